"""The database on a PostgreSQL server: the other implementation of `Database`, for several processes or machines.

Everything has an end: who clicks is told within Discord's three seconds, also when the server or the way to it is gone.
A connection that does not answer is cut, not asked to stop. Nothing has to be restarted afterwards.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar
from weakref import WeakSet

import asyncpg
import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.tables.model.errors import DatabaseError, DatabaseInUse, NotOwner, Unsure
from bot.tables.store import owner
from bot.tables.store.care import upgrade_connection
from bot.tables.store.database import Claim, Database, Entry, Job
from bot.tables.store.schema import metadata
from bot.tables.store.shards import Shards, ranges

T = TypeVar("T")
log = structlog.get_logger("tables")

BUSY_SECONDS: Final = 1.8
"""For waiting and storing; with a last look whether a lost answer meant yes it stays below Discord's three."""
LEAST_SECONDS: Final = 0.5
"""What a job has at least, however long it has waited for its turn."""
READERS: Final = 4
_GONE: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.IdleInTransactionSessionTimeoutError,
)
_SETTINGS: Final = {
    "application_name": "waykeeper",
    "synchronous_commit": "on",  # P1: whatever the server's default is
    "statement_timeout": "2000",
    "lock_timeout": "1500",
    # a process that was stopped in the middle of a transaction may not hold its rows for ever
    "idle_in_transaction_session_timeout": "5000",
}
_PATIENT: Final = {"statement_timeout": "0", "lock_timeout": "0", "idle_in_transaction_session_timeout": "60000"}
PATIENT_SECONDS: Final = 600.0
TAKE_SECONDS: Final = 30.0
"""For taking the shards: a transaction of whoever had them may still be open, for five seconds if it hangs."""
_UPGRADE_LOCK: Final = 0x5741594B  # any number that nobody else uses on this server


