"""A host who leaves the server never blocks a lobby, a game or a channel."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from tests.simcord_world import World, simcord_world
from tests.ui.asker import toy_surface
from tests.ui.test_table import last_private

PLAYERS = ("Ada", "Ben", "Cleo", "Dora")


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


async def here(world: World) -> Any:
    return await world.bot.tables.index.by_channel(world.channel().id)


async def leaves(world: World, *names: str) -> None:
    for name in names:
        world.local.guild.remove_member(world.user(name))
    await world.env.settle(idle=0.001)


async def test_a_player_of_the_lobby_hosts_in_place_of_a_host_who_has_left_the_server(
    maker: Callable[[], Any],
) -> None:
    async with simcord_world(maker, players=PLAYERS) as world:
        await world.slash("Ada", "table new", game="toy")
        for user in ("Ben", "Cleo"):
            await world.click(user, "Join", world.board())
        await world.click("Ben", "Start", world.board())
        assert "for the host of this table" in world.text(last_private(world, "Ben")), "she is still here"
        await world.restart(maker)  # and nothing is remembered of her
        await leaves(world, "Ada")
        await world.click("Cleo", "Start", world.board())
        assert (await here(world)).host == world.user("Ben").id, "the longest-seated, whoever presses"
        assert "for the host of this table" in world.text(last_private(world, "Cleo"))
        assert [place.name for place in (await here(world)).seats] == ["Ben", "Cleo"]
        await world.click("Ben", "Start", world.board())
        assert (await here(world)).status == "running"
        assert "the former host has left the server" in world.text(world.board())


async def test_where_the_next_has_left_too_it_is_the_one_after(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, players=PLAYERS) as world:
        await world.slash("Ada", "table new", game="toy")
        for user in ("Ben", "Cleo"):
            await world.click(user, "Join", world.board())
        await leaves(world, "Ada", "Ben")
        await world.click("Cleo", "Start", world.board())
        info = await here(world)
        assert info.host == world.user("Cleo").id and [place.name for place in info.seats] == ["Cleo"]


async def test_in_a_game_the_office_goes_on_and_the_seat_stays(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, players=PLAYERS) as world:
        await world.slash("Ada", "table new", game="toy")
        await world.click("Ben", "Join", world.board())
        await world.click("Ada", "Start", world.board())
        await leaves(world, "Ada")
        await world.slash("Ben", "table clock", hours=3)
        info = await here(world)
        assert info.host == world.user("Ben").id and info.clock_hours == 3
        assert info.seats[0].user == world.user("Ada").id
        shown = world.text(world.board()).replace("*", "")
        assert "Ben hosts this table now" in shown and "Ben sets the clock" in shown


async def test_strangers_move_nothing_and_a_host_who_is_there_stays_host(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, players=PLAYERS) as world:
        await world.slash("Ada", "table new", game="toy")
        await world.click("Ben", "Join", world.board())
        ada = world.user("Ada").id
        for user, what in (("Ben", "Settings"), ("Dora", "Start")):
            await world.click(user, what, world.board())
            assert (await here(world)).host == ada
        await leaves(world, "Ada")
        await world.click("Dora", "Settings", world.board())
        assert (await here(world)).host == ada, "who does not sit here asks for nothing"


async def test_a_table_of_people_who_have_all_left_the_server_frees_its_channel(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, players=PLAYERS) as world:
        for is_started in (False, True):
            await world.slash("Ada" if not is_started else "Cleo", "table new", game="toy")
            other = "Ben" if not is_started else "Cleo"
            if is_started:
                await world.click(other, "Start", world.board())
            await world.slash("Dora", "table new", game="toy")
            assert "A table stands here already" in world.text(last_private(world, "Dora"))
            old = await here(world)
            await world.restart(maker)
            await leaves(world, "Cleo" if is_started else "Ada")
            await world.slash("Dora", "table new", game="toy")
            found = await here(world)
            assert found.id != old.id and found.host == world.user("Dora").id
            assert (await world.bot.tables.keeper.get(old.id)).status == "ended"
            await world.slash("Dora", "table end")


async def test_one_of_them_who_is_still_here_keeps_it(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, players=PLAYERS) as world:
        await world.slash("Ada", "table new", game="toy")
        await world.click("Ben", "Join", world.board())
        await leaves(world, "Ada")
        await world.slash("Dora", "table new", game="toy")
        assert "A table stands here already" in world.text(last_private(world, "Dora"))
        assert (await here(world)).status == "lobby"
