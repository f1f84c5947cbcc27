"""A campaign that has played two acts goes on at another installation (LE-26.3), with all that its party is."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.rules.errors import NotPossible
from bot.tables.exports.campaign_file import export_campaign, import_campaign, read_campaign, verify_campaign
from bot.tables.model.requests import is_done
from bot.tables.model.table import Look
from bot.tables.service import Tables
from bot.trials.house import greedy_player
from cogs.evershade.act_game import Evershade
from cogs.evershade.campaign.game import game
from tests.campaign.played import open_session, state
from tests.tables.play import ADA, BEN, CAY, HandClock, url

CAMPAIGN = game()
ACT = CAMPAIGN.children["evershade"]
GAMES = [CAMPAIGN, ACT]
KNOWN = {one.id: one for one in GAMES}


async def opened(where: Path) -> Tables:
    return await Tables.open(url(where), GAMES, clock=HandClock())


def asked(look: Look) -> tuple[int, str, Any] | None:
    """(user, token, answer of the house) of somebody who is asked; None: nobody is."""
    run = look.run
    assert run is not None
    for seat in look.info.seats:
        if seat.user is None:
            continue
        for request in run.requests(seat.n):
            if not request.anytime and not is_done(run, request):
                return seat.user, run.token(request, seat.n), greedy_player(run, request, seat.n)
    return None


async def play_out(tables: Tables, table: str) -> None:
    """As the house plays, until nobody is asked or the table is over."""
    while (await tables.keeper.get(table)).status != "ended":
        click = await tables.keeper.look(table, asked)
        assert click is not None
        await tables.playing.choose(table, *click)


async def ridden(tables: Tables, table: str, channel: int) -> None:
    """The next act of the log, played to its end and handed in."""
    await tables.playing.choose(table, ADA, None, "begin")
    await play_out(tables, (await open_session(tables, table, channel)).id)
    await tables.children.hand_in(table)


async def test_after_two_acts_a_campaign_goes_on_elsewhere(tmp_path: Path) -> None:
    """LE-26.3, LE-26.7, E35."""
    here = await opened(tmp_path / "here.db")
    made = await here.lobby.create(CAMPAIGN.id, 1, 5, ADA, {}, name="Ada", entropy="a", clock_hours=24.0, parent=4)
    table = made.info.id
    await here.seating.join(table, BEN, "Ben", "b")
    await here.lobby.start(table, ADA)
    await here.playing.choose(table, BEN, None, "ride")
    for channel in (6, 7):
        await ridden(here, table, channel)
    file = json.loads(json.dumps(await export_campaign(here, table)))
    was = await state(here, table)
    assert [page.number for page in was.pages] == [1, 2] and len(was.record.past) == 2 and len(file["sessions"]) == 2
    assert verify_campaign(file, KNOWN).ok
    await here.close()

    there = await opened(tmp_path / "there.db")
    moved = await import_campaign(there, read_campaign(file, KNOWN), guild=2, channel=50, host=CAY, name="ada")
    await there.seating.join(moved, BEN, "Ben", "b")
    now = await state(there, moved)
    assert now.record == was.record and [page.left for page in now.pages] == [page.left for page in was.pages]
    await there.playing.choose(moved, BEN, None, "ride")
    await there.playing.choose(moved, CAY, None, "begin")
    session = await open_session(there, moved, 51)
    act = await state(there, session.id)
    assert isinstance(there.keeper.games[session.game], Evershade)
    assert [hero.id for hero in act.heroes] == [member.heroes[0].id for member in was.record.members]
    assert (act.tracker, act.story.entries[: len(was.record.entries)]) == (was.record.tracker, was.record.entries)
    await there.close()

    for lie, told in (({"content": "of other cards"}, "campaign-refused-content"), ({"schema": 2}, "refused-newer")):
        with pytest.raises(NotPossible, match=told):
            read_campaign(file | lie, KNOWN)
    assert read_campaign(file | {"content": "of other cards"}, KNOWN, force=True).seats == ["Ada", "Ben"]
