"""Whether the order of what happens at once can matter; if not, nobody is asked (DR-1.3, D-9). Pure, only looks.

What is said here to be free of order is run in several orders by `tests/games/doomrock/test_order.py`, over every
bundled card.
"""

from collections.abc import Sequence
from typing import Any

from bot.rules.effects import highest, holds
from bot.rules.effects.marks import ANYTHING, Mark
from bot.rules.effects.order import Unit
from cogs.doomrock.rules.reading.footprint import READS, footprint
from cogs.doomrock.rules.reading.selectors import ASKED, candidates
from cogs.doomrock.rules.reading.sight import Context, Sight, limit_key


class DoomrockJudge:
    """What is known of the effects of these units before they run (`bot.rules.effects.order.OrderJudge`)."""

    def __init__(self, look: Sight, units: Sequence[Unit], contexts: Sequence[Context]) -> None:
        self.look = look
        wanted = sum(_wanted(look, unit, context) for unit, context in zip(units, contexts, strict=True))
        self.is_short = not pool_lasts(look, wanted)

    def marks(self, effect: Any, context: Context) -> list[Mark]:
        found = footprint(effect, context)
        if self.is_short and any(mark.what == "expose" and mark.how == "up" for mark in found):
            found.append(ANYTHING)  # an explosion, or a marker that is lost (DR-12.6, DR-12.7)
        return found

    def condition_marks(self, effect: Any) -> list[Mark]:
        return READS.of_condition(effect.condition)

    def is_spent(self, effect: Any, context: Context) -> bool:
        return effect.limit is not None and bool(self.look.state.limits.get(limit_key(self.look, effect, context), 0))

    def is_awake(self, effect: Any, context: Context) -> bool:
        if effect.condition is None or effect.when != "now":  # a later moment has facts of its own
            return True
        return holds(effect.condition, self.look.effects.facts(self.look, context))


# ---------------------------------------------------------------- expose markers


def pool_lasts(look: Sight, n: int) -> bool:
    """Whether n markers can be laid without an explosion that reveals any, and without one that is lost."""
    state = look.state
    if n <= len(state.pool):
        return True
    is_bare = not any(hero.expose for hero in state.heroes)
    if state.battle is None or state.pool or not is_bare or any(enemy.expose for enemy in state.battle.enemies):
        return False
    return n <= len(state.revealed)  # nothing lies anywhere, so the pool is only filled up again


def _wanted(look: Sight, unit: Unit, context: Context) -> int:
    """How many markers a unit may lay, at most."""
    return sum(_markers(look, effect, context) for effect in unit.effects)


def _markers(look: Sight, effect: Any, context: Context) -> int:
    if effect.do == "choose":
        return max(sum(_markers(look, part, context) for part in option.effects) for option in effect.options)
    if effect.do != "expose":
        return 0
    found = len(candidates(look, effect.to, effect.filter, context, None))
    return highest(effect.n) * (min(1, found) if effect.to in ASKED else found)
