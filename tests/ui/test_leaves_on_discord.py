"""Leave as people meet it: one command for all tables, told on each board, and a deputy who is asked there."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from tests.rights.town import Being, town
from tests.simcord_world import World, simcord_world
from tests.tables.play import HandClock
from tests.ui.asker import toy_surface

HOUR = 3600.0


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


def told(world: World, user: str, channel: str = "one") -> str:
    return world.text(world.ephemerals(user, channel)[-1])


async def begun(world: World, channel: str, *players: str) -> str:
    await world.slash(players[0], "table new", channel, game="toy")
    for player in players[1:]:
        await world.click(player, "Join", channel=channel)
    await world.click(players[0], "Start", channel=channel)
    return str((await world.bot.tables.index.by_channel(world.channel(channel).id)).id)


def turned(world: World, hours: float) -> HandClock:
    """So many hours later."""
    clock = HandClock(world.bot.tables.clock.now() + hours * HOUR)
    world.bot.tables.keeper.clock = world.bot.clocks._clock = clock
    return clock


async def test_one_command_tells_all_tables_and_one_button_ends_it(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one", "two")) as world:
        tables = [await begun(world, "one", "Ada", "Ben"), await begun(world, "two", "Cleo", "Ben")]
        await world.slash("Ben", "my away", "one", until="in 5 days")
        assert "where you live" in told(world, "Ben")
        await world.slash("Ben", "my away", "one", until="someday", zone="Europe/Berlin")
        assert "I do not understand “someday”" in told(world, "Ben")
        await world.slash("Ben", "my away", "one", until="in 5 days")
        assert "You are away until" in told(world, "Ben") and "Your 2 tables know of it" in told(world, "Ben")
        for table, channel in zip(tables, ("one", "two"), strict=True):
            board = world.text(world.board(channel))
            assert "Ben is away until <t:" in board and "the usual answers are given" in board
            assert (await world.bot.tables.keeper.get(table)).seats[1].away
        await world.slash("Ben", "my away", "two")
        await world.click("Ben", "I am back", world.ephemerals("Ben", "two")[-1])
        assert "You are here" in told(world, "Ben", "two")
        for table, channel in zip(tables, ("one", "two"), strict=True):
            assert "is away until <t:" not in world.text(world.board(channel))
            assert not (await world.bot.tables.keeper.get(table)).seats[1].away


async def test_a_planned_leave_begins_and_ends_by_itself_and_can_be_called_off(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        table = await begun(world, "one", "Ada", "Ben")
        await world.slash("Ben", "my away", "one", **{"from": "in 2 days", "until": "in 3 days", "zone": "UTC"})
        assert "You will be away" in told(world, "Ben") and "look after it by itself" in told(world, "Ben")
        clock = turned(world, 60)  # at any hour of the day between the one midnight and the other
        await world.env.work_as_bot(world.bot.clocks.run_due())
        assert (await world.bot.tables.keeper.get(table)).seats[1].away
        assert "Ben is away until <t:" in world.text(world.board("one"))
        clock.time += 48 * HOUR
        await world.env.work_as_bot(world.bot.clocks.run_due())
        assert not (await world.bot.tables.keeper.get(table)).seats[1].away
        assert "Ben is away until <t:" not in world.text(world.board("one"))
        await world.slash("Ben", "my away", "one", **{"from": "in 2 days", "until": "in 3 days"})
        await world.click("Ben", "Call it off", world.ephemerals("Ben", "one")[-1])
        assert await world.bot.tables.leaves.of(world.user("Ben").id) is None


async def test_a_deputy_is_asked_on_the_board_answers_and_stops(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        table = await begun(world, "one", "Ada", "Ben")
        cleo = world.user("Cleo")
        await world.slash("Cleo", "table hand", "one")
        assert "for your eyes only" not in told(world, "Cleo")
        await world.slash("Ada", "my away", "one", until="in 3 days", zone="UTC", deputy=cleo)
        board = world.text(world.board("one"))
        assert f"<@{cleo.id}>" in board and "asks you to answer for them" in board
        await world.click("Ben", "Answer for Ada", world.board("one"))
        assert "Nobody has asked you" in told(world, "Ben")
        await world.click("Cleo", "Answer for Ada", world.board("one"))
        assert "Cleo answers meanwhile" in world.text(world.board("one"))
        await world.slash("Cleo", "table hand", "one")
        hand = told(world, "Cleo")
        assert "Ada, for your eyes only" in hand and "you decide here meanwhile" in hand and "I am back" not in hand
        await world.slash("Cleo", "my tables", "one")
        assert "Toy" in told(world, "Cleo")
        await world.click("Ben", "Your move", world.board("one"))
        await world.click("Ben", "1 pebbles", world.ephemerals("Ben", "one")[-1])
        await world.click("Cleo", "Take a pebble", world.board("one"))
        assert "Ada took a pebble" in world.text(world.board("one"))
        choices = await world.bot.tables.keeper.look(table, lambda look: [(c.seat, c.by) for c in look.run.choices])
        assert choices[-1] == (0, "deputy")
        await world.slash("Cleo", "table hand", "one")
        await world.click("Cleo", "Stop answering", world.ephemerals("Cleo", "one")[-1])
        assert (await world.bot.tables.keeper.get(table)).seats[0].deputy is None
        await world.slash("Cleo", "table hand", "one")
        assert "for your eyes only" not in told(world, "Cleo")


async def test_with_the_end_of_the_game_a_deputy_is_nobody_there(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        table = await begun(world, "one", "Ada", "Ben")
        await world.slash("Ada", "my away", "one", until="in 3 days", zone="UTC", deputy=world.user("Cleo"))
        await world.click("Cleo", "Answer for Ada", world.board("one"))
        await world.slash("Cleo", "seat nudge", "one")
        assert "who sat at this" not in told(world, "Cleo")
        await world.bot.tables.playing.end(table, world.user("Ada").id)
        await world.slash("Cleo", "story again", "one")
        assert "who sat at this" in told(world, "Cleo"), told(world, "Cleo")
        assert not await world.bot.tables.gatherings.open_at(table)


async def test_whoever_is_away_sees_it_in_the_own_hand_and_is_back_by_its_button(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one", "two")) as world:
        one, two = await begun(world, "one", "Ada", "Ben"), await begun(world, "two", "Ada", "Ben")
        await world.slash("Ben", "my away", "one", until="tomorrow", zone="UTC", meanwhile="house")
        assert "The house plays meanwhile" in world.text(world.board("two"))
        await world.slash("Ben", "table hand", "one")
        await world.click("Ben", "I am back", world.ephemerals("Ben", "one")[-1])
        for table in (one, two):
            assert not (await world.bot.tables.keeper.get(table)).seats[1].away
        assert "is away until <t:" not in world.text(world.board("two"))
        await world.slash("Ben", "my away", "one", until="tomorrow")
        await world.slash("Ben", "seat back", "two")
        assert not (await world.bot.tables.keeper.get(one)).seats[1].away


async def test_days_are_offered_while_somebody_types(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        offered = await world.complete("Ben", "my away", "until", "", "one")
        assert len(offered) > 5 and all(len(choice["value"]) == 10 for choice in offered)
        assert await world.complete("Ben", "my away", "until", "friday 18:00", "one") == [
            {"name": "friday 18:00", "value": "friday 18:00"}
        ]


async def test_it_works_in_a_direct_message(tmp_path: Path) -> None:
    async with town(tmp_path) as place:
        site = await place.site("running")
        ben = Being("Ben", "Ben", place.direct("Ben"), None, "direct")
        shown = await place.command(ben, "my away", until="in 2 days", zone="UTC")
        assert "You are away until" in shown.everything and "Your table knows of it" in shown.everything
        info = await place.bot.tables.keeper.get(site.info.id)
        assert info.seats_of(place.users["Ben"].id)[0].away
