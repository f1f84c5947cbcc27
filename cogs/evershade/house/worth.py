"""What a side of a card is worth here and now, in HP of an enemy: what its dice do on average, to how many, and what
else comes of it. Only looks. Pure."""

from collections.abc import Sequence
from typing import Any, Final

from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.expressions import value_of
from cogs.evershade.house import stepping
from cogs.evershade.rules.combat import rolling
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.rules.turns.aiming import targets
from cogs.evershade.state import Character, CombatState

FLAT: Final = {
    **{"token": 1.0, "push": 0.6, "pull": 0.6, "skip_activation": 5.0, "defeat": 4.0, "marker": 1.5, "activate": 4.0},
    **{"peek": 0.5, "untargetable": 1.0, "set_space": 1.0, "support": 1.0, "prevent": 2.0, "keep_light": 0.0},
}
"""What an effect counts for, whatever its numbers."""
GAINS: Final = {"fate": 1.2, "boon": 1.2, "brill": 0.4, "terror": -0.8, "condition": -4.0}
ENOUGH: Final = 3
"""As much terror as nobody should be given more of."""


def worth(state: CombatState, content: EvershadeContent, name: str, place: int, *, light: bool | None = None) -> float:
    """Of the side that is up, or of the one that is named; 0 where it can be used on nobody."""
    slot = state.hero(name).hotbar[place]
    assert slot is not None
    printed = content.playable[slot.card]
    side = printed.light if (slot.is_light if light is None else light) else printed.dark
    return of_side(state, content, name, side, slot.card, place)


def of_side(
    state: CombatState, content: EvershadeContent, name: str, side: Any, card: str = "", place: int = -1
) -> float:
    """Of a card's side, or of what a thing does."""
    found = targets(state, content, state.hero(name), side)
    if not found:
        return 0.0
    n = 1 if side.target is None else (len(found) if side.target.n == "all" else side.target.n)
    words: Sequence[str] = getattr(side, "keywords", [])
    wanted = [one["equipped_kw"] for one in side.requires if isinstance(one, dict) and "equipped_kw" in one]
    plus, _ = board.weapon_damage(content, state.hero(name), wanted or words)
    weapon = plus if "Attack" in words else 0
    each = [_on(state, content, side, Deed(name, one, weapon=weapon, card=card, slot=place)) for one in found]
    return sum(sorted(each, reverse=True)[:n])


def _on(state: CombatState, content: EvershadeContent, side: Any, deed: Deed) -> float:
    """Against one target: the outcome that the dice reach on average."""
    total = _points(state, content, side.effects, deed)
    if side.roll is None:
        return total
    dice, difficulty = rolling.pool(state, content, deed.actor, side.roll, deed.target)
    expected = dice * max(1, 14 - difficulty) / 12
    sides = 4 + 2 * state.hero(deed.actor).div_step
    reached = Deed(**{**_fields(deed), "successes": max(1, round(expected)), "divinum": sides // 2})
    able = [int(want) for want in side.roll.outcomes if want.isdigit() and int(want) <= max(1, round(expected))]
    if not able:
        return total
    chance = min(1.0, expected / max(able))
    return total + chance * _points(state, content, side.roll.outcomes[str(max(able))], reached)


def _fields(deed: Deed) -> dict[str, Any]:
    return {name: getattr(deed, name) for name in ("actor", "target", "weapon", "card", "slot")}


def _points(state: CombatState, content: EvershadeContent, effects: Sequence[Any], deed: Deed) -> float:
    return sum(_of(state, content, effect, deed) for effect in effects)


def _number(state: CombatState, content: EvershadeContent, value: Any, deed: Deed) -> int:
    return 4 if value == "all" else value_of(value, CombatFacts(state, content, deed).number)


def _of(state: CombatState, content: EvershadeContent, effect: Any, deed: Deed) -> float:
    hero: Character = state.hero(deed.actor)
    match effect.do:
        case "damage":
            return _damage(state, content, effect, deed)
        case "lose" if effect.what == "hp":
            n = _number(state, content, effect.n, deed)
            return float(-2 * n if effect.who == "self" else n)
        case "heal":
            return _heal(state, content, effect, deed)
        case "gain":
            each = GAINS.get(effect.what, 0.5) * _number(state, content, effect.n, deed)
            if effect.what == "terror" and hero.terror >= ENOUGH:
                return -8.0
            if effect.what == "boon" and len(hero.boons) + hero.terror >= 4 and not hero.terror:
                return 0.0
            return each
        case "bag":
            return 6.0 if effect.return_ is not None and deed.target in state.fight.tokens else 0.5
        case "extra_action":
            return 2.0 * _number(state, content, effect.n, deed)
        case "refresh":
            return 1.0 * min(2, sum(one is not None and not one.is_light for one in hero.hotbar))
        case "modify":
            return 1.0 if effect.of in ("self", None) or effect.stat == "armor" else 1.6
        case "move" | "place" | "swap":
            return _elsewhere(state, content, hero, effect, deed)
        case "set_space":
            return 0.0 if effect.space == "here" and stands_in_cover(state, content, hero) else 1.2
        case "if" | "pay":
            return _points(state, content, effect.then, deed)
        case "each":
            return _points(state, content, effect.effects, deed) * 1.5
        case "choose":
            return _points(state, content, effect.options[0].effects, deed)
    return FLAT.get(effect.do, 0.0)


def stands_in_cover(state: CombatState, content: EvershadeContent, hero: Character) -> bool:
    return board.space_of(state, content, state.fight.spaces[hero.id]).cover


def _damage(state: CombatState, content: EvershadeContent, effect: Any, deed: Deed) -> float:
    n = _number(state, content, effect.n, deed) + deed.weapon
    if not board.is_foe(deed.target):
        return float(n)
    armor = max(0, board.card_of(content, deed.target).armor - _number(state, content, effect.ignore, deed))
    left = board.hp_of(state, deed.target)
    is_minion = board.card_of(content, deed.target).type == "minion"
    done = min(max(0, n - armor), left)
    return 3.0 if is_minion and done >= left else float(done)


def _heal(state: CombatState, content: EvershadeContent, effect: Any, deed: Deed) -> float:
    n = _number(state, content, effect.n, deed)
    if effect.who in ("self", "target"):
        about = (
            [state.hero(deed.actor if effect.who == "self" else deed.target)] if not board.is_foe(deed.target) else []
        )
    else:
        about = board.standing(state)
    lack = [one.max_hp - one.hp if effect.what == "hp" else one.terror for one in about]
    return 1.1 * sum(min(n, one) for one in lack) if effect.what == "hp" else 0.9 * sum(min(n, one) for one in lack)


def _elsewhere(state: CombatState, content: EvershadeContent, hero: Character, effect: Any, deed: Deed) -> float:
    """To be somewhere else is worth something to whoever cannot strike from here."""
    if effect.do == "place" and board.is_foe(deed.target) and effect.who == "target":
        return 1.0
    if effect.who == "target" and not board.is_foe(deed.target):
        moved = state.hero(deed.target)
        return 2.0 if 2 * moved.hp <= moved.max_hp else 0.0
    return 0.0 if stepping.can_strike(state, content, hero) else 3.0
