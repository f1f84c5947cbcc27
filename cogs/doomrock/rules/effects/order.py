"""Whether the order of what happens at once can matter; if not, nobody is asked (DR-1.3, D-9). Pure, only looks.

What is said here to be free of order is run in several orders by `tests/games/doomrock/test_order.py`, over every
bundled card.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.rules import effects
from bot.rules.effects import DieAmount, PerAmount, TableAmount
from cogs.doomrock.rules.effects.footprint import ANYTHING, Mark, clash, condition_marks, footprint
from cogs.doomrock.rules.effects.resolution import Context, limit_key
from cogs.doomrock.rules.effects.stats import Sight
from cogs.doomrock.rules.effects.targets import ASKED, candidates

MOST = 99


@dataclass(slots=True)
class Unit:
    """The words of one card that wake together; they resolve in printed order."""

    card: str
    owner: str | None
    words: list[Any]


def contested(look: Sight, units: Sequence[Unit], contexts: Sequence[Context]) -> list[Unit]:
    """The units whose place among the others can matter."""
    short = not pool_lasts(look, sum(_wanted(look, u, c) for u, c in zip(units, contexts, strict=True)))
    live: list[tuple[Unit, dict[str, list[Mark]]]] = []
    asleep: list[tuple[Unit, dict[str, list[Mark]]]] = []
    for unit, context in zip(units, contexts, strict=True):
        words = [word for word in unit.words if not _used_up(look, word, context)]
        if any(_is_awake(look, word, context) for word in words):
            live.append((unit, _marks(words, context, short)))
        elif words:
            asleep.append((unit, _marks(words, context, short)))
    # what sleeps now may be woken by what comes before it
    for unit, marks in asleep:
        eyes = [mark for word in unit.words for mark in condition_marks(word.condition)]
        if any(clash(eyes, found) for _, others in live for found in others.values()):
            live.append((unit, marks))
    found = [unit for unit, marks in live if any(_meet(marks, other) for them, other in live if them is not unit)]
    return [unit for unit in units if any(unit is one for one in found)]


def _meet(one: dict[str, list[Mark]], other: dict[str, list[Mark]]) -> bool:
    """Whether two units clash at the same moment; what waits for the damage comes after what does not."""
    return any(clash(marks, other[moment]) for moment, marks in one.items() if moment in other)


def _marks(words: Sequence[Any], context: Context, short: bool) -> dict[str, list[Mark]]:
    found: dict[str, list[Mark]] = {}
    for word in words:
        marks = footprint(word, context)
        if short and any(mark.what == "expose" and mark.how == "up" for mark in marks):
            marks.append(ANYTHING)  # an explosion, or a marker that is lost (DR-12.6, DR-12.7)
        found.setdefault(word.when, []).extend(marks)
    return found


def _used_up(look: Sight, word: Any, context: Context) -> bool:
    return word.limit is not None and bool(look.state.limits.get(limit_key(look, word, context), 0))


def _is_awake(look: Sight, word: Any, context: Context) -> bool:
    if word.condition is None or word.when != "now":  # a later moment has facts of its own
        return True
    from cogs.doomrock.rules.effects.facts import DoomrockFacts

    return effects.holds(word.condition, DoomrockFacts(look, context))


# ---------------------------------------------------------------- expose markers


def pool_lasts(look: Sight, n: int) -> bool:
    """Whether n markers can be laid without an explosion that reveals any, and without one that is lost."""
    state = look.state
    if n <= len(state.pool):
        return True
    bare = not any(hero.expose for hero in state.heroes)
    if state.battle is None or state.pool or not bare or any(enemy.expose for enemy in state.battle.enemies):
        return False
    return n <= len(state.revealed)  # nothing lies anywhere, so the pool is only filled up again


def _wanted(look: Sight, unit: Unit, context: Context) -> int:
    """How many markers a unit may lay, at most."""
    return sum(_markers(look, word, context) for word in unit.words)


def _markers(look: Sight, word: Any, context: Context) -> int:
    if word.do == "choose":
        return max(sum(_markers(look, part, context) for part in option.effects) for option in word.options)
    if word.do != "expose":
        return 0
    found = len(candidates(look, word.to, word.filter, context, None))
    return highest(word.n) * (min(1, found) if word.to in ASKED else found)


def highest(amount: Any) -> int:
    """The most that an amount can come to, as far as its card says."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, TableAmount):
        return max(amount.table)
    if isinstance(amount, DieAmount):
        return 6 * amount.d6 if isinstance(amount.d6, int) else max(amount.d6)
    if isinstance(amount, PerAmount) and amount.max is not None:
        return amount.max
    return MOST
