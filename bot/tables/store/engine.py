"""The database itself: connections, transactions, shared commits. With `postgres.py` all that knows one engine from
another.

Writers that arrive while another one commits are committed together by the first of them: nobody is parked and no task
runs in the background. SQLite has one connection for everything, because its versions before 3.51.3 can damage a
write-ahead log that two connections write at once.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar

import aiosqlite
import sqlalchemy as sa
from sqlalchemy.pool import StaticPool

from bot.private import make_folder
from bot.tables.model.errors import DatabaseError, NotOwner, Unsure
from bot.tables.store.care import begin_file, check, damaged, upgrade_connection
from bot.tables.store.file_identity import Exchanged, Standing
from bot.tables.store.lockfile import ProcessLock
from bot.tables.store.owner import is_unfinished
from bot.tables.store.shards import EVERY, Shards
from bot.tables.store.wal import check_wal

T = TypeVar("T")
Claim = Literal["now", "soon", "if free", "later", "move"]
Job = Callable[[sa.Connection], T]
BUSY_SECONDS = 2.0  # below Discord's three, so that a player is told in time


class Database:
    """An open database. `read` and `write` take a plain function of a connection, run as one transaction.

    commits, writes   how many transactions were committed and how many jobs they carried, for tests and figures
    sync_engine       SQLAlchemy's engine underneath, whose events tell each statement
    shards            whose guilds' tables this process may write; grows smaller when another process takes some
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
        self._waiting: list[Entry[Any]] = []
        self.on_lost: Callable[[frozenset[int], str], None] = lambda gone, why: None
        self.on_beat: Callable[[], Awaitable[None]] | None = None

    @staticmethod
    async def open(url: str, shards: Shards = EVERY, claim: Claim = "now", patient: bool = False) -> "Database":
        """Open, check and upgrade. Raises a `DatabaseError`, whose text is for the operator, or SQLAlchemy's errors.

        claim: whether to `take` the shards `now`, from whoever has them; `if free`: only if nobody has any who is
        alive; `soon`: the same, but whoever has them keeps them until `take` is called; `later`: until `take` is called
        it may only be read; `move`: as `if free`, also when a move into it was broken off. A file has one user at a
        time anyhow. patient: nobody waits for an answer, so all may take long.
        """
        database = await Database._opened(url, shards, claim, patient)
        try:
            is_broken_off = claim != "move" and await database.read(is_unfinished)
        except sa.exc.DatabaseError as error:
            await database.close()
            raise DatabaseError(
                f"{sa.make_url(url).database} cannot be read: {error.orig}. Nothing was changed."
            ) from error
        if is_broken_off:
            await database.close()
            raise DatabaseError(
                "A move into this database was broken off, so it is not whole: `waykeeper db move` again, or play on "
                "with the old one, which has everything."
            )
        return database

    @staticmethod
    async def _opened(url: str, shards: Shards, claim: Claim, patient: bool) -> "Database":
        if sa.make_url(url).get_backend_name() == "sqlite":
            if not shards.is_whole:
                raise DatabaseError(
                    f"Shards {shards} are for several processes, and a SQLite file has room for one: run all of them "
                    "here, or give WAYKEEPER_DATABASE a PostgreSQL server (`waykeeper db move` takes the tables there)."
                )
            return await _SQLite.open_file(url)
        try:
            from bot.tables.store.postgres import Postgres  # its driver is an extra
        except ModuleNotFoundError:
            raise DatabaseError(
                "PostgreSQL needs a driver that is not installed: pip install 'waykeeper[postgres]'."
            ) from None
        return await Postgres.open_server(url, shards, claim, patient)

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
        """Raises SQLAlchemy's ResourceClosedError for who comes after the end."""
        if self._closed:
            raise sa.exc.ResourceClosedError("the database is closed")

    async def _await_turn(self, entry: "Entry[Any]") -> None:
        try:
            async with asyncio.timeout(self.patience):
                await self._turn.acquire()
        except TimeoutError:
            if entry in self._waiting:
                raise sa.exc.TimeoutError("the database has no time") from None
            await self._turn.acquire()  # it is being carried out, which ends in time

    async def _transact(self, batch: "list[Entry[Any]]") -> None:
        """Run these jobs as one transaction; `result` and `stored` of each are set when it is committed."""
        raise NotImplementedError

    def _is_gone(self, error: Exception) -> bool:
        """Whether it failed because the database cannot be reached, so that no single job can go through either."""
        return False

    async def _commit(self, batch: "list[Entry[Any]]") -> None:
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

    def _finish(self, batch: "list[Entry[Any]]") -> None:
        for entry in batch:
            entry.done = True
            if not entry.stored and entry.error is None:
                entry.error = sa.exc.InvalidRequestError("called off before it was begun")


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


