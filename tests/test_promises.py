"""docs/promises.md names a test for each promise, docs/requests.md one for each wish; all of them must exist."""

import ast
import re
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "promises.md").read_text(encoding="utf-8")
WISHES = (ROOT / "docs" / "requests.md").read_text(encoding="utf-8")
LONGEST_CELL = 200
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE + WISHES)))


@lru_cache
def names_in(file: str) -> frozenset[str]:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def test_every_promise_has_a_test() -> None:
    sections = re.findall(r"^### (P\d+): .*\n\n((?:- .*\n)+)", PAGE, re.MULTILINE)
    assert [name for name, _ in sections] == [f"P{n}" for n in range(1, 14)]
    assert all("::test_" in lines for _, lines in sections)


def test_every_wish_has_a_test() -> None:
    rows = [line for line in WISHES.splitlines() if re.match(r"\| \d+ \|", line)]
    assert [int(row.split("|")[1]) for row in rows] == [*range(1, 26)]
    assert all("::test_" in row.split("|")[4] for row in rows)


def test_one_test_a_line() -> None:
    lists = [line for line in PAGE.splitlines() if not line.startswith("|")]
    assert not [line for line in lists if line.count("::test_") > 1]


def test_every_test_that_is_named_exists() -> None:
    assert len(NAMED) > 50
    missing = [f"{file}::{name}" for file, name in NAMED if not (ROOT / file).is_file() or name not in names_in(file)]
    assert not missing


def test_no_cell_of_a_table_is_a_paragraph() -> None:
    """What has to be read twice to be found belongs into a list below its own heading."""
    cells = [cell.strip() for line in PAGE.splitlines() if line[:1] == "|" for cell in line.strip("|").split(" | ")]
    assert cells and [cell for cell in cells if len(cell) > LONGEST_CELL] == []
