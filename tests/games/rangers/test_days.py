"""Whole days of the small valley between house players: cards are conserved, nothing is ever less than none."""

import pytest

from bot.trials.simulate import simulate
from tests.games.rangers.kit import game


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_days_run_from_morning_to_evening(player: str) -> None:
    """ER-3.1, ER-14.1: every day ends, for a reason of the rules, with no broken invariant; both presets take part."""
    report = simulate(game(), 16, "small valley", player=player).as_json()
    assert report["broken"] == []
    assert report["finished"] == 16
    assert set(report["results"]) <= {"exhausted", "injury", "camp", "story", "called"}