class _SQLite(Database):
    """One aiosqlite connection. Each transaction runs whole in its thread, on a plain SQLAlchemy connection over
    the same SQLite handle: one hop to the thread instead of three a statement, which halved the cost of a click."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self._path = path
        self._lock: ProcessLock | None = None
        self._handle: aiosqlite.Connection | None = None
        self._plain: sa.Connection | None = None
        self._standing = None if path == ":memory:" else Standing(Path(path))
        self._in_doubt = False
        """A commit failed, and it is not yet sure that nothing of it is in the log."""
        # StaticPool: every connection of this engine is the one handle, and it is used in aiosqlite's thread only;
        # hide_parameters: what failed to be stored holds seeds and secret answers, and errors are logged
        self.sync_engine = sa.create_engine(
            "sqlite://", creator=self._raw, poolclass=StaticPool, isolation_level="AUTOCOMMIT", hide_parameters=True
        )

    @staticmethod
    async def open_file(url: str) -> Database:
        name = sa.make_url(url).database
        path = Path(name) if name and name != ":memory:" else None
        database = _SQLite(name or ":memory:")
        try:
            if path is not None:
                make_folder(path.parent)
                database._lock = ProcessLock(path)
                begin_file(path)
                check_wal(path)
                if not path.with_name(path.name + "-journal").exists():  # else only SQLite can tell, by rolling it back
                    await asyncio.to_thread(check, path, "quick_check")
            await database.write(upgrade_connection)
        except (sa.exc.DatabaseError, sqlite3.Error, OSError, Unsure) as error:
            await database.close()
            cause = getattr(error, "orig", error)
            if isinstance(cause, sqlite3.DatabaseError) and _is_damage(cause):
                raise damaged(path, str(cause)) from error
            raise DatabaseError(
                f"{name} cannot be opened: {cause}. Nothing was changed. "
                "Is the disk full, or the folder not ours to write in?"
            ) from error
        except BaseException:
            await database.close()
            raise
        database.commits = database.writes = 0
        return database

    async def read(self, job: Job[T], in_haste: bool = False) -> T:
        async with self._turn:
            return await self._in_thread(lambda: job(self._connection()))

    async def _transact(self, batch: list[Entry[Any]]) -> None:
        try:
            await self._in_thread(lambda: self._run(batch))
        except Exchanged as error:
            self._lose(error)
            raise
        self.commits += 1
        self.writes += len(batch)

    def _is_gone(self, error: Exception) -> bool:
        return isinstance(error, Exchanged)

    def _lose(self, error: Exchanged) -> None:
        """Nothing more is stored; the layers above hear why, once."""
        gone = self.shards.mine
        if gone:
            self.shards = self.shards.without(gone)
            self.on_lost(gone, str(error))

    async def _in_thread(self, work: Callable[[], T]) -> T:
        """What `work` gives. Once begun it is waited for, even when the caller is cancelled: a commit cannot be called
        back, and nobody may believe that it did not happen."""
        self._must_be_open()
        if self._handle is None:
            self._handle = await aiosqlite.connect(self._path, isolation_level=None, timeout=BUSY_SECONDS)
        return await self._hop(self._handle, work)

    async def _hop(self, handle: aiosqlite.Connection, work: Callable[[], T]) -> T:
        running: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        handle._tx.put_nowait((running, work))
        cancelled: asyncio.CancelledError | None = None
        while not running.done():
            try:
                await asyncio.shield(running)
            except asyncio.CancelledError as error:
                cancelled = error
            except Exception:
                break
        result: T = running.result()
        if cancelled is not None:
            raise cancelled
        return result

    # ------------------------------------------------------------------ in aiosqlite's thread

    def _raw(self) -> sqlite3.Connection:
        assert self._handle is not None
        return self._handle._conn

    def _connection(self) -> sa.Connection:
        if self._plain is None or self._plain.invalidated or self._plain.closed:
            self._plain = self.sync_engine.connect()
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                self._plain.exec_driver_sql(f"PRAGMA {pragma}")
        return self._plain

    def _run(self, batch: list[Entry[Any]]) -> None:
        plain = self._connection()
        self._require(Standing.require_same)
        if self._in_doubt:
            self._wipe_out(plain)
        try:
            plain.exec_driver_sql("BEGIN IMMEDIATE")
            results = [entry.job(plain) for entry in batch]
            self._in_doubt = True
            plain.commit()
            self._in_doubt = False
        except BaseException:
            self._roll_back(plain)
            if self._in_doubt:
                self._wipe_out(plain)
            raise
        self._require(Standing.require_kept)
        for entry, result in zip(batch, results, strict=True):
            entry.result, entry.stored = result, True

    def _require(self, holds: Callable[[Standing], None]) -> None:
        """Raises `Exchanged`, with where the former database is kept."""
        if self._standing is None:
            return
        try:
            holds(self._standing)
        except Exchanged as error:
            kept = self._standing.keep_former(self._raw())
            raise error if kept is None else Exchanged(f"{error} What was stored before is kept in {kept}.") from None

    def _wipe_out(self, plain: sa.Connection) -> None:
        """Make sure that nothing of a failed commit is left. Raises `Unsure` as long as the disk does not let us.

        A failed sync may leave the whole transaction in the log; SQLite does not count it in, but whoever opens the
        file next would. The next commit is written over it: here one that changes nothing. It stays with this handle,
        because after a failed sync the system may forget pages that it still shows to readers, and only what is
        written again is synced again.
        """
        try:
            plain.exec_driver_sql("BEGIN IMMEDIATE")
            number = plain.exec_driver_sql("PRAGMA user_version").scalar_one()
            plain.exec_driver_sql(f"PRAGMA user_version = {int(number)}")
            plain.commit()
        except sa.exc.DatabaseError as error:
            self._roll_back(plain)
            raise Unsure(str(error.orig)) from error
        self._in_doubt = False
        self._require(Standing.require_kept)

    def _shut(self) -> None:
        if self._plain is not None:
            self._plain.close()
        self.sync_engine.dispose()

    def _roll_back(self, plain: sa.Connection) -> None:
        """End the transaction for both: after a failed commit SQLAlchemy believes that it is over, SQLite does not."""
        try:
            plain.rollback()
        finally:
            self._raw().rollback()

    async def close(self) -> None:
        handle = None if self._closed else self._handle
        self._closed = True  # first: what comes after its last job would never be carried out, and waited for for ever
        if handle is not None:
            await self._hop(handle, self._shut)
            await handle.close()
        if self._lock is not None:
            self._lock.release()


def _is_damage(error: sqlite3.DatabaseError) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
