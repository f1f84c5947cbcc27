"""Messages that must be sent once and surely: written with the change that causes them, sent by the layer above.

Send with the row's nonce, then `mark_sent`; after a crash in between the same nonce is sent again and Discord drops it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import sqlalchemy as sa

from bot.tables.live.keeper import TableKeeper
from bot.tables.live.unit_of_work import new_post
from bot.tables.store.schema import game_table, outbox
from bot.tables.store.shards import Shards

MOST_TRIES = 5
LOST = "lost"
"""Kind of the row that says that a host was told of a lost channel; it goes when a board stands there again."""


@dataclass(frozen=True, slots=True)
class Post:
    """A message to be sent. kind: `remind`, `call`, `clock`, `seal`, `head`, `story` or the upper layer's own.

    nonce: at most 25 characters; at: when it was put in, seconds since 1970; message: as which it was sent
    """

    id: int
    table: str
    kind: str
    payload: Mapping[str, Any] = field(hash=False)
    nonce: str
    tries: int
    at: float = 0.0
    message: int | None = None


class Outbox:
    """Posts of tables that wait to be sent."""

    def __init__(self, keeper: TableKeeper) -> None:
        self._keeper = keeper

    async def add_post(self, table: str, kind: str, payload: Mapping[str, Any]) -> Post:
        """Put in a message of one's own, outside of any change."""
        row = new_post(table, kind, payload, self._keeper.clock.now())
        number = await self._keeper.storage.write(partial(insert_post, row=row))
        return Post(number, table, kind, payload, row["nonce"], 0, row["at"])

    async def pending(self, table: str | None = None) -> list[Post]:
        """What is still to be sent of our shards' tables, or of one of them, oldest first."""
        return await self._keeper.storage.read(partial(_pending, table=table, shards=self._keeper.storage.shards))

    async def posts_of(self, table: str, kind: str) -> list[Post]:
        """All messages of one kind that a table ever had, sent or not, oldest first."""
        return await self._keeper.storage.read(partial(_all_of, table=table, kind=kind))

    async def message_of(self, table: str, kind: str) -> int | None:
        """The Discord message as which a table's first post of this kind was sent."""
        here = sa.and_(outbox.c.table_id == table, outbox.c.kind == kind, outbox.c.message.is_not(None))
        query = sa.select(outbox.c.message).where(here).order_by(outbox.c.id).limit(1)
        return await self._keeper.storage.read(lambda connection: connection.execute(query).scalar())

    async def standing(self, table: str, kinds: Sequence[str]) -> list[Post]:
        """What was sent of these kinds and has not been taken down, oldest first."""
        here = sa.and_(outbox.c.table_id == table, outbox.c.kind.in_(kinds), outbox.c.message.is_not(None))
        query = sa.select(outbox).where(here).order_by(outbox.c.id)
        return await self._keeper.storage.read(partial(read_posts, query=query))

    async def tables_with(self, kind: str) -> set[str]:
        """The tables of which something of this kind was sent and has not been taken down."""
        here = sa.and_(outbox.c.kind == kind, outbox.c.message.is_not(None))
        query = sa.select(outbox.c.table_id).where(here).distinct()
        return await self._keeper.storage.read(lambda connection: set(connection.execute(query).scalars()))

    async def mark_called(self, posts: Mapping[Post, Mapping[str, Any]], message: int) -> None:
        """One message has been sent for all of these; what is to be remembered of each is added to its payload."""
        await self._keeper.storage.write(partial(_mark_called, posts=posts, message=message))

    async def take_down(self, post: Post) -> bool:
        """Forget the message of a post; whether it stands for no other post and may be deleted."""
        return await self._keeper.storage.write(partial(_take_down, post=post))

    async def on_message(self, message: int) -> list[Post]:
        """The posts for which a message stands."""
        query = sa.select(outbox).where(outbox.c.message == message).order_by(outbox.c.id)
        return await self._keeper.storage.read(partial(read_posts, query=query))

    async def mark_sent(self, post: int, message: int | None = None) -> None:
        """It has been sent, as this Discord message. Doing it again changes nothing."""
        await self._keeper.storage.write(partial(mark_sent, post=post, message=message))

    async def mark_failed(self, post: int, retry: bool = True) -> None:
        """It could not be sent; it is dropped after five tries, or at once if trying again is of no use."""
        await self._keeper.storage.write(partial(_fail, post=post, retry=retry))


def insert_post(connection: sa.Connection, row: dict[str, Any]) -> int:
    """A job: put a row in; gives its number."""
    key = connection.execute(outbox.insert().values(**row)).inserted_primary_key
    return int(key[0]) if key else 0


def _pending(connection: sa.Connection, table: str | None, shards: Shards) -> list[Post]:
    query = sa.select(outbox).where(outbox.c.state == "pending").order_by(outbox.c.id)
    if table is not None:
        query = query.where(outbox.c.table_id == table)
    elif not shards.is_whole:
        query = query.join(game_table).where(shards.within(game_table.c.guild))
    return read_posts(connection, query)


def _all_of(connection: sa.Connection, table: str, kind: str) -> list[Post]:
    here = sa.and_(outbox.c.table_id == table, outbox.c.kind == kind)
    return read_posts(connection, sa.select(outbox).where(here).order_by(outbox.c.id))


def read_posts(connection: sa.Connection, query: sa.Select[Any]) -> list[Post]:
    """The rows of a query as posts."""
    return [
        Post(
            row["id"],
            row["table_id"],
            row["kind"],
            row["payload"],
            row["nonce"],
            row["tries"],
            row["at"],
            row["message"],
        )
        for row in connection.execute(query).mappings()
    ]


def mark_sent(connection: sa.Connection, post: int, message: int | None) -> None:
    """A job: this row has been sent, as this Discord message."""
    here = sa.and_(outbox.c.id == post, outbox.c.state == "pending")
    connection.execute(outbox.update().where(here).values(state="sent", message=message))


def _mark_called(connection: sa.Connection, posts: Mapping[Post, Mapping[str, Any]], message: int) -> None:
    for post, more in posts.items():
        payload = {**post.payload, **more}
        here = sa.and_(outbox.c.id == post.id, outbox.c.state == "pending")
        connection.execute(outbox.update().where(here).values(state="sent", message=message, payload=payload))


def _take_down(connection: sa.Connection, post: Post) -> bool:
    connection.execute(outbox.update().where(outbox.c.id == post.id).values(message=None))
    others = sa.select(outbox.c.id).where(outbox.c.message == post.message).limit(1)
    return connection.execute(others).scalar() is None


def _fail(connection: sa.Connection, post: int, retry: bool) -> None:
    connection.execute(outbox.update().where(outbox.c.id == post).values(tries=outbox.c.tries + 1))
    over = outbox.c.tries >= MOST_TRIES if retry else sa.true()
    here = sa.and_(outbox.c.id == post, outbox.c.state == "pending", over)
    connection.execute(outbox.update().where(here).values(state="dropped"))
