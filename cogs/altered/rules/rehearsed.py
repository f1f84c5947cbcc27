"""What comes of a play that was tried on a copy of the table. Pure, only data."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.rules.decision import Event
from cogs.altered.rules.reading.prospects import Prospects
from cogs.altered.state import AlteredState


@dataclass(frozen=True, slots=True)
class Way:
    """One way in which it may go: the table then, and what the journal would say. late: the card that comes before
    Progress; is_otherwise: whether somebody moves then of whom it does not look so, or stays; moved: who moves forward,
    none: that says not enough; compared: the table whose sums Dusk compares, where these are other than on `state`."""

    state: AlteredState
    lines: Sequence[Event]
    late: str = ""
    is_otherwise: bool = False
    moved: frozenset[tuple[int, str]] | None = None
    compared: AlteredState | None = None


class Rehearsed(NamedTuple):
    """Each way in which a play may go, none: that cannot be known, or Dusk is other than those tables look; and what
    that says of it."""

    ways: Sequence[Way]
    prospects: Prospects
