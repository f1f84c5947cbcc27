"""How a card's numbers are written, everywhere the same: each with the sign of what it counts. Pure.

    🌲3 ⛰️1 🌊0            three statistics; costs stand before them, ✋2 from hand and ♻️1 from the Reserve
    🌲3:1 ⛰️1:1 🌊0:2      two sides held against each other
    🌲3→5:1 ⛰️1:1 🌊0→1:2  the same, with what a card would add to the first

Cards are printed with 3/1/0 (their texts are hashed with the pack); `signed` writes that out for whoever reads them.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

SIGNS = ("🌲", "⛰️", "🌊")
TRAVEL: Mapping[str, str] = MappingProxyType({"hero": "🧭", "companion": "🎒"})
"""The sign of an expedition, with the player's number before it where it stands for a marker."""
_PRINTED = re.compile(r"\b(\d+)/(\d+)/(\d+)\b")


_REGULAR = " & "
"""Between a Hero and its companion: of both the first is enough to know whom a button means."""


def first_name(name: str) -> str:
    """A Hero's name without that of its companion."""
    return name.partition(_REGULAR)[0]


def stats(row: Sequence[int | str]) -> str:
    """Three statistics."""
    return " ".join(f"{sign}{n}" for sign, n in zip(SIGNS, row, strict=True))


def duel(mine: Sequence[int], theirs: Sequence[int]) -> str:
    """One side's statistics against the other's."""
    return " ".join(f"{sign}{a}:{b}" for sign, a, b in zip(SIGNS, mine, theirs, strict=True))


def gain(mine: Sequence[int], more: Sequence[int], theirs: Sequence[int]) -> str:
    """The same, now and with so much more on the first side."""
    return " ".join(
        f"{sign}{a}→{a + b}:{c}" if b else f"{sign}{a}:{c}"
        for sign, a, b, c in zip(SIGNS, mine, more, theirs, strict=True)
    )


@lru_cache(maxsize=2_048)
def signed(printed: str) -> str:
    """A card's text with its numbers written so: "a Levy 1/1/1" is a Levy 🌲1 ⛰️1 🌊1."""
    return _PRINTED.sub(lambda found: stats(found.groups()), printed)
