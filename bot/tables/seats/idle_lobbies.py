"""Lobbies to which nobody comes: they say so after a day, and are cleared away after a week."""

from functools import partial

import sqlalchemy as sa

from bot.tables.live.keeper import TableKeeper
from bot.tables.live.unit_of_work import UnitOfWork
from bot.tables.model.errors import AlreadyStarted
from bot.tables.model.info import Info
from bot.tables.model.policy import DAY
from bot.tables.model.table import Live, Outcome
from bot.tables.store.schema import game_table
from bot.tables.store.shards import Shards

WORD = DAY
"""Seconds without any change after which a lobby says that it still waits."""
CLOSES = 7 * DAY
"""Seconds without any change after which it is cleared away."""


class IdleLobbies:
    """Those of our shards. Tables that another table has opened wait for that one and are not among them."""

    def __init__(self, keeper: TableKeeper) -> None:
        self._keeper = keeper

    async def found(self) -> list[Info]:
        """The lobbies in which nothing has happened for `WORD`, the oldest first."""
        before = self._keeper.clock.now() - WORD
        query = partial(_idle, before=before, shards=self._keeper.storage.shards)
        return [await self._keeper.get(table) for table in await self._keeper.storage.read(query)]

    async def close(self, table: str) -> Outcome:
        """Clear one away. Raises `AlreadyStarted` if something has happened there meanwhile."""

        async def act(live: Live, work: UnitOfWork) -> None:
            if live.info.status != "lobby" or work.now - live.info.updated < CLOSES:
                raise AlreadyStarted()
            work.set(status="ended")
            work.say("journal-lobby-idle")

        return await self._keeper.change(table, act)


def _idle(connection: sa.Connection, before: float, shards: Shards) -> list[str]:
    c = game_table.c
    here = sa.and_(c.status == "lobby", c.updated <= before, c.sequel_of.is_(None), c.channel >= 0)
    query = sa.select(c.id).where(here, shards.within(c.guild)).order_by(c.updated, c.id)
    return list(connection.execute(query).scalars())
