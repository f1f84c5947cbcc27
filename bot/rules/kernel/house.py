"""What the house answers for a seat."""

from typing import Any

from bot.rules.decision import Answer
from bot.rules.kernel.run import Run
from bot.rules.play.request import Request


def house_answer(run: Run[Any], request: Request, seat: int) -> Answer:
    """What the house answers for a seat: the game's greedy player where it has a view, else the default."""
    answer = run.game.answer(run.state, request, seat)
    return request.decision.house_answer() if answer is None else answer


def house_interruption(run: Run[Any], seat: int) -> tuple[Request, Answer] | None:
    """The anytime action that the house takes for a seat unasked: what `Game.answer` says to the anytime request."""
    for request in run.requests(seat):
        if request.anytime:
            answer = run.game.answer(run.state, request, seat)
            return None if answer is None else (request, answer)
    return None
