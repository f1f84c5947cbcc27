"""When it is too busy: who comes then is told so at once and nothing is changed; a wrong clock does no harm."""

import time
from datetime import timedelta

import discord
import pytest

from bot.ui.door import gate as gates
from bot.ui.door.gate import FEW, IN_VAIN, LATE, MEMORY, MOST, PATIENCE, Gate
from tests.simcord_world import simcord_world
from tests.tables.play import Counting
from tests.ui.asker import toy_surface
from tests.ui.test_asking_on_discord import Maker, maker
from tests.ui.test_trouble import begun

__all__ = ["maker"]
EPOCH = 1_420_070_400.0


class Clock:
    def __init__(self) -> None:
        self.at = 1_800_000_000.0

    def __call__(self) -> float:
        return self.at

    def made(self, ago: float = 0.0) -> int:
        """The id of an interaction that Discord made so many seconds ago."""
        return int((self.at - ago - EPOCH) * 1000) << 22


def test_a_gate_turns_away_those_who_are_too_late() -> None:
    clock = Clock()
    gate = Gate(clock, lambda: 0.0)
    assert gate.admits(clock.made(0.1), 0)
    assert gate.admits(clock.made(PATIENCE / LATE), 0)
    assert not gate.admits(clock.made(PATIENCE / LATE + 0.2), 0)
    assert gate.turned_away == 1


@pytest.mark.parametrize("cost", [0.002, 0.02])
def test_a_gate_turns_away_those_before_whom_too_much_is_to_be_done(cost: float) -> None:
    """It learns from the last ones what one costs; how long Discord took for them says nothing."""
    clock, spent = Clock(), [0.0]
    gate = Gate(clock, lambda: spent[0])
    for _ in range(200):
        clock.at += 2.5
        spent[0] += cost
        gate.ended()
    room = int(PATIENCE / cost)
    assert gate.admits(clock.made(), room - 5) and not gate.admits(clock.made(), room + 5)
    assert not gate.admits(clock.made(), MOST)
    assert gate.admits(clock.made(), FEW - 1)


@pytest.mark.parametrize("apart", [-7200.0, -2.0, 2.0, 7200.0])
def test_a_clock_that_is_wrong_turns_nobody_away(apart: float) -> None:
    """Also when it is put right, which makes everything seem late for a while."""
    clock = Clock()
    gate = Gate(clock, lambda: 0.0)
    assert all(gate.admits(clock.made(apart + 0.1 * n), 0) for n in range(3))
    assert not gate.admits(clock.made(apart + 0.1 + PATIENCE), 0)
    clock.at += MEMORY + 1
    assert gate.admits(clock.made(apart + 0.3), 0)
    clock.at += 2 * MEMORY + 1
    assert gate.admits(clock.made(apart + 60.0), 0)  # the quick ones of long ago are forgotten


async def test_a_busy_bot_says_so_counts_it_and_changes_nothing(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting()
    async with simcord_world(maker(toy_surface())) as world:
        table = await begun(world)
        world.bot.tables.observer = counting
        before = (await world.bot.tables.keeper.get(table)).version
        monkeypatch.setattr(gates, "MOST", 0)
        board = world.text(world.board())
        await world.click("Ada", "Your move")
        await world.slash("Ben", "table show")
        for who in ("Ada", "Ben"):
            assert "Nothing has changed" in world.text(world.messages(user=who)[-1])
        assert (await world.bot.tables.keeper.get(table)).version == before and world.text(world.board()) == board
        monkeypatch.setattr(gates, "MOST", MOST)
        await world.click("Ada", "Your move")
        assert "Nothing has changed" not in world.text(world.messages(user="Ada")[-1])
        assert counting.counted == [("refusal", "Busy")] * 2
        world.bot.clicks.traffic.is_closed = True
        await world.click("Ada", "Your move")
        world.bot.clicks.traffic.is_closed = False
        assert counting.counted[2:] == [("refusal", "Closed")]


@pytest.mark.parametrize("step", [-7200.0, -0.7, 0.7, 7200.0])
async def test_a_step_of_our_clock_turns_nobody_away(
    maker: Maker, monkeypatch: pytest.MonkeyPatch, step: float
) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        await begun(world)
        await world.click("Ada", "Your move")
        gate, wall, stepped = world.bot.clicks.traffic.gate, time.time, discord.utils.utcnow() + timedelta(seconds=step)
        monkeypatch.setattr(time, "time", lambda: wall() + step)
        monkeypatch.setattr(discord.utils, "utcnow", lambda: stepped)
        await world.click("Ben", "Your move")
        await world.slash("Ada", "table show")
        assert gate.turned_away == 0


def test_a_step_of_discords_clock_turns_nobody_away_for_long() -> None:
    clock = Clock()
    gate = Gate(clock, lambda: 0.0)
    assert gate.admits(clock.made(0.1), 0)
    for _ in range(10):  # its clock was set back: everything seems late
        assert not gate.admits(clock.made(5.0), 0)
        clock.at += IN_VAIN / 10
    assert gate.admits(clock.made(5.0), 0)
    assert gate.admits(clock.made(5.2), 0) and not gate.admits(clock.made(5.0 + PATIENCE), 0)


def test_a_gate_that_is_busy_stays_closed() -> None:
    """Who is late while others are inside is late because of us, however long that lasts."""
    clock = Clock()
    gate = Gate(clock, lambda: 0.0)
    assert gate.admits(clock.made(0.1), 0)
    for _ in range(100):
        assert not gate.admits(clock.made(5.0), 3)
        clock.at += 1
