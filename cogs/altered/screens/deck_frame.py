"""What `/altered deck` and `/altered cards` share on Discord's side: sentences and answers."""

from bot.ui.door import command_frame
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import describer
from bot.ui.panels.catalogue import Catalogue
from cogs.altered.screens.deck_screens import Say

_WORDS = Catalogue("altered")
said = describer(_WORDS)


class CommandFrame(command_frame.CommandFrame[Say]):
    """Sentences and answers for `/altered`."""

    def __init__(self, clicks: Clicks) -> None:
        super().__init__(clicks, _WORDS, Say)
