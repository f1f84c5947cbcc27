"""Dice notation for `/roll`: `4d6kh3+2`, `6x 3d6`, `1d20+5 adv # stealth`. Pure.

    for result in roll("1d20+5 adv # stealth", chance, "roll:macros:17"):
        print(result.total, result.explain())

| written | means |
|---|---|
| `3d6` `d20` `d%` `4dF` | dice; percent; fate dice (-1, 0, +1) |
| `+ - * / //` `( )` | arithmetic; `/` is exact, `//` rounds down |
| `kh3` `k3` `kl1` `dh1` `dl1` | keep or drop the highest or lowest (1 if no number stands there) |
| `r1` `r<3` | roll again while it shows that; `ro1` only once; `r` alone: the lowest face |
| `!` `!>4` `!5` | explode: on the highest face, or as said; each adds a die |
| `!!` `!p` | explode into the same die; explode with one less on each new die |
| `mi2` `ma5` | a face counts as at least 2, at most 5 |
| `>=5` `>4` `=6` `<=2` `<2` | count successes; `f1` or `f<=2` after it takes failures off |
| `s` `sa` `sd` | show in order |
| `{1d20, 2d6}kh1` | the best of several; without a verb their sum |
| `adv` `dis` `1d20+5 adv` `adv d20` | two d20, the better or worse counts |
| `6x 4d6kh3` `4d6kh3 x6` | six times |
| `1d20; 2d6` | several rolls |
| `1d20 # stealth` `1d20 "stealth"` | with a note |

`>` is strictly more, everywhere. A blank ends a modifier: `5d10!>=8` explodes on 8 and more, `5d10! >=8` explodes on 10
and counts 8 and more. Limits stand in `notation.py`; beyond them is a DiceError, at once and before anything is drawn.
"""

from bot.rules.dice.errors import REASONS, DiceError
from bot.rules.dice.notation import MAX_DICE, MAX_LENGTH, MAX_ROLLS, MAX_SIDES, MAX_WORK, Item, reading_work, work_of
from bot.rules.dice.reading import require_readable
from bot.rules.dice.result import RollResult, escape, explain_all
from bot.rules.dice.rolling import MAX_ROLLED, MAX_TOTAL, MOST_ROLLED, Die, Roller, compile_text
from bot.rules.rng import SCRIPT_PREFIX, Chance

__all__ = [
    "MAX_DICE",
    "MAX_LENGTH",
    "MAX_ROLLS",
    "MAX_SIDES",
    "MAX_WORK",
    "REASONS",
    "DiceError",
    "Die",
    "RollResult",
    "check",
    "escape",
    "explain_all",
    "roll",
    "work",
]


def check(expression: str) -> None:
    """Raise the DiceError that `roll` would raise before drawing; for saved rolls and autocomplete."""
    _compiled(expression, MAX_WORK)


def work(expression: str) -> int:
    """Steps that the expression takes at least. DiceError if it is none."""
    return _work(expression, compile_text(expression))


def _work(expression: str, items: list[tuple[Item, Roller]]) -> int:
    return reading_work(expression) + sum(work_of(item) for item, _ in items)


def roll(expression: str, chance: Chance, stream: str, most_work: int | None = MAX_WORK) -> list[RollResult]:
    """Roll every item of the expression, in order, from one stream. After a DiceError the stream stands as before.

    most_work: steps that it may take; None to roll again what was rolled when there was no such limit.
    """
    items = _compiled(expression, most_work)
    most_rolled = MAX_ROLLED if most_work is None else MOST_ROLLED
    counters = chance.counters
    before = counters.get(stream), counters.get(SCRIPT_PREFIX + stream)
    results: list[RollResult] = []
    rolled = 0
    try:
        for item, roller in items:
            for turn in range(item.repeat):
                faces: list[int] = []
                total = roller(chance, stream, faces)
                rolled += len(faces)
                if rolled > most_rolled:
                    raise DiceError("dice-too-lively", limit=most_rolled)
                if not -MAX_TOTAL <= total <= MAX_TOTAL:
                    raise DiceError("dice-too-large")
                if type(total) is not int and total.denominator == 1:
                    total = int(total)
                results.append(RollResult(item, faces, total, (turn + 1, item.repeat) if item.repeated else None))
    except DiceError as error:
        # Otherwise a failing expression would be a way to throw away dice that look bad.
        for key, value in zip((stream, SCRIPT_PREFIX + stream), before, strict=True):
            if value is None:
                counters.pop(key, None)
            else:
                counters[key] = value
        error.expression = expression
        raise
    return results


def _compiled(expression: str, most_work: int | None) -> list[tuple[Item, Roller]]:
    require_readable(expression)
    if most_work is None or reading_work(expression) <= most_work:
        items = compile_text(expression)
        if most_work is None or _work(expression, items) <= most_work:
            return items
    error = DiceError("dice-too-much-work", limit=most_work)
    error.expression = expression
    raise error
