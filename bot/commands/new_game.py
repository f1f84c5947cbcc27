"""`waykeeper new-game NAME`: makes a game of your own out of Pebbles, in this checkout, with all names replaced.

It copies files and starts nothing: the new game is found by its folder, like every other one.
"""

import argparse
import keyword
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import bot
from bot.errors import CommandError

MODEL: Final = "pebbles"
RULES: Final = "PB"
"""Begins the numbers of its rules: PB-3."""
PLACES: Final = ("cogs", "data", "tests/games", "tests/scenarios", "tests/playthroughs")
LONGEST: Final = 24
RESERVED: Final = frozenset({"toy", "packs", "fonts", "new", "all", "none", "game", "table"})
"""Words that mean something else in commands, folders or the tests' own games."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="small letters, digits and _, such as moor or tin_kettle")
    parser.add_argument("--into", type=Path, default=Path(bot.__file__).parents[1], help="the checkout (default: this)")


def run(args: argparse.Namespace) -> int:
    name, root = args.name, args.into.resolve()
    require_checkout(root)
    require_name(name, root)
    written = [copy(root, source, name) for source in sources(root)]
    title = class_name(name)
    print(f"{title} is a game now, a copy of {class_name(MODEL)}: {len(written)} files.")
    print(f"  cogs/{name}/            what it is: begin with game.py, state.py and rules/")
    print(f"  data/{name}/            its cards, stories and sentences")
    print(f"  tests/games/{name}/, tests/scenarios/{name}/, tests/playthroughs/{name}*/")
    print("Try it:")
    for command in next_steps(name):
        print(f"  {command}")
    return 0


def next_steps(name: str) -> list[str]:
    """What works at once."""
    return [
        f"waykeeper simulate {name} --tables 50",
        f"waykeeper check --game {name}",
        f"waykeeper scenario tests/scenarios/{name}",
        f"waykeeper play --terminal {name}",
        "make format",
        f"python -m pytest tests/games/{name} tests/every_game -k {name}",
        f"python -m tests.histories.make {name} {name}-campaign    # stored tables, once the rules are yours",
    ]


def require_checkout(root: Path) -> None:
    """Raises `CommandError` where there is no model to copy, as in an installed package."""
    if not (root / "cogs" / MODEL).is_dir() or not (root / "tests").is_dir():
        raise CommandError(f"{root} is no checkout of Waykeeper: cogs/{MODEL} or tests/ is not there")


def require_name(name: str, root: Path) -> None:
    """Raises `CommandError` with what is wrong with a name, in one sentence."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise CommandError(
            f"{name!r} cannot be a game's name: it becomes the name of a Python folder, so it begins with a small "
            "letter and has only small letters, digits and _"
        )
    if len(name) > LONGEST:
        raise CommandError(f"{name!r} is too long: a game's name has at most {LONGEST} characters")
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise CommandError(f"{name!r} is a word of Python's own; take another one")
    if name in RESERVED:
        raise CommandError(f"{name!r} is taken: it means something else here already")
    there = [f"{place}/{name}" for place in PLACES if (root / place / name).exists()]
    if there:
        raise CommandError(f"{name!r} is taken: {', '.join(there)} is there already, and nothing was changed")


def sources(root: Path) -> Iterator[Path]:
    """All files of the model, in a fixed order; no caches."""
    for place in PLACES:
        for folder in sorted((root / place).glob(f"{MODEL}*")):
            files = (path for path in sorted(folder.rglob("*")) if path.is_file() and "__pycache__" not in path.parts)
            yield from files


def copy(root: Path, source: Path, name: str) -> Path:
    """Write one file anew under the other name; gives where."""
    target = root / renamed(source.relative_to(root).as_posix(), name)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")
    return target


def renamed(text: str, name: str) -> str:
    """The same about another game: its id, the names of its classes, the numbers of its rules."""
    letters = "".join(part[0] for part in name.split("_") if part).upper()
    numbers = letters if len(letters) > 1 else name[:2].upper()
    text = re.sub(rf"\b{RULES}(?=-\d)", numbers, text)
    return text.replace(class_name(MODEL), class_name(name)).replace(MODEL, name)


def class_name(name: str) -> str:
    """`tin_kettle` -> `TinKettle`."""
    return "".join(part.capitalize() for part in name.split("_"))
