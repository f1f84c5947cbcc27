"""Conditions and amounts as small data: what they come to, what they look at, and what is none."""

from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from bot.rules.effects import Amount, Condition, shared
from bot.rules.effects.amounts import MOST, MOST_AMOUNT, bounded, highest
from bot.rules.effects.conditions import (
    condition_arguments,
    condition_numbers,
    condition_size,
    condition_words,
    holds,
)
from bot.rules.effects.engine import end_scope
from bot.rules.errors import TooMuchWork
from tests.rules.effects.potions import table

CONDITION: TypeAdapter[Any] = TypeAdapter(Condition)
AMOUNT: TypeAdapter[Any] = TypeAdapter(Amount)

YES, NO = {"rich": 2}, {"rich": 3}  # ann has two coins and three hearts

HOLDS: list[tuple[Any, bool]] = [
    ("rich", False),
    (YES, True),
    ({"not": YES}, False),
    ({"not": {"not": YES}}, True),
    ({"all": [YES, YES]}, True),
    ({"all": [YES, NO]}, False),
    ({"all": [NO, YES]}, False),
    ({"any": [NO, YES]}, True),
    ({"any": [YES, NO]}, True),
    ({"any": [NO, NO]}, False),
    ({"even": "coin"}, True),
    ({"even": "heart"}, False),
    ({"even": 0}, True),
    ({"ge": ["coin", 2]}, True),
    ({"ge": ["coin", 3]}, False),
    ({"lt": ["coin", "heart"]}, True),
    ({"lt": ["coin", 2]}, False),
    ({"eq": [2, "coin"]}, True),
    ({"eq": ["heart", "coin"]}, False),
]


@pytest.mark.parametrize(("condition", "expected"), HOLDS, ids=[str(row[0]) for row in HOLDS])
def test_whether_a_condition_holds(condition: Any, expected: bool) -> None:
    play = table()
    facts = play.effects.facts(play, type("Me", (), {"me": "ann"})())
    assert holds(CONDITION.validate_python(condition), facts) is expected


@pytest.mark.parametrize(
    "wrong",
    [
        3,
        None,
        {},
        {"a": 1, "b": 2},
        {"all": []},
        {"any": []},
        {"all": "rich"},
        {"any": {"rich": 1}},
        {"all": ["rich", {}]},
        {"not": 3},
        {"ge": ["coin"]},
        {"ge": ["coin", 1, 2]},
        {"ge": ["coin", True]},
        {"ge": ["coin", 1.5]},
        {"lt": "coin"},
        {"even": [1]},
        {"even": True},
        {3: "rich"},
    ],
    ids=str,
)
def test_what_is_no_condition(wrong: Any) -> None:
    with pytest.raises(ValidationError):
        CONDITION.validate_python(wrong)


NESTED = {"all": ["rich", {"any": [{"keyword": "lamp"}, {"ge": ["coin", 3]}]}, {"not": {"even": "round"}}]}

LOOKS: list[tuple[Any, int, set[str], list[str], list[Any]]] = [
    # condition, questions, words, numbers, what is asked of `keyword`
    (None, 0, set(), [], []),
    ("rich", 1, {"rich"}, [], []),
    ({"keyword": "lamp"}, 1, {"keyword"}, [], ["lamp"]),
    ({"not": {"keyword": "lamp"}}, 1, {"keyword"}, [], ["lamp"]),
    ({"even": "round"}, 1, set(), ["round"], []),
    ({"even": 4}, 1, set(), [], []),
    ({"eq": ["coin", "heart"]}, 1, set(), ["coin", "heart"], []),
    ({"lt": [1, "heart"]}, 1, set(), ["heart"], []),
    (NESTED, 4, {"rich", "keyword"}, ["coin", "round"], ["lamp"]),
]


