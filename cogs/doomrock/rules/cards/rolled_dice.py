"""Dice that show a face, and where they may lie. Pure, only looks."""

from bot.rules.decision import Option, text
from cogs.doomrock.rules.reading.names import GLYPHS
from cogs.doomrock.rules.reading.sight import Sight
from cogs.doomrock.state import Die, HeroState

BOUND = ("lo", "st")
"""How the place of a die begins that is not rolled: locked or stolen."""


def rolled(hero: HeroState) -> list[Die]:
    """The dice that show a face and are not used up: idle or on an ability."""
    # `is_rolled`, without a call for each die
    return [die for die in hero.dice if die.face > 0 and die.where[0] in "ia"]


def lying(hero: HeroState, ability: str) -> list[Die]:
    """The dice that lie on an ability and may be spent."""
    where = f"ability:{ability}"
    return [die for die in hero.dice if die.where == where]


def free_slots(look: Sight, hero: HeroState, ability: str) -> int:
    """How many more dice an ability takes: a lock holds `slots`, the others any number (DR-8.5)."""
    card = look.content.abilities[ability]
    if card.symbol != "lock":
        return 99
    held = sum(die.card == ability for die in hero.dice if die.is_locked)
    return int(card.slots) - held - len(lying(hero, ability))


def with_room(look: Sight, hero: HeroState) -> tuple[str, ...]:
    """The abilities of a hero that take another die, whatever it shows, in printed order."""
    cards = look.content.abilities
    return tuple([a for a in hero.abilities if cards[a].symbol != "lock" or free_slots(look, hero, a) > 0])


def accepting(look: Sight, hero: HeroState, die: Die) -> list[str]:
    """The abilities that take this die, in printed order, the one it lies on left out."""
    cards = look.content.abilities
    here = die.card if die.is_on_ability else ""
    return [ability for ability in with_room(look, hero) if die.face in cards[ability].faces and ability != here]


def die_options(look: Sight, hero_id: str) -> list[Option]:
    return [Option(die.id, text("dr-option-die", die=GLYPHS[die.face])) for die in rolled(look.state.hero(hero_id))]
