"""The acceptance scenarios of the rules (chapter 12), on the small valley; they move to those of all games when the
game is in the lobby."""

from pathlib import Path

import pytest

from bot.trials.scenario import run_scenario
from bot.trials.scenario_file import Scenario, read_scenarios, scenario_files
from cogs.rangers.day_game import RangersDay
from tests.games.rangers.kit import game

FILES = scenario_files([Path(__file__).parent / "scenarios"])
ENTRIES = [pytest.param(one, id=one.id) for path in FILES for one in read_scenarios(path)]


def small_valley(name: str, packs: dict[str, str] | None) -> RangersDay:
    assert (name, packs) == ("rangers", None)
    return game()


@pytest.mark.parametrize("scenario", ENTRIES)
def test_scenario(scenario: Scenario) -> None:
    assert run_scenario(scenario, small_valley) == []


AS_PUBLISHED = {"preset": "full", "turn_order": "clockwise", "exhaust_target": "yes"}
"""With the two settings of the preset that would change who is asked next, not what is proved."""
SAME = ("F3", "F5", "F5-place", "F6", "A8", "A9", "A10", "A11", "A12", "A12-past")


@pytest.mark.parametrize("name", SAME)
def test_what_differs_in_no_setting_is_the_same_as_published(name: str) -> None:
    """Rules 12: the others have a scenario of their own for the preset `full`."""
    (scenario,) = [one for path in FILES for one in read_scenarios(path) if one.id == name]
    given = scenario.given.model_copy(update={"options": {**scenario.given.options, **AS_PUBLISHED}})
    assert run_scenario(scenario.model_copy(update={"given": given}), small_valley) == []


def test_each_is_played_in_both_presets() -> None:
    """F1 to F7 and A1 to A13 of the rules."""
    names = {one.id for path in FILES for one in read_scenarios(path)}
    wanted = [*(f"F{n}" for n in range(1, 8)), *(f"A{n}" for n in range(1, 14))]
    assert [name for name in wanted if name not in names] == []
    assert all(f"{name}-full" in names for name in wanted if name not in SAME)
