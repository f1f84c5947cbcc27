"""Pebbles on Discord: its surface. All else of the screen follows from decisions and `data/pebbles`."""

from bot.ui.panels.surface import Surface
from cogs import load_game
from cogs.pebbles.pictures.picture import draw, pictures

MILESTONES = {"pebbles-tide": 3, "pebbles-counted": 3, "pebbles-walk": 2, "pebbles-home": 1}
"""What somebody who was away for long is told first, and how much it matters."""


def surface() -> Surface:
    """How it looks: colour, sign, pictures."""
    return Surface(
        load_game("pebbles"),
        accent=0x4E8FA8,
        emoji="🪨",
        pictures=pictures,
        draw=draw,
        milestones=MILESTONES,
        endings=frozenset({"pebbles-counted"}),
    )
