"""Simulations, transcripts and generated tests follow child tables to the end of a campaign."""

from typing import Any

import pytest

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, random_player
from bot.trials.named_options import with_options
from bot.trials.simulate import simulate
from tests.rules.trek import TrekCampaign, Walk


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_a_simulated_campaign_ends_with_its_last_session(player: str) -> None:
    report = simulate(TrekCampaign(), 6, "trek", player=player)
    assert report.broken == [] and report.finished == 6 and report.results == {"home": 6}
    assert report.decisions["toy.bid"] > report.decisions["sequel.1-1"] > 0  # what is asked in the sessions counts too


def test_a_broken_rule_at_a_child_table_is_the_campaigns() -> None:
    game, walk = TrekCampaign(), Walk()
    walk.invariants = lambda state: ["on purpose"]  # type: ignore[method-assign]
    game.children = {"toy-walk": walk}
    report = simulate(game, 1, "trek")
    assert "on purpose" in report.broken[0]


def test_every_named_set_of_options_is_played() -> None:
    game = TrekCampaign()
    made = with_options(game, "one walk")
    assert simulate(made, 1, "trek").finished == 1 and made.options().walks == 1  # type: ignore[attr-defined]
    assert game.options().walks == 3
    with pytest.raises(KeyError):
        with_options(game, "a thousand walks")


def test_the_same_seed_gives_the_same_sessions() -> None:
    def whole() -> Any:
        run = Run.start(TrekCampaign(), b"same", 2)
        crowd = Crowd(random_player(b"same"), b"same")
        while not run.over:
            crowd.step(run)
        return run.state

    assert whole() == whole()
