"""What is under way: how many clicks and commands are being answered, and whether there is time for one more."""

import asyncio
import time
from collections.abc import Callable

from bot.ui.door.gate import Gate


class Traffic:
    """Counts. `idle` is set while no click or command is under way; before the end it is waited for."""

    def __init__(self) -> None:
        self.idle = asyncio.Event()
        self.idle.set()
        self.is_closed = False
        """Whether the bot is about to stop and takes no more clicks."""
        self.on_end: Callable[[bool], None] = lambda is_quiet: None
        """Called after each click or command, with whether nobody else is being answered."""
        self.gate = Gate(time.monotonic, time.process_time)
        self._under_way = 0

    def admits(self, interaction: int) -> bool:
        """Whether there is time for this interaction."""
        return not self.is_closed and self.gate.admits(interaction, self._under_way)

    def begin(self) -> None:
        """A click or command is under way (`Guard`)."""
        self._under_way += 1
        self.idle.clear()

    def finish(self) -> None:
        """It has come to its end, one way or another."""
        self._under_way -= 1
        self.gate.ended()
        if not self._under_way:
            self.idle.set()
        self.on_end(not self._under_way)
