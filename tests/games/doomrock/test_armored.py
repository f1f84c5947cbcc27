"""Damage of the road is told as what armor leaves of it, and nobody is asked who takes nothing (DR-11.4, D-2)."""

import pytest

from bot.rules.kernel.run import Run
from cogs.doomrock.cog import surface
from cogs.doomrock.rules.map.actions import going
from cogs.doomrock.state import DoomrockState
from tests.games.doomrock.kit import act, asked, table, touch
from tests.games.doomrock.test_road_forms import parts

SURFACE = surface()
ARMOR = {"h0": "it.barrel", "h1": "it.plate"}


def tribunal(*armored: str, questions: str = "helpful") -> Run[DoomrockState]:
    """The badgers ask for 1 damage or a payment; some heroes wear armor."""
    run = table(2, script={"deck:wilderness": ["ev.badger_tribunal"]}, questions=questions)
    for one in armored:
        run.state.hero(one).equipped.append(ARMOR[one])
    touch(run)
    act(run, "explore")
    return run


def told(run: Run[DoomrockState]) -> list[str]:
    (request,) = [one for one in run.requests() if one.decision.key == "doomrock.event"]
    return [SURFACE.words.format(one.label, run.name_of, "en") for one in request.decision.options()]


def test_what_all_armor_stops_is_announced_as_nothing() -> None:
    assert told(tribunal())[0].startswith("Plead guilty → 1 damage, ")
    assert told(tribunal("h0"))[0].startswith("Plead guilty → 1 damage, ")
    assert told(tribunal("h0", "h1"))[0].startswith("Plead guilty → no damage, ")


@pytest.mark.parametrize(("questions", "is_asked"), [("helpful", False), ("useful", True)])
def test_nobody_is_asked_who_takes_nothing(questions: str, is_asked: bool) -> None:
    run = tribunal("h0", "h1", questions=questions)
    assert bool(parts(run, "a")) is is_asked
    run.choose(run.state.leader, "a")
    assert ("doomrock.which_hero" in asked(run)) is is_asked, "answers of running tables are stored"
    assert all(one.hp == one.max_hp for one in run.state.heroes)


def test_where_one_has_armor_each_says_what_gets_through() -> None:
    run = tribunal("h0")
    run.choose(run.state.leader, "a")
    (request,) = [one for one in run.requests() if one.decision.key == "doomrock.which_hero"]
    hints = {
        one.id: SURFACE.words.format(one.hint, run.name_of, "en") for one in request.decision.options() if one.hint
    }
    assert hints["h0"].endswith("; nothing gets through") and hints["h1"].endswith("; −1 hp")


def test_an_area_whose_loss_hurts_nobody_says_so() -> None:
    """DR-3.8: “The Snoring Giant lost → 1 damage”, with armor on everybody."""
    run = table(2)
    (giant,) = (one.id for one in run.game.content.areas.values() if any(e.do == "damage" for e in one.left_behind))
    run.state.row[0].card, run.state.row[0].secrets, run.state.place = giant, 2, 1
    said = SURFACE.words.format(going(run.state, run.game.content).label, run.name_of, "en")
    assert said.endswith("lost → 1 damage")
    for one, item in ARMOR.items():
        run.state.hero(one).equipped.append(item)
    said = SURFACE.words.format(going(run.state, run.game.content).label, run.name_of, "en")
    assert said.endswith("lost → no damage")
