"""Whole tables on SimCord's actors: what users click, type and see. The toy game."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.ui.panel import Panel
from bot.ui.surface import PictureSpec
from tests.simcord_world import World, simcord_world
from tests.ui.asker import pebbles_surface


@pytest.fixture
def bot_maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)  # type: ignore[call-arg]
    return lambda: make_bot(settings, surfaces=[pebbles_surface()])


async def opened(world: World, rounds: int | None = None) -> None:
    """Ada hosts, Ben joins."""
    await world.slash("Ada", "table new", game="pebbles")
    await world.click("Ben", "Join")


async def begun(world: World) -> None:
    await opened(world)
    await world.click("Ada", "Start")


def last_private(world: World, user: str) -> Any:
    return world.ephemerals(user)[-1]


async def bid(world: World, user: str, label: str) -> None:
    await world.click(user, "Your move")
    await world.click(user, label, last_private(world, user))


async def test_a_lobby_fills_and_the_game_begins(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await world.slash("Ada", "table new", game="pebbles")
        lobby = world.text(world.board())
        assert "Pebbles: a table is set" in lobby and "Ada" in lobby and "The dice are sealed" in lobby
        await world.click("Ben", "Join")
        assert "Ben" in world.text(world.board())
        await world.click("Cleo", "Join")
        await world.click("Cleo", "Leave")
        assert "Cleo" not in world.text(world.board())
        await world.click("Ben", "Start")
        assert "host" in world.text(last_private(world, "Ben"))
        await world.click("Ada", "Start")
        board = world.text(world.board())
        assert "Round 1, 5 pebbles" in board and "Ada and Ben" in board
        assert len(world.messages()) == 1


async def test_a_whole_game_by_clicks(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await begun(world)
        for _ in range(2):
            for user in ("Ada", "Ben"):
                await bid(world, user, "2 pebbles")
            assert "The bids were 2 and 2." in world.text(world.board())
            await world.click("Ada", "Take a pebble", world.board())
            assert "Ada took a pebble." in world.text(world.board())
            for user in ("Ada", "Ben"):
                await world.click(user, "I am done", world.board())
            for user in ("Ada", "Ben"):
                await world.click(user, "Yes", world.board())
            assert "The die shows" in world.text(world.board())
            for user in ("Ada", "Ben"):
                await world.click(user, "1", world.board())
            for user in ("Ada", "Ben"):
                await world.click(user, "My hand", world.board())
                await world.click(user, "2", last_private(world, user))
        over = world.text(world.board())
        assert "All pebbles are counted." in over and "The seal of the dice opens" in over and "verify" in over
        await world.click("Cleo", "The whole story")
        assert "Ben took" not in world.text(last_private(world, "Cleo"))
        assert "You kept" not in world.text(last_private(world, "Cleo"))
        await world.click("Ben", "Take a copy")
        await world.click("Cleo", "Another game")
        assert "Pebbles: a table is set" in world.text(world.board()) and "Cleo" in world.text(world.board())
