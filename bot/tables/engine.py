"""The database itself: connections, transactions, shared commits. The only file that knows one engine from another.

SQLite has one connection for everything, because its versions before 3.51.3 can damage a write-ahead log that two
connections write at once. Writers that arrive while another one commits are committed together by the first of them:
nobody is parked and no task runs in the background.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar

import aiosqlite
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from bot.tables.db import damaged, upgrade_connection
from bot.tables.lockfile import ProcessLock

T = TypeVar("T")
Job = Callable[[sa.Connection], T]
BUSY_SECONDS = 2.0  # below Discord's three, so that a player is told in time


class Database:
    """An open database. `read` and `write` take a plain function of a connection, run as one transaction.

    commits, writes   how many transactions were committed and how many jobs they carried, for tests and figures
    sync_engine       SQLAlchemy's engine underneath, whose events tell each statement
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.sync_engine = engine.sync_engine
        self.commits = 0
        self.writes = 0

    @staticmethod
    async def open(url: str) -> "Database":
        """Open, check and upgrade. Raises `DatabaseInUse`, `DamagedDatabase` or SQLAlchemy's errors."""
        if sa.make_url(url).get_backend_name() == "sqlite":
            return await _SQLite.open_file(url)
        database = Database(create_async_engine(url, pool_pre_ping=True, hide_parameters=True))
        async with database.engine.begin() as connection:
            await connection.run_sync(upgrade_connection)
        return database

    async def read(self, job: Job[T]) -> T:
        """What `job` returns; it must not write."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(job)

    async def write(self, job: Job[T]) -> T:
        """What `job` returns, once it is stored durably. If it raises, nothing of it is stored."""
        async with self.engine.begin() as connection:
            result = await connection.run_sync(job)
        self.commits += 1
        self.writes += 1
        return result

    async def close(self) -> None:
        """Close all connections and let go of the file."""
        await self.engine.dispose()


class _Entry(Generic[T]):
    __slots__ = ("done", "error", "job", "result", "stored")

    def __init__(self, job: Job[T]) -> None:
        self.job = job
        self.done = False
        self.stored = False
        self.error: BaseException | None = None
        self.result: Any = None


class _SQLite(Database):
    """One aiosqlite connection. Each transaction runs whole in its thread, on a plain SQLAlchemy connection over
    the same SQLite handle: one hop to the thread instead of three a statement, which halved the cost of a click."""

    def __init__(self, path: str, lock: ProcessLock | None) -> None:
        self._path = path
        self._lock = lock
        self._turn = asyncio.Lock()
        self._waiting: list[_Entry[Any]] = []
        self._handle: aiosqlite.Connection | None = None
        self._plain: sa.Connection | None = None
        self._closed = False
        self.commits = 0
        self.writes = 0
        # StaticPool: every connection of this engine is the one handle, and it is used in aiosqlite's thread only;
        # hide_parameters: what failed to be stored holds seeds and secret answers, and errors are logged
        self.sync_engine = sa.create_engine(
            "sqlite://", creator=self._raw, poolclass=StaticPool, isolation_level="AUTOCOMMIT", hide_parameters=True
        )

    @staticmethod
    async def open_file(url: str) -> Database:
        name = sa.make_url(url).database
        path = Path(name) if name and name != ":memory:" else None
        lock = None
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = ProcessLock(path)
        database = _SQLite(name or ":memory:", lock)
        try:
            found = await database.read(lambda plain: plain.exec_driver_sql("PRAGMA quick_check(3)").scalars().all())
            if found != ["ok"]:
                raise damaged(path, "; ".join(map(str, found)))
            await database.write(upgrade_connection)
        except sa.exc.DatabaseError as error:
            await database.close()
            if isinstance(error.orig, sqlite3.DatabaseError) and _is_damage(error.orig):
                raise damaged(path, str(error.orig)) from error
            raise
        except BaseException:
            await database.close()
            raise
        database.commits = database.writes = 0
        return database

    async def read(self, job: Job[T]) -> T:
        async with self._turn:
            return await self._in_thread(lambda: job(self._connection()))

    async def write(self, job: Job[T]) -> T:
        entry = _Entry(job)
        self._waiting.append(entry)
        try:
            async with self._turn:
                if not entry.done:
                    batch, self._waiting = self._waiting, []
                    await self._commit(batch)
        finally:
            if entry in self._waiting:  # cancelled before its turn: nobody else may carry it out later
                self._waiting.remove(entry)
        if entry.error is not None:
            raise entry.error
        result: T = entry.result
        return result

    async def _commit(self, batch: list[_Entry[Any]]) -> None:
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
            for entry in batch if len(batch) > 1 else ():
                try:
                    await self._transact([entry])
                except asyncio.CancelledError as late:
                    cancelled = late
                except Exception as own:
                    entry.error = own
        for entry in batch:
            entry.done = True
            if not entry.stored and entry.error is None:
                entry.error = sa.exc.InvalidRequestError("called off before it was begun")
        if cancelled is not None:
            raise cancelled

    async def _transact(self, batch: list[_Entry[Any]]) -> None:
        await self._in_thread(lambda: self._run(batch))
        self.commits += 1
        self.writes += len(batch)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        """What `work` gives. Once begun it is waited for, even when the caller is cancelled: a commit cannot be called
        back, and nobody may believe that it did not happen."""
        if self._closed:
            raise sa.exc.ResourceClosedError("the database is closed")
        if self._handle is None:
            self._handle = await aiosqlite.connect(self._path, isolation_level=None, timeout=BUSY_SECONDS)
        running = asyncio.ensure_future(self._handle._execute(work))  # type: ignore[no-untyped-call]
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

    def _run(self, batch: list[_Entry[Any]]) -> None:
        plain = self._connection()
        try:
            plain.exec_driver_sql("BEGIN IMMEDIATE")
            results = [entry.job(plain) for entry in batch]
            plain.commit()
        except BaseException:
            self._roll_back(plain)
            raise
        for entry, result in zip(batch, results, strict=True):
            entry.result, entry.stored = result, True

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
        if self._handle is not None and not self._closed:
            await self._in_thread(self._shut)
            await self._handle.close()
        self._closed = True
        if self._lock is not None:
            self._lock.release()


def _is_damage(error: sqlite3.DatabaseError) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
