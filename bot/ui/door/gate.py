"""Whether there is time for one more click. Pure but for the clocks that it is handed; no discord in here.

Discord gives three seconds. Past the point where they would not suffice every further click makes all others late as
well, so those who come then are told at once that it is busy: nothing was changed, nothing is lost, and those who are
inside are served in time.
"""

from collections import deque
from collections.abc import Callable

PATIENCE = 1.2
"""Seconds that an answer may take by our reckoning; less than half of Discord's, for reckonings err."""

LATE = 2.0
"""How often the lateness counts: whoever comes late because we are slow will find us slow inside as well."""

FEW = 32
"""So many at once are let in whatever they cost."""

MOST = 1_000
"""Never more under way at once."""

MEMORY = 300.0
"""Seconds for which the quickest interaction is remembered; it tells how much of an age is only two clocks apart."""

IN_VAIN = 10.0
"""Seconds after which nobody can still be late because of us, when all of them were turned away and none was inside."""

_LAST, _ENOUGH, _EACH = 64, 16, 8  # reading the processor time is a call to the system: not for each one
_EPOCH = 1_420_070_400.0


class Gate:
    """Reckons how long an answer will take: how late the interaction is already, and the work for those before it.

    Its id says when Discord made it. Discord's clock and ours differ, so an age alone says little; the smallest age of
    the last minutes is what a click takes that did not have to wait. A clock that is set moves all ages at once, so
    ours is one that nobody sets; should Discord's be set, what is remembered is forgotten after `IN_VAIN`. cost:
    processor seconds of one, over the last of them; while Discord is slow, but we are not, everybody is let in.

    now: a clock that only ever runs, in seconds from any beginning; spent: the processor time of this process, in
    seconds.
    """

    def __init__(self, now: Callable[[], float], spent: Callable[[], float]) -> None:
        self._now, self._spent = now, spent
        self.turned_away = 0
        """How many have been told that it is busy."""
        self.cost = 0.0
        self._spent_at: deque[float] = deque(maxlen=_LAST // _EACH)
        self._ended = 0
        self._quickest = [float("inf"), float("inf")]  # of the present stretch of time, and of the one before
        self._since = now()
        self._in_vain: float | None = None
        """Since when everybody has been turned away with nobody inside."""

    def admits(self, interaction: int, under_way: int) -> bool:
        """Whether there is time for it. interaction: its id; under_way: how many are inside already."""
        now = self._now()
        wait = LATE * self._lateness(interaction, now)
        if under_way >= FEW:
            wait += under_way * self.cost
        if (wait < PATIENCE and under_way < MOST) or self._is_mistaken(interaction, now, under_way):
            self._in_vain = None
            return True
        self.turned_away += 1
        return False

    def _is_mistaken(self, interaction: int, now: float, under_way: int) -> bool:
        """Whether we have had nothing to do for so long that they cannot be late; then all ages are judged anew."""
        if under_way:
            self._in_vain = None
            return False
        if self._in_vain is None:
            self._in_vain = now
        if now - self._in_vain < IN_VAIN:
            return False
        self._quickest = [_age(interaction, now), float("inf")]
        self._since = now
        return True

    def ended(self) -> None:
        """One has come to its end."""
        self._ended += 1
        if self._ended % _EACH:
            return
        self._spent_at.append(self._spent())
        if len(self._spent_at) >= _ENOUGH // _EACH:
            self.cost = (self._spent_at[-1] - self._spent_at[0]) / (_EACH * (len(self._spent_at) - 1))

    def _lateness(self, interaction: int, now: float) -> float:
        age = _age(interaction, now)
        passed = now - self._since
        if passed > MEMORY:
            self._quickest = [float("inf"), self._quickest[0] if passed <= 2 * MEMORY else float("inf")]
            self._since = now
        self._quickest[0] = min(self._quickest[0], age)
        return age - min(self._quickest)


def _age(interaction: int, now: float) -> float:
    """Seconds since Discord made it, and a number that stays the same as long as no clock is set."""
    return now - ((interaction >> 22) / 1000 + _EPOCH)
