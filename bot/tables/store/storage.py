"""The database as tables use it: what goes wrong comes back as a `Refusal`, a sentence for whoever waits."""

import time
from collections.abc import Callable
from typing import Any, TypeVar

import structlog
from sqlalchemy.exc import SQLAlchemyError

from bot.tables.model.errors import StoreFailure, refusal_of
from bot.tables.model.observe import Observer
from bot.tables.store.database import Database
from bot.tables.store.shards import Shards

T = TypeVar("T")
Job = Callable[[Any], T]
log = structlog.get_logger("tables")


class Storage:
    """Reads and writes of one database. observer hears how long commits take."""

    def __init__(self, database: Database, observer: Observer) -> None:
        self.database = database
        self._observer = observer

    @property
    def shards(self) -> Shards:
        """Whose guilds' tables this process may write."""
        return self.database.shards

    async def read(self, job: Job[T]) -> T:
        """What `job` gives. Raises `StoreFailure`."""
        try:
            return await self.database.read(job)
        except (SQLAlchemyError, OSError) as error:
            log.error("not read", error=error)
            raise StoreFailure() from error

    async def write(self, job: Job[T], shard: int | None = None) -> T:
        """A small write beside the tables' own changes. shard: as in `Database.write`. Raises `StoreFailure`."""
        try:
            return await self.database.write(job, shard)
        except Exception as error:
            refusal = refusal_of(error)
            if refusal is None:
                raise
            log.error("not stored", error=error)
            raise refusal from error

    async def commit(self, job: Job[T], guild: int | None) -> T:
        """Store a change of a table of this guild; gives what `job` gives once it is stored durably. Raises what
        storing raises, `NotOwner` for one."""
        began = time.perf_counter()
        result = await self.database.write(job, self.shards.of(guild))
        self._observer.took("commit", time.perf_counter() - began)
        return result
