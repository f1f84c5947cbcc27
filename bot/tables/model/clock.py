"""Where the time comes from, so that tests can turn it."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Handle(Protocol):
    """Something that can be called off."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Seconds since 1970 that pass evenly, and a call after some seconds."""

    jumped: float
    """By how much `now` has jumped so far."""

    def now(self) -> float: ...

    def step(self) -> float:
        """By how many seconds the computer's clock has been set since `follow`; `now` does not know of it yet."""

    def follow(self, step: float) -> None:
        """Let `now` jump by so much; whatever is stored with its times has to be moved as well."""

    def call_later(self, seconds: float, call: Callable[[], None]) -> Handle: ...


def _running() -> float:
    """Seconds that pass evenly, also while the computer sleeps where the system can tell."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class SystemClock:
    """The computer's clock as it was at the start, and from then on what has really passed: somebody who sets the clock
    gives and takes nobody any time. And the running event loop's timer."""

    def __init__(
        self, wall: Callable[[], float] = lambda: time.time(), running: Callable[[], float] = _running
    ) -> None:
        self._wall, self._running = wall, running
        self._ahead = wall() - running()
        self.jumped = 0.0

    def now(self) -> float:
        return self._running() + self._ahead

    def step(self) -> float:
        return self._wall() - self.now()

    def follow(self, step: float) -> None:
        self._ahead += step
        self.jumped += step

    def call_later(self, seconds: float, call: Callable[[], None]) -> Handle:
        return asyncio.get_running_loop().call_later(seconds, call)
