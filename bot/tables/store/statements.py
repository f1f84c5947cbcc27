"""Every statement on tables: plain functions of a connection, used as jobs of `Database.read` and `Database.write`.

The same statements run on SQLite and PostgreSQL. What opens one table reads rows of that table only, by index.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

import sqlalchemy as sa

from bot.tables.model.chain import TABLE, chain_key, without_name
from bot.tables.model.errors import Conflict
from bot.tables.model.table import RECENT, Info, Seat
from bot.tables.store.schema import (
    channel_deck,
    channel_kit,
    checkpoint,
    choice,
    deadline,
    event,
    game_table,
    ladder_result,
    outbox,
    saved_roll,
    seat,
    user_pref,
)
from bot.tables.store.shards import EVERY, Shards

Row = dict[str, Any]
KEPT_CHECKPOINTS = 30
FORGOTTEN = "?"
_INFO_COLUMNS = [name for name in Info.__dataclass_fields__ if name != "seats"]


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
    reminded: list[tuple[int, str]] = field(default_factory=list)
    posts: list[dict[str, Any]] = field(default_factory=list)
    result: dict[str, Any] | None = None
    """The row of `ladder_result`, for a contest that has just ended."""
    forget: tuple[int, set[str]] | None = None
    """A user, and the names that user had here, to be removed from log and journal."""


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


# ------------------------------------------------------------------ writing

# what each click sends, built once: building a statement costs more than running it
_UPDATE = game_table.update().where(
    game_table.c.id == sa.bindparam("of_table"), game_table.c.version == sa.bindparam("at_version")
)
_INSERTS = (choice.insert(), event.insert(), checkpoint.insert())


def apply(connection: sa.Connection, write: Write) -> list[int]:
    """Carry out a change; gives the ids of its outbox rows. Raises `Conflict` or SQLAlchemy's IntegrityError."""
    mine = write.table
    if write.version is None:
        connection.execute(game_table.insert(), [write.columns])
    elif write.columns:
        where = {"of_table": mine, "at_version": write.version}
        matched = connection.execute(_UPDATE, write.columns | where).rowcount
        if matched != 1:
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
            connection.execute(insert, rows)
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
    if not (write.clocks_gone is None or write.clocks_gone or write.clocks or write.reminded):
        return
    mine = deadline.c.table_id == write.table
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
    return replace(info, **columns)


# ------------------------------------------------------------------ reading


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
    seats = [
        Seat(**{name: found[name] for name in Seat.__dataclass_fields__})
        for found in connection.execute(seats_query(table)).mappings()
    ]
    columns = {name: row[name] for name in _INFO_COLUMNS}
    if columns["entropies"] is not None:
        columns["entropies"] = tuple(columns["entropies"])
    info = Info(**columns, seats=tuple(seats))
    points: list[Row] = []
    choices: list[Row] = []
    clocks: list[Row] = []
    if row["seed"] is not None:
        points = [dict(r) for r in connection.execute(checkpoints_query(table)).mappings()][::-1]
        choices = [dict(r) for r in connection.execute(choices_query(table, points[0]["idx"])).mappings()]
        clocks = [dict(r) for r in connection.execute(deadlines_query(table)).mappings()]
    prefs = {place.user: prefs_of(connection, place.user) for place in seats if place.user is not None}
    return Stored(info, row["server_seed"], row["seed"], points, choices, clocks, prefs, recent_of(connection, table))


def recent_of(connection: sa.Connection, table: str) -> list[Row]:
    """The last events that stand, oldest first."""
    return [dict(row) for row in connection.execute(recent_query(table)).mappings()][::-1]


def open_table_in(connection: sa.Connection, channel: int) -> str | None:
    """The id of the table in a channel that is not over."""
    return connection.execute(channel_query(channel)).scalar()


def tables_of(connection: sa.Connection, user: int) -> list[str]:
    """Ids of the tables at which a user sits and that are not over, newest first."""
    query = (
        sa.select(game_table.c.id)
        .join(seat, seat.c.table_id == game_table.c.id)
        .where(seat.c.user == user, game_table.c.status != "ended")
        .order_by(game_table.c.updated.desc())
    )
    return list(dict.fromkeys(connection.execute(query).scalars()))


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


# ------------------------------------------------------------------ what belongs to users and channels


def prefs_of(connection: sa.Connection, user: int) -> dict[str, Any]:
    """A user's quiet hours and so on; empty if never set."""
    found = connection.execute(sa.select(user_pref.c.data).where(user_pref.c.user == user)).scalar()
    return dict(found) if found else {}


def set_prefs(connection: sa.Connection, user: int, data: Mapping[str, Any]) -> None:
    connection.execute(user_pref.delete().where(user_pref.c.user == user))
    connection.execute(user_pref.insert().values(user=user, data=dict(data)))


def rolls_of(connection: sa.Connection, scope: str, owner: int) -> dict[str, str]:
    """Name -> expression of the saved rolls of a user or a guild, by name."""
    here = sa.and_(saved_roll.c.scope == scope, saved_roll.c.owner == owner)
    query = sa.select(saved_roll.c.name, saved_roll.c.expression).where(here).order_by(saved_roll.c.name)
    return {name: expression for name, expression in connection.execute(query)}


def save_roll(connection: sa.Connection, scope: str, owner: int, name: str, expression: str | None) -> bool:
    """Save, replace or (None) delete; gives whether there was one of that name."""
    here = sa.and_(saved_roll.c.scope == scope, saved_roll.c.owner == owner, saved_roll.c.name == name)
    known = connection.execute(saved_roll.delete().where(here)).rowcount > 0
    if expression is not None:
        connection.execute(saved_roll.insert().values(scope=scope, owner=owner, name=name, expression=expression))
    return known


def deck(connection: sa.Connection, channel: int, name: str) -> Any:
    """The stored data of a channel's deck, or None."""
    here = sa.and_(channel_deck.c.channel == channel, channel_deck.c.name == name)
    return connection.execute(sa.select(channel_deck.c.data).where(here)).scalar()


def deck_names(connection: sa.Connection, channel: int) -> list[str]:
    query = sa.select(channel_deck.c.name).where(channel_deck.c.channel == channel).order_by(channel_deck.c.name)
    return list(connection.execute(query).scalars())


def set_deck(connection: sa.Connection, channel: int, name: str, data: Any) -> None:
    """Store a deck; None deletes it."""
    here = sa.and_(channel_deck.c.channel == channel, channel_deck.c.name == name)
    connection.execute(channel_deck.delete().where(here))
    if data is not None:
        connection.execute(channel_deck.insert().values(channel=channel, name=name, data=data))


def kit(connection: sa.Connection, channel: int, kind: str) -> Any:
    """What is kept of this kind for a channel, or None."""
    here = sa.and_(channel_kit.c.channel == channel, channel_kit.c.kind == kind)
    return connection.execute(sa.select(channel_kit.c.data).where(here)).scalar()


def set_kit(connection: sa.Connection, channel: int, kind: str, data: Any) -> None:
    """Keep something of this kind for a channel."""
    here = sa.and_(channel_kit.c.channel == channel, channel_kit.c.kind == kind)
    connection.execute(channel_kit.delete().where(here))
    connection.execute(channel_kit.insert().values(channel=channel, kind=kind, data=data))
