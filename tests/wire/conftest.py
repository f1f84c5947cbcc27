"""One bot and one Discord for all tests of a module that need no start of their own; each test has its own channel."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.wire.party import Party
from tests.wire.state import ANSWER_WITHIN
from tests.wire.world import World, wire_world

_PARTIES: dict[int, Party] = {}


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[World]:
    async with wire_world(tmp_path_factory.mktemp("wire")) as world:
        yield world


@pytest_asyncio.fixture(loop_scope="module")
async def world(running: World) -> AsyncIterator[World]:
    """The running world without any trouble."""
    yield running
    running.faults.clear()
    running.gateway.tamper = None
    running.discord.patience = ANSWER_WITHIN
    running.check()


@pytest_asyncio.fixture(loop_scope="module")
async def party(world: World, request: pytest.FixtureRequest) -> Party:
    """Ada and Ben at a table of Doomrock: that of the test before, unless it went wrong or their game is over."""
    party = _PARTIES.get(id(world))
    if party is None or not party.is_sound or party.is_over:
        party = _PARTIES[id(world)] = Party(world, f"t{len(world.channels)}", seed=len(world.channels))
        await party.begin("doomrock")
        await party.moves(2)
    party.is_sound, party.by_click = False, 0.7
    return party
