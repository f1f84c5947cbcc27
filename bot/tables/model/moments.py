"""Days and times as people write them, in the zone where they live. Pure.

`tomorrow`, `friday`, `2026-12-24`, `24.12.`, `24 dec`, `in 5 days`, `2 weeks`, each with or without `18:00` or `6 pm`;
the same in German. For a leave (`read_moment`) a day without a time is all of that day. For an evening (`read_coming`)
there has to be a time, and the next one of that kind is meant.
"""

import re
from collections.abc import Mapping
from datetime import date, datetime, time, timedelta, tzinfo
from typing import Any

from bot.tables.model.policy import HOUR, zone_of

_NOW = ("now", "jetzt")
_DAYS = {"today": 0, "heute": 0, "tomorrow": 1, "morgen": 1, "übermorgen": 2}
_WEEKDAYS = (
    ("monday", "montag"),
    ("tuesday", "dienstag"),
    ("wednesday", "mittwoch"),
    ("thursday", "donnerstag"),
    ("friday", "freitag"),
    ("saturday", "samstag", "sonnabend"),
    ("sunday", "sonntag"),
)
_MONTHS = (
    ("january", "januar", "jänner"),
    ("february", "februar"),
    ("march", "märz"),
    ("april",),
    ("may", "mai"),
    ("june", "juni"),
    ("july", "juli"),
    ("august",),
    ("september",),
    ("october", "oktober"),
    ("november",),
    ("december", "dezember"),
)
_TIME = re.compile(r"(?:^|[\s,]+)(?:at |um )?(\d{1,2})(?:([:.h])(\d{2}))?\s*(am|pm|uhr)?$", re.ASCII)
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})$")
_DOTTED = re.compile(r"(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}))?$")
_NAMED = re.compile(r"(?:(\d{1,2})\.? ([a-zäöü]{3,9})|([a-zäöü]{3,9}) (\d{1,2})\.?)(?:,? (\d{4}))?$")
_SPAN = re.compile(r"(?:\+|in )?\s?(\d{1,3})\s?(h|hours?|stunden?|d|days?|tage?n?|w|weeks?|wochen?)$")
_DATE_AND_TIME = re.compile(r"(?<=\d)t(?=\d)")
_LEAD = re.compile(r"^(?:next|nächste[nrs]?|on|am|until|bis|from|ab|von)\s+")


def read_moment(written: str, now: float, prefs: Mapping[str, Any], *, is_end: bool) -> float | None:
    """Seconds since 1970, or None for what is no day or time. prefs: where somebody lives (`zone_of`).

    is_end: a day without a time means its end, else its beginning. A day of the year without a year is the next one,
    today included.
    """
    words = _plain(written)
    if words in _NOW:
        return now
    zone = zone_of(prefs)
    here = datetime.fromtimestamp(now, zone)
    span = _SPAN.match(words)
    if span is not None and (seconds := _span_in_hours(span)) is not None:
        return now + seconds
    day, clock = _day(words, here.date()), None
    if day is None:
        found = _TIME.search(words)
        clock = None if found is None else _clock(found)
        rest = "" if found is None else words[: found.start()].strip(" ,")
        day = here.date() if found is not None and not rest else _day(rest, here.date())
        if day is None or clock is None:
            return None
    if clock is not None:
        return datetime.combine(day, clock, zone).timestamp()
    if is_end and day == date.max:
        return None  # no day follows at whose beginning it would end
    return datetime.combine(day + timedelta(days=is_end), time(), zone).timestamp()


def read_coming(written: str, now: float, zone: tzinfo) -> float | None:
    """The next such moment after now, in seconds since 1970; None for what has no time, has passed, or is neither.

    A number alone is an hour here: `fri 20`. A day's name before a date does no harm: `Friday 2026-11-27 20:00`.
    """
    words = _plain(_DATE_AND_TIME.sub(" ", written.casefold()))
    found = _TIME.search(words)
    clock = None if found is None else _clock(found, is_hour_enough=True)
    if found is None or clock is None:
        return None
    today, rest = datetime.fromtimestamp(now, zone).date(), words[: found.start()].strip(" ,")
    first, _, dated = rest.partition(" ")
    if _ISO.match(dated) or (_DOTTED.match(dated) and not first[:1].isdigit()):
        rest = dated
    day = _day(rest, today) if rest else today
    later = 1 if not rest else 7 if _weekday(rest) is not None else 0
    for days in (0, later):
        at = None if day is None else datetime.combine(day + timedelta(days=days), clock, zone).timestamp()
        if at is not None and at > now:
            return at
    return None


def read_clock(written: str) -> time | None:
    """A time of day alone."""
    found = _TIME.fullmatch(_plain(written))
    return None if found is None else _clock(found, is_hour_enough=True)


def last_day(until: float, prefs: Mapping[str, Any]) -> str:
    """The day on which something ends, as 2026-12-24: a minute before midnight is still the day before."""
    return f"{datetime.fromtimestamp(until - 60, zone_of(prefs)):%Y-%m-%d}"


def day_of(at: float, prefs: Mapping[str, Any]) -> date:
    """The day there."""
    return datetime.fromtimestamp(at, zone_of(prefs)).date()


def _plain(written: str) -> str:
    return _LEAD.sub("", " ".join(written.split()).casefold())


def _span_in_hours(span: re.Match[str]) -> float | None:
    """Of hours only: days and weeks are days of the calendar."""
    return int(span[1]) * HOUR if span[2].startswith(("h", "st")) else None


def _day(words: str, today: date) -> date | None:
    if words in _DAYS:
        return today + timedelta(days=_DAYS[words])
    if (weekday := _weekday(words)) is not None:
        return today + timedelta(days=(weekday - today.weekday()) % 7)
    if (span := _SPAN.match(words)) is not None and not span[2].startswith(("h", "st")):
        return today + timedelta(days=int(span[1]) * (7 if span[2].startswith("w") else 1))
    if (found := _ISO.match(words)) is not None:
        return _date(int(found[1]), int(found[2]), int(found[3]))
    if (found := _DOTTED.match(words)) is not None:
        return _of_year(found[3], int(found[2]), int(found[1]), today)
    if (found := _NAMED.match(words)) is not None:
        month = _month(found[2] or found[3])
        return None if month is None else _of_year(found[5], month, int(found[1] or found[4]), today)
    return None


def _weekday(word: str) -> int | None:
    begun = word.rstrip(".")
    for n, names in enumerate(_WEEKDAYS):
        if len(begun) >= 2 and any(name.startswith(begun) for name in names):
            return n
    return None


def _month(word: str) -> int | None:
    for n, names in enumerate(_MONTHS, 1):
        if any(word == name or (len(word) == 3 and name.startswith(word)) for name in names):
            return n
    return None


def _of_year(year: str | None, month: int, day: int, today: date) -> date | None:
    if year is not None:
        return _date(int(year), month, day)
    soon = _date(today.year, month, day)
    return soon if soon is not None and soon >= today else _date(today.year + 1, month, day)


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _clock(found: re.Match[str], *, is_hour_enough: bool = False) -> time | None:
    hour, minute, half = int(found[1]), int(found[3] or 0), found[4]
    if not is_hour_enough and (found[2] != ":" if half is None else found[2] not in (None, ":")):
        return None  # a number alone is no time, and 12.11 is rather a day
    if half in ("am", "pm"):
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if half == "pm" else 0)
    return time(hour, minute) if hour < 24 and minute < 60 else None
