"""What the commands of Lands of Evershade share on Discord's side: its sentences and its content."""

from bot.tables.shelf.channel_records import ChannelRecords
from bot.ui.door.box_commands import BoxFrame
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import describer
from bot.ui.panels.catalogue import Catalogue
from cogs.evershade.content.content import EvershadeContent

said = describer(Catalogue("evershade"))


class LoeFrame(BoxFrame):
    """Sentences and answers for `/loe`."""

    def __init__(self, channel_records: ChannelRecords, clicks: Clicks) -> None:
        super().__init__(channel_records, clicks, "evershade")
        content = self.game.content
        assert isinstance(content, EvershadeContent)
        self.content = content
