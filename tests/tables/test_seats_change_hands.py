"""Seats and the host's office change hands: what a newcomer has and does not have, who hosts, what the journal says."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.model import errors
from bot.tables.model.policy import HOUR
from bot.tables.model.seats import Seat, longest_seated
from bot.tables.model.table import Outcome
from bot.tables.service import Tables
from tests.tables.play import ADA, BEN, CAY, EVE, HandClock, new_table, open_tables


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    found = await open_tables(tmp_path / "t.db", clock=HandClock())
    yield found
    await found.close()


async def lobby(tables: Tables, players: int = 3) -> str:
    made = await tables.lobby.create("toy", 1, 10, ADA, name="Ada")
    for n in range(1, players):
        await tables.seating.join(made.info.id, ADA + n, ("Ada", "Ben", "Cay")[n])
    return made.info.id


def told(outcome: Outcome) -> list[str]:
    return [event.kind for event in outcome.events]


async def test_the_longest_seated_player_hosts_when_the_host_leaves_the_lobby(tables: Tables) -> None:
    table = await lobby(tables)
    await tables.seating.leave(table, BEN)
    await tables.seating.join(table, BEN, "Ben")  # and so Cay has sat here longer
    outcome = await tables.seating.leave(table, ADA)
    assert outcome.info.host == CAY
    assert [(e.kind, e.params) for e in outcome.events] == [("journal-host-left", {"who": "@seat:0"})]
    assert [place.name for place in outcome.info.seats] == ["Cay", "Ben"]
    await tables.lobby.set_option(table, CAY, "rounds", 3)
    with pytest.raises(errors.NotHost):
        await tables.lobby.set_option(table, ADA, "rounds", 4)


async def test_a_lobby_that_everybody_has_left_is_cleared_away_and_blocks_nothing(tables: Tables) -> None:
    table = await lobby(tables, 2)
    await tables.seating.add_house(table, ADA, "Kettle")
    await tables.seating.leave(table, BEN)
    outcome = await tables.seating.leave(table, ADA)
    assert outcome.info.status == "ended" and told(outcome) == ["journal-lobby-empty"]
    again = await tables.lobby.create("toy", 1, 10, CAY, name="Cay")
    assert again.info.host == CAY


async def test_somebody_who_is_not_host_may_leave_without_a_word_about_it(tables: Tables) -> None:
    table = await lobby(tables)
    assert told(await tables.seating.leave(table, BEN)) == []
    assert (await tables.keeper.get(table)).host == ADA


async def test_in_a_game_it_is_not_the_lowest_seat_but_the_longest_seated(tables: Tables) -> None:
    table = await new_table(tables, players=3)
    await tables.seating.leave(table, BEN)
    await tables.seating.take_house_seat(table, EVE, "Eve")
    outcome = await tables.seating.leave(table, ADA)
    assert outcome.info.host == CAY and "journal-host-left" in told(outcome)


async def test_who_sits_down_where_everybody_has_left_hosts(tables: Tables) -> None:
    table = await new_table(tables, rounds=9)
    await tables.playing.pause(table, ADA)
    for user in (BEN, ADA):
        await tables.seating.leave(table, user)
    outcome = await tables.seating.take_house_seat(table, EVE, "Eve")
    assert outcome.info.host == EVE and "journal-host-left" in told(outcome)


def test_nobody_sits_longest_where_nobody_sits() -> None:
    assert longest_seated([Seat(0, None, "Kettle", house=True)]) is None
    seats = [Seat(0, EVE, "Eve", prefs={"since": 40}), Seat(1, None, "K", house=True), Seat(2, CAY, "Cay")]
    assert longest_seated(seats) == seats[2]


async def test_a_newcomer_has_a_whole_clock_and_nothing_that_was_counted_before(tables: Tables) -> None:
    clock = tables.clock
    assert isinstance(clock, HandClock)
    table = await new_table(tables, rounds=9, clock_hours=24)
    await tables.playing.do(table, ADA, "1")
    clock.time += 20 * HOUR
    await tables.patience.give_time(table, ADA)
    await tables.seating.hand_over(table, BEN, 1, EVE, "Eve")
    await tables.proposals.consent(table, EVE, True)
    due = await tables.keeper.look(table, lambda look: look.due_of(1))
    assert due == clock.time + 24 * HOUR
    place = (await tables.keeper.get(table)).seats[1]
    assert place.user == EVE and not {"missed", "missed_at", "given_at", "auto", "bank"} & set(place.prefs)
    await tables.patience.give_time(table, ADA)  # and may be given a day like anybody
    tables.keeper.memory.clear()
    assert await tables.keeper.look(table, lambda look: look.due_of(1)) == clock.time + 48 * HOUR


async def test_a_seat_that_changes_hands_while_the_table_rests_has_a_whole_clock_afterwards(tables: Tables) -> None:
    clock = tables.clock
    assert isinstance(clock, HandClock)
    table = await new_table(tables, rounds=9, clock_hours=24)
    clock.time += 20 * HOUR
    await tables.playing.pause(table, ADA)
    await tables.seating.hand_over(table, BEN, 1, EVE, "Eve")
    await tables.proposals.consent(table, EVE, True)
    tables.keeper.memory.clear()
    await tables.playing.resume(table, ADA)
    dues = await tables.keeper.look(table, lambda look: [look.due_of(n) for n in (0, 1)])
    assert dues == [clock.time + 4 * HOUR, clock.time + 24 * HOUR]


async def test_each_use_of_the_hosts_rights_is_told_with_who_used_it(tables: Tables) -> None:
    table = await new_table(tables, players=3, rounds=9)
    by_ada = {"role": "seat", "by": "@seat:0"}
    done = await tables.lobby.set_clock(table, ADA, 12)
    assert done.events[0].kind == "journal-clock-set-by" and by_ada.items() <= done.events[0].params.items()
    done = await tables.seating.kick(table, ADA, 2)
    assert done.events[0].kind == "journal-kicked-by" and by_ada.items() <= done.events[0].params.items()
    done = await tables.seating.hand_office(table, EVE, EVE, moderator=True)
    assert done.events[0].kind == "journal-host-named" and done.events[0].params["role"] == "moderator"
    done = await tables.lobby.set_clock(table, EVE, 24)
    assert done.events[0].params["role"] == "host", "who does not sit here is not named"
    done = await tables.playing.end(table, EVE)
    assert done.events[0].kind == "journal-ended-by" and done.events[0].params["role"] == "host"


async def test_who_is_forgotten_hosts_nothing_and_blocks_nothing(tables: Tables) -> None:
    table = await lobby(tables, 2)
    await tables.people.forget_user(ADA)
    info = await tables.keeper.get(table)
    assert info.host == BEN and info.status == "lobby"
    await tables.people.forget_user(BEN)
    assert (await tables.keeper.get(table)).status == "ended"
