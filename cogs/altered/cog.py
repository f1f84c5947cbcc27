"""Altered on Discord: its surface. Everything else of the screen follows from the game's decisions and `data/`."""

from bot.ui.surface import Surface
from cogs import load_game

ACCENT = 0x3E7CB1


def surface() -> Surface:
    """How the game looks: colour and sign."""
    return Surface(load_game("altered"), accent=ACCENT, emoji="🧭")
