"""The dearest dice: a search for the valid notation that costs most.

    python -m tests.attack.notations --count 100000 --seed 1

Expressions are made at random and bred from those that are known to be dear and the dearest so far, by their count of
primitive operations: calls of functions while they are read, rolled and explained. Then the dearest are timed beside
random moves of python-chess in the same run, and told in ms of a machine that makes `CHESS_BASE` of these a second.
Ends with 1 if one takes longer than `GOAL` of them, or one is refused otherwise than in a sentence.
"""

import argparse
import heapq
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.rules.dice import DiceError, explain_all, roll
from bot.rules.dice.rolling import compile_text
from bot.rules.rng import Chance
from bot.trials.bench import CHESS_BASE, chess_rate

GOAL = 4.0
TURNS = 15
TIMED = 8
SHOWN = 1_800
SEED = bytes(range(32))
MODIFIERS = (
    "kh1",
    "kl3",
    "dh2",
    "dl1",
    "r1",
    "ro1",
    "ro2",
    "r<2",
    "ro<3",
    "r-1",
    "!",
    "!>4",
    "!!",
    "!p",
    "mi2",
    "ma3",
    ">=2",
    ">5",
    "f1",
    "f<=2",
    "s",
    "sd",
)
SIDES = ("1", "2", "3", "6", "20", "%", "F", "1000000")
KNOWN = (
    "1000d6>=5",
    "1000d6kh500",
    "120d6!>2",
    "200d6r<4",
    "20d%!>4",
    "50x 4d6kh3+2",
    "50x {1d20, 2d6}kh1",
    "50x (1d6+2)*3",
    "50x 2d6!!",
    "50x 5d6 # note",
    "50x 9dF",
    "; ".join(["d6"] * 32),
    "+".join(["d6"] * 40),
    "+".join(["1"] * 70),
    "50x 1.1/1.3/7.77777",
    "{" + ",".join(["d6"] * 35) + "}kh1",
    "d6" + "r-1" * 45,
)
"""Dear of their kind, one each: the search begins with them."""
JOINTS = ("+", "-", "*", "/", "//", "; ", " + ")


@dataclass(slots=True)
class Tally:
    """What came of a search. dearest: (operations, expression), the dearest first."""

    ends: Counter[str] = field(default_factory=Counter)
    dearest: list[tuple[int, str]] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)


def attack(count: int, seed: int) -> Tally:
    """Try so many expressions."""
    chance, tally = Random(seed), Tally()
    best: list[tuple[int, str]] = []
    for n in range(count):
        is_bred = best and chance.random() < 0.7
        expression = bred(chance, chance.choice(best)[1]) if is_bred else made(chance)
        expression = KNOWN[n] if n < len(KNOWN) else expression
        try:
            found = operations(expression)
        except DiceError as error:
            tally.ends[error.key] += 1
        except Exception as error:
            tally.wrong.append(f"{type(error).__name__} {error}: {expression}")
        else:
            tally.ends["rolled"] += 1
            if (found, expression) not in best:
                (heapq.heappush if len(best) < 20 else heapq.heappushpop)(best, (found, expression))
    tally.dearest = sorted(best, reverse=True)
    return tally


def operations(expression: str) -> int:
    """Calls of functions for reading, rolling and explaining it once: the same on every machine."""
    calls = 0

    def count(frame: Any, event: str, argument: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    compile_text.cache_clear()
    before = sys.getprofile()
    sys.setprofile(count)
    try:
        play(expression)
    finally:
        sys.setprofile(before)
    return calls


def play(expression: str) -> None:
    """All that a roll takes."""
    explain_all(roll(expression, Chance(SEED, {}), "roll"), SHOWN)


def milliseconds(expression: str) -> float:
    """Processor time on the machine for which goals are meant, nothing remembered: the quickest of `TURNS` turns,
    beside the quickest of as many rounds of python-chess, for other programs disturb both."""
    turns, rates = [], []
    for _ in range(TURNS):
        rates.append(chess_rate() or CHESS_BASE)
        compile_text.cache_clear()
        begun = time.process_time()
        play(expression)
        turns.append(time.process_time() - begun)
    return min(turns) * 1_000 * max(rates) / CHESS_BASE


def made(chance: Random) -> str:
    """An expression."""
    text = chance.choice(("", "", f"{chance.randint(1, 50)}x ")) + _part(chance, 0)
    while chance.random() < 0.6 and len(text) < 480:
        text += chance.choice(JOINTS) + _part(chance, 0)
    return text[:500]


def _part(chance: Random, depth: int) -> str:
    kind = chance.random()
    if depth < 4 and kind < 0.1:
        inner = ", ".join(_part(chance, depth + 1) for _ in range(chance.randint(1, 12)))
        return "{" + inner + "}" + chance.choice(("", "kh1", "kl2"))
    if depth < 4 and kind < 0.15:
        return f"({_part(chance, depth + 1)})"
    if kind < 0.3:
        return chance.choice(("1", "999999999", "0.123456789", "1/3", "7*1/999999937"))
    modifiers = "".join(chance.choice(MODIFIERS) for _ in range(chance.randint(0, 8)))
    return f"{chance.choice((1, 4, 20, 40, 100, 400, 1000))}d{chance.choice(SIDES)}{modifiers}"


def bred(chance: Random, text: str) -> str:
    """An expression like another."""
    at = chance.randrange(len(text) + 1)
    kind = chance.random()
    if kind < 0.4:
        sign: str = chance.choice((*MODIFIERS, *JOINTS, *"0123456789xd(){},; "))
        return (text[:at] + sign)[:500] + text[at:][:500]
    if kind < 0.7:
        return text[:at] + text[at + chance.randint(1, 6) :]
    return (text + chance.choice(JOINTS) + _part(chance, 0))[:500]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    play("1d20")  # the parser is built once
    tally = attack(args.count, args.seed)
    ends = ", ".join(f"{n:,} {end}" for end, n in tally.ends.most_common())
    print(f"{args.count:,} expressions: {ends}")
    timed = sorted(((milliseconds(text), calls, text) for calls, text in tally.dearest[:TIMED]), reverse=True)
    for took, calls, text in timed[:3]:
        print(f"{took:6.1f} ms  {calls:7,} operations  {text}")
    for wrong in tally.wrong[:10]:
        print(f"WRONG {wrong}")
    return int(bool(tally.wrong) or timed[0][0] > GOAL)


if __name__ == "__main__":
    sys.exit(main())
