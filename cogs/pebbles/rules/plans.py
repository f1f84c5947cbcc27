"""Answering ahead: how long somebody walks on, and what they do then. Pure."""

from collections.abc import Sequence

from bot.rules.decision import text
from bot.rules.plans.step import PlanStep
from cogs.pebbles.content.cards import PebblesContent
from cogs.pebbles.rules.evening import HOME, PLAY, WALK
from cogs.pebbles.rules.shore import waves_seen
from cogs.pebbles.state import PebblesState

STRETCH = "pebbles.stretch"
CALM = "calm"
"""A condition: no wave has turned up on this walk."""


def plannable(state: PebblesState, seat: int, before: Sequence[PlanStep]) -> list[PlanStep]:
    """PB-3: walk on once, walk on while it is calm, play a card, turn for home; after that the walk is over."""
    if not state.walk or (before and before[-1].answer == HOME):
        return []
    played = {step.answer for step in before}
    found = [
        PlanStep(STRETCH, WALK, text("pebbles-option-walk")),
        PlanStep(STRETCH, WALK, text("pebbles-plan-calm"), when=CALM, skips=True, often=True),
        PlanStep(STRETCH, HOME, text("pebbles-option-home")),
    ]
    for card in sorted(set(state.walkers[seat].coat)):
        if PLAY + card not in played:
            found.append(PlanStep(STRETCH, PLAY + card, text("pebbles-option-play", card=f"@{card}")))
    return found


def holds(state: PebblesState, content: PebblesContent) -> bool:
    """Whether it is calm."""
    return not waves_seen(state, content)
