"""Games that are over stay in reach: the list of a channel, and commands that find the last one that ended there."""

import re
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


DONE = {
    "table new": "a table is set",
    "table show": "This table has been cleared",
    "table log": "The story so far",
    "table rules": "Bid, take",
    "table card": "a heap",
    "table list": "Over** (1)",
    "table export": "waykeeper-toy",
    "story read": "The story",
    "story replay": "Step 1 of",
    "story again": "Toy again?",
}
"""What each command that says something of a game that is over, or opens another, shows then."""
OPTIONS: dict[str, dict[str, Any]] = {
    "table new": {"game": "toy"},
    "table do": {"what": "2"},
    "table card": {"name": "a heap"},
    "table missing": {"seat": 2, "what": "they count as away"},
    "table vote": {"what": "agree"},
    "table clock": {"hours": 3},
    "table kick": {"seat": 2},
    "table handover": {"to": "Cleo"},
    "table give": {"to": "Cleo"},
    "seat return": {"who": 2},
    "seat substitute": {"seat": 2},
}


def commands_at_a_table(world: World) -> list[str]:
    """Every command that is about the table of its channel."""
    groups = [world.bot.tree.get_command(group) for group in ("table", "seat", "story")]
    return [command.qualified_name for group in groups for command in group.walk_commands()] + ["my plan"]


@pytest.mark.parametrize("user", ["Ada", "Ben", "Cleo"])
async def test_every_command_does_what_it_says_for_a_game_that_is_over_or_names_the_right_one(
    maker: Callable[[], Any], user: str
) -> None:
    """Its host, a player, and somebody who only watched."""
    async with simcord_world(maker, channels=("one",)) as world:
        before = await ended(world)
        every = commands_at_a_table(world)
        assert len(every) > 30 and set(DONE) | set(OPTIONS) <= set(every)
        for command in sorted(every, key=lambda name: name in ("story again", "table new")):  # these two come last
            given = dict(OPTIONS.get(command, {}))
            if "to" in given:
                given["to"] = world.user(given["to"])
            seen = {one.id for one in world.messages("one", user=user)}
            await world.slash(user, command, "one", **given)
            news = [one for one in world.messages("one", user=user) if one.id not in seen]
            shown = "".join(world.text(one) + "".join(f["filename"] for f in one.attachments) for one in news)
            now = await world.bot.tables.keeper.get(before.id)
            assert (now.status, now.seats, now.host) == (before.status, before.seats, before.host)
            if command == "table hand":  # of those who sat there
                assert ("This game is over" if user == "Cleo" else "This table has been cleared") in last(world, user)
                assert "pebbles" not in shown, "nobody is asked anything any more"
                assert ("The whole story" in shown) == ("Play again" in shown) == (user != "Cleo")
            elif (user, command) == ("Cleo", "story again"):
                assert "Only those who sat at this table" in last(world, user) and "/table new" in last(world, user)
            elif command in DONE:
                assert DONE[command] in shown or DONE[command] in last(world, user), (command, shown)
            else:
                told = last(world, user)
                assert "Toy, is over" in told and len(told.splitlines()) == 1, (command, told)
                named = re.findall(r"`/([a-z ]+)`", told)
                assert set(named) <= set(DONE) and "table list" in named and "story again" in named


async def test_where_no_game_ever_stood_a_command_names_the_one_that_sets_one(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        for command in ("table pause", "seat nudge", "story read", "my plan"):
            await world.slash("Ada", command, "one")
            assert last(world, "Ada") == "There is no table in this channel yet. `/table new` sets one."


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
