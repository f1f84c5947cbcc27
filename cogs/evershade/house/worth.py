"""What a side of a card is worth here and now, in HP of an enemy: what its dice do on average, to how many, and what
else comes of it. Only looks. Pure."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, cast

from bot.rules.effects.conditions import holds
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.expressions import value_of
from cogs.evershade.house import reckoning, stepping
from cogs.evershade.rules.combat.hurt import printed_combat
from cogs.evershade.rules.field import arming, board, lasting
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.rules.field.cover import is_in_cover, kinds
from cogs.evershade.rules.field.damage import Blow, Guard, dealt
from cogs.evershade.rules.field.meant import meant
from cogs.evershade.rules.turns.aiming import targets
from cogs.evershade.state import Character, CombatState

FLAT: Final = {
    **{"token": 1.0, "push": 0.6, "pull": 0.6, "defeat": 3.0, "marker": 1.5},
    **{"peek": 0.5, "untargetable": 1.0, "set_space": 1.0, "support": 1.0, "prevent": 2.0, "keep_light": 0.0},
}
"""What an effect counts for, whatever its numbers."""
GAINS: Final = {"fate": 1.2, "boon": 0.6, "brill": 0.4, "terror": -0.8, "condition": -4.0}
BESIDE: Final = 0.7
"""What a lost HP counts of an enemy that need not fall."""
MINION: Final = 2.8
LAST_BLOW: Final = 2.0
"""More for whoever falls."""
PASSIVES: Final = {"damage_dealt": 1.5, "armor": 1.2, "terror_taken": -0.5, "mob": 0.1}
"""What 1 more of it is worth in a round."""
ENOUGH: Final = 3
"""As much terror as nobody should be given more of."""


def worth(state: CombatState, content: EvershadeContent, name: str, place: int, *, light: bool | None = None) -> float:
    """Of the side that is up, or of the one that is named; 0 where it can be used on nobody."""
    slot = state.hero(name).hotbar[place]
    assert slot is not None
    printed = content.playable[slot.card]
    side = printed.light if (slot.is_light if light is None else light) else printed.dark
    return of_side(state, content, name, side, slot.card, place)


def turned(state: CombatState, content: EvershadeContent, name: str, place: int) -> float:
    """Of the action that a card which lies light has on its dark side, once it has been used; 0 where there is none."""
    slot = state.hero(name).hotbar[place]
    assert slot is not None
    card = content.playable[slot.card]
    dark, facts = card.dark, cast(Any, CombatFacts(state, content, Deed(name)))
    if not slot.is_light or (dark.play or card.kind) != "action" or not dark.does_something:
        return 0.0
    if not all(holds(one, facts) for one in dark.requires):
        return 0.0
    return worth(state, content, name, place, light=False)


def of_side(
    state: CombatState, content: EvershadeContent, name: str, side: Any, card: str = "", place: int = -1
) -> float:
    """Of a card's side, or of what a thing does."""
    found = targets(state, content, state.hero(name), side)
    if not found:
        return 0.0
    n = 1 if side.target is None else (len(found) if side.target.n == "all" else side.target.n)
    each = by_target(state, content, name, side, found, card, place).values()
    return sum(sorted(each, reverse=True)[:n])


def by_target(
    state: CombatState,
    content: EvershadeContent,
    name: str,
    side: Any,
    found: Sequence[str],
    card: str = "",
    place: int = -1,
) -> dict[str, float]:
    """What it is worth against each of these."""
    weapon, types = arming.armed(content, state.hero(name), side)
    deed = Deed(name, weapon=weapon, types=types, card=card, slot=place, is_attack=arming.is_attack(side))
    return {one: on(state, content, side, replace(deed, target=one)) for one in found}


