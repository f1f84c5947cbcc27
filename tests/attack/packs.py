"""Hostile packs: entries of the bundled files with values exchanged, cut, nested and tagged, for every game with packs.

    python -m tests.attack.packs --count 100000 --seed 1

Every one is read, or refused with sentences that name file and line. Ends with 1 if anything else happened.
"""

import argparse
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.rules.content.reader import MAX_PROBLEMS
from bot.rules.errors import ContentError
from cogs.altered import bundled_files as altered_files
from cogs.altered.content.pack import load as load_altered
from cogs.doomrock import bundled_files as doomrock_files
from cogs.doomrock.content.pack import load as load_doomrock

Load = Callable[[Mapping[str, str]], Any]
GAMES: dict[str, tuple[Load, Callable[[], dict[str, str]]]] = {
    "altered": (load_altered, altered_files),
    "doomrock": (load_doomrock, doomrock_files),
}
LOCATED = re.compile(r"[^:\n]+\.yaml(:\d+)?: \S")
LONGEST = 4_000
TAGS = (
    "!!int",
    "!!float",
    "!!bool",
    "!!null",
    "!!str",
    "!!timestamp",
    "!!binary",
    "!!set",
    "!!omap",
    "!!pairs",
    "!!map",
    "!!seq",
    "!!merge",
    "!!value",
    "!!yaml",
    "!own",
    "!",
    "!!python/object/apply:os.system",
    "!!python/name:os.system",
    "!<tag:example.org,2000:x>",
    "!!python/tuple",
)
WORDS = (
    "abc",
    "2001-99-99",
    "2001-12-14t21:59:43.10-05:00",
    "0b_",
    "0x_",
    "0o7",
    "08",
    "1:99:99",
    "190:20:30",
    "1_0",
    "9" * 5_000,
    "-" + "9" * 400,
    "1.5",
    ".inf",
    "-.inf",
    ".nan",
    "1.0e+400",
    "_",
    "+",
    "-",
    "=",
    "<<",
    "~",
    "null",
    "yes",
    "no",
    "on",
    "true",
    "TRUE",
    "''",
    '""',
    '"\\0"',
    '"\\u202e"',
    '"\\ud800"',
    '"\\x07"',
    "'it''s'",
    "[]",
    "{}",
    "[[]]",
    "[[[1]]]",
    "{a: {b: {c: 1}}}",
    "{? [a] : b}",
    "{? {a: 1} : b}",
    "&x 1",
    "*x",
    "&x [*x]",
    "{<<: {a: 1}}",
    "{<<: *x}",
    "{a: 1, a: 2}",
    "{1: 2}",
    "{true: 1}",
    "{null: 1}",
    "{.nan: 1, .nan: 2}",
    "{1.5: 2}",
    "k" * 5_000,
    "{" + "k" * 5_000 + ": 1}",
    "[" * 60 + "]" * 60,
    "{a: " * 60 + "1" + "}" * 60,
    "|\n  block",
    ">-\n  folded",
    "@at",
    "`tick",
    "%a",
    "#x",
    "0",
    "1",
    "-1",
    "7",
    "1-999999999",
    "4+",
    "999999999999+",
    "a-b",
    "1-",
    "-",
    "{all: []}",
    "{all: [{not: {any: [1, null]}}]}",
    "{ge: [1]}",
    "{lt: [{a: 1}, 2]}",
    "{even: []}",
    "{not: null}",
    "{per: heroes, times: 99999999999999999999}",
    "{d6: [1]}",
    "{table: []}",
    "[{do: gain}]",
    "{do: []}",
    "[{on: x}]",
    "{do: roll, table: {x: []}}",
    "{do: roll, table: {1-999999999: []}}",
    "{find: {}, put: {}}",
    "{replace_effect: 1}",
    "{replace_effect: {find: 1, put: {}}}",
    "{id: [x]}",
    "{name: 1}",
)
SCALAR = re.compile(r"(?<=[:\[,{-] )[^\s\[\]{},:#][^\[\]{},:#\n]*")
KEY = re.compile(r"[\w\"'+-]+(?=: )")
KEYS = (
    "id",
    "name",
    "if",
    "do",
    "n",
    "x",
    "'1-'",
    "1-999999999",
    "99999999999+",
    "-",
    "'4-6+'",
    "0-3",
    "true",
    "null",
    "2001-01-01",
    "1.5",
    "''",
    "<<",
    "? []",
    "!!int a",
    "'\u202e'",
    "all",
    "any",
    "not",
    "lt",
    "per",
    "table",
    "effects",
)
SIGNS = "[]{}:,-?&*!|>'\"%@`#~<=\n\t \\\x00\x07\x85\u2028\ufeff\ud800\U0001f9cc\u202e9_."


