"""Who may write: each shard has one owner, the process that took it last, and a number that grows with each taking.

Every transaction looks that number up and locks its row until it ends (`check_fencing_token`), so nothing of a former
owner is stored after another one has taken over, however long it hung. Jobs for PostgreSQL; a SQLite file has
`lockfile.py` instead.
"""

import os
import socket
from collections.abc import Collection
from typing import Any, Final

import sqlalchemy as sa

from bot.tables.model.errors import DatabaseInUse
from bot.tables.store.schema import owner
from bot.tables.store.shards import Shards, ranges

BEAT_SECONDS: Final = 2.0
"""How often an owner says that it is alive, and hears that it no longer is the owner."""
QUIET_SECONDS: Final = 20.0
"""After so long without a word it is taken for dead."""
UNFINISHED: Final[dict[str, Any]] = {"shard": -1, "count": 0, "epoch": 0, "holder": "db move", "seen": 0.0}
"""The row of a database into which a move has begun and not ended (`bot.tables.upkeep.move`)."""
_NOW: Final = sa.extract("epoch", sa.func.clock_timestamp()).cast(sa.Double)


def own_name() -> str:
    """How this process is called in the database: machine and process number."""
    return f"{socket.gethostname()}:{os.getpid()}"[:80]


def take(connection: sa.Connection, shards: Shards, name: str, only_if_free: bool = False) -> int:
    """Become the owner; gives the number that `check_fencing_token` wants. The former owner's open transaction is
    waited for.

    Raises `DatabaseInUse` if the shards are counted otherwise by an owner that is alive, or (only_if_free) if any
    owner is alive.
    """
    connection.exec_driver_sql("LOCK TABLE owner IN SHARE ROW EXCLUSIVE MODE")
    rows = connection.execute(sa.select(owner, _NOW.label("now")).where(owner.c.shard >= 0)).mappings().all()
    others = [row for row in rows if _is_alive(row)]
    counted_otherwise = [row for row in others if row["count"] != shards.count]
    if counted_otherwise or (only_if_free and others):
        raise DatabaseInUse(_occupied(counted_otherwise or others, shards, bool(counted_otherwise)))
    epoch = 1 + max((row["epoch"] for row in rows), default=0)
    if any(row["count"] != shards.count for row in rows):  # another number of shards: nobody of before goes on
        everybody = owner.update().where(owner.c.shard >= 0)
        connection.execute(everybody.values(epoch=epoch, count=shards.count, holder=None, seen=0.0))
    known = {row["shard"] for row in rows}
    new = [{"shard": n, "count": shards.count, "epoch": 0, "holder": None, "seen": 0.0} for n in shards.mine - known]
    if new:
        connection.execute(owner.insert(), new)
    mine = owner.c.shard.in_(sorted(shards.mine))
    connection.execute(owner.update().where(mine).values(epoch=epoch, holder=name, seen=_NOW))
    return epoch


def check_fencing_token(connection: sa.Connection, epoch: int, shards: Collection[int]) -> dict[int, str]:
    """The first statement of each transaction: shards of these that are no longer ours -> who has them. `{}` is good.

    FOR SHARE: until this transaction has ended nobody can take over, and whoever does is seen by the next one.
    """
    rows = connection.execute(_FENCE, {"shards": sorted(shards)}).all()
    found = {shard: (number, holder) for shard, number, holder in rows}
    return {
        shard: found.get(shard, (0, None))[1] or "nobody" for shard in shards if found.get(shard, (0, None))[0] != epoch
    }


_FENCE: Final = (
    sa.select(owner.c.shard, owner.c.epoch, owner.c.holder)
    .where(owner.c.shard.in_(sa.bindparam("shards", expanding=True)))
    .with_for_update(read=True)
)


def beat(connection: sa.Connection, epoch: int, shards: Collection[int]) -> dict[int, str]:
    """Say that we are alive; what is no longer ours, as `check_fencing_token` says it."""
    connection.execute(owner.update().where(_ours(epoch, shards)).values(seen=_NOW))
    return check_fencing_token(connection, epoch, shards)


def release(connection: sa.Connection, epoch: int, shards: Collection[int]) -> None:
    """Let go, so that nobody has to wait for us."""
    connection.execute(owner.update().where(_ours(epoch, shards)).values(holder=None, seen=0.0))


def is_unfinished(connection: sa.Connection) -> bool:
    """Whether a move into this database has been broken off."""
    mark = sa.select(owner.c.shard).where(owner.c.shard == UNFINISHED["shard"])
    return connection.execute(mark).first() is not None


def _is_alive(row: Any) -> bool:
    """Whether its owner has been heard of lately; the server's clock may have been set back since."""
    return row["holder"] is not None and abs(row["now"] - row["seen"]) < QUIET_SECONDS


def _ours(epoch: int, shards: Collection[int]) -> sa.ColumnElement[bool]:
    return sa.and_(owner.c.epoch == epoch, owner.c.shard.in_(sorted(shards)))


def _occupied(rows: Collection[Any], shards: Shards, is_counted_otherwise: bool) -> str:
    names = sorted({row["holder"] for row in rows})
    count = next(iter(rows))["count"]
    quiet = min(row["now"] - row["seen"] for row in rows)
    has = f"shards {ranges(row['shard'] for row in rows)} of {count}" if count > 1 else "all tables"
    sentence = f"This database is in use: {', '.join(names)} has {has} (heard of {quiet:.0f} s ago). "
    if is_counted_otherwise:
        return (
            sentence + f"With {shards.count} shards in all the same guild would have two owners: stop all processes "
            "first, then start them with the new number."
        )
    return sentence + "Stop it first."
