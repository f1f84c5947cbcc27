"""Answers that were given together with one: the rest of a form, or all that the house would answer there.

Each becomes a choice of its own when its question comes, so that the rules ask, check and store as ever. What is not
asked is left out, and the first question that none of it fits ends it.
"""

from collections.abc import Callable, Sequence
from typing import Any

from bot.rules.decision import Answer, Text
from bot.rules.kernel.house import house_answer
from bot.rules.kernel.run import Request, Run

Following = Callable[[Run[Any], int], "tuple[Request, Answer] | None"]
"""(run, seat) -> the next request of this seat and its answer; None: there is nothing more. One for each click."""
MOST = 40
"""Answers that follow one; a form has fewer, and the house is done with its dice before."""


def in_turn(answers: Sequence[tuple[str, Answer, Text | None]]) -> Following:
    """The rest of a form: (key, answer, words), each for the first question of that key which comes next. words: in
    which it has to be asked; None: in any."""
    left = list(answers)

    def follow(run: Run[Any], seat: int) -> tuple[Request, Answer] | None:
        while left:
            key, answer, words = left.pop(0)
            for request in run.requests(seat):
                asked = request.decision
                if asked.key == key and not request.anytime and words in (None, asked.prompt):
                    return request, answer
        return None

    return follow


def as_the_house(key: str) -> Following:
    """What the house would answer, as long as this seat is asked the same kind of question."""

    def follow(run: Run[Any], seat: int) -> tuple[Request, Answer] | None:
        for request in run.requests(seat):
            if request.decision.key == key and not request.anytime:
                return request, house_answer(run, request, seat)
        return None

    return follow
