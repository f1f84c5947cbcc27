"""What a teacher says when, and what a lesson's file may look like."""

from typing import Any

import pytest

from bot.rules.decision import Option, text
from bot.rules.errors import ContentError
from bot.rules.lessons.lesson import DECISIONS, Asked, Lesson, LessonStep, Teaching, asked_of, read_lesson, teaching

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


JUMP, WALK = {"turn": Asked(["jump"])}, {"turn": Asked(["walk"])}


def done(*keys: str, answer: str = "jump") -> list[tuple[str, Any]]:
    return [(key, answer) for key in keys]


def declined(found: Teaching) -> str:
    return "" if found.declined is None else found.declined.id


def test_the_first_comment_on_a_kind_of_question_that_has_not_been_given() -> None:
    one = lesson()
    assert teaching(one, [], JUMP) == Teaching(1, "first")
    assert teaching(one, done("turn"), JUMP) == Teaching(2, "second")
    assert teaching(one, done("turn", "other", "turn"), JUMP) == Teaching(2, None)
    assert teaching(one, done("turn"), {"other": Asked(), "camp": Asked()}) == Teaching(2, "tent")


def test_what_is_not_possible_is_not_praised() -> None:
    one = lesson()
    assert teaching(one, [], WALK) == Teaching(1, "walk")
    assert teaching(one, done("turn"), WALK) == Teaching(2, None)


def test_what_it_speaks_of_must_be_what_the_question_is_about() -> None:
    step = LessonStep(id="1", at="turn", say="first", offers="jump", about="@ditch")
    prompt = text("ask", place="@ditch", n=3)
    assert step.fits(asked_of(prompt, [Option("jump", text("jump"))]))
    assert step.fits(asked_of(text("ask"), [Option("jump", text("jump", over="@ditch/2"))]))
    assert not step.fits(asked_of(prompt, [Option("jump", text("jump"), refused=text("tired"))]))
    assert not step.fits(asked_of(text("ask", place="@hedge"), [Option("jump", text("jump"))]))


def test_who_has_just_turned_down_a_recommendation() -> None:
    one = lesson()
    assert declined(teaching(one, done("turn"), JUMP)) == ""
    assert declined(teaching(one, done("turn", answer="walk"), JUMP)) == "1"
    assert declined(teaching(one, [*done("turn", answer="walk"), *done("other")], JUMP)) == "", "said once"
    assert declined(teaching(one, done("camp", answer="walk"), JUMP)) == "", "nothing was recommended there"


def test_after_ten_comments_it_is_over_whatever_is_asked() -> None:
    one = lesson(12)
    assert teaching(one, done(*["turn"] * (DECISIONS - 1)), JUMP) == Teaching(DECISIONS, "more")
    for asked in ({}, JUMP):
        assert teaching(one, done(*["turn"] * DECISIONS), asked) == Teaching(DECISIONS, "over", True)


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
