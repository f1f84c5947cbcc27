"""The host's office, and tables, of people who have left the server: they never keep anybody from playing."""

from collections.abc import Collection
from dataclasses import replace

from bot.tables.live.keeper import TableKeeper
from bot.tables.live.unit_of_work import UnitOfWork
from bot.tables.model import errors
from bot.tables.model.table import Live, Outcome


class Office:
    """Who is still on the server is found out by the layer above, which is why it says who is gone."""

    def __init__(self, keeper: TableKeeper) -> None:
        self._keeper = keeper

    async def succeed(self, table: str, host: int, heir: int, gone: Collection[int]) -> Outcome:
        """A player hosts in place of a host who has left the server; in a lobby the seats of who is gone are free.

        In a game that runs their seats stay theirs: the others may vote about them, or wait. Raises `NotHost` if
        somebody else hosts by now, `NotSeated`, `Over`.
        """

        async def act(live: Live, work: UnitOfWork) -> None:
            info = live.info
            if info.status == "ended":
                raise errors.Over()
            if info.host != host:
                raise errors.NotHost()
            if not info.seats_of(heir):
                raise errors.NotSeated()
            if info.status == "lobby" and info.sequel_of is None:
                left = [place for place in info.seats if place.user not in gone]
                work.set(seats=tuple(replace(place, n=n) for n, place in enumerate(left)))
            work.set(host=heir)
            work.say("journal-host-gone", who=f"@seat:{work.info.seats_of(heir)[0].n}")

        return await self._keeper.change(table, act)

    async def abandon(self, table: str, gone: Collection[int]) -> Outcome:
        """Everybody who sits there, and the host, has left the server: the table ends, and its channel is free.

        Raises `Over`, `SecondTable` if somebody else sits there by now.
        """

        async def act(live: Live, work: UnitOfWork) -> None:
            info = live.info
            if info.status == "ended":
                raise errors.Over()
            if not {info.host, *(place.user for place in info.seats if place.user is not None)} <= set(gone):
                raise errors.SecondTable(table=info.id, game=info.game)
            work.set(status="ended", proposal=None)
            work.say("journal-abandoned")

        return await self._keeper.change(table, act)
