"""Clocks, with a time that is turned by hand: one reminder, one answer by the house, exactly once whatever happens."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
import sqlalchemy as sa

from bot.rules.errors import NoLongerPossible
from bot.rules.rng import Chance
from bot.tables.clocks.deadlines import Clocks
from bot.tables.live import keeper
from bot.tables.live.reviving import revive
from bot.tables.model import errors
from bot.tables.model.clock import SystemClock
from bot.tables.model.policy import DAY, HOUR, Policy, after_quiet
from bot.tables.model.seats import Seat
from bot.tables.model.table import Outcome
from bot.tables.seats.proposing import missing_seats
from bot.tables.service import Tables
from bot.tables.store import statements
from bot.tables.store.schema import deadline
from bot.tables.store.statements import Stored
from tests.tables.play import ADA, BEN, CAY, HandClock, new_table, open_tables, play_on, url


class Turned:
    """Tables with clocks on a hand-turned time; `told` is what the layer above heard."""

    def __init__(self, where: str, time: HandClock, policy: Policy | None = None) -> None:
        self.where, self.time, self.policy = where, time, policy
        self.told: list[Outcome] = []

    async def __aenter__(self) -> "Turned":
        self.tables = await open_tables(self.where, clock=self.time, policy=self.policy)
        self.clocks = Clocks(self.tables.keeper, self.hear)
        await self.clocks.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        self.clocks.stop()
        await self.tables.close()

    async def hear(self, outcome: Outcome) -> None:
        self.told.append(outcome)

    async def pass_hours(self, hours: float) -> None:
        """Let time pass; timers ring when it is their time, as a loop would ring them."""
        end = self.time.time - self.time.jumped + hours * HOUR
        while due := [timer for timer in self.time.waiting if timer.at - self.time.jumped <= end]:
            timer = min(due, key=lambda timer: timer.at)
            self.time.time = max(self.time.time, timer.at)
            timer.off = True
            timer.call()
            while self.clocks._ringing is not None:
                await self.clocks._ringing
        self.time.time = end + self.time.jumped

    async def posts(self) -> list[tuple[str, int]]:
        return [(post.kind, post.payload["seat"]) for post in await self.tables.outbox.pending() if post.kind != "head"]


async def deadlines(tables: Tables, table: str) -> dict[int, float]:
    """Seat -> when its time is up."""
    clocks = await tables.keeper.look(table, lambda look: look._live.deadlines)
    return {seat: due for (seat, _), (_, due) in clocks.items()}


async def test_one_reminder_then_one_answer_then_silence(where: str) -> None:
    async with Turned(where, HandClock()) as here:
        table = await new_table(here.tables, clock_hours=24)
        await here.pass_hours(11.9)
        assert await here.posts() == []
        await here.tables.playing.do(table, BEN, "2")
        await here.pass_hours(0.2)
        assert await here.posts() == [("remind", 0)]
        await here.pass_hours(11)
        assert await here.posts() == [("remind", 0)] and (await here.tables.keeper.get(table)).index == 1
        await here.pass_hours(1)
        assert await here.posts() == [("remind", 0), ("clock", 0)]
        kinds = [line.text.key for line in await here.tables.reader.log(table, None)]
        assert kinds == ["toy-bids", "journal-clock"]
        assert [outcome.info.id for outcome in here.told] == [table, table]
        assert here.told[-1].awaited == (0, 1)
        assert len(here.time.waiting) == 1, "one timer for everything"


async def test_restarts_lose_no_clock_and_ring_none_twice(where: str) -> None:
    time = HandClock()
    async with Turned(where, time) as here:
        table = await new_table(here.tables, clock_hours=10)
        await here.pass_hours(5)
        assert await here.posts() == [("remind", 0), ("remind", 1)]
    async with Turned(where, time) as here:
        await here.pass_hours(0)
        assert len(await here.posts()) == 2
    time.time += 6 * HOUR  # the computer was off when the time ran out
    async with Turned(where, time) as here:
        await here.pass_hours(0)
        assert sorted(await here.posts()) == [("clock", 0), ("clock", 1), ("remind", 0), ("remind", 1)]
        assert (await here.tables.keeper.get(table)).index == 2
        assert [outcome.info.id for outcome in here.told] == [table]


async def test_answering_in_time_stops_the_clock(where: str) -> None:
    async with Turned(where, HandClock()) as here:
        table = await new_table(here.tables, clock_hours=10)
        await here.tables.playing.do(table, ADA, "1"), await here.tables.playing.do(table, BEN, "1")
        due = await here.tables.keeper.look(table, lambda look: look.due())
        assert due == here.time.time + 10 * HOUR
        await here.pass_hours(9)
        await here.tables.playing.do(table, ADA, "take")
        await here.pass_hours(0.5)
        assert await here.posts() == [("remind", 0), ("remind", 1)]
        await here.pass_hours(0.6)
        assert ("clock", 1) in await here.posts() and ("clock", 0) not in await here.posts()


async def test_a_paused_table_has_all_the_time_of_the_world(where: str) -> None:
    time = HandClock()
    async with Turned(where, time) as here:
        table = await new_table(here.tables, clock_hours=10)
        await here.pass_hours(6)
        await here.tables.playing.pause(table, ADA)
        await here.pass_hours(1000)
        assert len(await here.posts()) == 2 and here.time.waiting == []
    async with Turned(where, time) as here:
        await here.tables.playing.resume(table, ADA)
        assert await here.tables.keeper.look(table, lambda look: look.due()) == time.time + 4 * HOUR
        await here.pass_hours(3.9)
        assert len(await here.posts()) == 2, "nobody is reminded again"
        await here.pass_hours(0.2)
        assert sorted(await here.posts())[:2] == [("clock", 0), ("clock", 1)]


async def test_who_is_asked_the_same_after_an_undo_keeps_the_time_that_was_left(where: str) -> None:
    time = HandClock()
    async with Turned(where, time) as here:
        table = await new_table(here.tables, clock_hours=10)
        began = time.time
        await here.pass_hours(3)
        await here.tables.playing.do(table, ADA, "1")
        await here.pass_hours(1)
        await here.tables.playing.undo(table, ADA)  # all tokens jump; Ben is asked what he was asked all the time
        assert await deadlines(here.tables, table) == {1: began + 10 * HOUR, 0: time.time + 10 * HOUR}
        await here.pass_hours(1.1)
        assert await here.posts() == [("remind", 1)]
        await here.tables.playing.do(table, ADA, "2")
        await here.tables.playing.undo(table, ADA)
    async with Turned(where, time) as here:
        assert (await deadlines(here.tables, table))[1] == began + 10 * HOUR, "also after a restart"
        await here.pass_hours(4.8)
        assert await here.posts() == [("remind", 1)], "nobody is reminded of the same twice"
        await here.pass_hours(0.2)
        assert await here.posts() == [("remind", 1), ("clock", 1), ("remind", 0)]


async def test_after_an_undo_by_consent_only_a_new_question_has_a_new_clock(where: str) -> None:
    async with Turned(where, HandClock()) as here:
        table = await new_table(here.tables, players=3, clock_hours=10)
        began = here.time.time
        await here.tables.playing.do(table, ADA, "1"), await here.tables.playing.do(table, BEN, "1")
        await here.pass_hours(4)
        await here.tables.proposals.propose_undo(table, ADA)
        await here.tables.proposals.consent(table, BEN, True), await here.tables.proposals.consent(table, CAY, True)
        now = here.time.time
        assert await deadlines(here.tables, table) == {0: now + 10 * HOUR, 1: now + 10 * HOUR, 2: began + 10 * HOUR}
        rows = await here.tables.database.read(lambda c: c.execute(statements.deadlines_query(table)).mappings().all())
        assert len(rows) == 6 and len({row["token"] for row in rows}) == 3, "no clock of before is left behind"


async def test_a_pause_after_an_undo_stops_the_clocks_that_go_on(where: str) -> None:
    time = HandClock()
    async with Turned(where, time) as here:
        table = await new_table(here.tables, clock_hours=10)
        await here.pass_hours(2)
        await here.tables.playing.do(table, ADA, "1")
        await here.tables.playing.undo(table, ADA)
        await here.tables.playing.pause(table, ADA)
        await here.pass_hours(100)
    async with Turned(where, time) as here:
        await here.tables.playing.resume(table, BEN)
        assert await deadlines(here.tables, table) == {0: time.time + 10 * HOUR, 1: time.time + 8 * HOUR}


async def test_no_clock_no_timer_and_none_after_the_end(where: str) -> None:
    async with Turned(where, HandClock()) as here:
        table = await new_table(here.tables, clock_hours=None)
        assert here.time.waiting == []
        await here.tables.lobby.set_clock(table, ADA, 5)
        assert len(here.time.waiting) == 1
        await here.tables.lobby.set_clock(table, ADA, None)
        await here.pass_hours(100)
        assert await here.posts() == []
        await here.tables.lobby.set_clock(table, ADA, 5)
        await play_on(here.tables, table, Chance(b"end", {}))
        await here.pass_hours(100)
        assert {kind for kind, _ in await here.posts()} == {"over"} and here.time.waiting == []


async def test_nobody_at_home_the_clock_plays_to_the_end(where: str) -> None:
    async with Turned(where, HandClock()) as here:
        table = await new_table(here.tables, clock_hours=1)
        await here.pass_hours(30)
        assert (await here.tables.keeper.get(table)).status == "ended"
        posts = await here.tables.outbox.pending()
        assert len({post.nonce for post in posts}) == len(posts) and max(len(post.nonce) for post in posts) <= 25


class Impatient(Policy):
    def when_due(self, seat: object, missed: int) -> str:  # type: ignore[override]
        return "away" if missed >= 2 else "answer"


async def test_another_policy_lets_the_house_take_over(where: str) -> None:
    async with Turned(where, HandClock(), Impatient()) as here:
        table = await new_table(here.tables, players=2, clock_hours=1)
        await here.tables.playing.do(table, BEN, "1")
        await here.pass_hours(1.1)
        assert (await here.tables.keeper.get(table)).seats[0].prefs["missed"] == 1
        await here.tables.playing.do(table, ADA, "take")
        assert (await here.tables.keeper.get(table)).seats[0].prefs == {}
        await here.pass_hours(30)
        info = await here.tables.keeper.get(table)
        assert info.seats[0].away or info.status == "ended"


async def test_trouble_with_one_table_does_not_stop_the_others(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    time = HandClock()
    async with Turned(where, time) as here:
        bad, good = await new_table(here.tables, 1, clock_hours=1), await new_table(here.tables, 2, clock_hours=1)
        here.tables.keeper.memory.clear()

        def cannot(stored: Stored, *more: Any) -> Any:
            if stored.info.id == bad:
                raise errors.UnknownGame(game="gone")
            return revive(stored, *more)

        monkeypatch.setattr(keeper, "revive", cannot)
        await here.pass_hours(1.1)
        assert {post.table for post in await here.tables.outbox.pending()} == {good}


async def test_the_outbox_sends_once(tables: Tables) -> None:
    table = await new_table(tables)
    first = await tables.outbox.add_post(table, "turn", {"seat": 0})
    second = await tables.outbox.add_post(table, "turn", {"seat": 1})
    assert [post.id for post in await tables.outbox.pending()] == [first.id, second.id]
    await asyncio.gather(*(tables.outbox.mark_sent(first.id, 555) for _ in range(3)))
    for _ in range(5):
        assert [post.id for post in await tables.outbox.pending()] == [second.id]
        await tables.outbox.mark_failed(second.id)
    assert await tables.outbox.pending() == []
    third = await tables.outbox.add_post(table, "turn", {})
    await tables.outbox.mark_failed(third.id, retry=False)
    assert await tables.outbox.pending() == []


async def test_a_board_and_that_it_was_posted_are_stored_together(where: str) -> None:
    """P1, P10: killed in between, the bot would not know the board that stands there."""
    async with Turned(where, HandClock()) as here:
        table = await new_table(here.tables)
        post = await here.tables.outbox.add_post(table, "board", {"ping": []})
        before = here.tables.database.writes
        await here.tables.boards.set_board(table, 7, 77, 3, post.id)
        assert here.tables.database.writes == before + 1
        assert await here.tables.outbox.pending() == [] and (await here.tables.keeper.get(table)).board_message == 77


@pytest.mark.parametrize(
    ("hour", "quiet", "found"),
    [(21, [22, 7], 21), (22, [22, 7], 31), (3, [22, 7], 7), (7, [22, 7], 7), (12, [9, 17], 17), (12, None, 12)],
)
def test_quiet_hours(hour: int, quiet: list[int] | None, found: int) -> None:
    assert after_quiet(hour * HOUR, {"quiet": quiet}) == found * HOUR


@pytest.mark.parametrize(
    ("asked", "hours", "times"),
    [(12, 4, (14, 16)), (20, 3, (21.5, 31)), (20, 4, (None, 31))],
)
def test_a_reminder_that_would_come_with_the_end_of_the_time_does_not_come(
    asked: float, hours: float, times: tuple[float | None, float]
) -> None:
    """Both wait until the night is over: then only the answer is given."""
    remind, due = Policy().times(asked * HOUR, hours, Seat(0, None, ""), {"quiet": [22, 7]})
    assert (remind and remind / HOUR, due / HOUR) == times


def test_quiet_hours_are_the_users_own() -> None:
    prefs = {"quiet": [22, 7], "utc_offset": 120}
    assert after_quiet(21 * HOUR, prefs) == 29 * HOUR


@pytest.mark.parametrize("zone", ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Beirut"])
@pytest.mark.parametrize("quiet", [[22, 7], [23, 2], [1, 3], [0, 1]])
def test_quiet_hours_are_those_of_the_wall_in_every_night_of_a_year(zone: str, quiet: list[int]) -> None:
    """Also in the nights in which clocks are changed."""
    begin, end = quiet
    prefs = {"quiet": quiet, "zone": zone, "utc_offset": 999}
    start = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
    for half_hour in range(366 * 48):
        at = start + half_hour * 1800
        found = after_quiet(at, prefs)
        here, then = (datetime.fromtimestamp(x, ZoneInfo(zone)) for x in (at, found))
        is_quiet = (here.hour - begin) % 24 < (end - begin) % 24
        assert found > at if is_quiet else found == at
        assert found - at <= ((end - begin) % 24 + 1) * HOUR
        assert (then.hour - begin) % 24 >= (end - begin) % 24


def test_a_zone_that_nobody_knows_leaves_the_offset() -> None:
    for zone in ("Nowhere/Here", "../etc", ""):
        assert after_quiet(21 * HOUR, {"quiet": [22, 7], "zone": zone, "utc_offset": 120}) == 29 * HOUR


@pytest.mark.parametrize("step", [-400 * DAY, -2 * HOUR, 2 * HOUR, 400 * DAY])
async def test_everybody_keeps_the_time_that_was_left_when_the_clock_is_set(where: str, step: float) -> None:
    async with Turned(where, HandClock()) as here:
        table = await new_table(here.tables, clock_hours=10)
        await here.pass_hours(2)
        await here.tables.playing.do(table, BEN, "2")
        here.time.set_by = step
        await here.pass_hours(2.9)
        assert await here.posts() == []
        await here.pass_hours(0.2)
        assert await here.posts() == [("remind", 0)] and here.time.set_by == 0
        assert await deadlines(here.tables, table) == {0: pytest.approx(here.time.time + 4.9 * HOUR)}
        await here.pass_hours(4.8)
        assert (await here.tables.keeper.get(table)).index == 1
        await here.pass_hours(0.2)
        assert await here.posts() == [("remind", 0), ("clock", 0)]


@pytest.mark.parametrize("step", [-400 * DAY, -2 * HOUR, 2 * HOUR, 400 * DAY])
async def test_a_click_that_is_being_stored_while_the_clock_is_set(
    where: str, monkeypatch: pytest.MonkeyPatch, step: float
) -> None:
    """It counts once, and whoever is asked next has as long as always."""
    async with Turned(where, HandClock()) as here:
        table = await new_table(here.tables, clock_hours=10)
        await here.tables.playing.do(table, ADA, "1")
        begun, go_on = asyncio.Event(), asyncio.Event()
        commit = here.tables.keeper.storage.commit

        async def held(*given: Any) -> Any:
            begun.set()
            await go_on.wait()
            return await commit(*given)

        monkeypatch.setattr(here.tables.keeper.storage, "commit", held)
        click = asyncio.ensure_future(here.tables.playing.do(table, BEN, "2", interaction=5))
        await begun.wait()
        here.time.set_by = step
        ringing = asyncio.ensure_future(here.clocks.run_due())
        for _ in range(20):
            await asyncio.sleep(0)
        go_on.set()
        await click
        await ringing
        monkeypatch.undo()
        await here.clocks.run_due()
        info = await here.tables.keeper.get(table)
        assert info.index == 2 and await here.posts() == []
        found = await deadlines(here.tables, table)
        assert found and all(at == pytest.approx(here.time.time + 10 * HOUR) for at in found.values())
        assert (await here.tables.playing.do(table, BEN, "2", interaction=5)).duplicate
        assert await here.tables.keeper.look(table, lambda look: look.run is not None and look.run.index) == 2


async def test_a_clock_that_is_set_and_set_back_changes_nothing(where: str) -> None:
    async with Turned(where, HandClock()) as here:
        table = await new_table(here.tables, clock_hours=10)
        before = await deadlines(here.tables, table)
        for step in (3 * DAY, -3 * DAY):
            here.time.set_by = step
            await here.clocks.run_due()
        assert await deadlines(here.tables, table) == before and await here.posts() == []


async def test_nothing_rings_before_the_step_is_stored(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Turned(url(path), HandClock()) as here:
        table = await new_table(here.tables, clock_hours=10)
        here.time.set_by = 3 * DAY
        with monkeypatch.context() as broken:

            async def full(*_: object) -> None:
                raise errors.StoreFailure

            broken.setattr(here.tables.keeper.storage, "write", full)
            with pytest.raises(errors.StoreFailure):
                await here.clocks.run_due()
        assert (await here.tables.keeper.get(table)).index == 0
        await here.clocks.run_due()
        assert (await here.tables.keeper.get(table)).index == 0
        assert set((await deadlines(here.tables, table)).values()) == {here.time.time + 10 * HOUR}


async def test_a_vote_and_a_silence_are_as_long_as_before(tables: Tables) -> None:
    """A table without a clock: nobody is missed because the computer's clock was set, and a vote has its day."""
    time = HandClock()
    tables.keeper.clock = time
    clocks = Clocks(tables.keeper)
    table = await new_table(tables, players=3)
    time.time += DAY - HOUR
    time.set_by = 5 * DAY
    await clocks.run_due()
    assert await tables.keeper.look(table, lambda look: missing_seats(look, time.now(), tables.policy)) == frozenset()
    time.time += HOUR
    vote = (await tables.proposals.propose_for_missing(table, ADA, 1, "away")).info.proposal
    time.set_by = -DAY
    await clocks.run_due()
    moved = (await tables.keeper.get(table)).proposal
    assert vote is not None and moved is not None and moved["at"] == vote["at"] - DAY


