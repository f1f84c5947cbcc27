"""The bench: against python-chess in turn, milliseconds told as on a known machine; clicks that are really stored."""

import builtins
import gc
import logging
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from bot import collector
from bot.commands.bench import BY_NAME_ONLY, sections
from bot.installed import load_surfaces
from bot.trials import bench, bench_click, bench_start, bench_store, bench_tables
from bot.trials.bench import CHESS_BASE, against_chess, chess_rate
from bot.ui.door import rights


@pytest.fixture(scope="module", autouse=True)
def cheap_rounds() -> Iterator[None]:
    """How quick things are is not asked here: the collector, called before each measure, need not look through what
    earlier tests have loaded, nor a bench set aside anew what `tests/conftest.py` has set aside."""
    gc.collect()
    gc.freeze()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(collector, "spare_the_collector", lambda: None)
        yield


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
    for name, value in (("WARMING", 0), ("AT_ONCE", 2), ("CROWDS", 1)):
        monkeypatch.setattr(bench_click, name, value)
    measures = list(bench_click.click(game_id, 1))
    assert len(measures) == 3 and all(measure.value > 0 for measure in measures)
    monkeypatch.setattr(rights, "is_member", lambda *who: False)
    with pytest.raises(RuntimeError, match="not stored"):
        list(bench_click.click(game_id, 1))
    with pytest.raises(RuntimeError, match="not stored"):  # those that come together as well
        list(bench_click.click(game_id, 0))


# ---------------------------------------------------------------- what a bench prints


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every count of a bench made small: what is asked here is not how quick things are."""
    for module, name, value in (
        (bench, "REPEATS", 1),
        (bench, "GAMES", 1),
        (bench, "TABLES", 1),
        (bench, "CHOICES", 40),
        (bench, "FAR", 60),
        (bench, "CHESS_MOVES", 30),
        (bench_start, "RUNS", 1),
        (bench_start, "FACTS", 9_000),
        (bench_start, "PROSE", 10_000),
        (bench_click, "WARMING", 0),
        (bench_click, "AT_ONCE", 2),
        (bench_click, "CROWDS", 1),
        (bench_tables, "BOARDS", 3),
        (bench_tables, "FEW", 2),
        (bench_tables, "MANY", 60),
    ):
        assert hasattr(module, name)
        monkeypatch.setattr(module, name, value)


def test_whatever_is_drawn_is_measured() -> None:
    """Campaigns among them: a party on its track and a map of the valley are boards as well."""
    drawn = {surface.id for surface in load_surfaces() if surface.has_pictures}
    assert {name.removesuffix("-pictures") for name in sections() if name.endswith("-pictures")} == drawn
    assert drawn >= {"doomrock", "evershade-campaign", "rangers-campaign"}


SHORT = {
    **{bench_click.section_of(game): partial(bench_click.click, game, 1) for game in bench_click.CLICKED},
    "store": partial(bench_store.store, None, 0.3),
}
"""Sections whose length is an argument."""


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("name", [name for name in sections() if name not in BY_NAME_ONLY])
def test_a_bench_measures_without_a_word_of_trouble(
    name: str, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    """What is answered with "I am having trouble" is quick or slow for the wrong reason."""
    assert list(SHORT.get(name, sections()[name])())
    out, err = capfd.readouterr()
    assert "Traceback" not in out + err
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.usefixtures("brief")
def test_trouble_within_a_click_is_seen(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """The test above can fail: a stand-in that lacks something leaves a traceback in the log."""

    def lacking(self: Any) -> bool:
        raise AttributeError("lacking")

    monkeypatch.setattr(bench_click._Client, "is_closed", lacking)
    list(bench_click.click("altered", 1))
    assert any(record.exc_info and "lacking" in str(record.exc_info[1]) for record in caplog.records)
