"""Altered on Discord: its surface. Everything else of the screen follows from the game's decisions and `data/`."""

from bot.ui.surface import Surface
from cogs import load_game
from cogs.altered.picture import draw, pictures

ACCENT = 0x3E7CB1


def surface() -> Surface:
    """How the game looks: colour, sign, picture."""
    return Surface(load_game("altered"), accent=ACCENT, emoji="🧭", pictures=pictures, draw=draw)