def test_the_systems_clock_passes_evenly_and_tells_of_steps() -> None:
    wall, running = [1_000.0], [5.0]
    clock = SystemClock(lambda: wall[0], lambda: running[0])
    wall[0], running[0] = wall[0] + 60 + 3600, running[0] + 60
    assert clock.now() == 1_060.0 and clock.step() == 3600
    clock.follow(3600)
    assert clock.now() == 4_660.0 and clock.step() == 0


async def test_clocks_of_before_tokens_had_lines_go_on_with_the_time_they_had(where: str) -> None:
    """A table of an older version: its clocks are found again, and what is stored of them is put right."""
    clock = HandClock()
    tables = await open_tables(where, clock=clock)
    table = await new_table(tables, clock_hours=10)
    before = await tables.keeper.look(table, lambda look: look.due())

    def age(connection: sa.Connection) -> None:
        for n, seat in enumerate((0, 1)):
            here = sa.and_(deadline.c.table_id == table, deadline.c.seat == seat)
            connection.execute(deadline.update().where(here).values(token=str(n + 3)))

    await tables.database.write(age)
    await tables.close()
    clock.time += 3_600
    tables = await open_tables(where, clock=clock)
    assert await tables.keeper.look(table, lambda look: look.due()) == before
    await tables.playing.choose(table, ADA, None, "1")
    rows = await tables.database.read(lambda c: c.execute(statements.deadlines_query(table)).mappings().all())
    assert {(row["seat"], row["token"]) for row in rows} == {(1, "1p1")}
    assert {row["at"] for row in rows if row["kind"] == "due"} == {before}
    with pytest.raises(NoLongerPossible):
        await tables.playing.choose(table, BEN, "4", "1")
    await tables.close()
