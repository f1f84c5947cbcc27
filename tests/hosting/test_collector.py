"""Whole rounds of the garbage collector wait until nobody is being answered, but not for ever."""

import asyncio
import gc
from collections.abc import AsyncIterator

import pytest

from bot import collector
from bot.collector import Collector, spare_the_collector


@pytest.fixture
async def rounds(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[int]]:
    made: list[int] = []
    monkeypatch.setattr(collector, "EACH", 0.01)
    monkeypatch.setattr(collector, "QUIET", 0.01)
    monkeypatch.setattr(gc, "collect", lambda: made.append(1))
    yield made


async def until(true: list[int], count: int) -> None:
    async with asyncio.timeout(10):
        while len(true) < count:
            await asyncio.sleep(0.005)


async def test_a_click_is_not_kept_waiting_by_the_collector(rounds: list[int]) -> None:
    idle = asyncio.Event()
    tidy = Collector(idle)
    tidy.start()
    await asyncio.sleep(0.1)
    assert not rounds, "somebody is being answered"
    idle.set()
    await until(rounds, 2)
    await tidy.stop()


async def test_it_comes_in_the_end_also_when_it_is_never_quiet(
    rounds: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "PATIENCE", 0.02)
    tidy = Collector(asyncio.Event())
    tidy.start()
    await until(rounds, 2)
    await tidy.stop()


def test_python_makes_no_whole_rounds_by_itself() -> None:
    before = gc.get_threshold()
    try:
        spare_the_collector()
        full = gc.get_stats()[2]["collections"]
        kept = [[[] for _ in range(100)] for _ in range(40_000)]  # enough for one with any usual threshold
        assert gc.get_stats()[2]["collections"] == full and len(kept) == 40_000
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
