"""P3, answer by answer: what fits a question, what does not, what is told then; and what the house answers."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest

from bot.rules.decision import Answer, Decision, Form, FormPart, Option, Text, text
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.rules.kernel.house import house_form, house_interruption
from bot.rules.kernel.legality import TEXT_LIMIT, require_legal
from bot.rules.kernel.run import Run
from bot.rules.play.request import Request
from tests.rules.toy import Toy, ToyState

A, B, C = (Option(ref, text("toy-number", n=n), most=n) for n, ref in enumerate("abc", 1))
SHUT = Option("shut", text("toy-number", n=9), refused=text("toy-no"))
OPTIONS = [A, B, C, SHUT]


def decision(kind: Any, least: int = 1, most: int = 1, **more: Any) -> Decision:
    return Decision((0,), "k", text("toy-vote"), lambda: OPTIONS, kind, least, most, **more)


def why_not(answer: Answer) -> Text:
    return text("refused-unknown-option" if answer == "gone" else "refused-theirs")


def told(asked: Decision, answer: Any) -> str:
    """The key of the refusal, with ! where it was possible once; empty for an answer that fits."""
    try:
        require_legal(asked, lambda: OPTIONS, answer, why_not)
    except NoLongerPossible as error:
        return f"!{error.text.key}"
    except NotPossible as error:
        return error.text.key
    return ""


def even(taken: Mapping[str, int]) -> Text | None:
    return text("toy-no") if sum(taken.values()) % 2 else None


ONE, SOME, ORDER = decision("one"), decision("some", 1, 2), decision("order")
AMOUNTS, AMOUNT = decision("amounts", 2, 4), decision("amount", -1, 3)
THEIRS, GONE = "refused-theirs", "!refused-unknown-option"
ANSWERS: list[tuple[Decision, Any, str]] = [
    (ONE, "a", ""),
    (ONE, "shut", "toy-no"),
    (ONE, "gone", GONE),
    (ONE, "x", THEIRS),
    (ONE, ["a"], THEIRS),
    (ONE, 1, THEIRS),
    (SOME, ["a"], ""),
    (SOME, ["b", "a"], ""),
    (SOME, [], "refused-count"),
    (SOME, ["a", "b", "c"], "refused-count"),
    (SOME, ["a", "a"], "refused-twice"),
    (SOME, ["a", "shut"], "toy-no"),
    (SOME, ["a", "gone"], GONE),
    (SOME, "a", THEIRS),
    (SOME, ["a", 1], THEIRS),
    (decision("some", 0, 1), [], ""),
    (decision("some", 4, 4), ["a", "b", "c"], ""),  # there are no more
    (decision("some", 4, 4), ["a", "b"], "refused-count"),
    (ORDER, ["c", "a", "b"], ""),
    (ORDER, ["c", "a"], "refused-order"),
    (ORDER, ["c", "a", "b", "b"], "refused-twice"),
    (ORDER, ["c", "a", "b", "shut"], "toy-no"),
    (AMOUNTS, ["a", "b"], ""),
    (AMOUNTS, ["b", "b", "a", "c"], ""),
    (AMOUNTS, ["c", "c", "c"], ""),
    (AMOUNTS, ["a"], "refused-count"),
    (AMOUNTS, ["a", "b", "b", "c", "c"], "refused-count"),
    (AMOUNTS, ["a", "a"], "refused-too-many"),
    (AMOUNTS, ["b", "b", "b"], "refused-too-many"),
    (AMOUNTS, ["a", "shut"], "toy-no"),
    (decision("amounts", 0, 4, fits=even), ["a", "b"], ""),
    (decision("amounts", 0, 4, fits=even), ["a", "b", "c"], "toy-no"),
    (decision("amounts", 0, 4, fits=even), [], ""),
    (AMOUNT, -1, ""),
    (AMOUNT, 3, ""),
    (AMOUNT, -2, "refused-amount"),
    (AMOUNT, 4, "refused-amount"),
    (AMOUNT, True, "refused-amount"),
    (AMOUNT, "2", "refused-amount"),
    (decision("text", 1, 3), "x", ""),
    (decision("text", 1, 3), "xyz", ""),
    (decision("text", 1, 3), "", "refused-length"),
    (decision("text", 1, 3), "wxyz", "refused-length"),
    (decision("text", 1, 3), 7, "refused-length"),
    (decision("text", 0, 9_999), "x" * TEXT_LIMIT, ""),
    (decision("text", 0, 9_999), "x" * (TEXT_LIMIT + 1), "refused-length"),
    (decision("text", 0, 99), "@prose:m04/12/intro", "refused-reference"),
]


@pytest.mark.parametrize(("asked", "answer", "why"), ANSWERS, ids=[f"{row[0].kind}-{row[1]!s:.12}" for row in ANSWERS])
def test_what_fits_a_question(asked: Decision, answer: Any, why: str) -> None:
    assert told(asked, answer) == why


def test_a_refusal_says_how_many_are_wanted() -> None:
    def params(asked: Decision, answer: Any) -> dict[str, Any]:
        with pytest.raises(NotPossible) as caught:
            require_legal(asked, lambda: OPTIONS, answer, why_not)
        return dict(caught.value.text.params)

    assert params(SOME, []) == {"least": 1, "most": 2, "n": 0}
    assert params(ORDER, ["a"]) == {"n": 3}, "as many as may be taken"
    assert params(AMOUNTS, ["a"]) == {"least": 2, "most": 4, "n": 1}
    assert params(AMOUNTS, ["b", "b", "b"]) == {"option": B.label, "most": 2, "n": 3}


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (ONE, "a"),
        (decision("one", default=lambda: "c"), "c"),
        (decision("some", 2, 3), ["a", "b"]),
        (decision("some", 0, 3), []),
        (ORDER, ["a", "b", "c"]),
        (AMOUNTS, ["a", "b"]),
        (decision("amounts", 4, 6), ["a", "b", "b", "c"]),
        (AMOUNT, -1),
        (decision("text", 0, 9), ""),
        (Decision((0,), "k", text("toy-vote"), lambda: [SHUT]), ""),
        (Decision((0,), "k", text("toy-vote"), lambda: [SHUT, B]), "b"),
    ],
)
def test_what_the_house_answers_where_the_game_says_nothing(asked: Decision, answer: Answer) -> None:
    assert asked.house_answer() == answer
    run = Run.start(Toy(), b"house", 2)
    request = run.requests(0)[0]
    request.decision = asked
    assert run.game.house_answer(run.state, request, 0) == answer


def test_a_standing_order_answers_where_just_that_may_be_chosen() -> None:
    """One of several, not refused; a question of another kind is asked all the same."""
    run = Run.start(Toy(), b"order", 2)
    request = run.requests(0)[0]

    def obeyed(asked: Decision, option: str) -> Answer | None:
        request.decision = asked
        return run.game.obey(run.state, request, 0, option)

    assert [obeyed(ONE, option) for option in ("a", "b", "c")] == ["a", "b", "c"]
    assert obeyed(ONE, "shut") is None and obeyed(ONE, "gone") is None and obeyed(SOME, "a") is None


def test_a_game_that_says_nothing_of_it_has_a_house_that_stands_in_and_nobody_else() -> None:
    run = Run.start(Toy(), b"house", 2)
    request = run.requests(0)[0]
    assert run.game.stands_in(run.state)
    assert run.game.needs_word(run.state, request, "1") is None
    assert run.game.deputy(run.state, 0, [1]) is None
    assert list(run.game.proxies(run.state, "toy.bid", 0, [1])) == []
    assert run.game.answer(run.state, request, 0) is None
    assert house_interruption(run, 0) is None


class Picky(Toy):
    """Its house takes what it likes, in this order, and eats its biscuit."""

    def __init__(self, *likes: str) -> None:
        super().__init__()
        self.likes = likes
        self.asked: list[list[str]] = []

    def answer(self, state: ToyState, request: Request, seat: int) -> Answer | None:
        offered = [option.id for option in request.decision.options()]
        if not request.anytime:
            self.asked.append(offered)
        return next((one for one in self.likes if one in offered), None)


def picked(part: FormPart, *likes: str) -> tuple[set[int], list[list[str]]]:
    """The places that the house picks in a form of one part, and what it was asked."""
    game = Picky(*likes)
    run = Run.start(game, b"house", 2)
    game.asked.clear()
    form = Form(text("toy-vote"), [part], text("toy-yes"))
    (found,) = house_form(run, run.requests(0)[0], form, 0)
    return set(found), game.asked


def test_the_house_fills_in_a_form_as_the_rules_will_ask() -> None:
    one = partial(FormPart, "k", text("toy-vote"), [A, SHUT, B, C])
    assert picked(one(), "b") == ({1}, [["a", "b", "c"]]), "places are those of what may be taken"
    assert picked(one()) == ({0}, [["a", "b", "c"]]), "exactly one is wanted: the first, where it has no wish"
    assert picked(one(lasts=True), "b") == (set(), [])
    several = partial(one, several=True, costs={"a": 2, "b": 1, "c": 2})
    assert picked(several(budget=3), "c", "b", "a") == ({2, 1}, [["a", "b", "c"], ["b"]])
    assert picked(several(budget=5), "a", "c", "b") == ({0, 1, 2}, [["a", "b", "c"], ["b", "c"], ["b"]])
    assert picked(several(budget=9), "b") == ({1}, [["a", "b", "c"], ["a", "c"]])
    assert picked(several(budget=0), "a") == (set(), [])


def test_the_house_takes_an_action_at_any_time_if_its_game_says_so() -> None:
    run = Run.start(Picky("biscuit"), b"house", 2)
    found = house_interruption(run, 1)
    assert found is not None and found[0].anytime and found[1] == "biscuit"
    run.state.biscuits[1] = 0
    run.ticks += 1
    assert house_interruption(run, 1) is None and house_interruption(run, 0) is not None
