"""What the pages say can be done can be done: each `console` block is run in a copy of the tree, and each piece of code
stands in the files word for word.

A line of a block that begins with `$` is run; each line below it must stand somewhere in what it printed.
"""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.own.import_graph import ROOT

PAGES = ("writing-a-game.md", "scenarios.md", "playing.md")
COPIED = ("bot", "cogs", "data", "tests")
REFUSED = "there is no game"
"""What a command says that is meant to fail; every other one must end well."""


def fenced(page: str, *kinds: str) -> list[tuple[str, str]]:
    """The blocks of these kinds of a page: (kind, what stands in it)."""
    words = (ROOT / "docs" / page).read_text(encoding="utf-8")
    found = re.findall(r"^```(\w+)\n(.*?)^```$", words, re.MULTILINE | re.DOTALL)
    return [(kind, block) for kind, block in found if kind in kinds]


def told(page: str) -> list[tuple[str, list[str]]]:
    """The commands of a page, in order, with what each must print."""
    commands: list[tuple[str, list[str]]] = []
    for _, block in fenced(page, "console"):
        for line in block.splitlines():
            if line.startswith("$ "):
                commands.append((line[2:], []))
            elif line.strip():
                commands[-1][1].append(line.strip())
    return commands


@pytest.mark.parametrize("page", PAGES)
def test_every_command_of_a_page_does_what_it_says(page: str, tmp_path: Path) -> None:
    commands = told(page)
    assert commands, f"{page} has no console block"
    for name in COPIED:
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "moor*"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for command, wanted in commands:
        words = shlex.split(command)
        words = ["-m", "bot", *words[1:]] if words[0] == "waykeeper" else words[1:]
        environment = {"PYTHONPATH": str(tmp_path), "HOME": str(tmp_path), "WAYKEEPER_DATA_DIR": str(tmp_path / "var")}
        run = subprocess.run(
            [sys.executable, *words], cwd=tmp_path, env=environment, text=True, capture_output=True, input=""
        )
        printed = run.stdout + run.stderr
        assert [line for line in wanted if line not in printed] == [], f"{command}: {printed}"
        assert run.returncode == 0 or REFUSED in printed, f"{command}: {printed}"


def test_the_code_of_the_guide_stands_in_the_files() -> None:
    kinds = {"python": "cogs/pebbles/**/*.py", "yaml": "data/pebbles/*.yaml", "ftl": "data/pebbles/*.ftl"}
    blocks = fenced("writing-a-game.md", *kinds)
    assert len(blocks) > 8
    texts = {kind: [path.read_text(encoding="utf-8") for path in ROOT.glob(where)] for kind, where in kinds.items()}
    assert [block for kind, block in blocks if not any(block in text for text in texts[kind])] == []
