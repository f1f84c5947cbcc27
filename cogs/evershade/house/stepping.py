"""Where the house's player would stand: near enough to strike, behind a wall if it can, never in danger. Pure."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.rules.effects.conditions import holds
from cogs.evershade.content.cards import Side
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.sheets import SheetAction
from cogs.evershade.rules.combat import moving
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.rules.turns.pressing import next_strip
from cogs.evershade.state import Character, CombatState


def active(state: CombatState) -> str:
    """Whose activation it is, or the companion that acts in it (LE-25.4); empty: nobody's."""
    if state.fight.acting:
        return state.fight.acting
    step = state.steps[0] if state.steps else None
    return str(step.args["hero"]) if step is not None and step.name == "character" else ""


def effects_of(side: Side) -> Iterator[Any]:
    """All that a side can do, whatever the dice say."""
    yield from side.effects
    if side.roll is not None:
        for effects in side.roll.outcomes.values():
            yield from effects


def does_press(action: SheetAction) -> bool:
    """Whether an action of the sheet gains on a quarry, or brings back what was to be kept."""
    outcomes = () if action.roll is None else action.roll.outcomes.values()
    effects = [*action.effects, *(effect for found in outcomes for effect in found)]
    return any(e.do == "kindle" or (e.do == "lengths" and e.n < 0) for e in effects)


def goals(state: CombatState, content: EvershadeContent) -> set[str]:
    """The spaces from which one gains on a quarry."""
    printed = board.sheet(state, content)
    if printed.chase is None:
        return set()
    return {space for one in printed.actions if does_press(one) for space in one.from_} - {*state.fight.sunk}


def attacks(state: CombatState, content: EvershadeContent, hero: Character) -> list[Side]:
    """Sides that are up, can be paid for and are about enemies."""
    facts: Any = CombatFacts(state, content, Deed(hero.id))
    found = []
    for slot in hero.hotbar:
        if slot is None:
            continue
        side, kind = board.visible(content, slot), content.playable[slot.card].kind
        is_attack = (side.play or kind) == "action" and side.target is not None and side.target.who == "EN"
        if is_attack and all(holds(one, facts) for one in side.requires):
            found.append(side)
    return found


def struck_from(state: CombatState, content: EvershadeContent, sides: Sequence[Side], space: str) -> list[str]:
    """Enemies that one of these sides reaches from a space."""
    found = []
    for name, _ in board.foes(state):
        apart = board.from_space(state, content, space, name)
        for side in sides:
            assert side.target is not None
            least, most = side.target.range
            if apart is not None and apart >= least and (most is None or apart <= most):
                found.append(name)
                break
    return found


def can_strike(state: CombatState, content: EvershadeContent, hero: Character) -> bool:
    """From where it stands."""
    return bool(struck_from(state, content, attacks(state, content, hero), state.fight.spaces[hero.id]))


def is_better_elsewhere(state: CombatState, content: EvershadeContent, hero: Character) -> bool:
    """Whether a step leads to where it can strike, or at least nearer; in a chase to where it can gain."""
    here, wanted = state.fight.spaces[hero.id], goals(state, content)
    if here in wanted or (not wanted and can_strike(state, content, hero)):
        return False
    reach = moving.ways(state, content, hero, moving.mobility(state, content, hero))
    if not reach:
        return False
    best = best_space(state, content, hero, list(reach))
    return best != here and value(state, content, hero, best) > value(state, content, hero, here)


def gains_by_running(state: CombatState, content: EvershadeContent, hero: Character) -> bool:
    """Whether a card that is up strikes harder after a run."""
    shown = [effect for side in attacks(state, content, hero) for effect in effects_of(side)]
    return any("moved" in str(getattr(effect, "n", "")) for effect in shown)


def should_run(state: CombatState, content: EvershadeContent, hero: Character) -> bool:
    """Before it strikes, where a longer way leads to where it can."""
    if state.fight.moved.get(hero.id, 0) or not gains_by_running(state, content, hero):
        return False
    reach = moving.ways(state, content, hero, moving.mobility(state, content, hero))
    sides = attacks(state, content, hero)
    return any(len(way) >= 2 and struck_from(state, content, sides, space) for space, way in reach.items())


def best_space(state: CombatState, content: EvershadeContent, hero: Character, spaces: Sequence[str]) -> str:
    """Of these the best one; of equals the first."""
    return max(spaces, key=lambda one: value(state, content, hero, one))


def value(state: CombatState, content: EvershadeContent, hero: Character, space: str) -> float:
    """What it is worth to stand there: to reach somebody counts most, danger against it, cover and distance little."""
    sides = attacks(state, content, hero)
    printed = board.space_of(state, content, space)
    found = 10.0 * bool(struck_from(state, content, sides, space)) + 2.0 * printed.cover - 30.0 * bool(printed.danger)
    if printed.trigger:
        found += 1
    far = [board.from_space(state, content, space, name) or 0 for name, _ in board.foes(state)]
    if gains_by_running(state, content, hero):
        found += 0.4 * (board.chart(state, content).range_between(state.fight.spaces[hero.id], space) or 0)
    if far:
        found -= 0.5 * min(far) if not struck_from(state, content, sides, space) else -0.1 * min(far)
    wanted = goals(state, content)
    if wanted:
        grid = board.chart(state, content)
        found -= 4 * min(grid.range_between(space, one) or 0 for one in wanted)
        found -= 8 * (space in next_strip(state, content))
    return found + 1.0 * (space in state.fight.kept)
