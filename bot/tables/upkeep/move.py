"""All rows from one database into another, of either engine: checked before it counts, begun anew if it was broken off.

The target carries a mark until everything in it has been compared and every game that runs has been played again in it;
as long as the mark is there nobody plays on it.
"""

import hashlib
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import sqlalchemy as sa

from bot.rules.decision import Choice
from bot.rules.kernel.game import Game
from bot.rules.kernel.run import Checkpoint, Run
from bot.tables.model.codec import digest
from bot.tables.model.errors import DatabaseError, NotOwner
from bot.tables.store import owner, statements
from bot.tables.store.database import Database
from bot.tables.store.opening import open_database
from bot.tables.store.schema import game_table, metadata
from bot.tables.store.schema import owner as owner_table

BATCH: Final = 500
_MARK: Final = owner.UNFINISHED
_MOVED: Final = [table for table in metadata.sorted_tables if table is not owner_table]
Row = Mapping[str, Any]
Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Moved:
    """rows: how many of each table; played: games played again in the target; other_rules: those that could not be,
    there as here, because the rules have changed since (they go on as after any upgrade)."""

    rows: dict[str, int]
    played: int
    other_rules: int


async def move(
    source: str, target: str, games: Mapping[str, Game[Any]], say: Say = lambda line: None, batch: int = BATCH
) -> Moved:
    """Copy everything; the source stays as it is. Raises `DatabaseError`, whose text is for the operator.

    source, target: addresses as in `Settings.database_url`. Neither may be in use; the target must be empty.
    """
    if sa.make_url(source) == sa.make_url(target):
        raise DatabaseError("Both addresses are the same database: there is nothing to move.")
    old = await open_database(source, claim="if free", patient=True)
    try:
        new = await open_database(target, claim="move", patient=True)
        try:
            return await _move(old, new, games, say, batch)
        finally:
            await new.close()
    finally:
        await old.close()


async def _move(old: Database, new: Database, games: Mapping[str, Game[Any]], say: Say, batch: int) -> Moved:
    if await new.read(owner.is_unfinished):
        say("A move into this database was broken off before; it is emptied and begun anew.")
        await new.write(_empty)
    elif found := await new.read(_filled):
        raise DatabaseError(f"The target is not empty ({', '.join(found)}): a move needs an empty database.")
    await new.write(lambda connection: connection.execute(owner_table.insert(), [_MARK]))
    rows: dict[str, int] = {}
    sums: dict[str, int] = {}
    for table in _MOVED:
        whole = await old.read(partial(_count, table=table))
        rows[table.name], sums[table.name] = 0, 0
        async for some in _rows(old, table, batch):
            await _put(new, table, some)
            rows[table.name] += len(some)
            sums[table.name] = _added(sums[table.name], some)
            say(f"{table.name}: {rows[table.name]:,} of {whole:,}")
    await new.write(new.number_on)
    await _compare(new, rows, sums, batch, say)
    played, other_rules = await _play_again(old, new, games, say)
    try:
        await old.write(lambda connection: None)
    except NotOwner:
        why = "Somebody has begun to play on the old database meanwhile: stop that, then move anew."
        raise DatabaseError(why) from None
    mark = owner_table.c.shard == _MARK["shard"]
    await new.write(lambda connection: connection.execute(owner_table.delete().where(mark)))
    return Moved(rows, played, other_rules)


async def _put(new: Database, table: sa.Table, some: Sequence[Row]) -> None:
    try:
        await new.write(lambda connection: connection.execute(table.insert(), list(some)))
    except sa.exc.DBAPIError as error:
        if len(some) == 1:
            key = ", ".join(f"{column.name} {some[0][column.name]!r}" for column in table.primary_key)
            why = str(error.orig).partition("\n")[0].rpartition(">: ")[2]
            raise DatabaseError(f"A row of {table.name} ({key}) was not taken: {why}. Nothing is lost.") from error
        for row in some:  # to name the one
            await _put(new, table, [row])


