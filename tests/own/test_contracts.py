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
    "cogs.*.content": PURE,
    "cogs.*.rules*": PURE,
    "cogs.*.view": PURE,
    "cogs.*.house": PURE,
    "cogs.*.pictures": PURE,
    "cogs.*.game": PURE,
    "bot.draw*": PURE,
    "bot.ui.questions": PURE,
    "bot.tables*": NO_DISCORD,
    "bot.ui.panels": NO_DISCORD,
    "bot.ui.screens": NO_DISCORD,
    # those who are the door to Discord, the process, or a command
    "bot.ui.door": NEVER,
    "bot.ui.messages": NEVER,
    "cogs.*.screens": NEVER,
    "cogs.*.cog": NEVER,
    "cogs.doomrock.box": NEVER,
    "cogs.campaign": NEVER,
    "cogs.dice": NEVER,
    "cogs.help": NEVER,
    "cogs.tables": NEVER,
    "bot.commands": NEVER,
    "bot.hosting": NEVER,
    "bot.local": NEVER,
    "bot.trials": NEVER,
}
"""Room -> which of the planted modules a contract refuses there; the first pattern that fits counts."""


def refused_in(room: str) -> set[str]:
    return next((names for pattern, names in REFUSED.items() if fnmatch(room, pattern)), set())


def one_file_of_each_room() -> dict[str, str]:
    """Room -> a file of it, without those that lie beside the rooms of `bot`."""
    found: dict[str, str] = {}
    for name in files():
        if name not in packages() and (name.count(".") > 1 or not name.startswith("bot.")):
            found.setdefault(room_of(name), name)
    return found


def plant(copy: Path, name: str) -> None:
    path = copy.joinpath(*name.split(".")).with_suffix(".py")
    text = path.read_text(encoding="utf-8")
    path.write_text(text + "".join(f"\nimport {module}" for module in PLANTED) + "\n", encoding="utf-8")


def broken(copy: Path) -> dict[str, set[str]]:
    """File -> the planted modules that a contract refuses it."""
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache", "--no-logo"]
    told = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    found: dict[str, set[str]] = defaultdict(set)
    for name, module in re.findall(r"^- *([\w.]+) -> (\w+) ", told.stdout, re.MULTILINE):
        found[name].add(module)
    assert told.returncode == (1 if found else 0), told.stdout + told.stderr
    return found


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tree")
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
