"""Going on leave from all tables, coming back, and answering for somebody who is on leave."""

from dataclasses import replace
from functools import partial

import structlog
from cachetools import TTLCache

from bot.rules.decision import text
from bot.rules.errors import NotPossible, Refusal
from bot.tables.live.autoplay import answer_for_absent
from bot.tables.live.index import TableIndex
from bot.tables.live.keeper import Render, TableKeeper
from bot.tables.live.leave_watch import accept, announce, follow_leaves, waits
from bot.tables.live.unit_of_work import UnitOfWork
from bot.tables.model import errors
from bot.tables.model.leave import EARLIEST, LONGEST, Leave, leave_of, seat_leave
from bot.tables.model.policy import DAY
from bot.tables.model.seats import seat_name
from bot.tables.model.table import Live, Outcome
from bot.tables.people.errands import Errands
from bot.tables.people.privacy import People
from bot.tables.seats.requirements import seat_at

log = structlog.get_logger("tables")
ERRAND = "leave"
ASKED = 3
"""So often a day one player may name the same deputy: each time the boards of all their tables call that person."""
_REMEMBERED = 5_000


class Leaves:
    """Leaves of users. What begins and ends by its date is the clocks' business (`Clocks`)."""

    def __init__(self, keeper: TableKeeper, index: TableIndex, people: People, errands: Errands) -> None:
        self._keeper, self._index, self._people, self._errands = keeper, index, people, errands
        errands.deeds[ERRAND] = self._follow
        self._asked: TTLCache[tuple[int, int], int] = TTLCache(_REMEMBERED, DAY, lambda: keeper.clock.now())
        """(player, deputy) -> how often today; a start of this process forgets it."""

    async def of(self, user: int) -> Leave | None:
        """A user's leave that is on or to come."""
        found = leave_of(await self._people.prefs(user))
        return found if found is not None and found.until > self._keeper.clock.now() else None

    async def go(self, user: int, leave: Leave) -> list[Outcome]:
        """Be away from all tables from `begin` until `until`, in place of any former leave.

        Gives what came of it at the tables that this process serves. Raises `NotPossible`.
        """
        now = self._keeper.clock.now()
        if leave.until <= max(now, leave.begin):
            raise NotPossible(text("leave-backwards"))
        if leave.until - leave.begin > LONGEST:
            raise NotPossible(text("leave-too-long", days=round(LONGEST / DAY)))
        if leave.begin > now + EARLIEST:
            raise NotPossible(text("leave-too-early"))
        if leave.how == "deputy" and leave.deputy in (0, user):
            raise NotPossible(text("leave-no-deputy"))
        if leave.how == "deputy":
            self._count_asked(user, leave.deputy)
        named = replace(leave, begin=max(now, leave.begin), name=seat_name(leave.name) if leave.deputy else "")
        return await self._set(user, named)

    def _count_asked(self, user: int, deputy: int) -> None:
        """Raises `NotPossible` once they have been named too often today."""
        before = self._asked.get((user, deputy), 0)
        if before >= ASKED:
            raise NotPossible(text("leave-asked-enough", most=ASKED))
        self._asked[user, deputy] = before + 1

    async def back(self, user: int) -> list[Outcome]:
        """Be back at all tables, or have nothing planned any more; nothing happens where nothing was."""
        if leave_of(await self._people.prefs(user)) is None:
            return []
        return await self._set(user, None)

    async def answer(self, table: str, user: int, seat: int, agrees: bool, *, render: Render | None = None) -> Outcome:
        """Answer for a player on leave until they are back, or rather not; whoever does may also stop doing so.

        Raises `NoSuchSeat`, `NotPossible` for anybody who was not asked.
        """

        async def act(live: Live, work: UnitOfWork) -> None:
            place = seat_at(live.info, seat)
            here = seat_leave(place)
            if here is None or here.of.deputy != user or here.of.how != "deputy" or waits(live):
                raise NotPossible(text("leave-not-asked"))
            if not here.is_asked and (place.deputy == user) == agrees:
                raise NotPossible(text("leave-answered"))
            accept(work, place, here, user, agrees)
            await answer_for_absent(self._keeper, live, work)

        return await self._keeper.change(table, act, render)

    async def _set(self, user: int, leave: Leave | None) -> list[Outcome]:
        prefs = {name: value for name, value in (await self._people.prefs(user)).items() if name != "leave"}
        await self._people.set_prefs(user, prefs if leave is None else prefs | {"leave": leave.packed()})
        found = []
        for info in await self._index.of_user(user):
            if info.status not in ("running", "paused"):
                continue
            try:
                found.append(await self._follow(info.id, user, leave))
            except errors.NotOwner:
                await self._errands.leave(info.id, ERRAND, user)
            except Refusal as refusal:
                log.warning("a leave is not known at a table", table=info.id, why=refusal.text.key)
        return found

    async def _follow(self, table: str, user: int, leave: Leave | None = None) -> Outcome:
        return await self._keeper.change(table, partial(self._at, user=user, leave=leave))

    async def _at(self, live: Live, work: UnitOfWork, user: int, leave: Leave | None) -> None:
        if leave is not None:
            announce(live, work, user, leave)
        follow_leaves(live, work)
        await answer_for_absent(self._keeper, live, work)
