"""By how much an expedition is ahead of the one opposite, or short of being so, and what a play makes of that. Pure,
only looks."""

from collections.abc import Sequence
from typing import NamedTuple

from cogs.altered.content.filters import STATS
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import opposing


class Lead(NamedTuple):
    """n: by how much an expedition is ahead, in what counts where it stands, where it is so by most (AL-10.3: of who
    has less than 0 it need not be ahead); 0 or less: it is not. kinds: in what that is so."""

    n: int
    kinds: Sequence[str]

    @property
    def lack(self) -> int:
        """How much more it needs to be ahead; 0 or less: it is."""
        return 1 - self.n


def lead(look: Look, seat: int, expedition: str) -> Lead | None:
    """How an expedition stands; None: nothing counts there."""
    return both(look, seat, expedition)[0]


def both(look: Look, seat: int, expedition: str) -> tuple[Lead | None, Lead | None]:
    """How an expedition stands, and how the one opposite does."""
    foe = opposing(seat)
    mine, theirs = look.sum(seat, expedition), look.sum(foe, expedition)
    here, there = look.types(seat, expedition), look.types(foe, expedition)
    one = _lead(here, mine, theirs)
    if here == there and mine == theirs:
        return one, one
    return one, _lead(there, theirs, mine)


def _lead(here: Sequence[str], mine: Sequence[int], theirs: Sequence[int]) -> Lead | None:
    most, kinds = None, []
    for kind, a, b in zip(STATS, mine, theirs, strict=True):
        if kind in here:
            by = a - b if b > 0 else a
            if most is None or by > most:
                most, kinds = by, [kind]
            elif by == most:
                kinds.append(kind)
    return None if most is None else Lead(most, kinds)
