"""Whoever comes back after days is told in three lines what happened, and nobody else is."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.ui.screens import news
from tests.simcord_world import World, simcord_world
from tests.ui.asker import toy_surface

WEEK = 7 * 86_400.0


@pytest.fixture
def bot_maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


async def hand(world: World, user: str) -> str:
    await world.click(user, "Refresh", world.board())
    await world.slash(user, "table hand")
    return world.text(world.ephemerals(user)[-1])


async def bid(world: World, user: str) -> None:
    await world.slash(user, "table hand")
    await world.click(user, "2 pebbles", world.ephemerals(user)[-1])


def passes(world: World, monkeypatch: pytest.MonkeyPatch, seconds: Callable[[], float]) -> None:
    """So much time really passes, beside that of the test: it is not that somebody sets the clock."""
    clock = world.bot.tables.clock
    wall, running = clock._wall, clock._running
    monkeypatch.setattr(clock, "_wall", lambda: wall() + seconds())
    monkeypatch.setattr(clock, "_running", lambda: running() + seconds())


async def test_who_is_away_is_told_so_and_one_press_brings_them_back(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await world.slash("Ada", "table new", game="toy")
        await world.click("Ben", "Join")
        await world.click("Ada", "Start")
        await world.slash("Ben", "table away")
        assert "I am back" in world.text(world.ephemerals("Ben")[-1])
        told = await hand(world, "Ben")
        assert "your questions are answered for you" in told
        assert "your questions are answered for you" not in await hand(world, "Ada")
        await world.click("Ben", "I am back", world.ephemerals("Ben")[-1])
        assert "your questions are answered for you" not in world.text(world.ephemerals("Ben")[-1])
        table = (await world.bot.tables.index.all_tables())[0]
        assert not any(seat.away for seat in (await world.bot.tables.keeper.get(table)).seats)


async def test_the_clock_answered_in_between(bot_maker: Callable[[], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """How often stands above the three lines: that is what somebody who comes back has to know first."""
    async with simcord_world(bot_maker) as world:
        await world.slash("Ada", "table new", game="toy")
        await world.slash("Ada", "table clock", hours=1)
        await world.click("Ben", "Join")
        await world.click("Ada", "Start")
        await bid(world, "Ada")
        await bid(world, "Ben")
        days = [0]
        passes(world, monkeypatch, lambda: days[0] * 86_400)
        for _ in range(4):
            await world.click("Ben", "Take a pebble", world.board())
        for days[0] in (1, 2):
            await world.env.work_as_bot(world.bot.clocks.run_due())
        told = await hand(world, "Ada")
        assert "While you were away" in told and "the clock has answered for you" in told


async def four_pebbles(world: World) -> None:
    """A table at which both have bid, and Ben has taken four pebbles since."""
    await world.slash("Ada", "table new", game="toy")
    await world.click("Ben", "Join")
    await world.click("Ada", "Start")
    await bid(world, "Ada")
    await bid(world, "Ben")
    for _ in range(4):
        await world.click("Ben", "Take a pebble", world.board())


async def test_three_lines_after_a_week(bot_maker: Callable[[], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async with simcord_world(bot_maker) as world:
        await four_pebbles(world)
        assert "While you were away" not in await hand(world, "Ada")

        passes(world, monkeypatch, lambda: WEEK)
        told = await hand(world, "Ada")
        assert "While you were away" in told
        assert told.count("Ben took a pebble.") == 4  # all of it, and nothing twice
        assert "the clock has answered" not in told and " more" not in told
        assert "What happened" not in told

        monkeypatch.setattr(news, "LINES", 1)  # now it is too much to be told whole
        told = await hand(world, "Ada")
        assert told.count("Ben took a pebble.") == 3 + 4  # the three that matter most, then all of it

        assert "While you were away" not in await hand(world, "Ben")  # nothing has happened since his own move
        await world.click("Ada", "What happened", world.ephemerals("Ada")[-1])
        assert "The story so far" in world.text(world.ephemerals("Ada")[-1])


async def test_the_great_event_of_days_ago_is_among_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also what befell the reader's own pieces, under the names that the game gives them."""
    settings = Settings(_env_file=None, data_dir=tmp_path)
    surface = toy_surface()
    surface.milestones = {"toy-bids": 3, "toy-took": 2}
    surface.own = lambda view, seat: [f"@seat:{1 - seat}"] if view["heap"] < 5 else []
    monkeypatch.setattr(news, "LINES", 1)
    async with simcord_world(lambda: make_bot(settings, surfaces=[surface])) as world:
        await four_pebbles(world)
        passes(world, monkeypatch, lambda: WEEK)
        told = await hand(world, "Ada")
        assert told.count("The bids were 2 and 2.") == 2 and told.count("Ben took a pebble.") == 2 + 4
