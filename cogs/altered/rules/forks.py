"""Which of several ways a rehearsal goes, at each question and each die. Pure."""

from typing import Any, Final

DIE: Final = 6


class UnknownError(Exception):
    """What comes of it cannot be known."""


class Ways:
    """Which of several ways is gone at each fork; each time anew until all have been gone."""

    def __init__(self) -> None:
        self._taken: list[int] = []
        self._open: list[int] = []
        self._place = 0
        self.is_own = True
        """Whether all that was chosen so far was chosen by whoever plays."""
        self.is_random = False
        """Whether a die was thrown."""
        self.is_chosen = False
        """Whether anybody had to choose."""

    def fork(self, n: int) -> int:
        """0..n-1."""
        if self._place == len(self._taken):
            self._taken.append(0)
            self._open.append(n)
        self._place += 1
        return self._taken[self._place - 1]

    def dice(self, stream: str, count: int, sides: int) -> list[int]:
        """As `Chance.dice`: each face in turn. All else that chance decides cannot be known."""
        if count != 1 or sides != DIE:
            raise UnknownError
        self.is_own, self.is_random = False, True
        return [1 + self.fork(sides)]

    def __getattr__(self, name: str) -> Any:
        raise UnknownError

    @property
    def at_least(self) -> int:
        """How many ways there are at least, by the forks of the one that was gone last."""
        return 1 + sum(n - 1 for n in self._open)

    def is_next(self) -> bool:
        """Go back to the last fork that has another way; False: there is none."""
        self._place = 0
        while self._taken and self._taken[-1] + 1 == self._open[-1]:
            self._taken.pop()
            self._open.pop()
        if not self._taken:
            return False
        self._taken[-1] += 1
        return True
