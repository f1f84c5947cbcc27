"""An evening at one screen: three times, who can when, what comes of it. A gathering of the kind `evening`. Pure."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta, tzinfo
from typing import Final

from bot.rules.numbers import read_count
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
_CLOCK = re.compile(r"(?:at |um )?(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm|uhr)?", re.IGNORECASE)
_BETWEEN = re.compile(r",|(?<=\d)T(?=\d)")
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DOTTED = re.compile(r"(\d{1,2})\.(\d{1,2})\.")


@dataclass(frozen=True, slots=True)
class Days:
    """What days are called by whoever types: monday first; today and tomorrow."""

    week: Sequence[str]
    today: str
    tomorrow: str


def read_time(typed: str, now: float, zone: tzinfo, days: Sequence[Days]) -> float | None:
    """When that is, in seconds since 1970: `2026-11-27 20:00`, `27.11. 20`, `friday 8pm`, `tomorrow 20:30`, `20:00`; a
    day's name before them does no harm; None if it cannot be read, has passed, or is too far away."""
    words = " ".join(_BETWEEN.sub(" ", typed).split()).casefold()
    for day, rest in _day_of(words, datetime.fromtimestamp(now, zone).date(), days):
        clock = _clock_of(rest)
        if clock is None:
            continue
        at = datetime.combine(day, clock, zone).timestamp()
        if at <= now and day.isoformat() not in words and rest == words:  # a clock alone: the next time it shows that
            at = datetime.combine(day + timedelta(days=1), clock, zone).timestamp()
        if now < at <= now + FARTHEST * DAY:
            return at
    return None


def _day_of(words: str, today: date, names: Sequence[Days]) -> Iterator[tuple[date, str]]:
    """(day, what is left of the words) of each way to read a day at their beginning."""
    first, _, rest = words.partition(" ")
    if rest and (_ISO.match(rest) or _DOTTED.match(rest)):  # "Friday 2026-11-27 20:00"
        words, (first, _, rest) = rest, rest.partition(" ")
    for pattern, order in ((_ISO, (0, 1, 2)), (_DOTTED, (2, 1, 0))):
        if (found := pattern.fullmatch(first)) is not None:
            numbers = [int(n) for n in found.groups()] + ([today.year] if pattern is _DOTTED else [])
            year, month, day = (numbers[place] for place in order)
            for wanted in (year, year + 1) if pattern is _DOTTED else (year,):
                if (made := _date(wanted, month, day)) is not None and made >= today:
                    yield made, rest
                    return
            return
    for called in names:
        if rest and first in (called.today.casefold(), called.tomorrow.casefold()):
            yield today + timedelta(days=first == called.tomorrow.casefold()), rest
        for n, name in enumerate(called.week):
            if rest and len(first.rstrip(".")) >= 2 and name.casefold().startswith(first.rstrip(".")):
                yield today + timedelta(days=(n - today.weekday()) % 7), rest
                yield today + timedelta(days=(n - today.weekday()) % 7 + 7), rest  # today's has passed
    yield today, words


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _clock_of(words: str) -> time | None:
    found = _CLOCK.fullmatch(words.strip())
    if found is None:
        return None
    hour, minute = read_count(found[1]) or 0, read_count(found[2] or "0") or 0
    half = (found[3] or "").casefold()
    if half in ("am", "pm"):
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + 12 * (half == "pm")
    return time(hour, minute) if hour < 24 and minute < 60 else None


def offered_times(typed: str, now: float, zone: tzinfo, days: Sequence[Days], most: int = 14) -> list[float]:
    """What may be meant by what has been typed so far: that moment, or a clock on each of the next days, eight in the
    evening if none was typed."""
    at = read_time(typed, now, zone, days) if typed.strip() else None
    words = typed.strip().casefold()
    clock = _clock_of(words) or (None if at is None else datetime.fromtimestamp(at, zone).time()) or time(20)
    today = datetime.fromtimestamp(now, zone).date()
    each = [datetime.combine(today + timedelta(days=n), clock, zone).timestamp() for n in range(most)]
    named = [one for one in each if _is_begun(words, datetime.fromtimestamp(one, zone).date(), days)]
    found = [at] if at is not None else []
    return list(dict.fromkeys(one for one in [*found, *(named or each)] if one > now))[:most]


def _is_begun(words: str, day: date, days: Sequence[Days]) -> bool:
    """Whether the day's name begins with what was typed."""
    first = words.partition(" ")[0].rstrip(".")
    return bool(first) and any(called.week[day.weekday()].casefold().startswith(first) for called in days)


def told_time(at: float, zone: tzinfo, days: Days) -> str:
    """A moment as the lists offer it and `read_time` reads it: `Friday 2026-11-27 20:00`."""
    there = datetime.fromtimestamp(at, zone)
    return f"{days.week[there.weekday()]} {there:%Y-%m-%d %H:%M}"


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
