"""What a server wants to be the usual thing at its tables. Waits for the database."""

from functools import partial
from typing import Any, Literal

import sqlalchemy as sa
from cachetools import LRUCache
from pydantic import BaseModel, ConfigDict, Field

from bot.tables.store.schema import guild_setting
from bot.tables.store.storage import Storage

_KEPT = 2_000


class Defaults(BaseModel):
    """The usual settings of a server; each has a value that means "as the bot has it".

    clock    hours for a decision at new tables, 0: no clock; None: as the operator has set it
    place    where a new table stands if nothing is said: in the channel, or in a thread of its own
    quiet    (from hour, to hour) in `zone`, for those who have chosen none of their own
    dice     what `/roll` throws if nothing is said, in dice notation
    locale   the language of boards; None: the server's own on Discord
    openers  who may open tables: everybody, or those who keep order, or (a role's id) who has this role
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    clock: float | None = Field(default=None, ge=0, le=24 * 60)
    place: Literal["here", "thread"] = "here"
    quiet: tuple[int, int] | None = None
    zone: str | None = None
    dice: str = ""
    locale: str | None = None
    openers: Literal["everybody", "moderators"] | int = "everybody"


USUAL = Defaults()


class Servers:
    """The usual settings of servers."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: LRUCache[int, Defaults] = LRUCache(_KEPT)

    async def defaults(self, guild: int | None) -> Defaults:
        """Those of a server; of none, or of one that has set nothing, those of the bot."""
        if guild is None:
            return USUAL
        found = self._known.get(guild)
        # where several processes share the database another one may have set them
        if found is None or not self._storage.shards.is_whole:
            found = await self._storage.read(partial(_of, guild=guild))
            self._known[guild] = found
        return found

    async def set_defaults(self, guild: int, defaults: Defaults) -> None:
        """Replace them."""
        await self._storage.write(partial(_set, guild=guild, defaults=defaults))
        self._known[guild] = defaults


def with_server(prefs: dict[str, Any], defaults: Defaults) -> dict[str, Any]:
    """A user's preferences at a table of a server: its quiet hours where they have none of their own."""
    if defaults.quiet is None or "quiet" in prefs:
        return prefs
    zone = {} if "zone" in prefs or "utc_offset" in prefs or defaults.zone is None else {"zone": defaults.zone}
    return {**prefs, **zone, "quiet": list(defaults.quiet)}


def _of(connection: sa.Connection, guild: int) -> Defaults:
    found = connection.execute(sa.select(guild_setting.c.data).where(guild_setting.c.guild == guild)).scalar()
    return USUAL if found is None else Defaults.model_validate(found)


def _set(connection: sa.Connection, guild: int, defaults: Defaults) -> None:
    connection.execute(guild_setting.delete().where(guild_setting.c.guild == guild))
    if defaults != USUAL:
        connection.execute(guild_setting.insert().values(guild=guild, data=defaults.model_dump(mode="json")))
