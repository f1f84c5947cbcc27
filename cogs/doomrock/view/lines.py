"""Lines of a view in words, and making them fit. Pure.

Lines have a long and sometimes a short form; when a table is so full that the screen would not hold it all, lines are
shortened from the least urgent on.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.rules.decision import Text, text

PUBLIC = 1_750
OWN = 1_900
"""How long a board and a hand may be, in characters, estimated before the sentences are made."""
DROPPED = text("")
View = Mapping[str, Any]


class Line(NamedTuple):
    """urgent: lines of the smallest number are shortened first; what has no short form stays, `DROPPED` goes."""

    long: Text
    short: Text | None = None
    urgent: int = 9


def fitted(lines: Sequence[Line], most: int) -> list[Text]:
    """The lines, some in their short form, so that they stay within `most` characters if they can."""
    found = [line.long for line in lines]
    sizes = [length(line) + 1 for line in found]
    for place in sorted(range(len(lines)), key=lambda i: (lines[i].urgent, -i)):
        if sum(sizes) <= most:
            break
        short = lines[place].short
        if short is not None:
            found[place] = short
            sizes[place] = length(short) + 1 if short is not DROPPED else 0
    return [line for line in found if line is not DROPPED]


def length(value: Any) -> int:
    """About how many characters a text will have: its parameters and a little for what stands around them."""
    if isinstance(value, Text):
        size = _SIZES.get(value.key)
        return size or _FRAMES.get(value.key, 4) + sum(length(part) for part in value.params.values())
    if isinstance(value, str):
        return 14 if value.startswith("@seat:") else len(value)
    if isinstance(value, int):
        return 2
    if isinstance(value, Sequence):
        return sum(length(part) + 2 for part in value)
    return 0


_SIZES = {
    "dr-view-cost": 7,
    "dr-view-token": 8,
    "dr-view-status": 8,
    "dr-view-hp": 6,
    "dr-view-threat": 8,
    "dr-view-resources": 75,
    "dr-view-markers": 60,
}
_FRAMES = {
    "dr-view-foe": 22,
    "dr-view-area": 20,
    "dr-view-enrage": 16,
    "dr-view-costs": 0,
    "dr-view-ai": 24,
    "dr-view-slots": 30,
    "dr-view-own-stats": 24,
    "dr-view-ability": 8,
    "dr-view-ability-short": 8,
    "dr-view-who": 3,
    "dr-view-lying": 12,
    "dr-view-locked": 12,
    "dr-view-step": 12,
}
