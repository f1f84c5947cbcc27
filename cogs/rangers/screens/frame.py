"""What `/rangers` shares on Discord's side: its sentences and its content."""

from bot.tables.shelf.channel_records import ChannelRecords
from bot.ui.door.box_commands import BoxFrame
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import describer
from bot.ui.panels.catalogue import Catalogue
from cogs.rangers.content.content import RangersContent

said = describer(Catalogue("rangers"))


class RangersFrame(BoxFrame):
    """Sentences and answers for `/rangers`."""

    def __init__(self, channel_records: ChannelRecords, clicks: Clicks) -> None:
        super().__init__(channel_records, clicks, "rangers")
        content = self.game.content
        assert isinstance(content, RangersContent)
        self.content = content
