"""Plans of a table: which has its moment now, which are off, and when one answers. Waits for nothing.

P6: no plan may tell that it exists. It answers as its player would, after a while that nobody can foretell and never in
that player's quiet hours; until then the player is awaited and called like anybody, and nothing of the table's public
side differs. What has become of a plan is for the hand of its player alone.
"""

import json
from dataclasses import replace
from hashlib import blake2b
from typing import Any

from bot.rules.decision import Answer, Text, text
from bot.rules.kernel.run import Request, Run
from bot.tables.model.info import Info
from bot.tables.model.plan import Plan, plan_of, with_plan
from bot.tables.model.policy import Policy
from bot.tables.model.requests import is_done
from bot.tables.model.seats import Seat
from bot.tables.model.table import Live
from bot.tables.store.writing import Write

KIND = "plan"
"""Of its rows in `deadline`."""
Moments = dict[int, tuple[str, float]]
"""Seat -> (token of the question, when its plan answers)."""


class PlanWatch:
    """The plans of one change: `settled` gives the seats as they are after it, `plan` the rows, `settle` the memory."""

    def __init__(self, live: Live, write: Write, now: float) -> None:
        self._live, self._write, self._now = live, write, now
        self._moments: Moments | None = None

    def settled(self, info: Info) -> list[Seat]:
        """The seats whose plans have come further or to an end by this change, each as it is from now on."""
        run = self._live.run
        if run is None:
            return []
        found = []
        for place in info.seats:
            plan = plan_of(place)
            if plan is not None and plan.is_live and (after := settled(run, place.n, plan)) != plan:
                found.append(with_plan(place, after))
        return found

    def plan(self, info: Info, policy: Policy) -> None:
        """When the plans whose moment has come will answer."""
        live = self._live
        run = live.run
        moments: Moments = {}
        if run is not None and info.status == "running":
            for place in info.seats:
                plan = plan_of(place)
                if plan is None or not plan.is_live or place.is_absent:
                    continue
                found = next_answer(run, place.n, plan)
                if found is not None:
                    moments[place.n] = self._moment(info, policy, run, place, run.token(found[0], place.n))
        if moments or live.plans:
            self._moments = moments
            self._write.plans = [
                {"table_id": info.id, "seat": seat, "token": token, "kind": KIND, "at": at, "remaining": None}
                | {"sent": False}
                for seat, (token, at) in moments.items()
            ]

    def _moment(self, info: Info, policy: Policy, run: Run[Any], place: Seat, token: str) -> tuple[str, float]:
        known = self._live.plans.get(place.n)
        if known is not None and known[0] == token:
            return known
        # nobody but the table can foretell it, and a table that is opened anew comes to the same
        secret = f"{info.id} {place.n} {run.index} {token}".encode()
        chance = int.from_bytes(blake2b(secret, key=self._live.server_seed[:64], digest_size=6).digest()) / 2**48
        prefs = self._live.prefs.get(place.user or 0, {})
        return token, policy.thinks_until(self._now, chance, prefs)

    def settle(self) -> None:
        """All is stored."""
        if self._moments is not None:
            self._live.plans = self._moments


def settled(run: Run[Any], seat: int, plan: Plan) -> Plan | None:
    """The plan as it stands after a change; None: nothing is left to be told of it."""
    plan = _arrived(run, seat, plan)
    if not plan.sight:
        plan = replace(plan, sight=sight_of(run, seat))
    if not plan.steps and (plan.sight != sight_of(run, seat) or next_answer(run, seat, plan) is None):
        return plan.finished()
    why = why_off(run, seat, plan)
    return plan if why is None else plan.cancelled(why)


def sight_of(run: Run[Any], seat: int) -> str:
    """What a plan of this seat is built on now, as a digest that is never empty."""
    plain = json.dumps(run.game.plan_sight(run.state, seat), sort_keys=True)
    return blake2b(plain.encode(), digest_size=8).hexdigest()


def next_answer(run: Run[Any], seat: int, plan: Plan) -> "tuple[Request, Answer, Plan] | None":
    """What the plan answers now, and the plan after it; None: nothing."""
    game, state = run.game, run.state
    following = plan.steps[0] if plan.steps else None
    for request in _asked(run, seat):
        if following is not None and game.plan_meets(state, request, seat, following):
            return _by_step(run, seat, plan, request)
        along = None if plan.last is None else game.plan_along(state, request, seat, plan.last, following)
        if along is not None:
            return request, along, replace(plan, sight="")
    return None


def _by_step(run: Run[Any], seat: int, plan: Plan, request: Request) -> "tuple[Request, Answer, Plan] | None":
    step = plan.steps[0]
    if step.when and not run.game.plan_holds(run.state, seat, step.when):
        left = replace(plan, steps=plan.steps[1:])
        return next_answer(run, seat, left) if step.skips and left.steps else None
    answer = run.game.planned_answer(run.state, request, seat, step)
    return None if answer is None else (request, answer, plan.after_step())


def why_off(run: Run[Any], seat: int, plan: Plan) -> Text | None:
    """Why a plan cannot go on; None: it can. A sentence for its player alone."""
    if run.over:
        return text("plan-off-over")
    if plan.sight != sight_of(run, seat):
        return text("plan-off-news")
    if next_answer(run, seat, plan) is not None:
        return None
    step, asked = plan.steps[0], _asked(run, seat)
    if not any(run.game.plan_meets(run.state, request, seat, step) for request in asked):
        return text("plan-off-asked", step=step.label) if asked and plan.last is not None else None
    holds = not step.when or run.game.plan_holds(run.state, seat, step.when)
    return text("plan-off-illegal" if holds else "plan-off-when", step=step.label)


def _arrived(run: Run[Any], seat: int, plan: Plan) -> Plan:
    """The plan without the steps that stay until something else is asked, where what comes after them is asked now."""
    asked = _asked(run, seat)
    is_last = plan.last in plan.steps and all(step.often for step in plan.steps)
    if asked and is_last and next_answer(run, seat, plan) is None:
        return replace(plan, steps=())  # its last step has answered as often as it could
    for n, step in enumerate(plan.steps):
        if any(run.game.plan_meets(run.state, request, seat, step) for request in asked):
            return replace(plan, steps=plan.steps[n:])
        if not step.often:
            break
    return plan


def _asked(run: Run[Any], seat: int) -> list[Request]:
    """What this seat is really waited for."""
    return [
        request
        for request in run.requests(seat)
        if not request.anytime and not is_done(run, request) and request.decision.deadline != "none"
    ]