@dataclass(slots=True)
class Tally:
    """What came of so many packs. wrong: the first few that ended in anything but content or located sentences."""

    ends: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def attack(count: int, seed: int) -> Tally:
    """Read so many hostile packs."""
    tally = Tally()
    for game, name, source in packs(count, seed):
        end = read(game, name, source)
        tally.ends[end.split(":")[0]] += 1
        if end not in ("read", "refused"):
            tally.wrong.append(f"{end}\n{name}: {source[:400]!r}")
    return tally


def packs(count: int, seed: int) -> Iterator[tuple[str, str, str]]:
    """(game, name of a file, text)."""
    chance = Random(seed)
    entries = [
        (game, name.rpartition("/")[2], "- " + part)
        for game, (_, files) in GAMES.items()
        for name, text in files().items()
        for part in re.split(r"(?m)^- ", text)[1:]
    ]
    for _ in range(count):
        game, name, entry = chance.choice(entries)
        for _ in range(chance.choice((1, 1, 1, 2, 3))):
            entry = chance.choice(CHANGES)(chance, entry)
        yield game, name, entry


def read(game: str, name: str, source: str) -> str:
    """`read`, `refused`, or what is wrong with how it ended."""
    try:
        GAMES[game][0]({name: source})
    except ContentError as error:
        odd = [problem for problem in error.problems if not LOCATED.match(problem) or len(problem) > LONGEST]
        return f"not located: {odd[0][:200]}" if odd or len(error.problems) > MAX_PROBLEMS + 1 else "refused"
    except Exception as error:
        return f"{type(error).__name__}: {str(error)[:200]}"
    return "read"


def _other_value(chance: Random, text: str) -> str:
    places = list(SCALAR.finditer(text))
    if not places:
        return text
    place = chance.choice(places)
    word = chance.choice(WORDS)
    tag = chance.choice(TAGS) + " " if chance.random() < 0.4 else ""
    return text[: place.start()] + tag + word + text[place.end() :]


def _other_key(chance: Random, text: str) -> str:
    places = list(KEY.finditer(text))
    if not places:
        return text
    place = chance.choice(places)
    return text[: place.start()] + chance.choice(KEYS) + text[place.end() :]


def _tagged(chance: Random, text: str) -> str:
    places = [m.start() for m in re.finditer(r"(?<=[:\[,-] )\S", text)]
    if not places:
        return text
    at = chance.choice(places)
    return f"{text[:at]}{chance.choice(TAGS)} {text[at:]}"


def _other_sign(chance: Random, text: str) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice(SIGNS) + text[at + chance.randint(0, 1) :]


def _cut(chance: Random, text: str) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + text[at + chance.randint(1, 40) :]


def _more(chance: Random, text: str) -> str:
    key = chance.choice(("id", "name", "if", "do", "effects", "extra", "trigger", "n", "1", "true", "<<", "''"))
    return text.rstrip("\n") + f"\n  {key}: {chance.choice(WORDS)}\n"


def _twice(chance: Random, text: str) -> str:
    return text.rstrip("\n") + "\n" + text


def _framed(chance: Random, text: str) -> str:
    return chance.choice(("---\n", "%YAML 9.9\n---\n", "%TAG ! tag:x,2000:\n---\n", "\ufeff", "--- &a\n", "a: ")) + text


CHANGES = (_other_value, _other_value, _other_value, _other_key, _tagged, _other_sign, _cut, _more, _twice, _framed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    begun = time.perf_counter()
    tally = attack(args.count, args.seed)
    ends = ", ".join(f"{n:,} {end}" for end, n in tally.ends.most_common())
    print(f"{args.count:,} packs in {time.perf_counter() - begun:.0f} s: {ends}")
    for wrong in tally.wrong[:10]:
        print(f"WRONG {wrong}")
    return 1 if tally.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
