"""How many there are of what, and whether the store takes writes: for whoever watches a running bot."""

from collections.abc import Mapping
from dataclasses import dataclass

import sqlalchemy as sa

from bot.tables.live.memory import Memory
from bot.tables.store.schema import game_table, outbox
from bot.tables.store.storage import Storage


@dataclass(frozen=True, slots=True)
class Census:
    """tables: how many are stored, by status; live: how many of them are in memory; pending: posts still to be sent."""

    tables: Mapping[str, int]
    live: int
    pending: int


class StoreHealth:
    """Looks at the store and at what is in memory."""

    def __init__(self, storage: Storage, memory: Memory) -> None:
        self._storage = storage
        self._memory = memory

    async def census(self) -> Census:
        """How many tables and posts there are. Reads all tables' status: for every ten seconds, not for every click."""
        by_status, pending = await self._storage.read(_count)
        return Census(by_status, len(self._memory), pending)

    async def check(self, *, writable: bool = False) -> None:
        """Raises `StoreFailure` unless the database answers, and takes writes if that is asked."""
        await (self._storage.write(_touch) if writable else self._storage.read(_answer))


def _count(connection: sa.Connection) -> tuple[dict[str, int], int]:
    """(status -> tables stored, posts pending)."""
    by_status = sa.select(game_table.c.status, sa.func.count()).group_by(game_table.c.status)
    found = {str(status): int(number) for status, number in connection.execute(by_status)}
    waiting = sa.select(sa.func.count()).select_from(outbox).where(outbox.c.state == "pending")
    return found, int(connection.execute(waiting).scalar_one())


def _answer(connection: sa.Connection) -> None:
    """Ask for nothing."""
    connection.execute(sa.text("SELECT 1")).scalar_one()


def _touch(connection: sa.Connection) -> None:
    """A real write that changes nothing: it fails where a player's choice would, on a full disk or a read-only file."""
    connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))
