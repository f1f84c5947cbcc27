"""Counters between two ends: time, anger, days, a threat that climbs. Pure."""

from dataclasses import dataclass

from bot.rules.box.amounts import check_range
from bot.rules.decision import text
from bot.rules.errors import NotPossible


@dataclass(frozen=True, slots=True)
class Track:
    """A counter from 0 to `most`. short, over: sentences for spending more than there is (`need`, `have`) and for
    gaining more than fits (`most`)."""

    most: int
    short: str = "box-refused-short"
    over: str = "box-refused-over"

    def set(self, n: int) -> int:
        """The value itself. Raises `NotPossible` outside of the track."""
        check_range(n, 0, self.most)
        return n

    def spend(self, now: int, n: int) -> int:
        """What is left. Raises `NotPossible` when there is not enough."""
        check_range(n, 1, self.most)
        if n > now:
            raise NotPossible(text(self.short, need=n, have=now))
        return now - n

    def gain(self, now: int, n: int) -> int:
        """What there is then. Raises `NotPossible` for more than fits."""
        check_range(n, 1, self.most)
        if now + n > self.most:
            raise NotPossible(text(self.over, most=self.most))
        return now + n

    def change(self, now: int, n: int) -> int:
        """Up as far as it goes; down, like a payment, only if there is as much. Raises `NotPossible`."""
        return self.spend(now, -n) if n < 0 else self.shift(now, n)

    def shift(self, now: int, n: int) -> int:
        """Up or down, as far as it goes."""
        check_range(n, -self.most, self.most)
        return min(self.most, max(0, now + n))
