"""How many files and lists are read at once: reading takes a thread, memory and time that tables wait for."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from bot.rules.decision import text
from bot.rules.errors import NotPossible

MOST_OF_ONE: Final = 1
"""Of one user."""
MOST_OF_ALL: Final = 3
"""Of all users together."""


class Uploads:
    """What is being read now, by whom. One for the whole bot."""

    def __init__(self) -> None:
        self._reading: Counter[int] = Counter()

    @contextmanager
    def reading(self, user: int) -> Iterator[None]:
        """Hold a place while a user's file is fetched and read. Raises `NotPossible` when there is none."""
        if self._reading[user] >= MOST_OF_ONE:
            raise NotPossible(text("refused-uploads-own"))
        if self._reading.total() >= MOST_OF_ALL:
            raise NotPossible(text("refused-uploads-all"))
        self._reading[user] += 1
        try:
            yield
        finally:
            self._reading[user] -= 1
            if not self._reading[user]:
                del self._reading[user]

    def under_way(self) -> int:
        """How many are being read."""
        return self._reading.total()
