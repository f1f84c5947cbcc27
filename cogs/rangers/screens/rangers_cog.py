"""`/rangers`: people's own Rangers, files from elsewhere, help for the printed box. Only Discord's side."""

from discord.ext import commands

from cogs.rangers.screens.box_cog import RangersBoxCommands
from cogs.rangers.screens.deck_cog import DeckCommands
from cogs.rangers.screens.deck_shelf import DeckShelf
from cogs.rangers.screens.frame import RangersFrame, said
from cogs.rangers.screens.import_cog import ImportCommands


class RangersCommands(
    RangersBoxCommands,
    DeckCommands,
    ImportCommands,
    commands.GroupCog,
    group_name="rangers",
    group_description=said("rangers-cmd"),
):
    """`/rangers ...` and its buttons"""

    def __init__(self, frame: RangersFrame, shelf: DeckShelf) -> None:
        super().__init__()
        self.begin_decks(frame, shelf)
        self.begin_box(frame)
