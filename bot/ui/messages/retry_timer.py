"""Trying again what Discord did not take: four times as long after each time, a few times, never after the end; and
looking after something at regular times."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

from bot.tables.model.clock import Handle
from bot.tables.notifications.outbox import MOST_TRIES
from bot.tables.service import Tables

log = logging.getLogger(__name__)

RETRY = 2.0
"""Seconds after which something is tried for the second time; four times as long each further time."""


class RetryTimer:
    """What is tried again later. The timer is that of the tables; what is left at the end waits for the next start."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._tasks: set[asyncio.Task[None]] = set()

    def later(self, error: BaseException, tries: int, what: Callable[[], Awaitable[None]], about: str) -> bool:
        """Whether there is any use in trying again; then `what` is called in a while. tries: how often it was tried
        before this time; about: what it is, for the log."""
        if not is_passing(error) or tries + 1 >= MOST_TRIES:
            return False
        self.after(RETRY * 4**tries, what, about)
        return True

    def after(self, seconds: float, what: Callable[[], Awaitable[None]], about: str) -> Handle:
        """Begin it in so many seconds, by the clock of the tables."""
        return self._tables.clock.call_later(seconds, lambda: self.do(what, about))

    def do(self, what: Callable[[], Awaitable[None]], about: str) -> None:
        """Begin it now, unless this is the end of the process."""

        async def again() -> None:
            try:
                await what()
            except Exception:
                log.exception("%s could not be tried again", about)

        if not self._client.is_closed():
            self._tasks.add(task := asyncio.ensure_future(again()))
            task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """The end of the process."""
        for task in list(self._tasks):
            task.cancel()


class PeriodicTimer:
    """Looks after something, again and again, until the end.

    first, each: seconds from the start to the first look, and from the end of a look to the next; look: what is done,
    whose failure is logged; about: what it is, for the log
    """

    def __init__(
        self, retries: RetryTimer, first: float, each: float, look: Callable[[], Awaitable[None]], about: str
    ) -> None:
        self._retries, self._first, self._each, self._look, self._about = retries, first, each, look, about
        self._timer: Handle | None = None

    def start(self) -> None:
        """Look in a while, when the start is over, and then again and again."""
        self._set(self._first)

    def stop(self) -> None:
        """Call the timer off."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set(self, seconds: float) -> None:
        self._timer = self._retries.after(seconds, self._look_on, self._about)

    async def _look_on(self) -> None:
        try:
            await self._look()
        finally:
            self._set(self._each)


def is_passing(error: BaseException) -> bool:
    """Whether the same may succeed later: trouble of Discord's or of the way to it, not of what we sent."""
    return not isinstance(error, discord.HTTPException) or error.status >= 500 or error.status == 429
