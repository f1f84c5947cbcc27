"""Hostile deck lists, card files and scripts, as a community's own cards come in for Altered.

    python -m tests.attack.lists --count 100000 --seed 1

Each is read or told in short sentences; nothing is raised. What was read can be stored, pinned and, now and then,
played and shown. Ends with 1 otherwise.
"""

import argparse
import copy
import json
import re
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.rules.encoding import EncodingError, decoded
from bot.rules.errors import RuleFailure
from bot.rules.own_cards.files import MOST_PROBLEMS
from bot.trials.house import Crowd, random_player
from cogs.altered.content.card_names import Names
from cogs.altered.content.decklist import look_up, read_list, write_list
from cogs.altered.content.decks import FORMATS, check, pool_of
from cogs.altered.content.import_cards import Found, pool_of_stored, read_cards
from cogs.altered.content.pinned import pin
from cogs.altered.content.stored import token_name
from tests.attack.chains import ENDLESS, GAME, TURNING, script_of, table_with
from tests.attack.packs import CHANGES
from tests.games.altered.otters import CARDS, HERO, LIST, PLAIN, stored

LONGEST = 4_000
PLAYED = 60
"""One of so many scripts that were read is played, for `STEPS` choices."""
STEPS = 25
EACH = 10_000
"""So many are one line of progress."""
STARTER = GAME.content.decks["gearwrights"]
POOL = pool_of(GAME.content.cards.values()) | pool_of_stored(stored())
NAMES = Names(POOL)
TOKENS = {ref for ref, facts in POOL.items() if facts.type == "token"}
LISTS = (
    LIST,
    PLAIN,
    write_list({str(STARTER.hero): 1, **STARTER.cards}),
    "\n".join(f"{n} {facts.name}" for n, facts in enumerate(POOL.values(), 1)),
)
PIECES = (
    "0",
    "-1",
    "+3",
    "99",
    "100",
    "9" * 400,
    "3x",
    "x3",
    "3×",
    "³",
    "٣",
    "½",
    " ",
    "\t",
    "\u00a0",
    "\u200b",
    "\u202e",
    "#",
    "//",
    "- ",
    "* ",
    "•",
    ":",
    ",",
    ";",
    "(",
    "[",
    "Hero",
    "Deck 39",
    "ALT_",
    "_U_999999999",
    "_R1",
    "GM_BASE_B",
    "\n",
    "\r",
    "\r\n",
    "\x85",
    "\u2028",
    "\ufeff",
    "\x00",
    "\x1b[31m",
    "`",
    "@everyone",
    "<@1>",
    "[x](http://y)",
    "é",
    "e\u0301" * 30,
    "ß",
    "İ",
    "ﬁ",
    "\U0001f9a6",
    "\ud800",
    "x" * 5_000,
    "Boiler Mule",
    "3 3 3",
    "1 1 Hero",
    "a " * 300,
)
VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    99,
    100,
    1.0,
    1.5,
    1e308,
    float("inf"),
    float("nan"),
    10**30,
    "",
    " ",
    "#",
    "#9#",
    "99",
    "٣",
    "x" * 9_000,
    "\x00",
    "\u202e",
    "\ud800",
    "@hero",
    "`",
    [],
    {},
    [[]],
    [None],
    [1] * 2_000,
    {"en": None},
    {"en": "x"},
    {"en": {"en": 1}},
    {"reference": []},
    {"reference": "TOKEN"},
    {"reference": "SPELL"},
    "CHARACTER",
    "{J} Draw a card.",
    "{J} " * 900,
    "{T} : " + "Draw a card. " * 150,
    "[[Tough 99999999999999999999]]",
    "[" * 1_900,
    "{J} Create a Brass Newt 1/1/1 token in your other expedition.",
    "ALT_CORE_B_AX_03_C",
    "alt_core_b_ax_03_c",
)
SCRIPTS = tuple(script_of(", ".join(part)) for part in ENDLESS.values()) + tuple(map(script_of, TURNING.values()))


@dataclass(slots=True)
class Tally:
    """What came of so many. wrong: what was raised, or told at length."""

    ends: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def attack(count: int, seed: int) -> Tally:
    """A third of each kind."""
    chance, tally = Random(seed), Tally()
    for n in range(count):
        if n and not n % EACH:
            print(f"{n:,}, {len(tally.wrong)} faults", flush=True)
        way = (_list, _cards, _script)[n % 3]
        state = chance.getstate()[1][0]
        try:
            tally.ends[f"{way.__name__[1:]} {way(chance)}"] += 1
        except Exception as error:
            tally.wrong.append(f"{way.__name__} {n} ({state}): {type(error).__name__} {str(error)[:300]}")
    return tally


# ---------------------------------------------------------------- lists


