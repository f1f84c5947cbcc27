"""The usual settings of servers, as they are stored. Waits for the database."""

from functools import partial
from typing import Any

from cachetools import LRUCache

from bot.tables.live.keeper import TableKeeper
from bot.tables.model.server_defaults import USUAL, Defaults
from bot.tables.store import owned

_KEPT = 2_000


class Servers:
    """The usual settings of servers."""

    def __init__(self, keeper: TableKeeper) -> None:
        self._keeper = keeper
        self._storage = keeper.storage
        self._known: LRUCache[int, Defaults] = LRUCache(_KEPT)

    async def defaults(self, guild: int | None) -> Defaults:
        """Those of a server; of none, or of one that has set nothing, those of the bot."""
        if guild is None:
            return USUAL
        found = self._known.get(guild)
        # where several processes share the database another one may have set them
        if found is None or not self._storage.shards.is_whole:
            found = await self._storage.read(partial(owned.defaults_of, guild=guild))
            self._known[guild] = found
        return found

    async def change(self, guild: int, **changes: Any) -> Defaults:
        """Set some of them, by the names of `Defaults`, and give all. Tables that stand keep what they have; only the
        clocks that begin from now on keep other quiet hours. Raises pydantic's `ValidationError`."""
        defaults = await self._storage.write(partial(owned.change_defaults, guild=guild, changes=changes))
        self._known[guild] = defaults
        for live in self._keeper.memory:
            if live.info.guild == guild:
                for user in list(live.prefs):
                    live.prefs[user] = await self._storage.read(partial(owned.prefs_at, user=user, guild=guild))
        return defaults
