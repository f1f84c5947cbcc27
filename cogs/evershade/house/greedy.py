"""A simple greedy player: strike what can be struck, else walk toward it, defend when it hurts. Pure."""

from bot.rules.decision import Answer
from bot.rules.play.request import Request
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.rules.field import board
from cogs.evershade.state import CombatState


def answer(state: CombatState, content: EvershadeContent, request: Request) -> Answer | None:
    """None: the question's default."""
    legal = [option.id for option in request.decision.legal()]
    match request.decision.key:
        case "evershade.action":
            return _action(state, content, legal)
        case "evershade.target" | "evershade.targets" | "evershade.space" | "evershade.start":
            return None if request.decision.kind != "one" else _nearest(state, content, request.decision.key, legal)
        case "evershade.react":
            return next((one for one in legal if one != "pass"), "pass")
        case "evershade.support":
            return next((one for one in legal if one != "pass"), "pass")
    return None


def _action(state: CombatState, content: EvershadeContent, legal: list[str]) -> str:
    """First aid before all; then a card that strikes; a step if nobody is in reach; fate where there is plenty."""
    for kind in ("aid:", "card:"):
        found = next((one for one in legal if one.startswith(kind)), None)
        if found is not None:
            return found
    if "move" in legal and state.fight.actions == 2:
        return "move"
    return "fate" if "fate" in legal and not state.fight.actions else "end"


def _nearest(state: CombatState, content: EvershadeContent, key: str, legal: list[str]) -> str | None:
    """Of targets the weakest; of spaces one two steps from an enemy, or as near as can be."""
    enemies = [model.space for _, model in board.foes(state)]
    if key == "evershade.target":
        weak = {name: model.hp for name, model in board.foes(state)}
        return min(legal, key=lambda one: weak.get(one, 0))
    grid = board.chart(state, content)
    if not enemies:
        return None
    return min(legal, key=lambda space: abs(min(grid.range_between(space, e) or 0 for e in enemies) - 1))
