"""A database file is well, damaged, or not to be opened: each is told as what it is, and nothing is changed."""

import sqlite3
from pathlib import Path

import pytest

from bot.tables.model.errors import DamagedDatabase, DatabaseError
from bot.tables.store.care import check


def made(path: Path) -> Path:
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE t (a TEXT)")
        database.executemany("INSERT INTO t VALUES (?)", [(f"{n}" * 200,) for n in range(500)])
        database.execute("CREATE INDEX i ON t (a)")
    database.close()
    return path


@pytest.mark.parametrize("pragma", ["integrity_check", "quick_check"])
def test_a_file_that_is_well(tmp_path: Path, pragma: str) -> None:
    path = made(tmp_path / "well.db")
    before = path.read_bytes()
    check(path, pragma)
    assert path.read_bytes() == before and [one.name for one in tmp_path.iterdir()] == ["well.db"]


def test_a_file_that_cannot_be_opened_is_not_called_damaged(tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match=r"cannot be opened: .*Nothing was changed") as caught:
        check(tmp_path / "none.db")
    assert not isinstance(caught.value, DamagedDatabase)
    assert list(tmp_path.iterdir()) == []


def test_damage_is_named(tmp_path: Path) -> None:
    path = tmp_path / "bad.db"
    path.write_bytes(b"no database, but long enough to look like one " * 100)
    with pytest.raises(DamagedDatabase):
        check(path)
    whole = made(tmp_path / "torn.db").read_bytes()
    (tmp_path / "torn.db").write_bytes(whole[:8192] + b"\xff" * 4096 + whole[12288:])
    with pytest.raises(DamagedDatabase):
        check(tmp_path / "torn.db")
