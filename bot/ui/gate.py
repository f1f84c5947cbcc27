"""Whether there is time for one more click. Pure but for the clock that it is handed; no discord in here.

Discord gives three seconds. Past the point where they would not suffice every further click makes all others late as
well, so those who come then are told at once that it is busy: nothing was changed, nothing is lost, and who is inside
is served in time.
"""

from collections.abc import Callable

PATIENCE = 1.5
"""Seconds that an answer may take by our reckoning; half of Discord's, for reckonings err."""

FEW = 32
"""So many at once are always let in, however slow Discord is just now."""

MOST = 1_000
"""Never more under way at once."""

MEMORY = 300.0
"""Seconds for which the quickest interaction is remembered; it tells how much of an age is only two clocks apart."""

_WEIGHT = 0.05
_EPOCH = 1_420_070_400.0


class Gate:
    """Reckons how long an answer will take: how late the interaction is already, and those before it one by one.

    Its id says when Discord made it. Discord's clock and ours differ, so an age alone says little; the smallest age of
    the last minutes is what a click takes that did not have to wait. pace: seconds between two that come to their end
    while others are under way. now: our clock, in seconds since 1970.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self.turned_away = 0
        """How many have been told that it is busy."""
        self.pace = 0.0
        self._ended = 0.0
        self._quickest = [float("inf"), float("inf")]  # of the present stretch of time, and of the one before
        self._since = now()

    def admits(self, interaction: int, under_way: int) -> bool:
        """Whether there is time for it. interaction: its id; under_way: how many are inside already."""
        wait = self._lateness(interaction)
        if under_way >= FEW:
            wait += under_way * self.pace
        if wait < PATIENCE and under_way < MOST:
            return True
        self.turned_away += 1
        return False

    def ended(self, under_way: int) -> None:
        """One has come to its end; under_way: how many are still inside."""
        now = self._now()
        if under_way:
            self.pace += _WEIGHT * (max(0.0, min(now - self._ended, 1.0)) - self.pace)
        self._ended = now

    def _lateness(self, interaction: int) -> float:
        now = self._now()
        age = now - ((interaction >> 22) / 1000 + _EPOCH)
        passed = now - self._since
        if not 0 <= passed <= MEMORY:
            self._quickest = [float("inf"), self._quickest[0] if 0 <= passed <= 2 * MEMORY else float("inf")]
            self._since = now
        self._quickest[0] = min(self._quickest[0], age)
        return age - min(self._quickest)
