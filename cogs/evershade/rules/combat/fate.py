"""Fate and the divinum dice, which everything else in a combat uses (LE-5.6, LE-6)."""

from cogs.evershade.rules.character.growing import divinum_dice
from cogs.evershade.rules.company.allies import gain_hp
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.state import Character


def roll_divinum(play: CombatPlay, hero: Character) -> int:
    """LE-5.6: the sum of all divinum dice. LE-25.9: of a partner, and of whoever else belongs to somebody, it is the
    owner's divinum."""
    who = play.state.hero(hero.owner) if hero.kind else hero
    return sum(play.roll(f"div:{who.id}", 1, die)[0] for die in divinum_dice(who.div_step))


def gain_fate(play: CombatPlay, hero: Character, n: int) -> None:
    """LE-1.3, LE-6.6: as much as the pool has. LE-25.2: for a companion each is 1 HP, and none is taken."""
    if hero.kind:
        gain_hp(play, hero, n)
        return
    got = min(n, play.state.fate)
    play.state.fate -= got
    hero.fate += got
    if got:
        play.say("evershade-fate", who=f"@{hero.id}", n=got)


def pay_fate(play: CombatPlay, hero: Character, n: int) -> None:
    """LE-2.1: what is paid returns to the pool."""
    hero.fate -= n
    play.state.fate += n
