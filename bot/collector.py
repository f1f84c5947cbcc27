"""The garbage collector of Python, kept out of people's way. Knows no tables and no Discord.

A whole round looks at every object in memory: a quarter of a second with 250 tables, in which nobody is answered. It
finds hardly anything, because tables are let go without it, so it need not come in the middle of clicks.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

EACH = 2_000
"""Clicks between two whole rounds, if it is quiet then."""

AT_LAST = 20_000
"""The same if it is never quiet."""


def spare_the_collector() -> None:
    """Cards, classes and sentences live as long as the process: the collector need not look through them again, which
    took a fifth of a click's processor time; nor, time and again, through the tables in memory, which took a tenth.

    From then on it makes no whole rounds by itself (the last threshold); see `Collector`."""
    gc.unfreeze()  # what `uncollected` has set aside is looked through once, here
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 100_000)


@contextmanager
def uncollected() -> Iterator[None]:
    """Without the collector while much is made that stays: cards, classes, sentences. Looking through them again and
    again as they grow took a quarter of a start. What is there afterwards is set aside until `spare_the_collector`, or
    the first round after it would look through all of it once more."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if was_on:
            gc.enable()


class Collector:
    """Whole rounds at quiet moments."""

    def __init__(self) -> None:
        self._clicks = 0

    def ended(self, is_quiet: bool) -> None:
        """A click has been answered. is_quiet: nobody else is being answered."""
        self._clicks += 1
        if self._clicks >= (EACH if is_quiet else AT_LAST):
            self._clicks = 0
            gc.collect()
