"""What the bot writes is for its owner only, whatever the umask; what others may read is told at the start."""

import logging
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.app import make_bot
from bot.hosting.brake import Brake
from bot.private import files_of, warning_of
from bot.redact import Scrubber, TroubleFile
from bot.settings import Settings
from bot.tables.exports.export import export_all
from bot.tables.store import care
from tests.simcord_world import simcord_world
from tests.tables.play import new_table, open_tables
from tests.ui.asker import toy_surface

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such bits")


@pytest.fixture(params=[0o000, 0o022, 0o077])
def umask(request: pytest.FixtureRequest) -> Iterator[int]:
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


def rights(folder: Path) -> dict[str, int]:
    """Path -> its bits, of everything in there."""
    return {str(path.relative_to(folder)): stat.S_IMODE(path.stat().st_mode) for path in folder.rglob("*")}


async def test_database_backups_exports_and_logs_are_for_their_owner_only(tmp_path: Path, umask: int) -> None:
    home = tmp_path / "deep" / "home"
    database = home / "waykeeper.db"
    tables = await open_tables(database)
    await new_table(tables)
    backup = care.backup(database, care.backup_folder(database))
    await export_all(tables, home / "out" / "exports")
    TroubleFile(home / "trouble" / "trouble.jsonl", Scrubber(())).keep({"what": "secret"})
    Brake(home / "brake" / "signins.json", lambda: 1.0).note()
    found = rights(tmp_path)
    await tables.close()
    care.restore(backup, database)
    found |= rights(tmp_path)
    assert {"deep/home/waykeeper.db", "deep/home/waykeeper.db-wal", "deep/home/waykeeper.db-shm"} <= set(found)
    assert len(found) >= 15
    for name, bits in found.items():
        assert bits == (0o700 if (tmp_path / name).is_dir() else 0o600), name
    assert warning_of(files_of(database)) is None


async def test_a_file_that_others_may_read_is_told_at_the_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = tmp_path / "waykeeper.db"
    await (await open_tables(database)).close()
    database.chmod(0o644)
    settings = Settings(data_dir=tmp_path)
    with caplog.at_level(logging.WARNING):
        async with simcord_world(lambda: make_bot(settings, local=True, surfaces=[toy_surface()])):
            pass
    told = [record.getMessage() for record in caplog.records if "chmod 600" in record.getMessage()]
    assert len(told) == 1 and str(database) in told[0]
