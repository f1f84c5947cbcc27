"""P10, P2 on the gateway's side: whatever the gateway does, no acknowledged move is lost, none counts twice, and the
table goes on."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.patience import GIVE_UP
from tests.wire import stored
from tests.wire.gateway import swapped, twice
from tests.wire.party import Party
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="module")
RESUMABLE = [1000, 1001, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009]
"""All that do not end the process; those that do: `test_start.py`."""


async def back(world: World, before: int, seconds: float = GIVE_UP) -> None:
    """The bot has come back: it has resumed or identified once more."""
    await world.until(lambda: times(world) > before, seconds, "it did not come back")
    await world.settle()


def times(world: World) -> int:
    return world.gateway.identified + world.gateway.resumed


@pytest.mark.parametrize("code", RESUMABLE)
async def test_a_closed_gateway_is_resumed_and_nothing_is_missed(world: World, party: Party, code: int) -> None:
    """A move that is made while the bot is away is played as soon as it is back."""
    before, resumed = times(world), world.gateway.resumed
    await world.gateway.close(code)
    await party.moves(1)
    await back(world, before)
    assert world.gateway.resumed == resumed + 1
    await party.check_all(1)


async def test_a_broken_connection_is_resumed(world: World, party: Party) -> None:
    before = times(world)
    world.gateway.reset()
    await party.moves(1)
    await back(world, before)
    await party.check_all(1)


async def test_a_request_to_reconnect_is_followed(world: World, party: Party) -> None:
    before, resumed = times(world), world.gateway.resumed
    await world.gateway.reconnect()
    await back(world, before)
    assert world.gateway.resumed == resumed + 1
    await party.check_all(1)


async def test_a_refused_resume_begins_a_new_session_with_the_same_tables(world: World, party: Party) -> None:
    """Op 9, false. Clicks meanwhile are lost, and the person is told by Discord that nobody answered."""
    before = times(world)
    world.gateway.refuse_resumes = 1
    await world.gateway.close(4000)
    lost = await world.click("Ada", "Refresh", party.board)
    assert lost.failed
    await back(world, before)
    assert world.gateway.current is not None and not world.gateway.refuse_resumes
    await party.check_all(1)


async def test_an_invalid_session_that_may_be_resumed_is_resumed(world: World, party: Party) -> None:
    before = times(world)
    await world.gateway.invalidate(True)
    await back(world, before)
    await party.check_all(1)


async def test_events_that_come_twice_count_once(world: World, party: Party) -> None:
    before, counted = len(party.done), len(stored.interactions(world.folder))
    world.gateway.tamper = twice()
    await party.moves(4)
    world.gateway.tamper = None
    await party.check_all()
    assert len(party.done) - before == len(stored.interactions(world.folder)) - counted == 4 + 2


async def test_events_that_come_late(world: World, party: Party) -> None:
    """In time for Discord they count. After it has given up they are turned away: who was told that nobody answered
    tries again, and nothing may come of it twice."""

    def late(seconds: float) -> Callable[[str, Any], list[tuple[float, str, Any]]]:
        return lambda event, data: [(seconds if data.get("type") != 4 else 0, event, data)]

    world.gateway.tamper = late(0.2)
    await party.moves(2)
    world.gateway.tamper = late(3.1)
    lost = await party.move()
    assert lost is not None and lost.failed
    world.gateway.tamper = None
    await asyncio.sleep(0.3)
    await party.check_all(1)
    assert lost.interaction.id not in stored.interactions(world.folder)


async def test_events_in_another_order(world: World, party: Party) -> None:
    """Two clicks at once arrive the other way round."""
    world.gateway.tamper = swapped()
    board = party.board
    for _ in range(3):
        first = await world.send("Ada", board)
        second = await world.send("Ben", board)
        assert await world.discord.answer_to(first) and await world.discord.answer_to(second)
    world.gateway.tamper = None
    await party.check_all()


@pytest.mark.parametrize(
    "words",
    [
        "not json at all",
        '{"op": 0, "t": "INTERACTION_CREATE", "s": 77, "d": {"id": "x"}}',
        '{"op": 99, "d": {}}',
    ],
)
async def test_a_malformed_payload_does_not_end_the_bot(world: World, party: Party, words: str) -> None:
    await world.gateway.malformed(words)
    await world.until(lambda: not world.bot_is_alive or world.gateway.is_up)
    await world.settle()
    await world.until(lambda: world.gateway.is_up)
    assert world.bot_is_alive, world.bot and world.bot.log[-3000:]
    await party.check_all(1)


async def test_discord_is_down_for_a_while(world: World, party: Party) -> None:
    before = times(world)
    await world.discord.go_down()
    await world.settle()
    await world.discord.come_up()
    await back(world, before)
    await party.check_all(1)
