"""Of options that come to the same one is shown, and it is one that is possible."""

from typing import Any

import pytest

from bot.rules.alike import one_of_each, without_twins
from bot.rules.decision import Decision, Option, text

WHY = text("ask-form-back")
A = Option("a", text("a"), alike="x")
B = Option("b", text("a"), alike="x")
C = Option("c", text("a"))
D = Option("d", text("a"))


def test_one_stands_for_all_and_what_is_not_alike_stays() -> None:
    assert without_twins([A, B, C, D]) == [A, C, D]
    barred = Option("a", text("a"), refused=WHY, alike="x")
    assert without_twins([barred, B, C]) == [B, C]
    assert without_twins([barred]) == [barred]


@pytest.mark.parametrize(("kind", "most", "n"), [("one", 1, 1), ("some", 1, 1), ("some", 2, 2), ("order", 2, 2)])
def test_only_where_one_is_picked(kind: Any, most: int, n: int) -> None:
    decision = Decision((0,), "k", text("p"), lambda: [A, B], kind, 1, most)
    assert len(one_of_each(decision, [A, B])) == n
