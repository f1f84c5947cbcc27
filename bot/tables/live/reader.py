"""What a seat may read of its table: its view, what it is asked, the journal, and at the end the seed."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any

import sqlalchemy as sa

from bot.tables.live.keeper import TableKeeper
from bot.tables.model.codec import unpack_event
from bot.tables.model.errors import NotStarted, Over
from bot.tables.model.requests import RequestSnapshot
from bot.tables.model.table import LogLine
from bot.tables.store import journal, statements
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
        return _readable(rows[::-1], seat, await self._first_event(table, seat))

    async def chapters(self, table: str, kinds: Collection[str]) -> list[LogLine]:
        """The public events of these kinds that still stand, oldest first."""
        rows = await self._storage.read(partial(journal.events_of_kinds, table=table, kinds=kinds))
        return _readable(rows, None, 0)

    async def lines(self, table: str, seat: int | None, begin: int, end: int | None) -> list[LogLine]:
        """What a seat may read of the events from number `begin` to before `end` (None: to the last)."""
        rows = await self._storage.read(partial(journal.events_between, table=table, begin=begin, end=end))
        return _readable(rows, seat, await self._first_event(table, seat))

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
        return found[0], _readable(found[1], seat, place.first_event)

    async def answered(self, table: str, seat: int) -> tuple[tuple[str, Any], ...]:
        """What a seat's player has answered and not taken back, oldest first: (key of the question, answer)."""
        return await self._storage.read(partial(journal.answers, table=table, place=seat))

    async def reveal(self, table: str) -> tuple[str, tuple[str, ...]]:
        """(server seed in hex, the players' words in order) of a table that is over. Raises `NotStarted` before."""
        info = await self._keeper.get(table)
        if info.status != "ended":
            raise NotStarted() if info.status == "lobby" else Over()
        query = sa.select(game_table.c.server_seed).where(game_table.c.id == table)
        seed: bytes = await self._storage.read(lambda connection: connection.execute(query).scalar_one())
        return seed.hex(), info.entropies or ()


def _readable(rows: Sequence[Mapping[str, Any]], seat: int | None, first: int) -> list[LogLine]:
    """What a seat may read of stored events. first: number of the first one whose private side is its holder's."""
    lines = []
    for row in rows:
        line = unpack_event(row).text_for(seat if row["n"] >= first else None)
        if line is not None:
            lines.append(LogLine(row["n"], line, row["at"], row["undone"], row["choice_n"]))
    return lines
