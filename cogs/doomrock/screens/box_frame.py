"""What Doomrock's own commands share on Discord's side: its sentences and content, the clicks of the box."""

import re
from collections.abc import Awaitable, Callable

from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible
from bot.tables.shelf.channel_records import ChannelRecords
from bot.ui.door import command_frame
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import Interaction, describer
from bot.ui.door.rights import Deed, require_place
from bot.ui.messages.reply import Reply
from bot.ui.panels.catalogue import Catalogue, Say, seat_names
from bot.ui.panels.panel import Panel
from bot.ui.screens.stage import Shot
from cogs.doomrock.content.content import DoomrockContent

said = describer(Catalogue("doomrock"))
Press = Callable[[Interaction, Reply, int, int, list[str]], Awaitable[None]]
"""Answers a click: the interaction, the reply to it, `at` and `turn` of the custom id, the values of a select."""


class CommandFrame(command_frame.CommandFrame[Say]):
    """Sentences and answers for `/doom` and `/doomrock`. presses: op -> who answers it."""

    def __init__(self, channel_records: ChannelRecords, clicks: Clicks) -> None:
        surface = clicks.stage.surfaces["doomrock"]
        super().__init__(clicks, surface.words, Say, seat_names({}, surface.game.name_of))
        content = surface.game.content
        assert isinstance(content, DoomrockContent)
        self.channel_records = channel_records
        self.content = content
        self.presses: dict[str, Deed[Press]] = {}

    async def post(self, reply: Reply, panel: Panel) -> None:
        """For everybody in the channel."""
        await reply.public(Shot(None, panel))

    async def press(self, interaction: Interaction, match: re.Match[str], values: list[str]) -> None:
        """Answer a click on one of our buttons or selects."""
        async with self.answering(interaction) as reply:
            found = self.presses.get(match["op"])
            if found is None:
                raise NoLongerPossible(text("refused-stale"))
            require_place(interaction, found.right)
            await found.do(interaction, reply, int(match["at"]), int(match["turn"]), values)
