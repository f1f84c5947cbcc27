"""One migrated database for all tests, copied for each: migrating takes longer than most tests.

`where` is the address of a database of each engine in turn: what the store promises it promises on both. `path` is a
SQLite file, for what concerns files.
"""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.service import Tables
from bot.tables.store.opening import open_database
from tests.tables.play import open_tables, url


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    import asyncio

    path = tmp_path_factory.mktemp("migrated") / "tables.db"

    async def make() -> None:
        await (await open_database(url(path))).close()

    asyncio.run(make())
    return path


@pytest.fixture
def path(migrated: Path, tmp_path: Path) -> Path:
    target = tmp_path / "tables.db"
    shutil.copyfile(migrated, target)
    return target


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest) -> str:
    if request.param == "sqlite":
        return url(request.getfixturevalue("path"))
    address: str = request.getfixturevalue("on_postgres")
    return address


@pytest.fixture
async def tables(where: str) -> AsyncIterator[Tables]:
    opened = await open_tables(where)
    yield opened
    await opened.close()


@pytest.fixture
async def tables_in_file(path: Path) -> AsyncIterator[Tables]:
    opened = await open_tables(path)
    yield opened
    await opened.close()
