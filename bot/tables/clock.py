"""Where the time comes from, so that tests can turn it."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Handle(Protocol):
    """Something that can be called off."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Seconds since 1970, and a call after some seconds."""

    def now(self) -> float: ...

    def call_later(self, seconds: float, call: Callable[[], None]) -> Handle: ...


class SystemClock:
    """The computer's clock and the running event loop's timer."""

    def now(self) -> float:
        return time.time()

    def call_later(self, seconds: float, call: Callable[[], None]) -> Handle:
        return asyncio.get_running_loop().call_later(seconds, call)