def _list(chance: Random) -> str:
    words = chance.choice(LISTS)[: chance.choice((400, 2_000, 9_000))]
    for _ in range(chance.choice((1, 1, 2, 5, 20))):
        at = chance.randrange(len(words) + 1)
        words = words[:at] + chance.choice(PIECES) + words[at + chance.choice((0, 0, 1, 12)) :]
    data = words.encode(chance.choice(("utf-8", "utf-8", "utf-8", "utf-16", "latin-1")), "replace")
    try:
        found = look_up(read_list(decoded(data), NAMES), POOL, TOKENS)
    except EncodingError as error:
        return _short([str(error)], "is no text")
    require(all(type(n) is int and n > 0 for n in found.cards.values()), "a count that is none")
    check(found.cards, POOL, chance.choice(list(FORMATS)), allow_manual=True)
    _short([str(dict(problem.params)) for problem in found.problems], "")
    again = look_up(read_list(write_list(found.cards), NAMES), POOL, TOKENS)
    require(again.cards == found.cards, "what was read cannot be written and read again")
    return "with mistakes" if found.problems else "read"


# ---------------------------------------------------------------- cards


def _cards(chance: Random) -> str:
    cards: Any = json.loads(json.dumps(chance.sample(CARDS, 4)))
    for _ in range(chance.choice((1, 1, 2, 4))):
        _spoil(chance, chance.choice(cards))
    whole: Any = chance.choice((cards, {"member": cards}, {"hydra:member": cards}, cards[0]))
    data = json.dumps(whole).encode()
    if chance.random() < 0.3:
        at = chance.randrange(len(data))
        data = data[:at] + chance.choice((b"", b"\xff", b"[" * 2_000, b"NaN", b'"', b"9" * 5_000)) + data[at + 1 :]
    return _kept(read_cards(data))


def _spoil(chance: Random, entry: dict[str, Any]) -> None:
    parent: Any = entry
    if chance.random() < 0.5 and isinstance(entry.get("elements"), dict):
        parent = entry["elements"]
    key = chance.choice([*parent, "isBanned", "imagePath", "effect1", "mainCost"])
    if chance.random() < 0.2:
        parent.pop(key, None)
    else:
        parent[key] = copy.deepcopy(chance.choice(VALUES))  # what is put in may be spoiled in its turn


def _kept(found: Found) -> str:
    """What was read goes all the way to a table."""
    require(len(found.problems) <= MOST_PROBLEMS, "too many problems")
    _short([str(dict(problem.params)) for problem in found.problems], "")
    kept = json.loads(json.dumps(found.stored()))
    pool_of_stored(kept)
    rows = kept["cards"]
    pin(rows, {token_name(row["name"]): row for row in rows if row["type"] == "token"}, GAME.content)
    return "read" if found.cards and not found.problems else "with mistakes"


# ---------------------------------------------------------------- scripts


def _script(chance: Random) -> str:
    script = chance.choice(SCRIPTS)
    for _ in range(chance.choice((1, 1, 2, 3))):
        script = chance.choice((_other_number, *CHANGES))(chance, script)
    found = read_cards(json.dumps(CARDS).encode())
    found.add_scripts(script, GAME.content.tokens)
    if found.problems:
        return _short([str(problem.params["why"]) for problem in found.problems], "refused")
    _kept(found)
    return "read" if chance.randrange(PLAYED) else _played(script, chance)


def _other_number(chance: Random, text: str) -> str:
    places = list(re.finditer(r"\d+", text.replace(HERO, "x" * len(HERO))))
    if not places:
        return text
    place = chance.choice(places)
    return text[: place.start()] + str(chance.choice((0, 1, 2, 60, 9_999, -1))) + text[place.end() :]


def _played(script: str, chance: Random) -> str:
    run = table_with(script)
    crowd = Crowd(random_player(str(chance.random()).encode()), b"lists", 0)
    for _ in range(STEPS):
        if run.over:
            break
        try:
            crowd.step(run)
        except RuleFailure as failure:
            return f"played: {type(failure.__cause__).__name__}"
        for seat in (None, 0, 1):
            run.view(seat)
    return "played"


def _short(told: list[str], end: str) -> str:
    require(all(len(line) <= LONGEST for line in told), "a sentence of a mile")
    return end


def require(is_so: bool, what: str) -> None:
    if not is_so:
        raise AssertionError(what)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    begun = time.perf_counter()
    tally = attack(args.count, args.seed)
    print(f"{args.count:,} lists, card files and scripts in {time.perf_counter() - begun:.0f} s")
    for end, n in tally.ends.most_common():
        print(f"{n:8,} {end}")
    for wrong in tally.wrong[:20]:
        print(f"WRONG {wrong}")
    return int(bool(tally.wrong))


if __name__ == "__main__":
    sys.exit(main())
