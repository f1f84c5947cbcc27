"""Questions with more options than fit into custom ids: they are typed, and nobody's hand breaks."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.rules.decision import Decision, text
from bot.settings import Settings
from bot.ui.panels import custom_id
from bot.ui.panels.surface import Surface
from tests.simcord_world import simcord_world
from tests.ui.asker import WORDS, Asker
from tests.ui.test_asking_on_discord import asked, options, private


@pytest.fixture
def bot_maker(tmp_path: Path) -> Callable[[Any], Callable[[], Any]]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda game: lambda: make_bot(settings, surfaces=[Surface(game, root=WORDS)])


def question(kind: Any, n: int, **more: Any) -> Decision:
    return Decision((0,), "k", text("asker-prompt", who="you"), partial(options, n), kind, **more)


Maker = Callable[[Any], Callable[[], Any]]


@pytest.mark.parametrize("n", [63, 300])
async def test_an_order_of_too_many_is_left_as_listed_or_typed(bot_maker: Maker, n: int) -> None:
    game = Asker(question("order", n))
    async with simcord_world(bot_maker(game)) as world:
        await asked(world)
        await world.click("Ada", "Your move")
        assert "too many to be put in order" in world.text(private(world))
        await world.slash("Ada", "table do", what="N7, N3")
        answer = game.answers[-1]
        assert answer[:3] == ["o7", "o3", "o0"] and sorted(answer) == sorted(f"o{i}" for i in range(n))


async def test_an_order_of_too_many_left_as_listed(bot_maker: Maker) -> None:
    game = Asker(question("order", 63))
    async with simcord_world(bot_maker(game)) as world:
        await asked(world)
        await world.click("Ada", "Your move")
        await world.click("Ada", "As listed", private(world))
        assert game.answers[-1] == [f"o{i}" for i in range(63)]


async def test_the_longest_order_that_can_be_clicked(bot_maker: Maker) -> None:
    game = Asker(question("order", custom_id.MOST_ORDERED))
    async with simcord_world(bot_maker(game)) as world:
        await asked(world)
        await world.click("Ada", "Your move")
        for place in range(custom_id.MOST_ORDERED - 10):
            shown = private(world)
            wanted = next(i for i, label in world.controls(shown).items() if label.startswith("Which one is number"))
            await world.select("Ada", wanted, [f"o{place}"], shown)
        for place in range(custom_id.MOST_ORDERED - 10, custom_id.MOST_ORDERED - 1):
            await world.click("Ada", f"N{place}", private(world))
        await world.click("Ada", "Yes, in this order", private(world))
        assert game.answers[-1] == [f"o{i}" for i in range(custom_id.MOST_ORDERED)]


async def test_some_of_very_many_are_typed(bot_maker: Maker) -> None:
    game = Asker(question("some", 400, least=1, most=3))
    async with simcord_world(bot_maker(game)) as world:
        await asked(world)
        await world.click("Ada", "Your move")
        assert "too many to be picked" in world.text(private(world))
        await world.slash("Ada", "table do", what="N399, N0")
        assert game.answers[-1] == ["o399", "o0"]


async def test_some_of_as_many_as_fit_are_clicked(bot_maker: Maker) -> None:
    game = Asker(question("some", 240, least=1, most=3))
    async with simcord_world(bot_maker(game)) as world:
        await asked(world)
        await world.click("Ada", "Your move")
        await world.click("Ada", "← Page 10", private(world))
        await world.select("Ada", "Choose 1 to 3 (page 10 of 10)", ["o239"], private(world))
        await world.click("Ada", "Done (1): N239", private(world))
        assert game.answers[-1] == ["o239"]
