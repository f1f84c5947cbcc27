"""House players of simulations: chance seldom gives up, and kinds of players take turns."""

from typing import Any

from bot.rules.decision import Option, text
from bot.rules.rng import Chance
from bot.trials import simulate as trials
from bot.trials.house import _mostly_harmless
from tests.rules.trek import Walk

STAY, LEAVE = Option("stay", text("a")), Option("leave", text("b"), destructive=True)


def test_chance_gives_up_once_in_a_while() -> None:
    chance, tries = Chance(b"x", {}), 600
    both = sum(len(_mostly_harmless(chance, [STAY, LEAVE], ["stay", "leave"])) == 2 for _ in range(tries))
    assert tries / 12 < both < tries / 4  # about once in six


def test_what_leaves_no_choice_is_not_held_back() -> None:
    chance = Chance(b"x", {})
    assert _mostly_harmless(chance, [LEAVE], ["leave"]) == ["leave"]
    assert not chance.counters  # and where nothing is destructive no dice are thrown for it
    assert _mostly_harmless(chance, [STAY], ["stay"]) == ["stay"] and not chance.counters


def test_each_kind_of_player_has_its_turn(monkeypatch: Any) -> None:
    seen: list[tuple[str, Any]] = []
    real = trials.play_one

    def noted(game: Any, name: str, seats: int, player: str, *rest: Any) -> Any:
        seen.append((player, rest[-1]))
        return real(game, name, seats, player, *rest)

    monkeypatch.setattr(trials, "play_one", noted)
    game = Walk()
    game.trial_opening = lambda number, seats: number if number % 2 else None  # type: ignore[method-assign]
    game.receive = lambda state, brings: None  # type: ignore[method-assign]
    report = trials.simulate(game, 4, "each", player=trials.EACH, openings=True)
    assert [player for player, _ in seen] == ["random", "mixed", "greedy", "random"]
    assert [brings for _, brings in seen] == [None, 1, None, 3]
    assert report.finished == 4
