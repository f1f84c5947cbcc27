"""A database that is exchanged under the running bot: no move is told as stored that is gone at the next start."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.rules.rng import Chance
from bot.tables.model import errors
from bot.tables.store import care, file_identity
from tests.simcord_world import simcord_world
from tests.tables.play import ADA, BEN, new_table, open_tables, play_on
from tests.ui.asker import toy_surface
from tests.ui.test_asking_on_discord import Maker, maker
from tests.ui.test_trouble import begun

__all__ = ["maker"]
Deed = Callable[[Path, Path], object]


def _renamed_over(path: Path, other: Path) -> None:
    other.replace(path)


def _copied_over(path: Path, other: Path) -> None:
    shutil.copyfile(other, path)


def _log_exchanged(path: Path, other: Path) -> None:
    log = path.with_name(path.name + "-wal")
    shutil.copyfile(log, other)
    other.replace(log)


def _mounted_over(path: Path, other: Path) -> None:
    """What a mount looks like from inside: another folder under the same name."""
    path.parent.rename(path.parent.with_name("under"))
    path.parent.mkdir()
    shutil.copyfile(path.parent.with_name("under") / other.name, path)


DEEDS: dict[str, Deed] = {
    "another file of that name": _renamed_over,
    "a backup copied over it": _copied_over,
    "emptied": lambda path, other: path.write_bytes(b""),
    "deleted": lambda path, other: path.unlink(),
    "log deleted": lambda path, other: path.with_name(path.name + "-wal").unlink(),
    "log exchanged": _log_exchanged,
    "folder renamed": lambda path, other: path.parent.rename(path.parent.with_name("elsewhere")),
    "mounted over": _mounted_over,
}
KEPT = {"another file of that name", "deleted", "mounted over"}


@pytest.mark.parametrize("settled", [file_identity.SETTLED, -1.0])
@pytest.mark.parametrize("deed", DEEDS)
async def test_a_move_is_not_told_as_stored_when_the_file_is_another(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deed: str, settled: float
) -> None:
    """settled: -1 is a folder in which nothing has happened for long."""
    monkeypatch.setattr(file_identity, "SETTLED", settled)
    home = tmp_path / "home"
    home.mkdir()
    place = home / "tables.db"
    shutil.copyfile(path, place)
    tables = await open_tables(place)
    table = await new_table(tables, rounds=9)
    other = care.backup(place, home / "earlier.db")
    await play_on(tables, table, Chance(b"exchange", {}), 6)
    version = (await tables.keeper.get(table)).version
    lost: list[str] = []
    tables.keeper.on_lost = lambda gone, why: lost.append(why)

    DEEDS[deed](place, other)
    await _refused(tables.playing.choose, tables, table)
    assert len(lost) == 1 and lost[0].count("while the bot was running") == 1 and str(place) in lost[0]
    with pytest.raises((errors.NotOwner, errors.StoreFailure)):
        await tables.keeper.get(table)
    await tables.close()

    kept = sorted(place.parent.glob("*.before-exchange-1"))
    assert bool(kept) == (deed in KEPT) and all(str(one) in lost[0] for one in kept)
    if kept:  # all that was told is there
        assert kept[0].stat().st_mode & 0o777 == 0o600
        care.restore(kept[0], place)
    elif deed == "folder renamed":
        place = tmp_path / "elsewhere" / "tables.db"
    if deed in KEPT | {"folder renamed", "log deleted", "log exchanged"}:
        again = await open_tables(place)
        assert (await again.keeper.get(table)).version == version
        await again.close()


async def test_a_commit_looks_at_no_file_that_it_writes(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look at the log's times would make each write to it dearer; the file is written by checkpoints only."""
    monkeypatch.setattr(file_identity, "SETTLED", -1.0)
    tables = await open_tables(path)
    table = await new_table(tables, rounds=9)
    real, looked = os.stat, set()

    def stat(at: Any, *more: Any, **named: Any) -> os.stat_result:
        looked.add(str(at))
        return real(at, *more, **named)

    monkeypatch.setattr(os, "stat", stat)
    await play_on(tables, table, Chance(b"on", {}), 6)
    assert str(path) in looked and f"{path}-wal" not in looked
    await tables.close()


async def test_what_was_copied_over_it_is_left_as_it_is(path: Path, tmp_path: Path) -> None:
    """SQLite would carry its log over into it at the end, and a next start once more."""
    tables = await open_tables(path)
    table = await new_table(tables, rounds=9)
    earlier = care.backup(path, tmp_path / "earlier" / "tables.db")
    version = (await tables.keeper.get(table)).version
    await play_on(tables, table, Chance(b"exchange", {}), 6)
    shutil.copyfile(earlier, path)
    await _refused(tables.playing.choose, tables, table)
    await tables.close()
    assert path.read_bytes() == earlier.read_bytes()
    assert path.with_name(path.name + ".before-exchange-1-wal").stat().st_size > 0
    again = await open_tables(path)
    assert (await again.keeper.get(table)).version == version
    await again.close()


async def test_what_is_done_beside_it_troubles_nobody(path: Path) -> None:
    """Backups, looks with other programs, long play with checkpoints, other rights."""
    tables = await open_tables(path)
    await tables.database.read(lambda c: c.exec_driver_sql("PRAGMA wal_autocheckpoint=7").scalar())
    for channel in range(12):
        await play_on(tables, await new_table(tables, channel, rounds=9), Chance(b"on", {}), 12)
        care.backup(path, path.parent / "copies" / f"{channel}.db")
        path.chmod(0o640 if channel % 2 else 0o600)
        reader = sqlite3.connect(path)
        assert reader.execute("select count(*) from game_table").fetchone()[0] == channel + 1
        reader.close()
        os.utime(path.parent)
    await tables.close()


async def _refused(choose: object, tables: object, table: str) -> None:
    for user in (ADA, BEN):
        requests = await tables.reader.requests(table, user - ADA)  # type: ignore[attr-defined]
        if requests:
            with pytest.raises(errors.StoreFailure):
                await tables.playing.do(table, user, next(o.id for o in requests[0].options if o.refused is None))  # type: ignore[attr-defined]
            return
    raise AssertionError("nobody is asked")


async def test_the_bot_stops_with_one_sentence(maker: Maker, tmp_path: Path) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        await begun(world)
        next(tmp_path.rglob("*.db")).unlink()
        await world.slash("Ada", "table do", what="1 pebbles")
        assert "could not write that down" in world.text(world.ephemerals("Ada")[-1])
        assert world.bot.taken_over is not None and "is gone while the bot was running" in world.bot.taken_over
