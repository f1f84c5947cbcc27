"""Leave: from when until when somebody is away from all their tables, and what happens meanwhile. Pure.

A user's own (`Leave`, in their preferences as "leave") holds for all tables; what it has come to at one of them
(`SeatLeave`, in `Seat.prefs` as "leave") begins and ends there in one change with what follows from it.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from bot.tables.model.policy import DAY
from bot.tables.model.seats import Seat

How = Literal["default", "house", "deputy"]
"""Until somebody is back their questions' defaults are taken, the house plays, or a person whom they have named."""
LONGEST = 60 * DAY
"""Seconds of one leave."""
EARLIEST = 366 * DAY
"""How long before it begins a leave may be told of."""
CONTEST = 21 * DAY
"""Seconds for which one contest waits for one player on leave, all leaves together."""


@dataclass(frozen=True, slots=True)
class Leave:
    """begin, until: seconds since 1970; deputy: who answers meanwhile, if they agree, 0: nobody; name: the deputy's."""

    begin: float
    until: float
    how: How = "default"
    deputy: int = 0
    name: str = ""

    def is_on(self, now: float) -> bool:
        """Whether it is now."""
        return self.begin <= now < self.until

    def without_deputy(self) -> "Leave":
        """The same where nobody has been named, or who was is to be forgotten."""
        return replace(self, how="default", deputy=0, name="")

    def packed(self) -> dict[str, Any]:
        """As it is stored: JSON."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class SeatLeave:
    """The leave of a seat's player at one table.

    of        the leave from which it follows
    since     when it began here
    frozen    of a contest: until when its clocks stand still; 0: the seat counts as away instead
    is_asked  whether the deputy has still to say yes or no
    was_away  whether the seat counted as away before
    """

    of: Leave
    since: float
    frozen: float = 0.0
    is_asked: bool = False
    was_away: bool = False

    def packed(self) -> dict[str, Any]:
        """As it is stored: JSON."""
        return asdict(self)


def leave_of(prefs: Mapping[str, Any]) -> Leave | None:
    """The leave in somebody's preferences, whether it is on or not."""
    found = prefs.get("leave")
    return None if not found else Leave(**found)


def seat_leave(place: Seat) -> SeatLeave | None:
    """The leave that is on at a seat."""
    found = place.prefs.get("leave")
    return None if not found else SeatLeave(**{**found, "of": Leave(**found["of"])})


def begins_to_run(place: Seat, now: float) -> float:
    """From when on a clock of this seat that is asked now runs: later for whom a contest waits."""
    found = seat_leave(place)
    return now if found is None else max(now, found.frozen)


def next_moment(leave: Leave | None, here: SeatLeave | None, now: float) -> float | None:
    """When a table has to look after somebody's leave next; None: there is none, or it is over."""
    if here is not None:
        return here.of.until
    return leave.begin if leave is not None and leave.until > now else None
