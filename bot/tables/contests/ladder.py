"""Ladders: the results of contests between users of a server, as they are stored. Waits for the database."""

from functools import partial
from typing import Any

import sqlalchemy as sa

from bot.tables.model.clock import Clock
from bot.tables.model.rating import FORGOTTEN, SEASON, Result, Season, ranks, season_starts
from bot.tables.store.schema import ladder_result, ladder_season
from bot.tables.store.storage import Storage


class Ladders:
    """The ladders of servers."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self._storage = storage
        self._clock = clock

    async def ladder(self, guild: int, game: str, season: int | None = None) -> Season | None:
        """A season of a server's ladder, None for the present one; None if there is no such season."""
        begun, results = await self._storage.read(partial(_of_guild, guild=guild, game=game))
        starts = season_starts(begun, results[0].at if results else None, self._clock.now())
        if not starts:
            return Season(0, 0, 0.0, 0.0, ()) if season is None else None
        n = len(starts) if season is None else season
        if not 1 <= n <= len(starts):
            return None
        ends = starts[n] if n < len(starts) else starts[-1] + SEASON
        return Season(n, len(starts), starts[n - 1], ends, ranks(r for r in results if starts[n - 1] <= r.at < ends))

    async def new_season(self, guild: int, game: str) -> Season:
        """Let a season begin now."""
        row = {"guild": guild, "game": game, "began": self._clock.now()}
        await self._storage.write(lambda connection: connection.execute(ladder_season.insert().values(**row)).rowcount)
        found = await self.ladder(guild, game)
        assert found is not None
        return found


def _of_guild(connection: sa.Connection, guild: int, game: str) -> tuple[list[float], list[Result]]:
    c = ladder_result.c
    began = sa.select(ladder_season.c.began).where(ladder_season.c.guild == guild, ladder_season.c.game == game)
    query = sa.select(c.at, c.a, c.b, c.name_a, c.name_b, c.score).where(c.guild == guild, c.game == game)
    rows = connection.execute(query.order_by(c.at, c.table_id))
    return list(connection.execute(began).scalars()), [Result(*row) for row in rows]


# ---------------------------------------------------------------- a user's own data


def results_of(connection: sa.Connection, user: int) -> list[dict[str, Any]]:
    """All results of a user, as plain JSON, without who else was there."""
    c = ladder_result.c
    query = sa.select(c.guild, c.game, c.at, c.a, c.score).where(sa.or_(c.a == user, c.b == user)).order_by(c.at)
    return [
        {"guild": guild, "game": game, "at": at, "score": (score if a == user else 2 - score) / 2}
        for guild, game, at, a, score in connection.execute(query)
    ]


def forget_results(connection: sa.Connection, user: int) -> None:
    """Take a user out of all ladders; what the others won and lost stays."""
    c = ladder_result.c
    connection.execute(ladder_result.update().where(c.a == user).values(a=FORGOTTEN, name_a=""))
    connection.execute(ladder_result.update().where(c.b == user).values(b=FORGOTTEN, name_b=""))
