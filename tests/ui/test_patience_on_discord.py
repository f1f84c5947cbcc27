"""A nudge and a day more, as people meet them: buttons in the hand of whoever waits, and `/seat`."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from tests.simcord_world import World, simcord_world
from tests.ui.asker import toy_surface
from tests.ui.test_notifications import Post


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


def last_private(world: World, user: str) -> Any:
    return world.ephemerals(user, "one")[-1]


async def ada_waits(world: World, post: Post, *others: str) -> None:
    """Ada and the others have bid, Ben was called and has done nothing for four hours."""
    await world.slash("Ada", "table new", "one", game="toy")
    for player in ("Ben", *others):
        await world.click(player, "Join", channel="one")
    await world.click("Ada", "Start", channel="one")
    for player in ("Ada", *others):
        await world.slash(player, "table do", "one", what="1 pebbles")
    await post.at(4)


def nudges(world: World) -> list[str]:
    return [m.content for m in world.messages("one") if "gives you a nudge" in m.content]


async def test_a_nudge_is_one_call_that_goes_when_it_is_answered(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        post = Post(world)
        await ada_waits(world, post, "Cleo")
        await post.at(12.1)
        assert post.calls("Ben", "one") == 1, "the reminder"
        await post.at(16)
        await world.click("Ada", "Your move", world.board("one"))
        await world.click("Ada", "Nudge Ben", last_private(world, "Ada"))
        said = world.text(last_private(world, "Ada"))
        assert "Ben gets a nudge" in said.replace("*", "")
        [told] = nudges(world)
        assert f"<@{world.user('Ben').id}>" in told and "Toy is waiting for you, and Ada" in told.replace("*", "")
        assert post.calls("Ben", "one") == 1, "it stands in the place of the reminder"
        await world.slash("Cleo", "seat nudge", "one", who=2)
        assert "has been nudged here within a day" in world.text(last_private(world, "Cleo"))
        await world.slash("Ben", "table do", "one", what="1 pebbles")
        await world.slash("Ben", "table do", "one", what="done")
        assert nudges(world) == []


async def test_a_nudge_comes_in_the_way_and_at_the_hour_of_the_one_it_is_for(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        post = Post(world)
        await world.slash("Ben", "my notifications", "one", how="direct", quiet_from=15, quiet_to=20, zone="UTC")
        await ada_waits(world, post)
        for message in post.direct("Ben"):
            assert "nudge" not in message.content
        await world.slash("Ada", "seat nudge", "one")
        assert "Ben gets a nudge" in world.text(last_private(world, "Ada")).replace("*", "")
        assert not any("nudge" in message.content for message in post.direct("Ben")), "he sleeps"
        await post.at(8.2)
        assert nudges(world) == []
        [told] = [message.content for message in post.direct("Ben")]
        assert "gives you a nudge" in told and "> " in told
        await world.slash("Ben", "table do", "one", what="1 pebbles")
        assert post.direct("Ben") == []


async def test_whoever_wishes_for_no_calls_gets_none_and_nobody_can_tell(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        post = Post(world)
        await world.slash("Ben", "my notifications", "one", how="nothing")
        await ada_waits(world, post)
        await world.slash("Ada", "seat nudge", "one")
        assert "Ben gets a nudge" in world.text(last_private(world, "Ada")).replace("*", "")
        await post.at(30)
        assert nudges(world) == [] and post.direct("Ben") == []


async def test_a_day_more_is_given_by_button_and_told_to_all(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        post = Post(world)
        await ada_waits(world, post)
        due = await _due(world)
        await world.click("Ada", "Your move", world.board("one"))
        await world.click("Ada", "24 h more for Ben", last_private(world, "Ada"))
        assert await _due(world) == due + 24 * 3600
        assert "Ada gives Ben 24 hours more" in world.text(world.board("one")).replace("*", "")
        await world.slash("Ben", "seat give-time", "one", who=2)
        assert "your own answer" in world.text(last_private(world, "Ben"))
        assert await _due(world) == due + 24 * 3600


async def test_where_several_are_awaited_one_chooses_and_only_they_are_offered(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        post = Post(world)
        await world.slash("Ada", "table new", "one", game="toy")
        for player in ("Ben", "Cleo"):
            await world.click(player, "Join", channel="one")
        await world.click("Ada", "Start", channel="one")
        await world.slash("Ada", "table do", "one", what="1 pebbles")
        await post.at(4)
        offered = await world.complete("Ada", "seat nudge", "who", "", "one")
        assert [one["name"] for one in offered] == ["2. Ben", "3. Cleo"]
        await world.slash("Ada", "seat nudge", "one")
        panel = last_private(world, "Ada")
        assert {"Nudge Ben", "Nudge Cleo", "24 h more for Cleo"} <= set(world.controls(panel).values())
        await world.click("Ada", "Nudge Cleo", panel)
        assert len(nudges(world)) == 1 and f"<@{world.user('Cleo').id}>" in nudges(world)[0]


async def _due(world: World) -> float:
    table = (await world.bot.tables.index.by_channel(world.channel("one").id)).id
    due: float = await world.bot.tables.keeper.look(table, lambda look: look.due_of(1))
    return due
