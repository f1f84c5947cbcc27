"""The worked examples of the rules, played on the small map that they are told of."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.rules.kernel.game import Game
from bot.trials.scenario import run_scenario
from bot.trials.scenario_file import Scenario, read_scenarios
from cogs.near_and_far import bundled_files, bundled_prose
from cogs.near_and_far.content.pack import load
from cogs.near_and_far.game import NearAndFar

FOLDER = Path(__file__).parent / "fx"


@cache
def small_game() -> Game[Any]:
    """Near and Far with one more map, `fx`."""
    small = (FOLDER / "map.yaml").read_text(encoding="utf-8")
    return NearAndFar(load({**bundled_files(), "near_and_far/maps/fx.yaml": small}, bundled_prose()))


@pytest.mark.parametrize("scenario", read_scenarios(FOLDER / "examples.yaml"), ids=lambda one: one.id)
def test_the_worked_examples(scenario: Scenario) -> None:
    assert run_scenario(scenario, lambda game_id, packs: small_game()) == []
