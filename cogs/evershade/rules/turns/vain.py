"""Why a card or a thing would do nothing now. It may be used all the same, as a card turns dark by it, but its button
says so. Only looks."""

from typing import Any

from cogs.evershade.content.cards import ItemAction, Side
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.context import Deed
from cogs.evershade.rules.field.meant import meant
from cogs.evershade.rules.turns.aiming import targets
from cogs.evershade.state import Character, CombatState


def why_vain(state: CombatState, content: EvershadeContent, hero: Character, option: str) -> str | None:
    """`acted`: all whom it could have act next have acted; `hp`, `terror`: nobody whom it could heal has lost any.
    None: it may do something, or nobody can tell. option: `card:2`, `item:leech_jar`."""
    side = _side(state, content, hero, option)
    if side is None:
        return None
    outcomes = () if side.roll is None else side.roll.outcomes.values()
    effects = [*side.effects, *(effect for found in outcomes for effect in found)]
    deeds = [Deed(hero.id, target=one) for one in targets(state, content, hero, side)]
    whys = {_why(state, content, effect, deed) for effect in effects for deed in deeds} - {"beside"}
    return whys.pop() if len(whys) == 1 else None


def _side(state: CombatState, content: EvershadeContent, hero: Character, option: str) -> Side | ItemAction | None:
    kind, _, what = option.partition(":")
    if kind == "card" and (slot := hero.hotbar[int(what)]) is not None:
        return board.visible(content, slot)
    return content.worn[what].action if kind == "item" else None


def _why(state: CombatState, content: EvershadeContent, effect: Any, deed: Deed) -> str | None:
    """`beside`: what comes only with what else it does."""
    if effect.do == "end_activation":
        return "beside"
    if effect.do == "activate":
        can_act = deed.target in state.fight.spaces and deed.target not in state.fight.tokens
        return None if can_act else "acted"
    if effect.do == "heal":
        found = meant(state, content, effect.who, deed)
        heroes = [state.hero(one) for one in found if state.is_member(one)]
        is_whole = [one.hp >= one.max_hp if one.kind or effect.what == "hp" else not one.terror for one in heroes]
        return str(effect.what) if len(heroes) == len(found) and all(is_whole) else None
    return None
