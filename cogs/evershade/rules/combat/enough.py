"""Whether more successes can still change what a roll comes to (D7, D8): after an attack that is the end of all whom it
is aimed at, or a reaction after which nothing is left to stop, nobody is asked for dice or help. Only looks."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from cogs.evershade.content.cards import ItemAction, Side
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.effects import RollSpec
from cogs.evershade.content.vocabulary.expressions import value_of
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.context import CombatFacts, Deed, Reached
from cogs.evershade.rules.field.striking import Strike, lost_to
from cogs.evershade.rules.rolls.dice import outcome
from cogs.evershade.state import CombatState

Enough = Callable[[Sequence[Reached]], bool]
"""What a roll comes to for each of its targets as it lies -> whether nothing more can come of it."""
ON_THE_TARGET: Final = frozenset({"damage", "push", "pull"})
"""Effects that are nothing to a target that has gone."""


def never(_: Sequence[Reached]) -> bool:
    """More can always come of it."""
    return False


def kills_all(
    state: CombatState,
    content: EvershadeContent,
    side: Side | ItemAction,
    deeds: Sequence[Deed],
    rolled: Sequence[Reached],
) -> bool:
    """Whether each target is defeated by this outcome and by every higher one, and none of them does anything else with
    further successes. deeds: of the roll, one for each target."""
    spec = side.roll
    if state.options.fights == "at_first" or spec is None or "successes" in repr(side.effects):
        return False
    if not all(one.is_met for one in rolled) or not all(board.is_foe(deed.target) for deed in deeds):
        return False
    return all(
        _kills(state, content, *each)
        for deed, one in zip(deeds, rolled, strict=True)
        for each in _from_here_on(state, content, spec, deed, one)
    )


def _from_here_on(
    state: CombatState, content: EvershadeContent, spec: RollSpec, deed: Deed, reached: Reached
) -> list[tuple[Deed, Sequence[Any], Sequence[Any]]]:
    """(deed, effects, effects of the present outcome) of the outcome that was reached and of each that wants more."""
    number = CombatFacts(state, content, deed).number
    most = max(int(name) if name.isdigit() else number(name) for name in spec.outcomes)
    found: list[tuple[Deed, Sequence[Any], Sequence[Any]]] = []
    for n in range(reached.successes, max(reached.successes, most) + 1):
        effects = outcome(spec.outcomes, n, number)
        told = () if effects is None else effects[1]
        found.append((deed.after(replace(reached, successes=n)), told, reached.effects))
    return found


def _kills(
    state: CombatState, content: EvershadeContent, deed: Deed, effects: Sequence[Any], present: Sequence[Any]
) -> bool:
    if not effects or not all(_is_nothing_more(one, present) for one in effects):
        return False
    left = board.hp_of(state, deed.target)
    for effect in effects:
        # what comes after the last blow is on nobody, but what comes before is not
        if effect.do != "damage" or not _is_on_the_target(effect):
            break
        number = CombatFacts(state, content, deed).number
        amount, ignore = value_of(effect.n, number) + deed.weapon, value_of(effect.ignore, number)
        types = (*deed.types, *effect.types)
        blow = Strike(amount, deed.actor, types, ignore=ignore, is_attack=deed.is_attack)
        left -= lost_to(state, content, deed.target, blow)[0]
    return left <= 0


def _is_nothing_more(effect: Any, present: Sequence[Any]) -> bool:
    """Whether it happens anyway, or to nobody but a target that has gone."""
    return _is_on_the_target(effect) or (effect in present and "successes" not in repr(effect))


def _is_on_the_target(effect: Any) -> bool:
    if effect.do == "damage":
        return bool(effect.to == "target") and not effect.area and effect.n != "all"
    return effect.do in ON_THE_TARGET and bool(effect.who == "target")


def stops_all(
    state: CombatState,
    content: EvershadeContent,
    side: Side | ItemAction,
    attack: tuple[str, str],
    deed: Deed,
    rolled: Sequence[Reached],
) -> bool:
    """Whether nothing gets through to whoever is attacked with this outcome nor with any higher one, and none of them
    does anything else. attack: who is attacked, and by whom."""
    spec, (about, source) = side.roll, attack
    coming = deed.coming
    if state.options.fights == "at_first" or spec is None or "successes" in repr(side.effects):
        return False
    if coming is None or deed.window != "attacked" or not rolled[0].is_met:
        return False
    has_terror = coming.terror > coming.terror_prevented
    for now, effects, _ in _from_here_on(state, content, spec, deed, rolled[0]):
        if len(effects) != 1 or effects[0].do != "prevent" or effects[0].damage is None:
            return False
        if effects[0].terror is not None or (effects[0].instead is not None and has_terror):
            return False
        more = value_of(effects[0].damage, CombatFacts(state, content, now).number)
        blow = Strike(coming.damage, source, prevented=coming.prevented + more, is_attack=True)
        if lost_to(state, content, about, blow)[0]:
            return False
    return True
