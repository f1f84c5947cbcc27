"""Games that are over stay in reach: the list of a channel, and commands that find the last one that ended there."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.tables.model.info import Info
from bot.tables.model.seats import Seat
from bot.ui.panels.catalogue import Catalogue, Say
from bot.ui.screens.past_tables import ON_A_PAGE, past_panel
from tests.simcord_world import World, simcord_world
from tests.ui.asker import toy_surface

SAY = Say(Catalogue()).text


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


async def ended(world: World, channel: str = "one") -> Info:
    await world.slash("Ada", "table new", channel, game="toy")
    await world.click("Ben", "Join", channel=channel)
    await world.click("Ada", "Start", channel=channel)
    info = await world.bot.tables.index.by_channel(world.channel(channel).id)
    await world.env.work_as_bot(world.bot.tables.playing.end(info.id, info.host))
    found: Info = await world.bot.tables.keeper.get(info.id)
    return found


def last(world: World, user: str, channel: str = "one") -> str:
    return world.text(world.ephemerals(user, channel)[-1])


async def test_an_ended_game_is_listed_with_its_story_for_those_who_see_the_channel(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one", "two")) as world:
        await world.slash("Cleo", "table list", "one")
        assert "No game has come to its end here yet" in last(world, "Cleo")
        await ended(world)
        await world.slash("Cleo", "table list", "one")
        assert "Over** (1)" in last(world, "Cleo") and "with Ada and Ben" in last(world, "Cleo")
        await world.click("Cleo", "The story", world.ephemerals("Cleo", "one")[-1])
        await world.click("Cleo", "Read here", world.ephemerals("Cleo", "one")[-1])
        assert "The story so far" in last(world, "Cleo")
        await world.slash("Cleo", "table list", "two")
        assert "Toy" not in last(world, "Cleo", "two")


@pytest.mark.parametrize(
    ("command", "told"), [("log", "The story so far"), ("export", "whole"), ("rules", "Bid, take")]
)
async def test_a_command_that_reads_finds_the_last_game_that_ended_here(
    maker: Callable[[], Any], command: str, told: str
) -> None:
    async with simcord_world(maker, channels=("one", "two")) as world:
        info = await ended(world)
        await world.slash("Cleo", f"table {command}", "one")
        shown = world.ephemerals("Cleo", "one")[-1]
        found = world.text(shown) + "".join(file["filename"] for file in shown.attachments)
        assert told in found or info.id in found
        await world.slash("Cleo", f"table {command}", "two")
        assert "There is no table in this channel yet" in last(world, "Cleo", "two")


@pytest.mark.parametrize("command", ["pause", "start", "undo", "leave", "end"])
async def test_a_command_that_needs_a_game_says_that_it_is_over_and_what_is_left_of_it(
    maker: Callable[[], Any], command: str
) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        before = await ended(world)
        await world.slash("Ada", f"table {command}", "one")
        assert "Toy, is over" in last(world, "Ada") and "/table list" in last(world, "Ada")
        assert (await world.bot.tables.keeper.get(before.id)).version == before.version


def of(n: int, channel: int = 7) -> Info:
    seats = (Seat(0, 1, "Ada"), Seat(1, 2, "Ben"))
    base = Info(f"t{n}", 9, channel, None, 1, "toy", 1, "", "ended", {}, "", 0.0, float(n), "en", seats)
    return replace(base, entropies=("a", "b"))


def test_pages_hold_every_game_once() -> None:
    over = [of(n) for n in range(2 * ON_A_PAGE + 1)]
    told = [
        button.id.split(":")[1]
        for page in range(3)
        for button in past_panel(None, over, 7, SAY, lambda info: info.id, page).buttons()
        if button.id.endswith(":story")
    ]
    assert told == [info.id for info in over]


def test_a_game_of_a_thread_is_a_link_and_one_that_never_began_has_no_story() -> None:
    panel = past_panel(None, [of(1, 8), replace(of(2), entropies=None)], 7, SAY, lambda info: info.game)
    assert [button.url for button in panel.buttons()] == ["https://discord.com/channels/9/8"]
