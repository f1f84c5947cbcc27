"""What effects look at and what they change, so far as that is known before they run. Pure.

Two effects commute when neither changes what the other looks at or changes, unless both change it the same way: two
gains of shields add up in either order. A game says what its effects touch; a test of the game plays what is said to
commute in several orders.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.rules.effects.amounts import BaseAmount, DieAmount, PerAmount
from bot.rules.effects.conditions import condition_numbers

READ = "read"


class Whose(NamedTuple):
    """Of whom, as narrowly as can be said: of a kind (`hero`), or of one of them (`hero`, `h0`)."""

    kind: str
    one: str = ""


ANYBODY = Whose("*")
TABLE = Whose("")
"""What belongs to the table or the party as a whole."""


class Mark(NamedTuple):
    """One thing that an effect touches: what, whose, and how (`read`, `set`, `up`, `down`, `add`, ...)."""

    what: str
    whose: Whose
    how: str


ANYTHING = Mark("anything", ANYBODY, "set")
"""Nobody can say beforehand what it touches."""


def is_clash(one: Iterable[Mark], other: Sequence[Mark]) -> bool:
    """Whether the order of two effects can matter."""
    return any(_is_clashing(a, b) for a in one for b in other)


def _is_clashing(a: Mark, b: Mark) -> bool:
    if ANYTHING in (a, b):
        return True
    return a.what == b.what and may_be_same(a.whose, b.whose) and (a.how != b.how or a.how == "set")


def may_be_same(one: Whose, other: Whose) -> bool:
    """Whether two wordings may mean the same character."""
    if one == other or ANYBODY in (one, other):
        return True
    return one.kind == other.kind and "" in (one.one, other.one)


@dataclass(frozen=True, slots=True)
class Reads:
    """What a game's conditions and numbers look at, by their names."""

    conditions: Mapping[str, Sequence[Mark]] = field(default_factory=dict)
    numbers: Mapping[str, Sequence[Mark]] = field(default_factory=dict)

    def of_condition(self, condition: Any) -> list[Mark]:
        """What a condition looks at; None looks at nothing."""
        if condition is None:
            return []
        argument: Any = None
        name = condition
        if isinstance(condition, dict):
            name, argument = next(iter(condition.items()))
        if name in ("all", "any"):
            return [mark for part in argument for mark in self.of_condition(part)]
        if name == "not":
            return self.of_condition(argument)
        numbers = [mark for number in condition_numbers(condition) for mark in self.numbers.get(number, ())]
        return [*numbers, *self.conditions.get(name, ())]

    def of_amount(self, n: Any) -> list[Mark]:
        """What counting an amount looks at; a thrown die is a draw of chance."""
        if isinstance(n, PerAmount):
            return list(self.numbers.get(n.per, ()))
        if isinstance(n, str):
            return list(self.numbers.get(n, ()))
        if isinstance(n, BaseAmount):
            return [*self.numbers.get("base", ()), *self.of_condition(n.condition)]
        return [Mark("chance", TABLE, "set")] if isinstance(n, DieAmount) else []
