"""Conditions as small data: `surrounded`, `{hp_le: 3}`, `{all: [...]}`, `{ge: [round, 3]}`. Pure.

The engine knows arithmetic and the words all, any and not; the game answers for everything else (`Facts`).
"""

import operator
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final

from pydantic import AfterValidator

from bot.rules.effects.facts import Facts

Reading = str | int
_COMPARISONS: Final[Mapping[str, Callable[[int, int], bool]]] = {
    "lt": operator.lt,
    "eq": operator.eq,
    "ge": operator.ge,
}
_ARITHMETIC: Final = frozenset({*_COMPARISONS, "even"})


def _known_shape(value: Any) -> Any:
    if isinstance(value, str):
        return value
    if not (isinstance(value, dict) and len(value) == 1):
        raise ValueError("a condition is a word, or one `word: argument`")
    name, argument = next(iter(value.items()))
    if name in ("all", "any"):
        if not isinstance(argument, list) or not argument:
            raise ValueError(f"{name!r} wants a list of conditions")
        for part in argument:
            _known_shape(part)
    elif name == "not":
        _known_shape(argument)
    elif name in _COMPARISONS:
        if not (isinstance(argument, list) and len(argument) == 2 and all(map(_is_reading, argument))):
            raise ValueError(f"{name!r} wants two readings, such as [round, 3]")
    elif name == "even" and not _is_reading(argument):
        raise ValueError("'even' wants a reading, such as round")
    elif not isinstance(name, str):
        raise ValueError(f"a condition is a word, or one `word: argument`, and {name!r} is no word")
    return value


def _is_reading(value: Any) -> bool:
    return isinstance(value, str) or type(value) is int


Condition = Annotated[str | dict[str, Any], AfterValidator(_known_shape)]


def holds(condition: Any, facts: Facts) -> bool:
    """Whether a condition holds now."""
    if isinstance(condition, str):
        return facts.holds(condition, None)
    name, argument = next(iter(condition.items()))
    if name == "not":
        return not holds(argument, facts)
    if name == "all":
        return all(holds(part, facts) for part in argument)
    if name == "any":
        return any(holds(part, facts) for part in argument)
    if name == "even":
        return reading(argument, facts) % 2 == 0
    if name in _COMPARISONS:
        left, right = (reading(part, facts) for part in argument)
        return _COMPARISONS[name](left, right)
    return facts.holds(name, argument)


def reading(value: Reading, facts: Facts) -> int:
    """A number or the name of one."""
    return value if isinstance(value, int) else facts.number(value)


def condition_size(condition: Any) -> int:
    """How many questions a condition asks at most."""
    if condition is None:
        return 0
    if isinstance(condition, str):
        return 1
    name, argument = next(iter(condition.items()))
    if name in ("all", "any"):
        return sum(map(condition_size, argument))
    return condition_size(argument) if name == "not" else 1


def condition_words(condition: Any) -> set[str]:
    """The game's own words in a condition, for checking a pack."""
    if condition is None:
        return set()
    if isinstance(condition, str):
        return {condition}
    name, argument = next(iter(condition.items()))
    if name in ("all", "any"):
        return set().union(*(condition_words(part) for part in argument))
    if name == "not":
        return condition_words(argument)
    return set() if name in _ARITHMETIC else {name}


def condition_numbers(condition: Any) -> list[str]:
    """The names of numbers that a condition compares, for checking a pack."""
    if not isinstance(condition, dict):
        return []
    name, argument = next(iter(condition.items()))
    if name in ("all", "any"):
        return [found for part in argument for found in condition_numbers(part)]
    if name == "not":
        return condition_numbers(argument)
    compared = (argument if name != "even" else [argument]) if name in _ARITHMETIC else []
    return [part for part in compared if isinstance(part, str)]
