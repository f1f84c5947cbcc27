"""Between rules and whoever drives them: what rules wait for, what ends a step early, what they touch
of their runner. Pure."""

from collections import Counter
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Protocol

from bot.rules.decision import Decision, Event, Option
from bot.rules.effects.engine import EffectEngine


class AwaitAnswer:
    """Awaiting it suspends the rules until one of the decisions is answered: (place, seat, answer).

    ask_again: after an interruption the rules are resumed with `ASK_AGAIN` instead, so that they ask anew.
    known: the options of each decision, as they are at this moment, where they have been looked at already
    """

    __slots__ = ("ask_again", "decisions", "known")

    def __init__(
        self, decisions: Sequence[Decision], ask_again: bool = False, known: Sequence[Sequence[Option]] | None = None
    ) -> None:
        self.decisions = decisions
        self.ask_again = ask_again
        self.known = known

    def __await__(self) -> Any:
        return (yield self)


ASK_AGAIN = (-1, -1, "")


class AwaitAll:
    """Awaiting it runs several coroutines side by side and gives their results in the order of the question."""

    __slots__ = ("rules",)

    def __init__(self, rules: Sequence[Coroutine[Any, Any, Any]]) -> None:
        self.rules = rules

    def __await__(self) -> Any:
        return (yield self)


class Runner(Protocol):
    """Whoever drives the rules, as far as they touch it through `Play`."""

    journal: list[Event]
    used: Counter[str]
    reached_boundary: bool
    work: int
    content_of: Callable[[Any], Any]
    """The facts that hold at this table, by its state."""

    def spend(self, n: int = 1) -> None:
        """Count work of the present choice. Raises `TooMuchWork`."""

    def own_names(self) -> Mapping[str, str]:
        """As `Game.own_names`."""

    def remark(self, event: Event) -> Event | None:
        """What the game's voice says after a public event."""

    def effects(self) -> EffectEngine[Any, Any]:
        """The game's effects, ready to run."""


class StepEnded(Exception):
    """Raised by `Play.cut` and `Play.end`, caught by the kernel only. Rules never catch around an await."""
