"""What comes of a play that was tried on a copy of the table. Pure, only data."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.rules.decision import Event
from cogs.altered.state import AlteredState


@dataclass(frozen=True, slots=True)
class Way:
    """One way in which it may go: the table then, and what the journal would say. late: the card that comes before
    Progress; is_otherwise: whether somebody moves then of whom it does not look so, or stays; moved: who moves forward,
    none: that says not enough; shifted: the pairs of expeditions with other sums."""

    state: AlteredState
    lines: Sequence[Event]
    late: str = ""
    is_otherwise: bool = False
    moved: frozenset[tuple[int, str]] | None = None
    shifted: frozenset[str] = frozenset()


class Rehearsed(NamedTuple):
    """Each way in which a play may go, none: that cannot be known; whether it is all the choice of who plays; whether a
    die has a word in it; and whether only a die has, thrown as often in each way, so that they are all as likely. late:
    the card by which Dusk is other than those tables look: in who moves, and there are none then, moved: who does in
    each; or but in the sums of some pairs of expeditions (shifted)."""

    ways: Sequence[Way]
    is_own: bool = False
    is_random: bool = False
    is_even: bool = False
    late: str = ""
    moved: Sequence[frozenset[tuple[int, str]]] = ()
    shifted: frozenset[str] = frozenset()
