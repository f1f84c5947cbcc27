"""Backups made while people play; every way a file can be damaged, and the way back that is named."""

import asyncio
import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.rules.rng import Chance
from bot.tables.model.errors import DamagedDatabase
from bot.tables.service import Tables
from bot.tables.store import care
from bot.tables.upkeep.backups import DAY, FIRST, Backups, file_of
from tests.crash.party import some_click, state_of
from tests.tables.play import HandClock, new_table, open_tables, play_on, snapshot, url

# ------------------------------------------------------------------ copies


async def test_a_backup_while_playing_is_a_moment_of_the_game(path: Path) -> None:
    tables = await open_tables(path)
    names = [await new_table(tables, channel, rounds=9) for channel in range(3)]
    told: list[tuple[str, int, str]] = []
    chance = Chance(b"backup", {})

    async def play(table: str) -> None:
        for _ in range(40):
            click = await tables.keeper.look(table, lambda look: some_click(look, chance))
            if click is None:
                return
            outcome = await tables.playing.choose(table, *click)
            told.append((table, outcome.info.version, outcome.info.digest))

    playing = asyncio.gather(*map(play, names))
    marks: list[tuple[Path, int, int]] = []
    while not playing.done() and len(marks) < 4:
        before = len(told)
        copy = await asyncio.to_thread(care.backup, path, path.parent / f"copy-{len(marks)}.db")
        marks.append((copy, before, len(told)))
    await playing
    await tables.close()
    assert len(told) > 60 and any(0 < before < len(told) for _, before, _ in marks)
    for copy, before, after in marks:
        care.restore(copy, path)
        restored = await open_tables(path)
        for table in names:
            _, stored, rebuilt = await restored.keeper.look(table, state_of)
            assert stored == rebuilt
            version = (await restored.keeper.get(table)).version
            mine = [(v, fingerprint) for name, v, fingerprint in told if name == table]
            first = [v for name, v, _ in told[:before] if name == table]
            assert version >= max(first, default=0), "all that had been acknowledged before the backup began"
            assert version <= max((v for name, v, _ in told[: after + 1] if name == table), default=version) + 1
            assert (version, stored) in mine or version <= mine[0][0], "a moment of the game that was played"
        await play_on(restored, names[0], Chance(b"on", {}), 3)
        await restored.close()


async def test_backups_of_a_wrong_clock_crowd_out_none_that_is_made_now(path: Path) -> None:
    """The clock was years ahead for some days: later backups are kept all the same, and the wrong ones go."""
    clock = HandClock()
    backups, folder = Backups(path, 3, clock), care.backup_folder(path)
    tables = await open_tables(path)
    clock.time += 4_000 * DAY
    for _ in range(3):
        clock.time += DAY
        at = (await _made_daily(backups)).stat().st_mtime
        os.utime(_newest(folder), (at + 9_000 * DAY, at + 9_000 * DAY))
    clock.time -= 4_003 * DAY
    right = []
    for _ in range(3):
        clock.time += DAY
        right.append(await _made_daily(backups))
        os.utime(right[-1], (clock.time, clock.time))
        assert right[-1].exists()
    assert sorted(folder.glob("daily-*")) == right
    await backups.stop()
    await tables.close()


async def _made_daily(backups: Backups) -> Path:
    before = set(care.backup_folder(backups.database or Path()).glob("daily-*"))
    await backups.run()
    (made,) = set(care.backup_folder(backups.database or Path()).glob("daily-*")) - before
    return made


def _newest(folder: Path) -> Path:
    return max(folder.glob("daily-*"))


def test_a_backup_from_the_future_is_not_the_last_one(path: Path) -> None:
    clock, folder = HandClock(time.time()), care.backup_folder(path)
    for name, ahead in (("true.db", -2 * DAY), ("daily-2099-01-01-000000.db", 9_000 * DAY)):
        made = care.backup(path, folder / name)
        os.utime(made, (clock.time + ahead, clock.time + ahead))
    assert care.last_backup(path) == folder / "true.db"
    Backups(path, 3, clock).start()
    assert clock.waiting[0].at == clock.time + FIRST, "the next one does not wait for the year 2099"


async def test_a_backup_a_day_and_the_last_few_are_kept(path: Path) -> None:
    clock = HandClock()
    tables = await open_tables(path)
    await new_table(tables)
    by_hand = care.backup(path, care.backup_folder(path) / "by-hand.db")
    backups = Backups(path, 3, clock)
    backups.start()
    assert [timer.at - clock.time for timer in clock.waiting] == [FIRST]
    for _ in range(5):
        clock.time = clock.waiting[0].at
        timer = clock.waiting[0]
        timer.off = True
        timer.call()
        assert backups._running is not None
        await backups._running
        assert [waiting.at - clock.time for waiting in clock.waiting] == [DAY]
    made = sorted(file.name for file in care.backup_folder(path).glob("*"))
    assert len(made) == 4 and by_hand.exists() and sum(name.startswith("daily-") for name in made) == 3
    await tables.close()
    path.write_bytes(b"rubbish" * 1000)
    await backups.run()
    assert sorted(file.name for file in care.backup_folder(path).glob("*")) == made, "a damaged file pushes none out"
    assert clock.waiting[-1].at - clock.time < DAY
    await backups.stop()
    off = HandClock()
    Backups(path, 0, off).start()
    Backups(file_of("postgresql+asyncpg://user@host/name"), 7, off).start()
    assert not off.waiting


