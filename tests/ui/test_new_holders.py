"""Who takes a seat over is told what it did as the seat's, and nothing that only the former holder was told."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from tests.simcord_world import World, simcord_world
from tests.ui.asker import toy_surface
from tests.ui.test_table import last_private


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


async def played(world: World) -> None:
    """Ada and Ben have bid, and Ben has taken a pebble."""
    await world.slash("Ada", "table new", game="toy")
    await world.click("Ben", "Join")
    await world.click("Ada", "Start")
    for user in ("Ada", "Ben"):
        await world.slash(user, "table do", what="1 pebbles")
    await world.slash("Ben", "table do", what="take")


async def test_what_the_seat_did_before_is_told_as_the_seats(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        await played(world)
        await world.slash("Ben", "table give", to=world.user("Cleo"))
        await world.slash("Cleo", "table vote", what="agree")
        await world.slash("Cleo", "table hand")
        shown = world.text(last_private(world, "Cleo")).replace("*", "")
        before, since = shown.split("Since then:")
        assert "Before you sat down:" in before and "Your seat took" in before
        assert "Cleo took" not in shown and "Ben took" not in shown
        assert "Cleo takes over the seat of Ben" in since
        await world.slash("Ada", "table hand")
        assert "Before you sat down" not in world.text(last_private(world, "Ada"))
        await world.slash("Cleo", "table do", what="take")
        await world.slash("Ada", "table do", what="take")
        await world.slash("Cleo", "table hand")
        shown = world.text(last_private(world, "Cleo"))
        assert "Before you sat down" not in shown, "from the first own answer on the news are those since then"


async def test_a_substitute_for_the_house_is_told_the_same(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        await played(world)
        await world.slash("Ben", "table leave")
        await world.slash("Cleo", "table join")
        await world.slash("Cleo", "table hand")
        shown = world.text(last_private(world, "Cleo")).replace("*", "")
        assert "Before you sat down:" in shown and "Your seat took" in shown and "Cleo took" not in shown


async def test_nothing_that_only_the_former_holder_was_told_is_read_by_the_newcomer(maker: Callable[[], Any]) -> None:
    """Neither in the hand nor in the story nor in a replay."""
    async with simcord_world(maker) as world:
        await played(world)
        for what in ("done", "no"):
            for user in ("Ada", "Ben"):
                await world.slash(user, "table do", what=what)
        for what in ("2", "3"):
            await world.slash("Ben", "table do", what=what)

        async def seen(user: str) -> str:
            before = len(world.ephemerals(user))
            for command in ("table hand", "table log", "table show"):
                await world.slash(user, command)
            await world.slash(user, "story replay", mine=True)
            return "\n".join(world.text(message) for message in world.ephemerals(user)[before:])

        assert "You kept 2" in await seen("Ben")
        await world.slash("Ben", "table give", to=world.user("Cleo"))
        await world.slash("Cleo", "table vote", what="agree")
        assert "You kept" not in await seen("Cleo")
        assert "You kept" not in await seen("Ben"), "nor by him who sits here no more"
