"""Leaves at a table: which begin or end next, and what becomes of a seat when one does. Waits for nothing.

Where players play against each other the table waits: clocks of the seat stand still, for `CONTEST` seconds in all.
Elsewhere the seat counts as away, and its player has said what happens meanwhile.
"""

from dataclasses import replace

from bot.tables.live.unit_of_work import UnitOfWork, without_missed
from bot.tables.model.leave import CONTEST, Leave, SeatLeave, leave_of, seat_leave
from bot.tables.model.moments import last_day
from bot.tables.model.seats import Seat
from bot.tables.model.table import Live


def follow_leaves(live: Live, work: UnitOfWork) -> None:
    """Begin, change and end leaves as their players' preferences say by now. `answer_for_absent` comes next."""
    if work.info.status not in ("running", "paused"):
        return
    for place in work.info.seats:
        if place.user is None:
            continue
        wanted, here = leave_of(live.prefs.get(place.user, {})), seat_leave(place)
        if wanted is not None and not wanted.is_on(work.now):
            wanted = None
        if here is not None and wanted != here.of:
            _end(work, place, here, is_silent=wanted is not None)
            here = None
        if wanted is not None and here is None:
            _begin(live, work, work.info.seats[place.n], wanted)


def announce(live: Live, work: UnitOfWork, user: int, leave: Leave) -> None:
    """Tell the others of a leave that has not begun yet."""
    prefs = live.prefs.get(user, {})
    if work.info.status in ("running", "paused") and leave.begin > work.now:
        begin, end = last_day(leave.begin + 60, prefs), last_day(leave.until, prefs)
        for place in work.info.seats_of(user)[:1]:
            work.say("journal-leave-planned", who=f"@seat:{place.n}", begin=begin, end=end)


def accept(work: UnitOfWork, place: Seat, here: SeatLeave, user: int, agrees: bool) -> None:
    """The deputy says yes or no."""
    kept = {**place.prefs, "leave": replace(here, is_asked=False).packed()}
    if agrees:
        kept = {name: value for name, value in kept.items() if name not in ("missed", "missed_at")}
    work.set_seat(replace(place, prefs=kept, deputy=user if agrees else None))
    kind = "journal-leave-deputy" if agrees else "journal-leave-no-deputy"
    work.say(kind, who=f"@seat:{place.n}", name=here.of.name)


def waits(live: Live) -> bool:
    """Whether a table waits for a player on leave, because others play against them."""
    return live.game.contest or live.game.opens_contests()


def _begin(live: Live, work: UnitOfWork, place: Seat, leave: Leave) -> None:
    now, end = work.now, last_day(leave.until, live.prefs.get(place.user or 0, {}))
    if waits(live):
        left = CONTEST - float(place.prefs.get("leave_used", 0.0))
        frozen = max(now, min(leave.until, now + left))
        here = SeatLeave(leave, now, frozen=frozen)
        work.move_clock(place.n, frozen - now)
        work.set_seat(replace(place, prefs={**place.prefs, "leave": here.packed()}))
        work.say("journal-leave-waits", who=f"@seat:{place.n}", end=end, waits=frozen > now)
        return
    here = SeatLeave(leave, now, is_asked=leave.how == "deputy", was_away=place.away)
    work.set_seat(replace(place, away=True, prefs={**without_missed(place), "leave": here.packed()}))
    work.say("journal-leave", who=f"@seat:{place.n}", end=end, how=leave.how, name=leave.name)


def _end(work: UnitOfWork, place: Seat, here: SeatLeave, *, is_silent: bool) -> None:
    prefs = {name: value for name, value in without_missed(place).items() if name != "leave"}
    now = work.now
    if here.frozen:
        waited = min(now, here.frozen) - here.since
        prefs["leave_used"] = float(prefs.get("leave_used", 0.0)) + max(0.0, waited)
        work.move_clock(place.n, min(0.0, now - here.frozen))
        work.set_seat(replace(place, prefs=prefs))
    else:
        away = place.away and here.was_away
        work.set_seat(replace(place, away=away, prefs=prefs, deputy=None))
    if not is_silent:
        work.say("journal-back", who=f"@seat:{place.n}")