# ------------------------------------------------------------------ damage


def flip(start: int, length: int) -> Callable[[Path], None]:
    def damage(path: Path) -> None:
        data = bytearray(path.read_bytes())
        data[start : start + length] = bytes(255 - byte for byte in data[start : start + length])
        path.write_bytes(data)

    return damage


def one_table(path: Path) -> None:
    """The head of the b-tree of a table in which nothing was written since, so that the log has no newer one."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?immutable=1", uri=True)) as known:
        (page,) = known.execute("SELECT rootpage FROM sqlite_master WHERE name = 'saved_roll'").fetchone()
    flip((page - 1) * 4096, 16)(path)


def every_page(path: Path) -> None:
    """The head of each b-tree page but the first."""
    data = bytearray(path.read_bytes())
    for page in range(4096, len(data), 4096):
        data[page : page + 8] = b"\xff" * 8
    path.write_bytes(data)


def log_of(damage: Callable[[Path], None]) -> Callable[[Path], None]:
    return lambda path: damage(path.with_name(path.name + "-wal"))


DAMAGES: dict[str, Callable[[Path], object]] = {
    "name of the format": flip(0, 8),
    "size of a page": flip(16, 2),
    "one b-tree page": one_table,
    "every b-tree page": every_page,
    "half of it": lambda path: os.truncate(path, path.stat().st_size // 2),
    "not a whole page": lambda path: os.truncate(path, 1000),
    "nothing in it": lambda path: os.truncate(path, 0),
    "gone": Path.unlink,
    "a letter": lambda path: path.write_text("Dear database, " * 500),
    "a picture": lambda path: path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(5000)),
    "the head of the log": log_of(flip(0, 32)),
    "a salt of the log": log_of(flip(16, 4)),
    "a page of the log": log_of(flip(3 * 4120, 100)),
    "a frame of the log": log_of(flip(32 + 4120, 24)),
}


async def killed(path: Path) -> None:
    """Leave the file and its log behind as a killed process does."""
    tables = await open_tables(path)
    table = await new_table(tables, rounds=9)
    await play_on(tables, table, Chance(b"killed", {}), 12)
    kept = path.with_name("kept")
    kept.mkdir()
    for ending in ("", "-wal"):
        shutil.copyfile(path.with_name(path.name + ending), kept / (path.name + ending))
    await tables.close()
    for file in kept.iterdir():
        shutil.copyfile(file, path.with_name(file.name))


@pytest.mark.parametrize("what", DAMAGES)
async def test_damage_is_noticed_and_the_way_back_is_named(
    what: str, path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = await open_tables(path)
    table = await new_table(tables, channel=5)
    await play_on(tables, table, Chance(b"one", {}), 8)
    before = await tables.keeper.look(table, snapshot)
    saved = care.backup(path, care.backup_folder(path) / "daily-2026-11-21-040000.db")
    await tables.close()
    await killed(path)
    DAMAGES[what](path)
    held = {file.name: file.read_bytes() for file in path.parent.glob(path.name + "*") if "lock" not in file.name}
    with pytest.raises(DamagedDatabase) as told:
        await open_tables(path)
    sentence = str(told.value)
    assert path.name in sentence and f"waykeeper db restore {saved}" in sentence and "\n" not in sentence
    monkeypatch.setenv("WAYKEEPER_DATABASE", str(path))
    assert await asyncio.to_thread(main, ["db", "upgrade"]) != 0
    assert "waykeeper db restore" in capsys.readouterr().err
    now = {file.name: file.read_bytes() for file in path.parent.glob(path.name + "*") if "lock" not in file.name}
    assert {name: data for name, data in now.items() if not name.endswith("-shm")} == held, "nothing is overwritten"
    assert await asyncio.to_thread(main, ["db", "restore", str(saved)]) == 0
    assert not path.with_name(path.name + "-wal").exists(), "the old log is not applied to the restored file"
    restored = await open_tables(path)
    assert await restored.keeper.look(table, snapshot) == before
    await restored.close()


async def test_a_log_as_a_kill_leaves_it_is_no_damage(path: Path) -> None:
    await killed(path)
    log = path.with_name(path.name + "-wal")
    os.truncate(log, log.stat().st_size - 2000)  # the last transaction had not been synced
    tables = await Tables.open(url(path), {})
    assert len(await tables.index.all_tables()) == 1
    await tables.close()


async def test_all_up_to_the_damage_of_a_log_can_be_kept(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await killed(path)
    log_of(flip(-30 * 4120, 50))(path)
    with pytest.raises(DamagedDatabase, match="waykeeper db salvage"):
        await open_tables(path)
    monkeypatch.setenv("WAYKEEPER_DATABASE", str(path))
    assert await asyncio.to_thread(main, ["db", "salvage"]) == 0
    kept = path.with_name(path.name + ".before-restore-1")
    assert kept.exists() and kept.with_name(kept.name + "-wal").exists()
    tables = await open_tables(path)
    (table,) = await tables.index.all_tables()
    _, stored, rebuilt = await tables.keeper.look(table, state_of)
    assert stored == rebuilt and 0 < (await tables.keeper.get(table)).index < 12
    await tables.close()
    path.write_bytes(b"rubbish" * 1000)
    with pytest.raises(DamagedDatabase):
        care.salvage(path)
