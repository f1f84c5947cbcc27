"""Near and Far on Discord: its surface and commands. All else of the screen follows from decisions and `data/`."""

from typing import Any

from bot.ui.door.box_commands import add_box
from bot.ui.panels.surface import Surface
from cogs import load_game
from cogs.near_and_far.pictures.card import LEGEND
from cogs.near_and_far.pictures.picture import draw, pictures
from cogs.near_and_far.pictures.readable import readable
from cogs.near_and_far.screens.box_cog import NearFarCommands
from cogs.near_and_far.screens.box_frame import FarFrame
from cogs.near_and_far.view.account import account
from cogs.near_and_far.view.asides import besides
from cogs.near_and_far.view.cards import TERMS
from cogs.near_and_far.view.happened import happened
from cogs.near_and_far.view.printed import printed
from cogs.near_and_far.view.telling import brief, twin

MILESTONES = {"far-last-camp": 3, "far-chief": 2, "far-threat-won": 2, "far-score": 3, "far-world": 1}
"""What somebody who was away for long is told first, and how much it matters."""


def surface() -> Surface:
    """How it looks: colour, sign, and what its news are."""
    game: Any = load_game("near_and_far")
    return Surface(
        game,
        accent=0xC2703D,
        emoji="🏕️",
        pictures=pictures,
        draw=draw,
        by_question=True,
        happened=lambda lines: happened(lines, game.prose, game.name_of),
        account=lambda lines: account(lines, game.content),
        besides=besides,
        lines=brief,
        twin=twin,
        cards=readable,
        printed=lambda: printed(game.content),
        signs=LEGEND,
        terms=TERMS,
        brief_hand=0,
        milestones=MILESTONES,
        turns=frozenset({"far-turn"}),
        endings=frozenset({"far-score"}),
    )


async def setup(bot: Any) -> None:
    """Add `/nearfar` to the bot, which has `clicks` and `channel_records`."""
    await add_box(bot, NearFarCommands(FarFrame(bot.channel_records, bot.clicks)))
