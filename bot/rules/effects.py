"""The frame of every effect vocabulary: what all effects of all games have in common, and how amounts and conditions
are read. Pure.

A game's effects are pydantic models that inherit `Effect`, one coroutine each (`cogs/<game>/rules`). Amounts and
conditions are small data that a game answers for through `Facts`: the frame knows arithmetic, the game its atoms.
"""

from collections.abc import Collection, Mapping
from typing import Annotated, Any, Protocol

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from bot.rules.errors import TooMuchWork

Reading = str | int
MOST_AMOUNT = 10_000
"""No effect counts further: amounts that multiply one another would outgrow every board, sentence and file."""
_ARITHMETIC = {"lt", "eq", "ge", "even"}


class Facts(Protocol):
    """What a game answers for a vocabulary, at one moment of one effect's resolution."""

    def number(self, name: str) -> int:
        """A countable thing by name (`round`, `hero`, `adjacent_enemy`)."""

    def holds(self, name: str, argument: Any) -> bool:
        """Whether a condition of the game holds (`surrounded`, `self`)."""

    def die(self) -> int:
        """A thrown d6, for amounts that are thrown."""

    def scale(self) -> int:
        """Which entry of a table by player count applies, from 0."""

    def base(self) -> int:
        """The printed strength of whoever acts."""


class PerAmount(BaseModel):
    """So many for each of something: `{per: hero, times: 2, plus: 1, max: 6}`."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    per: str
    times: int = 1
    plus: int = 0
    max: int | None = None


class TableAmount(BaseModel):
    """One number for each player count: `{table: [1, 1, 2]}`."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    table: list[int] = Field(min_length=1)


class BaseAmount(BaseModel):
    """The actor's printed strength plus `base`, which counts only while `if` holds: `{base: 1, if: {...}}`."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)
    base: int
    condition: "Condition | None" = Field(default=None, alias="if")


class DieAmount(BaseModel):
    """A thrown die, or what a table says for its face: `{d6: 1}` (times the face) or `{d6: [0, 1, 1, 2, 2, 3]}`."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    d6: int | Annotated[list[int], Field(min_length=6, max_length=6)]


def _known_shape(value: Any) -> Any:
    if isinstance(value, str):
        return value
    if isinstance(value, dict) and len(value) == 1:
        name, argument = next(iter(value.items()))
        if name in ("all", "any"):
            if not isinstance(argument, list) or not argument:
                raise ValueError(f"{name!r} wants a list of conditions")
            for part in argument:
                _known_shape(part)
        elif name == "not":
            _known_shape(argument)
        elif name in ("lt", "eq", "ge"):
            if not (isinstance(argument, list) and len(argument) == 2 and all(map(_is_reading, argument))):
                raise ValueError(f"{name!r} wants two readings, such as [round, 3]")
        elif name == "even" and not _is_reading(argument):
            raise ValueError("'even' wants a reading, such as round")
        elif not isinstance(name, str):
            raise ValueError(f"a condition is a word, or one `word: argument`, and {name!r} is no word")
        return value
    raise ValueError("a condition is a word, or one `word: argument`")


def _is_reading(value: Any) -> bool:
    return isinstance(value, str) or type(value) is int


Condition = Annotated[str | dict[str, Any], AfterValidator(_known_shape)]
Amount = int | str | PerAmount | TableAmount | BaseAmount | DieAmount


class Effect(BaseModel):
    """What every word may carry besides its own fields.

    if        condition; the word is skipped while it does not hold
    when      now, or a later moment the game knows
    trigger   the moment at which a standing effect acts; none: it acts when its card is resolved
    limit     how often at most: once per attack, round, battle, segment, game
    optional  whoever it concerns may decline
    tag       a mark that the game may ask for (`rampage`)
    """

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)

    do: str
    condition: Condition | None = Field(default=None, alias="if")
    when: str = "now"
    trigger: str | None = None
    limit: str | None = None
    optional: bool = False
    tag: str | None = None

    @model_validator(mode="before")
    @classmethod
    def _yaml_true(cls, data: Any) -> Any:
        if isinstance(data, Mapping) and True in data:
            raise ValueError("YAML reads a bare `on` or `yes` as true; the key here is `trigger`")
        return data


def amount(value: Amount, facts: Facts) -> int:
    """The number behind an amount, at least 0 where it counts things; negative only where it is written so.

    Raises `TooMuchWork` beyond `MOST_AMOUNT`.
    """
    return bounded(value if type(value) is int else _amount(value, facts))


def bounded(n: int) -> int:
    """The number itself. Raises `TooMuchWork` when it is beyond `MOST_AMOUNT`."""
    if not -MOST_AMOUNT <= n <= MOST_AMOUNT:
        raise TooMuchWork(f"an amount beyond {MOST_AMOUNT:,}")
    return n


def _amount(value: Amount, facts: Facts) -> int:
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return facts.base() if value == "base" else facts.number(value)
    if isinstance(value, PerAmount):
        n = facts.number(value.per) * value.times + value.plus
        return n if value.max is None else min(n, value.max)
    if isinstance(value, TableAmount):
        return value.table[min(facts.scale(), len(value.table) - 1)]
    if isinstance(value, BaseAmount):
        extra = value.base if value.condition is None or holds(value.condition, facts) else 0
        return max(0, facts.base() + extra)
    assert isinstance(value, DieAmount)
    face = facts.die()
    return face * value.d6 if isinstance(value.d6, int) else value.d6[face - 1]


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
    if name in _ARITHMETIC:
        left, right = (reading(part, facts) for part in argument)
        return {"lt": left < right, "eq": left == right, "ge": left >= right}[name]
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


def condition_arguments(condition: Any, words: Collection[str]) -> list[Any]:
    """What a condition asks of these words of the game: `[lantern]` of `{not: {keyword: lantern}}` and `keyword`."""
    if not isinstance(condition, dict):
        return []
    name, argument = next(iter(condition.items()))
    if name in ("all", "any"):
        return [found for part in argument for found in condition_arguments(part, words)]
    if name == "not":
        return condition_arguments(argument, words)
    return [argument] if name in words else []
