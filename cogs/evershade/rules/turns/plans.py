"""Answering ahead: the actions of the next activation (D22). Pure."""

from collections.abc import Sequence
from typing import Any

from bot.rules.decision import Answer, text
from bot.rules.kernel.run import Request
from bot.rules.plans.step import PlanStep
from cogs.evershade.state import CombatState

ACTION = "evershade.action"
END = "end"
ASIDES = frozenset(f"evershade.{name}" for name in ("target", "targets", "space", "way", "side", "boons"))
"""What an action asks on its way: at whom, where to."""


def plannable(state: CombatState, seat: int, before: Sequence[PlanStep]) -> list[PlanStep]:
    """The cards of the hotbar and a move, for each character of the seat; then to end the activation."""
    if not state.fight.sheet or (before and before[-1].answer.endswith(f":{END}")):
        return []
    found = []
    for hero in state.heroes_of(seat):
        if hero.status != "ok":
            continue
        who = f"@{hero.id}"
        for place, slot in enumerate(hero.hotbar):
            if slot is not None:
                label = text("evershade-plan-card", who=who, card=f"@{slot.card}")
                found.append(PlanStep(ACTION, f"{hero.id}:card:{place}", label))
        found.append(PlanStep(ACTION, f"{hero.id}:move", text("evershade-plan-move", who=who)))
        if before:
            found.append(PlanStep(ACTION, f"{hero.id}:{END}", text("evershade-plan-end", who=who)))
    return found


def meets(request: Request, step: PlanStep) -> bool:
    """Whether it is the activation of the character that is meant."""
    who = step.answer.partition(":")[0]
    return request.decision.key == step.key and request.decision.prompt.params.get("who") == f"@{who}"


def planned(request: Request, step: PlanStep) -> Answer | None:
    """The action, if it can be taken now."""
    answer = step.answer.partition(":")[2]
    return answer if request.has_open(answer) else None


def sight(state: CombatState, seat: int) -> Any:
    """Who fights, and how one's own characters stand."""
    own = [[hero.id, hero.status, hero.hp, len(hero.conditions)] for hero in state.heroes_of(seat)]
    return [state.fight.sheet, sorted(foe.card for foe in state.fight.line), own]
