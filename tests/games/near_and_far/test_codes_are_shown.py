"""Every kind of bad input of the rules' chapter 12 is refused in a scenario that carries its code, or in a test that
names it."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest
import yaml

HERE: Final = Path(__file__).parent
SCENARIOS: Final = HERE.parents[1] / "scenarios" / "near_and_far"
UI: Final = HERE.parents[1] / "ui"
CODES: Final = tuple(f"NF-E{number:02}" for number in range(1, 27))
CODE: Final = re.compile(r"NF-E\d\d")


@cache
def refused() -> dict[str, list[str]]:
    """Code -> the scenarios under its id (or among whose rules it stands) in which something is refused, or cannot be
    answered because nobody is asked."""
    found: dict[str, list[str]] = {}
    for file in sorted(SCENARIOS.glob("*.yaml")):
        for one in yaml.safe_load(file.read_text(encoding="utf-8")):
            told = f"{one['id']} {' '.join(one.get('rules', ()))}"
            is_unasked = one.get("then", {}).get("asked") == "nobody"
            if is_unasked or any("refused" in step for step in one.get("when", ())):
                for code in CODE.findall(told):
                    found.setdefault(code, []).append(f"{file.stem}::{one['id']}")
    return found


@cache
def named() -> dict[str, list[str]]:
    """Code -> the tests that name it in or beside their first lines."""
    found: dict[str, list[str]] = {}
    for file in (*sorted(HERE.glob("test_*.py")), *sorted(UI.glob("test_nearfar*.py"))):
        for test in re.split(r"\n(?=@pytest|(?:async )?def )", file.read_text(encoding="utf-8")):
            name = re.search(r"(?:async )?def (test_\w+)\([^\n]*\n(?:\s*\"\"\"[^\"]*\"\"\")?", test)
            for code in CODE.findall(name[0]) if name is not None else ():
                found.setdefault(code, []).append(f"{file.stem}::{name[1] if name is not None else ''}")
    return found


@pytest.mark.parametrize("code", CODES)
def test_bad_input_has_its_test(code: str) -> None:
    assert refused().get(code) or named().get(code), f"nothing shows that {code} is refused"


def test_no_test_names_a_code_that_there_is_not() -> None:
    assert set(refused()) | set(named()) <= set(CODES)
