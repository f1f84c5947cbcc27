"""Hostile exports: a real bundle with values exchanged, removed, nested and blown up.

    python -m tests.attack.exports --count 100000 --seed 1

Every one is found good or refused in a sentence, in bounded memory; nothing else is raised. Ends with 1 otherwise.
"""

import argparse
import asyncio
import json
import marshal
import resource
import sys
import tempfile
import time
import zlib
from base64 import b64encode
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from bot.rules.errors import Refusal
from bot.tables.exports.export import import_table, read_bundle
from bot.tables.model.errors import BundleError, StoreFailure
from bot.tables.proof.incoming import checked
from bot.tables.proof.verify import replay, verify_export

MOST_MB = 900
BLOBS = (
    b64encode(zlib.compress(b" " * (40 << 20), 9)).decode(),
    b64encode(zlib.compress(b"[" * 100_000)).decode(),
    b64encode(zlib.compress(b"{}")).decode(),
    b64encode(b"no zlib").decode(),
    "=",
    "\u202e",
    "A" * 10_001,
)
NUMBERS = (
    0,
    -1,
    1,
    2,
    99,
    10**6,
    1 << 31,
    1 << 63,
    1 << 64,
    -(1 << 70),
    10**400,
    0.5,
    -0.0,
    1e308,
    float("nan"),
    float("inf"),
    True,
    False,
)
WORDS = (
    "",
    "0",
    "\0",
    "\ud800",
    "\u202e",
    "@seat:0",
    "x" * 10_000,
    "!undo",
    "!rules",
    "!fresh",
    "!supply",
    "yes",
    "!text",
    "-1",
    "ff" * 40,
    "None",
)


EACH = 5_000
"""So many exports are one line of progress."""

LATER = ("brings", "left", "sequel_of", "unrated", "proof", "public")
"""Fields that few exports have."""


@dataclass(slots=True)
class Tally:
    """What came of so many exports. wrong: what was raised instead of told."""

    ends: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def attack(honest: Any, games: Any, count: int, seed: int) -> Tally:
    """Change the export, and have it checked, played and read, so many times."""
    chance, tally = Random(seed), Tally()
    for n in range(1, count + 1):
        if not n % EACH:
            print(f"{n:,} exports, {len(tally.wrong)} faults", flush=True)
        bundle, told = changed(chance, honest)
        for way in (_verified, _replayed, _taken):
            try:
                tally.ends[way(bundle, games)] += 1
            except BundleError as error:
                tally.ends["refused"] += 1
                if not str(error) or len(str(error)) > 2_000:
                    tally.wrong.append(f"a sentence of {len(str(error))} characters: {told}")
            except Exception as error:
                tally.wrong.append(f"{way.__name__}: {type(error).__name__} {str(error)[:200]}: {told}")
    return tally


def attack_files(folder: Path, honest: str, count: int, seed: int) -> Tally:
    """The same for the bytes of the file."""
    chance, tally = Random(seed), Tally()
    path = folder / "table.json"
    for _ in range(count):
        data = bytearray(honest.encode())
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(data))
            data[at : at + chance.choice((0, 1, 1, 40))] = chance.choice(BYTES)
        path.write_bytes(bytes(data))
        try:
            read_bundle(path)
            tally.ends["read"] += 1
        except BundleError as error:
            tally.ends["refused"] += 1
            if len(str(error)) > 2_000:
                tally.wrong.append(str(error)[:200])
        except Exception as error:
            tally.wrong.append(f"{type(error).__name__} {str(error)[:200]}")
    return tally


BYTES = (
    b"",
    b"\0",
    b"\xff",
    b'"',
    b"{",
    b"[" * 9_000,
    b"9" * 6_000,
    b"1e999",
    b"NaN",
    b"\xef\xbb\xbf",
    b"\\ud800",
    b",",
)


def _verified(bundle: Any, games: Any) -> str:
    report = verify_export(bundle, games)
    assert report.ok or report.problem
    if len(str(report.problem)) > 2_000:
        raise BundleError("x" * 2_001)
    return "good" if report.ok else "not good"


def _replayed(bundle: Any, games: Any) -> str:
    replay(bundle, games)
    return "replayed"


def _taken(bundle: Any, games: Any) -> str:
    checked(bundle)
    return "could be stored"


def changed(chance: Random, honest: Any) -> tuple[Any, list[str]]:
    """A copy with one to three changes, and what they were."""
    bundle = marshal.loads(marshal.dumps(honest))  # a tenth of what `deepcopy` takes
    told = []
    for _ in range(chance.choice((1, 1, 2, 3))):
        way, parent = [], bundle
        while True:
            keys = list(parent) if isinstance(parent, dict) else range(len(parent))
            if not keys:
                break
            key = chance.choice(list(keys))
            way.append(str(key))
            if isinstance(parent[key], dict | list) and parent[key] and chance.random() < 0.85:
                parent = parent[key]
                continue
            told.append(f"{'.'.join(way)} {_change(chance, parent, key)}")
            break
    return bundle, told


