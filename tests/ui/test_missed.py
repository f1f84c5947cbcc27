"""Whoever comes back after days is told in three lines what happened, and nobody else is."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from tests.simcord_world import World, simcord_world
from tests.ui.asker import pebbles_surface

WEEK = 7 * 86_400.0


@pytest.fixture
def bot_maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)  # type: ignore[call-arg]
    return lambda: make_bot(settings, surfaces=[pebbles_surface()])


async def hand(world: World, user: str) -> str:
    await world.click(user, "Refresh", world.board())
    await world.slash(user, "table hand")
    return world.text(world.ephemerals(user)[-1])


async def bid(world: World, user: str) -> None:
    await world.slash(user, "table hand")
    await world.click(user, "2 pebbles", world.ephemerals(user)[-1])


async def test_three_lines_after_a_week(bot_maker: Callable[[], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async with simcord_world(bot_maker) as world:
        await world.slash("Ada", "table new", game="pebbles")
        await world.click("Ben", "Join")
        await world.click("Ada", "Start")
        await bid(world, "Ada")
        await bid(world, "Ben")
        for _ in range(4):
            await world.click("Ben", "Take a pebble", world.board())
        assert "While you were away" not in await hand(world, "Ada")

        clock = world.bot.tables.clock
        real = clock.now
        monkeypatch.setattr(clock, "now", lambda: real() + WEEK)
        told = await hand(world, "Ada")
        assert "While you were away" in told
        assert told.count("›") >= 3
        assert told.count("Ben took a pebble.") == 3
        assert "And 2 more" in told  # the bids, and a fourth pebble

        assert "While you were away" not in await hand(world, "Ben")  # nothing has happened since his own move
        await world.click("Ada", "And 2 more", world.ephemerals("Ada")[-1])
        assert "The story so far" in world.text(world.ephemerals("Ada")[-1])
