"""`/doomrock`: short ways at a table, and help for the printed box. Only Discord's side."""

from discord.ext import commands

from cogs.doomrock.screens.box_cog import DoomrockBox
from cogs.doomrock.screens.box_frame import BOX, CommandFrame, said
from cogs.doomrock.screens.table_cog import TableShortcuts


class DoomrockCommands(
    TableShortcuts, DoomrockBox, commands.GroupCog, group_name="doomrock", group_description=said("dr-cmd")
):
    """`/doomrock ...` and its buttons"""

    box = BOX

    def __init__(self, frame: CommandFrame) -> None:
        super().__init__()
        self.begin_table(frame)
        self.begin_box(frame)
