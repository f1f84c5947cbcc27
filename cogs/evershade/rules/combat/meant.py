"""Whom an effect is about: what its selectors mean here and now (rules 9, LE-1.7). Pure."""

from typing import Any

from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.selectors import Search
from cogs.evershade.rules.combat import board
from cogs.evershade.rules.combat.board import CombatPlay
from cogs.evershade.rules.combat.context import Deed
from cogs.evershade.state import Character, CombatState


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
        "holder": next((one.id for one in state.heroes_of(state.holder) if one.status == "ok"), ""),
    }
    if who in named:
        return [named[who]] if named[who] else []
    return heroes if who in ("party", "each_ch", "each_pm", "any") else []


def _found(state: CombatState, content: EvershadeContent, search: Search, deed: Deed) -> list[str]:
    heroes = [one.id for one in board.standing(state)]
    enemies = [name for name, _ in board.foes(state)]
    kinds = {"pm": heroes, "ch": heroes, "enemy": enemies, "all": [*enemies, *heroes]}  # LE-21.7
    kind = next((name for name in kinds if getattr(search, name) is not None), "")
    if not kind:
        return []
    reach, found = getattr(search, kind), kinds[kind]
    here = board.where(state, deed.actor or deed.entering)
    if reach.range is not None and here is not None:
        least, most = (0, reach.range) if isinstance(reach.range, int) else reach.range
        far = {one: board.chart(state, content).range_between(here, board.where(state, one) or here) for one in found}
        found = [one for one in found if (far[one] or 0) >= least and (most is None or (far[one] or 0) <= most)]
    if reach.not_ == "self":
        found = [one for one in found if one != deed.actor]
    return found if reach.n in (None, "all") or not isinstance(reach.n, int) else found[: reach.n]


def heroes_meant(play: CombatPlay, who: Any, deed: Deed) -> list[Character]:
    names = meant(play.state, play.content, who, deed)
    return [play.state.hero(name) for name in names if not board.is_foe(name)]
