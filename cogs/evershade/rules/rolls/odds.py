"""How likely a roll reaches its outcomes, as the dice fall: support, rerolls and items come on top (LE-14). Pure."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache

from bot.rules.decision import Text, text
from bot.rules.odds import Spread, die, even, percent, repeated, total
from cogs.evershade.content.vocabulary.effects import RollTerms
from cogs.evershade.rules.rolls.dice import Die, counted, score

SIDES = 12
Brings = Mapping[int, Text]
"""Successes that are wanted -> what they bring, in words."""
NO_WORDS: Brings = {}


def either(terms: RollTerms) -> Text:
    """What is rolled with: `INT or CHA`, `INT and CHA together`, the lowest or the highest of them."""
    mode = terms.mode if len(terms.att) > 1 else "one"
    return text("evershade-att-rolled", first=", ".join(terms.att[:-1]) or "none", last=terms.att[-1], mode=mode)


@lru_cache(maxsize=4096)
def spread(n: int, difficulty: int, kept: int = 0, *, ones_cancel: bool = False) -> Spread[int]:
    """The successes of n dice that are rolled, beside those that lie there and come to `kept` (`score`)."""
    one = die(SIDES).map(lambda face: score(Die("", face), difficulty, ones_cancel=ones_cancel))
    return total(even([kept]), repeated(one, n)).map(counted)


def chances(found: Spread[int], wanted: Sequence[int], brings: Brings = NO_WORDS) -> list[Text]:
    """How likely each of these numbers of successes is reached, and what it brings, where that has words."""
    return [
        text(
            "evershade-odds-at",
            n=n,
            percent=percent(found.chance(lambda got, n=n: got >= n)),  # type: ignore[misc]
            what=brings.get(n, "none"),
        )
        for n in wanted
    ]


def wanted_by(thresholds: Iterable[str], number: Callable[[str], int]) -> list[int]:
    """The numbers of successes for which something comes of a roll, fewest first (LE-14.11)."""
    return sorted({int(name) if name.isdigit() else number(name) for name in thresholds})


def rolled(
    n: int, difficulty: int, wanted: Sequence[int], *, ones_cancel: bool = False, brings: Brings = NO_WORDS
) -> Text:
    """What so many dice reach."""
    said = chances(spread(n, difficulty, ones_cancel=ones_cancel), wanted, brings)
    return text("evershade-odds", n=n, difficulty=difficulty, chances=said)


def reached(n: int, difficulty: int, least: int, *, ones_cancel: bool = False) -> int:
    """How many per cent of rolls of so many dice have at least so many successes."""
    return percent(spread(n, difficulty, ones_cancel=ones_cancel).chance(lambda got: got >= least))


def rerolled(
    dice: Sequence[Die],
    again: Sequence[int],
    difficulty: int,
    wanted: Sequence[int],
    *,
    ones_cancel: bool = False,
    brings: Brings = NO_WORDS,
) -> Text:
    """What comes of rolling the dice at these places again (LE-14.8)."""
    kept = sum(score(one, difficulty, ones_cancel=ones_cancel) for n, one in enumerate(dice) if n not in again)
    found = spread(len(again), difficulty, kept, ones_cancel=ones_cancel)
    return text("evershade-odds-reroll", n=len(again), chances=chances(found, wanted, brings))
