"""Answers that nobody has to give: for seats that the house plays, for players who are away, standing orders, and where
all that can be chosen comes to the same."""

import asyncio
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.rules.alike import one_for_all
from bot.rules.decision import TABLE_SEAT, Answer
from bot.rules.errors import Refusal, RuleFailure
from bot.rules.kernel.house import house_interruption
from bot.rules.kernel.run import Request, Run
from bot.tables.live.keeper import TableKeeper
from bot.tables.live.unit_of_work import UnitOfWork
from bot.tables.model.answering import deputies
from bot.tables.model.errors import broke
from bot.tables.model.leave import seat_leave
from bot.tables.model.requests import floor_answer, is_done
from bot.tables.model.seats import Seat, given_orders, is_deserted, is_late, is_there, missed
from bot.tables.model.table import Live

MOST_ANSWERS = 1_000
"""The house answers at most so many questions in a row; then the table rests until somebody wakes it."""
MOST_INTERRUPTIONS = 20
"""Anytime actions that the house takes unasked for one seat within one step of the game."""
_BREATH = 20


async def answer_for_absent(keeper: TableKeeper, live: Live, work: UnitOfWork) -> None:
    """Answer until a present player is asked. Lets other tables have their turn in between; never raises for a rule."""
    run = live.run
    if run is None or work.info.status != "running":
        return
    interrupted: Counter[tuple[int, int]] = Counter()
    for count in range(MOST_ANSWERS):
        if run.over or work.info.status != "running":
            return
        if run.game.sleeps and is_deserted(run.game, work.info.seats):
            work.say("journal-asleep")
            work.set(status="paused")
            return
        try:
            if _interrupt(run, work, interrupted):
                continue
        except RuleFailure as failure:
            keeper.report(live, failure, "an anytime action of the house")
            work.failure = broke(failure).text
            return
        found = _next(run, work.info.seats)
        if found is None:
            return
        request, seat, answer, by = found
        try:
            answer_once(run, work, request, seat, answer, by)
            if by == "clock":
                count_missed(work, seat)
        except RuleFailure as failure:
            keeper.report(live, failure, answer, seat)
            work.failure = broke(failure).text
            return
        if count % _BREATH == _BREATH - 1:
            await asyncio.sleep(0)
    work.say("journal-house-tired", n=MOST_ANSWERS)
    work.set(status="paused")


def _interrupt(run: Run[Any], work: UnitOfWork, interrupted: "Counter[tuple[int, int]]") -> bool:
    """Take one anytime action that the house wants for an absent seat; False: it wants none, or had enough of them."""
    step = run.checkpoints[-1].index
    for place in work.info.seats:
        if not place.is_absent or not is_piloted(run, place) or interrupted[place.n, step] >= MOST_INTERRUPTIONS:
            continue
        wished = house_interruption(run, place.n)
        if wished is None:
            continue
        interrupted[place.n, step] += 1
        request, answer = wished
        try:
            choice = run.choose(place.n, answer, run.token(request, place.n), "house")
        except Refusal:  # the game wants what it does not allow: leave it
            interrupted[place.n, step] = MOST_INTERRUPTIONS
            continue
        work.record(choice, None)
        return True
    return False


def answer_once(run: Run[Any], work: UnitOfWork, request: Request, seat: int, answer: Answer, by: str) -> None:
    """One answer by the house; if the game's own house player proposes nonsense, the safe default instead."""
    token = run.token(request, seat)
    try:
        choice = run.choose(seat, answer, token, by)
    except Refusal:
        choice = run.choose(seat, request.decision.house_answer(), token, by)
    work.record(choice, None)


def absent_answer(run: Run[Any], request: Request, seat: int) -> Answer:
    """What the house plays for a seat: the game's own player, else what the clock would answer."""
    greedy = run.game.answer(run.state, request, seat)
    return default_answer(run, request) if greedy is None else greedy


def is_piloted(run: Run[Any], place: Seat) -> bool:
    """Whether an absent seat is played as well as the house can, and not just kept from holding up the others. A player
    on leave has said which of the two."""
    here = seat_leave(place)
    if here is not None and here.of.how != "deputy" and not place.house and place.user is not None:
        return here.of.how == "house"
    return place.house or place.user is None or run.game.stands_in(run.state)


def default_answer(run: Run[Any], request: Request) -> Answer:
    """What happens when time is up: the question's default, else being done on an open floor, else the first option.

    It is what the rules say, not a good move: whoever is late loses a turn, but nobody else decides for them.
    """
    done = floor_answer(request, run)
    return request.decision.house_answer() if done is None else done


def _next(run: Run[Any], seats: tuple[Seat, ...]) -> tuple[Request, int, Answer, str] | None:
    """The first question that needs no person: (request, seat, answer, by)."""
    put = deputies(run, seats)
    open_to_people = _open_to_people(run, seats, put)
    for request in run.requests():
        if is_done(run, request) or TABLE_SEAT in request.decision.seats or request.decision.deadline == "none":
            continue
        asked = [seats[n] for n in request.decision.seats]
        only = None if request.ask_again else one_for_all(request.decision, request.bare_options(run))
        if only is not None:
            return request, asked[0].n, only, "order"
        for place in asked:
            for order in given_orders(place, request.decision.key):
                answer = obeyed(run, request, place.n, *order)
                if answer is not None:
                    return request, place.n, answer, "order"
        if all(place.is_absent and place.n not in put for place in asked):
            if request.ask_again and request.decision.key in open_to_people:
                continue
            place = asked[0]
            found = absent_answer(run, request, place.n) if is_piloted(run, place) else default_answer(run, request)
            asked_first = run.game.needs_word(run.state, request, found)
            if asked_first is not None and is_there(run.game, seats[asked_first]):
                found = default_answer(run, request)
            return request, place.n, found, "house"
        late = [place for place in asked if is_late(run.game, place)]
        if late and len(late) == len(asked) and any(is_there(run.game, place) for place in seats):
            return request, late[0].n, default_answer(run, request), "clock"
    return None


def _open_to_people(run: Run[Any], seats: tuple[Seat, ...], put: Mapping[int, int]) -> set[str]:
    """Open floors on which somebody who is there has not finished: what lies there is theirs before the house's."""
    return {
        request.decision.key
        for request in run.requests()
        if request.ask_again
        and not is_done(run, request)
        and any(n in put or is_there(run.game, seats[n]) for n in request.decision.seats if n != TABLE_SEAT)
    }


def count_missed(work: UnitOfWork, seat: int) -> int:
    """The clock has answered once more for a seat; gives how often in a row."""
    place = work.info.seats[seat]
    n = missed(place) + 1
    since = {} if n > 1 else {"missed_at": work.now}
    work.set_seat(replace(place, prefs={**place.prefs, "missed": n, **since}))
    return n


def obeyed(run: Run[Any], request: Request, seat: int, option: str, lasts: str) -> Answer | None:
    """What a standing order answers to a question; None: it does not fit, or its time is over."""
    key = request.decision.key
    if lasts:
        offered = [order for order in run.game.orders(run.state, seat) if key in order.keys]
        if not any((order.option, order.lasts) == (option, lasts) for order in offered):
            return None
    answer = run.game.obey(run.state, request, seat, option)
    if request.decision.kind != "one" or answer is None:
        return answer
    return answer if any(o.id == answer and o.refused is None for o in request.bare_options(run)) else None
