"""Trying again what Discord did not take: four times as long after each time, a few times, never after the end."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

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

        self._tables.clock.call_later(RETRY * 4**tries, lambda: self.do(what, about))
        return True

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


def is_passing(error: BaseException) -> bool:
    """Whether the same may succeed later: trouble of Discord's or of the way to it, not of what we sent."""
    return not isinstance(error, discord.HTTPException) or error.status >= 500 or error.status == 429
