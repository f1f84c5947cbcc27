"""The few tables that are in memory, and the lock of each. Nothing waits here but for a lock."""

import asyncio
from collections.abc import Coroutine, Iterator
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.tables.model.table import Live
from bot.tables.store.shards import Shards

T = TypeVar("T")


class Memory:
    """Live tables, those used last. A table that is dropped while it is locked is stored by whoever holds the lock and
    opened anew by the next.

    size: how many are kept
    """

    def __init__(self, size: int) -> None:
        self._live: LRUCache[str, Live] = LRUCache(size)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._live)

    def __iter__(self) -> Iterator[Live]:
        return iter(list(self._live.values()))

    def get(self, table: str) -> Live | None:
        """A table that is in memory; it counts as used."""
        try:  # a third of what `LRUCache.get` costs, and a click asks a dozen times
            return self._live[table]
        except KeyError:
            return None

    def at_rest(self, table: str) -> Live | None:
        """The same, if nobody is changing it: then all of it is stored."""
        lock = self._locks.get(table)
        return None if lock is not None and lock.locked() else self.get(table)

    def keep(self, live: Live) -> None:
        """Keep a table, in place of the one that was not used for longest."""
        self._live[live.info.id] = live

    def forget(self, table: str) -> None:
        """It is opened anew from the store the next time."""
        self._live.pop(table, None)

    def clear(self) -> None:
        """Forget all tables."""
        self._live.clear()

    def forget_shards(self, shards: Shards) -> None:
        """Forget the tables of these guilds."""
        for live in self:
            if shards.has(live.info.guild):
                self.forget(live.info.id)

    async def locked(self, table: str, job: Coroutine[Any, Any, T]) -> T:
        """What `job` gives, run while nobody else holds this table."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        try:
            async with lock:
                return await job
        finally:
            job.close()
