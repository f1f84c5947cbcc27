"""What people type is never a reference: neither a page of a story nor another's name comes out of it."""

from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from tests.simcord_world import World, simcord_world

PAGE, STORY = "@prose:shore/evening1/intro", "eleven stones"


@pytest.fixture
def maker(tmp_path: Path) -> Any:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings)


async def test_a_note_of_an_invitation_tells_no_page_of_the_story_and_no_other_name(maker: Any) -> None:
    async with simcord_world(maker, channels=("table", "looking")) as world:
        await world.slash("Ben", "table new", "table", game="pebbles")
        where = world.channel("looking")
        for note in (PAGE, "@seat:0"):
            await world.slash("Ben", "together invite", "table", where=where, note=note)
            told = world.text(world.board("looking"))
            assert STORY not in told and f"> \uff20{note[1:]}" in told


async def test_a_refusal_that_repeats_what_was_typed_tells_no_page_of_the_story(maker: Any) -> None:
    async with simcord_world(maker, channels=("table",)) as world:

        async def refused(command: str, **options: Any) -> None:
            await world.slash("Ben", command, "table", **options)
            told = world.text(world.ephemerals("Ben", "table")[-1])
            assert STORY not in told and "\uff20prose:shore" in told, (command, told)

        await _begun(world)
        times = {"first": PAGE, "second": "friday 20:00", "third": "friday 21:00"}
        await refused("together evening", **times, zone="UTC")
        await refused("together evening", **{**times, "zone": PAGE})
        await refused("my notifications", zone=PAGE)
        await refused("my away", until="friday", zone=PAGE)
        await refused("my away", until=PAGE, zone="UTC")
        await refused("table new", game=PAGE)
        await refused("learn", game=PAGE)
        await refused("table card", name=PAGE)


async def _begun(world: World) -> None:
    await world.slash("Ben", "table new", "table", game="pebbles")
    await world.click("Cleo", "Join", channel="table")
    await world.click("Ben", "Start", channel="table")
