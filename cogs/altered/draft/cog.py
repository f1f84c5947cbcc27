"""The draft on Discord: its surface. All else of the screen follows from decisions and `data/altered/draft`."""

from bot.ui.panels.surface import Surface
from cogs import load_game
from cogs.altered.draft.pictures.picture import draw, pictures
from cogs.altered.draft.view.cards import cards
from cogs.altered.pictures.card import EXPLAINED, LEGEND, OTHER_TERMS

CHAPTERS = frozenset({"ad-pack", "ad-sealed", "ad-winston", "ad-build", "ad-round"})


def surface() -> Surface:
    """How it looks: colour, sign, pictures."""
    return Surface(
        load_game("altered-draft"),
        accent=0x7A5C9E,
        emoji="🃏",
        pictures=pictures,
        draw=draw,
        brief_hand=1,
        turns=CHAPTERS,
        chapters=CHAPTERS,
        cards=cards,
        signs=LEGEND,
        terms=OTHER_TERMS,
        explained=EXPLAINED,
        endings=frozenset({"ad-wins"}),
    )
