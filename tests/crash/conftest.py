"""The tables of `tests/tables`, to be broken in every way."""

from collections.abc import Iterator

import pytest

from bot.tables.store.sqlite import PRAGMAS
from tests.tables.conftest import migrated, path, tables, where

__all__ = ["migrated", "path", "tables", "where"]


@pytest.fixture(scope="package", autouse=True)
def on_the_disk() -> Iterator[None]:
    """What is stored is on the disk, as with a bot, and not only given to the system as in other tests."""
    assert "synchronous=FULL" in PRAGMAS
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.tables.store.sqlite.PRAGMAS", PRAGMAS)
        yield
