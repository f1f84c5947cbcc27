"""Handing in what a player has answered ahead, once its moment has come: stored as that player's answer."""

from bot.rules.errors import Refusal, RuleFailure
from bot.tables.live.keeper import TableKeeper
from bot.tables.live.plan_watch import next_answer
from bot.tables.live.presence import came_forward
from bot.tables.live.unit_of_work import UnitOfWork
from bot.tables.model.errors import broke
from bot.tables.model.plan import plan_of, with_plan
from bot.tables.model.table import Live


def hand_in(keeper: TableKeeper, live: Live, work: UnitOfWork, seat: int) -> None:
    """Let a seat's plan answer once. What does not fit any more is found, and told, when the change is finished."""
    run, place = live.run, work.info.seats[seat]
    plan = plan_of(place)
    assert run is not None
    if plan is None or not plan.is_live or place.is_absent:
        return
    found = next_answer(run, seat, plan)
    if found is None:
        return
    request, answer, after = found
    try:
        choice = run.choose(seat, answer, run.token(request, seat), "player")
    except Refusal:  # the game has planned what it does not allow
        work.set_seat(with_plan(place, plan.finished()))
        return
    except RuleFailure as failure:
        keeper.report(live, failure, answer, seat)
        work.failure = broke(failure).text
        work.set_seat(with_plan(place, None))
        return
    work.record(choice, place.user)
    if place.user is not None:
        came_forward(work, place.user)
    work.set_seat(with_plan(work.info.seats[seat], after))
