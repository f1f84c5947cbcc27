"""Acting for somebody who is late, where a game has it so: told on the board, from a panel without that hand."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.ui.panels import custom_id
from tests.simcord_world import World, simcord_world
from tests.tables.play import HandClock
from tests.tables.test_proxies import Kind
from tests.ui.asker import toy_surface

HOUR = 3600.0


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    surface = toy_surface()
    surface.game = Kind()
    return lambda: make_bot(settings, surfaces=[surface])


def told(world: World, user: str) -> str:
    return world.text(world.ephemerals(user)[-1])


async def late(world: World) -> str:
    """Ben has not bid in time; Ada has."""
    await world.slash("Ada", "table new", game="toy")
    await world.click("Ben", "Join")
    await world.slash("Ada", "table clock", hours=6)
    await world.click("Ada", "Start")
    await world.slash("Ada", "table do", what="2 pebbles")
    clock = HandClock(world.bot.tables.clock.now() + 6.1 * HOUR)
    world.bot.tables.keeper.clock = world.bot.clocks._clock = clock
    await world.env.work_as_bot(world.bot.clocks.run_due())
    return str((await world.bot.tables.index.by_channel(world.channel().id)).id)


async def test_the_other_acts_from_a_panel_that_shows_nothing_else_of_that_hand(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        table = await late(world)
        board = world.text(world.board())
        assert "Ben has not answered in time" in board and "Time is up for Ben" in board
        await world.slash("Ada", "table hand")
        await world.click("Ada", custom_id.button(table, "-", "hand-1"), world.ephemerals("Ada")[-1])
        shown = told(world, "Ada")
        assert "For Ben" in shown and "What you choose counts as theirs" in shown and "How many do you bid?" in shown
        assert "Ben, for your eyes only" not in shown and "Eat the biscuit" not in shown and "You hold" not in shown
        await world.click("Ada", "3 pebbles", world.ephemerals("Ada")[-1])
        made = await world.bot.tables.keeper.look(table, lambda look: [(c.seat, c.by) for c in look.run.choices])
        assert made[-1] == (1, "deputy") and "The bids were 2 and 3." in world.text(world.board())
        assert "has not answered in time" not in world.text(world.board())


async def test_a_watcher_cannot_and_the_late_one_still_can(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        table = await late(world)
        token = next(
            one.token
            for one in await world.bot.tables.keeper.look(table, lambda look: look.requests(1))
            if not one.anytime
        )
        await world.slash("Cleo", "table hand")
        assert "For Ben" not in told(world, "Cleo") and "Eat" not in told(world, "Cleo")
        await world.click("Ben", "Your move", world.board())
        hand = world.ephemerals("Ben")[-1]
        assert "Ben, for your eyes only" in world.text(hand)
        await world.click("Ben", custom_id.button(table, token, "1"), hand)
        made = await world.bot.tables.keeper.look(table, lambda look: [(c.seat, c.by) for c in look.run.choices])
        assert made[-1] == (1, "player")
