"""Scenarios say which cards they show: every printed card is shown, and with its text taken away the scenario fails."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.trials.scenario_file import Scenario, read_scenarios, scenario_files
from bot.trials.shown import shown
from cogs import game_ids, load_game
from tests.games.altered.blanked import holds_without as altered_holds_without
from tests.games.doomrock.blanked import holds_without as doomrock_holds_without
from tests.games.evershade.blanked import holds_without as evershade_holds_without
from tests.games.near_and_far.blanked import holds_without as near_and_far_holds_without
from tests.games.rangers.blanked import holds_without as rangers_holds_without

FOLDER = Path(__file__).parents[1] / "scenarios"
HOLDS_WITHOUT: dict[str, Callable[[Scenario, str], bool]] = {
    "altered": altered_holds_without,
    "doomrock": doomrock_holds_without,
    "evershade": evershade_holds_without,
    "near_and_far": near_and_far_holds_without,
    "rangers": rangers_holds_without,
}
EVERY = 12
"""One of so many claims is tried in each run of the tests; all of them take minutes."""


def claims() -> list[tuple[str, Scenario, str]]:
    """A sample of (game, scenario, card that it shows)."""
    found = [
        (game_id, scenario, card)
        for game_id in HOLDS_WITHOUT
        for path in scenario_files([FOLDER / game_id])
        for scenario in read_scenarios(path)
        for card in scenario.shows
    ]
    return found[::EVERY]


@pytest.mark.parametrize(
    ("game_id", "scenario", "card"), [pytest.param(*claim, id=f"{claim[1].id}-{claim[2]}") for claim in claims()]
)
def test_without_the_card_it_fails(game_id: str, scenario: Scenario, card: str) -> None:
    assert not HOLDS_WITHOUT[game_id](scenario, card), f"{scenario.id} holds without {card}"


@pytest.mark.parametrize("game_id", game_ids())
def test_every_printed_card_is_shown_and_nothing_else(game_id: str) -> None:
    found = shown(load_game(game_id), FOLDER / game_id)
    assert (found.untested, found.unknown) == ((), ())
