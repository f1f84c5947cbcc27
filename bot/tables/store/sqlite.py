"""The database in one SQLite file, through aiosqlite.

SQLite has one connection for everything, because its versions before 3.51.3 can damage a write-ahead log that two
connections write at once.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
import sqlalchemy as sa
from sqlalchemy.pool import StaticPool

from bot.private import make_folder
from bot.tables.model.errors import DatabaseError, Unsure
from bot.tables.store.care import begin_file, check, damaged, upgrade_connection
from bot.tables.store.database import Database, Entry, Job
from bot.tables.store.file_identity import Exchanged, Standing
from bot.tables.store.lockfile import ProcessLock
from bot.tables.store.prepared import send
from bot.tables.store.wal import check_wal

T = TypeVar("T")
BUSY_SECONDS = 2.0  # below Discord's three, so that a player is told in time
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""Of each connection. Full: whoever is told that a choice is stored is told so once it is on the disk."""


class SQLite(Database):
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
    async def open_file(url: str) -> "SQLite":
        """Open, check and upgrade a file. Raises `DatabaseError` with a sentence for the operator."""
        name = sa.make_url(url).database
        path = Path(name) if name and name != ":memory:" else None
        database = SQLite(name or ":memory:")
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
            for pragma in PRAGMAS:
                self._plain.exec_driver_sql(f"PRAGMA {pragma}")
        return self._plain

    def _run(self, batch: list[Entry[Any]]) -> None:
        plain = self._connection()
        self._require(Standing.require_same)
        if self._in_doubt:
            self._wipe_out(plain)
        try:
            send(plain, "BEGIN IMMEDIATE")
            results = [entry.job(plain) for entry in batch]
            self._in_doubt = True
            self._end(plain)
            self._in_doubt = False
        except BaseException:
            self._roll_back(plain)
            if self._in_doubt:
                self._wipe_out(plain)
            raise
        self._require(Standing.require_kept)
        for entry, result in zip(batch, results, strict=True):
            entry.result, entry.stored = result, True

    @staticmethod
    def _end(plain: sa.Connection) -> None:
        """Commit, also for SQLAlchemy, which has begun something only if a statement went through it."""
        send(plain, "COMMIT")
        if plain.in_transaction():
            plain.commit()

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
            send(plain, "BEGIN IMMEDIATE")
            number = plain.exec_driver_sql("PRAGMA user_version").scalar_one()
            send(plain, f"PRAGMA user_version = {int(number)}")
            self._end(plain)
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
