"""Every kind of bad input of the rules' chapter 11 has a test that names it."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent
UI: Final = HERE.parents[1] / "ui"
DECK: Final = (
    *("SIZE", "ASPECTS", "PERSONALITY", "BACKGROUND", "SPECIALTY", "OUTSIDE", "ROLE", "LEVEL", "EXPERT", "COPIES"),
    "UNKNOWN",
)
IMPORT: Final = ("FORMAT", "SIZE", "JSON", "FIELD", "DUP", "NET")
CODES: Final = (
    *("E-TURN", "E-SEAT", "E-STALE", "E-ENERGY", "E-ASPECT", "E-MINCOST", "E-TARGET", "E-OTHERAREA", "E-OBSTACLE"),
    *("E-DODGE", "E-ICON", "E-UNPLAYABLE", "E-EXHAUSTED", "E-TOKEN", "E-FRIENDLY", "E-KEYWORD", "E-EQUIP", "E-GATE"),
    *("E-PATH", "E-CAMP", "E-TWICE", "E-NUM", "E-PLAYERS", "E-PACK", "E-ENGINE"),
    *(f"E-DECK-{name}" for name in DECK),
    *(f"E-IMPORT-{name}" for name in IMPORT),
)


@cache
def named() -> dict[str, set[str]]:
    """Code -> the tests that name it, beside their first line or as the first words of what they say."""
    found: dict[str, set[str]] = {}
    for file in (*sorted(HERE.glob("test_*.py")), *sorted(UI.glob("test_rangers*.py"))):
        for test in re.split(r"\n(?=(?:async )?def )", file.read_text(encoding="utf-8")):
            name = re.match(r"(?:async )?def (test_\w+)", test)
            head = re.match(r'.*\n(?:\s*"""[^"]*""")?', test)
            for code in re.findall(r"E-[A-Z]+(?:-[A-Z]+)?", head[0]) if name is not None and head is not None else ():
                found.setdefault(code, set()).add(f"{file.stem}::{name[1] if name is not None else ''}")
    return found


@pytest.mark.parametrize("code", CODES)
def test_bad_input_has_its_test(code: str) -> None:
    assert named().get(code), f"no test names {code}"


def test_no_test_names_a_code_that_there_is_not() -> None:
    assert set(named()) <= set(CODES)
