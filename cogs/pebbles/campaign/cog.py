"""The campaign on Discord: its surface, the log with its sheet."""

from bot.ui.panels.surface import Surface
from bot.ui.screens.campaign import campaign_surface
from cogs.pebbles.campaign.game import game


def surface() -> Surface:
    """How it looks: like the evenings, with the book as its sign."""
    return campaign_surface(game(), accent=0x4E8FA8)
