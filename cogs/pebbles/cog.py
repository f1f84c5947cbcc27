"""Pebbles on Discord: its surface. All else of the screen follows from decisions and `data/pebbles`."""

from typing import Any

from bot.ui.panels.surface import Surface
from cogs import load_game
from cogs.pebbles.pictures.picture import draw, pictures
from cogs.pebbles.view.cards import TERMS, cards
from cogs.pebbles.view.printed import printed

MILESTONES = {"pebbles-tide": 3, "pebbles-counted": 3, "pebbles-walk": 2, "pebbles-home": 1}
"""What somebody who was away for long is told first, and how much it matters."""

CHAPTERS = frozenset({"pebbles-walk"})
TURNS = CHAPTERS | {"pebbles-played", "pebbles-stones", "pebbles-wave", "pebbles-find", "pebbles-tide"}
"""With what a turn of play begins: a walk, a card out of a coat, a card of the shore."""


def surface() -> Surface:
    """How it looks: colour, sign, pictures, what can be read, what its news are."""
    game: Any = load_game("pebbles")
    return Surface(
        game,
        accent=0x4E8FA8,
        emoji="🪨",
        pictures=pictures,
        draw=draw,
        names_people=True,
        cards=cards,
        printed=lambda: printed(game.content),
        milestones=MILESTONES,
        terms=TERMS,
        turns=TURNS,
        chapters=CHAPTERS,
        endings=frozenset({"pebbles-counted"}),
    )
