"""The story tracker: letters, time, achievements (LE-13). Pure."""

from collections.abc import Mapping, Sequence
from typing import Final

from cogs.evershade.content.story import TimeTrack
from cogs.evershade.state import Tracker

MOST_ACHIEVEMENTS: Final = {"global": 1, "faction": 1, "relation": 2}
"""LE-13.6; four slots in all (LE-13.5)."""


def mark(tracker: Tracker, letter: str) -> bool:
    """LE-13.1: whether it was not marked yet."""
    if letter in tracker.marks:
        return False
    tracker.marks.append(letter)
    return True


def unmark(tracker: Tracker, letter: str) -> bool:
    """LE-13.1: whether it was marked."""
    if letter not in tracker.marks:
        return False
    tracker.marks.remove(letter)
    return True


def pass_time(tracker: Tracker, n: int, track: TimeTrack, *, wraps: bool = False) -> list[int]:
    """LE-13.2 to LE-13.4: the thresholds that are reached, in their order, for the first time unless the track says
    `again` (LE-13.4). The token stops at both ends (LE-13.3), unless the adventure or the table (wraps) lets it go
    round."""
    before = tracker.time
    if track.wrap or wraps:
        tracker.time = (before + n) % (track.max + 1)
        passed = [(before + step) % (track.max + 1) for step in range(1, n + 1)]
    else:
        tracker.time = max(0, min(track.max, before + n))
        passed = list(range(before + 1, tracker.time + 1))
    reached = [one for one in passed if one in track.at and (track.again or one not in tracker.fired)]
    tracker.fired += [one for one in dict.fromkeys(reached) if one not in tracker.fired]
    return reached


def achievement_kind(name: str, kind: str) -> str:
    """LE-13.6: a Savior or a Doombringer is global, whatever else it is."""
    return "global" if "Savior" in name or "Doombringer" in name else kind


def overflowing(held: Sequence[str], kinds: Mapping[str, str]) -> list[str]:
    """LE-13.7: the achievements of which one has to go, because there are too many of their kind; empty: none has to.
    kinds: achievement -> its kind by `achievement_kind`."""
    return [one for one in held if sum(kinds[other] == kinds[one] for other in held) > MOST_ACHIEVEMENTS[kinds[one]]]
