"""Here a commit waits for the disk, as with a bot; elsewhere in the tests, where no power goes, none does."""

from pathlib import Path

from tests.tables.play import open_tables


async def test_a_commit_waits_for_the_disk(path: Path) -> None:
    tables = await open_tables(path)
    found = await tables.database.read(lambda c: c.exec_driver_sql("PRAGMA synchronous").scalar_one())
    await tables.close()
    assert found == 2  # FULL