def on(state: CombatState, content: EvershadeContent, side: Any, deed: Deed) -> float:
    """Against one target: each way that the dice may go, by its chance."""
    total = _points(state, content, side.effects, deed)
    if side.roll is None:
        return total
    divinum = (4 + 2 * state.hero(deed.actor).div_step) // 2
    for chance, successes, effects in reckoning.ways(state, content, deed.actor, side.roll, deed.target):
        total += chance * _points(state, content, effects, replace(deed, successes=successes, divinum=divinum))
    return total


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
            if effect.who == "self":
                return float(-2 * n if hero.hp > 2 * n else -8 * n)
            about = [one for one in meant(state, content, effect.who, deed) if board.is_foe(one)]
            return sum(harm(state, content, one, n) for one in about)
        case "heal":
            return _heal(state, content, effect, deed)
        case "gain":
            many = sum(not board.is_foe(one) for one in meant(state, content, effect.who, deed))
            each = GAINS.get(effect.what, 0.5) * _number(state, content, effect.n, deed) * max(1, many)
            if effect.what == "terror" and hero.terror >= ENOUGH:
                return -8.0
            if effect.what == "boon" and len(hero.boons) + hero.terror >= 4 and not hero.terror:
                return 0.0
            return each
        case "bag":
            return 6.0 if effect.return_ is not None and deed.target in state.fight.tokens else 0.5
        case "extra_action":
            return 2.0 * _number(state, content, effect.n, deed)
        case "activate":
            return 0.0 if deed.target in state.fight.tokens else 1.0
        case "end_activation":
            return -2.5 * (state.fight.actions - 1)
        case "refresh":
            whose = state.hero(deed.target) if effect.who == "target" and not board.is_foe(deed.target) else hero
            return 1.0 * min(2, sum(one is not None and not one.is_light for one in whose.hotbar))
        case "modify":
            return _modify(state, content, effect, deed)
        case "token":
            return _token(state, content, effect, deed)
        case "skip_activation":
            return 1.5 if board.card_of(content, deed.target).type == "minion" else 5.0
        case "move" | "place" | "swap":
            return _elsewhere(state, content, hero, effect, deed)
        case "set_space":
            return 0.0 if effect.space == "here" and stands_in_cover(state, content, hero) else 1.2
        case "if":
            facts: Any = CombatFacts(state, content, deed)
            return _points(state, content, effect.then if holds(effect.holds, facts) else effect.otherwise, deed)
        case "pay":
            return _points(state, content, effect.then, deed)
        case "each":
            about = meant(state, content, effect.sel, deed)
            return sum(_points(state, content, effect.effects, replace(deed, target=one)) for one in about)
        case "choose":
            return _points(state, content, effect.options[0].effects, deed)
    return FLAT.get(effect.do, 0.0)


def _modify(state: CombatState, content: EvershadeContent, effect: Any, deed: Deed) -> float:
    """A number that is another one for a while: of an enemy by how often it will be struck, or strikes."""
    about = [one for one in meant(state, content, effect.of or "self", deed) if board.where(state, one) is not None]
    foes = [one for one in about if board.is_foe(one)]
    n = effect.set if effect.n is None else effect.n
    n = n if isinstance(n, int) else 1
    if not foes:
        return 1.0 * len(about)
    lasts = 1.0 if effect.until == "combat" else 0.4
    if effect.stat == "damage_taken":
        return sum(lasts * n * blows_left(state, one) for one in foes)
    if effect.stat == "armor":
        armored = [one for one in foes if lasting.stat(state, content, one, "armor", board.card_of(content, one).armor)]
        return sum(lasts * -n * blows_left(state, one) for one in armored)
    if effect.stat == "damage_dealt":
        return sum(-1.2 * max(n, -3) for _ in foes)
    return 1.2 * len(foes)


def blows_left(state: CombatState, model: str) -> float:
    """How often an enemy will be struck before it falls, about."""
    return min(board.hp_of(state, model) / 4, 2.0 * len(board.standing(state)))


