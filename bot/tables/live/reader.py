"""What a seat may read of its table: its view, what it is asked, the journal, and at the end the seed."""

from functools import partial
from typing import Any

import sqlalchemy as sa

from bot.tables.live.keeper import TableKeeper
from bot.tables.model.codec import unpack_event
from bot.tables.model.errors import NotStarted, Over
from bot.tables.model.table import LogLine, RequestSnapshot
from bot.tables.store import statements
from bot.tables.store.schema import game_table


class TableReader:
    """P6: everything here is asked for a seat; None: a spectator."""

    def __init__(self, keeper: TableKeeper) -> None:
        self._keeper = keeper
        self._storage = keeper.storage

    async def view(self, table: str, seat: int | None) -> dict[str, Any]:
        """What a seat may know; empty before the start."""
        return await self._keeper.look(table, lambda look: look.view(seat))

    async def requests(self, table: str, seat: int | None) -> list[RequestSnapshot]:
        """What a seat is asked; None: what is asked publicly."""
        return await self._keeper.look(table, lambda look: look.requests(seat))

    async def log(self, table: str, seat: int | None, n: int = 20, before: int | None = None) -> list[LogLine]:
        """The last `n` lines of the journal that a seat may read (before line `before`), oldest first."""
        query = partial(statements.events_before, table=table, place=seat, limit=n, before=before)
        rows = await self._storage.read(query)
        first = await self._first_event(table, seat)
        lines = []
        for row in reversed(rows):
            line = unpack_event(row).text_for(seat if row["n"] >= first else None)
            if line is not None:
                lines.append(LogLine(row["n"], line, row["at"], row["undone"], row["choice_n"]))
        return lines

    async def _first_event(self, table: str, seat: int | None) -> int:
        """Number of the first event whose private side whoever holds a seat now may read."""
        seats = () if seat is None else (await self._keeper.get(table)).seats
        return seats[seat].first_event if seat is not None and seat < len(seats) else 0

    async def missed(self, table: str, seat: int) -> tuple[float, list[LogLine]] | None:
        """(when the seat's player chose last, what it may read of all that came after); None: it has never chosen."""
        place = (await self._keeper.get(table)).seats[seat]
        query = partial(statements.events_since_choice, table=table, place=seat, user=place.user)
        found = await self._storage.read(query)
        if found is None:
            return None
        lines = []
        for row in found[1]:
            line = unpack_event(row).text_for(seat if row["n"] >= place.first_event else None)
            if line is not None:
                lines.append(LogLine(row["n"], line, row["at"], False, row["choice_n"]))
        return found[0], lines

    async def reveal(self, table: str) -> tuple[str, tuple[str, ...]]:
        """(server seed in hex, the players' words in order) of a table that is over. Raises `NotStarted` before."""
        info = await self._keeper.get(table)
        if info.status != "ended":
            raise NotStarted() if info.status == "lobby" else Over()
        query = sa.select(game_table.c.server_seed).where(game_table.c.id == table)
        seed: bytes = await self._storage.read(lambda connection: connection.execute(query).scalar_one())
        return seed.hex(), info.entropies or ()
