"""Answering ahead in Altered: the next turns of an afternoon, a card each, and then to pass. Pure.

Whatever the other one does but pass is something new, and what was planned before it is off.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.rules.decision import text
from bot.rules.kernel.run import Request
from bot.rules.plans.step import PlanStep
from cogs.altered.rules.reading.ids import HAND, PASS, RESERVE, TurnChoice
from cogs.altered.state import AlteredState

TURN = "altered.turn"
PASSED = "passed"
"""A condition: the other one has passed."""


def plannable(state: AlteredState, seat: int, before: Sequence[PlanStep]) -> list[PlanStep]:
    """The cards of hand and Reserve, each once and each also for the case that the other one has passed; passing."""
    if not state.players or seat in state.passed or (before and before[-1].answer == PASS and not before[-1].skips):
        return []
    planned = {step.answer for step in before}
    found: list[PlanStep] = []
    for answer, ref in _cards(state, seat):
        if answer not in planned:
            found.append(PlanStep(TURN, answer, text("al-plan-play", card=f"@{ref}")))
            found.append(PlanStep(TURN, answer, text("al-plan-play-passed", card=f"@{ref}"), when=PASSED))
    found.append(PlanStep(TURN, PASS, text("al-option-pass")))
    found.append(PlanStep(TURN, PASS, text("al-plan-pass-passed"), when=PASSED, skips=True))
    return found


def _cards(state: AlteredState, seat: int) -> Iterator[tuple[str, str]]:
    """(answer, card)."""
    for ref in dict.fromkeys(state.players[seat].hand):
        yield str(TurnChoice(HAND, ref)), ref
    for oid in state.players[seat].reserve:
        yield str(TurnChoice(RESERVE, oid)), state.objects[oid].card


def is_aside(state: AlteredState, request: Request, seat: int, last: PlanStep) -> bool:
    """Whether a card that is being played asks this of its player: the house's player answers it."""
    return state.turn == seat and request.decision.key != TURN and last.answer != PASS


def sight(state: AlteredState, seat: int) -> Any:
    """The day, what lies on the table, and one's own hand; not who has passed."""
    if not state.players:
        return None
    return [len(state.games), state.day, sorted(state.objects), sorted(state.players[seat].hand)]
