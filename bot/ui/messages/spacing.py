"""How long somebody who was called is left alone. Pure: it remembers, and waits for nothing."""

from dataclasses import dataclass

from bot.tables.model.policy import HOUR

BY_POST = 8 * HOUR
"""Seconds for an answer from which on a table is one that nobody sits at and waits: there a pause is kept also by
somebody who has come meanwhile. At a quicker table whoever has come is called again at once."""
LONGEST = 24 * HOUR
"""Each call that is not heard makes the next pause twice as long, up to this."""
_REMEMBERED = 5_000


@dataclass(frozen=True, slots=True)
class _Called:
    """at: when; unheard: how many calls there were since this user last did anything, with that one."""

    at: float
    unheard: int


class Spacing:
    """The last call of each user. Who was called knows of all that waits: the call leads there, and `/my tables` lists
    the rest."""

    def __init__(self) -> None:
        self._called: dict[int, _Called] = {}

    def note(self, user: int, now: float) -> None:
        """This user is called now."""
        before = self._called.pop(user, None)
        self._called[user] = _Called(now, 1 if before is None else before.unheard + 1)
        while len(self._called) > _REMEMBERED:
            del self._called[next(iter(self._called))]

    def saw(self, user: int) -> None:
        """This user has just done something."""
        called = self._called.get(user)
        if called is not None and called.unheard:
            self._called[user] = _Called(called.at, 0)

    def earliest(self, user: int, at: float, asked: float, due: float | None, pause: float) -> float:
        """When a call that could be made at `at` may be made: after the pause, but in any case before half of the time
        of its question is over.

        asked, due: of that question; due None: it has all the time in the world. pause: seconds, as its user wishes
        """
        called = self._called.get(user)
        if called is None or (not called.unheard and (due is None or due - asked < BY_POST)):
            return at
        free = called.at + min(max(pause, LONGEST), pause * float(2 ** max(0, called.unheard - 1)))
        if due is not None:
            free = min(free, asked + max(0.0, due - asked) / 2)
        return max(at, free)
