"""Where tables are kept: opening them from the store, changing them, storing the change.

One operation: lock of the table -> open -> change in memory -> one transaction -> only then anybody is told. If storing
fails the table in memory is thrown away and opened anew from the store the next time, so it is as before.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from bot.redact import Private
from bot.rules.decision import Event
from bot.rules.errors import Refusal, RuleFailure
from bot.rules.kernel.game import Game
from bot.tables.live.memory import Memory
from bot.tables.live.reviving import recent_events, revive
from bot.tables.live.unit_of_work import UnitOfWork
from bot.tables.model.clock import Clock
from bot.tables.model.codec import unpack_event
from bot.tables.model.errors import NotOwner, StoreFailure, UnknownTable, Unsure, refusal_of
from bot.tables.model.info import Info
from bot.tables.model.observe import Observer
from bot.tables.model.policy import Policy
from bot.tables.model.table import Live, Look, Outcome
from bot.tables.store import owned, statements, writing
from bot.tables.store.shards import Shards
from bot.tables.store.storage import Storage
from bot.tables.store.writing import Write

T = TypeVar("T")
Render = Callable[[Look], Any]
Act = Callable[[Live, UnitOfWork], Awaitable[None]]
log = structlog.get_logger("tables")


class TableKeeper:
    """One change of one table at a time: `change`; and reading at a moment when all is stored: `look`.

    memory: the tables that are open. clock: where the time comes from. policy: see `bot.tables.model.policy`.
    """

    def __init__(
        self,
        storage: Storage,
        games: Mapping[str, Game[Any]],
        memory: Memory,
        clock: Clock,
        policy: Policy,
        observer: Observer,
    ) -> None:
        self.storage = storage
        self.games = games
        self.memory = memory
        self.clock = clock
        self.policy = policy
        self.stored_jump = clock.jumped
        """By how much the times in the store have been moved along with the clock (`ClockSteps`)."""
        self.opened = 0
        """How many tables have been opened from the store, for tests and figures."""
        self._observer = observer
        storage.database.on_lost = self._lost
        self.on_lost: Callable[[frozenset[int], str], None] = lambda gone, why: None
        """Called when another process has taken shards of ours, with a sentence for the operator."""
        self.on_posts: Callable[[str], None] = lambda table: None
        """Called with a table of which something waits in the outbox to be sent."""
        self.on_next_due: Callable[[float], None] = lambda at: None
        """Called with the time of a clock that may be the next to run out."""

    # ------------------------------------------------------------------ reading

    async def look(self, table: str, render: Callable[[Look], T]) -> T:
        """What `render` makes of the table, at a moment when all of it is stored. Raises `UnknownTable`.

        render is a plain function; what it is handed may not be kept.
        """
        live = self.memory.at_rest(table)
        if live is not None:  # nothing to wait for
            return render(Look(live))
        return await asyncio.shield(self.memory.locked(table, self._read(table, render)))

    async def get(self, table: str) -> Info:
        """What is known of a table. Raises `UnknownTable`."""
        live = self.memory.at_rest(table)
        return await self.look(table, lambda look: look.info) if live is None else live.info

    async def _read(self, table: str, render: Callable[[Look], T]) -> T:
        return render(Look(await self.open(table)))

    # ------------------------------------------------------------------ changing

    async def change(
        self, table: str, act: Act, render: Render | None = None, interaction: int | None = None
    ) -> Outcome:
        """Run one operation under the table's lock and store it. A cancelled caller does not tear it apart."""
        return await asyncio.shield(self.memory.locked(table, self._change(table, act, render, interaction)))

    async def change_once(self, table: str, act: Act, render: Render | None, interaction: int | None) -> Outcome:
        """P2: the same; what is refused may be a click that was applied before: then it gets the outcome of then."""
        try:
            return await self.change(table, act, render, interaction)
        except Refusal as refusal:
            if interaction is None or isinstance(refusal, StoreFailure):
                raise
            done = await self.applied(interaction)
            if done is None or done[0] != table:
                raise
            return await self.memory.locked(table, self._duplicate(done, render))

    async def _change(self, table: str, act: Act, render: Render | None, interaction: int | None) -> Outcome:
        live = await self.open(table)
        work = UnitOfWork(live, self.clock.now(), interaction, self.clock.jumped)
        work.drop_expired()
        try:
            await act(live, work)
            await self._know_prefs(live, work)
        except BaseException as error:
            # anything but a refusal may have left the run half way, even while it was put back
            if work.is_begun or not isinstance(error, Refusal):
                self.memory.forget(table)
            raise
        return await self._store(live, work, render)

    async def _know_prefs(self, live: Live, work: UnitOfWork) -> None:
        """The quiet hours of those who have sat down, or answer for somebody, since the table was opened."""
        for user in {user for place in work.info.seats for user in (place.user, place.actor)}:
            if user is not None and user not in live.prefs:
                wanted = partial(owned.prefs_at, user=user, guild=live.info.guild)
                live.prefs[user] = await self.storage.read(wanted)

    # ------------------------------------------------------------------ storing

    async def _store(self, live: Live, work: UnitOfWork, render: Render | None) -> Outcome:
        write = work.finish(self.policy)
        try:
            posts = await self.storage.commit(partial(self._apply, write=write), live.info.guild)
        except BaseException as error:
            self.memory.forget(live.info.id)
            done = await self._stored_before(error, work.interaction)
            if done is not None:
                return await self._duplicate(done, render)
            refusal = refusal_of(error)
            if refusal is not None:
                log.error("not stored", table=live.info.id, version=live.info.version, error=error)
                raise refusal from error
            raise
        work.settle()
        if work.rereads:
            await self._reread(live)
        if posts:
            self.on_posts(live.info.id)
        if live.deadlines or live.plans or live.leaves:
            self.on_next_due(live.next_due())
        return _outcome(live, render, work, tuple(posts))

    def _apply(self, connection: sa.Connection, write: Write) -> list[int]:
        """A job: carry a change out, in the times of what is stored now."""
        if write.jumped != self.stored_jump:
            writing.move_times(write, self.stored_jump - write.jumped)
            write.jumped = self.stored_jump
        return writing.apply(connection, write)

    async def _reread(self, live: Live) -> None:
        """Which events are the last ones now, after some of them have gone."""
        try:
            rows = await self.storage.read(partial(statements.recent_of, table=live.info.id))
            live.recent = recent_events(live.info, rows)
        except StoreFailure:  # all is stored: it is opened anew the next time
            self.memory.forget(live.info.id)

    async def _stored_before(self, error: BaseException, interaction: int | None) -> tuple[str, list[Event]] | None:
        """What a click that could not be stored has done all the same, as `applied` gives it."""
        if interaction is None:
            return None
        if isinstance(error, IntegrityError):  # P2: the same click was stored in the meantime
            return await self.applied(interaction)
        if isinstance(error, Unsure):  # P1: only the answer was lost
            return await self._after_all(interaction)
        return None

    async def applied(self, interaction: int) -> tuple[str, list[Event]] | None:
        """(table, events) of an interaction that has been applied before, or None."""
        found = await self.storage.read(partial(statements.applied, interaction=interaction))
        return None if found is None else (found[0], [unpack_event(row) for row in found[1]])

    async def _after_all(self, interaction: int) -> tuple[str, list[Event]] | None:
        """Whether a click whose storing was cut off has been stored, as far as can be found out quickly."""
        job = partial(statements.applied, interaction=interaction)
        try:
            found = await self.storage.database.read(job, in_haste=True)
        except (SQLAlchemyError, OSError):
            return None
        return None if found is None else (found[0], [unpack_event(row) for row in found[1]])

    async def _duplicate(self, done: tuple[str, list[Event]], render: Render | None) -> Outcome:
        live = await self.open(done[0])
        look = Look(live)
        shown = None if render is None else render(look)
        return Outcome(live.info, tuple(done[1]), look.awaited(), duplicate=True, rendered=shown)

    # ------------------------------------------------------------------ tables in memory

    async def open(self, table: str) -> Live:
        """A table, from memory or from the store. For whoever holds its lock (`Memory.locked`). Raises
        `UnknownTable`, `NotOwner`, what `revive` raises."""
        live = self.memory.get(table)
        if live is not None:
            return live
        stored = await self.storage.read(partial(statements.load, table=table))
        if stored is None:
            raise UnknownTable(table=table)
        if not self.storage.shards.has(stored.info.guild):
            raise NotOwner(f"table {table} is served elsewhere")
        self.opened += 1
        live, work = revive(stored, self.games, self.clock.now(), self._observer)
        if work is not None:
            work.write.jumped = self.clock.jumped
            await self._store(live, work, None)
        self.memory.keep(live)
        return live

    def _lost(self, gone: frozenset[int], why: str) -> None:
        """Another process has taken these shards: what we remember of their tables will soon be old."""
        self.memory.forget_shards(Shards(gone, self.storage.shards.count))
        self.on_lost(gone, why)

    # ------------------------------------------------------------------ for whoever runs the bot

    def report(self, live: Live, failure: RuleFailure, answer: Any, seat: int | None = None) -> None:
        """A bug in the rules: what is needed to see it again. The answer may be a secret: it is not for the log.

        seat: whose answer it was, None: it cannot be given again (an anytime action of the house).
        """
        info = live.info
        self._observer.noted("rule_broke", info.game)
        log.error(
            "rule failed",
            table=info.id,
            version=info.version,
            game=info.game,
            step=failure.step,
            choice=failure.index,
            answer=Private(answer),
            seat=Private(seat),
            replay=f"waykeeper db export FOLDER && waykeeper replay FOLDER/{info.id}.json "
            f"--until {info.log_length} --then DETAIL",
            exc_info=failure,
        )


def _outcome(live: Live, render: Render | None, work: UnitOfWork, posts: tuple[int, ...]) -> Outcome:
    look = Look(live)
    return Outcome(
        live.info,
        tuple(work.told),
        look.awaited(),
        failure=work.failure,
        posts=posts,
        rendered=None if render is None else render(look),
    )
