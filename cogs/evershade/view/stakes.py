"""What a combat is about: when it is won and when it is lost, as its entry says (LE-18.10), as facts and in words.
Pure."""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from bot.rules.decision import Text, text
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.expressions import value_of
from cogs.evershade.rules.combat.hurt import printed_combat
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.state import CombatState

Facts = Mapping[str, Any]


def stakes_view(state: CombatState, content: EvershadeContent) -> dict[str, Any]:
    """won, lost: the conditions as facts; None where there is no such condition, or one that has no words."""
    printed = printed_combat(state, content)
    lost = None if printed.lost_when is None else _facts(state, content, printed.lost_when)
    return {"won": _facts(state, content, printed.objective), "lost": lost}


def _facts(state: CombatState, content: EvershadeContent, condition: Any) -> dict[str, Any] | None:
    if not isinstance(condition, dict):
        return None
    name, argument = next(iter(condition.items()))
    chase, wards = board.sheet(state, content).chase, board.sheet(state, content).wards
    bounds = argument if isinstance(argument, dict) else {"min": argument}
    match name:
        case "all" | "any":
            parts = [_facts(state, content, one) for one in argument]
            return None if None in parts else {"is": name, "parts": parts}
        case "defeated" if argument != "all":
            foes = argument if isinstance(argument, list) else [argument]
            return {"is": name, "foes": [_foe(state, content, one) for one in foes]}
        case "defeated":
            return {"is": "none_left"}
        case "round":
            return {"is": name, "round": argument, "left": max(0, int(argument) - state.fight.round)}
        case "lead" if chase is not None and bounds.keys() == {"max"} and not bounds["max"]:
            return {"is": "caught", "name": chase.name}
        case "lead" if chase is not None and bounds.keys() == {"min"}:
            return {"is": "away", "name": chase.name, "n": bounds["min"]}
        case "kept" if bounds.keys() == {"max"}:
            return {"is": "kept", "n": bounds["max"] + 1, "of": len(wards)}
    return None


def _foe(state: CombatState, content: EvershadeContent, card: str) -> dict[str, Any]:
    """hp: what a single one has left of max; n: how many models of several there are now; neither of one to come."""
    printed = content.enemies[card]
    models = next((one.models for one in state.fight.line if one.card == card), [])
    if len(printed.models) > 1:
        return {"card": card, "many": 1, "n": len(models), "hp": 0, "max": 0}
    most = value_of(printed.hp, CombatFacts(state, content, Deed("")).number)
    most = printed.eased(most, is_alone=board.is_alone(state))
    return {"card": card, "many": 0, "n": len(models), "hp": sum(one.hp for one in models), "max": most}


def told(stakes: Facts, *, in_brief: bool = False) -> Text:
    """One line: what wins, what loses. That nobody stands any more always loses (LE-18.10)."""
    won = None if stakes["won"] is None else _words(stakes["won"])
    lost = [text("evershade-stake-all-down")]
    if stakes["lost"] is not None:
        lost.insert(0, _words(stakes["lost"]))
    key = "evershade-stakes-brief" if in_brief else "evershade-stakes"
    return text(key, won=won or "none", lost=_one_of("evershade-stake-or", lost))


def _words(facts: Facts) -> Text:
    match facts["is"]:
        case "all" | "any" as name:
            key = "evershade-stake-and" if name == "all" else "evershade-stake-or"
            return _one_of(key, [_words(one) for one in facts["parts"]])
        case "defeated":
            return _one_of("evershade-stake-and", [_defeated(one) for one in facts["foes"]])
    return text(f"evershade-stake-{facts['is'].replace('_', '-')}", **{k: v for k, v in facts.items() if k != "is"})


def _defeated(one: Facts) -> Text:
    key = "many" if one["many"] else "one"
    return text(f"evershade-stake-defeated-{key}", who=f"@{one['card']}", n=one["n"], hp=one["hp"], max=one["max"])


def _one_of(key: str, parts: Sequence[Text]) -> Text:
    return reduce(lambda one, other: text(key, one=one, other=other), parts)
