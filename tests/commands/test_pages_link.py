"""Pages for people: every file that they link or show exists, and no picture is heavy."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")
HEAVY = 250 * 1024  # bytes


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_refers_to_exists(page: Path) -> None:
    targets = [target for target in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in target]
    assert [target for target in targets if not (page.parent / target).exists()] == []


def test_screenshots_are_light_and_shown() -> None:
    shown = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    screens = sorted((ROOT / "docs" / "pictures" / "screens").glob("*.png"))
    assert screens
    assert [one.name for one in screens if one.stat().st_size > HEAVY] == []
    assert [one.name for one in screens if one.name not in shown] == []
