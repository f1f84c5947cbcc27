"""Exact chances of what dice show and of what is drawn unseen: counted, never sampled, rounded only when told. Pure.

A game counts with the same functions that its rules decide by: `d6.chance(partial(is_passed, bonus, difficulty))`.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import Generic, TypeVar

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Spread(Generic[T]):
    """What may come, and in how many equally likely ways each of it comes; none of them 0."""

    ways: Mapping[T, int]

    def chance(self, holds: Callable[[T], bool]) -> Fraction:
        """How likely it is that what comes is so."""
        return Fraction(sum(n for one, n in self.ways.items() if holds(one)), sum(self.ways.values()))

    def map(self, change: Callable[[T], U]) -> "Spread[U]":
        """What is made of it."""
        found: dict[U, int] = {}
        for one, n in self.ways.items():
            made = change(one)
            found[made] = found.get(made, 0) + n
        return Spread(found)

    def with_other(self, other: "Spread[U]") -> "Spread[tuple[T, U]]":
        """Both, where neither knows of the other."""
        return Spread({(one, two): n * m for one, n in self.ways.items() for two, m in other.ways.items()})


def even(faces: Iterable[T]) -> Spread[T]:
    """One of these, each as likely; what stands there twice is twice as likely."""
    found: dict[T, int] = {}
    for face in faces:
        found[face] = found.get(face, 0) + 1
    return Spread(found)


@lru_cache(maxsize=64)
def die(sides: int = 6) -> Spread[int]:
    """One die."""
    return even(range(1, sides + 1))


def total(*spreads: Spread[int]) -> Spread[int]:
    """The sum of numbers that do not know of each other."""
    found = Spread({0: 1})
    for one in spreads:
        found = found.with_other(one).map(sum)
    return found


def repeated(one: Spread[int], times: int) -> Spread[int]:
    """The sum of so many throws of the same."""
    return total(*[one] * times)


@lru_cache(maxsize=1024)
def hits(sides: int, faces: frozenset[int], dice: int) -> Spread[int]:
    """How many of so many dice show one of these faces."""
    return repeated(die(sides).map(lambda face: int(face in faces)), dice)


@lru_cache(maxsize=1024)
def drawn(wanted: int, others: int, n: int) -> Spread[int]:
    """How many of the wanted ones are among n that are drawn unseen, without putting back, out of all of them."""
    return Spread({k: comb(wanted, k) * comb(others, n - k) for k in range(max(0, n - others), min(n, wanted) + 1)})


def percent(chance: Fraction) -> int:
    """A chance as it is told: in whole per cent, and 0 or 100 only where it is certain."""
    if chance in (0, 1):
        return int(chance * 100)
    return min(99, max(1, round(chance * 100)))
