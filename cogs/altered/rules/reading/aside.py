"""Which steps of a card change nothing of how expeditions stand. Pure, only looks."""

from collections.abc import Sequence
from typing import Any, Final

ASIDE: Final = frozenset({"draw", "resupply", "look", "after_you", "sabotage", "exhaust", "ready"})
"""Words that change nothing of it."""


def is_aside(steps: Sequence[Any]) -> bool:
    """Whether all of these change nothing of it."""
    return all(step.do in ASIDE or (step.do == "discard" and step.who is None) or is_own_mark(step) for step in steps)


def is_own_mark(step: Any) -> bool:
    """Whether a card only says of itself where it goes afterwards."""
    return step.do == "gain" and step.who == "me" and step.what in ("fleeting", "anchored")
