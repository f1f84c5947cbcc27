"""The contracts of `pyproject.toml` hold by folder: what may not be imported breaks them in every room."""

import re
import shutil
import subprocess
import sys
from collections import defaultdict
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.own.import_graph import PACKAGES, ROOT, files, packages, room_of

PLANTED = ("random", "time", "asyncio", "discord")
NEVER = {"random"}
PURE = set(PLANTED)
NO_DISCORD = {"random", "discord"}
REFUSED = {
    "bot.rules*": PURE,
    "cogs.*.state": PURE,
    "cogs.*.content*": PURE,
    "cogs.*.rules*": PURE,
    "cogs.*.view": PURE,
    "cogs.*.house": PURE,
    "cogs.*.pictures*": PURE,
    "cogs.*.box": PURE,
    "cogs.*.game": PURE,
    "cogs.rangers.day_game": PURE,
    "cogs.evershade.act_game": PURE,
    "cogs.evershade.options": PURE,
    "cogs.evershade.pace": PURE,
    "cogs.evershade.skirmish": PURE,
    "cogs.rangers.options": PURE,
    "bot.draw*": PURE,
    "bot.ui.questions": PURE,
    "bot.tables*": NO_DISCORD,
    "bot.ui.panels": NO_DISCORD,
    "bot.ui.screens": NO_DISCORD,
    "bot.ui.replays": NO_DISCORD,
    # those who are the door to Discord, the process, or a command
    "bot.ui.door": NEVER,
    "bot.ui.messages": NEVER,
    "cogs.*.screens": NEVER,
    "cogs.*.cog": NEVER,
    "cogs.*.campaign": NO_DISCORD,
    "cogs.campaign": NEVER,
    "cogs.dice": NEVER,
    "cogs.help": NEVER,
    "cogs.lookup": NEVER,
    "cogs.me": NEVER,
    "cogs.server": NEVER,
    "cogs.tables": NEVER,
    "cogs.together": NEVER,
    "bot.commands": NEVER,
    "bot.hosting": NEVER,
    "bot.local": NEVER,
    "bot.trials": NEVER,
}
"""Room -> which of the planted modules a contract refuses there; the first pattern that fits counts."""


def refused_in(room: str) -> set[str]:
    return next((names for pattern, names in REFUSED.items() if fnmatch(room, pattern)), set())


def one_file_of_each_room() -> dict[str, str]:
    """Room -> a file of it, without those that lie beside the rooms of `bot`, and without those of a campaign that
    have a contract by their name, like those of any game."""
    found: dict[str, str] = {}
    for name in files():
        if fnmatch(name, "cogs.*.campaign.*") and name.rsplit(".", 1)[-1] in ("cog", "game", "state"):
            continue
        if name not in packages() and (name.count(".") > 1 or not name.startswith("bot.")):
            found.setdefault(room_of(name), name)
    return found


def plant(copy: Path, name: str) -> None:
    path = copy.joinpath(*name.split(".")).with_suffix(".py")
    text = path.read_text(encoding="utf-8")
    path.write_text(text + "".join(f"\nimport {module}" for module in PLANTED) + "\n", encoding="utf-8")


def linted(copy: Path) -> subprocess.CompletedProcess[str]:
    """What import-linter says of a tree."""
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache", "--no-logo"]
    return subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)


def broken(copy: Path) -> dict[str, set[str]]:
    """File -> the planted modules that a contract refuses it."""
    told = linted(copy)
    found: dict[str, set[str]] = defaultdict(set)
    for name, module in re.findall(r"^- *([\w.]+) -> (\w+) ", told.stdout, re.MULTILINE):
        found[name].add(module)
    assert told.returncode == (1 if found else 0), told.stdout + told.stderr
    return found


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    folder = tmp_path / "tree"
    for package in PACKAGES:
        shutil.copytree(ROOT / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def test_every_room_is_spoken_of() -> None:
    assert not [room for room in one_file_of_each_room() if not refused_in(room)]


def test_a_forbidden_import_breaks_a_contract_in_every_room(copy: Path) -> None:
    planted = one_file_of_each_room()
    for name in planted.values():
        plant(copy, name)
    found = broken(copy)
    missed = {room: refused_in(room) - found[name] for room, name in planted.items()}
    assert {room: names for room, names in missed.items() if names} == {}
    too_much = {room: found[name] & set(PLANTED) - refused_in(room) for room, name in planted.items()}
    assert {room: names for room, names in too_much.items() if names} == {}


NEW_GAME = {
    "state": PURE,
    "content.cards": PURE,
    "rules.turn": PURE,
    "rules.map.roads": PURE,
    "view.shown": PURE,
    "house.player": PURE,
    "pictures.board": PURE,
    "box.tray": PURE,
    "game": PURE,
    "screens.own": NEVER,
    "cog": NEVER,
}
NEW_ROOMS = {"bot.ui.balcony.rail": NO_DISCORD, "bot.tables.cellar.shelf": NO_DISCORD, "bot.rules.attic.box": PURE}


def write(copy: Path, name: str, words: str = "") -> None:
    """A file, and the packages in which it lies."""
    path = copy.joinpath(*name.split(".")).with_suffix(".py")
    path.parent.mkdir(parents=True, exist_ok=True)
    for folder in path.relative_to(copy).parents[:-1]:
        (copy / folder / "__init__.py").touch()
    path.write_text(words, encoding="utf-8")


def test_a_new_game_and_new_rooms_are_held_without_a_new_line(copy: Path) -> None:
    wanted = {f"cogs.moor.{name}": refused for name, refused in NEW_GAME.items()} | NEW_ROOMS
    for name in wanted:
        write(copy, name)
        plant(copy, name)
    found = broken(copy)
    assert {name: refused - found[name] for name, refused in wanted.items() if refused - found[name]} == {}


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("cogs.moor.rules.turn", "cogs.moor.view.shown"),
        ("cogs.moor.content.cards", "cogs.moor.rules.turn"),
        ("cogs.moor.view.shown", "cogs.moor.pictures.board"),
        ("cogs.moor.house.player", "cogs.moor.screens.own"),
        ("cogs.moor.draft.rules.picks", "cogs.moor.draft.view.shown"),
        ("cogs.moor.view.shown", "cogs.altered.view.view"),
    ],
)
def test_an_arrow_against_the_order_of_a_new_game_is_seen(copy: Path, name: str, other: str) -> None:
    write(copy, name, f"import {other}\n")
    if not copy.joinpath(*other.split(".")).with_suffix(".py").exists():
        write(copy, other)
    told = linted(copy)
    assert told.returncode == 1 and re.search(rf"{re.escape(name)} -> {re.escape(other)}", told.stdout), told.stdout


@pytest.mark.parametrize("room", ["bot.ui.balcony", "bot.tables.cellar", "cogs.moor.rules", "bot.draw"])
def test_a_circle_is_seen_in_any_room(copy: Path, room: str) -> None:
    for name, other in (("one", "two"), ("two", "one")):
        write(copy, f"{room}.{name}", f"import {room}.{other}\n")
    told = linted(copy)
    assert told.returncode == 1 and "No circles between files or rooms BROKEN" in told.stdout, told.stdout
