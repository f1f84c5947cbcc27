"""The clock as people meet it: off at a local table, set in the lobby or by command, one call and no more."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.tables.model.policy import HOUR
from bot.ui.messages import boards
from tests.simcord_world import World, simcord_world
from tests.tables.play import HandClock
from tests.ui.asker import toy_surface
from tests.ui.test_asking_on_discord import private


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


async def turned(world: World, clock: HandClock) -> None:
    """Give the bot this clock, also after a restart."""
    world.bot.tables.keeper.clock = world.bot.clocks._clock = clock


async def ring(world: World) -> None:
    await world.env.work_as_bot(world.bot.clocks.run_due())


async def test_nobody_is_hurried_at_a_local_table(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    async with simcord_world(lambda: make_bot(settings, local=True, surfaces=[toy_surface()])) as world:
        await world.slash("Ada", "table new", game="toy")
        assert "nobody is hurried" in world.text(world.board())
        await world.click("Ada", "Start")
        assert "Without an answer" not in world.text(world.board())


async def test_a_server_has_a_day_and_the_host_may_choose(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        await world.slash("Ada", "table new", game="toy")
        table = await world.bot.tables.index.by_channel(world.channel().id)
        assert table.clock_hours == 24 and "a day for each decision" in world.text(world.board())
        await world.click("Ada", "Settings")
        for minutes, hours in (("1", 1 / 60), ("20160", 14 * 24), ("0", None)):
            await world.select("Ada", "Clock", [minutes], private(world))
            assert (await world.bot.tables.keeper.get(table.id)).clock_hours == hours
        assert "nobody is hurried" in world.text(world.board())
        await world.slash("Ada", "table clock", hours=2, minutes=30)
        assert "150 minutes for each decision" in world.text(world.board())
        await world.click("Ada", "Settings")
        assert "150 minutes" in world.text(private(world))
        await world.click("Ada", "Start", world.board())
        assert "Without an answer" in world.text(world.board())


async def test_a_reminder_is_sent_once_and_nobody_is_called_again_after_a_restart(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        clock = HandClock()
        await turned(world, clock)
        await world.slash("Ada", "table new", game="toy")
        await world.click("Ben", "Join")
        await world.click("Ada", "Start")
        await world.slash("Ada", "table do", what="1 pebbles")
        ben = world.user("Ben").id
        before = len(world.messages())
        clock.time += 12.1 * HOUR
        await ring(world)
        await ring(world)
        called = [message for message in world.messages() if ben in message.ping_user_ids]
        assert len(world.messages()) == before + 1 and f"<@{ben}>" in world.messages()[-1].content
        await world.restart(maker)
        await turned(world, clock)
        clock.time += boards.PRESENT + 1
        await ring(world)
        await world.click("Ada", "Refresh", world.board())
        assert [message for message in world.messages() if ben in message.ping_user_ids] == called
        assert not await world.bot.tables.outbox.pending()
        clock.time += 12 * HOUR
        await ring(world)
        assert "Time was up for Ben" in world.text(world.board())


async def test_whoever_has_answered_meanwhile_is_not_reminded(maker: Callable[[], Any]) -> None:
    """The bot went down between storing the reminder and sending it."""
    async with simcord_world(maker) as world:
        await world.slash("Ada", "table new", game="toy")
        await world.click("Ben", "Join")
        await world.click("Ada", "Start")
        table = (await world.bot.tables.index.by_channel(world.channel().id)).id
        for user in ("Ada", "Ben"):
            payload = {"seat": ("Ada", "Ben").index(user), "user": world.user(user).id, "due": 0}
            await world.bot.tables.outbox.add_post(table, "remind", payload)
        await world.slash("Ben", "table do", what="1 pebbles")
        await world.env.work_as_bot(world.bot.reminders.send())
        reminded = [m.content for m in world.messages() if "waiting for you" in m.content]
        assert len(reminded) == 1 and f"<@{world.user('Ada').id}>" in reminded[0]
        assert not await world.bot.tables.outbox.pending()
