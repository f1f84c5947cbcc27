"""Answering ahead: the action of the next turn, and what follows it (ER-3.4). Pure."""

from collections.abc import Sequence
from typing import Any

from bot.rules.plans.step import PlanStep
from cogs.rangers.rules.edge import HAND, PUT_AWAY
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.turn import PASS, STOP, turn_options
from cogs.rangers.state import RangersState

TURN = "rangers.turn"
ASIDES = frozenset(f"rangers.{name}" for name in ("zone", "aspect", "card", "cards", "ranger", "way"))
"""What a play asks on its way: where to, whom, how; a test is its maker's own business."""


def plannable(look: Board, seat: int, before: Sequence[PlanStep]) -> list[PlanStep]:
    """What could be done in a turn, each card once; to pass ends the plan as it ends the round."""
    state = look.state
    if state.phase != "turns" or state.rangers[seat].has_passed or (before and before[-1].answer == PASS):
        return []
    planned = {step.answer for step in before}
    return [
        PlanStep(TURN, option.id, option.label)
        for option in turn_options(look, seat)
        if option.id not in planned and option.id not in (STOP, PUT_AWAY) and not option.id.startswith(("use:", HAND))
    ]


def sight(state: RangersState, seat: int) -> Any:
    """The place, the cards in play and one's own Ranger."""
    own = state.rangers[seat]
    return [state.day, state.place, [card.uid for card in state.cards], own.energy, own.injuries, sorted(own.hand)]
