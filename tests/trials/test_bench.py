"""The bench against python-chess: measured in turn, and milliseconds told as on a known machine."""

import builtins
from typing import Any

import pytest

from bot.trials.bench import CHESS_BASE, against_chess, chess_rate


def test_the_ratio_is_of_pairs_and_times_are_scaled() -> None:
    twice = [2.0 * CHESS_BASE] * 3
    ratio, rebuild = against_chess("x", [CHESS_BASE * 1.0, CHESS_BASE * 1.4, CHESS_BASE * 9.0], twice, 0.004, 0.67)
    assert (ratio.value, ratio.met, rebuild.value, rebuild.met) == (0.7, True, 8.0, True)
    ratio, rebuild = against_chess("x", [CHESS_BASE * 1.0] * 3, twice, 0.006, 0.67)
    assert (ratio.value, ratio.met, rebuild.value, rebuild.met) == (0.5, False, 12.0, False)


def test_without_python_chess_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *args: Any) -> Any:
        if name == "chess":
            raise ImportError
        return real(name, *args)

    monkeypatch.setattr(builtins, "__import__", without)
    assert chess_rate() is None
    (only,) = against_chess("x", [1.0], [], 0.1, 0.67)
    assert "not installed" in only.name and only.met is None
