"""What Doomrock's own commands share on Discord's side: its sentences and its content."""

from discord import app_commands

from bot.tables.shelf.channel_records import ChannelRecords
from bot.ui.door.box_commands import BoxFrame
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import describer
from bot.ui.panels.catalogue import Catalogue
from cogs.doomrock.content.content import DoomrockContent

said = describer(Catalogue("doomrock"))
BOX = app_commands.Group(name="box", description=said("dr-box-command"))
"""`/doomrock box`: what is for groups who play with the printed box."""


class CommandFrame(BoxFrame):
    """Sentences and answers for `/doomrock`."""

    def __init__(self, channel_records: ChannelRecords, clicks: Clicks) -> None:
        super().__init__(channel_records, clicks, "doomrock")
        content = self.game.content
        assert isinstance(content, DoomrockContent)
        self.content = content
