"""What a game says of answers given ahead: standing orders and plans. Part of `Game`. Pure."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.rules.decision import Answer, Text
from bot.rules.plans.step import PlanStep
from bot.rules.play.request import Request
from bot.rules.table_state import TableState

S = TypeVar("S", bound=TableState)


@dataclass(frozen=True, slots=True)
class Order:
    """A standing order that a player may give: how a kind of question is answered from now on, unasked.

    key, option  the decision, and what is answered: an option id, or a word that `Game.obey` knows
    label        what the order says, for its giver alone
    lasts        it holds while the game offers it with the same word here (the number of the day); empty: until revoked
    also         further decisions that are answered with the same option, given and revoked together with the first
    group        what it is about, as the heading of its neighbours of the same where there are many; None: it has none
    note         what is to be known of it before it is given, for which its label has no room; None: nothing
    often        it is among the few that most people give: where there are many, the others are a press further
    """

    key: str
    option: str
    label: Text
    lasts: str = ""
    also: tuple[str, ...] = ()
    group: Text | None = None
    note: Text | None = None
    often: bool = False

    @property
    def keys(self) -> tuple[str, ...]:
        """All decisions that it answers."""
        return self.key, *self.also


class AnswersAhead(Generic[S]):
    """plan_asides: keys of questions on the way of a plan (whom an attack is for) that the house answers instead."""

    plan_asides: Collection[str] = ()

    def house_answer(self, state: S, request: Request, seat: int) -> Answer:
        """See `HousePlayers`."""
        raise NotImplementedError

    def orders(self, state: S, seat: int) -> Sequence[Order]:
        """The standing orders that a seat may give now. Read-only; several of one key exclude each other."""
        return ()

    def obey(self, state: S, request: Request, seat: int, option: str) -> Answer | None:
        """What a standing order answers to this question, from what its seat may know; None: it does not fit."""
        decision = request.decision
        fits = decision.kind == "one" and any(o.id == option and o.refused is None for o in decision.options())
        return option if fits else None

    def plannable(self, state: S, seat: int, before: Sequence[PlanStep]) -> Sequence[PlanStep]:
        """What a seat may answer ahead after the steps `before`, from what it may know; empty: the plan ends there.

        Read-only. What is offered need not be possible in the end: each step is checked when its moment comes.
        """
        return ()

    def plan_meets(self, state: S, request: Request, seat: int, step: PlanStep) -> bool:
        """Whether this is the question that a step of a plan is meant for. Read-only."""
        return request.decision.key == step.key

    def planned_answer(self, state: S, request: Request, seat: int, step: PlanStep) -> Answer | None:
        """What a step of a plan answers to its question; None: it does not fit. Read-only."""
        fits = request.decision.kind == "one" and request.has_open(step.answer)
        return step.answer if fits else None

    def plan_along(
        self, state: S, request: Request, seat: int, last: PlanStep, following: PlanStep | None
    ) -> Answer | None:
        """What a plan that has begun answers to a question on its way that is none of its steps: the house's answer
        to those of `plan_asides`. last: the step that answered before; None: nothing, the plan ends there. Read-only.
        """
        return self.house_answer(state, request, seat) if request.decision.key in self.plan_asides else None

    def plan_holds(self, state: S, seat: int, when: str) -> bool:
        """Whether the condition of a step (`PlanStep.when`) is met at the moment of its question. Read-only."""
        return True

    def plan_sight(self, state: S, seat: int) -> Any:
        """What a seat's plan is built on, as JSON and from what it may know: once that is another than when the plan
        was made, or after its last step, the plan is off. Read-only; None: nothing but its own moment ends it."""
        return None
