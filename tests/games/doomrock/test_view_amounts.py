"""What effects amount to at a glance: numbers add up where they are known, and only like with like."""

from typing import Any

import pytest

from bot.rules.effects import PerAmount, TableAmount
from cogs.doomrock.content.vocabulary import Gain
from cogs.doomrock.rules.reading.exchange import gives

SOMETHING_ELSE = PerAmount(per="marker")


def gain(what: Any, n: Any) -> Gain:
    return Gain.model_construct(do="gain", what=what, n=n)


@pytest.mark.parametrize(
    ("amounts", "heroes", "shown"),
    [
        ([("shield", 1), ("shield", 2)], 2, [["shield", 3]]),
        ([("shield", 1), ("heroism", 2)], 2, [["shield", 1], ["heroism", 2]]),
        ([("shield", 1), ("shield", SOMETHING_ELSE)], 2, [["shield", 1], ["shield", None]]),
        ([("shield", SOMETHING_ELSE), ("shield", 1)], 2, [["shield", None], ["shield", 1]]),
        ([("shield", PerAmount(per="hero", times=2, plus=1))], 3, [["shield", 7]]),
        ([("shield", PerAmount(per="living_hero"))], 4, [["shield", 4]]),
        ([("shield", PerAmount(per="hero", times=2, max=5))], 4, [["shield", 5]]),
        ([("shield", PerAmount(per="hero", times=40))], 4, [["shield", 99]]),
        ([("shield", TableAmount(table=[1, 5, 9]))], 1, [["shield", 1]]),
        ([("shield", TableAmount(table=[1, 5, 9]))], 2, [["shield", 1]]),
        ([("shield", TableAmount(table=[1, 5, 9]))], 3, [["shield", 5]]),
        ([("shield", TableAmount(table=[1, 5, 9]))], 4, [["shield", 9]]),
        ([("shield", TableAmount(table=[1, 5]))], 4, [["shield", 5]]),
    ],
)
def test_amounts(amounts: list[tuple[str, Any]], heroes: int, shown: list[list[Any]]) -> None:
    assert gives(tuple(gain(what, n) for what, n in amounts), heroes) == shown
