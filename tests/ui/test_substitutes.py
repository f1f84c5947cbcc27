"""A substitute is looked for by a button, and sits down by one."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.ui.panels.surface import Surface
from tests.rules.duel import Duel
from tests.simcord_world import World, simcord_world
from tests.ui.asker import toy_surface
from tests.ui.test_notifications import Post
from tests.ui.test_table import forged

PLAYERS = ("Ada", "Ben", "Cleo", "Dora")


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


async def here(world: World) -> Any:
    return await world.bot.tables.index.by_channel(world.channel("one").id)


def private(world: World, user: str) -> Any:
    return world.ephemerals(user, "one")[-1]


def posts(world: World) -> list[Any]:
    return [m for m in world.messages("one") if "who takes over a seat?" in world.text(m)]


async def ben_has_left(world: World) -> None:
    await world.slash("Ada", "table new", "one", game="toy")
    for user in ("Ben", "Cleo"):
        await world.click(user, "Join", channel="one")
    await world.click("Ada", "Start", channel="one")
    await world.slash("Ben", "table leave", "one")


async def test_the_post_says_what_one_needs_to_know_and_its_button_sits_down(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, players=PLAYERS, channels=("one",)) as world:
        await ben_has_left(world)
        await world.click("Ada", "Your move", world.board("one"))
        await world.click("Ada", "More", private(world, "Ada"))
        await world.click("Ada", "Find somebody for the seat of Ben", private(world, "Ada"))
        assert "I have asked in the channel" in world.text(private(world, "Ada"))
        [post] = posts(world)
        shown = world.text(post).replace("*", "")
        for words in ("Toy", "The seat of Ben is free (2 of 3)", "Round 1", "a day for each decision", "Ada and Cleo"):
            assert words in shown, words
        assert not post.ping_user_ids
        await world.restart(maker)
        await world.click("Dora", "Take the seat", post)
        assert (await here(world)).seats[1].user == world.user("Dora").id
        shown = world.text(private(world, "Dora"))
        assert "Welcome to the table, Dora" in shown and "Dora, for your eyes only" in shown.replace("*", "")
        assert posts(world) == [], "nobody is looked for any more"
        await forged(world, "Cleo", f"wk:{(await here(world)).id}:-:seat-1")
        assert (await here(world)).seats[1].user == world.user("Dora").id


async def test_who_has_their_hand_open_sees_at_once_who_sits_there_now(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, players=PLAYERS, channels=("one",)) as world:
        await ben_has_left(world)
        await world.click("Cleo", "Your move", world.board("one"))
        await world.slash("Ada", "seat substitute", "one", seat=2)
        assert "Dora" not in world.text(private(world, "Cleo"))
        await world.click("Dora", "Take the seat", posts(world)[0])
        assert "Dora" in world.text(private(world, "Cleo"))


async def test_one_post_for_a_seat_and_again_on_another_day(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, players=PLAYERS, channels=("one",)) as world:
        post = Post(world)
        await ben_has_left(world)
        await world.slash("Cleo", "seat substitute", "one", seat=2)
        [first] = posts(world)
        await world.slash("Ada", "seat substitute", "one", seat=2)
        assert "asked for somebody here within the last day" in world.text(private(world, "Ada"))
        await post.at(25)
        await world.slash("Ada", "seat substitute", "one", seat=2)
        [second] = posts(world)
        assert second.id != first.id
        await world.slash("Ada", "table end", "one")
        await world.click("Ada", "Yes, clear it", private(world, "Ada"))
        assert posts(world) == []


async def test_only_for_a_seat_that_is_free_and_by_who_plays(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, players=PLAYERS, channels=("one",)) as world:
        await ben_has_left(world)
        for user, seat, words in (
            ("Dora", 2, "no seat at this table"),
            ("Ada", 3, "not free"),
            ("Ada", 9, "no such seat"),
        ):
            await world.slash(user, "seat substitute", "one", seat=seat)
            assert words in world.text(private(world, user))
        assert posts(world) == []
        offered = await world.complete("Ada", "seat substitute", "seat", "", "one")
        assert [one["name"] for one in offered] == ["2. Ben"]


async def test_in_a_contest_those_who_play_are_asked(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    async with simcord_world(
        lambda: make_bot(settings, surfaces=[Surface(Duel())]), players=PLAYERS, channels=("one",)
    ) as world:
        await world.slash("Ada", "table new", "one", game="duel")
        await world.click("Ben", "Join", channel="one")
        await world.click("Ada", "Start", channel="one")
        await world.slash("Ada", "table kick", "one", seat=2)
        await world.click("Ada", "Yes, ask them to leave", private(world, "Ada"))
        await world.click("Ben", "Agree", world.board("one"))
        await world.slash("Ada", "seat substitute", "one", seat=2)
        [post] = posts(world)
        assert "those who play have to agree" in world.text(post)
        await world.click("Dora", "Take the seat", post)
        assert (await here(world)).seats[1].user is None and "asked first" in world.text(private(world, "Dora"))
        await world.click("Ada", "Agree", channel="one")
        assert (await here(world)).seats[1].user == world.user("Dora").id and posts(world) == []
