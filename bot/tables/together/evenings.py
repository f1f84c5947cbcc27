"""An evening at one screen: three times, who can when, what comes of it. A gathering of the kind `evening`. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta, tzinfo
from typing import Final

from bot.tables.model.moments import read_clock, read_coming
from bot.tables.model.policy import DAY, HOUR
from bot.tables.together.gatherings import Gathering

KIND: Final = "evening"
TIMES: Final = 3
HOURS: Final = 3
"""How long an evening is where nobody says so."""
LASTS: Final = 3 * DAY
"""Seconds for which everybody may say when they can, if the first of the times is not nearer."""
FARTHEST: Final = 60
"""Days ahead."""


Week = Sequence[str]
"""What days are called in a language, monday first."""


def read_time(typed: str, now: float, zone: tzinfo) -> float | None:
    """When that is, in seconds since 1970, as `read_coming` reads it; None if it cannot be read or is too far away."""
    at = read_coming(typed, now, zone)
    return at if at is not None and at <= now + FARTHEST * DAY else None


def offered_times(typed: str, now: float, zone: tzinfo, weeks: Sequence[Week], most: int = 14) -> list[float]:
    """What may be meant by what has been typed so far: that moment, or a clock on each of the next days, eight in the
    evening if none was typed."""
    at = read_time(typed, now, zone) if typed.strip() else None
    words = typed.strip().casefold()
    clock = read_clock(words) or (None if at is None else datetime.fromtimestamp(at, zone).time()) or time(20)
    today = datetime.fromtimestamp(now, zone).date()
    each = [datetime.combine(today + timedelta(days=n), clock, zone).timestamp() for n in range(most)]
    named = [one for one in each if _is_begun(words, datetime.fromtimestamp(one, zone).date(), weeks)]
    found = [at] if at is not None else []
    return list(dict.fromkeys(one for one in [*found, *(named or each)] if one > now))[:most]


def _is_begun(words: str, day: date, weeks: Sequence[Week]) -> bool:
    """Whether the day's name begins with what was typed."""
    first = words.partition(" ")[0].rstrip(".")
    return bool(first) and any(week[day.weekday()].casefold().startswith(first) for week in weeks)


def told_time(at: float, zone: tzinfo, week: Week) -> str:
    """A moment as the lists offer it and `read_time` reads it: `Friday 2026-11-27 20:00`."""
    there = datetime.fromtimestamp(at, zone)
    return f"{week[there.weekday()]} {there:%Y-%m-%d %H:%M}"


# ---------------------------------------------------------------------- what people answer


@dataclass(frozen=True, slots=True)
class Votes:
    """How it stands. can: for each time the users who can, in the order of their answers; none: who can at no time;
    silent: who sits there and has not answered."""

    times: Sequence[float]
    can: Sequence[Sequence[int]]
    none: Sequence[int]
    silent: Sequence[int]

    @property
    def agreed(self) -> int | None:
        """The first time that suits everybody who sits there, if there is one."""
        if self.silent or self.none or not self.can:
            return None
        every = {user for users in self.can for user in users}
        return next((n for n, users in enumerate(self.can) if set(users) == every), None)

    @property
    def best(self) -> int | None:
        """The time that suits most, the earlier of two; None: nobody but one person can at any time."""
        n = max(range(len(self.can)), key=lambda n: (len(self.can[n]), -self.times[n]), default=None)
        return n if n is not None and len(self.can[n]) > 1 else None


def times_of(found: Gathering) -> list[float]:
    """The times that are proposed, the earliest first."""
    return [float(at) for at in found.data.get("times", ())]


def hours_of(found: Gathering) -> float:
    """How long it lasts."""
    return float(found.data.get("lasts", HOURS))


def votes(found: Gathering, players: Mapping[int, str]) -> Votes:
    """players: who sits at the table; answers of others who have left it do not count."""
    times = times_of(found)
    said = [(reply.user, reply.answer) for reply in found.answers if reply.user in players]
    can = [tuple(user for user, answer in said if n in answer) for n in range(len(times))]
    none = tuple(user for user, answer in said if not answer)
    answered = {user for user, _ in said}
    return Votes(times, can, none, tuple(user for user in players if user not in answered))


def turned(found: Gathering, user: int, place: int) -> list[int]:
    """What somebody answers once they press the button of a time."""
    before = set(found.answer_of(user) or ())
    return sorted(before ^ {place})


def closes(now: float, times: Sequence[float]) -> float:
    """Until when people may answer: three days, but an hour before the first time, or half the way to it."""
    first = min(times)
    return min(now + LASTS, max(first - HOUR, now + (first - now) / 2))
