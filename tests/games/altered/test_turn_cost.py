"""What a turn may cost: its options are worked out once for each time that it is asked (`Play.decide`, `known`)."""

import pytest

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, random_player
from cogs import load_game
from cogs.altered.content.cards import Passive
from cogs.altered.rules import day, turn_form
from cogs.altered.rules.turn_options import options

GAME = load_game("altered")


def test_the_options_of_a_turn_are_worked_out_once_when_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def counted(*args: object) -> object:
        made.append(1)
        return options(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(day, "options", counted)
    monkeypatch.setattr(turn_form, "options", counted)
    run = Run.start(GAME, b"once", 2)
    crowd, turns = Crowd(random_player(b"once"), b"once"), 0
    while turns < 20:
        made.clear()
        crowd.step(run)
        if [one.decision.key for one in run.requests() if not one.anytime] == ["altered.turn"]:
            turns += 1
            assert len(made) <= 1


def test_a_passive_is_found_by_what_it_does() -> None:
    for printed in GAME.content.printed.values():
        found = [one for changes in printed.changes.values() for one in changes]
        assert sorted(path for path, _, _ in found) == sorted(path for path, _, _ in printed.passives)
        for kind, changes in printed.changes.items():
            field, _, keyword = kind.partition(" ")
            assert all(getattr(passive, field) for _, _, passive in changes)
            assert all(passive.keyword is None or passive.keyword.k == keyword for _, _, passive in changes)
    assert Passive(play_exhausted=True).kind == "play_exhausted"