@pytest.mark.parametrize(("condition", "size", "words", "numbers", "asked"), LOOKS, ids=[str(row[0]) for row in LOOKS])
def test_what_a_condition_looks_at(
    condition: Any, size: int, words: set[str], numbers: list[str], asked: list[Any]
) -> None:
    assert condition_size(condition) == size
    assert condition_words(condition) == words
    assert condition_numbers(condition) == numbers
    assert condition_arguments(condition, ["keyword"]) == asked


AMOUNTS: list[tuple[Any, int, int]] = [
    # amount, what it comes to (a die shows four), the most it can come to
    (2, 2, 2),
    (-1, -1, -1),
    ("coin", 2, MOST),
    ("base", 2, MOST),
    ({"per": "heart"}, 3, MOST),
    ({"per": "heart", "times": 2, "plus": 1}, 7, MOST),
    ({"per": "heart", "each": 2}, 1, MOST),
    ({"per": "heart", "max": 2}, 2, 2),
    ({"per": "heart", "max": 5}, 3, 5),
    ({"table": [4, 9]}, 4, 9),
    ({"base": 3}, 5, MOST),
    ({"base": -9}, 0, MOST),
    ({"base": 3, "if": "rich"}, 2, MOST),
    ({"base": 3, "if": {"rich": 1}}, 5, MOST),
    ({"d6": 2}, 8, 12),
    ({"d6": [0, 1, 1, 7, 2, 3]}, 7, 7),
]


@pytest.mark.parametrize(("amount", "comes_to", "most"), AMOUNTS, ids=[str(row[0]) for row in AMOUNTS])
def test_what_an_amount_comes_to(amount: Any, comes_to: int, most: int) -> None:
    play = table(faces=[4])
    read = AMOUNT.validate_python(amount)
    assert play.effects.amount(play, read, type("Me", (), {"me": "ann"})()) == comes_to
    assert highest(read) == most


@pytest.mark.parametrize(("players", "row"), [(2, 1), (3, 2), (4, 3), (7, 3)])
def test_a_table_of_amounts_ends_with_its_last(players: int, row: int) -> None:
    play = table(coin=dict.fromkeys(map(str, range(players)), 0))
    assert play.effects.amount(play, AMOUNT.validate_python({"table": [1, 2, 3]}), None) == row  # type: ignore[arg-type]


def test_no_amount_goes_on_for_ever() -> None:
    assert [bounded(n) for n in (MOST_AMOUNT, -MOST_AMOUNT)] == [MOST_AMOUNT, -MOST_AMOUNT]
    for n in (MOST_AMOUNT + 1, -MOST_AMOUNT - 1):
        with pytest.raises(TooMuchWork):
            bounded(n)


@pytest.mark.parametrize(
    ("key", "faces"), [("4", [4]), ("2-4", [2, 3, 4]), ("28+", [28, 29]), ("1-1", [1]), ("10-12", [10, 11, 12])]
)
def test_the_faces_of_a_row(key: str, faces: list[int]) -> None:
    assert list(shared.faces_of(key)) == faces


@pytest.mark.parametrize(
    ("rows", "are"),
    [
        (["1-2", "3", "4+"], True),
        (["1", "3"], True),
        (["1-3", "3+"], False),
        (["4+", "29"], False),
        (["4+", "30"], True),
        (["0"], False),
        (["1", "x"], False),
        (["100"], False),
        ([], True),
    ],
)
def test_rows_that_share_no_face(rows: list[str], are: bool) -> None:
    assert shared.are_faces(rows) is are


def test_the_row_of_a_face() -> None:
    rows = {"1-2": ["low"], "4+": ["high"]}
    assert [shared.row_at(rows, face) for face in range(6)] == ["", "1-2", "1-2", "", "4+", "4+"]
    assert [list(shared.at_face(rows, face)) for face in (2, 3, 4)] == [["low"], [], ["high"]]


def test_only_what_was_used_up_in_a_span_comes_back_with_its_end() -> None:
    limits = {"round|a": 1, "rounds|b": 1, "game|round|c": 1, "day|d": 1}
    end_scope(limits, "round", "day")
    assert limits == {"rounds|b": 1, "game|round|c": 1}
