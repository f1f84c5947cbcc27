"""The garbage collector of Python, kept out of people's way. Knows no tables and no Discord.

A whole round looks at every object in memory: a quarter of a second with 250 tables, in which nobody is answered. It
finds hardly anything, because tables are let go without it, so it need not come in the middle of clicks.
"""

import asyncio
import gc
from contextlib import suppress

EACH = 300.0
"""Seconds between two whole rounds."""

QUIET = 0.5
"""Seconds without a click before one is begun."""

PATIENCE = 600.0
"""Seconds for which a moment like that is waited for; then it is done all the same."""


def spare_the_collector() -> None:
    """Cards, classes and sentences live as long as the process: the collector need not look through them again, which
    took a fifth of a click's processor time; nor, time and again, through the tables in memory, which took a tenth.

    From then on it makes no whole rounds by itself (the last threshold); see `Collector`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 100_000)


class Collector:
    """Whole rounds at quiet moments. idle: set while nobody is being answered."""

    def __init__(self, idle: asyncio.Event) -> None:
        self._idle = idle
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._running is None:
            self._running = asyncio.ensure_future(self.run())

    async def stop(self) -> None:
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(EACH)
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._quiet()
            gc.collect()

    async def _quiet(self) -> None:
        while True:
            await self._idle.wait()
            await asyncio.sleep(QUIET)
            if self._idle.is_set():
                return
