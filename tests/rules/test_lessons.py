"""What a teacher says when, and what a lesson's file may look like."""

import pytest

from bot.rules.errors import ContentError
from bot.rules.lessons.lesson import DECISIONS, Lesson, Teaching, read_lesson, teaching

FILE = """
- {id: head, seed: one, seats: 2, end: over}
- {id: "1", at: turn, say: first, offers: jump, plain: walk}
- {id: "2", at: turn, say: second, offers: jump}
- {id: "3", at: camp, say: tent}
"""


def lesson(more: int = 0) -> Lesson:
    steps = "".join(f'- {{id: "m{n}", at: turn, say: more}}\n' for n in range(more))
    found = read_lesson({"toy/lesson.yaml": FILE + steps})
    assert found is not None
    return found


def test_the_first_comment_on_a_kind_of_question_that_has_not_been_given() -> None:
    one = lesson()
    assert teaching(one, [], {"turn": ["jump"]}) == Teaching(1, "first")
    assert teaching(one, ["turn"], {"turn": ["jump"]}) == Teaching(2, "second")
    assert teaching(one, ["turn", "other", "turn"], {"turn": ["jump"]}) == Teaching(2, None)
    assert teaching(one, ["turn"], {"other": [], "camp": []}) == Teaching(2, "tent")


def test_what_is_not_possible_is_not_praised() -> None:
    one = lesson()
    assert teaching(one, [], {"turn": ["walk"]}) == Teaching(1, "walk")
    assert teaching(one, ["turn"], {"turn": ["walk"]}) == Teaching(2, None)


def test_after_ten_comments_it_is_over_whatever_is_asked() -> None:
    one = lesson(12)
    assert teaching(one, ["turn"] * (DECISIONS - 1), {"turn": []}) == Teaching(DECISIONS, "more")
    for asked in ({}, {"turn": ["jump"]}):
        assert teaching(one, ["turn"] * DECISIONS, asked) == Teaching(DECISIONS, "over", True)


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("- {id: head, seed: one, seats: 0, end: over}\n", "seats"),
        ("- {id: head, seed: one, seats: 2, end: over}\n- {id: x, say: a}\n", "field at: is missing"),
        ("- {id: x, at: turn, say: a}\n", "field seed: is missing"),
        ("- {id: head, seed: one, seats: 2, end: over}\n- {id: head, at: a, say: b}\n", "found twice"),
    ],
)
def test_a_wrong_file_says_where(file: str, said: str) -> None:
    with pytest.raises(ContentError, match=said):
        read_lesson({"toy/lesson.yaml": file})


def test_a_game_without_a_lesson() -> None:
    assert read_lesson({}) is None
