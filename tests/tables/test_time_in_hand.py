"""A clock as time in hand: each turn takes what it takes and gives something back; quiet hours do not count. And nobody
who has vanished costs a table more than two days."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.rules.decision import Text, text
from bot.tables.clocks.deadlines import Clocks
from bot.tables.model.errors import WrongBank
from bot.tables.model.policy import DAY, HOUR, LONGEST_WAIT, Policy, waking_after, waking_between
from bot.tables.seats.agreed_actions import clock_text
from bot.tables.service import Tables
from tests.tables.play import ADA, BEN, HandClock, new_table, open_tables

NIGHT = {"quiet": [22, 6], "zone": "UTC"}
MIDNIGHT = 1_800_000_000.0 - 1_800_000_000.0 % DAY


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator["Evening"]:
    clock = HandClock(MIDNIGHT + 12 * HOUR)
    tables = await open_tables(tmp_path / "t.db", clock=clock)
    yield Evening(tables, clock)
    await tables.close()


class Evening:
    def __init__(self, tables: Tables, clock: HandClock) -> None:
        self.tables, self.clock, self.clocks = tables, clock, Clocks(tables.keeper)
        self.table = ""

    async def begin(self, hours: float = 4, bank: float | None = 24, **prefs: Any) -> None:
        if prefs:
            await self.tables.people.set_prefs(BEN, prefs)
        self.table = await new_table(self.tables, rounds=9, clock_hours=hours)
        await self.tables.lobby.set_clock(self.table, ADA, hours, bank)
        await self.tables.lobby.set_clock(self.table, ADA, None)
        await self.tables.lobby.set_clock(self.table, ADA, hours, bank)

    async def due(self, seat: int = 1) -> float | None:
        """Hours until the time of this seat is up."""
        due = await self.tables.keeper.look(self.table, lambda look: look.due_for([seat]))
        return None if due is None else (due - self.clock.time) / HOUR

    async def bid(self, user: int) -> None:
        await self.tables.playing.do(self.table, user, "1")


async def test_a_turn_takes_from_what_is_in_hand_and_gives_some_back(at: Evening) -> None:
    await at.begin(hours=4, bank=24)
    assert await at.due() == pytest.approx(24)
    at.clock.time += 10 * HOUR
    await at.bid(BEN)
    assert await at.due() is None, "Ada is asked"
    await at.bid(ADA)  # now both stand on the floor
    assert await at.due() == pytest.approx(18), "24 - 10 + 4"


async def test_no_more_than_all_of_it_is_ever_in_hand(at: Evening) -> None:
    await at.begin(hours=4, bank=24)
    at.clock.time += HOUR
    await at.bid(BEN)
    await at.bid(ADA)
    assert await at.due() == pytest.approx(24)


async def test_one_clock_runs_through_the_questions_of_one_turn(at: Evening) -> None:
    await at.begin(hours=4, bank=24)
    at.clock.time += HOUR
    await at.bid(BEN)
    await at.bid(ADA)
    at.clock.time += 2 * HOUR
    await at.tables.playing.do(at.table, BEN, "take")  # and Ben is asked on
    assert await at.due() == pytest.approx(22), "nothing comes back in the middle of a turn"


async def test_nights_do_not_count(at: Evening) -> None:
    await at.begin(hours=4, bank=24, **NIGHT)
    assert await at.due() == pytest.approx(10 + 8 + 14), "ten hours today, a night, fourteen tomorrow"
    at.clock.time += 20 * HOUR  # 8 in the morning: twelve waking hours have passed
    await at.bid(BEN)
    await at.bid(ADA)
    assert await at.due() == pytest.approx(14 + 8 + 2), "24 - 12 + 4 = 16 waking hours"


async def test_nobody_is_waited_for_longer_than_two_days_at_a_stretch(at: Evening) -> None:
    await at.begin(hours=12, bank=24 * 6)
    assert await at.due() == pytest.approx(48)


@pytest.mark.parametrize(("hours", "bank"), [(24.0, None), (12.0, None), (12.0, 72.0), (8.0, 48.0)])
@pytest.mark.parametrize("prefs", [{}, NIGHT])
async def test_who_has_vanished_costs_a_table_at_most_two_days(
    at: Evening, hours: float, bank: float | None, prefs: dict[str, Any]
) -> None:
    """Without a vote: from the first question that they do not answer until nobody waits for them any more."""
    await at.begin(hours=hours, bank=bank, **prefs)
    at.clock.time += HOUR
    waited, begun = 0.0, at.clock.time
    for _ in range(400):
        for _ in range(20):
            look = await at.tables.keeper.look(
                at.table, lambda look: (look.awaited(), look.run and look.run.requests(0))
            )
            if 0 not in look[0] or not look[1]:
                break
            options = [o.id for o in look[1][0].decision.legal()]
            answer: Any = options[-1] if options else look[1][0].decision.least
            await at.tables.playing.do(at.table, ADA, answer)
        if 1 in (await at.tables.keeper.look(at.table, lambda look: look.awaited())):
            waited = at.clock.time - begun
        at.clock.time += HOUR / 2
        await at.clocks.run_due()
        info = await at.tables.keeper.get(at.table)
        if info.status == "ended":
            break
    assert 0 < waited <= LONGEST_WAIT + HOUR
    assert info.status == "ended", "the rest of the game did not wait for Ben"


async def test_what_is_in_hand_stays_over_a_restart_and_a_rest(at: Evening) -> None:
    await at.begin(hours=4, bank=24)
    at.clock.time += 10 * HOUR
    await at.bid(BEN)
    at.tables.keeper.memory.clear()
    await at.tables.playing.pause(at.table, ADA)
    at.clock.time += 50 * HOUR
    await at.tables.playing.resume(at.table, ADA)
    await at.bid(ADA)
    assert await at.due() == pytest.approx(18)


async def test_less_in_hand_than_comes_back_is_refused(at: Evening) -> None:
    with pytest.raises(WrongBank):
        await at.begin(hours=24, bank=12)


def test_waking_hours_are_counted_over_nights_and_changed_clocks() -> None:
    assert waking_after(MIDNIGHT + 12 * HOUR, 5 * HOUR, {}) == MIDNIGHT + 17 * HOUR
    assert waking_after(MIDNIGHT + 3 * HOUR, HOUR, NIGHT) == MIDNIGHT + 7 * HOUR, "asked at night"
    end = waking_after(MIDNIGHT + 12 * HOUR, 40 * HOUR, NIGHT)
    assert waking_between(MIDNIGHT + 12 * HOUR, end, NIGHT) == pytest.approx(40 * HOUR)
    berlin = {"quiet": [23, 7], "zone": "Europe/Berlin"}
    spring = 1_774_700_000.0  # the day before clocks are set forward
    for hours in (5.0, 20.0, 60.0):
        end = waking_after(spring, hours * HOUR, berlin)
        assert waking_between(spring, end, berlin) == pytest.approx(hours * HOUR)


def test_the_longest_wait_is_two_days() -> None:
    assert LONGEST_WAIT == 2 * DAY
    assert Policy().bank_times(0.0, 9 * DAY, {}, True)[1] == 9 * DAY, "not in a contest, whose clocks nobody shortens"


@pytest.mark.parametrize(
    ("hours", "bank", "said"),
    [
        (12, 48, text("clock-bank", bank=text("span-days", n=2), back=text("span-hours", n=12))),
        (0.25, 25, text("clock-bank", bank=text("span-hours", n=25), back=text("span-minutes", n=15))),
        (0.001, 0.002, text("clock-bank", bank=text("span-minutes", n=1), back=text("span-minutes", n=1))),
        (48, None, text("clock-days", n=2)),
        (0.001, None, text("clock-minutes", n=1)),
        (1.5, None, text("clock-minutes", n=90)),
        (None, None, text("clock-off")),
    ],
)
def test_a_clock_is_said_in_the_largest_unit_that_it_fills(hours: float | None, bank: float | None, said: Text) -> None:
    assert clock_text(hours, bank) == said
