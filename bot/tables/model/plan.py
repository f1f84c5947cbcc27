"""A plan as it is stored with a seat: answers given ahead, and what has become of them. Plain data, nothing is stored
here.

It is as secret as the seat's hand: it stands in `Seat.prefs`, which no view, board or export of a running game shows.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from bot.rules.decision import Text
from bot.rules.plans.step import PlanStep
from bot.tables.model.codec import pack, unpack
from bot.tables.model.seats import Seat

PLAN = "plan"
MOST_STEPS = 6


@dataclass(frozen=True, slots=True)
class Plan:
    """What a seat has answered ahead.

    steps     still to come, in order
    is_ready  whether they may answer; while somebody builds on it, it waits
    sight     what it is built on (`Game.plan_sight`), as a digest; empty: to be noted when this change is stored
    last      the step that answered last; None: none has
    done      what it has answered since its player was here last
    off       why the rest was cancelled; None: it was not
    """

    steps: tuple[PlanStep, ...] = ()
    is_ready: bool = False
    sight: str = ""
    last: PlanStep | None = None
    done: tuple[Text, ...] = ()
    off: Text | None = None

    @property
    def is_live(self) -> bool:
        """Whether it may answer."""
        return self.is_ready and (bool(self.steps) or self.last is not None)

    def with_step(self, step: PlanStep) -> "Plan":
        """The same, longer by a step, and not to be carried out before its player says so."""
        return Plan((*self.steps, step), False)

    def without_last(self) -> "Plan":
        """The same, shorter by a step."""
        return Plan(self.steps[:-1], False)

    def after_step(self) -> "Plan":
        """The same once its first step has answered; one that may answer `often` stays."""
        first = self.steps[0]
        told = self.done if first.label in self.done[-1:] else (*self.done, first.label)
        left = self.steps if first.often else self.steps[1:]
        return replace(self, steps=left, sight="", last=first, done=told)

    def cancelled(self, why: Text) -> "Plan":
        """What is left of it: what it has done, and why it ends there."""
        return Plan(done=self.done, off=why)

    def finished(self) -> "Plan | None":
        """What is left of it once all of it has come about."""
        return Plan(done=self.done) if self.done else None

    def packed(self) -> dict[str, Any]:
        """As it is stored: JSON."""
        return {
            "steps": [_packed(step) for step in self.steps],
            "ready": self.is_ready,
            "sight": self.sight,
            "last": None if self.last is None else _packed(self.last),
            "done": pack(self.done),
            "off": pack(self.off),
        }


def plan_of(place: Seat) -> Plan | None:
    """The plan of a seat, or what has become of its last one; None: there is none."""
    stored = place.prefs.get(PLAN)
    return None if stored is None else read_plan(stored)


def read_plan(stored: Mapping[str, Any]) -> Plan:
    """The reverse of `Plan.packed`."""
    return Plan(
        tuple(_read(step) for step in stored["steps"]),
        stored["ready"],
        stored["sight"],
        None if stored["last"] is None else _read(stored["last"]),
        tuple(unpack(stored["done"])),
        unpack(stored["off"]),
    )


def with_plan(place: Seat, plan: Plan | None) -> Seat:
    """The seat with this plan; None: without any."""
    prefs = {name: value for name, value in place.prefs.items() if name != PLAN}
    return replace(place, prefs=prefs if plan is None else {**prefs, PLAN: plan.packed()})


def _packed(step: PlanStep) -> dict[str, Any]:
    return asdict(step) | {"label": pack(step.label)}


def _read(stored: Mapping[str, Any]) -> PlanStep:
    return PlanStep(**{**stored, "label": unpack(stored["label"])})
