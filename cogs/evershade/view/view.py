"""What everybody may know of a combat, field by field, and how it is told in words: all but the order of what lies
face down. Pure."""

from collections.abc import Mapping
from typing import Any

from bot.rules.decision import Text, text
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.state import CombatState


def public_view(state: CombatState, content: EvershadeContent) -> dict[str, Any]:
    """A combat has no private hands: boards, hotbars and the bag lie open."""
    fight = state.fight
    return {
        "you": None,
        "sheet": fight.sheet,
        "round": fight.round,
        "bag": dict(fight.bag),
        "closed": fight.is_closed,
        "walls": dict(fight.walls),
        "line": [
            {
                "card": foe.card,
                "token": foe.token,
                "flipped": foe.is_flipped,
                "models": [{"letter": m.letter, "space": m.space, "hp": m.hp} for m in foe.models],
                "seen": list(foe.discard),
                "face_down": 0 if foe.is_known else len(foe.deck),
                "next": list(foe.deck) if foe.is_known else [],
            }
            for foe in fight.line
        ],
        "heroes": [
            {
                "id": one.id,
                "space": fight.spaces.get(one.id) or fight.fallen.get(one.id),
                "hp": one.hp,
                "max_hp": one.max_hp,
                "fate": one.fate,
                "terror": one.terror,
                "status": one.status,
                "conditions": list(one.conditions),
                "token": fight.tokens.get(one.id),
                "hotbar": [None if s is None else {"card": s.card, "light": s.is_light} for s in one.hotbar],
            }
            for one in state.heroes
        ],
        "result": state.result,
    }


def describe(view: Mapping[str, Any]) -> list[Text]:
    """The sheet in words, the headline first: enemies from the left, then the party."""
    lines = [text("evershade-headline", round=view["round"], sheet=f"@{view['sheet']}", **view["bag"])]
    for foe in view["line"]:
        lines += [
            text("evershade-enemy", who=f"@{foe['card']}.{m['letter']}", space=m["space"], hp=m["hp"])
            for m in foe["models"]
        ]
    lines += [
        text(
            "evershade-hero",
            who=f"@{one['id']}",
            space=one["space"] or "",
            hp=one["hp"],
            max=one["max_hp"],
            fate=one["fate"],
            terror=one["terror"],
            status=one["status"],
        )
        for one in view["heroes"]
    ]
    return lines


def name_of(content: EvershadeContent, ref: str) -> str | None:
    """`toll_captain.a` is the card's name with the letter, where it is not alone."""
    card, dot, letter = ref.partition(".")
    name = content.name_of(card)
    if name is None or not dot or len(content.enemies[card].models) == 1:
        return name
    return f"{name} {letter}"
