"""The same plays in SimCord and over the wire: everybody sees the same after every click."""

import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

import bot.app
from bot.app import make_bot
from bot.settings import Settings
from tests.simcord_world import simcord_world
from tests.wire.seeded import with_the_toy
from tests.wire.world import World as WireWorld
from tests.wire.world import wire_world
from tests.worlds import Deed, Play, first_difference, same_dice

pytestmark = pytest.mark.asyncio(loop_scope="module")
USERS = ("Ada", "Ben", "Cleo")


def opening(game: str) -> list[Deed]:
    return [
        Deed("slash", "Ada", "table new", {"game": game}),
        # the toy asks again and again in the same words: whether a hand is shown anew because the deadline is another
        # second differs between runs
        *([Deed("slash", "Ada", "table clock", {"hours": 0})] if game == "toy" else []),
        Deed("slash", "Ben", "table join"),
        Deed("slash", "Cleo", "table rules"),
        Deed("slash", "Ada", "table start"),
        Deed("slash", "Ben", "table hand"),
    ]


HELPERS = [
    Deed("slash", "Ada", "roll", {"dice": "3d6+2"}),
    Deed("slash", "Ben", "roll", {"dice": "2d20kh1"}),
    Deed("slash", "Ben", "roll", {"dice": "999999999d999999999"}),
    Deed("slash", "Cleo", "help"),
    Deed("press", "Cleo", where="mine", place=0),
    Deed("slash", "Ada", "table show"),
]


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def wired(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[WireWorld]:
    async with wire_world(tmp_path_factory.mktemp("wire"), started=False) as world:
        assert world.bot is not None
        world.bot.command = ("-m", "tests.wire.seeded")
        await world.start()
        yield world


@pytest.fixture
def simulated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    same_dice(monkeypatch.setattr)
    monkeypatch.setattr(bot.app, "load_surfaces", with_the_toy)
    settings = Settings(_env_file=None, data_dir=tmp_path)
    yield lambda: make_bot(settings)


@pytest.mark.parametrize(
    ("game", "presses", "before"),
    [
        ("doomrock", 90, opening("doomrock")),
        ("altered", 60, opening("altered")),
        ("toy", 40, opening("toy")),
        ("toy", 0, HELPERS),
    ],
    ids=["doomrock", "altered", "toy", "helpers"],
)
async def test_everybody_sees_the_same(
    simulated: Any, wired: WireWorld, game: str, presses: int, before: list[Deed]
) -> None:
    chance = random.Random(game)
    async with simcord_world(simulated) as world:
        one = Play(world, USERS, lambda: world.restart(simulated))
        for deed in before:
            await one.do(deed)
        for n in range(presses):
            pressed = one.any_press(chance)
            await one.do(pressed if pressed is not None and n != presses // 2 else Deed("again"))
    wired.only_channel(f"c{len(wired.channels)}")
    other = Play(wired, USERS, wired.restart)
    for n, deed in enumerate(one.done):
        await other.do(deed)
        assert other.frames[n] == one.frames[n], first_difference(one, other)
