"""A takeover: what is heard before the tables are ours is kept until they are, and else left to the other process."""

import asyncio
from pathlib import Path

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.ui.door import door
from tests.simcord_world import simcord_world
from tests.ui.asker import toy_surface


async def test_a_click_that_is_heard_while_the_tables_are_being_taken_over_is_answered_by_whoever_took_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """P2: the former owner is refused by the database from the moment of the takeover on, so it is ours to answer."""
    settings = Settings(_env_file=None, data_dir=tmp_path)
    async with simcord_world(lambda: make_bot(settings, surfaces=[toy_surface()])) as world:
        await world.slash("Ada", "table new", game="toy")
        database, early = world.bot.tables.database, world.bot.clicks.door
        database.taken.clear()
        monkeypatch.setattr(door, "HEARD_EARLY", 0.0)
        assert not await early.is_ours(), "nobody takes anything: the other one answers"

        async with database.taking:
            heard = asyncio.ensure_future(early.is_ours())
            for _ in range(100):
                await asyncio.sleep(0)
            assert not heard.done(), "it is kept until the taking has come to its end, however long that lasts"
        assert not await heard, "the taking has failed"

        monkeypatch.setattr(door, "HEARD_EARLY", 60.0)
        asyncio.get_running_loop().call_soon(database.taken.set)
        await world.click("Ben", "Join")
        assert "Ben" in world.text(world.board())
