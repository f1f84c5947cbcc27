"""Every statement that reads tables: plain functions of a connection, used as jobs of `Database.read`.

The same statements run on SQLite and PostgreSQL. What opens one table reads rows of that table only, by index.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bot.tables.model.info import Info
from bot.tables.model.seats import Seat
from bot.tables.model.table import RECENT
from bot.tables.store.owned import prefs_at
from bot.tables.store.schema import (
    checkpoint,
    choice,
    deadline,
    event,
    game_table,
    outbox,
    seat,
)
from bot.tables.store.shards import EVERY, Shards

Row = dict[str, Any]
KEPT_CHECKPOINTS = 30
_INFO_COLUMNS = [name for name in Info.__dataclass_fields__ if name != "seats"]


@dataclass(slots=True)
class Stored:
    """What the store knows of a table: enough to rebuild it."""

    info: Info
    server_seed: bytes
    seed: bytes | None
    checkpoints: list[Row]
    choices: list[Row]
    deadlines: list[Row]
    prefs: dict[int, dict[str, Any]]
    recent: list[Row]
    """The last events that stand, oldest first."""


def table_query(table: str) -> sa.Select[Any]:
    return sa.select(game_table).where(game_table.c.id == table)


def seats_query(table: str) -> sa.Select[Any]:
    return sa.select(seat).where(seat.c.table_id == table).order_by(seat.c.n)


def checkpoints_query(table: str) -> sa.Select[Any]:
    newest = sa.select(checkpoint).where(checkpoint.c.table_id == table)
    return newest.order_by(checkpoint.c.idx.desc()).limit(KEPT_CHECKPOINTS)


def choices_query(table: str, first: int) -> sa.Select[Any]:
    counting = sa.and_(choice.c.table_id == table, choice.c.idx >= first, ~choice.c.undone)
    return sa.select(choice).where(counting).order_by(choice.c.idx)


def deadlines_query(table: str) -> sa.Select[Any]:
    return sa.select(deadline).where(deadline.c.table_id == table)


def recent_query(table: str) -> sa.Select[Any]:
    here = sa.and_(event.c.table_id == table, ~event.c.undone)
    return sa.select(event).where(here).order_by(event.c.n.desc()).limit(RECENT)


def channel_query(channel: int) -> sa.Select[Any]:
    return sa.select(game_table.c.id).where(game_table.c.channel == channel, game_table.c.status != sa.text("'ended'"))


def load(connection: sa.Connection, table: str) -> Stored | None:
    """Everything needed to rebuild one table, or None."""
    row = connection.execute(table_query(table)).mappings().first()
    if row is None:
        return None
    info = _info_of(connection, row)
    points: list[Row] = []
    choices: list[Row] = []
    clocks: list[Row] = []
    if row["seed"] is not None:
        points = [dict(r) for r in connection.execute(checkpoints_query(table)).mappings()][::-1]
        choices = [dict(r) for r in connection.execute(choices_query(table, points[0]["idx"])).mappings()]
        clocks = [dict(r) for r in connection.execute(deadlines_query(table)).mappings()]
    users = {user for place in info.seats for user in (place.user, place.actor) if user is not None}
    prefs = {user: prefs_at(connection, user, info.guild) for user in users}
    return Stored(info, row["server_seed"], row["seed"], points, choices, clocks, prefs, recent_of(connection, table))


def _info_of(connection: sa.Connection, row: Any) -> Info:
    seats = [
        Seat(**{name: found[name] for name in Seat.__dataclass_fields__})
        for found in connection.execute(seats_query(row["id"])).mappings()
    ]
    columns = {name: row[name] for name in _INFO_COLUMNS}
    if columns["entropies"] is not None:
        columns["entropies"] = tuple(columns["entropies"])
    return Info(**columns, seats=tuple(seats))


def recent_of(connection: sa.Connection, table: str) -> list[Row]:
    """The last events that stand, oldest first."""
    return [dict(row) for row in connection.execute(recent_query(table)).mappings()][::-1]


def open_table_in(connection: sa.Connection, channel: int) -> str | None:
    """The id of the table in a channel that is not over."""
    return connection.execute(channel_query(channel)).scalar()


def tables_of(connection: sa.Connection, user: int) -> list[str]:
    """Ids of the tables at which a user sits or answers for somebody, and that are not over, newest first."""
    query = (
        sa.select(game_table.c.id)
        .join(seat, seat.c.table_id == game_table.c.id)
        .where(sa.or_(seat.c.user == user, seat.c.deputy == user), game_table.c.status != "ended")
        .order_by(game_table.c.updated.desc())
    )
    return list(dict.fromkeys(connection.execute(query).scalars()))


def ended_of(connection: sa.Connection, user: int, limit: int) -> list[Info]:
    """The tables that are over and at which a user sat at the end, the last one first."""
    mine = sa.select(seat.c.table_id).where(seat.c.user == user)
    return _ended(connection, game_table.c.id.in_(mine), limit)


def ended_in(connection: sa.Connection, channel: int, limit: int, with_threads: bool) -> list[Info]:
    """The tables that are over and stood in a channel (with_threads: or in threads that we opened below it), the last
    one first."""
    here = game_table.c.channel == channel
    return _ended(connection, sa.or_(here, game_table.c.parent == channel) if with_threads else here, limit)


def _ended(connection: sa.Connection, where: sa.ColumnElement[bool], limit: int) -> list[Info]:
    query = sa.select(game_table).where(game_table.c.status == "ended", where)
    query = query.order_by(game_table.c.updated.desc(), game_table.c.id).limit(limit)
    return [_info_of(connection, row) for row in connection.execute(query).mappings().all()]


def children_of(connection: sa.Connection, table: str) -> dict[str, str]:
    """Key -> id of the tables that a table has had opened."""
    query = sa.select(game_table.c.sequel_key, game_table.c.id).where(game_table.c.sequel_of == table)
    return {key: found for key, found in connection.execute(query)}


def places_of_children(connection: sa.Connection, table: str) -> dict[str, int]:
    """Key -> channel of the tables that a table has had opened, without those that stand nowhere."""
    here = sa.and_(game_table.c.sequel_of == table, game_table.c.channel >= 0)
    query = sa.select(game_table.c.sequel_key, game_table.c.channel).where(here)
    return {key: channel for key, channel in connection.execute(query)}


def all_tables(connection: sa.Connection, with_ended: bool = True, shards: Shards = EVERY) -> list[str]:
    """Ids of all tables of these shards, oldest first."""
    query = sa.select(game_table.c.id).where(shards.within(game_table.c.guild))
    query = query.order_by(game_table.c.created, game_table.c.id)
    if not with_ended:
        query = query.where(game_table.c.status != "ended")
    return list(connection.execute(query).scalars())


def behind(connection: sa.Connection, seconds: float, shards: Shards = EVERY) -> list[str]:
    """Ids of tables whose board may not show how they stand, oldest first: those that are known not to (version 0),
    those with a board that waits to be posted, and those that changed in the last `seconds` before the last change."""
    last = sa.select(sa.func.max(game_table.c.updated)).scalar_subquery()
    waiting = sa.select(outbox.c.table_id).where(outbox.c.state == "pending", outbox.c.kind == "board")
    lost = sa.and_(game_table.c.status != "ended", game_table.c.board_version == 0)
    late = sa.or_(lost, game_table.c.updated >= last - seconds, game_table.c.id.in_(waiting))
    query = sa.select(game_table.c.id).where(shards.within(game_table.c.guild), late)
    query = query.where(game_table.c.board_version != game_table.c.version)
    return list(connection.execute(query.order_by(game_table.c.created, game_table.c.id)).scalars())


def running(connection: sa.Connection, games: Sequence[str], shards: Shards = EVERY) -> list[str]:
    """Ids of the running tables of some games, oldest first."""
    query = sa.select(game_table.c.id).where(shards.within(game_table.c.guild))
    query = query.where(game_table.c.status == "running", game_table.c.game.in_(games))
    return list(connection.execute(query.order_by(game_table.c.created, game_table.c.id)).scalars())


def applied(connection: sa.Connection, interaction: int) -> tuple[str, list[Row]] | None:
    """(table, events) of an interaction that has been applied, or None."""
    row = connection.execute(
        sa.select(choice.c.table_id, choice.c.n).where(choice.c.interaction == interaction)
    ).first()
    if row is None:
        return None
    query = sa.select(event).where(event.c.table_id == row[0], event.c.choice_n == row[1]).order_by(event.c.n)
    return row[0], [dict(r) for r in connection.execute(query).mappings()]


def events_before(
    connection: sa.Connection, table: str, place: int | None, limit: int, before: int | None
) -> list[Row]:
    """The last `limit` events (before number `before`) of which this seat may read something, newest first."""
    c = event.c
    readable = sa.or_(c.only.is_(None), c.public.is_not(None))
    if place is not None:
        readable = sa.or_(readable, c.only == place)
    query = sa.select(event).where(c.table_id == table, readable).order_by(c.n.desc()).limit(limit)
    if before is not None:
        query = query.where(c.n < before)
    return [dict(row) for row in connection.execute(query).mappings()]


def events_since_choice(
    connection: sa.Connection, table: str, place: int, user: int | None
) -> tuple[float, list[Row]] | None:
    """(when this user chose last at this seat, the events that later choices and the table itself caused)."""
    c, e = choice.c, event.c
    own = sa.select(c.n, c.at).where(c.table_id == table, c.seat == place, c.by == "player", c.undone.is_(False))
    own = own.where(c.user == user)
    last = connection.execute(own.order_by(c.n.desc()).limit(1)).one_or_none()
    if last is None:
        return None
    later = sa.or_(e.choice_n > last.n, sa.and_(e.choice_n.is_(None), e.at > last.at))
    query = sa.select(event).where(e.table_id == table, e.undone.is_(False), later).order_by(e.n)
    return last.at, [dict(row) for row in connection.execute(query).mappings()]


def whole_log(connection: sa.Connection, table: str) -> tuple[list[Row], list[Row], list[Row]]:
    """(choices, events, checkpoints) of a table, all of them, in order."""
    found: list[list[Row]] = []
    for rows, order in ((choice, choice.c.n), (event, event.c.n), (checkpoint, checkpoint.c.idx)):
        query = sa.select(rows).where(rows.c.table_id == table).order_by(order)
        found.append([dict(row) for row in connection.execute(query).mappings()])
    return found[0], found[1], found[2]
