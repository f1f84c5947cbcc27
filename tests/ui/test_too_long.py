"""What is too long for a button loses what is no name and no price before any name is cut."""

import pytest

from bot.ui.questions.controls import _whole

CARD = "💡 Unlicensed Lightning 3️⃣"
PRICE = "⭐1: attack again for 1"


@pytest.mark.parametrize(
    ("label", "told"),
    [
        (f"{CARD}: 2 damage → The Great Wash", f"{CARD}: 2 damage → The Great Wash"),
        (
            f"{CARD} (3 uses): 2 damage → The Great Wash · 2 damage, kills",
            f"{CARD} (3 uses): 2 damage → The Great Wash · 2 damage, kills",
        ),
        (
            f"{CARD} (3 uses): 2 damage → The Great Wash · 2 damage · {PRICE}",
            f"{CARD} → The Great Wash · 2 damage · {PRICE}",
        ),
        (
            f"{CARD} (3 uses): 2 damage → The Great Wash · 2 damage, 5 left · {PRICE}",
            f"{CARD} → The Great Wash · {PRICE}",
        ),
    ],
)
def test_no_name_is_cut_as_long_as_something_else_can_go(label: str, told: str) -> None:
    """“… The Great … 5 left · ⭐1: attack again for 1” named nobody."""
    assert _whole(label) == told
