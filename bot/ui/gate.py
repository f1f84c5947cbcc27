"""Whether there is time for one more click. Pure but for the clock that it is handed; no discord in here.

Discord gives three seconds. Past the point where they would not suffice every further click makes all others late as
well, so those who come then are told at once that it is busy: nothing was changed, nothing is lost, and who is inside
is served in time.
"""

from collections.abc import Callable

MOST = 256
"""Clicks and commands under way at once."""

LATE = 0.75
"""Seconds by which an interaction may have been late when we get to it: what follows takes a few times as long."""

MEMORY = 300.0
"""Seconds for which the quickest interaction is remembered; it tells how much of an age is only two clocks apart."""

_EPOCH = 1_420_070_400.0


class Gate:
    """Decides by the number under way and by how late an interaction is, compared with the quickest of late.

    Its id says when Discord made it. Discord's clock and ours differ, so an age alone says little; the smallest age of
    the last minutes is what a click takes that did not have to wait. now: our clock, in seconds since 1970.
    """

    def __init__(self, now: Callable[[], float], most: int = MOST, late: float = LATE) -> None:
        self._now, self.most, self.late = now, most, late
        self.turned_away = 0
        """How many have been told that it is busy."""
        self._quickest = [float("inf"), float("inf")]  # of the present stretch of time, and of the one before
        self._since = now()

    def admits(self, interaction: int, under_way: int) -> bool:
        """Whether there is time for it. interaction: its id; under_way: how many are inside already."""
        now = self._now()
        age = now - ((interaction >> 22) / 1000 + _EPOCH)
        passed = now - self._since
        if not 0 <= passed <= MEMORY:
            self._quickest = [float("inf"), self._quickest[0] if 0 <= passed <= 2 * MEMORY else float("inf")]
            self._since = now
        self._quickest[0] = min(self._quickest[0], age)
        if under_way < self.most and age - min(self._quickest) < self.late:
            return True
        self.turned_away += 1
        return False
