"""The campaign on Discord: its surface, the log with its sheet and what can be read there."""

from functools import partial

from bot.rules.campaign.game import Campaign
from bot.ui.panels.surface import Surface
from bot.ui.screens.campaign import campaign_surface
from cogs import load_game
from cogs.near_and_far.campaign.readable import readable
from cogs.near_and_far.pictures.card import LEGEND
from cogs.near_and_far.pictures.picture import draw


def surface() -> Surface:
    """How it looks: like its sessions, whose cards it draws, with the log as the panel."""
    game = load_game("near_and_far-campaign")
    assert isinstance(game, Campaign)
    return campaign_surface(game, accent=0xC2703D, cards=partial(readable, game.content), draw=draw, signs=LEGEND)
