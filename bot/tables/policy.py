"""How absent players are treated: when they are reminded, when their time is up, what happens then. Pure.

One object decides it all, so that another policy is another subclass. Hours are the table's; quiet hours the user's.
"""

from collections.abc import Mapping
from typing import Any, Literal

from bot.tables.live import Seat

HOUR = 3600.0
DAY = 24 * HOUR
MISSED = 2
"""So many questions in a row the clock answers before the others may decide about a seat."""


class Policy:
    """The usual one: a reminder at half time, at full time the house answers once and the seat stays its user's."""

    def times(self, now: float, hours: float, seat: Seat, prefs: Mapping[str, Any]) -> tuple[float | None, float]:
        """(reminder or None, due) for a question asked now; neither falls into the user's quiet hours.

        prefs: {"quiet": [from hour, to hour], "utc_offset": minutes}; both may be missing.
        """
        due = after_quiet(now + hours * HOUR, prefs)
        remind = after_quiet(now + hours * HOUR / 2, prefs)
        return (remind if remind < due else None), due

    def when_due(self, seat: Seat, missed: int) -> Literal["answer", "away"]:
        """What to do when a seat's time is up: answer this one question, or answer for the seat until it is back.

        missed: how many answers in a row the clock has given for this seat.
        """
        return "answer"

    def is_missing(self, missed: int, patience: int | None, still: float) -> bool:
        """Whether the others may decide what becomes of a seat (`bot.tables.proposing`).

        missed: as above; patience: the game's own, if it has one; still: for how many seconds nothing has happened at
        a table without a clock while this seat was awaited.
        """
        return missed >= (MISSED if patience is None else patience) or still >= DAY


def after_quiet(at: float, prefs: Mapping[str, Any]) -> float:
    """`at`, or the end of the quiet hours that it falls into. Seconds since 1970."""
    quiet = prefs.get("quiet")
    if not quiet or quiet[0] == quiet[1]:
        return at
    offset = prefs.get("utc_offset", 0) * 60.0
    begin, end = quiet[0] * HOUR, quiet[1] * HOUR
    length = (end - begin) % DAY
    into = (at + offset - begin) % DAY
    return at + length - into if into < length else at
