"""What people and servers own for a game, outside any table: decks, heroes, collections of a user, card packs of a
server. Waits for the database; knows neither Discord nor what an item or a pack holds.

    shelf = Shelf(database)
    await shelf.save(user, "altered", "deck", "Otters first", {"cards": {...}})

A decision that wants an item (`Decision.wants` is `shelf.` and the kind, its answer a name) gets it from here; from
then on the table's state has it, whatever becomes of the shelf.
"""

import asyncio
import hashlib
import json
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from bot.rules.cleaning import cleaned
from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.tables.store.database import Database
from bot.tables.store.schema import guild_pack, user_shelf

DECK: Final = "deck"
MOST_ITEMS: Final = 60
"""Of one kind, of one user, for one game."""
MOST_PACKS: Final = 12
"""Of one server for one game."""
MOST_ENTRIES: Final = 60_000
"""In all packs of a server for one game."""
ITEM_BYTES: Final = 512 * 1024
"""In all items of one kind, of one user, for one game, as they are stored; an honest deck takes about one kilobyte."""
PACK_BYTES: Final = 48 * 1024 * 1024
"""In all packs of a server for one game, as they are stored; 20,000 cards of the public files take about 10 MB."""
LONGEST_NAME: Final = 40
CAMPAIGN: Final = "-campaign"
"""Ends the id of a game's campaign."""


def shelf_of(game: str) -> str:
    """For which game somebody owns what is used there: a campaign finds what belongs to its game."""
    return game.removesuffix(CAMPAIGN)


def checked_name(name: str) -> str:
    """A name fit for the shelf. Raises `NotPossible`."""
    name = cleaned(name)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise NotPossible(text("refused-name", most=LONGEST_NAME))
    return name


class Pack(NamedTuple):
    """A pack without its content. mark: another one whenever the content has changed."""

    name: str
    size: int
    mark: str


class Shelf:
    """The one door to decks and packs. Names are unique whatever the case of their letters."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ------------------------------------------------------------------ items

    async def items(self, user: int, game: str, kind: str) -> dict[str, Any]:
        """Name -> data of what somebody owns of a kind, by name."""
        return await self._database.read(lambda connection: items_of(connection, user, game, kind))

    async def item(self, user: int, game: str, kind: str, name: str) -> Any:
        """The data of one of them, None where there is none."""
        query = sa.select(user_shelf.c.data).where(_item_here(user, game, kind, name))
        return await self._database.read(lambda connection: connection.execute(query).scalar())

    async def save(self, user: int, game: str, kind: str, name: str, data: Any) -> bool:
        """Keep an item, in place of one of that name; False when there are `MOST_ITEMS` of its kind,
        or `ITEM_BYTES` of them, already."""
        size = _stored_bytes(data)

        def write(connection: sa.Connection) -> bool:
            known = items_of(connection, user, game, kind)
            former = alike(name, known)
            if former is not None:
                connection.execute(user_shelf.delete().where(_item_here(user, game, kind, former)))
                del known[former]
            if len(known) >= MOST_ITEMS or size + sum(map(_stored_bytes, known.values())) > ITEM_BYTES:
                raise _Full
            row = {"user": user, "game": game, "kind": kind, "name": name, "data": data}
            connection.execute(user_shelf.insert().values(**row))
            return True

        return await self._kept(write)

    async def drop(self, user: int, game: str, kind: str, name: str) -> bool:
        """Forget an item; False if there was none of that name."""
        change = user_shelf.delete().where(_item_here(user, game, kind, name))
        return await self._database.write(lambda connection: connection.execute(change).rowcount > 0)

    async def change(self, user: int, game: str, kind: str, name: str, work: Callable[[Any], Any]) -> Any:
        """Keep what `work` makes of an item (None: there is none yet) in its place, and give it; nothing comes between
        reading and keeping. `work` may run twice. For what a game keeps one of, and small: nothing is counted here."""

        def write(connection: sa.Connection) -> Any:
            here = _item_here(user, game, kind, name)
            query = sa.select(user_shelf.c.data).where(here).with_for_update()
            made = work(connection.execute(query).scalar())
            if connection.execute(user_shelf.update().where(here).values(data=made)).rowcount == 0:
                row = {"user": user, "game": game, "kind": kind, "name": name, "data": made}
                connection.execute(user_shelf.insert().values(**row))
            return made

        return await self._database.write(write)

    async def rename(self, user: int, game: str, kind: str, name: str, other: str) -> bool:
        """Call an item otherwise; False if there is none of that name, or another one is called so already."""

        def write(connection: sa.Connection) -> bool:
            known = items_of(connection, user, game, kind)
            if name not in known or alike(other, known) not in (None, name):
                return False
            change = user_shelf.update().where(_item_here(user, game, kind, name)).values(name=other)
            return connection.execute(change).rowcount > 0

        return await self._database.write(write)

    async def decks(self, user: int, game: str) -> dict[str, Any]:
        """Name -> data of somebody's decks, by name."""
        return await self.items(user, game, DECK)

    async def save_deck(self, user: int, game: str, name: str, data: Any) -> bool:
        """Keep a deck, in place of one of that name; False when there are `MOST_ITEMS` already."""
        return await self.save(user, game, DECK, name, data)

    async def drop_deck(self, user: int, game: str, name: str) -> bool:
        """Forget a deck; False if there was none of that name."""
        return await self.drop(user, game, DECK, name)

    # ------------------------------------------------------------------ packs

    async def packs(self, guild: int, game: str) -> list[Pack]:
        """A server's packs, by name."""
        return await self._database.read(lambda connection: _packs_of(connection, guild, game))

    async def pack(self, guild: int, game: str, name: str) -> Any:
        """What a pack holds, or None."""
        query = sa.select(guild_pack.c.data).where(_pack_here(guild, game, name))
        return await self._database.read(lambda connection: connection.execute(query).scalar())

    async def save_pack(self, guild: int, game: str, name: str, size: int, data: Any) -> bool:
        """Keep a pack, in place of one of that name; False when there are `MOST_PACKS`, or too many entries or bytes
        then."""

        mark, length = await asyncio.to_thread(_measured, data)  # not while the store waits

        def write(connection: sa.Connection) -> bool:
            known = {pack.name: pack for pack in _packs_of(connection, guild, game)}
            former = alike(name, known)
            if former is not None:
                connection.execute(guild_pack.delete().where(_pack_here(guild, game, former)))
                del known[former]
            if len(known) >= MOST_PACKS or size + sum(pack.size for pack in known.values()) > MOST_ENTRIES:
                raise _Full
            if length + _pack_bytes(connection, guild, game) > PACK_BYTES:
                raise _Full
            row = {"guild": guild, "game": game, "name": name, "size": size, "mark": mark, "data": data}
            connection.execute(guild_pack.insert().values(**row))
            return True

        return await self._kept(write)

    async def _kept(self, write: Callable[[sa.Connection], bool]) -> bool:
        try:
            return await self._database.write(write)
        except _Full:  # raised so that what had that name before stays
            return False

    async def drop_pack(self, guild: int, game: str, name: str) -> bool:
        """Forget a pack; False if there was none of that name."""
        change = guild_pack.delete().where(_pack_here(guild, game, name))
        return await self._database.write(lambda connection: connection.execute(change).rowcount > 0)


