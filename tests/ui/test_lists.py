"""Lists in sentences can be read: names with a comma in them are parted by more than a comma."""

import pytest

from bot.rules.decision import text
from bot.ui.panels.catalogue import Catalogue


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["Duck!"], "Duck!"),
        (["Duck!", "Tiptoe"], "Duck! and Tiptoe"),
        (["Duck!", "Tiptoe", "Door Policy"], "Duck!, Tiptoe and Door Policy"),
        (["The Piano, Again", "Duck!", "Tiptoe"], "The Piano, Again; Duck! and Tiptoe"),
        (["Duck!", "Tiptoe", "Grudge, Well Kept"], "Duck!; Tiptoe and Grudge, Well Kept"),
    ],
)
def test_what_is_one_thing_is_seen(names: list[str], told: str) -> None:
    said = Catalogue("doomrock").format(text("dr-level-drawn", hero="Ada", cards=names), label=True)
    assert said == f"Ada could learn {told}."
