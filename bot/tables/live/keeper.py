"""Where tables are kept: their locks, the few that are in memory, opening them from the store, storing a change.

One operation: lock of the table -> open -> change in memory -> one transaction -> only then anybody is told. If storing
fails the table in memory is thrown away and opened anew from the store the next time, so it is as before.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import structlog
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from bot.redact import Private
from bot.rules.decision import Answer, Choice, Event
from bot.rules.errors import Refusal, ReplayMismatch, RuleFailure
from bot.rules.game import Game
from bot.rules.kernel import Checkpoint, Run
from bot.tables.live.unit_of_work import UnitOfWork
from bot.tables.model.clock import Clock, SystemClock
from bot.tables.model.codec import digest, unpack_event
from bot.tables.model.errors import NotOwner, RulesChanged, StoreFailure, UnknownGame, UnknownTable, Unsure, refusal_of
from bot.tables.model.observe import SILENT, Observer
from bot.tables.model.policy import Policy
from bot.tables.model.table import Info, Live, Look, Outcome, public_of, with_present_tokens
from bot.tables.store import statements
from bot.tables.store.engine import Database
from bot.tables.store.shards import Shards
from bot.tables.store.statements import Stored

T = TypeVar("T")
Render = Callable[[Look], Any]
Act = Callable[[Live, UnitOfWork], Awaitable[None]]
Supplier = Callable[[Info, str, Answer], Awaitable[Any]]
"""(table, what is wanted, the answer) -> JSON for `Game.supply`, or None for nothing."""
log = structlog.get_logger("tables")
BASE_JUMP = 100_000  # more requests than one step asks: buttons from before a change of rules never fit again


class TableKeeper:
    """Shared ground of the parts of `Tables`.

    size: how many tables are kept in memory. clock: where the time comes from. policy: see `bot.tables.model.policy`.
    observer (an attribute): see `bot.tables.model.observe`; set it before screens are made.
    """

    def __init__(
        self,
        database: Database,
        games: Mapping[str, Game[Any]],
        *,
        size: int = 256,
        clock: Clock | None = None,
        policy: Policy | None = None,
    ) -> None:
        self.database = database
        self.games = games
        self.clock: Clock = clock if clock is not None else SystemClock()
        self.policy = policy if policy is not None else Policy()
        self.observer: Observer = SILENT
        self.opened = 0
        """How many tables have been opened from the store, for tests and figures."""
        self.suppliers: dict[str, Supplier] = {}
        """By game: where it gets what a question wants beside its answer (`Decision.wants`)."""
        self._size = size
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        database.on_lost = self._lost
        self.on_lost: Callable[[frozenset[int], str], None] = lambda gone, why: None
        """Called when another process has taken shards of ours, with a sentence for the operator."""
        self.on_posts: Callable[[str], None] = lambda table: None
        """Called with a table of which something waits in the outbox to be sent."""
        self.next_due: Callable[[float], None] = lambda at: None
        """Called with the time of a clock that may be the next to run out."""

    # ------------------------------------------------------------------ one operation

    async def _work(
        self, table: str, act: Act, render: Render | None = None, interaction: int | None = None
    ) -> Outcome:
        """Run one operation under the table's lock and store it. A cancelled caller does not tear it apart."""
        return await asyncio.shield(self._locked(table, self._change(table, act, render, interaction)))

    async def look(self, table: str, render: Callable[[Look], T]) -> T:
        """What `render` makes of the table, at a moment when all of it is stored. Raises `UnknownTable`.

        render is a plain function; what it is handed may not be kept.
        """
        lock, live = self._locks.get(table), self._live.get(table)
        if live is not None and (lock is None or not lock.locked()):  # at rest and in memory: nothing to wait for
            self._live.move_to_end(table)
            return render(Look(live))
        return await asyncio.shield(self._locked(table, self._read(table, render)))

    async def _locked(self, table: str, job: Coroutine[Any, Any, T]) -> T:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        try:
            async with lock:
                return await job
        finally:
            job.close()

    async def _read(self, table: str, render: Callable[[Look], T]) -> T:
        return render(Look(await self._open(table)))

    async def _change(self, table: str, act: Act, render: Render | None, interaction: int | None) -> Outcome:
        live = await self._open(table)
        work = UnitOfWork(live, self.clock.now(), interaction)
        work.drop_expired()
        try:
            await act(live, work)
            await self._know_prefs(live, work)
        except BaseException as error:
            # anything but a refusal may have left the run half way, even while it was put back
            if work.is_begun or not isinstance(error, Refusal):
                self._forget(table)
            raise
        return await self._store(live, work, render)

    async def _know_prefs(self, live: Live, work: UnitOfWork) -> None:
        """The quiet hours of those who have sat down since the table was opened."""
        for place in work.info.seats:
            if place.user is not None and place.user not in live.prefs:
                live.prefs[place.user] = await self._reading(partial(statements.prefs_of, user=place.user))

    async def _store(self, live: Live, work: UnitOfWork, render: Render | None) -> Outcome:
        write = work.finish(self.policy)
        try:
            posts = await self.commit(partial(statements.apply, write=write), live.info.guild)
        except BaseException as error:
            self._forget(live.info.id)
            if isinstance(error, IntegrityError) and work.interaction is not None:
                done = await self.applied(work.interaction)
                if done is not None:  # P2: the same click was stored in the meantime
                    return await self._duplicate(done, render)
            if isinstance(error, Unsure) and work.interaction is not None:
                done = await self._after_all(work.interaction)
                if done is not None:  # P1: only the answer was lost
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
        if live.deadlines:
            self.next_due(min(due if remind is None else remind for remind, due in live.deadlines.values()))
        return self._outcome(live, render, work, tuple(posts))

    async def _reread(self, live: Live) -> None:
        """Which events are the last ones now, after some of them have gone."""
        try:
            rows = await self._reading(partial(statements.recent_of, table=live.info.id))
            live.recent = _recent(live.info, rows)
        except StoreFailure:  # all is stored: it is opened anew the next time
            self._forget(live.info.id)

    def _outcome(self, live: Live, render: Render | None, work: UnitOfWork, posts: tuple[int, ...]) -> Outcome:
        look = Look(live)
        return Outcome(
            live.info,
            tuple(work.told),
            look.awaited(),
            failure=work.failure,
            posts=posts,
            rendered=None if render is None else render(look),
        )

    async def commit(self, job: Callable[[Any], T], guild: int | None) -> T:
        """Store a change of a table of this guild; gives what `job` gives once it is stored durably. Raises what
        storing raises, `NotOwner` for one."""
        began = time.perf_counter()
        result = await self.database.write(job, self.database.shards.of(guild))
        self.observer.took("commit", time.perf_counter() - began)
        return result

    async def applied(self, interaction: int) -> tuple[str, list[Event]] | None:
        """(table, events) of an interaction that has been applied before, or None."""
        found = await self._reading(partial(statements.applied, interaction=interaction))
        return None if found is None else (found[0], [unpack_event(row) for row in found[1]])

    async def _after_all(self, interaction: int) -> tuple[str, list[Event]] | None:
        """Whether a click whose storing was cut off has been stored, as far as can be found out quickly."""
        try:
            found = await self.database.read(partial(statements.applied, interaction=interaction), in_haste=True)
        except (SQLAlchemyError, OSError):
            return None
        return None if found is None else (found[0], [unpack_event(row) for row in found[1]])

    async def _duplicate(self, done: tuple[str, list[Event]], render: Render | None) -> Outcome:
        live = await self._open(done[0])
        look = Look(live)
        shown = None if render is None else render(look)
        return Outcome(live.info, tuple(done[1]), look.awaited(), duplicate=True, rendered=shown)

    async def _reading(self, job: Callable[[Any], T]) -> T:
        try:
            return await self.database.read(job)
        except (SQLAlchemyError, OSError) as error:
            log.error("not read", error=error)
            raise StoreFailure() from error

    async def _writing(self, job: Callable[[Any], T], shard: int | None = None) -> T:
        """A small write beside the tables' own changes. shard: as in `Database.write`."""
        try:
            return await self.database.write(job, shard)
        except Exception as error:
            refusal = refusal_of(error)
            if refusal is None:
                raise
            log.error("not stored", error=error)
            raise refusal from error

    # ------------------------------------------------------------------ tables in memory

    async def _open(self, table: str) -> Live:
        live = self._live.get(table)
        if live is None:
            stored = await self._reading(partial(statements.load, table=table))
            if stored is None:
                raise UnknownTable(table=table)
            if not self.database.shards.has(stored.info.guild):
                raise NotOwner(f"table {table} is served elsewhere")
            self.opened += 1
            live = await self._revive(stored)
            self._keep(live)
        self._live.move_to_end(table)
        return live

    def _keep(self, live: Live) -> None:
        self._live[live.info.id] = live
        for name in list(self._live)[: max(0, len(self._live) - self._size)]:
            lock = self._locks.get(name)
            if name != live.info.id and (lock is None or not lock.locked()):
                del self._live[name]

    def _forget(self, table: str) -> None:
        self._live.pop(table, None)

    def forget_all(self) -> None:
        """Every table is opened anew from the store the next time."""
        self._live.clear()

    async def _revive(self, stored: Stored) -> Live:
        """P4, P5: the table as it was; where rules have changed it goes on from a checkpoint, and says so."""
        info = stored.info
        game = self.games.get(info.game)
        if game is None:
            raise UnknownGame(game=info.game)
        live = Live(info, game, stored.server_seed, stored.seed, prefs=stored.prefs)
        live.recent = _recent(info, stored.recent)
        if stored.seed is None:
            return live
        for row in stored.deadlines:
            clocks = live.stopped if row["at"] is None else live.deadlines
            at = row["remaining"] if row["at"] is None else row["at"]
            remind, due = clocks.get((row["seat"], row["token"]), (None, 0.0))
            if row["kind"] == "due":
                due = at
            elif not row["sent"]:
                remind = at
            clocks[row["seat"], row["token"]] = (remind, due)
        points = [Checkpoint(row["idx"], row["fence"], row["blob"]) for row in stored.checkpoints]
        choices = [Choice(row["seat"], row["key"], row["answer"], row["by"]) for row in stored.choices]
        live.stored = {point.index for point in points}
        changed = (game.version, game.content_hash) != (info.rules_version, info.content_hash)
        try:
            live.run = Run.restore(game, stored.seed, points, choices, info.base, bases=info.bases)
        except Exception as error:  # whatever an old state does to new rules
            return await self._take_over(live, points[-1], error)
        live.deadlines, running = with_present_tokens(live.run, live.deadlines)
        live.stopped, stopped = with_present_tokens(live.run, live.stopped)
        live.has_old_clocks = running or stopped
        now = digest(live.run.state)
        if now != info.digest:
            self.observer.noted("replay_mismatch", "differs")
            log.error("rebuilt table differs", table=info.id, stored=info.digest, rebuilt=now, rules_changed=changed)
        if changed:
            work = UnitOfWork(live, self.clock.now(), None)
            work.new_rules(points[-1], lost=None, why="same" if now == info.digest else "differs")
            await self._store(live, work, None)
        return live

    async def _take_over(self, live: Live, point: Checkpoint, error: Exception) -> Live:
        """Go on from the last checkpoint; the choices since are lost, which the journal says."""
        info = live.info
        self.observer.noted("replay_mismatch", "lost")
        log.error("does not replay", table=info.id, error=error, checkpoint=point.index, index=info.index)
        assert live.seed is not None
        try:
            run = Run.restore(live.game, live.seed, [point], [], info.base + BASE_JUMP, bases=info.bases)
        except Exception as worse:
            log.error("checkpoint cannot be read", table=info.id, error=worse)
            raise RulesChanged(game=info.game) from worse
        live.run = run
        work = UnitOfWork(live, self.clock.now(), None)
        lost = info.index - point.index
        work.new_rules(point, lost=lost, why="mismatch" if isinstance(error, ReplayMismatch) else "error")
        await self._store(live, work, None)
        return live

    # ------------------------------------------------------------------ for whoever runs the bot

    def _report(self, live: Live, failure: RuleFailure, answer: Any, seat: int | None = None) -> None:
        """A bug in the rules: what is needed to see it again. The answer may be a secret: it is not for the log.

        seat: whose answer it was, None: it cannot be given again (an anytime action of the house).
        """
        info = live.info
        self.observer.noted("rule_broke", info.game)
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

    def _lost(self, gone: frozenset[int], why: str) -> None:
        """Another process has taken these shards: what we remember of their tables will soon be old."""
        count = self.database.shards.count
        shards = Shards(gone, count)
        for name in [name for name, live in self._live.items() if shards.has(live.info.guild)]:
            self._forget(name)
        self.on_lost(gone, why)

    def tables_in_memory(self) -> int:
        return len(self._live)


def _recent(info: Info, rows: Sequence[Mapping[str, Any]]) -> list[tuple[int | None, Event | None]]:
    """Stored events as a table in memory has them."""
    return [(row["idx"], _known_to_holder(info, row)) for row in rows]


def _known_to_holder(info: Info, row: Mapping[str, Any]) -> Event | None:
    """A stored event, as far as who holds its seat now may read it."""
    event = unpack_event(row)
    if event.only is None or event.only >= len(info.seats) or row["n"] >= info.seats[event.only].first_event:
        return event
    return public_of(event)
