"""What the others may do about somebody who is awaited: a nudge, once a day, and a day more."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.clocks.deadlines import Clocks
from bot.tables.model import errors
from bot.tables.model.policy import DAY, HOUR
from bot.tables.service import Tables
from tests.tables.play import ADA, BEN, CAY, EVE, HandClock, new_table, open_tables

NIGHT = {"quiet": [22, 6], "zone": "UTC"}
NOON = 1_800_000_000.0 - 1_800_000_000.0 % DAY + 12 * HOUR


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    found = await open_tables(tmp_path / "t.db", clock=HandClock(NOON))
    yield found
    await found.close()


def clock_of(tables: Tables) -> HandClock:
    found = tables.clock
    assert isinstance(found, HandClock)
    return found


async def hours_left(tables: Tables, table: str, seat: int = 1) -> float | None:
    due = await tables.keeper.look(table, lambda look: look.due_of(seat))
    return None if due is None else (due - tables.clock.now()) / HOUR


async def waits_for_ben(tables: Tables, players: int = 2, hours: float | None = 24) -> str:
    table = await new_table(tables, players=players, rounds=9, clock_hours=hours)
    for n in range(players):
        if ADA + n != BEN:
            await tables.playing.do(table, ADA + n, "1")
    return table


async def nudges(tables: Tables, table: str) -> list[tuple[int, int]]:
    return [(p.payload["user"], p.payload["by"]) for p in await tables.outbox.pending(table) if p.kind == "nudge"]


async def test_somebody_awaited_is_nudged_once_a_day_and_the_table_stays_as_it_is(tables: Tables) -> None:
    table = await waits_for_ben(tables, 3)
    before = await tables.keeper.get(table)
    assert await tables.patience.nudge(table, ADA) == 1
    assert await nudges(tables, table) == [(BEN, 0)]
    for user in (ADA, CAY):
        with pytest.raises(errors.NudgedToday):
            await tables.patience.nudge(table, user, 1)
    clock_of(tables).time += DAY + 1
    await tables.patience.nudge(table, CAY, 1)
    assert await nudges(tables, table) == [(BEN, 0), (BEN, 2)]
    assert await tables.keeper.get(table) == before, "not even when it last moved"


async def test_only_who_is_awaited_is_nudged_and_never_by_themselves_or_strangers(tables: Tables) -> None:
    table = await waits_for_ben(tables, 3)
    for user, seat, error in (
        (BEN, 1, errors.OwnAnswer),
        (BEN, None, errors.NotAwaited),
        (ADA, 2, errors.NotAwaited),
        (ADA, 7, errors.NoSuchSeat),
        (EVE, 1, errors.NotSeated),
    ):
        with pytest.raises(error):
            await tables.patience.nudge(table, user, seat)
        with pytest.raises(error):
            await tables.patience.give_time(table, user, seat)
    assert await nudges(tables, table) == []
    other = await new_table(tables, 11, players=3)
    with pytest.raises(errors.WhichAwaited):
        await tables.patience.nudge(other, ADA)


async def test_whoever_owes_a_word_to_the_others_may_be_nudged_too(tables: Tables) -> None:
    table = await waits_for_ben(tables, 2)
    await tables.playing.do(table, BEN, "1")
    await tables.playing.do(table, ADA, "take")
    await tables.proposals.propose_undo(table, ADA)
    assert (await tables.keeper.get(table)).proposal is not None
    assert await tables.patience.nudge(table, ADA) == 1


async def test_a_day_more_moves_the_end_of_the_clock_once_a_day_and_is_told(tables: Tables) -> None:
    table = await waits_for_ben(tables)
    clock_of(tables).time += 20 * HOUR
    outcome = await tables.patience.give_time(table, ADA)
    assert await hours_left(tables, table) == pytest.approx(28)
    assert [(e.kind, e.params) for e in outcome.events] == [("journal-time-given", {"who": "@seat:1", "by": "@seat:0"})]
    with pytest.raises(errors.GivenToday):
        await tables.patience.give_time(table, ADA)
    clocks = Clocks(tables.keeper)
    clock_of(tables).time += 27 * HOUR
    await clocks.run_due()
    index = (await tables.keeper.get(table)).index
    clock_of(tables).time += 2 * HOUR
    await clocks.run_due()
    assert (await tables.keeper.get(table)).index > index, "and not longer than that"


async def test_what_was_given_is_stored(tables: Tables, tmp_path: Path) -> None:
    table = await waits_for_ben(tables)
    clock_of(tables).time += 20 * HOUR
    await tables.patience.give_time(table, ADA)
    tables.keeper.memory.clear()
    assert await hours_left(tables, table) == pytest.approx(28)
    with pytest.raises(errors.GivenToday):
        await tables.patience.give_time(table, ADA)


async def test_a_day_more_does_not_end_at_night(tables: Tables) -> None:
    await tables.people.set_prefs(BEN, {"quiet": [10, 14], "zone": "UTC"})
    table = await waits_for_ben(tables)
    due = await hours_left(tables, table)
    assert due == pytest.approx(26), "not at noon but at two"
    await tables.patience.give_time(table, ADA)
    assert await hours_left(tables, table) == pytest.approx(50)


async def test_where_nothing_runs_out_nothing_can_be_given(tables: Tables) -> None:
    table = await waits_for_ben(tables, hours=None)
    with pytest.raises(errors.NoClock):
        await tables.patience.give_time(table, ADA)


async def test_a_gift_is_for_this_turn_and_goes_into_nobodys_hand(tables: Tables) -> None:
    table = await new_table(tables, rounds=9)
    await tables.lobby.set_clock(table, ADA, 4, 24)
    clock_of(tables).time += 20 * HOUR
    await tables.patience.give_time(table, ADA, 1)
    assert await hours_left(tables, table) == pytest.approx(28) and await hours_left(tables, table, 0) == 4
    clock_of(tables).time += 2 * HOUR
    await tables.playing.do(table, BEN, "1")  # two of his 24 hours were left
    await tables.playing.do(table, ADA, "1")
    assert await hours_left(tables, table) == pytest.approx(6), "2 + 4, as if nothing had been given"


async def test_time_beyond_ones_own_is_what_was_given(tables: Tables) -> None:
    table = await new_table(tables, rounds=9)
    await tables.lobby.set_clock(table, ADA, 4, 24)
    clock_of(tables).time += 20 * HOUR
    await tables.patience.give_time(table, ADA, 1)
    clock_of(tables).time += 20 * HOUR
    await tables.playing.do(table, BEN, "1")
    await tables.playing.do(table, ADA, "1")
    assert await hours_left(tables, table) == pytest.approx(4), "nothing of the own is left, and a turn gives four back"
