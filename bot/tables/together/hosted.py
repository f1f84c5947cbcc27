"""What whoever looks after a server may know of its tables besides what stands on their boards. Waits for the database.

Nothing in here moves when somebody does something in private: a time is that of the last public line, and what a table
takes is told in powers of ten (`rough`).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import sqlalchemy as sa

from bot.tables.live.keeper import TableKeeper
from bot.tables.store.schema import checkpoint, choice, event, game_table

_KB = 1_000


@dataclass(frozen=True, slots=True)
class Figures:
    """Of a server. over: how many of its tables are over; bytes: table -> what its log, journal and checkpoints take,
    of all tables; since: table -> when something that all may know happened there last, in seconds since 1970."""

    over: int
    bytes: Mapping[str, int]
    since: Mapping[str, float]


class HostedTables:
    """The tables of servers."""

    def __init__(self, keeper: TableKeeper) -> None:
        self._storage = keeper.storage

    async def standing(self, guild: int) -> list[str]:
        """Ids of the tables of a server that are not over, the oldest first."""
        return await self._storage.read(partial(_standing, guild=guild))

    async def figures(self, guild: int) -> Figures:
        """Reads what is stored of every table of the server: for a panel, not for every click."""
        return await self._storage.read(partial(_figures, guild=guild))


def rough(size: int) -> int:
    """The power of ten that so many bytes stay below, in kilobytes, ten at least."""
    found = 10
    while size >= found * _KB:
        found *= 10
    return found


def _standing(connection: sa.Connection, guild: int) -> list[str]:
    c = game_table.c
    query = sa.select(c.id).where(c.guild == guild, c.status != "ended").order_by(c.created, c.id)
    return list(connection.execute(query).scalars())


def _figures(connection: sa.Connection, guild: int) -> Figures:
    c = game_table.c
    ended = sa.select(sa.func.count()).select_from(game_table).where(c.guild == guild, c.status == "ended")
    public = sa.and_(event.c.undone.is_(False), sa.or_(event.c.only.is_(None), event.c.public.is_not(None)))
    latest = sa.select(event.c.table_id, sa.func.max(event.c.at)).join(game_table).where(c.guild == guild, public)
    sizes: dict[str, int] = {}
    for table, columns in (
        (checkpoint, [checkpoint.c.blob]),
        (choice, [choice.c.answer, choice.c.proof]),
        (event, [event.c.params, event.c.public, event.c.proof]),
    ):
        for name, size in connection.execute(_sizes(table, columns, guild)):
            sizes[name] = sizes.get(name, 0) + int(size or 0)
    moved = connection.execute(latest.group_by(event.c.table_id)).all()
    since = {str(name): float(at) for name, at in moved}
    return Figures(int(connection.execute(ended).scalar_one()), sizes, since)


def _sizes(table: sa.Table, columns: Sequence[sa.Column[object]], guild: int) -> sa.Select[Any]:
    """(id, bytes) of each table of a server: of a file as it is, of anything else in characters."""
    lengths = [
        sa.func.coalesce(
            sa.func.length(column if isinstance(column.type, sa.LargeBinary) else sa.cast(column, sa.Text)), 0
        )
        for column in columns
    ]
    total: sa.ColumnElement[int] = sum(lengths[1:], start=lengths[0])
    query = sa.select(table.c.table_id, sa.func.sum(total)).join(game_table)
    return query.where(game_table.c.guild == guild).group_by(table.c.table_id)
