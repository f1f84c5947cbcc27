"""Rolls that a user or a server keeps under a name: how many, whose they are, what a user is told of them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.shelf.channel_records import MOST_SAVED, ChannelRecords
from bot.tables.store.opening import open_database
from tests.tables.play import ADA, BEN, url


@pytest.fixture
async def records(path: Path) -> AsyncIterator[ChannelRecords]:
    database = await open_database(url(path))
    yield ChannelRecords(database)
    await database.close()


async def test_only_so_many_are_kept_and_each_of_them_may_be_changed(
    records: ChannelRecords, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.shelf.channel_records.MOST_SAVED", 3)
    assert MOST_SAVED > 3
    for name in ("bow", "club", "dirk"):
        assert await records.save("user", ADA, name, "1d6")
    assert not await records.save("user", ADA, "epee", "1d8")
    assert await records.save("user", ADA, "club", "2d6")
    assert (await records.saved(ADA, 7))["user"] == {"bow": "1d6", "club": "2d6", "dirk": "1d6"}
    assert await records.save("user", BEN, "epee", "1d8") and await records.save("guild", ADA, "epee", "1d8")
    assert await records.unsave("user", ADA, "bow") and not await records.unsave("user", ADA, "bow")
    assert await records.save("user", ADA, "epee", "1d8")
    assert list((await records.saved(ADA, None))["user"]) == ["club", "dirk", "epee"]


async def test_a_server_and_a_user_of_one_number_keep_their_own(records: ChannelRecords) -> None:
    await records.save("user", 5, "bow", "1d6")
    await records.save("guild", 5, "bow", "2d6")
    assert await records.saved(5, 5) == {"user": {"bow": "1d6"}, "guild": {"bow": "2d6"}}
    assert await records.saved(5, None) == {"user": {"bow": "1d6"}, "guild": {}}
    assert await records.saved(6, 5) == {"user": {}, "guild": {"bow": "2d6"}}
