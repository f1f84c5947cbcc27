"""Storing a table that is new, whoever opens it: a person, another table, an import."""

import base64
import secrets
from functools import partial

import structlog
from sqlalchemy.exc import IntegrityError

from bot.tables.live.index import TableIndex
from bot.tables.live.keeper import TableKeeper
from bot.tables.model.errors import SecondTable, StoreFailure, refusal_of
from bot.tables.store import writing
from bot.tables.store.writing import Write

log = structlog.get_logger("tables")


class NewTables:
    """The one way in for new tables."""

    def __init__(self, keeper: TableKeeper, index: TableIndex) -> None:
        self._keeper = keeper
        self._index = index

    async def store(self, write: Write, channel: int) -> None:
        """Store a new table. Raises `SecondTable`, `StoreFailure`."""
        keeper = self._keeper
        try:
            await keeper.storage.commit(partial(writing.apply, write=write), write.columns["guild"])
            if write.posts:
                keeper.on_posts(write.table)
        except IntegrityError as error:
            other = await self._index.by_channel(channel)
            if other is not None:
                raise SecondTable(table=other.id, game=other.game) from error
            raise StoreFailure() from error
        except Exception as error:
            refusal = refusal_of(error)
            if refusal is None:
                raise
            log.error("not stored", table=write.table, error=error)
            raise refusal from error


def new_id() -> str:
    """The id of a new table: 8 letters and digits, not to be guessed."""
    return base64.b32encode(secrets.token_bytes(5)).decode().lower()
