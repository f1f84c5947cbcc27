"""Finding tables: by channel, by user, by how they stand."""

from collections.abc import Sequence
from functools import partial

from bot.tables.live.keeper import TableKeeper
from bot.tables.model.errors import NotOwner, UnknownTable
from bot.tables.model.info import Info
from bot.tables.store import statements

MOST_ENDED = 100
"""So many tables that are over are listed and looked through."""


class TableIndex:
    """Which tables there are."""

    def __init__(self, keeper: TableKeeper) -> None:
        self._keeper = keeper
        self._storage = keeper.storage

    async def by_channel(self, channel: int) -> Info | None:
        """The table of a channel or thread that is not over, or None."""
        found = await self._storage.read(partial(statements.open_table_in, channel=channel))
        return None if found is None else await self._keeper.get(found)

    async def of_user(self, user: int) -> list[Info]:
        """The tables at which a user sits and that are not over, newest first."""
        return [
            await self._known(table) for table in await self._storage.read(partial(statements.tables_of, user=user))
        ]

    async def ended_of(self, user: int, limit: int = MOST_ENDED) -> list[Info]:
        """The tables that are over and at which a user sat at the end, the last one first, as they are stored."""
        return await self._storage.read(partial(statements.ended_of, user=user, limit=limit))

    async def ended_in(self, channel: int, limit: int = MOST_ENDED) -> list[Info]:
        """The tables that are over and stood in a channel or in threads that we opened below it, the last one first, as
        they are stored."""
        return await self._storage.read(partial(statements.ended_in, channel=channel, limit=limit, with_threads=True))

    async def last_in(self, channel: int) -> Info | None:
        """The table that was the last one to end in this very channel or thread, as it is stored."""
        query = partial(statements.ended_in, channel=channel, limit=1, with_threads=False)
        return next(iter(await self._storage.read(query)), None)

    async def _known(self, table: str) -> Info:
        """What is known of a table, also of one that another process serves: then as it is stored."""
        try:
            return await self._keeper.get(table)
        except NotOwner:
            stored = await self._storage.read(partial(statements.load, table=table))
            if stored is None:
                raise UnknownTable(table=table) from None
            return stored.info

    async def all_tables(self, with_ended: bool = False) -> list[str]:
        """Ids of all tables of our shards, oldest first: for starting and the command line, not for every click."""
        shards = self._storage.shards
        return await self._storage.read(partial(statements.all_tables, with_ended=with_ended, shards=shards))

    async def behind(self, seconds: float) -> list[str]:
        """Ids of tables of our shards whose board may not show how they stand. seconds: how long before the last change
        of any table a board may have been late."""
        return await self._storage.read(partial(statements.behind, seconds=seconds, shards=self._storage.shards))

    async def running(self, games: Sequence[str]) -> list[str]:
        """Ids of the running tables of these games in our shards."""
        return await self._storage.read(partial(statements.running, games=list(games), shards=self._storage.shards))
