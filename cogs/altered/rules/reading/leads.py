"""By how much an expedition is ahead of the one opposite, or short of being so, and what a play makes of that. Pure,
only looks."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.rules.decision import Text, text
from cogs.altered.content.filters import STATS
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.options import signs
from cogs.altered.state import EXPEDITIONS, opposing


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
    here = look.types(seat, expedition)
    mine, theirs = look.sum(seat, expedition), look.sum(opposing(seat), expedition)
    by = {s: a - max(b, 0) for s, a, b in zip(STATS, mine, theirs, strict=True) if s in here}
    most = max(by.values(), default=None)
    return None if most is None else Lead(most, tuple(s for s, n in by.items() if n == most))


def slowed(before: Look, now: Look, seat: int, expedition: str) -> Lead | None:
    """How the expedition stands of which less is ahead, or more is lacking, than before; None: it is as near as it
    was."""
    was, is_now = lead(before, seat, expedition), lead(now, seat, expedition)
    return is_now if was is not None and is_now is not None and is_now.n < was.n else None


def shifted(before: Look, now: Look, reader: int | None) -> list[Text]:
    """Of the first pair of expeditions that stand otherwise than before how one does now, the reader's first; none
    where all stand as they did."""
    first = reader or 0
    for exp in EXPEDITIONS:
        for seat in (first, opposing(first)):
            stands = lead(now, seat, exp)
            stood = lead(before, seat, exp)
            if stands is not None and stood is not None and stands.n != stood.n:
                leads = stands.n > 0
                n = stands.n if leads else stands.lack
                whose = {"seat": f"@seat:{seat}", "exp": exp, "own": seat == reader}
                return [text("al-dusk-lead", **whose, leads=leads, n=n, signs=signs(stands.kinds))]
    return []
