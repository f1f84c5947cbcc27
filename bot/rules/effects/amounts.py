"""Amounts as small data: `2`, `{per: hero}`, `{table: [1, 1, 2]}`, `{base: 1}`, `{d6: 1}`. Pure."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from bot.rules.effects.conditions import Condition, holds
from bot.rules.effects.facts import Facts
from bot.rules.errors import TooMuchWork

MOST_AMOUNT = 10_000
"""No effect counts further: amounts that multiply one another would outgrow every board, sentence and file."""
MOST = 99
"""What an amount without an upper end counts as, where the most that it can come to is asked."""


class PerAmount(BaseModel):
    """So many for each of something: `{per: hero, times: 2, plus: 1, max: 6}`; or for every so many of it, rounded
    down: `{per: effort, each: 2}`."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    per: str
    each: Annotated[int, Field(ge=1, le=9)] = 1
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
    condition: Condition | None = Field(default=None, alias="if")


class DieAmount(BaseModel):
    """A thrown die, or what a table says for its face: `{d6: 1}` (times the face) or `{d6: [0, 1, 1, 2, 2, 3]}`."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    d6: int | Annotated[list[int], Field(min_length=6, max_length=6)]


Amount = int | str | PerAmount | TableAmount | BaseAmount | DieAmount


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
        n = facts.number(value.per) // value.each * value.times + value.plus
        return n if value.max is None else min(n, value.max)
    if isinstance(value, TableAmount):
        return value.table[min(facts.scale(), len(value.table) - 1)]
    if isinstance(value, BaseAmount):
        extra = value.base if value.condition is None or holds(value.condition, facts) else 0
        return max(0, facts.base() + extra)
    assert isinstance(value, DieAmount)
    return of_face(value, facts.die())


def of_face(value: DieAmount, face: int) -> int:
    """What a thrown face comes to."""
    return face * value.d6 if isinstance(value.d6, int) else value.d6[face - 1]


def highest(value: Any) -> int:
    """The most that an amount can come to, as far as its card says; no die is thrown for asking."""
    if isinstance(value, int):
        return value
    if isinstance(value, TableAmount):
        return max(value.table)
    if isinstance(value, DieAmount):
        return 6 * value.d6 if isinstance(value.d6, int) else max(value.d6)
    if isinstance(value, PerAmount) and value.max is not None:
        return value.max
    return MOST
