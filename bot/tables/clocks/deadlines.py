"""When time is up: one timer for all tables, which sleeps until the next clock that is stored. Nothing is parked.

At half time a player is reminded once for each decision; at full time the question's default is taken. Both are stored
in one transaction with the message that tells of it, so neither happens twice nor is lost, whatever breaks in between.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any

import sqlalchemy as sa
import structlog

from bot.rules.errors import Refusal, RuleFailure
from bot.tables.clocks.clock_steps import ClockSteps
from bot.tables.live.autoplay import answer_for_absent, answer_once, count_missed, default_answer
from bot.tables.live.keeper import TableKeeper
from bot.tables.live.leave_watch import follow_leaves
from bot.tables.live.planned_answers import hand_in
from bot.tables.live.unit_of_work import UnitOfWork
from bot.tables.model.answering import deputies
from bot.tables.model.clock import Handle
from bot.tables.model.errors import NotOwner, StoreFailure, broke
from bot.tables.model.requests import is_done
from bot.tables.model.seats import Seat, is_there
from bot.tables.model.table import Live, Outcome
from bot.tables.store.schema import deadline, game_table
from bot.tables.store.shards import EVERY, Shards

log = structlog.get_logger("tables")
LONGEST_SLEEP = 600.0  # so that a computer's clock that was set, or a laptop that slept, does no harm for long
POSTPONED = 3600.0
TRY_AGAIN = 60.0
OnDue = Callable[[Outcome], Awaitable[None]]
Before = Callable[[str], Awaitable[object]]


class Clocks:
    """The clocks of all tables.

    before: told of a table's id before a clock changes it
    on_planned: told of a table and a user before that user's plan answers there: to others it is as if they had come
    on_due: told of every table that a clock has changed; it sends what is pending
    """

    def __init__(self, keeper: TableKeeper, on_due: OnDue | None = None, before: Before | None = None) -> None:
        self.on_due = on_due
        self.on_planned: Callable[[str, int], Awaitable[object]] | None = None
        self.before = before
        self._keeper = keeper
        self._clock = keeper.clock
        self._steps = ClockSteps(keeper)
        self._timer: Handle | None = None
        self._at = float("inf")
        self._ringing: asyncio.Task[None] | None = None
        self._stopped = False
        keeper.on_next_due = self._note

    async def start(self) -> None:
        """Begin; what ran out while the bot was not running is dealt with at once."""
        await self._sleep()

    def stop(self) -> None:
        """Call off the timer."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def run_due(self) -> list[Outcome]:
        """Deal with all clocks that have run out by now. The timer calls it; so may a test."""
        outcomes = []
        await self._steps.follow()
        due = partial(_due_tables, now=self._clock.now(), shards=self._keeper.storage.shards)
        for table in await self._keeper.storage.read(due):
            try:
                if self.before is not None:
                    await self.before(table)
                await self._tell_planned(table)
                outcome = await self._keeper.change(table, self._act)
            except (_NothingDue, NotOwner):
                continue
            except StoreFailure:
                raise
            except Refusal as refusal:  # a table that cannot be opened (its game is gone) waits; the others do not
                log.error("clock cannot be dealt with", table=table, why=refusal.text.key)
                await self._keeper.storage.write(partial(_postpone, table=table, at=self._clock.now() + POSTPONED))
                continue
            outcomes.append(outcome)
            if self.on_due is not None:
                try:
                    await self.on_due(outcome)
                except Exception:  # P10: it is stored, and what is to be sent waits in the outbox
                    log.exception("nobody could be told of a clock", table=table)
        return outcomes

    async def _tell_planned(self, table: str) -> None:
        now = self._clock.now()
        if self.on_planned is None:
            return
        for user in await self._keeper.look(table, lambda look: look.planned_users(now)):
            await self.on_planned(table, user)

    async def _act(self, live: Live, work: UnitOfWork) -> None:
        now = work.now
        touched = any(at <= now for at in live.leaves.values())
        if touched:
            follow_leaves(live, work)
            await answer_for_absent(self._keeper, live, work)
        if work.info.status != "running" or live.run is None:
            if not touched:
                raise _NothingDue
            return
        touched |= await self._carry_out_plans(live, work)
        for (seat, token), (remind, due) in list(live.deadlines.items()):
            if work.info.status != "running":  # the answer before has put the table to rest
                break
            if due <= now:
                touched = True
                self._answer(live, work, seat, token)
            elif remind is not None and remind <= now:
                touched = True
                work.remind(seat, token)
                place = self._acting(live, seat)
                work.post("remind", {"seat": place.n, "user": place.actor, "due": due})
        if not touched:
            raise _NothingDue
        await answer_for_absent(self._keeper, live, work)

    async def _carry_out_plans(self, live: Live, work: UnitOfWork) -> bool:
        """Hand in what was answered ahead and has its moment now; whether there was any."""
        due = [seat for seat, (_, at) in live.plans.items() if at <= work.now]
        for seat in due:
            if work.info.status != "running" or live.run is None or live.run.over:
                break
            hand_in(self._keeper, live, work, seat)
            await answer_for_absent(self._keeper, live, work)
        return bool(due)

    def _answer(self, live: Live, work: UnitOfWork, seat: int, token: str) -> None:
        """The house answers once; another answer just before may have made the question go away."""
        run = live.run
        assert run is not None
        for request in run.requests():
            if seat in request.decision.seats and run.token(request, seat) == token and not is_done(run, request):
                break
        else:
            return
        if self._opens(live, work, seat, token, request.decision.key):
            return
        answer, acting = default_answer(run, request), self._acting(live, seat).n
        try:
            answer_once(run, work, request, seat, answer, "clock")
        except RuleFailure as failure:
            self._keeper.report(live, failure, answer, seat)
            work.failure = broke(failure).text
            work.is_begun = True
            work.set(status="paused")  # otherwise the clock would try it again and again
            return
        missed = count_missed(work, acting)
        place = work.info.seats[acting]
        work.say("journal-clock", who=f"@seat:{acting}")
        work.post("clock", {"seat": acting, "user": place.actor})
        away = not live.game.contest and self._keeper.policy.when_due(place, missed) == "away"
        work.set_seat(replace(place, away=away))
        if missed == live.game.patience:
            work.say("journal-late", who=f"@seat:{acting}", n=missed)
        if away:
            work.say("journal-away", who=f"@seat:{acting}")

    def _opens(self, live: Live, work: UnitOfWork, seat: int, token: str, key: str) -> bool:
        """Let others answer a question whose time is up for the first time, where the game has it so."""
        run, place, game = live.run, work.info.seats[seat], live.game
        assert run is not None
        if game.contest or token in place.opened:
            return False
        present = [other.n for other in work.info.seats if other.n != seat and is_there(game, other)]
        if not present or not set(game.proxies(run.state, key, seat, present)) & set(present):
            return False
        work.open_to_others(seat, token)
        work.say("journal-proxies", who=f"@seat:{seat}")
        return True

    def _acting(self, live: Live, seat: int) -> Seat:
        """The seat whose player is to answer what this seat is asked: a deputy's for one who is away."""
        assert live.run is not None
        return live.info.seats[deputies(live.run, live.info.seats).get(seat, seat)]

    # ------------------------------------------------------------------ the timer

    def _note(self, at: float) -> None:
        if at < self._at and not self._stopped and self._ringing is None:
            self._set(at)

    def _set(self, at: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._at = at
        if at != float("inf") and not self._stopped:
            self._timer = self._clock.call_later(min(max(0.0, at - self._clock.now()), LONGEST_SLEEP), self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._ringing = asyncio.ensure_future(self._wake())

    async def _wake(self) -> None:
        again: float | None = None
        try:
            await self.run_due()
        except Exception:
            log.exception("clocks stumbled, trying again in a minute")
            again = self._clock.now() + TRY_AGAIN
        finally:
            self._ringing = None
        await self._sleep(again)

    async def _sleep(self, at: float | None = None) -> None:
        if at is None:
            try:
                at = await self._keeper.storage.read(partial(_next, shards=self._keeper.storage.shards))
            except StoreFailure:
                at = self._clock.now() + TRY_AGAIN
        self._set(at)


class _NothingDue(Exception):
    """The clock was answered, paused or changed in the meantime."""


def next_query(shards: Shards = EVERY) -> sa.Select[Any]:
    return _of(sa.select(sa.func.min(deadline.c.at)).where(deadline.c.sent.is_(False)), shards)


def _of(query: sa.Select[Any], shards: Shards) -> sa.Select[Any]:
    if shards.is_whole:
        return query
    return query.join(game_table, game_table.c.id == deadline.c.table_id).where(shards.within(game_table.c.guild))


def _next(connection: sa.Connection, shards: Shards) -> float:
    at: float | None = connection.execute(next_query(shards)).scalar()
    return float("inf") if at is None else at


def _due_tables(connection: sa.Connection, now: float, shards: Shards) -> list[str]:
    query = _of(sa.select(deadline.c.table_id).where(deadline.c.sent.is_(False), deadline.c.at <= now), shards)
    return list(dict.fromkeys(connection.execute(query.order_by(deadline.c.at)).scalars()))


def _postpone(connection: sa.Connection, table: str, at: float) -> None:
    here = sa.and_(deadline.c.table_id == table, deadline.c.at < at)
    connection.execute(deadline.update().where(here).values(at=at))
