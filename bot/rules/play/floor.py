"""An open floor (`Play.open_floor`): the options of each seat, which are its actions and the end of them. Pure."""

from collections.abc import Callable, Sequence

from bot.rules.decision import Answer, Option, Text, text

DONE = Option("done", text("option-done"))
NOT_DONE = Option("not-done", text("option-not-done"))


class FloorOptions:
    """The options of one seat on an open floor: its actions, and being done or no longer done. A class, because it is
    built for each seat after each action and a closure over a loop variable would be wrong."""

    __slots__ = ("_actions", "_done", "_finished", "_seat")

    def __init__(
        self, seat: int, actions: Callable[[int], Sequence[Option]], finished: set[int], done: Option = DONE
    ) -> None:
        self._seat = seat
        self._actions = actions
        self._finished = finished
        self._done = done

    def __call__(self) -> Sequence[Option]:
        return with_ending(self._seat, self._actions(self._seat), self._finished, self._done)


def with_ending(seat: int, actions: Sequence[Option], finished: set[int], done: Option = DONE) -> list[Option]:
    """A seat's actions, and whichever of the two ends it may choose now."""
    return [*actions, NOT_DONE if seat in finished else done]


def done_as(words: Text | None) -> Option:
    """Being done, in a floor's own words, where several follow each other; None: in those of all."""
    return DONE if words is None else Option(DONE.id, words)


class Bound:
    """A rule of seats, for one of them. A class for the same reason."""

    __slots__ = ("_rule", "_seat")

    def __init__(self, rule: Callable[[int], Answer], seat: int) -> None:
        self._rule = rule
        self._seat = seat

    def __call__(self) -> Answer:
        return self._rule(self._seat)
