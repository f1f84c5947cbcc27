"""How both expeditions of both players are likely to fare at Dusk, and what other statistics would change. Pure.

The table is read once; every "what if" after that is arithmetic, for the house asks it hundreds of times a turn. It
looks for a game won, not for a region: how often who still needs so many regions is there first, days ahead, is `race`.
"""

from collections.abc import Mapping
from copy import copy
from functools import lru_cache
from itertools import product
from math import exp
from typing import Final

from cogs.altered.content.filters import STATS
from cogs.altered.rules.reading.goal import apart
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import EXPEDITIONS, Obj, opposing

Row = tuple[int, int, int]
Where = tuple[int, str]
"""A seat and one of its expeditions."""
SURE: Final = 0.8
DOUBT_PER_ORB: Final = 0.5
"""How sharp the forecast is once the opponent has passed, and how much blunter each of their ready orbs makes it."""

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


class Forecast:
    """The table at this moment, as sums. Whatever is asked is asked for one seat."""

    def __init__(self, look: Look, seat: int) -> None:
        state, foe = look.state, opposing(seat)
        self.seat, self.foe, self.tiebreak = seat, foe, state.tiebreak
        places = [(who, e) for who in (seat, foe) for e in EXPEDITIONS]
        self.sums: dict[Where, Row] = {place: look.sum(*place) for place in places}
        self.types = {place: [i for i, s in enumerate(STATS) if s in look.types(*place)] for place in places}
        self.stuck = {place for place in places if _is_stuck(look, *place)}
        self.doubt = SURE + (0 if foe in state.passed else DOUBT_PER_ORB * look.ready_orbs(foe))
        self.left = apart(look.state.players[seat].marker), apart(look.state.players[foe].marker)
        self.ends = ends(*self.left)
        self.gone: frozenset[str] = frozenset()
        self.now = self.worth({})

    def without(self, look: Look, obj: Obj) -> "Forecast":
        """The same table after an object has left it; `gone` has the ids of those."""
        found = copy(self)
        found.gone = self.gone | {obj.id}
        if look.is_body(obj):
            less = taken_away(look, obj)
            found.sums = {place: _plus(row, less.get(place, (0, 0, 0))) for place, row in self.sums.items()}
        found.now = found.worth({})
        return found

    def moved(self, who: int, regions: int) -> float:
        """What it is worth that an expedition of a player moves so many regions before Dusk, back if below 0."""
        if self.tiebreak:
            return 0.0
        mine, theirs = self.left
        found = copy(self)
        found.ends = ends(mine - regions, theirs) if who == self.seat else ends(mine, theirs - regions)
        return found.worth({}) - self.now

    def worth(self, changes: Mapping[Where, Row], stuck: frozenset[Where] = frozenset()) -> float:
        """How good Dusk would be with these statistics added, and these expeditions held as well."""
        sums = {place: _plus(row, changes[place]) if place in changes else row for place, row in self.sums.items()}
        if self.tiebreak:
            return self._arena(sums)
        mine, theirs = ([self._moves(sums, who, e, stuck) for e in EXPEDITIONS] for who in (self.seat, self.foe))
        a, b = moving(*mine), moving(*theirs)
        return sum(x * y * won for x, row in zip(a, self.ends, strict=True) for y, won in zip(b, row, strict=True))

    def _moves(self, sums: Mapping[Where, Row], who: int, expedition: str, stuck: frozenset[Where]) -> float:
        """How likely an expedition moves forward."""
        place = (who, expedition)
        if place in self.stuck or place in stuck:
            return 0.0
        mine, theirs = sums[place], sums[opposing(who), expedition]
        margins = [mine[i] - theirs[i] for i in self.types[place] if mine[i] > 0]
        return self._chance(max(margins)) if margins else 0.0

    def _arena(self, sums: Mapping[Where, Row]) -> float:
        """AL-12.8, 12.9: whoever has more in more statistics wins."""
        total = 0.0
        for i in range(3):
            more = sum(sums[self.seat, e][i] - sums[self.foe, e][i] for e in EXPEDITIONS)
            total += 2 * self._chance(more) - 1
        return GAME / 6 * total

    def _chance(self, margin: int) -> float:
        """That a margin lasts until Dusk; a tie moves nobody (AL-10.4)."""
        return 1 / (1 + exp(max(-30.0, min((0.5 - margin) / self.doubt, 30.0))))


def places(look: Look, obj: Obj) -> list[Where]:
    """Where a Character counts."""
    return [(obj.controller, e) for e in look.expeditions(obj)]


def taken_away(look: Look, obj: Obj) -> dict[Where, Row]:
    """The change when a Character no longer counts."""
    f, m, w = (0, 0, 0) if "asleep" in obj.statuses else look.stats(obj)
    return {place: (-f, -m, -w) for place in places(look, obj)}


def _plus(row: Row, more: Row) -> Row:
    return row[0] + more[0], row[1] + more[1], row[2] + more[2]


def _is_stuck(look: Look, who: int, expedition: str) -> bool:
    if look.state.tiebreak:
        return False
    if look.cannot_advance(who, expedition) is not None:
        return True
    return any(look.keyword(o, "defender") for o in look.bodies(who, expedition))
