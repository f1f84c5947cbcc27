"""Files that people send: how many are read at once, since reading takes a thread, memory and time that tables wait
for, and fetching what is in one."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import discord

from bot.rules.decision import text
from bot.rules.encoding import EncodingError, decoded
from bot.rules.errors import NotPossible
from bot.ui.messages.reply import NETWORK, Reply

MOST_OF_ONE: Final = 1
"""Of one user."""
MOST_OF_ALL: Final = 3
"""Of all users together."""


class Uploads:
    """What is being read now, by whom. One for the whole bot."""

    def __init__(self) -> None:
        self._reading: Counter[int] = Counter()

    @contextmanager
    def reading(self, user: int) -> Iterator[None]:
        """Hold a place while a user's file is fetched and read. Raises `NotPossible` when there is none."""
        if self._reading[user] >= MOST_OF_ONE:
            raise NotPossible(text("refused-uploads-own"))
        if self._reading.total() >= MOST_OF_ALL:
            raise NotPossible(text("refused-uploads-all"))
        self._reading[user] += 1
        try:
            yield
        finally:
            self._reading[user] -= 1
            if not self._reading[user]:
                del self._reading[user]

    def under_way(self) -> int:
        """How many are being read."""
        return self._reading.total()


async def read_file(reply: Reply, file: discord.Attachment, most: int) -> bytes:
    """What is in an attached file of at most `most` bytes; a larger one is not fetched. Raises `NotPossible`."""
    too_large = NotPossible(text("refused-file-large", most=_size(most)))
    if file.size > most:
        raise too_large
    try:
        data = await reply.in_time(file.read())
    except NETWORK as error:
        raise NotPossible(text("refused-file-fetch")) from error
    if len(data) > most:
        raise too_large
    return data


async def read_text(reply: Reply, file: discord.Attachment, most: int) -> str:
    """The text in an attached file, as `read_file`. Raises `NotPossible`."""
    data = await read_file(reply, file, most)
    try:
        return decoded(data)
    except EncodingError as error:
        raise NotPossible(text("refused-file-text", file=file.filename[:60], why=str(error))) from None


def _size(most: int) -> str:
    return f"{most >> 20} MB" if most >= 1 << 20 else f"{most >> 10} kB"
