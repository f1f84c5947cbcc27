"""When the computer's clock is set: what is stored with its times moves along, so that everybody has as long as before.

It is set by a time service after a start with a wrong clock, or by a slip of the operator's who sets it back again.
Only what is still running is moved; when something happened stays as it was noted.
"""

from functools import partial

import sqlalchemy as sa
import structlog

from bot.tables.live.keeper import TableKeeper
from bot.tables.store.schema import deadline, game_table
from bot.tables.store.shards import Shards

log = structlog.get_logger("tables")
LEAST = 5.0
"""Seconds that are too few to trouble anybody."""


class ClockSteps:
    """Looks after the steps of the clock of these tables."""

    def __init__(self, keeper: TableKeeper) -> None:
        self._keeper = keeper
        self._owed = 0.0
        """By how much the stored times are still behind the clock."""

    async def follow(self) -> None:
        """Move everything along if the clock has been set. Raises `StoreFailure`: then nothing may ring yet."""
        clock = self._keeper.clock
        step = clock.step()
        if abs(step) >= LEAST:
            log.warning("the computer's clock was set; everybody keeps the time that was left", seconds=round(step))
            clock.follow(step)
            self._owed += step
        if self._owed:
            before = self._keeper.stored_jump
            try:
                await self._keeper.storage.write(partial(self._move_all, to=clock.jumped))
            except BaseException:
                self._keeper.stored_jump = before
                raise
            self._owed = 0.0
            self._keeper.memory.clear()

    def _move_all(self, connection: sa.Connection, to: float) -> None:
        """A job. Changes that were begun before and are stored later find out that they have to move theirs."""
        _move(connection, self._owed, self._keeper.storage.shards)
        self._keeper.stored_jump = to


def _move(connection: sa.Connection, seconds: float, shards: Shards) -> None:
    mine = sa.select(game_table.c.id).where(shards.within(game_table.c.guild))
    ours = sa.true() if shards.is_whole else deadline.c.table_id.in_(mine)
    connection.execute(deadline.update().where(ours, deadline.c.at.is_not(None)).values(at=deadline.c.at + seconds))
    here = shards.within(game_table.c.guild)
    connection.execute(game_table.update().where(here).values(updated=game_table.c.updated + seconds))
    asked = sa.select(game_table.c.id, game_table.c.proposal).where(here, game_table.c.proposal.is_not(None))
    for table, proposal in connection.execute(asked).all():
        if proposal and proposal.get("at"):
            moved = {**proposal, "at": proposal["at"] + seconds}
            connection.execute(game_table.update().where(game_table.c.id == table).values(proposal=moved))
