"""Nobody stalls a contest or wears its players down, and a draft is as little the host's alone as its matches."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.model import errors
from bot.tables.model.policy import DAY
from bot.tables.model.proposal import read_proposal
from bot.tables.service import Tables
from tests.rules.cup import Cup
from tests.rules.duel import Duel
from tests.rules.toy import Toy
from tests.tables.play import ADA, BEN, CAY, EVE, HandClock, url
from tests.tables.test_contests import a_duel
from tests.tables.test_sequels import a_cup


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def tables(path: Path, clock: HandClock) -> AsyncIterator[Tables]:
    opened = await Tables.open(url(path), [Duel(), Toy(), Cup()], clock=clock)
    yield opened
    await opened.close()


async def test_each_player_lays_a_contest_to_rest_once_a_day(tables: Tables, clock: HandClock) -> None:
    table = await a_duel(tables, clock=24)
    for user, other in ((ADA, BEN), (BEN, ADA)):
        await tables.playing.pause(table, user)
        await tables.playing.resume(table, other)
        tables.keeper.memory.forget(table)  # also after it was opened anew from the store
        with pytest.raises(errors.RestedToday):
            await tables.playing.pause(table, user)
    clock.time += DAY - 1
    with pytest.raises(errors.RestedToday):
        await tables.playing.pause(table, ADA)
    clock.time += 1
    assert (await tables.playing.pause(table, ADA)).info.status == "paused"


async def test_a_host_who_does_not_play_lays_no_contest_to_rest(tables: Tables) -> None:
    table = await a_duel(tables)
    await tables.seating.hand_office(table, ADA, EVE)
    await tables.proposals.consent(table, BEN, True)
    with pytest.raises(errors.NotSeated):
        await tables.playing.pause(table, EVE)


async def test_other_games_rest_as_often_as_they_like(tables: Tables) -> None:
    table = (await tables.lobby.create("toy", 1, 77, ADA, name="Ada")).info.id
    await tables.seating.join(table, BEN, "Ben")
    await tables.lobby.start(table, ADA)
    for _ in range(3):
        await tables.playing.pause(table, ADA)
        await tables.playing.resume(table, BEN)


@pytest.mark.parametrize("word", [ADA, EVE])
async def test_who_was_turned_down_or_took_it_back_asks_again_in_a_day(
    tables: Tables, clock: HandClock, word: int
) -> None:
    table = await a_duel(tables, ben=None)
    await tables.seating.take_house_seat(table, EVE, "Eve")
    await tables.proposals.consent(table, word, False)
    for stranger in (EVE, CAY):
        with pytest.raises(errors.RefusedToday):
            await tables.seating.take_house_seat(table, stranger, "Eve")
    assert (await tables.keeper.get(table)).proposal is None
    clock.time += DAY
    assert (await tables.seating.take_house_seat(table, EVE, "Eve")).is_asked
    done = await tables.proposals.consent(table, ADA, True)
    assert done.info.seats[1].user == EVE and "refused" not in done.info.seats[1].prefs


@pytest.mark.parametrize("name", ["kick", "end", "clock", "host"])
async def test_the_host_of_a_draft_changes_nothing_of_it_alone(tables: Tables, name: str) -> None:
    table = await a_cup(tables)
    before = await tables.keeper.get(table)
    asked = await {
        "kick": lambda: tables.seating.kick(table, ADA, 1),
        "end": lambda: tables.playing.end(table, ADA),
        "clock": lambda: tables.lobby.set_clock(table, ADA, 1 / 60),
        "host": lambda: tables.seating.hand_office(table, ADA, EVE),
    }[name]()
    found = read_proposal(asked.info.proposal)
    assert found is not None and (found.kind, found.needed) == (name, (1,))
    for now in (asked.info, (await tables.proposals.consent(table, BEN, False)).info):
        assert (now.status, now.host, now.clock_hours, now.seats) == (
            before.status,
            before.host,
            before.clock_hours,
            before.seats,
        )


async def test_who_drafts_may_let_the_house_pick_without_asking(tables: Tables) -> None:
    table = await a_cup(tables)
    assert (await tables.seating.set_away(table, BEN, True)).info.seats[1].away
