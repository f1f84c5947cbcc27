"""Doomrock on Discord: its surface. Everything else of the screen follows from the game's decisions and `data/`."""

from bot.ui.surface import Surface
from cogs import load_game
from cogs.doomrock.picture import draw, pictures

ACCENT = 0xB5482A


def surface() -> Surface:
    """How the game looks: colour, sign, pictures."""
    return Surface(load_game("doomrock"), accent=ACCENT, emoji="⛰️", pictures=pictures, draw=draw)
