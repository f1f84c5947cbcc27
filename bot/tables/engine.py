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

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.tables.db import damaged, upgrade_connection
from bot.tables.lockfile import ProcessLock

T = TypeVar("T")
Job = Callable[[sa.Connection], T]
BUSY_SECONDS = 2.0  # below Discord's three, so that a player is told in time


class Database:
    """An open database. `read` and `write` take a plain function of a connection, run as one transaction.

    commits, writes   how many transactions were committed and how many jobs they carried, for tests and figures
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.commits = 0
        self.writes = 0

    @staticmethod
    async def open(url: str) -> "Database":
        """Open, check and upgrade. Raises `DatabaseInUse`, `DamagedDatabase` or SQLAlchemy's errors."""
        if sa.make_url(url).get_backend_name() == "sqlite":
            return await _SQLite.open_file(url)
        database = Database(create_async_engine(url, pool_pre_ping=True))
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
    __slots__ = ("done", "error", "job", "result")

    def __init__(self, job: Job[T]) -> None:
        self.job = job
        self.done = False
        self.error: BaseException | None = None
        self.result: Any = None


class _SQLite(Database):
    def __init__(self, engine: AsyncEngine, lock: ProcessLock | None) -> None:
        super().__init__(engine)
        self._lock = lock
        self._turn = asyncio.Lock()
        self._waiting: list[_Entry[Any]] = []
        self._open: AsyncConnection | None = None
        self._closed = False

    @staticmethod
    async def open_file(url: str) -> Database:
        name = sa.make_url(url).database
        path = Path(name) if name and name != ":memory:" else None
        lock = None
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = ProcessLock(path)
        engine = create_async_engine(
            url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args={"timeout": BUSY_SECONDS}
        )
        database = _SQLite(engine, lock)
        try:
            connection = await database._connection()
            found = (await connection.exec_driver_sql("PRAGMA quick_check(3)")).scalars().all()
            if found != ["ok"]:
                raise damaged(path, "; ".join(map(str, found)))
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await connection.run_sync(upgrade_connection)
            await connection.commit()
        except sa.exc.DatabaseError as error:
            await database.close()
            if isinstance(error.orig, sqlite3.DatabaseError) and _is_damage(error.orig):
                raise damaged(path, str(error.orig)) from error
            raise
        except BaseException:
            await database.close()
            raise
        return database

    async def _connection(self) -> AsyncConnection:
        if self._closed:
            raise sa.exc.ResourceClosedError("the database is closed")
        if self._open is None or self._open.invalidated or self._open.closed:
            connection = await self.engine.connect()
            self._open = connection
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                await connection.exec_driver_sql(f"PRAGMA {pragma}")
        return self._open

    async def read(self, job: Job[T]) -> T:
        async with self._turn:
            return await (await self._connection()).run_sync(job)

    async def write(self, job: Job[T]) -> T:
        entry = _Entry(job)
        self._waiting.append(entry)
        async with self._turn:
            if not entry.done:
                batch, self._waiting = self._waiting, []
                await self._commit(batch)
        if entry.error is not None:
            raise entry.error
        result: T = entry.result
        return result

    async def _commit(self, batch: list[_Entry[Any]]) -> None:
        """All in one transaction; if that fails, each alone, so that one that is refused does not harm the others."""
        try:
            await self._transact(batch)
        except Exception as error:
            if len(batch) == 1:
                batch[0].error = error
            else:
                for entry in batch:
                    try:
                        await self._transact([entry])
                    except Exception as own:
                        entry.error = own
        except BaseException as error:  # the task was cancelled: nobody may believe that it is stored
            for entry in batch:
                entry.error = asyncio.CancelledError() if entry.error is None else entry.error
            raise error
        finally:
            for entry in batch:
                entry.done = True

    async def _transact(self, batch: list[_Entry[Any]]) -> None:
        connection = await self._connection()
        try:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            results = await connection.run_sync(lambda plain: [entry.job(plain) for entry in batch])
            await connection.commit()
        except BaseException:
            await self._roll_back(connection)
            raise
        self.commits += 1
        self.writes += len(batch)
        for entry, result in zip(batch, results, strict=True):
            entry.result = result

    async def _roll_back(self, connection: AsyncConnection) -> None:
        """End the transaction for both: after a failed commit SQLAlchemy believes that it is over, SQLite does not."""
        try:
            await connection.rollback()
            raw = (await connection.get_raw_connection()).driver_connection
            assert raw is not None
            await raw.rollback()
        except (sa.exc.SQLAlchemyError, sqlite3.Error):
            self._open = None
            await connection.invalidate()

    async def close(self) -> None:
        self._closed = True
        if self._open is not None:
            await self._open.close()
            self._open = None
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()


def _is_damage(error: sqlite3.DatabaseError) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
