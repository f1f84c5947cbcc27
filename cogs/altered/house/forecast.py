"""How both expeditions of both players are likely to fare at Dusk, and what other statistics would change. Pure.

The table is read once; every "what if" after that is arithmetic, for the house asks it hundreds of times a turn. It
looks for a game won, not for a region: how often who still needs so many regions is there first, is in `race`.
"""

from collections.abc import Mapping
from math import exp
from typing import Final

from cogs.altered.content.filters import STATS
from cogs.altered.house.race import GAME, ends, moving
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import END_OF_TRACK, EXPEDITIONS, opposing

Row = tuple[int, int, int]
Where = tuple[int, str]
"""A seat and one of its expeditions."""
SURE: Final = 0.8
DOUBT_PER_ORB: Final = 0.5
"""How sharp the forecast is once the opponent has passed, and how much blunter each of their ready orbs makes it."""


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
        self.ends = ends(*(_left(look, who) for who in (seat, foe)))
        self.now = self.worth({})

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


def _plus(row: Row, more: Row) -> Row:
    return row[0] + more[0], row[1] + more[1], row[2] + more[2]


def _is_stuck(look: Look, who: int, expedition: str) -> bool:
    if look.state.tiebreak:
        return False
    if look.cannot_advance(who, expedition) is not None:
        return True
    return any(look.keyword(o, "defender") for o in look.bodies(who, expedition))


def _left(look: Look, who: int) -> int:
    """How many regions a player's expeditions still need to meet."""
    marker = look.state.players[who].marker
    return max(0, min(marker["companion"] - marker["hero"], END_OF_TRACK))
