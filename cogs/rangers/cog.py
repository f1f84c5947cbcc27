"""Earthborne Rangers on Discord: its surface. All else of the screen follows from decisions and `data/rangers`."""

from typing import Any

from bot.tables.model.info import Info
from bot.tables.shelf.shelf import Shelf
from bot.ui.door.box_commands import add_box
from bot.ui.panels.surface import Surface
from cogs import load_game
from cogs.rangers.pictures.picture import draw, pictures
from cogs.rangers.pictures.readable import cards
from cogs.rangers.pictures.signs import LEGEND
from cogs.rangers.rules.ground import WANTED
from cogs.rangers.screens.deck_shelf import GAME, DeckShelf
from cogs.rangers.screens.frame import RangersFrame
from cogs.rangers.screens.rangers_cog import RangersCommands
from cogs.rangers.view.account import account, summary
from cogs.rangers.view.printed import brought, printed
from cogs.rangers.view.telling import brief, busy

MILESTONES = {
    **{"rangers-arrives": 3, "rangers-mission-done": 3, "rangers-injury": 2, "rangers-reward": 2},
    "rangers-clears": 1,
}
"""What somebody who was away for long is told first, and how much it matters."""

TERMS = tuple(
    f"rangers-term-{term}" for term in ("fatigue", "presence", "threshold", "obstacle", "exhausted", "challenge")
)
CHAPTERS = frozenset({"rangers-arrives", "rangers-day"})
TURNS = CHAPTERS | {"rangers-round", "rangers-tests", "rangers-plays", "rangers-passes"}
"""With what a part of the day, or somebody's deed, begins."""


def surface() -> Surface:
    """How it looks: colour, sign, pictures, what can be read, what its news are."""
    game: Any = load_game("rangers")
    return Surface(
        game,
        accent=0x5E8C4A,
        emoji="🌿",
        pictures=pictures,
        draw=draw,
        busy=busy,
        lines=brief,
        brief_hand=0,
        account=account,
        summary=summary,
        outlines=True,  # which ways had a line and which had none was another thing each turn
        cards=cards,
        printed=lambda: printed(game.content),
        brought=brought,
        milestones=MILESTONES,
        signs=LEGEND,
        terms=TERMS,
        turns=TURNS,
        chapters=CHAPTERS,
        endings=frozenset({"rangers-day-ends"}),
        # what was looked at is soon drawn or shuffled: told again later it would be wrong
        at_hand=frozenset({"rangers-hand-own", "rangers-draws-own", "rangers-soothes-own", "rangers-scouts-own"}),
    )


async def setup(bot: Any) -> None:
    """Add `/rangers` to the bot, which has `clicks`, `channel_records` and `tables`."""
    frame = RangersFrame(bot.channel_records, bot.clicks)
    shelf = DeckShelf(Shelf(bot.tables.database), frame.content)

    async def with_cards(info: Info, wants: str, item: Any) -> Any:
        if wants == WANTED:
            return await shelf.ground(info.guild, str(item))
        return await shelf.with_cards(info.guild, item)

    bot.tables.playing.suppliers[GAME] = with_cards
    await add_box(bot, RangersCommands(frame, shelf))
