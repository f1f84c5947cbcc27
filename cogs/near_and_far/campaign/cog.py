"""The campaign on Discord: its surface, the log with its sheet."""

from bot.rules.campaign.game import Campaign
from bot.ui.panels.surface import Surface
from bot.ui.screens.campaign import campaign_surface
from cogs import load_game


def surface() -> Surface:
    """How it looks: like its sessions, with the log as the panel."""
    game = load_game("near_and_far-campaign")
    assert isinstance(game, Campaign)
    return campaign_surface(game, accent=0xC2703D)