def _token(state: CombatState, content: EvershadeContent, effect: Any, deed: Deed) -> float:
    """By what the other side of the card makes of it."""
    n = _number(state, content, effect.n, deed)
    printed = content.playable.get(deed.card)
    passives = [] if printed is None else [one for one in printed.dark.passive if getattr(one, "per", None) == "token"]
    if not passives or not board.is_foe(deed.target):
        return 1.0 * n
    return n * max(of_passive(state, content, one, deed.target) for one in passives)


def of_passive(state: CombatState, content: EvershadeContent, passive: Any, model: str) -> float:
    """What a number that stands while a card lies dark is worth in a round, for each token on an enemy."""
    n = int(passive.n or 0)
    if passive.stat == "damage_taken":
        return n * min(blows_left(state, model), 1.2 * len(board.standing(state)))
    return -1.2 * n if passive.stat == "damage_dealt" else 0.4


def shown(state: CombatState, content: EvershadeContent, hero: Character, card: str, side: Any) -> float:
    """What the passives of a side are worth in a round."""
    total, facts = 0.0, cast(Any, CombatFacts(state, content, Deed(hero.id)))
    for one in side.passive:
        stat = getattr(one, "stat", None)
        if stat is None or (one.condition is not None and not holds(one.condition, facts)):
            continue
        if one.of == "enemy_with_token":
            laid = [token for token in state.fight.laid if token.owner == hero.id and token.card == card]
            here = [token.where for token in laid if board.is_foe(token.where)]
            total += sum(of_passive(state, content, one, model) for model in here)
        elif one.set is not None:
            total -= 1.0
        else:
            total += PASSIVES.get(stat, 0.3) * (one.n if isinstance(one.n, int) else 1)
    return total


def stands_in_cover(state: CombatState, content: EvershadeContent, hero: Character) -> bool:
    return board.space_of(state, content, state.fight.spaces[hero.id]).cover


def _damage(state: CombatState, content: EvershadeContent, effect: Any, deed: Deed) -> float:
    n = _number(state, content, effect.n, deed) + deed.weapon
    if not board.is_foe(deed.target):
        return float(n)
    printed, model = board.card_of(content, deed.target), deed.target
    n += lasting.stat(state, content, deed.actor, "damage_dealt") + lasting.stat(state, content, model, "damage_taken")
    ignore = _number(state, content, effect.ignore, deed) + lasting.stat(state, content, deed.actor, "ignore_armor")
    guard = Guard(
        lasting.stat(state, content, model, "armor", printed.armor),
        is_in_cover(state, content, model, deed.actor, is_attack=deed.is_attack),
        printed.weak,
        printed.resist,
    )
    return harm(state, content, model, dealt(Blow(n, kinds(state, (*effect.types, *deed.types)), 0, ignore), guard))


def harm(state: CombatState, content: EvershadeContent, model: str, n: int) -> float:
    """That an enemy loses so many HP: whoever has to fall counts most, and more than lost HP that it falls."""
    left, printed = board.hp_of(state, model), board.card_of(content, model)
    share = 1.0 if has_to_fall(state, content, model) else BESIDE
    if n < left:
        return share * n
    return MINION if printed.type == "minion" else share * left + LAST_BLOW


def has_to_fall(state: CombatState, content: EvershadeContent, model: str) -> bool:
    """Whether the fight is about this enemy, or about all of them."""
    wanted = _defeats(printed_combat(state, content).objective)
    return not wanted or "all" in wanted or model.rpartition(".")[0] in wanted


def _defeats(objective: Any) -> list[str]:
    """The enemies that an objective names."""
    if isinstance(objective, dict):
        named = objective.get("defeated", [])
        return [
            *([named] if isinstance(named, str) else named),
            *_defeats([objective.get("all"), objective.get("any")]),
        ]
    return [one for part in objective for one in _defeats(part)] if isinstance(objective, list) else []


def _heal(state: CombatState, content: EvershadeContent, effect: Any, deed: Deed) -> float:
    n = _number(state, content, effect.n, deed)
    about = [state.hero(one) for one in meant(state, content, effect.who, deed) if not board.is_foe(one)]
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
