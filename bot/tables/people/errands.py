"""Errands: something for a table that only the process which serves it may do. They lie in the outbox's store table."""

from collections.abc import Awaitable, Callable
from functools import partial

import sqlalchemy as sa
import structlog

from bot.tables.live.keeper import TableKeeper
from bot.tables.live.unit_of_work import new_post
from bot.tables.model.errors import NotOwner, StoreFailure
from bot.tables.notifications.outbox import Post, insert_post, read_posts
from bot.tables.store.schema import game_table, outbox
from bot.tables.store.shards import Shards

log = structlog.get_logger("tables")
ERRAND = "errand"
Do = Callable[[str, int], Awaitable[object]]
"""(table, user) -> the errand is done."""


class Errands:
    """Left by one process, done by another. deeds: kind -> what is done; without one the table is only opened anew."""

    def __init__(self, keeper: TableKeeper) -> None:
        self._keeper = keeper
        self._storage = keeper.storage
        self.deeds: dict[str, Do] = {}

    async def leave(self, table: str, kind: str, user: int) -> None:
        """For the process that serves this table; it looks for errands every few seconds."""
        row = new_post(table, kind, {"user": user}, self._keeper.clock.now()) | {"state": ERRAND}
        await self._storage.write(partial(insert_post, row=row))

    async def waiting(self) -> list[Post]:
        """What other processes have left for our tables."""
        return await self._storage.read(partial(_errands, shards=self._storage.shards))

    async def run(self) -> None:
        """Do what other processes have left for our tables. Called every few seconds where there are others."""
        try:
            for errand in await self.waiting():
                if errand.kind in self.deeds:
                    await self.deeds[errand.kind](errand.table, errand.payload["user"])
                # it is opened anew, with the preferences of now and without old lines
                self._keeper.memory.forget(errand.table)
                await self._storage.write(partial(_remove, errand=errand.id))
        except (NotOwner, StoreFailure) as error:
            log.warning("errands wait", error=error)


def _errands(connection: sa.Connection, shards: Shards) -> list[Post]:
    query = sa.select(outbox).join(game_table).where(outbox.c.state == ERRAND, shards.within(game_table.c.guild))
    return read_posts(connection, query.order_by(outbox.c.id))


def _remove(connection: sa.Connection, errand: int) -> None:
    connection.execute(outbox.delete().where(outbox.c.id == errand))
