"""Bad weather of a day by clicks and commands: nobody comes back for a month, a Ranger leaves at noon, a day is taken
back by all who rode it (ER-16.6, ER-14.13). What was played is there afterwards, and verifies."""

import re
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.app import make_bot
from bot.local.world import CHANNELS
from bot.rules.kernel.house import house_answer
from bot.settings import Settings
from bot.tables.exports.export import export_table
from bot.tables.model.requests import is_done
from bot.tables.model.table import Look
from bot.tables.proof.verify import verify_export
from bot.tables.seats import lobby
from cogs.rangers.campaign import cog as campaigns
from cogs.rangers.cog import surface
from tests.campaign.played import state
from tests.histories.make import next_answer, play
from tests.simcord_world import World, simcord_world
from tests.ui.test_notifications import Post

PLAYERS = ("Ada", "Ben", "Cleo", "Dora")
MONTH = 31 * 24


@pytest.fixture
def make(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[surface(), campaigns.surface()])


async def day_of(world: World, *others: str, choices: int = 30) -> str:
    """A day of Ada and others that has begun, so many choices far."""
    await world.slash("Ada", "table new", game="rangers")
    for player in others:
        await world.click(player, "Join")
    await world.click("Ada", "Start")
    table = str((await world.bot.tables.index.by_channel(world.channel().id)).id)
    await on(world, table, choices)
    return table


async def on(world: World, table: str, choices: int = 3_000) -> None:
    """Play on as the house would."""

    async def played() -> None:
        for _ in range(choices):
            found = await world.bot.tables.keeper.look(table, asked_of_people)
            if found is None:
                return
            await world.bot.tables.playing.choose(table, *found)

    await world.env.work_as_bot(played())


def asked_of_people(look: Look) -> Any:
    """(user, token, what the house would say) of the first question that waits for a person."""
    run = look.run
    if run is None or run.over:
        return None
    for place in look.info.seats:
        for request in run.requests(place.n) if place.user is not None else ():
            if not request.anytime and not is_done(run, request):
                return place.user, run.token(request, place.n), house_answer(run, request, place.n)
    return None


async def shown(world: World, table: str) -> str:
    await world.env.work_as_bot(world.bot.clicks.posts.boards.refresh(table))
    return world.text(world.board((await world.bot.tables.keeper.get(table)).channel)).replace("*", "")


async def is_whole(world: World, table: str) -> bool:
    return verify_export(await export_table(world.bot.tables, table), world.bot.tables.games).ok


# ---------------------------------------------------------------------- nobody comes


async def test_a_day_in_which_nobody_comes_for_a_month_sleeps_and_whoever_comes_back_wakes_it(
    make: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """ER-16.6: after three of their questions in a row each is resting, and once all are the table sleeps: the day is
    not lost by waiting. Nobody is called every day. One who comes back goes on at once: the others rest."""
    # the same day each time: which question waits for Ben after a month is a matter of the cards. The
    # server's own share is fixed, not `table_seed`, so that the proof of the dice holds
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_bytes=bytes))
    async with simcord_world(make, players=PLAYERS) as world:
        post, tables = Post(world), world.bot.tables
        table = await day_of(world, "Ben", "Cleo")
        begun = await tables.keeper.look(table, lambda look: look.run.index)
        called = 0
        for hours in range(6, MONTH, 6):
            await post.at(hours)
            called = max(called, *(post.calls(user, CHANNELS[0]) for user in PLAYERS[:3]))
        found = await tables.keeper.look(table, lambda look: (look.run.state, look.run.index, look.info))
        day, index, info = found
        assert info.status == "paused" and day.result is None and index > begun
        assert called <= 3, "once at most for each of the questions after which they are resting"
        assert len(world.messages()) <= 10, "a month of nothing fits on a screen"
        board = await shown(world, table)
        assert "the table sleeps" in board and "The table is resting" in board

        await world.click("Ben", "Wake the table", world.board())
        board = await shown(world, table)
        assert "Ben woke the table" in board and re.search("Ben[^\n]*turn", board), board
        await world.click("Ben", "Your move", world.board())
        assert "the clock has answered for you 3 times" in world.text(world.ephemerals("Ben")[-1])
        before = await tables.keeper.look(table, lambda look: look.run.index)
        await world.slash("Ben", "table do", what="Pass for this round")
        after = await tables.keeper.look(table, lambda look: look.run.index)
        assert after > before
        await world.slash("Cleo", "table do", what="Pass for this round")
        await on(world, table)
        assert (await tables.keeper.get(table)).status == "ended" and await is_whole(world, table)


# ---------------------------------------------------------------------- somebody leaves


