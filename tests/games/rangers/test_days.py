"""Whole days of the small valley between house players: cards are conserved, nothing is ever less than none."""

import pytest

from bot.trials.simulate import simulate
from cogs.rangers import bundled_files, bundled_prose
from cogs.rangers.content.pack import load
from cogs.rangers.day_game import RangersDay
from tests.games.rangers.kit import game


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_days_run_from_morning_to_evening(player: str) -> None:
    """ER-3.1, ER-14.1: every day ends, for a reason of the rules, with no broken invariant; both presets take part."""
    report = simulate(game(), 16, "small valley", player=player).as_json()
    assert report["broken"] == []
    assert report["finished"] == 16
    assert set(report["results"]) <= {"exhausted", "injury", "camp", "story", "called"}


def test_days_run_on_the_bundled_valley() -> None:
    """ER-14.1: with its places, people and entries; house players that are partly random see most of it."""
    fern = RangersDay(load(bundled_files(), bundled_prose()))
    report = simulate(fern, 8, "the Fernreach", player="mixed").as_json()
    assert report["broken"] == []
    assert report["finished"] == 8
