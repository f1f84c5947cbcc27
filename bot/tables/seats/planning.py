"""Answering ahead: building a plan of a seat step by step from what the game offers, letting it run, dropping it.

Nothing public changes by any of it (P6).
"""

from collections.abc import Callable
from dataclasses import replace

from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.rules.plans.step import PlanStep
from bot.tables.live.keeper import Render, TableKeeper
from bot.tables.live.plan_watch import sight_of
from bot.tables.live.unit_of_work import UnitOfWork
from bot.tables.model import errors
from bot.tables.model.plan import MOST_STEPS, Plan, plan_of, with_plan
from bot.tables.model.table import Live, Outcome
from bot.tables.seats.requirements import playing

Change = Callable[[Live, Plan], "Plan | None"]


class Planning:
    """Plans of seats. Each of these raises `NotSeated` unless the user sits there."""

    def __init__(self, keeper: TableKeeper) -> None:
        self._keeper = keeper

    async def add(self, table: str, user: int, seat: int, wanted: PlanStep, *, render: Render | None = None) -> Outcome:
        """One step more; the plan waits until its player lets it run. Raises `NoLongerPossible` for a step that is not
        offered any more, `NotPossible` for one too many."""

        def longer(live: Live, plan: Plan) -> Plan:
            if len(plan.steps) >= MOST_STEPS:
                raise NotPossible(text("refused-plan-long", most=MOST_STEPS))
            run = playing(live)
            if wanted not in run.game.plannable(run.state, seat, plan.steps):
                raise NoLongerPossible(text("refused-stale"))
            return plan.with_step(wanted)

        return await self._change(table, user, seat, longer, render)

    async def shorten(self, table: str, user: int, seat: int, *, render: Render | None = None) -> Outcome:
        """Take the last step away."""
        return await self._change(table, user, seat, lambda live, plan: plan.without_last(), render)

    async def let_run(self, table: str, user: int, seat: int, *, render: Render | None = None) -> Outcome:
        """From now on it answers when its moment comes. It is built on what its player knows now."""

        def ready(live: Live, plan: Plan) -> Plan:
            if not plan.steps:
                raise NoLongerPossible(text("refused-stale"))
            return Plan(plan.steps, True, sight_of(playing(live), seat))

        return await self._change(table, user, seat, ready, render)

    async def drop(self, table: str, user: int, seat: int, *, render: Render | None = None) -> Outcome:
        """There is no plan, and no word about the last one."""
        return await self._change(table, user, seat, lambda live, plan: None, render)

    async def _change(self, table: str, user: int, seat: int, change: Change, render: Render | None) -> Outcome:
        async def act(live: Live, work: UnitOfWork) -> None:
            playing(live)
            if not any(place.n == seat for place in live.info.seats_of(user)):
                raise errors.NotSeated()
            place = live.info.seats[seat]
            work.set_seat(with_plan(place, change(live, plan_of(place) or Plan())))

        return await self._keeper.change(table, act, render)


def answered_oneself(work: UnitOfWork, seat: int, key: str) -> None:
    """A player has answered what was planned, or what comes next, in person: the plan is over without a word. Of one
    that waits for another kind of question nothing changes, but what it has done is known now."""
    place = work.info.seats[seat]
    plan = plan_of(place)
    if plan is None:
        return
    asked_for = any(step.key == key for step in plan.steps)
    left = None if asked_for or plan.last is not None or not plan.steps else replace(plan, done=(), off=None)
    if left != plan:
        work.set_seat(with_plan(place, left))
