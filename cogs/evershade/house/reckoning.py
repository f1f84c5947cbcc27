"""What a roll is likely to come to, for the house's player: the ways it may go, each with its chance. Pure."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final

from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.effects import RollSpec
from cogs.evershade.rules.combat import rolling
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.rules.rolls import odds
from cogs.evershade.state import CombatState

NEVER: Final = 99
"""More successes than any roll has."""
Way = tuple[float, int, Sequence[Any]]
"""Chance, successes on average where it goes so, effects."""


def ways(state: CombatState, content: EvershadeContent, name: str, spec: RollSpec, target: str) -> list[Way]:
    """Of a roll without boons, support and rerolls: each outcome, and failure."""
    dice, difficulty = rolling.pool(state, content, name, spec, target)
    number = CombatFacts(state, content, Deed(name, target)).number
    thresholds = {int(one) if one.isdigit() else number(one): found for one, found in spec.outcomes.items()}
    wanted = sorted(thresholds)
    found: list[Way] = []
    for place, (chance, mean) in enumerate(_parts(dice, difficulty, tuple(wanted))):
        effects = spec.fail if place == 0 else thresholds[wanted[place - 1]]
        if chance > 0.005:
            found.append((chance, mean, effects))
    return found


@lru_cache(maxsize=4096)
def _parts(dice: int, difficulty: int, wanted: tuple[int, ...]) -> list[tuple[float, int]]:
    """(chance, successes on average) of failure, then of each outcome."""
    counted = odds.spread(dice, difficulty).ways
    found, whole = [], sum(counted.values())
    for least, most in pairwise([0, *wanted, NEVER]):
        inside = {n: weight for n, weight in counted.items() if least <= n < most}
        share = sum(inside.values())
        mean = sum(n * weight for n, weight in inside.items()) / share if share else 0.0
        found.append((share / whole, round(mean)))
    return found
