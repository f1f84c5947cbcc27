"""Conditions, boons and terror on a character's board (LE-7, LE-10). Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cogs.evershade.state import Boon, Character

SLOTS: Final = 4
MOST_CONDITIONS: Final = 3
"""LE-7.1."""
OPPOSITE: Final = {"sunbleached": "dimrot", "dimrot": "sunbleached"}


def gain_condition(character: Character, kind: str) -> bool:
    """LE-7.1 to LE-7.5: whether the character lives. A token with two sides turns over; a second copy is an injury; a
    fourth token is death."""
    opposite = OPPOSITE.get(kind)
    if opposite in character.conditions:
        character.conditions[character.conditions.index(opposite)] = kind  # LE-7.2
        return True
    if kind in OPPOSITE and kind in character.conditions:
        kind = "injury"  # LE-7.3
    if len(character.conditions) >= MOST_CONDITIONS:
        character.is_dead = True
        return False
    character.conditions.append(kind)  # LE-7.4: several of injury and trauma
    return True


def has_room(character: Character) -> bool:
    """LE-10.2: whether one of the four slots is free."""
    return len(character.boons) + character.terror < SLOTS


def gain_boon(character: Character, boon: Boon) -> bool:
    """LE-10.3: whether anything changed. No free slot: a terror goes instead of it; all slots are boons: ignored."""
    if has_room(character):
        character.boons.append(boon)
        return True
    if character.terror:
        character.terror -= 1
        return True
    return False


def boons_in_the_way(character: Character, n: int) -> int:
    """LE-10.6: how many boons have to make room for n terror."""
    free = SLOTS - character.terror - len(character.boons)
    return max(0, min(n, SLOTS - character.terror) - free)


def gain_terror(character: Character, n: int, discarded: Sequence[int] | None = None) -> bool:
    """LE-10.6, LE-10.7: a batch of n fills free slots, then replaces boons; what is more than four is ignored. Whether
    the batch placed the fourth, so that the table is rolled on.

    discarded: the places of the boons that make room, as their owner says; None: the last ones (D10).
    """
    before, go = character.terror, boons_in_the_way(character, n)
    gone = range(len(character.boons))[len(character.boons) - go :] if discarded is None else discarded
    character.boons = [boon for place, boon in enumerate(character.boons) if place not in gone]
    character.terror = min(SLOTS, character.terror + n)
    return character.terror == SLOTS and before < SLOTS


@dataclass(frozen=True, slots=True)
class TerrorRow:
    """A row of the table (LE-10.9), in printed order: heal so much terror, then the rest. fate: None is all of it."""

    heal: int = 0
    hp: int = 0
    brill: int = 0
    fate: int | None = 0
    cards: int = 0
    items: int = 0
    trauma: bool = False
    dies: bool = False


_ROWS: Final = (
    (2, TerrorRow(heal=2, hp=3)),
    (4, TerrorRow(heal=2, brill=2)),
    (6, TerrorRow(heal=3, cards=1)),
    (8, TerrorRow(heal=3, fate=2)),
    (12, TerrorRow(heal=4, trauma=True)),
    (14, TerrorRow(heal=3, hp=6)),
    (16, TerrorRow(heal=4, items=1)),
    (18, TerrorRow(heal=4, cards=2)),
    (20, TerrorRow(heal=4, fate=None, trauma=True)),
    (24, TerrorRow(dies=True)),
)


def terror_row(die: int, traumas: int) -> TerrorRow:
    """LE-10.9: D12 + 4 for each trauma held before the roll; traumas: 0 to 3."""
    total = die + 4 * traumas
    return next(row for last, row in _ROWS if total <= last)
