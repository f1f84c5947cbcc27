"""In which order things happen that are woken at once: whoever the rules name says it, wherever it can matter. Pure.

Order "cannot matter" only where a game's `OrderJudge` says so, and a test of the game proves what it says; without a
judge of its own a game asks for every two (`AlwaysMatters`).
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from bot.rules.effects.marks import ANYTHING, Mark, is_clash

C = TypeVar("C")
_C = TypeVar("_C", contravariant=True)


@dataclass(slots=True)
class Unit:
    """The effects of one card that wake together; they resolve in printed order. owner: None for the table's cards."""

    card: str
    owner: str | None
    effects: list[Any]

    @property
    def name(self) -> str:
        """Among the units of one moment: which card, and whose."""
        return f"{self.card}|{self.owner or ''}"


class OrderJudge(Protocol[_C]):
    """What a game knows about its effects before they run. Only looks."""

    def marks(self, effect: Any, context: _C) -> Iterable[Mark]:
        """Everything that an effect may touch, its condition included."""

    def condition_marks(self, effect: Any) -> Iterable[Mark]:
        """What an effect's condition looks at."""

    def is_spent(self, effect: Any, context: _C) -> bool:
        """Whether its limit is used up."""

    def is_awake(self, effect: Any, context: _C) -> bool:
        """Whether its condition holds now, or is asked at a later moment."""


class AlwaysMatters(Generic[C]):
    """The judge of a game that knows nothing: every two are put in order."""

    def marks(self, effect: Any, context: C) -> Iterable[Mark]:
        return (ANYTHING,)

    def condition_marks(self, effect: Any) -> Iterable[Mark]:
        return (ANYTHING,)

    def is_spent(self, effect: Any, context: C) -> bool:
        return False

    def is_awake(self, effect: Any, context: C) -> bool:
        return True


Moments = Mapping[str, Sequence[Mark]]


def contested(units: Sequence[Unit], contexts: Sequence[C], judge: OrderJudge[C]) -> list[Unit]:
    """The units whose place among the others can matter. contexts: of each unit, in the same order."""
    live: list[tuple[Unit, Moments]] = []
    asleep: list[tuple[Unit, Moments]] = []
    for unit, context in zip(units, contexts, strict=True):
        left = [effect for effect in unit.effects if not judge.is_spent(effect, context)]
        if any(judge.is_awake(effect, context) for effect in left):
            live.append((unit, _marks(left, context, judge)))
        elif left:
            asleep.append((unit, _marks(left, context, judge)))
    for unit, marks in asleep:  # what sleeps now may be woken by what comes before it
        if _may_be_woken(unit, live, judge):
            live.append((unit, marks))
    return [unit for unit in units if any(unit is one for one, marks in live if _is_met(one, marks, live))]


def _may_be_woken(unit: Unit, live: Sequence[tuple[Unit, Moments]], judge: OrderJudge[Any]) -> bool:
    eyes = [mark for effect in unit.effects for mark in judge.condition_marks(effect)]
    return any(is_clash(eyes, found) for _, moments in live for found in moments.values())


def _is_met(unit: Unit, moments: Moments, live: Sequence[tuple[Unit, Moments]]) -> bool:
    """Whether a unit clashes with another at the same moment; what is put off comes after what is not."""
    return any(
        is_clash(marks, other[moment])
        for them, other in live
        if them is not unit
        for moment, marks in moments.items()
        if moment in other
    )


def _marks(effects: Sequence[Any], context: C, judge: OrderJudge[C]) -> Moments:
    found: dict[str, list[Mark]] = {}
    for effect in effects:
        found.setdefault(effect.when, []).extend(judge.marks(effect, context))
    return found


async def in_order(
    units: Sequence[Unit],
    context_of: Callable[[Unit], C],
    judge_of: Callable[[Sequence[Unit], Sequence[C]], OrderJudge[C]],
    ask: Callable[[Mapping[str, Unit]], Awaitable[Sequence[str]]],
) -> list[Unit]:
    """The units as they resolve: those whose order can matter as `ask` says, then the others in printed order.

    judge_of: what is known of these units, in these contexts; called for two and more.
    ask: name -> unit; asks whoever the rules name, gives the names in order. It is not called where nothing can matter.
    """
    if len(units) < 2:
        return list(units)
    contexts = [context_of(unit) for unit in units]
    loose = contested(units, contexts, judge_of(units, contexts))
    if len(loose) < 2:
        return list(units)
    names = {unit.name: unit for unit in loose}
    order = await ask(names)
    return [names[name] for name in order] + [unit for unit in units if not any(unit is one for one in loose)]
