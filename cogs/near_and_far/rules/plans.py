"""Answering ahead: where a turn goes, and into which building (D5, D6). Pure."""

from collections.abc import Sequence
from typing import Any

from bot.rules.decision import text
from bot.rules.plans.step import PlanStep
from cogs.near_and_far.content.terms import BUILDINGS
from cogs.near_and_far.rules.reading.table import occupants
from cogs.near_and_far.state import FarState

TURN, BUILDING, END = "far.turn", "far.building", "far.end-turn"
FREE = "free:"
"""A condition: nobody is in this building."""


def plannable(state: FarState, seat: int, before: Sequence[PlanStep]) -> list[PlanStep]:
    """Town and a building, also one of several, the first that is free; or out onto the map, where a plan ends."""
    if state.phase != "play" or not state.players or (before and before[-1].answer == "adventure"):
        return []
    if not before:
        ways = (("town", "far-option-town"), ("adventure", "far-option-adventure"))
        return [PlanStep(TURN, way, text(label)) for way, label in ways]
    if any(step.key == BUILDING and not step.when for step in before):
        return [] if before[-1].key == END else [PlanStep(END, "end", text("far-option-end-turn"))]
    found = []
    for name in BUILDINGS:
        where = text("far-building", id=name)
        found.append(PlanStep(BUILDING, name, where))
        found.append(PlanStep(BUILDING, name, text("far-plan-free", where=where), when=FREE + name, skips=True))
    return found


def holds(state: FarState, seat: int, when: str) -> bool:
    """Whether a building is free."""
    return not any(occupants(state, name, seat) for name in BUILDINGS if name == when.removeprefix(FREE))


def sight(state: FarState, seat: int) -> Any:
    """What one has oneself: whoever is robbed, beaten or moved thinks anew."""
    own = state.players[seat]
    return [own.area, own.at, own.hearts, sorted(own.hand), own.coins, own.food]
