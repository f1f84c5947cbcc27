"""Lands of Evershade on Discord: its surface, and `/loe` for groups with the printed box. All else of the screen
follows from decisions and `data/evershade`."""

from typing import Any

from bot.ui.door.box_commands import add_box
from bot.ui.panels.surface import Surface
from cogs import load_game
from cogs.evershade.pictures.picture import draw, pictures
from cogs.evershade.pictures.readable import cards
from cogs.evershade.pictures.signs import LEGEND
from cogs.evershade.screens.box_cog import LoeCommands
from cogs.evershade.screens.box_frame import LoeFrame
from cogs.evershade.view.account import account
from cogs.evershade.view.printed import printed
from cogs.evershade.view.telling import brief, stakes

MILESTONES = {
    **{
        "evershade-act-ends": 3,
        "evershade-won": 3,
        "evershade-lost": 3,
        "evershade-lost-standing": 3,
        "evershade-died": 3,
        "evershade-down": 2,
    },
    **{"evershade-advances": 2, "evershade-gains-item": 1, "evershade-time": 1},
}
"""What somebody who was away for long is told first, and how much it matters."""
CHAPTERS = frozenset({"evershade-act", "evershade-camp"})
TURNS = CHAPTERS | {"evershade-round", "story-read"}
"""With what a part of the play begins."""
TERMS = tuple(f"evershade-term-{term}" for term in ("success", "boon", "divinum", "token", "dark"))


def surface() -> Surface:
    """How it looks: colour, sign, pictures, what can be read, what its news are."""
    game: Any = load_game("evershade")
    return Surface(
        game,
        accent=0x6F5B8C,
        emoji="🏮",
        pictures=pictures,
        draw=draw,
        lines=brief,
        account=account,
        gists=lambda view: view["fight"] is not None,
        brief_hand=0,
        beside=stakes,
        by_question=True,
        cards=cards,
        printed=lambda: printed(game.content),
        milestones=MILESTONES,
        signs=LEGEND,
        terms=TERMS,
        turns=TURNS,
        chapters=CHAPTERS,
        first_settings=("adventure", "act", "until", "heroes", "companions"),
        endings=frozenset({"evershade-act-ends"}),
    )


async def setup(bot: Any) -> None:
    """Add `/loe` to the bot, which has `clicks` and `channel_records`."""
    await add_box(bot, LoeCommands(LoeFrame(bot.channel_records, bot.clicks)))
