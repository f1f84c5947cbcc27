"""The people of a month by post: where they live, when they look at Discord, and who leaves, vanishes or steps in."""

import random
from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

START = datetime(2026, 3, 2, 6, 0, tzinfo=ZoneInfo("UTC")).timestamp()
"""A Monday; in the last week of the month clocks are changed in Berlin, weeks before that in New York."""
TICK = 900.0
"""Seconds between two moments at which anything happens."""
HERE = 0.8
"""How often somebody really looks who usually does at this time of day."""


@dataclass(frozen=True)
class Person:
    """Somebody who plays by post. looks: hours of their wall at which they look at all their tables, for half an hour.

    away: (from day, to day), with a word to the others; gone: the day on which they vanish without one; way: how they
    wish to be called (`bot.tables.notifications.wishes.WAYS`), all of them not at night
    """

    name: str
    zone: str
    looks: tuple[float, ...]
    away: tuple[int, int] | None = None
    gone: int | None = None
    way: str = "mention"

    def is_looking(self, at: float, seed: int) -> bool:
        """Whether they are at their tables now; the same every time it is asked."""
        day = day_of(at)
        if self.gone is not None and day >= self.gone:
            return False
        if self.away is not None and self.away[0] <= day < self.away[1]:
            return False
        there = datetime.fromtimestamp(at, ZoneInfo(self.zone))
        hour = there.hour + there.minute / 60
        for look in self.looks:
            if look <= hour < look + 0.5:
                return random.Random(f"{seed} {self.name} {there.date()} {look}").random() < HERE
        return False

    def is_there(self, at: float) -> bool:
        """Whether this person plays at all these days."""
        day = day_of(at)
        return (self.gone is None or day < self.gone) and not (self.away and self.away[0] <= day < self.away[1])


def day_of(at: float) -> int:
    """The day of the month, from 0."""
    return int((at - START) // 86_400)


PEOPLE = (
    Person("Ada", "Europe/Berlin", (7.0, 12.25, 18.0, 21.0)),
    Person("Ben", "America/New_York", (8.0, 13.0, 19.0, 22.0), away=(8, 15), way="digest"),
    Person("Cleo", "Asia/Tokyo", (8.0, 20.0, 22.0), gone=5),
    Person("Dora", "America/Los_Angeles", (7.5, 17.0, 21.0), way="direct"),
    Person("Eve", "Europe/London", (9.0, 17.0, 20.0)),
)
SUBSTITUTE = "Eve"
"""Steps in for whoever has vanished at the first table; plays nowhere else."""
