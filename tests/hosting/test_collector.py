"""Whole rounds of the garbage collector wait until nobody is being answered, but not for ever."""

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot import installed, waykeeper
from bot.app import make_bot
from bot.collector import AT_LAST, EACH, Collector, spare_the_collector, uncollected
from bot.settings import Settings
from tests.simcord_world import simcord_world


@pytest.fixture(scope="module", autouse=True)
def again_set_aside() -> Iterator[None]:
    """As `tests/conftest.py` has it: these tests take it back."""
    yield
    gc.collect()
    gc.freeze()


@pytest.fixture
def rounds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    made: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: made.append(1))
    return made


def test_a_click_is_not_kept_waiting_by_the_collector(rounds: list[int]) -> None:
    collector = Collector()
    for _ in range(EACH + 1):
        collector.ended(False)
    assert not rounds, "somebody is being answered"
    collector.ended(True)
    assert len(rounds) == 1
    for _ in range(EACH - 1):
        collector.ended(True)
    assert len(rounds) == 1
    collector.ended(True)
    assert len(rounds) == 2


def test_it_comes_in_the_end_also_when_it_is_never_quiet(rounds: list[int]) -> None:
    collector = Collector()
    for _ in range(AT_LAST):
        collector.ended(False)
    assert len(rounds) == 1


def test_python_makes_no_whole_rounds_by_itself() -> None:
    before = gc.get_threshold()
    try:
        spare_the_collector()
        full = gc.get_stats()[2]["collections"]
        kept: list[Any] = [[[] for _ in range(100)] for _ in range(40_000)]  # enough for one with any usual threshold
        assert gc.get_stats()[2]["collections"] == full and len(kept) == 40_000
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


def test_what_is_loaded_is_not_looked_through_as_it_grows_and_the_collector_is_back_afterwards() -> None:
    assert gc.isenabled()
    with pytest.raises(ValueError, match="a broken pack"), uncollected():
        assert not gc.isenabled()
        with uncollected():
            pass
        assert not gc.isenabled(), "whoever loads within a load does not end it"
        raise ValueError("a broken pack")
    assert gc.isenabled()


def test_what_was_loaded_is_set_aside_until_the_start_is_over() -> None:
    try:
        gc.unfreeze()
        with uncollected():
            cards = [[] for _ in range(1_000)]  # type: ignore[var-annotated]
        assert gc.get_freeze_count() >= len(cards)
        assert not any(one is cards for one in gc.get_objects()), "no round looks through it"
    finally:
        gc.unfreeze()


async def test_a_start_loads_without_it_and_then_spares_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def load(packs: Path | None) -> list[Any]:
        done.append(f"loaded, collector: {gc.isenabled()}")
        return []

    monkeypatch.setattr(installed, "uncollected", uncollected)
    monkeypatch.setattr(installed, "_surfaces", load)
    monkeypatch.setattr(waykeeper, "spare_the_collector", lambda: done.append("spared"))
    async with simcord_world(lambda: make_bot(Settings(_env_file=None, data_dir=tmp_path))):
        assert done == ["loaded, collector: False", "spared"]
