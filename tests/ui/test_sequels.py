"""A table that opens others: a thread each, the way there on its board, the result back on it. The toy cup."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.ui.panels.surface import Surface
from tests.rules.cup import Cup
from tests.simcord_world import World, simcord_world
from tests.ui.asker import WORDS, toy_surface


@pytest.fixture
def bot_maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[Surface(Cup(), root=WORDS), toy_surface()])


async def ready(world: World) -> None:
    await world.slash("Ada", "table new", game="toy-cup")
    assert "Pebble cup" in world.text(world.board())
    await world.click("Ben", "Join")
    await world.click("Ada", "Start")
    for user in ("Ada", "Ben"):
        await world.click(user, "Your move")
        await world.click(user, "2 pebbles", world.ephemerals(user)[-1])


async def test_a_match_has_a_thread_and_its_end_comes_back(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await ready(world)
        (one,) = await world.bot.tables.children.child_tables(next(iter(await world.bot.tables.index.all_tables())))
        assert one.channel is not None and one.status == "running"
        assert f"<#{one.channel}>" in world.text(world.board())
        thread = world.bot.get_channel(one.channel)
        assert isinstance(thread, discord.Thread) and thread.name == "⚔️ Ada and Ben"
        board = world.board(one.channel)
        assert "Your move" not in world.text(world.board()), "whoever is awaited is awaited there"
        assert "Round 1" in world.text(board) and board.ping_user_ids == [world.user("Ben").id]
        assert len(await world.bot.tables.index.all_tables()) == 2
        await world.slash("Ada", "table end", one.channel)
        await world.click("Ada", "Yes, clear it", world.ephemerals("Ada", one.channel)[-1])
        assert await world.bot.tables.index.all_tables() == []
        assert "<#" not in world.text(world.board())


async def test_where_no_thread_may_be_opened_it_is_said_once_and_tried_again(
    bot_maker: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simcord_world(bot_maker) as world:

        async def refuse(*_: Any, **__: Any) -> Any:
            response = type("Response", (), {"status": 403, "reason": "Forbidden"})()
            raise discord.Forbidden(response, {"code": 50013, "message": "Missing Permissions"})

        with monkeypatch.context() as patch:
            patch.setattr(discord.TextChannel, "create_thread", refuse)
            await ready(world)
            table = next(iter(await world.bot.tables.index.all_tables()))
            await world.slash("Ben", "table show")
            said = [world.text(message) for message in world.messages()]
            assert sum("Create Public Threads" in words for words in said) == 1
            assert (await world.bot.tables.children.child_tables(table))[0].table is None
        await world.slash("Ben", "table show")
        assert (await world.bot.tables.children.child_tables(table))[0].status == "running"


async def test_a_restart_opens_what_was_not_opened_yet(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        world.bot.clicks.posts.boards.follow = None  # as if the process had ended right after the last answer
        await ready(world)
        table = next(iter(await world.bot.tables.index.all_tables()))
        assert (await world.bot.tables.children.child_tables(table))[0].table is None
        await world.bot.clicks.posts.child_tables.resume()
        assert (await world.bot.tables.children.child_tables(table))[0].status == "running"
