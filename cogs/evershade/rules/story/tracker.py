"""The story tracker: letters, time, achievements (LE-13). Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from cogs.evershade.content.story import TimeTrack

MOST_ACHIEVEMENTS: Final = {"global": 1, "faction": 1, "relation": 2}
"""LE-13.6; four slots in all (LE-13.5)."""


@dataclass(slots=True)
class Tracker:
    """marks: letters in the order in which they were marked; fired: thresholds of time that were reached before."""

    marks: list[str] = field(default_factory=list)
    time: int = 0
    fired: list[int] = field(default_factory=list)

    def mark(self, letter: str) -> bool:
        """LE-13.1: whether it was not marked yet."""
        if letter in self.marks:
            return False
        self.marks.append(letter)
        return True

    def unmark(self, letter: str) -> bool:
        """LE-13.1: whether it was marked."""
        if letter not in self.marks:
            return False
        self.marks.remove(letter)
        return True

    def pass_time(self, n: int, track: TimeTrack) -> list[int]:
        """LE-13.2 to 13.4: the thresholds that are reached for the first time, in their order. The token stops at both
        ends, unless the adventure lets it go round."""
        before = self.time
        if track.wrap:
            self.time = (before + n) % (track.max + 1)
            passed = {(before + step) % (track.max + 1) for step in range(1, n + 1)}
        else:
            self.time = max(0, min(track.max, before + n))
            passed = set(range(before + 1, self.time + 1))
        reached = [one for one in sorted(track.at) if one in passed and one not in self.fired]
        self.fired += reached
        return reached


def achievement_kind(name: str, kind: str) -> str:
    """LE-13.6: a Savior or a Doombringer is global, whatever else it is."""
    return "global" if "Savior" in name or "Doombringer" in name else kind


def overflowing(held: Sequence[str], kinds: Mapping[str, str]) -> list[str]:
    """LE-13.7: the achievements of which one has to go, because there are too many of their kind; empty: none has to.
    kinds: achievement -> its kind by `achievement_kind`."""
    return [one for one in held if sum(kinds[other] == kinds[one] for other in held) > MOST_ACHIEVEMENTS[kinds[one]]]
