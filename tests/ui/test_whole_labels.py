"""What becomes of a label that says a whole move and is too long for a button."""

import pytest

from bot.ui.panels.panel import LABEL
from bot.ui.questions.controls import _whole

DOES = "pull it here, expose 1 and whatever else a wordy card does to whoever it meets"


@pytest.mark.parametrize(
    ("label", "shown"),
    [
        ("💡 Oi, You! 3️⃣: pull it here → The Soup 26/26", "💡 Oi, You! 3️⃣: pull it here → The Soup 26/26"),
        (f"💡 Oi, You! 3️⃣: {DOES} → The Soup · ⭐1: +1 shield", "💡 Oi, You! 3️⃣ → The Soup · ⭐1: +1 shield"),
        (f"💡 Maneuver 1️⃣: {DOES} · Alone (ring 3)", "💡 Maneuver 1️⃣ · Alone (ring 3)"),
    ],
)
def test_what_a_card_does_goes_before_whom_it_is_for(label: str, shown: str) -> None:
    """`1 … (ring 3)` was cut in its middle, and nobody knew what came to whom."""
    assert _whole(label) == shown


def test_what_still_is_too_long_keeps_its_beginning_and_its_end() -> None:
    found = _whole(f"Somebody {'long ' * 30}goes here")
    assert len(found) <= LABEL and found.startswith("Somebody long") and found.endswith("goes here")
