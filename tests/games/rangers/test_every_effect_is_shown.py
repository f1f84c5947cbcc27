"""Each thing that a card does is noticed by a scenario: with that one taken away, one that shows the card fails."""

from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from bot.trials.scenario_file import Scenario, read_scenarios, scenario_files
from tests.games.rangers.blanked import changed, holds, parts, printed

FOLDER = Path(__file__).parents[2] / "scenarios" / "rangers"
EVERY = 24
"""One of so many is tried in each run of the tests; all of them take minutes."""


def showing() -> dict[str, list[Scenario]]:
    """Card -> the scenarios that show it."""
    found: dict[str, list[Scenario]] = defaultdict(list)
    for path in scenario_files([FOLDER]):
        for scenario in read_scenarios(path):
            for card_id in scenario.shows:
                found[card_id].append(scenario)
    return found


SHOWING = showing()
PARTS = [(card_id, name, card) for card_id, whole in printed().items() for name, card in parts(whole)]


@pytest.mark.parametrize(
    ("card_id", "card"),
    [pytest.param(card_id, card, id=f"{card_id}-{name}") for card_id, name, card in PARTS if card_id in SHOWING][
        ::EVERY
    ],
)
def test_without_it_a_scenario_fails(card_id: str, card: Any) -> None:
    made = changed(card_id, card)
    assert any(not holds(scenario, made) for scenario in SHOWING[card_id]), "nobody notices"
