"""A database as the tables see it: transactions, and commits that are shared. Its engines: `sqlite`, `postgres`.

Writers that arrive while another one commits are committed together by the first of them: nobody is parked and no task
runs in the background.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Generic, Literal, TypeVar

import sqlalchemy as sa

from bot.tables.model.errors import NotOwner
from bot.tables.store.shards import EVERY, Shards

T = TypeVar("T")
Claim = Literal["now", "soon", "if free", "later", "move"]
Job = Callable[[sa.Connection], T]


class Entry(Generic[T]):
    """A job that waits to be committed, and what became of it."""

    __slots__ = ("done", "error", "job", "result", "shard", "since", "stored")

    def __init__(self, job: Job[T], shard: int | None = None) -> None:
        self.job = job
        self.shard = shard
        self.since = asyncio.get_running_loop().time()
        self.done = False
        self.stored = False
        self.error: BaseException | None = None
        self.result: Any = None


class Database:
    """An open database (`opening.open_database`). `read` and `write` take a plain function of a connection and run it
    as one transaction.

    commits, writes   how many transactions were committed and how many jobs they carried, for tests and figures
    sync_engine       SQLAlchemy's engine underneath, whose events tell each statement
    shards            whose guilds' tables this process may write; grows smaller when another process takes some
    taken             set once it may; between opening a database that others share and `take` it may only read
    taking            held while `take` is under way
    on_lost           called then, with their numbers and a sentence for the operator
    on_beat           awaited every few seconds, where several processes share the database
    """

    sync_engine: sa.Engine
    shards: Shards = EVERY
    patience: float | None = None
    """Seconds that a job waits for its turn before it is refused; None: as long as it takes."""

    def __init__(self) -> None:
        self.commits = 0
        self.writes = 0
        self._turn = asyncio.Lock()
        self._closed = False
        self.taken = asyncio.Event()
        self.taken.set()
        self.taking = asyncio.Lock()
        self._waiting: list[Entry[Any]] = []
        self.on_lost: Callable[[frozenset[int], str], None] = lambda gone, why: None
        self.on_beat: Callable[[], Awaitable[None]] | None = None

    async def take(self) -> None:
        """Become the one who writes; whoever did before is refused from now on. Raises `DatabaseInUse`."""

    async def read(self, job: Job[T], in_haste: bool = False) -> T:
        """What `job` returns; it must not write. in_haste: somebody has waited already, so it is soon or not at all."""
        raise NotImplementedError

    async def write(self, job: Job[T], shard: int | None = None) -> T:
        """What `job` returns, once it is stored durably. If it raises, nothing of it is stored; only after `Unsure`
        it may turn out to be when the bot is started again.

        shard: whose table it writes; None: what belongs to no guild. Raises `NotOwner`.
        """
        if not self.shards.mine if shard is None else shard not in self.shards.mine:
            raise NotOwner(f"shard {shard} is served elsewhere")
        entry = Entry(job, shard)
        self._waiting.append(entry)
        try:
            await self._await_turn(entry)
            try:
                if not entry.done:
                    batch, self._waiting = self._waiting, []
                    await self._commit(batch)
            finally:
                self._turn.release()
        finally:
            if entry in self._waiting:  # cancelled before its turn: nobody else may carry it out later
                self._waiting.remove(entry)
        if entry.error is not None:
            raise entry.error
        result: T = entry.result
        return result

    def number_on(self, connection: sa.Connection) -> None:
        """A job after rows were put in with their own numbers: new ones go on behind them."""

    async def close(self) -> None:
        """Close all connections and let go of the file."""
        raise NotImplementedError

    def _must_be_open(self) -> None:
        """Raises SQLAlchemy's ResourceClosedError for whoever comes after the end."""
        if self._closed:
            raise sa.exc.ResourceClosedError("the database is closed")

    async def _await_turn(self, entry: Entry[Any]) -> None:
        if self.patience is None:
            await self._turn.acquire()
            return
        try:
            async with asyncio.timeout(self.patience):
                await self._turn.acquire()
        except TimeoutError:
            if entry in self._waiting:
                raise sa.exc.TimeoutError("the database has no time") from None
            await self._turn.acquire()  # it is being carried out, which ends in time

    async def _transact(self, batch: list[Entry[Any]]) -> None:
        """Run these jobs as one transaction; `result` and `stored` of each are set when it is committed."""
        raise NotImplementedError

    def _is_gone(self, error: Exception) -> bool:
        """Whether it failed because the database cannot be reached, so that no single job can go through either."""
        return False

    async def _commit(self, batch: list[Entry[Any]]) -> None:
        """All in one transaction; if that fails, each alone, so that one that is refused does not harm the others.

        Whoever commits is cancelled afterwards: the others of the batch learn what became of their jobs in any case.
        """
        cancelled: asyncio.CancelledError | None = None
        try:
            await self._transact(batch)
        except asyncio.CancelledError as error:
            cancelled = error
        except Exception as error:
            if len(batch) == 1:
                batch[0].error = error
            if self._is_gone(error):
                for entry in batch:
                    entry.error = error
                return self._finish(batch)
            for entry in batch if len(batch) > 1 else ():
                try:
                    await self._transact([entry])
                except asyncio.CancelledError as late:
                    cancelled = late
                except Exception as own:
                    entry.error = own
        self._finish(batch)
        if cancelled is not None:
            raise cancelled

    def _finish(self, batch: list[Entry[Any]]) -> None:
        for entry in batch:
            entry.done = True
            if not entry.stored and entry.error is None:
                entry.error = sa.exc.InvalidRequestError("called off before it was begun")
