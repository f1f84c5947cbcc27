"""What the journal tells are whole sentences: each line of a played game ends as one, but for headings."""

import re
from pathlib import Path

import pytest

PLAYED = Path(__file__).parent.parent / "playthroughs"
TOLD = "    "
"""Begins a line of the journal in a transcript; questions and answers stand further left."""
HEADING = re.compile(r"^(Round \d+ · enrage \d+|🌅 Day \d+|🃏 Afternoon|🌇 Progress( · .+)?|☀️ Noon|🌙 Night)$")
HONOUR = re.compile(r"^\S+ [^:]+: [a-z\d“]")
"""What is said of a player at the end: a caption, not a sentence."""
ENDS = tuple(".!?:…”’'\"")


def told(path: Path) -> list[str]:
    return [line.strip() for line in path.read_text(encoding="utf-8").splitlines() if line.startswith(TOLD)]


@pytest.mark.parametrize("played", ["doomrock", "altered"])
def test_every_line_ends_as_a_sentence(played: str) -> None:
    for path in sorted((PLAYED / played).glob("*.txt")):
        lines = told(path)
        assert len(lines) > 100
        open_ended = {
            line
            for line in lines
            if not (line.rstrip("*_").endswith(ENDS) or HEADING.match(line) or HONOUR.match(line))
        }
        assert not open_ended, path.name
