"""What the house answers for a seat."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.rules.decision import Answer, Decision, Form, FormPart, Option
from bot.rules.kernel.run import Request, Run


def house_answer(run: Run[Any], request: Request, seat: int) -> Answer:
    """What the house answers for a seat: the game's greedy player where it has a view, else the default."""
    return run.game.house_answer(run.state, request, seat)


def house_interruption(run: Run[Any], seat: int) -> tuple[Request, Answer] | None:
    """The anytime action that the house takes for a seat unasked: what `Game.answer` says to the anytime request."""
    for request in run.requests(seat):
        if request.anytime:
            answer = run.game.answer(run.state, request, seat)
            return None if answer is None else (request, answer)
    return None


def house_form(run: Run[Any], request: Request, form: Form, seat: int) -> list[frozenset[int]]:
    """What the house would pick in a form of this request: places among the legal options of each part. It is asked as
    the rules will ask, and only looks."""
    return [_house_part(run, request, part, seat) for part in form.parts]


def _house_part(run: Run[Any], request: Request, part: FormPart, seat: int) -> frozenset[int]:
    legal = [option for option in part.options if option.refused is None]
    picked: frozenset[int] = frozenset()
    while not part.lasts:
        left = [n for n in range(len(legal)) if n not in picked and _still_fits(part, legal, {*picked, n})]
        if not left:
            break
        decision = Decision((seat,), part.key, part.prompt, partial(_at, legal, left), otherwise=part.last or None)
        answer = run.game.answer(run.state, replace(request, decision=decision, _bare=None, _read=None), seat)
        place = next((n for n in left if legal[n].id == answer), None if part.several else left[0])
        if place is None:
            break
        picked |= {place}
        if not part.several:
            break
    return picked


def _still_fits(part: FormPart, legal: Sequence[Option], places: set[int]) -> bool:
    return not part.several or part.allows([legal[n].id for n in places])


def _at(legal: Sequence[Option], places: Sequence[int]) -> list[Option]:
    return [legal[n] for n in places]