async def _rows(database: Database, table: sa.Table, batch: int) -> AsyncIterator[list[Row]]:
    """All rows, some at a time, by their keys."""
    key = list(table.primary_key)
    last: tuple[Any, ...] | None = None
    while True:
        query = sa.select(table).order_by(*key).limit(batch)
        if last is not None:
            values = [sa.literal(value, column.type) for value, column in zip(last, key, strict=True)]
            query = query.where(sa.tuple_(*key) > sa.tuple_(*values))
        some = await database.read(partial(_fetch, query=query))
        if some:
            yield some
            last = tuple(some[-1][column.name] for column in key)
        if len(some) < batch:
            return


def _fetch(connection: sa.Connection, query: sa.Select[Any]) -> list[Row]:
    return [dict(row) for row in connection.execute(query).mappings()]


def _count(connection: sa.Connection, table: sa.Table) -> int:
    return connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()


def _filled(connection: sa.Connection) -> list[str]:
    """Tables with rows in them, and how many."""
    found = {table.name: _count(connection, table) for table in _MOVED}
    return [f"{name}: {count:,}" for name, count in found.items() if count]


def _empty(connection: sa.Connection) -> None:
    for table in reversed(_MOVED):
        connection.execute(table.delete())
    connection.execute(owner_table.delete().where(owner_table.c.shard == _MARK["shard"]))


def _added(total: int, some: Sequence[Row]) -> int:
    """A sum over rows that does not depend on their order: two engines sort texts differently."""
    for row in some:
        told = repr([(name, _plain(value)) for name, value in row.items()])
        total += int.from_bytes(hashlib.blake2b(told.encode("utf-8", "surrogatepass"), digest_size=32).digest())
    return total % (1 << 256)


def _plain(value: Any) -> Any:
    """The same for equal values, whatever order a JSON object came in."""
    if isinstance(value, dict):
        return sorted((key, _plain(entry)) for key, entry in value.items())
    return [_plain(entry) for entry in value] if isinstance(value, list) else value


async def _compare(new: Database, rows: Mapping[str, int], sums: Mapping[str, int], batch: int, say: Say) -> None:
    for table in _MOVED:
        count = total = 0
        async for some in _rows(new, table, batch):
            count, total = count + len(some), _added(total, some)
        if (count, total) != (rows[table.name], sums[table.name]):
            raise DatabaseError(
                f"{table.name} is not the same in both databases ({rows[table.name]:,} and {count:,} rows): the move "
                "does not count. Move anew, and report this if it happens again."
            )
    say("Every row is the same in both.")


async def _play_again(old: Database, new: Database, games: Mapping[str, Game[Any]], say: Say) -> tuple[int, int]:
    going = sa.select(game_table.c.id).where(game_table.c.status != "ended", game_table.c.seed.is_not(None))
    ids: list[str] = await new.read(lambda connection: list(connection.execute(going).scalars()))
    other_rules = 0
    for table in ids:
        if not await new.read(partial(_replays, table=table, games=games)):
            if await old.read(partial(_replays, table=table, games=games)):
                raise DatabaseError(f"Table {table} does not replay in the new database: the move does not count.")
            other_rules += 1
    say(f"{len(ids) - other_rules:,} games that run were played again in the new database.")
    return len(ids) - other_rules, other_rules


def _replays(connection: sa.Connection, table: str, games: Mapping[str, Game[Any]]) -> bool:
    """Whether a game comes out as it was left. False too for rules that are not installed."""
    stored = statements.load(connection, table)
    if stored is None or stored.seed is None or stored.info.game not in games:
        return False
    points = [Checkpoint(row["idx"], row["fence"], row["blob"]) for row in stored.checkpoints]
    choices = [Choice(row["seat"], row["key"], row["answer"], row["by"]) for row in stored.choices]
    try:
        info = stored.info
        run = Run.restore(games[info.game], stored.seed, points, choices, info.base, bases=info.bases)
    except Exception:  # whatever an old state does to new rules
        return False
    return digest(run.state) == stored.info.digest
