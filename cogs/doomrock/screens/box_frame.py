"""What Doomrock's own commands share on Discord's side: its sentences and its content."""

from bot.tables.shelf.channel_records import ChannelRecords
from bot.ui.door.box_commands import BoxFrame
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import describer
from bot.ui.panels.catalogue import Catalogue
from cogs.doomrock.content.content import DoomrockContent

said = describer(Catalogue("doomrock"))


class CommandFrame(BoxFrame):
    """Sentences and answers for `/doom` and `/doomrock`."""

    def __init__(self, channel_records: ChannelRecords, clicks: Clicks) -> None:
        super().__init__(channel_records, clicks, "doomrock")
        content = self.game.content
        assert isinstance(content, DoomrockContent)
        self.content = content
