"""Doomrock on Discord: its surface and its own commands. All else of the screen follows from decisions and `data/`."""

from typing import Any

from bot.ui.surface import Surface
from cogs import load_game
from cogs.doomrock.box_cog import add_box
from cogs.doomrock.picture import draw, pictures

ACCENT = 0xB5482A


def surface() -> Surface:
    """How the game looks: colour, sign, pictures."""
    return Surface(load_game("doomrock"), accent=ACCENT, emoji="⛰️", pictures=pictures, draw=draw)


async def setup(bot: Any) -> None:
    """Add `/doom` and `/doomrock` to the bot."""
    await add_box(bot)
