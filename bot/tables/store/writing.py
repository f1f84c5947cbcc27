"""What one change of a table writes, and how: all or nothing, as a job of `Database.write`."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import sqlalchemy as sa

from bot.tables.model.chain import TABLE, chain_key, without_name
from bot.tables.model.errors import Conflict
from bot.tables.model.info import Info
from bot.tables.model.seats import Seat
from bot.tables.store.prepared import Prepared
from bot.tables.store.schema import (
    checkpoint,
    choice,
    deadline,
    event,
    game_table,
    ladder_result,
    outbox,
    seat,
)

FORGOTTEN = "?"
CLOCKS = ("remind", "due")
"""The kinds of rows of `deadline` that are clocks of questions."""


@dataclass(slots=True)
class Write:
    """What one change of a table writes, all or nothing. version: the stored one it builds on; None: a new table.

    undone_from   choices and events from this index on are marked as undone, checkpoints behind it deleted
    keep          index of a checkpoint that is never to be pruned; prune_before: others before this index go
    clocks_gone   (seat, token) whose clocks end; None: all of them
    """

    table: str
    version: int | None
    columns: dict[str, Any] = field(default_factory=dict)
    seats: Sequence[Seat] | None = None
    undone_from: int | None = None
    choices: list[dict[str, Any]] = field(default_factory=list)
    events: list[dict[str, Any]] = field(default_factory=list)
    checkpoints: list[dict[str, Any]] = field(default_factory=list)
    keep: int | None = None
    prune_before: int | None = None
    clocks_gone: list[tuple[int, str]] | None = field(default_factory=list)
    clocks: list[dict[str, Any]] = field(default_factory=list)
    plans: list[dict[str, Any]] | None = None
    """The rows of `deadline` that say when plans answer, all of them; None: as before."""
    leaves: list[dict[str, Any]] | None = None
    """The same that say when leaves begin and end."""
    reminded: list[tuple[int, str]] = field(default_factory=list)
    posts: list[dict[str, Any]] = field(default_factory=list)
    result: dict[str, Any] | None = None
    """The row of `ladder_result`, for a contest that has just ended."""
    forget: tuple[int, set[str]] | None = None
    """A user, and the names that user had here, to be removed from log and journal."""
    jumped: float = 0.0
    """By how much the clock from which its times come had jumped (`Clock.jumped`)."""


def move_times(write: Write, seconds: float) -> None:
    """What is still running, in a change that was begun before the clock was set: as `ClockSteps` moves what is stored.
    When something happened stays."""
    for row in (*write.clocks, *(write.plans or ()), *(write.leaves or ())):
        row["at"] = None if row["at"] is None else row["at"] + seconds
    columns = write.columns
    if "updated" in columns:
        columns["updated"] += seconds
    if columns.get("proposal") and columns["proposal"].get("at"):
        columns["proposal"] = {**columns["proposal"], "at": columns["proposal"]["at"] + seconds}


# what each click sends, built once: building a statement costs more than running it
_UPDATE = Prepared(
    game_table.update().where(
        game_table.c.id == sa.bindparam("of_table"), game_table.c.version == sa.bindparam("at_version")
    )
)


_INSERTS = (Prepared(choice.insert()), Prepared(event.insert()), Prepared(checkpoint.insert()))


def apply(connection: sa.Connection, write: Write) -> list[int]:
    """Carry out a change; gives the ids of its outbox rows. Raises `Conflict` or SQLAlchemy's IntegrityError."""
    mine = write.table
    if write.version is None:
        connection.execute(game_table.insert(), [write.columns])
    elif write.columns:
        where = {"of_table": mine, "at_version": write.version}
        if _UPDATE.run(connection, [write.columns | where]) != 1:
            raise Conflict(f"table {mine} is no longer at version {write.version}")
    if write.seats is not None:
        connection.execute(seat.delete().where(seat.c.table_id == mine))
        if write.seats:
            rows = [{"table_id": mine, **asdict(place), "prefs": dict(place.prefs)} for place in write.seats]
            connection.execute(seat.insert(), rows)
    if write.undone_from is not None:
        _take_back(connection, mine, write.undone_from)
    for insert, rows in zip(_INSERTS, (write.choices, write.events, write.checkpoints), strict=True):
        if rows:
            insert.run(connection, rows)
    if write.keep is not None:
        here = sa.and_(checkpoint.c.table_id == mine, checkpoint.c.idx == write.keep)
        connection.execute(checkpoint.update().where(here).values(keep=True))
    if write.prune_before is not None:
        old = sa.and_(checkpoint.c.table_id == mine, checkpoint.c.idx < write.prune_before, ~checkpoint.c.keep)
        connection.execute(checkpoint.delete().where(old))
    _set_clocks(connection, write)
    if write.result is not None:
        connection.execute(ladder_result.delete().where(ladder_result.c.table_id == mine))
        connection.execute(ladder_result.insert().values(**write.result))
    if write.forget is not None:
        _scrub(connection, mine, *write.forget)
    posts: list[int] = []
    for row in write.posts:
        key = connection.execute(outbox.insert().values(**row)).inserted_primary_key
        posts.append(int(key[0]) if key else 0)
    return posts