def _change(chance: Random, parent: Any, key: Any) -> str:
    kind = chance.randrange(7)
    if kind == 0:
        del parent[key]
        return "removed"
    if kind == 1 and isinstance(parent, list):
        parent.insert(key, parent[chance.randrange(len(parent))])  # no copy: it may be nested deeper than that goes
        return "doubled"
    if kind == 2 and isinstance(parent, dict):
        parent[chance.choice((*WORDS, *LATER))] = parent[key]
        return "copied"
    value = chance.choice(MAKERS)(chance)
    parent[key] = value
    return f"= {_short(value)!r}"


def _short(value: Any) -> str:
    try:
        return str(value)[:60]
    except RecursionError:
        return "something very deep"


def _deep(chance: Random) -> Any:
    value: Any = 1
    depth = chance.choice((5, 200, 900, 60_000))
    for kind in f"{chance.getrandbits(depth):b}":
        value = [value] if kind == "0" else {"!text": value, "params": {}}
    return value


MAKERS: tuple[Callable[[Random], Any], ...] = (
    lambda chance: chance.choice(NUMBERS),
    lambda chance: chance.choice(WORDS),
    lambda chance: chance.choice(BLOBS),
    lambda chance: None,
    lambda chance: chance.choice(([], {}, [[]], [None], {"to": -1, "fresh": 1}, {"lost": 1, "checkpoint": -5})),
    _deep,
)


async def attack_store(tables: Any, honest: Any, count: int, seed: int) -> Tally:
    """Take changed exports into a database; what it has taken can be opened and shown, and the others never harm."""
    chance, tally = Random(seed), Tally()
    for channel in range(1, count + 1):
        bundle, told = changed(chance, honest)
        if chance.random() < 0.5:  # what no proof covers
            bundle = marshal.loads(marshal.dumps(honest))
            part = bundle[chance.choice(("table", "seats", "events"))]
            row = part if isinstance(part, dict) else chance.choice(part)
            key = chance.choice(list(row))
            told = [f"{key} {_change(chance, row, key)}"]
        try:
            info = await import_table(tables, bundle, guild=5, channel=10_000 + channel, host=11)
            await tables.keeper.look(info.id, lambda look: look.run and [look.run.view(seat) for seat in (None, 0, 1)])
            await tables.reader.log(info.id, None)
            tally.ends["taken"] += 1
        except StoreFailure as error:
            tally.wrong.append(f"the store refused {error.__cause__!r:.200}: {told}")
        except Refusal:
            tally.ends["refused"] += 1
        except BundleError as error:
            tally.ends["refused"] += 1
            if len(str(error)) > 2_000:
                tally.wrong.append(str(error)[:200])
        except Exception as error:
            tally.wrong.append(f"import: {type(error).__name__} {str(error)[:200]}: {told}")
    return tally


async def honest_export(folder: Path) -> Any:
    """A game with everything in it that a log may hold."""
    from bot.tables.exports.export import export_table
    from tests.tables.play import open_tables
    from tests.tables.test_export import eventful

    tables = await open_tables(folder / "attack.db")
    try:
        return json.loads(json.dumps(await export_table(tables, await eventful(tables), private=True)))
    finally:
        await tables.close()


async def stored_in(folder: Path, honest: Any, count: int, seed: int) -> Tally:
    """`attack_store` in a database of its own."""
    from tests.tables.play import open_tables

    tables = await open_tables(folder / "store.db")
    try:
        return await attack_store(tables, honest, count, seed)
    finally:
        await tables.close()


def main() -> int:
    from tests.tables.test_export import GAMES

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as name:
        honest = asyncio.run(honest_export(Path(name)))
        tallies = [
            asyncio.run(stored_in(Path(name), honest, args.count // 10, args.seed)),
            attack(honest, GAMES, args.count, args.seed),
            attack_files(Path(name), json.dumps(honest), args.count // 10, args.seed),
        ]
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    for tally in tallies:
        print(", ".join(f"{n:,} {end}" for end, n in tally.ends.most_common()))
    print(f"{args.count:,} exports in {time.perf_counter() - begun:.0f} s, at most {peak:.0f} MB")
    wrong = [line for tally in tallies for line in tally.wrong]
    for line in wrong[:20]:
        print(f"WRONG {line[:500]}")
    return int(bool(wrong) or peak > MOST_MB)


if __name__ == "__main__":
    sys.exit(main())
