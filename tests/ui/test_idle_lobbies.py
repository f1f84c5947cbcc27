"""A lobby to which nobody comes: a word after a day, cleared away after a week, and its channel is free."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from tests.simcord_world import World, simcord_world
from tests.ui.asker import toy_surface
from tests.ui.test_notifications import Post

DAY = 24.0


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


async def look(world: World, post: Post, hours: float) -> None:
    await post.at(hours)
    await world.env.work_as_bot(world.bot.clicks.posts.idle_lobbies.look())


def words(world: World) -> list[Any]:
    return [m for m in world.messages("one") if "is waiting for players here" in m.content]


async def test_it_says_so_after_a_day_once_and_takes_it_back_when_somebody_comes(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        post = Post(world)
        await world.slash("Ada", "table new", "one", game="toy")
        await look(world, post, DAY - 0.1)
        assert words(world) == []
        await look(world, post, DAY + 0.1)
        await look(world, post, 3 * DAY)
        [said] = words(world)
        assert "Toy" in said.content and "1 of 4 seats" in said.content and said.ping_user_ids == []
        assert f"/{world.board('one').channel_id}/{world.board('one').id}" in said.content
        until = int(said.content.split("<t:")[1].split(":")[0])
        assert until == int((await _here(world)).updated + 7 * 86_400)
        await world.restart(maker)
        world.bot.tables.keeper.clock = world.bot.clocks._clock = post.clock
        await world.click("Ben", "Join", world.board("one"))
        assert words(world) == [], "somebody has come by"
        await look(world, post, 4 * DAY + 0.1)
        assert len(words(world)) == 1 and "2 of 4" in words(world)[0].content, "and a day later it waits again"
        await world.click("Ada", "Start", world.board("one"))
        assert words(world) == []
        await look(world, post, 30 * DAY)
        assert words(world) == [], "a game that has begun is none of this"


async def test_after_a_week_it_is_cleared_away_kindly_and_the_channel_is_free(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        post = Post(world)
        await world.slash("Ada", "table new", "one", game="toy")
        await look(world, post, DAY + 1)
        table = (await _here(world)).id
        await look(world, post, 7 * DAY - 0.1)
        assert (await world.bot.tables.keeper.get(table)).status == "lobby"
        await look(world, post, 7 * DAY)
        assert (await world.bot.tables.keeper.get(table)).status == "ended"
        board = world.board("one")
        assert "cleared the table away" in world.text(board) and words(world) == []
        assert list(world.controls(board).values()) == ["Another game"]
        assert not any(m.ping_user_ids for m in world.messages("one"))
        await world.click("Cleo", "Another game", board)
        found = await _here(world)
        assert found.id != table and found.host == world.user("Cleo").id


async def test_whoever_comes_at_the_last_moment_finds_the_table(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        post = Post(world)
        await world.slash("Ada", "table new", "one", game="toy")
        table = (await _here(world)).id
        await post.at(7 * DAY + 1)
        await world.click("Ben", "Join", world.board("one"))
        await look(world, post, 7 * DAY + 2)
        assert (await world.bot.tables.keeper.get(table)).status == "lobby" and words(world) == []


async def test_an_ended_table_never_blocks_its_channel(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        for _ in range(2):
            await world.slash("Ada", "table new", "one", game="toy")
            await world.click("Ben", "Join", channel="one")
            await world.click("Ada", "Start", channel="one")
            await world.slash("Ada", "table end", "one")
            await world.click("Ada", "Yes, clear it", world.ephemerals("Ada", "one")[-1])
            assert await _here(world) is None
        await world.slash("Cleo", "table new", "one", game="toy")
        assert (await _here(world)).host == world.user("Cleo").id


async def _here(world: World) -> Any:
    return await world.bot.tables.index.by_channel(world.channel("one").id)