def _measured(data: Any) -> tuple[str, int]:
    """The mark of a pack's content, and how many bytes it takes."""
    written = json.dumps(data, sort_keys=True).encode()
    return hashlib.blake2b(written, digest_size=16).hexdigest(), len(written)


def _stored_bytes(data: Any) -> int:
    return len(json.dumps(data))


def _pack_bytes(connection: sa.Connection, guild: int, game: str) -> int:
    """What a server's packs take, without reading them."""
    c = guild_pack.c
    length = sa.func.sum(sa.func.length(sa.cast(c.data, sa.Text)))
    return int(connection.execute(sa.select(length).where(c.guild == guild, c.game == game)).scalar() or 0)


class _Full(Exception):
    """No room for another one."""


def _item_here(user: int, game: str, kind: str, name: str) -> sa.ColumnElement[bool]:
    c = user_shelf.c
    return sa.and_(c.user == user, c.game == game, c.kind == kind, c.name == name)


def _pack_here(guild: int, game: str, name: str) -> sa.ColumnElement[bool]:
    return sa.and_(guild_pack.c.guild == guild, guild_pack.c.game == game, guild_pack.c.name == name)


def items_of(connection: sa.Connection, user: int, game: str, kind: str) -> dict[str, Any]:
    """Name -> data of what somebody owns of a kind, by name."""
    c = user_shelf.c
    query = sa.select(c.name, c.data).where(c.user == user, c.game == game, c.kind == kind).order_by(c.name)
    return {name: data for name, data in connection.execute(query)}


def _packs_of(connection: sa.Connection, guild: int, game: str) -> list[Pack]:
    c = guild_pack.c
    query = sa.select(c.name, c.size, c.mark).where(c.guild == guild, c.game == game).order_by(c.name)
    return [Pack(*row) for row in connection.execute(query)]


def alike(name: str, known: Iterable[str]) -> str | None:
    """The one of these names that is the same but for the case of its letters."""
    return next((other for other in known if other.casefold() == name.casefold()), None)


# ---------------------------------------------------------------- a user's own data


def all_items_of(connection: sa.Connection, user: int) -> list[dict[str, Any]]:
    """All that somebody owns, of all games and kinds, as plain JSON."""
    c = user_shelf.c
    query = sa.select(c.game, c.kind, c.name, c.data).where(c.user == user).order_by(c.game, c.kind, c.name)
    return [dict(row) for row in connection.execute(query).mappings()]


def forget_owner(connection: sa.Connection, user: int) -> None:
    """Drop all that somebody owns."""
    connection.execute(user_shelf.delete().where(user_shelf.c.user == user))
