"""Writers that wait for each other, at a database that stores when the test says so: whose patience ends when."""

import asyncio
from collections.abc import Callable

import pytest
import sqlalchemy as sa

from bot.tables.store.database import Database, Entry, Job


class SlowDatabase(Database):
    """Each transaction waits until `go` is released once. begun: what is being stored, transaction by transaction."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Semaphore(0)
        self.begun: list[list[Entry[object]]] = []

    async def _transact(self, batch: list[Entry[object]]) -> None:
        self.begun.append(batch)
        await self.go.acquire()
        for entry in batch:
            entry.result = entry.job(None)  # type: ignore[arg-type]
            entry.stored = True


def job(stored: list[str], name: str) -> Job[str]:
    def write(connection: sa.Connection) -> str:
        stored.append(name)
        return name

    return write


async def until(true: Callable[[], bool]) -> None:
    for _ in range(50):
        if true():
            return
        await asyncio.sleep(0)
    raise AssertionError("it never comes to that")


class Hours:
    """Lets seconds pass for whoever waits in this loop, at once."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        loop = asyncio.get_running_loop()
        plain, self.passed = loop.time, 0.0
        patch.setattr(loop, "time", lambda: plain() + self.passed)

    async def wait(self, seconds: float) -> None:
        self.passed += seconds
        for _ in range(5):
            await asyncio.sleep(0)


async def test_who_has_waited_for_too_long_is_refused_and_never_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    database, stored, hours = SlowDatabase(), list[str](), Hours(monkeypatch)
    first = asyncio.ensure_future(database.write(job(stored, "first")))
    await until(lambda: len(database.begun) == 1)
    database.patience = 900.0
    late = asyncio.ensure_future(database.write(job(stored, "late")))
    await hours.wait(0)
    await hours.wait(800)
    assert not late.done()
    await hours.wait(200)
    assert late.done()
    with pytest.raises(sa.exc.TimeoutError):
        await late
    database.go.release()
    assert await first == "first"
    database.go.release()
    assert await database.write(job(stored, "next")) == "next"
    assert stored == ["first", "next"]


async def test_who_is_being_stored_when_patience_ends_hears_what_became_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refused, it would be done all the same; and the turn is still somebody else's."""
    database, stored, hours = SlowDatabase(), list[str](), Hours(monkeypatch)
    first = asyncio.ensure_future(database.write(job(stored, "first")))
    await until(lambda: len(database.begun) == 1)
    second = asyncio.ensure_future(database.write(job(stored, "second")))
    await asyncio.sleep(0)
    database.patience = 900.0
    third = asyncio.ensure_future(database.write(job(stored, "third")))
    await hours.wait(0)
    database.go.release()
    await first
    await until(lambda: len(database.begun) == 2)
    assert len(database.begun[1]) == 2, "both at once"
    await hours.wait(1000)
    assert not third.done()
    database.patience = None
    fourth = asyncio.ensure_future(database.write(job(stored, "fourth")))
    await hours.wait(0)
    assert len(database.begun) == 2, "one after the other"
    database.go.release()
    database.go.release()
    assert list(await asyncio.gather(second, third, fourth)) == ["second", "third", "fourth"]
    assert stored == ["first", "second", "third", "fourth"]


async def test_who_gives_up_before_their_turn_is_not_stored_later() -> None:
    database, stored = SlowDatabase(), list[str]()
    first = asyncio.ensure_future(database.write(job(stored, "first")))
    await until(lambda: len(database.begun) == 1)
    gone = asyncio.ensure_future(database.write(job(stored, "gone")))
    await asyncio.sleep(0)
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    database.go.release()
    assert await first == "first"
    database.go.release()
    assert await database.write(job(stored, "next")) == "next"
    assert stored == ["first", "next"]
