"""What Near and Far's own commands share on Discord's side: its sentences and its content."""

from bot.tables.shelf.channel_records import ChannelRecords
from bot.ui.door.box_commands import BoxFrame
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import describer
from bot.ui.panels.catalogue import Catalogue
from cogs.near_and_far.content.content import FarContent

said = describer(Catalogue("near_and_far"))


class FarFrame(BoxFrame):
    """Sentences and answers for `/nearfar`."""

    def __init__(self, channel_records: ChannelRecords, clicks: Clicks) -> None:
        super().__init__(channel_records, clicks, "near_and_far")
        content = self.game.content
        assert isinstance(content, FarContent)
        self.content = content
