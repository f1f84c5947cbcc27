"""What `/altered deck` and `/altered cards` share on Discord's side: sentences, answers, files."""

import discord

from bot.rules.decision import text
from bot.rules.encoding import EncodingError, decoded
from bot.rules.errors import NotPossible
from bot.ui.door import command_frame
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import describer
from bot.ui.messages.reply import NETWORK, Reply
from bot.ui.panels.catalogue import Catalogue
from cogs.altered.screens.deck_screens import Say

_WORDS = Catalogue("altered")
said = describer(_WORDS)


class CommandFrame(command_frame.CommandFrame[Say]):
    """Sentences and answers for `/altered`."""

    def __init__(self, clicks: Clicks) -> None:
        super().__init__(clicks, _WORDS, Say)


async def read_text(reply: Reply, file: discord.Attachment, most: int, shown: str) -> str:
    """The text in an attached file. Raises `NotPossible`."""
    data = await read_file(reply, file, most, shown)
    try:
        return decoded(data)
    except EncodingError as error:
        raise NotPossible(text("al-refused-no-text", file=file.filename[:60], why=str(error))) from None


async def read_file(reply: Reply, file: discord.Attachment, most: int, shown: str) -> bytes:
    """What is in an attached file of at most `most` bytes; a larger one is not fetched. Raises `NotPossible`."""
    if file.size > most:
        raise NotPossible(text("al-imp-too-big", most=shown))
    try:
        data = await reply.in_time(file.read())
    except NETWORK as error:
        raise NotPossible(text("al-refused-file")) from error
    if len(data) > most:
        raise NotPossible(text("al-imp-too-big", most=shown))
    return data
