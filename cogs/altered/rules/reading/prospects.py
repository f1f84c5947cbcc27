"""What there may be after a play, in each way in which it may go. Pure, only data."""

from collections.abc import Sequence
from typing import NamedTuple

from cogs.altered.state import AlteredState


class Prospects(NamedTuple):
    """Each table that there may be after a play, none: that cannot be known; whether it is all the choice of who plays
    which of them it will be; whether a die has a word in it; and whether nobody but the die has, so that they are all
    as likely. late: the card by which Dusk is other than it looks then: in who moves, and there are no tables, moved:
    who does in each way, compared: the tables whose sums Dusk compares; or in sums alone, and the tables are those."""

    tables: Sequence[AlteredState]
    is_own: bool = False
    is_random: bool = False
    is_even: bool = False
    late: str = ""
    moved: Sequence[frozenset[tuple[int, str]]] = ()
    compared: Sequence[AlteredState] = ()

    def late_fate(self, seat: int, expedition: str) -> str:
        """What is known of an expedition where a card that comes before Progress (AL-10.1) makes Dusk other than the
        table looks: whether it moves in each way; else that it hangs on that card, or on what follows."""
        fates = {(seat, expedition) in one for one in self.moved}
        if len(fates) == 1:
            return "moves" if True in fates else "stays"
        return "can" if fates and self.is_own else "late" if self.late and not self.is_random else "open"
