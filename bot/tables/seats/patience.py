"""What the others may do about a seat: call its player once more, give more time, ask for somebody to take it."""

from collections.abc import Sequence
from functools import partial

import sqlalchemy as sa

from bot.tables.live.keeper import Render, TableKeeper
from bot.tables.live.unit_of_work import UnitOfWork, new_post
from bot.tables.model import errors
from bot.tables.model.info import Info
from bot.tables.model.policy import DAY
from bot.tables.model.proposal import read_proposal
from bot.tables.model.table import Live, Look, Outcome
from bot.tables.notifications.outbox import insert_post
from bot.tables.seats.requirements import playing, seat_at
from bot.tables.seats.riding import require_gate
from bot.tables.store.schema import outbox

GIVEN = DAY
"""Seconds that somebody is given at once."""


class Patience:
    """Nudging, giving time, looking for substitutes."""

    def __init__(self, keeper: TableKeeper) -> None:
        self._keeper = keeper

    async def nudge(self, table: str, user: int, seat: int | None = None) -> int:
        """Have a player called once more for whom a table waits; gives the seat. Nothing of the table changes.

        seat None: the only other one that is awaited. Each person is nudged at a table at most once a day.
        Raises `NotSeated`, `NoSuchSeat`, `OwnAnswer`, `NotAwaited`, `WhichAwaited`, `NudgedToday`.
        """
        return await self._keeper.memory.locked(table, self._nudge(table, user, seat))

    async def _nudge(self, table: str, user: int, seat: int | None) -> int:
        live = await self._keeper.open(table)
        playing(live)
        mine = live.info.seats_of(user)
        if not mine and live.info.host != user:
            raise errors.NotSeated()
        seat = _meant(live, user, seat)
        called, now = live.info.seats[seat].actor, self._keeper.clock.now()
        before = await self._keeper.storage.read(partial(_nudges, table=table, since=now - DAY))
        if called in before:
            raise errors.NudgedToday(who=f"@seat:{seat}")
        row = new_post(table, "nudge", {"seat": seat, "user": called, "by": mine[0].n if mine else -1}, now)
        await self._keeper.storage.write(partial(insert_post, row=row))
        return seat

    async def ask_substitute(self, table: str, user: int, seat: int) -> None:
        """Have a post put in that asks for somebody to take a seat which the house plays, at most once a day for each.

        Nothing of the table changes. Raises `NotSeated`, `NoSuchSeat`, `SeatNotFree`, `NotStarted`, `Over`,
        `SeatsSettled`, `AskedToday`.
        """
        await self._keeper.memory.locked(table, self._ask_substitute(table, user, seat))

    async def _ask_substitute(self, table: str, user: int, seat: int) -> None:
        live = await self._keeper.open(table)
        info, now = live.info, self._keeper.clock.now()
        if info.status in ("lobby", "ended"):
            raise errors.Over() if info.status == "ended" else errors.NotStarted()
        if not info.seats_of(user) and info.host != user:
            raise errors.NotSeated()
        require_gate(live)
        place = seat_at(info, seat)
        if not place.house or place.user is not None:
            raise errors.SeatNotFree()
        if seat in await self._keeper.storage.read(partial(_asked_for, table=table, since=now - DAY)):
            raise errors.AskedToday()
        row = new_post(table, "substitute", {"seat": seat, "since": info.event_count}, now)
        await self._keeper.storage.write(partial(insert_post, row=row))

    async def give_time(
        self, table: str, user: int, seat: int | None = None, *, render: Render | None = None
    ) -> Outcome:
        """Let what a player is asked run out a day later. Only another one who sits here can, so in a contest an
        opponent; a player is given time at most once a day.

        seat None: the only other one that is awaited. Raises `NotSeated`, `NoSuchSeat`, `OwnAnswer`, `NotAwaited`,
        `WhichAwaited`, `NoClock`, `GivenToday`.
        """

        async def act(live: Live, work: UnitOfWork) -> None:
            playing(live)
            mine = live.info.seats_of(user)
            if not mine:
                raise errors.NotSeated()
            meant = _meant(live, user, seat)
            if Look(live).due_of(meant) is None:
                raise errors.NoClock()
            if work.now - live.info.seats[meant].prefs.get("given_at", -DAY) < DAY:
                raise errors.GivenToday(who=f"@seat:{meant}")
            work.give_time(meant, GIVEN)
            work.say("journal-time-given", who=f"@seat:{meant}", by=f"@seat:{mine[0].n}")

        return await self._keeper.change(table, act, render)


def vacant_seats(info: Info) -> list[int]:
    """The seats that somebody has got up from during the game and that the house plays since."""
    return [p.n for p in info.seats if p.house and p.user is None and p.first_event]


def awaited_of_others(look: Look, user: int) -> list[int]:
    """The seats of other people for whom a table waits: for an answer, or for their word to what is asked."""
    asked = read_proposal(look.info.proposal)
    found = [*look.awaited(), *(() if asked is None else asked.silent)]
    seats = look.info.seats
    return [n for n in dict.fromkeys(found) if n >= 0 and seats[n].actor not in (None, user)]


def _asked_for(connection: sa.Connection, table: str, since: float) -> set[int]:
    """The seats for which a substitute has been asked since then."""
    here = sa.and_(outbox.c.table_id == table, outbox.c.kind == "substitute", outbox.c.at > since)
    return {int(payload["seat"]) for payload in connection.execute(sa.select(outbox.c.payload).where(here)).scalars()}


def _meant(live: Live, user: int, seat: int | None) -> int:
    awaited = awaited_of_others(Look(live), user)
    if seat is None:
        if len(awaited) == 1:
            return awaited[0]
        raise errors.WhichAwaited(who=_named(awaited)) if awaited else errors.NotAwaited(who="", named=0)
    if seat_at(live.info, seat).actor == user:
        raise errors.OwnAnswer()
    if seat not in awaited:
        raise errors.NotAwaited(who=f"@seat:{seat}", named=1)
    return seat


def _named(seats: Sequence[int]) -> list[str]:
    return [f"@seat:{n}" for n in seats]


def _nudges(connection: sa.Connection, table: str, since: float) -> set[int]:
    """The users who have been nudged at a table since then."""
    here = sa.and_(outbox.c.table_id == table, outbox.c.kind == "nudge", outbox.c.at > since)
    return {int(payload["user"]) for payload in connection.execute(sa.select(outbox.c.payload).where(here)).scalars()}
