"""What the dice commands share on Discord's side: sentences, the clicks, who may look at a hidden roll."""

import re
from collections.abc import Awaitable, Callable

from discord import app_commands

from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible
from bot.tables.shelf.channel_records import ChannelRecords
from bot.tables.shelf.ledger import HOST, Entry
from bot.ui.door import command_frame
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import Choices, Interaction, describer
from bot.ui.door.rights import Deed, is_moderator, require_place
from bot.ui.messages.reply import Reply
from bot.ui.panels.catalogue import Catalogue
from cogs.dice.screens import Say

_WORDS = Catalogue()
said = describer(_WORDS)
Press = Callable[[Interaction, Reply, int, str | None], Awaitable[None]]
"""Answers a click: the interaction, the reply to it, the entry in its custom id, the value of a select."""


WHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
"""Dice and decks are for a direct message too; of somebody who is on no server with us, for whom they are installed."""
WHOSE = app_commands.AppInstallationType(guild=True, user=True)


def choices(*keys: tuple[str, str]) -> Choices:
    """Fixed choices of an option, as (key, value)."""
    return [app_commands.Choice(name=said(key), value=value) for key, value in keys]


class CommandFrame(command_frame.CommandFrame[Say]):
    """Everything that `/roll`, `/rolls` and `/draw` need besides their own rules. `presses`: op -> who answers it."""

    def __init__(self, channel_records: ChannelRecords, clicks: Clicks) -> None:
        super().__init__(clicks, _WORDS, Say)
        self.channel_records = channel_records
        self.presses: dict[str, Deed[Press]] = {}

    async def press(self, interaction: Interaction, match: re.Match[str], values: list[str]) -> None:
        """Answer a click on one of our buttons or selects."""
        async with self.answering(interaction) as reply:
            found = self.presses.get(match["op"])
            if found is None:
                raise NoLongerPossible(text("roll-gone"))
            require_place(interaction, found.right)
            await found.do(interaction, reply, int(match["entry"]), values[0] if values else None)

    def may_look(self, interaction: Interaction, entry: Entry) -> bool:
        """Whether a hidden roll may be seen by this user: whose it is; behind the screen also who hosted the table here
        when it was thrown, or, where none stood, may manage messages. Who opens a table later sees nothing."""
        if entry.user == interaction.user.id:
            return True
        if entry.hidden != HOST:
            return False
        return entry.host == interaction.user.id if entry.host is not None else is_moderator(interaction)
