"""What stands beside a question or a board: what may be done besides, what points are made of. Pure."""

from collections.abc import Mapping
from typing import Any, Final

from bot.rules.decision import Text, text
from cogs.near_and_far.view.telling import who

FREE_STEPS: Final = ("turn", "end_turn")
"""Where a board says what may be done besides: before the turn is spent, and before it is over."""


def besides(view: Mapping[str, Any]) -> Text | None:
    """What may be done in the hand instead of answering; the same whatever the hand holds."""
    buys, uses = view["free"]["buys"], view["free"]["uses"]
    if view["step"] not in FREE_STEPS or not (buys or uses):
        return None
    return text("far-besides", who=who(view["active"]), what="both" if buys and uses else "buy" if buys else "use")


def points_line(one: Mapping[str, Any]) -> Text:
    """What a player's points so far are made of."""
    parts = [text("far-points-part", part=part, n=n) for part, n in one["points_of"].items() if n]
    return text("far-points-list", total=one["points"], parts=parts, n=len(parts), hand=one["hand"])
