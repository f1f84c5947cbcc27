"""The disk is full or fails at each single operation of a click: refused in one sentence, or done; nothing between."""

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.tables.model.errors import DatabaseError, StoreFailure, StoreUnsure
from bot.tables.service import Tables
from tests.crash.disk import FAULTS, Disk, use, use_none
from tests.crash.party import Click, url
from tests.tables.play import ADA, clicks, new_table, open_tables, snapshot


@pytest.fixture
async def opened(path: Path, disk: Disk) -> AsyncIterator[Tables]:
    tables = await open_tables(path)
    yield tables
    disk.heal()
    await tables.close()


@pytest.fixture
def disk() -> Iterator[Disk]:
    with use(Disk()) as made:
        yield made


class TableKeeper:
    """One table on a disk that can fail. `after_a_kill` is what another process would find now."""

    def __init__(self, tables: Tables, path: Path, table: str) -> None:
        self.tables, self.path, self.table = tables, path, table
        self.clicks = 0

    async def now(self) -> dict[str, Any]:
        return await self.tables.keeper.look(self.table, snapshot)

    async def some_click(self) -> Click:
        """The next click; a table that is over makes room for a new one."""
        possible = await self.tables.keeper.look(self.table, clicks)
        if not possible:
            self.table = await new_table(self.tables, 10 + self.clicks, rounds=9, clock_hours=24)
            possible = await self.tables.keeper.look(self.table, clicks)
        return possible[0]

    async def press(self, click: Click) -> dict[str, Any]:
        self.clicks += 1
        await self.tables.playing.choose(self.table, *click, interaction=self.clicks)
        return await self.now()

    async def after_a_kill(self) -> dict[str, Any]:
        folder = self.path.parent / f"killed-{self.clicks}"
        folder.mkdir(exist_ok=True)
        for ending in ("", "-wal"):
            source = self.path.with_name(self.path.name + ending)
            if source.exists():
                shutil.copyfile(source, folder / source.name)
        with use_none():
            tables = await open_tables(folder / self.path.name)
            try:
                return await tables.keeper.look(self.table, snapshot)
            finally:
                await tables.close()
                shutil.rmtree(folder)


@pytest.mark.parametrize("sticky", [False, True], ids=["once", "on"])
@pytest.mark.parametrize(
    ("kind", "checkpoint"),
    [("write", 1), ("full", 1), ("sync", 1), ("truncate", 1), ("read", 1000)],
    ids=["write", "full", "sync", "truncate", "read"],
)
async def test_a_click_on_a_failing_disk(
    opened: Tables, path: Path, disk: Disk, kind: str, sticky: bool, checkpoint: int
) -> None:
    """checkpoint: with 1, each click also carries the log over into the file and begins the log anew."""
    tables = opened
    desk = TableKeeper(tables, path, await new_table(tables, rounds=9, clock_hours=24))
    await tables.database.read(lambda c: c.exec_driver_sql(f"PRAGMA wal_autocheckpoint={checkpoint}").close())
    refused = unsure = 0
    for at in range(1, 150, 4 if sticky else 1):  # once: each single one
        click = await desk.some_click()
        before = await desk.now()
        if kind == "read":
            tables.keeper.memory.clear()
            await tables.database.read(lambda c: c.exec_driver_sql("PRAGMA shrink_memory").close())
        disk.fail(kind, at, sticky)
        try:
            after = await desk.press(click)
        except StoreFailure as failure:
            assert disk.failed, "nothing failed, and yet it was refused"
            refused += 1
            unsure += isinstance(failure, StoreUnsure)
            found = await desk.after_a_kill()
            if isinstance(failure, StoreUnsure):
                assert found["info"].version in (before["info"].version, before["info"].version + 1)
            else:
                assert found == before, "refused, and yet it happened"
            disk.heal()
            assert await desk.now() == before
            after = await desk.press(click)  # there is room again
            assert after["info"].version == before["info"].version + 1
            assert await desk.after_a_kill() == after
            continue
        if not disk.failed:
            break
        disk.heal()
        assert await desk.after_a_kill() == after, "acknowledged, and yet it is not there"
    else:
        raise AssertionError("it never got through")
    disk.heal()
    assert await desk.after_a_kill() == after
    assert refused or (kind == "truncate")
    assert bool(unsure) == (sticky and kind in ("write", "sync", "full") and bool(refused))


async def test_a_move_whose_sync_failed_does_not_come_back(opened: Tables, path: Path, disk: Disk) -> None:
    """All of it is in the log, only the sync failed: it is wiped out before the player is told "not stored"."""
    tables = opened
    desk = TableKeeper(tables, path, await new_table(tables))
    click, before = await desk.some_click(), await desk.now()
    disk.fail("sync", 1)
    with pytest.raises(StoreFailure) as refusal:
        await desk.press(click)
    assert refusal.value.text.key == "refused-store"
    assert await desk.after_a_kill() == before
    disk.fail("sync", 1, then="full")
    with pytest.raises(StoreUnsure) as doubt:
        await desk.press(click)
    assert doubt.value.text.key == "refused-store-unsure"
    assert (await desk.after_a_kill())["info"].version == before["info"].version + 1, "the case there is doubt about"
    with pytest.raises(StoreUnsure):
        await desk.press(click)
    disk.heal()
    assert await desk.now() == before
    await tables.close()
    reopened = await open_tables(path)
    assert await reopened.keeper.look(desk.table, snapshot) == before, "a proper end wipes it out too"
    await reopened.close()


async def test_a_new_table_on_a_full_disk(opened: Tables, disk: Disk) -> None:
    tables = opened
    for at in range(1, 100):
        disk.fail("full", at)
        try:
            made = await tables.lobby.create("toy", 1, 5, ADA, name="Ada")
            break
        except StoreFailure:
            assert await tables.index.by_channel(5) is None and await tables.index.all_tables() == []
    assert at > 3 and (await tables.keeper.get(made.info.id)).status == "lobby"


@pytest.mark.parametrize("kind", FAULTS)
async def test_opening_on_a_failing_disk_is_one_sentence(path: Path, disk: Disk, kind: str) -> None:
    """Each operation of opening fails in turn: either it is open, or whoever runs the bot is told; then it opens."""
    told = 0
    for at in (*range(1, 40), *range(40, 400, 20)):
        disk.fail(kind, at)
        try:
            tables = await Tables.open(url(path), [])
        except DatabaseError as error:
            told += 1
            assert path.name in str(error) and "Nothing was changed" in str(error)
            continue
        finally:
            failed = disk.failed
            disk.heal()
        await tables.close()
        if not failed:
            break
    else:
        raise AssertionError("it never opened")
    assert told or kind in ("write", "full", "truncate", "delete", "sync")


async def test_no_shared_memory_is_one_sentence(path: Path) -> None:
    path.with_name(path.name + "-shm").mkdir()
    with pytest.raises(DatabaseError, match=r"cannot be opened.*Nothing was changed"):
        await open_tables(path)
    path.with_name(path.name + "-shm").rmdir()
    await (await open_tables(path)).close()
