"""How somebody wants to be called when a table waits for them, out of their preferences. Pure.

Preferences, each may be missing: {"how": one of `WAYS`, "tables": {id of a table: one of `WAYS`}, "digest": hour,
"pause": hours, "quiet": [from hour, to hour], "zone": name like Europe/Berlin, "utc_offset": minutes}. Hours are those
of their wall.
"""

from collections.abc import Mapping
from datetime import datetime, time, timedelta
from typing import Any

from bot.tables.model.policy import HOUR, after_quiet, zone_of

WAYS = ("mention", "direct", "digest", "nothing")
"""By name at the table, in a direct message, once a day for all tables in a direct message, not at all."""
DIGEST = 8
"""The hour of a digest, if none was chosen."""
PAUSE = 8
"""Hours between two calls, if nothing was chosen."""
LONGEST_PAUSE = 24


def pause_of(prefs: Mapping[str, Any]) -> float:
    """Seconds that somebody wishes to be left alone after a call."""
    return float(prefs.get("pause", PAUSE)) * HOUR


def way_of(prefs: Mapping[str, Any], table: str) -> str:
    """How somebody is called to this table: one of `WAYS`."""
    way = prefs.get("tables", {}).get(table, prefs.get("how"))
    return way if way in WAYS else "mention"


def call_at(asked: float, now: float, prefs: Mapping[str, Any], table: str) -> float | None:
    """When somebody may be called for what they were asked then: now or later, never in their quiet hours; None: never.

    asked, now: seconds since 1970
    """
    way = way_of(prefs, table)
    if way == "nothing":
        return None
    return after_quiet(max(now, next_digest(asked, prefs)) if way == "digest" else now, prefs)


def next_digest(at: float, prefs: Mapping[str, Any]) -> float:
    """The first hour of the digest that is not before `at`. Seconds since 1970."""
    there = datetime.fromtimestamp(at, zone_of(prefs))
    hour = time(prefs.get("digest", DIGEST))
    days = (there.date() + timedelta(days=n) for n in (0, 1, 2))  # 2: the hour that is left out in spring
    return next(found for day in days if (found := datetime.combine(day, hour, there.tzinfo).timestamp()) >= at)
