"""Who was not there hears of a table: the host when the last seat is taken, everybody when a game is over."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.ui.panels.surface import Surface
from tests.rules.toy import Toy
from tests.simcord_world import World, simcord_world
from tests.ui.asker import WORDS, toy_surface
from tests.ui.test_notifications import Post


class Couple(Toy):
    """The toy game, for two and no more."""

    seats = (2, 2)


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


@pytest.fixture
def couples(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[Surface(Couple(), root=WORDS)])


def named(world: World, words: str, channel: str = "one") -> list[set[str]]:
    """Whom each message with these words calls by name."""
    users = {world.user(name).id: name for name in world.local.actors}
    return [{users[u] for u in m.ping_user_ids} for m in world.messages(channel) if words in m.content]


async def end(world: World, user: str = "Ada") -> None:
    await world.slash(user, "table end", "one")
    await world.click(user, "Yes, clear it", world.ephemerals(user, "one")[-1])


async def test_the_host_is_called_once_the_last_seat_is_taken_and_no_longer_than_it_is(
    couples: Callable[[], Any],
) -> None:
    async with simcord_world(couples, channels=("one",)) as world:
        post = Post(world)
        await world.slash("Ada", "table new", "one", game="toy")
        await post.at(1)
        await world.click("Ben", "Join", channel="one")
        assert named(world, "you can start") == [{"Ada"}]
        board = world.board("one")
        call = next(m for m in world.messages("one") if "you can start" in m.content)
        assert "Toy" in call.content and f"/{board.channel_id}/{board.id}" in call.content
        await world.click("Ben", "Leave", channel="one")
        assert named(world, "you can start") == [], "it is no longer so"
        await world.click("Ben", "Join", channel="one")
        assert named(world, "you can start") == [], "somebody who does nothing is called again after hours only"
        await post.at(9.1)
        assert named(world, "you can start") == [{"Ada"}]
        await world.click("Ada", "Start", channel="one")
        assert named(world, "you can start") == []


async def test_a_host_who_is_there_or_sleeps_is_not_called(couples: Callable[[], Any]) -> None:
    async with simcord_world(couples, channels=("one", "two")) as world:
        post = Post(world)
        await world.slash("Ada", "table new", "one", game="toy")
        await world.click("Ben", "Join", channel="one")
        await post.at(2)
        assert named(world, "you can start") == [], "she saw it"
        await world.slash("Ada", "my notifications", "one", quiet_from=14, quiet_to=20, zone="UTC")
        await world.slash("Ada", "table new", "two", game="toy")
        await post.at(3)
        await world.click("Ben", "Join", channel="two")
        assert named(world, "you can start", "two") == []
        await post.at(8.1)
        assert named(world, "you can start", "two") == [{"Ada"}]


async def test_everybody_hears_of_the_end_in_the_own_way(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, players=("Ada", "Ben", "Cleo", "Dora"), channels=("one",)) as world:
        post = Post(world)
        await world.slash("Cleo", "my notifications", "one", how="direct")
        await world.slash("Dora", "my notifications", "one", how="nothing")
        await post.begin("one", "Ada", "Ben", "Cleo", "Dora")
        await post.at(5)
        before = len(world.messages("one"))
        await end(world)
        assert named(world, "was broken off") == [{"Ben"}], "Ada has done it herself"
        assert [m.content for m in post.direct("Cleo") if "was broken off" in m.content]
        assert post.direct("Dora") == [] and len(world.messages("one")) <= before + 2
        await post.at(30)
        await world.click("Ben", "The whole story", world.board("one"))
        assert named(world, "was broken off") == [{"Ben"}], "once"
        assert not await world.bot.tables.outbox.pending()


async def test_all_who_are_called_by_name_share_one_message_and_who_sleeps_is_called_in_the_morning(
    maker: Callable[[], Any],
) -> None:
    async with simcord_world(maker, players=("Ada", "Ben", "Cleo", "Dora"), channels=("one",)) as world:
        post = Post(world)
        await world.slash("Dora", "my notifications", "one", quiet_from=16, quiet_to=22, zone="UTC")
        await post.begin("one", "Ada", "Ben", "Cleo", "Dora")
        await post.at(5)
        await end(world)
        assert named(world, "was broken off") == [{"Ben", "Cleo"}]
        await world.restart(maker)
        world.bot.tables.keeper.clock = world.bot.clocks._clock = post.clock
        await post.at(10.1)
        assert named(world, "was broken off") == [{"Ben", "Cleo"}, {"Dora"}]


async def test_a_game_that_is_won_says_so_and_a_digest_has_it_too(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        post = Post(world)
        await world.slash("Ben", "my notifications", "one", how="digest", digest=18, zone="UTC")
        await post.begin("one", "Ada", "Ben")
        await world.slash("Ada", "table leave", "one")
        await post.at(1)
        table = (await world.bot.tables.index.by_channel(world.channel("one").id)).id
        hours = 1
        while (await world.bot.tables.keeper.get(table)).status != "ended":
            hours += 25
            assert hours < 1000
            await post.at(hours)
        await post.at(hours + 25)
        told = [m.content for m in post.direct("Ben") if "has come to its end" in m.content]
        assert len(told) == 1 and "\n> " in told[0]


async def test_the_end_of_one_table_keeps_no_digest_that_speaks_of_another_one(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one", "two")) as world:
        post = Post(world)
        await world.slash("Ben", "my notifications", "one", how="digest", digest=18, zone="UTC")
        for channel in ("one", "two"):
            await post.begin(channel, "Ada", "Ben")
        await post.ask_ben("two")
        await end(world)
        await post.at(7)
        [told] = [m.content for m in post.direct("Ben")]
        assert "was broken off" in told and "waiting for you" in told
        await world.slash("Ben", "table do", "two", what="done")
        assert post.direct("Ben") == []
