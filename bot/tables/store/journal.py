"""Statements that read the journal of one table, as a story is read: its chapters, and the events of one of them."""

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from bot.tables.store.schema import choice, event
from bot.tables.store.statements import Row


def events_of_kinds(connection: sa.Connection, table: str, kinds: Collection[str]) -> list[Row]:
    """The public events of these kinds that have not been taken back, oldest first."""
    c = event.c
    query = sa.select(event).where(c.table_id == table, c.kind.in_(sorted(kinds)), c.only.is_(None), ~c.undone)
    return [dict(row) for row in connection.execute(query.order_by(c.n)).mappings()]


def events_between(connection: sa.Connection, table: str, begin: int, end: int | None) -> list[Row]:
    """The events from number `begin` to before `end` (None: to the last), oldest first."""
    query = sa.select(event).where(event.c.table_id == table, event.c.n >= begin).order_by(event.c.n)
    if end is not None:
        query = query.where(event.c.n < end)
    return [dict(row) for row in connection.execute(query).mappings()]


def answers(connection: sa.Connection, table: str, place: int) -> tuple[tuple[str, Any], ...]:
    """What a seat's player has answered and not taken back, oldest first: (key of the question, answer); what the
    clock, the house or a standing order have answered for it, and what follows in one form, is not among it."""
    c = choice.c
    query = sa.select(c.key, c.answer).where(c.table_id == table, c.seat == place, c.by == "player", ~c.undone)
    query = query.where(~c.key.startswith("!"))  # an undo is written down as well, and answers nothing
    return tuple((key.partition("#")[0], answer) for key, answer in connection.execute(query.order_by(c.n)))
