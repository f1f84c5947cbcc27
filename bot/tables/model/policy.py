"""How absent players are treated: when they are reminded, when their time is up, what happens then. Pure.

One object decides it all, so that another policy is another subclass. Hours are the table's; quiet hours the user's.
"""

from collections.abc import Mapping
from datetime import datetime, time, timedelta, timezone, tzinfo
from typing import Any, Literal
from zoneinfo import ZoneInfo

from bot.tables.model.seats import Seat

HOUR = 3600.0
DAY = 24 * HOUR
MISSED = 2
"""So many questions in a row the clock answers before the others may decide about a seat."""


LONGEST_WAIT = 2 * DAY
"""Seconds for which a player who has vanished is waited for, where clocks are of a day or less."""
THINKING = (90.0, 900.0)
"""Seconds, from and to, after which an answer that was planned ahead is given."""


_MOST_DAYS = 200
"""The longest clock is of sixty days."""


class Policy:
    """The usual one: a reminder at half time, at full time the house answers once and the seat stays its user's."""

    def times(self, now: float, hours: float, seat: Seat, prefs: Mapping[str, Any]) -> tuple[float | None, float]:
        """(reminder or None, due) for a question asked now; neither falls into the user's quiet hours.

        prefs: {"quiet": [from hour, to hour], "zone": name like Europe/Berlin, "utc_offset": minutes}; each may be
        missing. A zone knows about daylight saving, an offset does not.
        """
        due = after_quiet(now + hours * HOUR, prefs)
        remind = after_quiet(now + hours * HOUR / 2, prefs)
        return (remind if remind < due else None), due

    def thinks_until(self, now: float, chance: float, prefs: Mapping[str, Any]) -> float:
        """When an answer that was planned ahead is given to a question asked now: after some minutes, as its player
        would, and not in that player's quiet hours. chance: 0 to 1, not to be foretold by anybody."""
        low, high = THINKING
        wait = low + chance * (high - low)
        at = after_quiet(now + wait, prefs)
        return at if at == now + wait else at + wait

    def bank_times(
        self, now: float, left: float, prefs: Mapping[str, Any], is_contest: bool
    ) -> tuple[float | None, float]:
        """(reminder or None, due) for a turn that begins now with so many seconds in hand; quiet hours do not count.

        Outside of contests nobody is waited for longer than `LONGEST_WAIT` at a stretch, whatever is in hand.
        """
        due = waking_after(now, left, prefs)
        if not is_contest:
            due = min(due, now + LONGEST_WAIT)
        remind = after_quiet(now + (due - now) / 2, prefs)
        return (remind if remind < due else None), due

    def second_chance(self, missed_at: float, hours: float, prefs: Mapping[str, Any]) -> float:
        """Until when somebody is waited for, for whom the clock has just answered once: with the wait before that no
        longer than `LONGEST_WAIT` altogether, but at least a quarter of it."""
        begin, end = prefs.get("quiet") or (0, 0)
        waited = hours * HOUR + ((end - begin) % 24) * HOUR
        return missed_at + max(LONGEST_WAIT / 4, LONGEST_WAIT - waited)

    def when_due(self, seat: Seat, missed: int) -> Literal["answer", "away"]:
        """What to do when a seat's time is up: answer this one question, or answer for the seat until it is back.

        missed: how many answers in a row the clock has given for this seat.
        """
        return "answer"

    def is_missing(self, missed: int, patience: int | None, still: float) -> bool:
        """Whether the others may decide what becomes of a seat (`bot.tables.seats.proposing`).

        missed: as above; patience: the game's own, if it has one; still: for how many seconds nothing has happened at
        a table without a clock while this seat was awaited.
        """
        return missed >= (MISSED if patience is None else patience) or still >= DAY


def after_quiet(at: float, prefs: Mapping[str, Any]) -> float:
    """`at`, or the end of the quiet hours that it falls into. Seconds since 1970."""
    quiet = prefs.get("quiet")
    if not quiet or quiet[0] == quiet[1]:
        return at
    begin, end = quiet
    there = datetime.fromtimestamp(at, zone_of(prefs))
    into = (there.hour + there.minute / 60 + there.second / HOUR - begin) % 24
    if into >= (end - begin) % 24:
        return at
    day = there.date() + timedelta(days=there.hour >= end)
    # hours of the wall: in a night in which clocks are changed it is quiet for an hour less or more
    return max(at, datetime.combine(day, time(end), there.tzinfo).timestamp())


def waking_after(at: float, seconds: float, prefs: Mapping[str, Any]) -> float:
    """When so many seconds have passed since `at` in which the user was not in their quiet hours."""
    now = after_quiet(at, prefs)
    for _ in range(_MOST_DAYS):
        quiet = _next_quiet(now, prefs)
        if now + seconds <= quiet:
            return now + seconds
        seconds -= quiet - now
        now = after_quiet(quiet, prefs)
    return now


def waking_between(begin: float, end: float, prefs: Mapping[str, Any]) -> float:
    """How many seconds between these the user was not in their quiet hours."""
    now, found = after_quiet(begin, prefs), 0.0
    for _ in range(_MOST_DAYS):
        if now >= end:
            break
        quiet = _next_quiet(now, prefs)
        found += min(quiet, end) - now
        now = after_quiet(quiet, prefs) if quiet < end else end
    return found


def _next_quiet(at: float, prefs: Mapping[str, Any]) -> float:
    """When the next quiet hours begin after `at`, which is in none; infinity: never."""
    quiet = prefs.get("quiet")
    if not quiet or quiet[0] == quiet[1]:
        return float("inf")
    there = datetime.fromtimestamp(at, zone_of(prefs))
    for days in (0, 1, 2):
        day = there.date() + timedelta(days=days)
        begin = datetime.combine(day, time(quiet[0]), there.tzinfo).timestamp()
        if begin > at:
            return begin
    raise AssertionError("a day has passed without its quiet hours")


def zone_of(prefs: Mapping[str, Any]) -> tzinfo:
    """Where the user lives; by the offset where no zone is given, or none that this computer knows."""
    try:
        return ZoneInfo(prefs["zone"])
    except (KeyError, ValueError, OSError):  # ZoneInfoNotFoundError is a KeyError
        return timezone(timedelta(minutes=prefs.get("utc_offset", 0)))