class Postgres(Database):
    """Writes go one after the other over one connection at a time, reads over a few others."""

    def __init__(self, engine: AsyncEngine, shards: Shards, patient: bool = False) -> None:
        super().__init__()
        self.seconds = PATIENT_SECONDS if patient else BUSY_SECONDS
        self.patience = self.seconds
        self.engine = engine
        self.sync_engine = engine.sync_engine
        self.shards = shards
        self.name = owner.own_name()
        self.taken.clear()
        self.epoch: int | None = None
        """Number of our taking; None: we have not, and may only read."""
        self._lines: WeakSet[asyncpg.Connection[Any]] = WeakSet()
        self._timer: asyncio.TimerHandle | None = None
        self._beating: asyncio.Task[None] | None = None

    @staticmethod
    async def open_server(url: str, shards: Shards, claim: Claim, patient: bool) -> "Postgres":
        """Connect, upgrade, take the shards. Raises `DatabaseError` with a sentence for the operator."""
        engine = create_async_engine(
            url,
            pool_size=READERS + 1,
            max_overflow=0,
            pool_timeout=BUSY_SECONDS,
            hide_parameters=True,  # what failed to be stored holds seeds and secret answers, and errors are logged
            connect_args={"timeout": BUSY_SECONDS, "server_settings": _SETTINGS | (_PATIENT if patient else {})},
        )
        database = Postgres(engine, shards, patient)
        try:
            await database._alone(_upgrade, PATIENT_SECONDS)
            if claim != "later":
                with suppress(*((DatabaseInUse,) if claim == "soon" else ())):
                    await database.take(only_if_free=claim != "now")
        except BaseException as error:
            await database.close()
            if isinstance(error, DatabaseError | asyncio.CancelledError):
                raise
            raise _explained(engine.url, error) from error
        return database

    async def read(self, job: Job[T], in_haste: bool = False) -> T:
        """What `job` returns, all of it from one moment."""

        async def look(connection: AsyncConnection) -> T:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            return await connection.run_sync(job)

        self._must_be_open()
        try:
            return await self._use(look, LEAST_SECONDS if in_haste else self.seconds)
        except Exception as error:
            if not self._is_gone(error) or isinstance(error, sa.exc.TimeoutError):
                raise
            return await self._use(look, LEAST_SECONDS)  # a connection from before the server was started anew

    async def close(self) -> None:
        """Let go of the shards and close all connections."""
        if self._closed:
            return
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._beating is not None:
            await self._beating
        if self.epoch is not None and self.shards.mine:
            job = partial(owner.release, epoch=self.epoch, shards=self.shards.mine)
            with suppress(sa.exc.SQLAlchemyError, OSError):  # gone: then it is noticed that we are silent
                await self._use(lambda connection: _begun(connection, job), BUSY_SECONDS)
        leaving = asyncio.ensure_future(self.engine.dispose())
        if await _wait(leaving, LEAST_SECONDS) or not leaving.done():  # a dead wire never says goodbye
            for line in self._lines:
                line.terminate()
        await leaving

    # ------------------------------------------------------------------ whose it is

    async def take(self, *, only_if_free: bool = False) -> None:
        """See `Database.take`. Whoever has taken once never takes again: it may have been taken from us since."""
        if self.epoch is not None:
            return
        shards, name = self.shards, self.name
        job = partial(owner.take, shards=shards, name=name, only_if_free=only_if_free)
        async with self.taking:
            self.epoch = await self._alone(job, TAKE_SECONDS)
            self.taken.set()
        self._beat_later()

    def _beat_later(self) -> None:
        if not self._closed and self.shards.mine:
            self._timer = asyncio.get_running_loop().call_later(owner.BEAT_SECONDS, self._start_beat)

    def _start_beat(self) -> None:
        self._beating = asyncio.ensure_future(self._beat())

    async def _beat(self) -> None:
        assert self.epoch is not None
        job = partial(owner.beat, epoch=self.epoch, shards=self.shards.mine)
        try:
            self._lose(await self._use(lambda connection: _begun(connection, job), BUSY_SECONDS))
        except (sa.exc.SQLAlchemyError, OSError) as error:
            log.warning("the database does not answer", error=error)
        else:
            if self.on_beat is not None:
                await self.on_beat()
        self._beat_later()

    def _lose(self, gone: Mapping[int, str]) -> None:
        lost = self.shards.mine & gone.keys()
        if not lost:
            return
        count = self.shards.count
        what = f"shard{'s' * (len(lost) > 1)} {ranges(lost)} of {count}" if count > 1 else "the tables"
        by = " and ".join(sorted({gone[shard] for shard in lost}))
        self.shards = self.shards.without(lost)
        self.on_lost(lost, f"Another process ({by}) has taken {what} over; {self.name} lets go of them.")

    # ------------------------------------------------------------------ writing

    def number_on(self, connection: sa.Connection) -> None:
        for table in metadata.sorted_tables:
            column = table.autoincrement_column
            if column is not None:
                newest = sa.select(sa.func.coalesce(sa.func.max(column), 0) + 1).scalar_subquery()
                numbers = sa.func.pg_get_serial_sequence(table.name, column.name)
                connection.execute(sa.select(sa.func.setval(numbers, newest, False)))

    async def _transact(self, batch: list[Entry[Any]]) -> None:
        self._must_be_open()
        until = min(entry.since for entry in batch) + self.seconds
        for is_last in (False, True):
            stage = _Stage()
            job = partial(self._run, batch=batch, stage=stage)
            left = max(LEAST_SECONDS, until - asyncio.get_running_loop().time())
            try:
                await self._use(lambda connection, job=job: connection.run_sync(job), left)  # type: ignore[misc]
                break
            except _Lost as lost:
                self._lose(lost.to)
                raise NotOwner(f"shards {ranges(lost.to)} have been taken over") from None
            except Exception as error:
                # before the commit was sent nothing can have been stored: a connection that had died is replaced
                if not self._is_gone(error):
                    raise
                if stage.is_committing:
                    raise Unsure(str(error)) from error
                if is_last or isinstance(error, sa.exc.TimeoutError):
                    raise
        self.commits += 1
        self.writes += len(batch)

    def _is_gone(self, error: Exception) -> bool:
        if isinstance(error, sa.exc.DBAPIError):
            causes = (error.orig, getattr(error.orig, "__cause__", None))
            return error.connection_invalidated or any(isinstance(cause, _GONE) for cause in causes)
        return isinstance(error, (Unsure, sa.exc.TimeoutError, sa.exc.DisconnectionError, *_GONE))

    async def _use(self, work: Callable[[AsyncConnection], Awaitable[T]], seconds: float) -> T:
        """What `work` makes of a connection. After that time the connection is cut, not asked to stop.

        Once begun it is waited for, even when the caller is cancelled: a commit cannot be called back.
        """
        lines: list[asyncpg.Connection[Any]] = []

        async def connected() -> T:
            async with self.engine.connect() as connection:
                raw = (await connection.get_raw_connection()).driver_connection
                assert raw is not None
                lines.append(raw)
                self._lines.add(raw)
                return await work(connection)

        running = asyncio.ensure_future(connected())
        cancelled = await _wait(running, seconds)
        if not running.done():
            for line in lines:
                line.terminate()
            if not lines:
                running.cancel()
            cancelled = await _wait(running, LEAST_SECONDS) or cancelled
            running.cancel()
            if running.done() and not running.cancelled():
                running.exception()
            error: Exception = sa.exc.TimeoutError("the database does not answer")
        else:
            error = running.exception()  # type: ignore[assignment]
        if cancelled is not None:
            raise cancelled
        if error is None:
            return running.result()
        if isinstance(error, sa.exc.SQLAlchemyError) or not isinstance(error, (asyncpg.PostgresError, *_GONE)):
            raise error
        # what goes wrong while connecting comes as the driver's own error
        raise sa.exc.OperationalError("connecting", None, error, connection_invalidated=True) from error

    def _run(self, connection: sa.Connection, batch: list[Entry[Any]], stage: "_Stage") -> None:
        if self.epoch is None:
            raise NotOwner("the shards have not been taken yet")
        touched = {min(self.shards.mine, default=0) if entry.shard is None else entry.shard for entry in batch}
        with connection.begin() as transaction:
            if gone := owner.check_fencing_token(connection, self.epoch, touched):
                raise _Lost(gone)
            results = [entry.job(connection) for entry in batch]
            stage.is_committing = True
            transaction.commit()
        for entry, result in zip(batch, results, strict=True):
            entry.result, entry.stored = result, True

    async def _alone(self, job: Job[T], seconds: float) -> T:
        """A job that may take longer, outside of the queue."""

        async def begun(connection: AsyncConnection) -> T:
            async with connection.begin():
                await connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
                await connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
                return await connection.run_sync(job)

        return await self._use(begun, seconds)


