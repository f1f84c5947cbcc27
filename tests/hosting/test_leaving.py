"""On the way out: nothing new is begun, what waits to be sent is sent, and what fails then does not hold us up."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.ui.messages.reminders import Reminders
from tests.simcord_world import World, simcord_world
from tests.ui.asker import toy_surface
from tests.ui.test_table import begun


def maker(tmp_path: Path) -> Any:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


async def waiting_reminder(world: World) -> int:
    """A reminder that is stored and not sent; gives whom it calls."""
    await begun(world)
    ada = world.user("Ada").id
    info = await world.bot.tables.index.by_channel(world.channel().id)
    await world.bot.tables.outbox.add_post(info.id, "remind", {"seat": 0, "user": ada, "due": 0.0})
    return int(ada)


async def test_what_waits_is_sent_before_the_end(tmp_path: Path) -> None:
    async with simcord_world(maker(tmp_path)) as world:
        ada = await waiting_reminder(world)
        await world.env.work_as_bot(world.bot.close())
        assert any(f"<@{ada}>" in message.content for message in world.messages())


async def test_what_cannot_be_sent_waits_for_the_next_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(reminders: Any, post: Any) -> None:
        raise RuntimeError("Discord is away")

    async with simcord_world(maker(tmp_path)) as world:
        ada = await waiting_reminder(world)
        with monkeypatch.context() as patch:
            patch.setattr(Reminders, "_send", fails)
            await world.env.work_as_bot(world.bot.close())
        assert not any(f"<@{ada}>" in message.content for message in world.messages())
        await world.env.restart_bot(maker(tmp_path)())
        await world.pass_seconds(5)
        assert any(f"<@{ada}>" in message.content for message in world.messages())


async def test_clicks_and_commands_are_sent_away_and_change_nothing(tmp_path: Path) -> None:
    async with simcord_world(maker(tmp_path)) as world:
        await begun(world)
        bot = world.bot
        info = await bot.tables.index.by_channel(world.channel().id)
        bot.is_draining = bot.clicks.traffic.is_closed = True
        for told in (
            await world.slash("Ada", "table pause"),
            await world.click("Ada", "Refresh"),
        ):
            assert "I am just being restarted" in world.text(told)
        assert await world.complete("Ada", "table do", "what") == []
        assert (await bot.tables.keeper.get(info.id)).version == info.version
        bot.is_draining = bot.clicks.traffic.is_closed = False


async def test_a_start_that_is_broken_off_ends_before_the_database_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simcord_world(maker(tmp_path)) as world:
        await begun(world)
        bot, read = world.bot, []

        async def resume(*, anew: bool, goes_on: Callable[[], bool]) -> None:
            while goes_on():
                await asyncio.sleep(0)
            read.extend(await bot.tables.index.all_tables())

        async def start_and_leave() -> None:
            bot.is_resumed = False
            start = asyncio.ensure_future(bot.on_ready())
            for _ in range(20):
                await asyncio.sleep(0)
            await bot.close()
            await start

        monkeypatch.setattr(bot.clicks.posts.boards, "resume", resume)
        await world.env.work_as_bot(start_and_leave())
        assert len(read) == 1
