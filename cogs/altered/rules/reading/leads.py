"""By how much an expedition is ahead of the one opposite, or short of being so, and what a play makes of that. Pure,
only looks."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.rules.decision import Text, text
from cogs.altered.content.filters import STATS
from cogs.altered.rules.reading.look import Look, Row, Sums
from cogs.altered.state import Obj, opposing


class Lead(NamedTuple):
    """n: by how much an expedition is ahead, in what counts where it stands, where it is so by most (AL-10.3: of who
    has less than 0 it need not be ahead); 0 or less: it is not. kinds: in what that is so."""

    n: int
    kinds: Sequence[str]

    @property
    def lack(self) -> int:
        """How much more it needs to be ahead; 0 or less: it is."""
        return 1 - self.n


def plus(one: Row, two: Row) -> Row:
    """Both together."""
    return one[0] + two[0], one[1] + two[1], one[2] + two[2]


def times(row: Row, n: int) -> Row:
    """So many of it."""
    return row[0] * n, row[1] * n, row[2] * n


def lead(look: Look, seat: int, expedition: str) -> Lead | None:
    """How an expedition stands; None: nothing counts there."""
    return both(look, look.sums(), seat, expedition)[0]


def both(look: Look, sums: Sums, seat: int, expedition: str) -> tuple[Lead | None, Lead | None]:
    """How an expedition stands, and how the one opposite does. sums: of that table."""
    foe = opposing(seat)
    mine, theirs = sums[seat, expedition], sums[foe, expedition]
    here, there = look.types(seat, expedition), look.types(foe, expedition)
    one = _lead(here, mine, theirs)
    if here == there and mine == theirs:
        return one, one
    return one, _lead(there, theirs, mine)


def summed(look: Look, obj: Obj, was: Sums, now: Sums) -> list[Text]:
    """What becomes of the sum of the expedition where somebody is, in what counts there and changes most; nothing: all
    that counts is as it was. was, now: of the table before and after."""
    where = (obj.controller, obj.expedition or "")
    if where not in now:
        return []
    here = look.types(*where)
    pairs = zip(STATS, was[where], now[where], strict=True)
    changed = [(stat, a, b) for stat, a, b in pairs if stat in here and a != b]
    if not changed:
        return []
    stat, before, after = max(changed, key=lambda one: abs(one[2] - one[1]))
    return [text("al-summed", sign=text(f"al-sign-{stat}"), n=before, m=after)]


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
