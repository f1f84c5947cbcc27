"""The campaign on Discord: its surface, the log with the party and what can be read there."""

from bot.rules.campaign.game import Campaign
from bot.ui.panels.surface import Surface
from bot.ui.screens.campaign import campaign_surface
from cogs import load_game
from cogs.evershade.campaign.readable import draw_log, pictures, readable
from cogs.evershade.pictures.signs import LEGEND

LINES = 4
"""Beside the picture: what comes next, the tracker, the camp."""


def surface() -> Surface:
    """How it looks: like its acts, whose heroes it draws, with the log as the panel."""
    game = load_game("evershade-campaign")
    assert isinstance(game, Campaign)
    more = {"pictures": pictures, "draw": draw_log, "signs": LEGEND, "brief": LINES, "brief_hand": LINES}
    return campaign_surface(game, accent=0x6F5B8C, cards=readable, **more)
