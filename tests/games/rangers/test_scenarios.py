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
