"""Whom an effect is about: what its selectors mean here and now (rules 9, LE-1.7). Pure."""

from collections.abc import Callable
from typing import Any

from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.expressions import value_of
from cogs.evershade.content.vocabulary.selectors import Reach, Search
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.state import Character, CombatState

KINDS = ("pm", "ch", "enemy", "all")


def meant(state: CombatState, content: EvershadeContent, who: Any, deed: Deed) -> list[str]:
    """The models that a selector names, in the order of LE-1.7: characters by seat, enemies from left to right."""
    if isinstance(who, Search):
        return _found(state, content, who, deed)
    heroes = [one.id for one in board.standing(state)]
    named = {
        "self": deed.actor or deed.entering,
        "performer": deed.actor,
        "source": deed.actor,
        "target": deed.target,
        "tgt": deed.target,
        "entering": deed.entering,
        "owner": deed.actor,
        "holder": _holder(state, heroes),
    }
    if who in named:
        return [named[who]] if named[who] else []
    if who == "fallen":  # LE-24.7
        return [one.id for one in state.characters if one.id in state.fight.fallen]
    if who == "each_pm":
        return [one.id for one in board.members(state)]
    return heroes if who in ("party", "each_ch", "any") else []


def healed(state: CombatState, who: Any, found: list[str]) -> list[str]:
    """LE-25.1, LE-25.2, LE-25.10: between combats a companion at 0 HP can do nothing until it is healed; so what gives
    HP to each party member, fate too, is for it as well."""
    if who != "each_pm" or state.fight.sheet:
        return found
    out = [one.id for one in state.members if one.kind and not one.hp and one.status == "ok" and state.is_present(one)]
    return [one.id for one in state.members if one.id in found or one.id in out]


def _holder(state: CombatState, party: list[str]) -> str:
    """The character of whoever has the decision token; in a party that it is not of the first one (LE-12.11)."""
    found = next((one for one in state.heroes_of(state.holder) if one.status == "ok"), None)
    if found is None:
        return ""
    return found.id if state.is_present(found) else next(iter(party), "")


def _found(state: CombatState, content: EvershadeContent, search: Search, deed: Deed) -> list[str]:
    heroes, party = [one.id for one in board.standing(state)], [one.id for one in board.members(state)]
    enemies = [name for name, _ in board.foes(state)]
    kinds = {"pm": party, "ch": heroes, "enemy": enemies, "all": [*enemies, *party]}  # LE-21.7, LE-20.12
    kind = next((name for name in KINDS if getattr(search, name) is not None), "")
    if not kind:
        return []
    reach: Reach = getattr(search, kind)
    found = [one for one in kinds[kind] if _is_one(state, content, reach, deed, one)]
    origin = _origin(state, reach, deed)
    if reach.range is not None and origin is not None:
        least, most = (0, reach.range) if isinstance(reach.range, int) else reach.range
        far = {one: _apart(state, content, origin, one) for one in found}
        found = [one for one in found if far[one] >= least and (most is None or far[one] <= most)]
    if reach.sort is not None:
        found.sort(key=_order(state, content, reach.sort, origin))  # stable: of equals the order of LE-1.7
    wanted = reach.n if reach.n is not None else search.n
    if wanted is None or wanted == "all":
        return found
    return found[: value_of(wanted, CombatFacts(state, content, deed).number)]


def _origin(state: CombatState, reach: Reach, deed: Deed) -> str | None:
    """From whom it is measured: whoever acts, if nobody is named; None where that one is not on the sheet."""
    named = {"target": deed.target, "tgt": deed.target, "entering": deed.entering}
    found = named.get(reach.of or "", "") or deed.actor or deed.entering
    return None if board.where(state, found) is None else found


def _is_one(state: CombatState, content: EvershadeContent, reach: Reach, deed: Deed, one: str) -> bool:
    is_foe = board.is_foe(one)
    if reach.not_ == "self" and one == deed.actor:
        return False
    if reach.not_ == "activated" and _has_acted(state, one):
        return False
    if reach.kw is not None and reach.kw not in keywords_of_model(state, content, one):
        return False
    if reach.space_kw is not None and state.fight.sheet:
        spaces = [board.space_of(state, content, space) for space in board.covered(state, content, one)]
        if not any(reach.space_kw in space.keywords for space in spaces):
            return False
    if reach.type is not None:
        types = (reach.type,) if isinstance(reach.type, str) else reach.type
        if not is_foe or board.card_of(content, one).type not in types:
            return False
    return not reach.with_token or any(token.where == one for token in state.fight.laid)


def _has_acted(state: CombatState, one: str) -> bool:
    if not board.is_foe(one):
        return one in state.fight.tokens
    return bool(board.foe_of(state, one)[0].token)


def keywords_of_model(state: CombatState, content: EvershadeContent, one: str) -> set[str]:
    """Keywords of a character here and now, or of an enemy's card."""
    if board.is_foe(one):
        return set(board.card_of(content, one).keywords)
    return set(board.keywords(state, content, state.hero(one)))


def _apart(state: CombatState, content: EvershadeContent, origin: str, one: str) -> int:
    return board.apart(state, content, origin, one) or 0


def _order(state: CombatState, content: EvershadeContent, sort: str, origin: str | None) -> Callable[[str], int]:
    """Which come first where fewer are meant."""

    def hp(one: str) -> int:
        return board.foe_of(state, one)[1].hp if board.is_foe(one) else state.hero(one).hp

    def icons(one: str) -> int:
        return 0 if board.is_foe(one) else board.icons(content, state.hero(one), sort)

    match sort:
        case "closest" | "furthest":
            sign = 1 if sort == "closest" else -1
            return lambda one: 0 if origin is None else sign * _apart(state, content, origin, one)
        case "most_hp" | "least_hp":
            sign = -1 if sort == "most_hp" else 1
            return lambda one: sign * hp(one)
        case _:
            return lambda one: -icons(one)


def heroes_meant(play: CombatPlay, who: Any, deed: Deed) -> list[Character]:
    """The characters that a selector names, companions and summons among them where it means party members."""
    names = meant(play.state, play.content, who, deed)
    return [play.state.hero(name) for name in names if not board.is_foe(name)]
