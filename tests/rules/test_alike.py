"""Of options that come to the same one is shown, and it is one that is possible."""

from typing import Any

import pytest

from bot.rules.alike import one_for_all, one_of_each, without_twins
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


def asked(*options: Option, **more: Any) -> str | None:
    decision = Decision(**{"seats": (0,), "key": "k", "prompt_source": text("p"), "options": lambda: options, **more})
    return one_for_all(decision, options)


def test_where_all_comes_to_the_same_the_first_that_is_possible_is_the_answer() -> None:
    barred = Option("0", text("a"), refused=WHY, alike="x")
    assert asked(A, B) == "a" and asked(barred, B) == "b" and asked(B) == "b"
    assert asked(Option("c", text("a"), refused=WHY), A, B) == "a", "what cannot be chosen is no choice"
    assert asked(A, B, C) is None and asked(C) is None and asked(barred) is None and asked() is None
    assert asked(A, Option("e", text("a"), alike="y")) is None


@pytest.mark.parametrize(
    "more", [{"private": True}, {"forced": False}, {"irreversible": True}, {"seats": (0, 1)}, {"kind": "some"}]
)
def test_whoever_may_know_or_weigh_more_is_asked(more: dict[str, Any]) -> None:
    assert asked(A, B) == "a" and asked(A, B, **more) is None


def test_what_ends_something_is_pressed_by_a_person() -> None:
    assert asked(A, Option("e", text("a"), alike="x", destructive=True)) is None
