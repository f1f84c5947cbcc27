"""A connection that has died is replaced once, a database that stays silent is not asked again, and nothing is counted
as stored that was not. Without a server."""

from typing import Any

import pytest
import sqlalchemy as sa

from bot.tables.store.database import Entry
from bot.tables.store.postgres import Postgres


class Silent(Postgres):
    """Every use of it ends like this."""

    def __init__(self, *ends: Exception | None) -> None:
        self.ends = list(ends)
        self.tried = self.commits = self.writes = 0
        self.seconds = 5.0

    def _must_be_open(self) -> None:
        pass

    async def _use(self, work: Any, seconds: float) -> Any:
        self.tried += 1
        end = self.ends.pop(0)
        if end is not None:
            raise end


def gone() -> Exception:
    return sa.exc.OperationalError("x", None, OSError("gone"), connection_invalidated=True)


@pytest.mark.parametrize(
    ("ends", "tried", "stored"),
    [
        ([None], 1, True),
        ([gone(), None], 2, True),
        ([gone(), gone()], 2, False),
        ([sa.exc.TimeoutError("silent"), None], 1, False),
        ([gone(), sa.exc.TimeoutError("silent")], 2, False),
        ([ValueError("not of the connection"), None], 1, False),
    ],
)
async def test_twice_at_most(ends: list[Exception | None], tried: int, stored: bool) -> None:
    database = Silent(*ends)
    batch: list[Entry[Any]] = [type("E", (), {"since": 0.0})()]
    if stored:
        await database._transact(batch)
    else:
        with pytest.raises(type([end for end in ends if end is not None][tried - 1])):
            await database._transact(batch)
    assert (database.tried, database.commits, database.writes) == (tried, int(stored), int(stored))