def _take_back(connection: sa.Connection, table: str, index: int) -> None:
    for log in (choice, event):
        gone = sa.and_(log.c.table_id == table, log.c.idx >= index, ~log.c.undone)
        connection.execute(log.update().where(gone).values(undone=True))
    connection.execute(checkpoint.delete().where(checkpoint.c.table_id == table, checkpoint.c.idx > index))


def _set_clocks(connection: sa.Connection, write: Write) -> None:
    _set_rows(connection, write.table, "plan", write.plans)
    _set_rows(connection, write.table, "leave", write.leaves)
    if not (write.clocks_gone is None or write.clocks_gone or write.clocks or write.reminded):
        return
    mine = sa.and_(deadline.c.table_id == write.table, deadline.c.kind.in_(CLOCKS))
    if write.clocks_gone is None:
        connection.execute(deadline.delete().where(mine))
    elif write.clocks_gone:
        for place, token in write.clocks_gone:
            connection.execute(deadline.delete().where(mine, deadline.c.seat == place, deadline.c.token == token))
    if write.clocks:
        connection.execute(deadline.insert(), write.clocks)
    for place, token in write.reminded:
        here = sa.and_(mine, deadline.c.seat == place, deadline.c.token == token, deadline.c.kind == "remind")
        connection.execute(deadline.update().where(here).values(sent=True))


def _set_rows(connection: sa.Connection, table: str, kind: str, rows: Sequence[dict[str, Any]] | None) -> None:
    """All rows of this kind; None: as they are."""
    if rows is None:
        return
    connection.execute(deadline.delete().where(deadline.c.table_id == table, deadline.c.kind == kind))
    if rows:
        connection.execute(deadline.insert(), rows)


def _scrub(connection: sa.Connection, table: str, user: int, names: set[str]) -> None:
    """Remove a user from the log, the journal's own lines and the messages of one table."""
    connection.execute(choice.update().where(choice.c.table_id == table, choice.c.user == user).values(user=None))
    seed = connection.execute(sa.select(game_table.c.server_seed).where(game_table.c.id == table)).scalar_one()
    key = chain_key(seed)
    lines = sa.select(event).where(event.c.table_id == table, event.c.kind.startswith("journal-"))
    for row in connection.execute(lines).mappings().all():
        params = row["params"]
        gone = [key for key, value in params.items() if key != "who" and isinstance(value, str) and value in names]
        clean = dict.fromkeys(gone, FORGOTTEN)
        if clean:
            here = sa.and_(event.c.table_id == table, event.c.n == row["n"])
            proof = None if row["proof"] is None else without_name(key, dict(row))
            connection.execute(event.update().where(here).values(params={**params, **clean}, proof=proof))
    told = sa.select(choice).where(choice.c.table_id == table, choice.c.key == TABLE)
    for row in connection.execute(told).mappings().all():
        seats = [{**s, "name": FORGOTTEN if s["name"] in names else s["name"]} for s in row["answer"]["seats"]]
        if seats != row["answer"]["seats"]:
            here = sa.and_(choice.c.table_id == table, choice.c.n == row["n"])
            cleaned = {**row["answer"], "seats": seats}
            connection.execute(choice.update().where(here).values(answer=cleaned, proof=without_name(key, dict(row))))
    connection.execute(outbox.delete().where(outbox.c.table_id == table, outbox.c.state != "pending"))


def with_board(info: Info, **columns: Any) -> Info:
    """The same with another board; all else, the version too, stays."""
    return info.changed(**columns)
