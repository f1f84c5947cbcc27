"""The starters as whoever chooses one sees them. Pure, only looks."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cogs.altered.content.pack import AlteredContent
from cogs.altered.state import AlteredState
from cogs.altered.view.printed import printed

PARTS: Final = ("starters-1", "starters-2", "starters-3")
"""Three pictures: fewer would be so tall that a desktop makes them too small to read."""


def starters(state: AlteredState, content: AlteredContent) -> list[dict[str, Any]]:
    """What may be chosen, as long as it is (D0)."""
    if state.players or state.options.decks != "choose":
        return []
    return [
        {
            "name": deck.name,
            "about": deck.about,
            "level": deck.level,
            "hero": printed(content.cards[deck.hero]) if deck.hero else None,
        }
        for deck in content.starters(state.options.starters).values()
    ]


def part_of(found: Sequence[Mapping[str, Any]], name: str) -> Sequence[Mapping[str, Any]]:
    """Those that stand in one of the pictures; there may be none."""
    many = -(-len(found) // (2 * len(PARTS))) * 2  # whole rows of two
    begin = PARTS.index(name) * many
    return found[begin : begin + many]
