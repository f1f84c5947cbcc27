"""What a month by post has come to, as figures: who was called how often and when, and what is left lying about."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from statistics import median
from typing import Any
from zoneinfo import ZoneInfo

NIGHT = (23, 7)
"""Hours of the wall between which nobody wants to be called."""
DAY = 86_400.0


@dataclass(frozen=True)
class Call:
    """A message that mentions somebody, or that was written to them alone. at: seconds since 1970."""

    user: str
    at: float
    channel: int
    message: int


@dataclass
class TableTime:
    """How long a table took. begun, moved, ended: seconds since 1970; stuck: the longest time in which nobody moved;
    leave: how long a contest has waited for somebody on leave with a date, which is not in `stuck`.
    """

    name: str
    begun: float
    moved: float
    ended: float | None = None
    stuck: float = 0.0
    leave: float = 0.0
    moves: int = 0
    waits: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    """Seconds by who was awaited and by what they were asked; where several were, each has a part of it."""

    def awaited(self, whom: Sequence[tuple[str, str]], seconds: float) -> None:
        """For so long these were awaited: (name, key of the question)."""
        for name, key in whom:
            self.waits[name] += seconds / len(whom)
            self.waits[key] += seconds / len(whom)

    def most(self, many: int = 8) -> dict[str, float]:
        """Of whom and of what most of the days were made, in days."""
        found = sorted(self.waits.items(), key=lambda wait: -wait[1])
        return {name: round(seconds / DAY, 1) for name, seconds in found[:many]}

    def move(self, at: float) -> None:
        """Somebody has moved."""
        self.wait(at)
        self.moved = at
        self.moves += 1

    def rest(self, seconds: float) -> None:
        """For so long it has waited for nobody but who is on leave."""
        self.leave += seconds
        self.moved += seconds

    def wait(self, at: float) -> None:
        """It is so late now."""
        self.stuck = max(self.stuck, at - self.moved)


@dataclass
class Figures:
    """All of it. there: (player, day of theirs) on which they could be called: a table was not over; days on
    which somebody was called all the same count, too."""

    zones: Mapping[str, str]
    calls: list[Call] = field(default_factory=list)
    tables: list[TableTime] = field(default_factory=list)
    stale: int = 0
    there: set[tuple[str, date]] = field(default_factory=set)

    def is_night(self, call: Call) -> bool:
        """Whether it was night where the called one lives."""
        hour = datetime.fromtimestamp(call.at, ZoneInfo(self.zones[call.user])).hour
        return hour >= NIGHT[0] or hour < NIGHT[1]

    def a_day(self, user: str) -> list[int]:
        """The calls of each day on which this player had a table that was not over; days are the player's own."""
        ours = [call for call in self.calls if call.user == user]
        found = Counter(self.day_of(user, call.at) for call in ours)
        quiet = [day for who, day in self.there if who == user and day not in found]
        return sorted([*found.values(), *[0] * len(quiet)])

    def day_of(self, user: str, at: float) -> date:
        """Which day it is then where this player lives."""
        return datetime.fromtimestamp(at, ZoneInfo(self.zones[user])).date()

    def as_json(self) -> dict[str, Any]:
        """One object; the same seed gives the same."""
        each = {user: self.a_day(user) for user in self.zones}
        all_days = [calls for days in each.values() for calls in days]
        at_night: dict[str, int] = defaultdict(int)
        for call in self.calls:
            at_night[call.user] += self.is_night(call)
        return {
            "calls": len(self.calls),
            "calls a player and day, median": median(all_days) if all_days else 0,
            "calls a player and day, mean": round(sum(all_days) / len(all_days), 2) if all_days else 0,
            "calls a player and day, worst": max(all_days, default=0),
            "calls at night": sum(at_night.values()),
            "stale reminders": self.stale,
            "players": {
                user: {
                    "calls": sum(each[user]),
                    "mean": round(sum(each[user]) / max(1, len(each[user])), 2),
                    "worst": max(each[user], default=0),
                    "at night": at_night[user],
                }
                for user in self.zones
            },
            "tables": {
                table.name: {
                    "days to the end": None if table.ended is None else round((table.ended - table.begun) / DAY, 1),
                    "longest stuck, days": round(table.stuck / DAY, 1),
                    "waited for a leave, days": round(table.leave / DAY, 1),
                    "moves": table.moves,
                    "awaited most, days": table.most(),
                }
                for table in self.tables
            },
        }


def lines(figures: Mapping[str, Any]) -> Iterable[str]:
    """The same as a table for people."""
    for name, value in figures.items():
        if not isinstance(value, Mapping):
            yield f"{name:36} {value}"
    for kind in ("players", "tables"):
        yield ""
        for name, row in figures[kind].items():
            yield f"{name:20} " + " · ".join(f"{key} {'-' if value is None else value}" for key, value in row.items())
