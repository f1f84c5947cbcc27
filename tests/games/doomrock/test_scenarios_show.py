"""Scenarios say which cards they show; with the text of such a card taken away they must fail."""

from pathlib import Path

import pytest

from bot.trials.scenario_file import Scenario, read_scenarios, scenario_files
from bot.trials.shown import shown
from cogs.doomrock.game import game
from tests.games.doomrock.blanked import holds_without

FOLDER = Path(__file__).parents[2] / "scenarios" / "doomrock"
EVERY = 12
"""One of so many claims is tried in each run of the tests; all of them take minutes."""


def claims() -> list[tuple[Scenario, str]]:
    files = [path for path in scenario_files([FOLDER]) if path.name.startswith("cards_")]
    return [(scenario, card) for path in files for scenario in read_scenarios(path) for card in scenario.shows]


@pytest.mark.parametrize("place", range(0, len(claims()), EVERY))
def test_without_the_card_it_fails(place: int) -> None:
    scenario, card = claims()[place]
    assert not holds_without(scenario, card), f"{scenario.id} holds without {card}"


def test_every_printed_card_is_shown_and_nothing_else() -> None:
    found = shown(game(), FOLDER)
    assert not found.unknown
    assert not found.untested