class _Stage:
    """How far a transaction has come."""

    is_committing = False


class _Lost(Exception):
    """Shards that are no longer ours -> who has them."""

    def __init__(self, to: Mapping[int, str]) -> None:
        super().__init__()
        self.to = to


async def _begun(connection: AsyncConnection, job: Job[T]) -> T:
    async with connection.begin():
        return await connection.run_sync(job)


def _upgrade(connection: sa.Connection) -> None:
    """One process at a time: the others wait, and find everything done."""
    connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": _UPGRADE_LOCK})
    upgrade_connection(connection)


async def _wait(running: "asyncio.Future[Any]", seconds: float) -> asyncio.CancelledError | None:
    """Wait so long for its end; the cancellation that came meanwhile, if one did."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    cancelled: asyncio.CancelledError | None = None
    while not running.done() and (left := end - loop.time()) > 0:
        try:
            await asyncio.wait({running}, timeout=left)
        except asyncio.CancelledError as error:
            cancelled = error
    return cancelled


def _explained(url: sa.URL, error: BaseException) -> DatabaseError:
    """Why the server was of no use, and what to do; never the password."""
    found = error.orig if isinstance(error, sa.exc.DBAPIError) and error.orig is not None else error
    cause: Any = found.__cause__ if isinstance(found.__cause__, asyncpg.PostgresError) else found
    where = f"{url.host or 'this machine'}{f':{url.port}' if url.port else ''}"
    if isinstance(cause, asyncpg.InvalidPasswordError | asyncpg.InvalidAuthorizationSpecificationError):
        return DatabaseError(f"PostgreSQL at {where} does not let {url.username} in: look at user and password.")
    if isinstance(cause, asyncpg.InvalidCatalogNameError):
        return DatabaseError(f"PostgreSQL at {where} has no database {url.database!r}: `createdb {url.database}`.")
    if isinstance(cause, asyncpg.InsufficientPrivilegeError):
        return DatabaseError(f"{url.username} may not make tables in {url.database!r}: it must own that database.")
    why = str(cause) or type(cause).__name__
    return DatabaseError(f"PostgreSQL at {where} cannot be used ({why}). Is it running, is WAYKEEPER_DATABASE right?")
