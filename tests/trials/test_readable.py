"""No internal key reaches a player: sought in all transcripts here, and in what every scenario tells by its runner."""

from pathlib import Path

import pytest

from bot.trials.readable import unreadable

FOLDER = Path(__file__).parent.parent / "playthroughs"
TRANSCRIPTS = sorted(path for path in FOLDER.glob("*/*.txt") if not path.parent.name.startswith("toy"))


@pytest.mark.parametrize(
    "said",
    ["to deck_top", "@seat:1 wins", "seat:1 wins", "<al-goes>", "it hits for { $n }", "None draws", "uses ab.haymaker"],
)
def test_what_is_not_for_players_is_found(said: str) -> None:
    assert len(unreadable(["Ada draws a card.", said])) == 1


@pytest.mark.parametrize("said", ["3/1/2, 1.5 of 2: Ada’s Well-Kept Grudge <3", "🎲 4 + 2 = 6", "none"])
def test_and_what_is_for_them_is_not(said: str) -> None:
    assert unreadable([said]) == []


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_transcript_has_a_key(path: Path) -> None:
    told = []
    for line in path.read_text(encoding="utf-8").splitlines()[1:]:
        if line.startswith("    "):  # what happened
            told.append(line)
        elif line.startswith("  "):  # who, key: what was answered
            told.append(line.partition(": ")[2])
    assert told and unreadable(told) == []
