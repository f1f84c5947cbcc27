"""What the bot has stored, read from outside while it runs: the judge of whether a move was lost or applied twice."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

DATABASE = "waykeeper.db"


@dataclass(frozen=True)
class Choice:
    """A row of the log. undone: taken back since; interaction: the click that made it, None for the house."""

    table: str
    n: int
    idx: int | None
    undone: bool
    seat: int
    answer: str
    by: str
    interaction: int | None


@contextmanager
def _open(folder: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"file:{folder / DATABASE}?mode=ro", uri=True)) as connection:
        yield connection


def choices(folder: Path) -> list[Choice]:
    """All choices of all tables, in the order of their logs."""
    with _open(folder) as found:
        rows = found.execute(
            'SELECT table_id, n, idx, undone, seat, answer, "by", interaction FROM choice ORDER BY table_id, n'
        ).fetchall()
    return [Choice(row[0], row[1], row[2], bool(row[3]), row[4], row[5], row[6], row[7]) for row in rows]


def interactions(folder: Path) -> set[int]:
    """The interactions that have changed something."""
    return {choice.interaction for choice in choices(folder) if choice.interaction is not None}


def is_ended(folder: Path, table: str) -> bool:
    """Whether this table's game is over."""
    with _open(folder) as found:
        row = found.execute("SELECT status FROM game_table WHERE id = ?", (table,)).fetchone()
    return row is not None and row[0] == "ended"


def waiting_posts(folder: Path) -> int:
    """Messages that are still to be sent."""
    with _open(folder) as found:
        return int(found.execute("SELECT count(*) FROM outbox WHERE state = 'pending'").fetchone()[0])
