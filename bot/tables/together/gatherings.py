"""Posts that wait for people's answers: to play again, for free seats, for an evening. Waits for the database.

again    answers: {"in": whether they play again, "word": their part of the dice}; data: {}
invite   answers: none, its button sits people down; data: {"zone": ..., "note": ...}
evening  answers: places of the times that suit somebody; data: {"times": [seconds since 1970, ...], "lasts": hours}
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import sqlalchemy as sa

from bot.tables.live.keeper import TableKeeper
from bot.tables.model.seats import seat_name
from bot.tables.seats.new_tables import new_id
from bot.tables.store.schema import gathering, gathering_answer

OPEN, DONE, EXPIRED = "open", "done", "expired"
FORGOTTEN = 0
_FIELDS = ("id", "kind", "guild", "channel", "message", "table", "user", "data", "opened", "until", "state")


@dataclass(frozen=True, slots=True)
class Reply:
    """What somebody has answered. at: seconds since 1970."""

    user: int
    name: str
    answer: Any
    at: float


@dataclass(frozen=True, slots=True)
class Gathering:
    """A post and its answers, the first one first. See the columns of `gathering`."""

    id: str
    kind: str
    guild: int
    channel: int
    message: int | None
    table: str
    user: int
    data: Mapping[str, Any]
    opened: float
    until: float
    state: str
    answers: Sequence[Reply] = ()

    def answer_of(self, user: int) -> Any:
        """What this user has answered; None: nothing."""
        return next((reply.answer for reply in self.answers if reply.user == user), None)


class Gatherings:
    """All of them."""

    def __init__(self, keeper: TableKeeper) -> None:
        self._storage, self._clock = keeper.storage, keeper.clock

    async def open(
        self, kind: str, guild: int, channel: int, table: str, user: int, data: Mapping[str, Any], lasts: float
    ) -> Gathering:
        """A new one. lasts: seconds until it closes by itself."""
        now = self._clock.now()
        found = Gathering(new_id(), kind, guild, channel, None, table, user, dict(data), now, now + lasts, OPEN)
        row = {name: getattr(found, name) for name in _FIELDS}
        shard = self._storage.shards.of(guild)
        await self._storage.write(lambda c: c.execute(gathering.insert().values(**row)).rowcount, shard)
        return found

    async def get(self, name: str) -> Gathering | None:
        """By its id."""
        return next(iter(await self._find(gathering.c.id == name)), None)

    async def open_at(self, table: str, kind: str | None = None) -> list[Gathering]:
        """Those of a table that are open, the first one first."""
        here = sa.and_(gathering.c.table == table, gathering.c.state == OPEN)
        return await self._find(here if kind is None else sa.and_(here, gathering.c.kind == kind))

    async def open_tables(self, kinds: Sequence[str]) -> set[str]:
        """Tables of our shards that have an open one of these kinds."""
        ours = self._storage.shards.within(gathering.c.guild)
        here = sa.and_(gathering.c.state == OPEN, gathering.c.kind.in_(kinds), ours)
        query = sa.select(gathering.c.table).where(here).distinct()
        return await self._storage.read(lambda connection: set(connection.execute(query).scalars()))

    async def due(self) -> list[Gathering]:
        """Open ones of our shards whose time is up."""
        ours = self._storage.shards.within(gathering.c.guild)
        return await self._find(sa.and_(gathering.c.state == OPEN, gathering.c.until <= self._clock.now(), ours))

    async def _find(self, where: sa.ColumnElement[bool]) -> list[Gathering]:
        return await self._storage.read(partial(_read, where=where))

    async def answer(self, found: Gathering, user: int, name: str, answer: Any) -> Gathering | None:
        """Store somebody's answer in place of the former one (None: takes it back); None if it is no longer open."""
        row = {"gathering": found.id, "user": user, "name": seat_name(name), "answer": answer, "at": self._clock.now()}
        shard = self._storage.shards.of(found.guild)
        return await self._storage.write(partial(_answer, row=row), shard)

    async def posted(self, found: Gathering, message: int) -> Gathering:
        """Where it stands."""
        await self._change(found, message=message)
        return replace(found, message=message)

    async def reopen(self, found: Gathering) -> None:
        """What was to follow from its answers could not be done."""
        await self._change(found, state=OPEN)

    async def close(self, found: Gathering, state: str = DONE) -> bool:
        """Close it; False if it was closed before."""
        change = gathering.update().where(gathering.c.id == found.id, gathering.c.state == OPEN).values(state=state)
        shard = self._storage.shards.of(found.guild)
        return await self._storage.write(lambda c: c.execute(change).rowcount > 0, shard)

    async def _change(self, found: Gathering, **columns: Any) -> None:
        change = gathering.update().where(gathering.c.id == found.id).values(**columns)
        await self._storage.write(lambda c: c.execute(change).rowcount, self._storage.shards.of(found.guild))


def _read(connection: sa.Connection, where: sa.ColumnElement[bool]) -> list[Gathering]:
    rows = connection.execute(sa.select(gathering).where(where).order_by(gathering.c.opened, gathering.c.id))
    return [_with_answers(connection, row) for row in rows.mappings().all()]


def _with_answers(connection: sa.Connection, row: Any) -> Gathering:
    c = gathering_answer.c
    query = sa.select(c.user, c.name, c.answer, c.at).where(c.gathering == row["id"]).order_by(c.at, c.user)
    answers = tuple(Reply(*answer) for answer in connection.execute(query))
    return Gathering(**{name: row[name] for name in _FIELDS}, answers=answers)


def _answer(connection: sa.Connection, row: dict[str, Any]) -> Gathering | None:
    c = gathering_answer.c
    here = gathering.c.id == row["gathering"]
    if connection.execute(sa.select(gathering.c.state).where(here)).scalar() != OPEN:
        return None
    connection.execute(gathering_answer.delete().where(c.gathering == row["gathering"], c.user == row["user"]))
    if row["answer"] is not None:
        connection.execute(gathering_answer.insert().values(**row))
    return next(iter(_read(connection, here)), None)


# ---------------------------------------------------------------- a user's own data


def answers_of(connection: sa.Connection, user: int) -> list[dict[str, Any]]:
    """What a user has answered, as plain JSON."""
    c = gathering_answer.c
    query = sa.select(gathering.c.kind, gathering.c.table, c.name, c.answer, c.at).join(gathering).where(c.user == user)
    return [dict(row) for row in connection.execute(query.order_by(c.at)).mappings()]


def forget(connection: sa.Connection, user: int) -> None:
    """Their answers go; a post of theirs stays without saying whose it is, and without their note."""
    connection.execute(gathering_answer.delete().where(gathering_answer.c.user == user))
    mine = gathering.c.user == user
    connection.execute(gathering.update().where(mine, gathering.c.kind == "invite").values(data={}))
    connection.execute(gathering.update().where(mine).values(user=FORGOTTEN))
