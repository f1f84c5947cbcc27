"""Sentences that players stumbled over and that were mended: none of them comes back, in a catalogue or in a game."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RETIRED = {
    "behind the hand": "a choice that is private",
    "for nothing?": "a card that costs nothing is played, not bought",
    "chairs are taken": "seats, with their number said once",
    "the house plays on: in": "when, as part of the sentence",
    "does not allow it now": "a refusal says why",
    "Leave them so": "what is left, and how",
    "No lesson just now": "why a level has to wait",
    "in addition the own hand": "no English",
    "it cannot get worse": "what an enraged foe does, instead",
    "sacrifice?": "a price is named together with what it buys",
}
"""What was said -> what is said instead."""
TELLING = [*(ROOT / "data").rglob("*.ftl"), *(ROOT / "tests" / "playthroughs").rglob("*.txt")]


@pytest.mark.parametrize("said", RETIRED)
def test_it_is_said_otherwise(said: str) -> None:
    assert [path.name for path in TELLING if said in path.read_text(encoding="utf-8")] == [], RETIRED[said]


def test_numbers_and_the_text_of_a_card_stand_apart() -> None:
    """It once said "3/3/2When I join"."""
    run_together = re.compile(r"\d/\d/\d[A-Za-z]")
    assert len(TELLING) > 20
    assert [path.name for path in TELLING if run_together.search(path.read_text(encoding="utf-8"))] == []
