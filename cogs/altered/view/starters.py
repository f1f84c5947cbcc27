"""The starters as whoever chooses one sees them. Pure, only looks."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cogs.altered.content.cards import EASY
from cogs.altered.content.pack import AlteredContent
from cogs.altered.state import AlteredState
from cogs.altered.view.printed import printed

PARTS: Final = ("starters-1", "starters-2", "starters-3")
"""Three pictures for many: fewer would be so tall that a desktop makes them too small to read."""
FEW: Final = 6
"""So many stand in one."""


def starters(state: AlteredState, content: AlteredContent) -> list[dict[str, Any]]:
    """What may be chosen, as long as it is (D0)."""
    if state.players or state.options.decks != "choose":
        return []
    return [
        {
            "deck": deck.id,
            "name": deck.name,
            "about": deck.about,
            "level": deck.level,
            "hero": printed(content.cards[deck.hero]) if deck.hero else None,
        }
        for deck in content.starters(state.options.starters).values()
    ]


def part_of(found: Sequence[Mapping[str, Any]], name: str) -> Sequence[Mapping[str, Any]]:
    """Those that stand in one of the pictures; there may be none. Where some are easy, they alone do: the list below
    tells of the others."""
    shown = [starter for starter in found if starter["level"] == EASY] or found
    many = FEW if len(shown) <= FEW else -(-len(shown) // (2 * len(PARTS))) * 2  # whole rows of two
    begin = PARTS.index(name) * many
    return shown[begin : begin + many]
