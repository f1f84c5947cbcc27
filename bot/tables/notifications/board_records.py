"""Which message is the public board of a table, and which version of the table it shows."""

from functools import partial

import sqlalchemy as sa

from bot.tables.live.keeper import TableKeeper
from bot.tables.notifications.outbox import LOST, mark_sent
from bot.tables.store import writing
from bot.tables.store.schema import game_table, outbox


class BoardRecords:
    """Where the boards are."""

    def __init__(self, keeper: TableKeeper) -> None:
        self._keeper = keeper

    async def set_board(
        self, table: str, channel: int | None, message: int | None, version: int, post: int | None = None
    ) -> None:
        """Remember the public board's message and which version of the table it shows. The table's version stays.

        post: the row of the outbox that has been sent with it; one is never stored without the other, or a board that
        stands there would belong to nobody.
        """
        columns = {"board_channel": channel, "board_message": message, "board_version": version}
        await self._keeper.memory.locked(table, self._set(table, columns, post))

    async def _set(self, table: str, columns: dict[str, int | None], post: int | None) -> None:
        storage = self._keeper.storage
        live = await self._keeper.open(table)
        is_new = columns["board_message"] not in (None, live.info.board_message)
        job = partial(_store_both, table=table, columns=columns, post=post, is_new=is_new)
        await storage.write(job, storage.shards.of(live.info.guild))
        live.info = writing.with_board(live.info, **columns)


def _store_both(
    connection: sa.Connection, table: str, columns: dict[str, int | None], post: int | None, is_new: bool
) -> None:
    """is_new: the board has just been posted, so its channel is there, and when it is lost again that is told again."""
    if is_new:
        connection.execute(outbox.delete().where(outbox.c.table_id == table, outbox.c.kind == LOST))
    connection.execute(game_table.update().where(game_table.c.id == table).values(**columns))
    if post is not None:
        mark_sent(connection, post, columns["board_message"])
