"""Doomrock on Discord: its surface and its own commands. All else of the screen follows from decisions and `data/`."""

from typing import Any

from bot.ui.surface import Surface
from cogs import load_game
from cogs.doomrock.box_cog import add_box
from cogs.doomrock.box_edge import Edge
from cogs.doomrock.picture import draw, pictures
from cogs.doomrock.table_cog import add_shortcuts
from cogs.doomrock.telling import brief

ACCENT = 0xB5482A
MILESTONES = frozenset(
    f"dr-{kind}"
    for kind in (
        "setting", "discovered", "levelled", "kept", "to-battle", "round", "defeated", "fallen", "won", "score"
    )
)  # fmt: skip
"""What somebody who was away for long is told first."""


def surface() -> Surface:
    """How the game looks: colour, sign, pictures."""
    return Surface(
        load_game("doomrock"),
        accent=ACCENT,
        emoji="⛰️",
        pictures=pictures,
        draw=draw,
        lines=brief,
        milestones=MILESTONES,
    )


async def setup(bot: Any) -> None:
    """Add `/doom` and `/doomrock` to the bot, which has `clicks` and `keepsakes`."""
    edge = Edge(bot.keepsakes, bot.clicks)
    await add_box(bot, edge)
    await add_shortcuts(bot, edge)
