"""What an attack comes to: doubling, prevention, armor and cover, weakness and resistance (LE-21, LE-16.7). Pure."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.rules.geometry.grid import Grid

COVER: Final = 2
"""LE-16.7: armor that cover gives, never more."""


@dataclass(frozen=True, slots=True)
class Blow:
    """Damage on its way to one target. amount: card, successes, one weapon and other adds together (LE-21.1)."""

    amount: int
    types: Collection[str] = ()
    prevented: int = 0
    ignore: int = 0
    times: int = 1


@dataclass(frozen=True, slots=True)
class Guard:
    """What a target has against it. armor: all sources together, without cover."""

    armor: int = 0
    has_cover: bool = False
    weak: Mapping[str, int] | None = None
    resist: Mapping[str, int] | None = None


def dealt(blow: Blow, guard: Guard) -> int:
    """LE-21.1 to 21.4: the HP that are lost. Where armor leaves nothing, weakness adds nothing (LE-21.3)."""
    amount = blow.amount * blow.times - blow.prevented
    armor = guard.armor + (COVER if guard.has_cover else 0) - blow.ignore
    amount -= max(0, armor)  # LE-21.2
    if amount <= 0:
        return 0
    # LE-21.4, by the types of the damage, which Melee and Ranged are too (LE-21.5)
    amount += sum((guard.weak or {}).get(kind, 0) for kind in blow.types)
    amount -= sum((guard.resist or {}).get(kind, 0) for kind in blow.types)
    return max(0, amount)


def has_cover(chart: Grid, sheltered: Collection[str], spaces: Sequence[str], sources: Iterable[str]) -> bool:
    """LE-16.7: the target stands in cover spaces, or behind a wall of its space seen from a source, all of whose spaces
    lie beyond. No source (danger, environment): no wall helps; a target of several spaces has none of walls
    (LE-16.8), and shelter only where it stands in it with all of them. sheltered: those of `spaces` that give cover."""
    if all(space in sheltered for space in spaces):
        return True
    return len(spaces) == 1 and chart.has_wall_cover(spaces[0], sources)


def crash_damage(blocked: int, armor: int) -> int:
    """LE-22.2: the steps that could not be made, less armor; cover does not help."""
    return max(0, blocked - max(0, armor))
