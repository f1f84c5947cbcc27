"""A campaign of Near and Far by clicks and commands: what its host cannot do alone, who leaves for good between two
sessions (NF-14.16, NF-E26), and files that cannot be read here. What was played is there afterwards."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.tables.exports.campaign_file import export_campaign
from cogs.near_and_far.campaign import cog as campaigns
from cogs.near_and_far.campaign.standings import total, winners
from cogs.near_and_far.cog import surface
from tests.campaign.played import state
from tests.games.near_and_far.test_campaign_tables import answered, record
from tests.histories.make import play
from tests.simcord_world import World, simcord_world
from tests.ui.test_table import last_private

PLAYERS = ("Ada", "Ben", "Cleo", "Dora")
FIXED = {"maps": "2-3"}


@pytest.fixture
def make(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[surface(), campaigns.surface()])


async def begun(world: World, options: dict[str, Any], *others: str) -> tuple[str, int]:
    """A campaign of two maps whose characters are chosen, with Ada as its host: (table, thread)."""
    await world.slash("Ada", "campaign new", game="near_and_far-campaign")
    table = next(iter(await world.bot.tables.index.all_tables()))
    log = (await world.bot.tables.keeper.get(table)).channel
    for name, value in options.items():
        await world.bot.tables.lobby.set_option(table, world.user("Ada").id, name, value)
    for user in others:
        await world.slash(user, "campaign join", log)
    await world.click("Ada", "Start", world.board(log), log)
    await world.env.work_as_bot(answered(world.bot.tables, table))
    return table, log


async def session(world: World, table: str, log: int, *, most: int = 3_000) -> tuple[str, int]:
    """The next session, played as the house would, to its end or so many choices far: (table, thread)."""
    await world.slash("Ada", "campaign next", log)
    (child,) = [one for one in await world.bot.tables.children.child_tables(table) if one.is_awaited]

    async def played() -> None:
        if await play(world.bot.tables, child.table, most):
            await world.bot.clicks.posts.child_tables.resume()
            await answered(world.bot.tables, table)

    await world.env.work_as_bot(played())
    return child.table, child.channel


async def test_the_host_does_not_end_a_session_alone_and_a_broken_one_is_played_again(make: Callable[[], Any]) -> None:
    """NF-14.18, NF-17.5, NF-E26."""
    async with simcord_world(make, players=PLAYERS) as world:
        tables = world.bot.tables
        table, log = await begun(world, FIXED, "Ben")
        before = await record(tables, table)
        broken, place = await session(world, table, log, most=40)
        await world.slash("Cleo", "table end", place)
        assert "for the host of this table" in world.text(world.ephemerals("Cleo", place)[-1])
        await world.slash("Ada", "table end", place)
        asked = world.ephemerals("Ada", place)[-1]
        assert "only if the others agree" in world.text(asked)
        await world.click("Ada", "Yes, clear it", asked, place)
        shown = world.text(world.board(place)).replace("*", "")
        assert "Ada asks" in shown and "Still to agree: Ben" in shown
        assert (await tables.keeper.get(broken)).status == "running"
        await world.click("Ben", "Rather not", world.board(place), place)
        assert (await tables.keeper.get(broken)).status == "running" and (
            await state(tables, table)
        ).session is not None

        await world.slash("Ada", "table end", place)
        await world.click("Ada", "Yes, clear it", world.ephemerals("Ada", place)[-1], place)
        await world.click("Ben", "Agree", world.board(place), place)
        await world.env.work_as_bot(world.bot.clicks.posts.child_tables.resume())
        now = await state(tables, table)
        assert (await tables.keeper.get(broken)).status == "ended"
        assert (now.record, now.pages, now.session, now.held) == (before, [], None, [0, 1])
        again, _ = await session(world, table, log, most=1)
        assert again != broken and (await tables.keeper.get(again)).options["map"] == 2


async def test_who_leaves_for_good_stays_listed_and_a_fixed_roster_takes_nobody_new(make: Callable[[], Any]) -> None:
    """NF-14.16, NF-E26: in a session the seat is not given up; at the gate it is, with all its totals."""
    async with simcord_world(make, players=PLAYERS) as world:
        tables = world.bot.tables
        table, log = await begun(world, FIXED, "Ben", "Cleo")
        await world.slash("Dora", "campaign join", log)
        assert "fixed roster" in world.text(world.ephemerals("Dora", log)[-1])
        first, _ = await session(world, table, log, most=40)
        await world.slash("Ben", "campaign leave", log)
        assert "between sessions only" in world.text(world.ephemerals("Ben", log)[-1])
        assert not (await record(tables, table)).members[1].given_up

        async def to_the_end() -> None:
            assert await play(tables, first, 3_000)
            await world.bot.clicks.posts.child_tables.resume()
            await answered(tables, table)

        await world.env.work_as_bot(to_the_end())
        before = await record(tables, table)
        await world.slash("Ben", "campaign leave", log)
        now = await record(tables, table)
        assert now.members[1].given_up and now.played == before.played and total(now, 1) == total(before, 1) > 0
        assert (await state(tables, table)).held == [0, 2]
        await world.click("Ada", "More", world.board(log), log)
        await world.click("Ada", "Sheet", world.ephemerals("Ada", log)[-1], log)
        assert "Ben" in world.text(world.ephemerals("Ada", log)[-1])
        await world.slash("Ben", "campaign next", log)
        assert (await state(tables, table)).session is None, "whoever has left begins nothing"
        second, _ = await session(world, table, log)
        assert [seat.name for seat in (await tables.keeper.get(second)).seats] == ["Ada", "Cleo"]
        ended = await record(tables, table)
        assert [set(one.points) for one in ended.played] == [{0, 1, 2}, {0, 2}] and 1 not in winners(ended)


async def test_a_file_of_another_version_is_refused_in_a_sentence_and_opens_nothing(make: Callable[[], Any]) -> None:
    """The campaign that goes on here is as it was, and the file as it should be is taken."""
    async with simcord_world(make, players=PLAYERS) as world:
        tables = world.bot.tables
        table, log = await begun(world, FIXED, "Ben")
        await session(world, table, log)
        file = json.loads(json.dumps(await export_campaign(tables, table)))
        was, known = await record(tables, table), set(await tables.index.all_tables())
        wiser = json.loads(json.dumps(file))
        wiser["campaign"]["record"]["members"][0]["compass"] = "north"
        for data, words in (
            (file | {"schema": 99}, "written by a newer version of me"),
            (wiser, "does not fit this campaign"),
            (file | {"game": "far-campaign"}, "I do not have it here"),
            (file | {"content": "of another release"}, "other cards or rules"),
        ):
            await world.slash(
                "Cleo", "campaign import", log, file=("ours.json", json.dumps(data).encode()), place="here"
            )
            assert words in world.text(world.ephemerals("Cleo", log)[-1])
        await world.slash("Cleo", "campaign import", log, file=("ours.json", b'{"schema": 1'), place="here")
        assert "no file of a campaign" in world.text(world.ephemerals("Cleo", log)[-1])
        assert set(await tables.index.all_tables()) == known and await record(tables, table) == was
        await world.slash("Cleo", "campaign import", file=("ours.json", json.dumps(file).encode()))
        (moved,) = set(await tables.index.all_tables()) - known
        assert (await record(tables, moved)).played == was.played and "goes on" in world.text(
            last_private(world, "Cleo")
        )
