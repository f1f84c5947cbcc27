"""How many there are of what, and whether the store takes writes: for whoever watches a running bot."""

from collections.abc import Mapping
from dataclasses import dataclass

import sqlalchemy as sa

from bot.tables.store.schema import game_table, outbox


@dataclass(frozen=True, slots=True)
class Census:
    """tables: how many are stored, by status; live: how many of them are in memory; pending: posts still to be sent."""

    tables: Mapping[str, int]
    live: int
    pending: int


def count(connection: sa.Connection) -> tuple[dict[str, int], int]:
    """(status -> tables stored, posts pending)."""
    by_status = sa.select(game_table.c.status, sa.func.count()).group_by(game_table.c.status)
    found = {str(status): int(number) for status, number in connection.execute(by_status)}
    waiting = sa.select(sa.func.count()).select_from(outbox).where(outbox.c.state == "pending")
    return found, int(connection.execute(waiting).scalar_one())


def answer(connection: sa.Connection) -> None:
    """Ask for nothing."""
    connection.execute(sa.text("SELECT 1")).scalar_one()


def touch(connection: sa.Connection) -> None:
    """A real write that changes nothing: it fails where a player's choice would, on a full disk or a read-only file."""
    connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))
