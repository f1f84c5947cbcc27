"""The campaign on Discord: its surface, the log with its sheet and what can be read there."""

from functools import partial

from bot.rules.campaign.game import Campaign
from bot.ui.panels.surface import Surface
from bot.ui.screens.campaign import campaign_surface
from cogs import load_game
from cogs.rangers.campaign.readable import pictures, readable
from cogs.rangers.pictures.picture import draw
from cogs.rangers.pictures.signs import LEGEND

LINES = 8
"""Beside the picture: what comes next, missions, rewards, four Rangers; *In words* tells the rest."""


def surface() -> Surface:
    """How it looks: like its days, whose cards it draws, with the log as the panel."""
    game = load_game("rangers-campaign")
    assert isinstance(game, Campaign)
    more = {"pictures": pictures, "draw": draw, "signs": LEGEND, "brief": LINES, "brief_hand": LINES}
    return campaign_surface(game, accent=0x5E8C4A, cards=partial(readable, game.content), **more)
