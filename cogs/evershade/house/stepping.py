"""Where the house's player would stand: near enough to strike, behind a wall if it can, never in danger. Pure."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.rules.effects.conditions import holds
from cogs.evershade.content.cards import Side
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.sheets import SheetAction
from cogs.evershade.rules.combat import moving
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.rules.turns.pressing import next_strip
from cogs.evershade.state import Character, CombatState

COVERED: Final = 2.5
"""What cover from all enemies counts for."""


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


def reaches(side: Side, apart: int) -> bool:
    """Whether its target may be so far away."""
    assert side.target is not None
    least, most = side.target.range
    return apart >= least and (most is None or apart <= most)


def struck_from(state: CombatState, content: EvershadeContent, sides: Sequence[Side], space: str) -> list[str]:
    """Enemies that one of these sides reaches from a space."""
    found = []
    for name, _ in board.foes(state):
        apart = board.from_space(state, content, space, name)
        if apart is not None and any(reaches(side, apart) for side in sides):
            found.append(name)
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


def is_safer_elsewhere(state: CombatState, content: EvershadeContent, hero: Character) -> bool:
    """Whether a step that is left over leads behind cover, or further off, from where it strikes as well."""
    here, reach = (
        state.fight.spaces[hero.id],
        moving.ways(state, content, hero, moving.mobility(state, content, hero)),
    )
    if not reach or goals(state, content):
        return False
    found = values(state, content, hero, [here, *reach])
    return max(found.values()) > found[here] + 0.4


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
    worth = values(state, content, hero, spaces)
    return max(spaces, key=lambda one: worth[one])


def value(state: CombatState, content: EvershadeContent, hero: Character, space: str) -> float:
    """As `values`, of one."""
    return values(state, content, hero, [space])[space]


def _sheltered(state: CombatState, content: EvershadeContent, space: str, names: Sequence[str]) -> float:
    """Of how many enemies out of all it has cover there (LE-16.7)."""
    if board.space_of(state, content, space).cover:
        return 1.0
    grid = board.chart(state, content)
    if not names or not any(border.kind == "closed" for _, border in grid.graph.ways(space)):
        return 0.0
    return sum(grid.has_wall_cover(space, board.covered(state, content, one)) for one in names) / len(names)


def values(state: CombatState, content: EvershadeContent, hero: Character, spaces: Sequence[str]) -> dict[str, float]:
    """What it is worth to stand in each: to reach somebody counts most, danger against it, cover and distance less."""
    sides, grid, wanted = attacks(state, content, hero), board.chart(state, content), goals(state, content)
    runs, here = gains_by_running(state, content, hero), state.fight.spaces.get(hero.id)
    names, found = [name for name, _ in board.foes(state)], {}
    soon = next_strip(state, content) if wanted else ()
    for space in spaces:
        printed = board.space_of(state, content, space)
        far = {name: board.from_space(state, content, space, name) or 0 for name in names}
        able = [side for side in sides if any(reaches(side, n) for n in far.values())]
        total = 10.0 * bool(able) + 0.7 * len(able) - 30.0 * bool(printed.danger) + 1.0 * bool(printed.trigger)
        total += COVERED * _sheltered(state, content, space, names)
        if runs and here is not None:
            total += 0.4 * (grid.range_between(here, space) or 0)
        if far:
            total += 0.15 * min(4, *far.values(), 4) if able else -0.5 * min(far.values())
        if wanted:
            total -= 4 * min(grid.range_between(space, one) or 0 for one in wanted)
            total -= 8 * (space in soon)
        found[space] = total + 1.0 * (space in state.fight.kept)
    return found
