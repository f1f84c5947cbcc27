"""Who is likely to be there first: a game of Altered as a race of two players, days ahead. Pure."""

from functools import lru_cache
from itertools import product
from typing import Final

GAME: Final = 45.0
"""What a game won is worth, in the house's own points: a region at the beginning comes to about seven, as much as a
good card."""
EVEN: Final = 0.5
"""How often an expedition moves on a day of which nothing is known yet."""


def moving(a: float, b: float) -> tuple[float, float, float]:
    """How likely none, one and both of two expeditions move, from how likely each does."""
    return (1 - a) * (1 - b), a + b - 2 * a * b, a * b


@lru_cache(maxsize=256)
def race(mine: int, theirs: int) -> float:
    """How often who still needs so many regions wins against somebody who needs so many, if a coin says each day for
    each expedition whether it moves; both at once is half a win."""
    if mine <= 0 or theirs <= 0:
        return 0.5 if mine <= 0 and theirs <= 0 else float(mine <= 0)
    days = {(a, b): x * y for (a, x), (b, y) in product(enumerate(moving(EVEN, EVEN)), repeat=2)}
    still = days.pop((0, 0))
    return sum(p * race(mine - a, theirs - b) for (a, b), p in days.items()) / (1 - still)


@lru_cache(maxsize=256)
def ends(mine: int, theirs: int) -> tuple[tuple[float, ...], ...]:
    """The worth of today's none, one or two regions for me (rows) and for the other player, who need so many."""
    found = [[GAME * (race(mine - a, theirs - b) - 0.5) for b in range(3)] for a in range(3)]
    if mine == theirs == 1:  # who crosses has come farther than who meets (AL-12.4)
        found[2][1], found[1][2] = GAME / 2, -GAME / 2
    return tuple(map(tuple, found))
