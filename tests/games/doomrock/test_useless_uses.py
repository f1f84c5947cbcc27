"""What would do nothing is no button, and no die is laid where nobody will be (DR-1.7, E-11); running tables go on as
they began."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.rules.kernel.run import Run
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.rules.cards.laying import best_plan
from cogs.doomrock.rules.cards.rolled_dice import rolled
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.refusals import refusal
from cogs.doomrock.state import DANGER, NEEDED, REACH, Die, DoomrockOptions, DoomrockState
from tests.games.doomrock.battle_table import asked, enemy, field, hero, lay

GAME, SURFACE = game(), surface()
RUNNING = DoomrockOptions(questions=NEEDED)


def swinging(beside: Sequence[str], options: DoomrockOptions | None = None) -> Run[Any]:
    """A Brawler with a die on a card that hits all beside it, and one on another card."""

    def edit(state: DoomrockState) -> None:
        state.hero("h0").heroism = 2
        lay(state, "h0", swing_furniture=4, bellow=3)

    rest = [one for one in ("e1", "e2") if one not in beside]
    brawler = hero(0, "brawler", "ab.swing_furniture", "ab.bellow")
    foes = [enemy(1, "boss", 9), enemy(2)]
    return field([brawler], foes, [["h0", *beside], *([one] for one in rest)], edit=edit, options=options)


def possible(run: Run[Any]) -> dict[str, bool]:
    """Each use that is offered or refused."""
    return {one.id[3:]: one.refused is None for one in asked(run, "doomrock.act").options(run) if ":" in one.id}


@pytest.mark.parametrize("beside", [(), ("e2",)])
def test_a_blow_at_all_beside_is_offered_where_there_is_somebody(beside: Sequence[str]) -> None:
    """*Swing the Furniture* with nobody there was a button, and a boost for it as well."""
    run = swinging(beside)
    assert possible(run) == {"ab.swing_furniture": bool(beside), "ab.bellow": True}
    assert all(possible(swinging(beside, RUNNING)).values()), "answers of running tables are stored"
    why = refusal(run.state, GAME.content, 0, asked(run, "doomrock.act"), "h0:ab.swing_furniture")
    words = None if why is None else SURFACE.words.format(why, GAME.name_of, "en")
    assert words == (None if beside else "Swing the Furniture has nobody to aim at right here.")


@pytest.mark.parametrize(("hp", "marks", "heroism"), [(6, 0, 0), (5, 0, 0), (6, 1, 0)])
def test_what_only_mends_is_offered_while_something_is_missing(hp: int, marks: int, heroism: int) -> None:
    def edit(state: DoomrockState) -> None:
        one = state.hero("h0")
        one.max_hp, one.hp, one.heroism, one.expose = 6, hp, heroism, ["blank"] * marks
        lay(state, "h0", only_a_scratch=2, haymaker=5)

    run = field([hero(0, "brawler", "ab.only_a_scratch")], [enemy(1, "boss", 9)], [["h0", "e1"]], edit=edit)
    assert possible(run)["ab.only_a_scratch"] is (hp < 6 or marks > 0)
    if not possible(run)["ab.only_a_scratch"]:
        refused = {one.id: one.refused for one in asked(run, "doomrock.act").options(run)}
        why = refused["h0:ab.only_a_scratch"]
        assert why is not None
        said = SURFACE.words.format(why, GAME.name_of, "en")
        assert said == "Only a Scratch would do nothing: Brawler has nothing to heal."


def laid(place: Sequence[Sequence[str]], weights: Any, *cards: str, foes: int = 1) -> set[str]:
    """Where a 4 would lie of a quiet hero with these cards, beside a loud one whom the only boss strikes."""
    enemies = [enemy(1, "boss", 9), *(enemy(2 + n) for n in range(foes))]
    run = field([hero(0, "sneak"), hero(1, "brawler")], enemies, place, options=DoomrockOptions(weights=weights))
    battle, sneak = run.state.battle, run.state.hero("h0")
    assert battle is not None
    battle.step = "roll"
    sneak.abilities = list(cards)
    sneak.dice = [Die("d0", 4, "idle")]
    return set(best_plan(Look(run.state, GAME.content), sneak, rolled(sneak)).values())


def test_no_die_is_laid_on_a_blow_for_which_nobody_will_be_there() -> None:
    """*Swing the Furniture* counted the same with nobody beside and nobody to come; the blessing got no die."""
    cards = ("ab.swing_furniture", "ab.tedious_blessing")
    alone = [["h0"], ["h1", "e1"]]
    assert laid(alone, REACH, *cards, foes=0) == {"ab.tedious_blessing"}
    assert laid(alone, DANGER, *cards, foes=0) == {"ab.swing_furniture"}, "tables that have begun with that go on"
    beside = [["h0", "e2"], ["h1", "e1"]]
    assert laid(beside, REACH, "ab.swing_furniture", "ab.calm_down") == {"ab.swing_furniture"}


def test_no_die_is_laid_on_a_card_for_another_hero_when_there_is_none() -> None:
    run = field([hero(0, "sneak")], [enemy(1, "boss", 9), enemy(2)], [["h0", "e2"], ["e1"]])
    sneak = run.state.hero("h0")
    assert run.state.battle is not None
    run.state.battle.step = "roll"
    sneak.abilities, sneak.dice = ["ab.my_man", "ab.swing_furniture"], [Die("d0", 4, "idle")]
    look = Look(run.state, GAME.content)
    assert best_plan(look, sneak, rolled(sneak)) == {"d0": "ab.swing_furniture"}
