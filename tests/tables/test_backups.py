"""Which backup is the last one and when the next is due, by the times of files; how they are made: `tests/crash`."""

import os
from pathlib import Path

import pytest

from bot.tables.store import care
from bot.tables.upkeep.backups import DAY, FIRST, Backups
from tests.tables.play import HandClock

HOUR = 3600.0


def made(database: Path, name: str, at: float) -> Path:
    folder = care.backup_folder(database)
    folder.mkdir(exist_ok=True)
    (folder / name).touch()
    os.utime(folder / name, (at, at))
    return folder / name


def test_the_last_backup_is_the_newest_by_whomever_it_was_made(tmp_path: Path) -> None:
    database, now = tmp_path / "t.db", HandClock().now()
    assert care.last_backup(database) is None
    made(database, "notes.txt", now)
    assert care.last_backup(database) is None
    made(database, "z.db", now - 9 * DAY)
    newest = made(database, "by-hand.db", now - 4 * DAY)
    made(database, "daily-2026-11-25-040000.db", now - 5 * DAY)
    assert care.last_backup(database) == newest


@pytest.mark.parametrize(
    ("ages", "due"),
    [
        ([], FIRST),
        ([0.0], DAY),
        ([5 * HOUR], DAY - 5 * HOUR),
        ([9 * DAY, 5 * HOUR, DAY], DAY - 5 * HOUR),
        ([DAY - FIRST - 60], FIRST + 60),
        ([DAY - FIRST + 60], FIRST),
        ([DAY], FIRST),
        ([30 * DAY], FIRST),
        ([-60.0], FIRST),
        ([-9 * DAY, 5 * HOUR], DAY - 5 * HOUR),
    ],
)
def test_the_next_one_is_due_a_day_after_the_last_but_not_right_after_the_start(
    tmp_path: Path, ages: list[float], due: float
) -> None:
    clock, database = HandClock(), tmp_path / "t.db"
    for n, age in enumerate(ages):
        made(database, f"daily-{n}.db", clock.now() - age)
    made(database, "by-hand.db", clock.now() - HOUR)
    Backups(database, 3, clock).start()
    assert [timer.at - clock.now() for timer in clock.waiting] == [due]