async def test_a_ranger_leaves_at_noon_and_another_takes_over_what_they_hold(make: Callable[[], Any]) -> None:
    """ER-16.6, E-PLAYERS: nobody new rides today, nobody is held up; whoever takes the seat has the same hand."""
    async with simcord_world(make, players=PLAYERS) as world:
        tables = world.bot.tables
        table = await day_of(world, "Ben", "Cleo")
        before = await state(tables, table)
        await world.slash("Ben", "table leave")
        gone = await state(tables, table)
        assert sorted(gone.rangers[1].cards) == sorted(before.rangers[1].cards) and len(gone.rangers) == 3
        await world.slash("Ben", "table do", what="Pass for this round")
        assert "no seat" in world.text(world.ephemerals("Ben")[-1])
        await on(world, table, 12)
        assert "Ben" not in await waited_for(world, table)
        assert (await tables.keeper.get(table)).status == "running"
        held = (await state(tables, table)).rangers[1].hand
        place = (await tables.keeper.get(table)).channel
        await world.slash("Dora", "table join")
        info = await tables.keeper.get(table)
        assert info.seats[1].user == world.user("Dora").id and len(info.seats) == 3, world.text(
            world.ephemerals("Dora", place)[-1]
        )
        assert (await state(tables, table)).rangers[1].hand == held
        await on(world, table)
        assert (await tables.keeper.get(table)).status == "ended" and await is_whole(world, table)


async def waited_for(world: World, table: str) -> str:
    """The line of the board that says who is awaited."""
    return next((line for line in (await shown(world, table)).splitlines() if line.startswith("👉")), "")


# ---------------------------------------------------------------------- a day is taken back


async def ridden(world: World, log: str, thread: int) -> str:
    """Both ride the next day to its end, and choose rewards in its camp; gives its table."""
    tables = world.bot.tables
    await world.click("Ben", "Ride along (or not)", world.board(thread), thread)
    await world.click("Ada", "Next session", world.board(thread), thread)
    (day,) = [one for one in await tables.children.child_tables(log) if one.is_awaited]

    async def played() -> None:
        assert await play(tables, day.table, 3_000)
        await world.bot.clicks.posts.child_tables.resume()
        while (found := await tables.keeper.look(log, next_answer)) is not None:
            await tables.playing.choose(log, *found)
        await world.bot.clicks.posts.boards.refresh(log)

    await world.env.work_as_bot(played())
    return str(day.table)


async def test_a_day_is_taken_back_when_all_agree_who_rode_it(make: Callable[[], Any]) -> None:
    """ER-14.13: one who will not is enough to keep it; then the record is as in the morning, the page is shown as torn
    out, the day is played again with fresh chance, and nothing of the first one is deleted."""
    async with simcord_world(make, players=PLAYERS) as world:
        tables = world.bot.tables
        await world.slash("Ada", "campaign new", game="rangers-campaign")
        log = next(iter(await tables.index.all_tables()))
        thread = (await tables.keeper.get(log)).channel
        await tables.lobby.set_option(log, world.user("Ada").id, "length", "5")
        await world.click("Ada", "Start", world.board(thread), thread)
        await world.slash("Ben", "campaign join", thread)
        first = await ridden(world, log, thread)
        morning = (await state(tables, log)).record.model_dump()
        second = await ridden(world, log, thread)
        assert (await state(tables, log)).record.day == 3

        await world.slash("Ada", "campaign back", thread)
        await world.slash("Ben", "table do", thread, what="no")
        assert (await state(tables, log)).record.day == 3, "Ben would rather keep it"
        await world.slash("Cleo", "campaign back", thread)
        assert (await state(tables, log)).record.day == 3, "Cleo does not ride here"
        await world.slash("Ada", "campaign back", thread)
        await world.slash("Ben", "table do", thread, what="Tear it out")
        found = await state(tables, log)
        assert found.record.model_dump() == morning and [page.is_torn for page in found.pages] == [False, True]
        board = await shown(world, log)
        assert "Torn out" in board and "day 2" in board.casefold()

        again = await ridden(world, log, thread)
        seals = {(await tables.keeper.get(one)).commitment for one in (second, again)}
        assert len(seals) == 2 and (await state(tables, log)).record.day == 3
        for one in (first, second, again):
            assert await is_whole(world, one)


async def test_a_choice_of_a_day_is_taken_back_by_consent(make: Callable[[], Any]) -> None:
    """Rules 10: what has shown a challenge card comes back only if the other agrees, and then with fresh chance."""
    async with simcord_world(make, players=PLAYERS) as world:
        tables = world.bot.tables
        table = await day_of(world, "Ben", choices=0)

        async def to_a_test() -> None:
            while (await state(tables, table)).last_test is None:
                user, token, answer = await tables.keeper.look(table, asked_of_people)
                await tables.playing.choose(table, user, token, answer)

        await world.env.work_as_bot(to_a_test())
        seen = await state(tables, table)
        await shown(world, table)
        actor = PLAYERS[seen.last_test.seat]
        other = "Ben" if actor == "Ada" else "Ada"
        await world.slash(actor, "table undo")
        told = world.ephemerals(actor)[-1]
        assert "learned something" in world.text(told) and await state(tables, table) == seen, "not alone"
        await world.click(actor, "Ask the others", told)
        assert await state(tables, table) == seen
        await world.click(other, "Let them", world.board())
        back = await state(tables, table)
        assert back.last_test is None and back.test is not None, "the challenge card is not turned yet"
        await on(world, table)
        assert await is_whole(world, table)
