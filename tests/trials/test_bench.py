"""The bench: against python-chess in turn, milliseconds told as on a known machine; clicks that are really stored."""

import builtins
from typing import Any

import pytest

from bot.trials import bench_click
from bot.trials.bench import CHESS_BASE, against_chess, chess_rate
from bot.ui.door import rights


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


@pytest.mark.parametrize("game_id", bench_click.CLICKED)
def test_a_measured_click_is_stored(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal is quick, too."""
    monkeypatch.setattr(bench_click, "WARMING", 0)
    measures = list(bench_click.click(game_id, 1))
    assert len(measures) == 4 and all(measure.value > 0 for measure in measures)
    monkeypatch.setattr(rights, "is_member", lambda *who: False)
    with pytest.raises(RuntimeError, match="not stored"):
        list(bench_click.click(game_id, 1))
