"""Stored tables of Lands of Evershade: a campaign that goes on elsewhere, and tables that everybody has left."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.rules.kernel.game import Game
from bot.tables.exports.campaign_file import export_campaign, import_campaign, read_campaign, verify_campaign
from bot.tables.exports.export import export_table
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from cogs.evershade.campaign.game import game as campaign_game
from cogs.evershade.game import game
from tests.campaign.played import open_session, state
from tests.histories.make import next_answer, play
from tests.tables.play import ADA, BEN, HandClock, url

GAMES: list[Game[Any]] = [campaign_game(), game()]
KNOWN = {one.id: one for one in GAMES}


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    found = await Tables.open(url(tmp_path / "marsh.db"), GAMES, clock=HandClock())
    yield found
    await found.close()


async def act(tables: Tables, table: str, channel: int, most: int = 4_000) -> str:
    """The next act, played as the house would; gives its table."""
    await tables.playing.choose(table, BEN, None, "ride")
    await tables.playing.choose(table, ADA, None, "begin")
    child = (await open_session(tables, table, channel)).id
    if await play(tables, child, most):
        await tables.children.hand_in(table)
        while (found := await tables.keeper.look(table, next_answer)) is not None:
            await tables.playing.choose(table, *found)
    return child


async def test_after_act_2_the_campaign_goes_on_on_another_database(tables: Tables, tmp_path: Path) -> None:
    """LE-26.1 to LE-26.3, LE-26.7, A7: what the file has is what was there, its acts prove themselves, and act 3 begins
    with it."""
    made = await tables.lobby.create("evershade-campaign", 1, 5, ADA, {}, name="Ada", entropy="a kettle")
    await tables.seating.join(made.info.id, BEN, "Ben", "an owl")
    await tables.lobby.start(made.info.id, ADA)
    for channel in (6, 7):
        child = await act(tables, made.info.id, channel)
        assert (await tables.keeper.get(child)).status == "ended"
    was = (await state(tables, made.info.id)).record
    file = json.loads(json.dumps(await export_campaign(tables, made.info.id)))
    assert len(file["sessions"]) == 2 and verify_campaign(file, KNOWN).ok

    there = await Tables.open(url(tmp_path / "elsewhere.db"), GAMES, clock=HandClock())
    moved = await import_campaign(there, read_campaign(file, KNOWN), guild=2, channel=50, host=ADA, name="Ada")
    await there.seating.join(moved, BEN, "Ben")
    now = (await state(there, moved)).record
    assert now == was and (now.chapter, now.act, len(now.past)) == (2, 1, 2)
    third = await act(there, moved, 51)
    begun = await state(there, third)
    names = [one.id for member in was.members for one in member.heroes[:1]]
    assert [one.id for one in [*begun.gone, *begun.heroes] if one.id in names] == names
    assert begun.tracker.time >= was.tracker.time and set(was.tracker.marks) <= set(begun.tracker.marks)
    assert verify_export(await export_table(there, third), KNOWN).ok
    await there.close()


async def test_at_a_table_with_nobody_but_the_house_the_act_is_played_out_and_proves_itself(tables: Tables) -> None:
    """Nothing hangs or breaks: the house answers for both seats until the act is over, and the proof holds."""
    made = await tables.lobby.create("evershade", 1, 10, ADA, {"until": "act"}, name="Ada", entropy="a kettle")
    table = made.info.id
    await tables.seating.join(table, BEN, "Ben")
    await tables.lobby.start(table, ADA)
    await play(tables, table, 30)
    await tables.seating.leave(table, BEN)
    assert (await tables.keeper.get(table)).status == "running"
    await tables.seating.leave(table, ADA)
    info = await tables.keeper.get(table)
    assert ([seat.user for seat in info.seats], info.status) == ([None, None], "ended")
    assert (await state(tables, table)).result in ("act_over", "lost")
    assert verify_export(await export_table(tables, table), KNOWN).ok


async def test_an_act_that_everybody_has_left_comes_back_to_the_log_for_whoever_rides_next(tables: Tables) -> None:
    """LE-26.6: whoever leaves an act has the house play on for them, as their deputy; their seat in the log stays."""
    made = await tables.lobby.create("evershade-campaign", 1, 5, ADA, {}, name="Ada", entropy="a kettle")
    await tables.seating.join(made.info.id, BEN, "Ben", "an owl")
    await tables.lobby.start(made.info.id, ADA)
    child = await act(tables, made.info.id, 6, most=30)
    for user in (BEN, ADA):
        await tables.seating.leave(child, user)
    assert (await tables.keeper.get(child)).status == "ended"
    await tables.children.hand_in(made.info.id)
    log = await state(tables, made.info.id)
    assert log.session is None and log.held == [0, 1] and len(log.record.past) == 1
    assert [len(member.heroes) for member in log.record.members] in ([1, 1], [0, 0])  # [0, 0]: it was lost
