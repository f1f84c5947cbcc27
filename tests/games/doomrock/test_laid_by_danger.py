"""What the advice lays dice by: whom a card can be aimed at, who is struck, and whose turn a stun takes (`weights`)."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.rules.decision import Text
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.house.last_blows import aim
from cogs.doomrock.rules.cards.activation import aimed_with, with_chances
from cogs.doomrock.rules.cards.laying import best_plan
from cogs.doomrock.rules.cards.rolled_dice import rolled
from cogs.doomrock.rules.cards.worth import use_of
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.names import character_option
from cogs.doomrock.rules.reading.sight import Context, limit_key
from cogs.doomrock.state import DANGER, PLAIN, Die, DoomrockOptions, HeroState
from tests.games.doomrock.battle_table import enemy, field, hero

GAME, SURFACE = game(), surface()


def said(words: Text) -> str:
    return SURFACE.words.format(words, GAME.name_of, "en", label=True)


def fight(fighter: HeroState, faces: Sequence[int] = (), *, now: str = "initiative", weights: Any = DANGER) -> Look:
    """A hero among two minions, and a boss with a blow of 3 apart from them."""
    foes = [enemy(1), enemy(2), enemy(3, "boss", 20, dmg=3)]
    options = DoomrockOptions(weights=weights)
    state = field([fighter], foes, [["h0", "e1", "e2"], ["e3"]], options=options).state
    assert state.battle is not None
    state.battle.step = now
    state.heroes[0].dice = [Die(f"d{n}", face, "idle") for n, face in enumerate(faces)]
    return Look(state, GAME.content)


def test_no_dice_are_laid_for_a_card_whose_target_nobody_is() -> None:
    """*Obvious Target* wants somebody exposed; two dice lay on it, and it could not be used."""

    def laid(weights: Any) -> set[str]:
        archer = hero(0, "archer", "ab.obvious_target", "ab.haymaker")
        look = fight(archer, (3,), now="roll", weights=weights)
        archer.abilities = ["ab.obvious_target", "ab.oi_you", "ab.maneuver"]
        return set(best_plan(look, archer, rolled(archer)).values())

    assert "ab.obvious_target" not in laid(DANGER)
    assert "ab.obvious_target" in laid(PLAIN), "tables that have begun with that go on with it"


def test_a_shield_is_worth_most_to_who_would_fall_without_it() -> None:
    def worth(hp: int, shields: int = 0, weights: Any = DANGER) -> float:
        look = fight(hero(0, "brawler", "ab.bellow"), now="roll", weights=weights)
        look.state.heroes[0].hp, look.state.heroes[0].shields = hp, shields
        return use_of(look, look.state.heroes[0], "ab.bellow")

    assert worth(3) > worth(7) > worth(7, 9), "5 can hit: who has 3 falls, who has 9 shields wants no more"
    assert worth(7, 9, PLAIN) == worth(7, 0, PLAIN)


@pytest.mark.parametrize(("spent", "whom"), [(False, "e3"), (True, "e1")])
def test_a_stun_is_for_the_boss_and_not_for_a_minion_that_falls(spent: bool, whom: str) -> None:
    """*Sudden Audit* stuns once in a battle, and the advice stunned a minion that fell by the blow."""
    look = fight(hero(0, "templar", "ab.sudden_audit"))
    card, templar = GAME.content.abilities["ab.sudden_audit"], look.state.heroes[0]
    context = Context(card.id, "h0", 0, range=card.range)
    if spent:
        effect = next(one for one in card.effects if one.do == "status")
        look.state.limits[limit_key(look, effect, context)] = 1
    assert aim(look, templar, card, ["e1", "e2", "e3"]) == whom
    labels = {one: said(with_chances(look, card, context, character_option(look, one)).label) for one in ("e1", "e3")}
    assert labels["e3"].endswith(" · it skips its turn") is not spent, "the button says what it brings"
    assert "skips" not in labels["e1"], "it falls"
    whole = aimed_with(look, card, context, "e3", [])
    assert whole is not None and said(whole).endswith(" · it skips its turn") is not spent
