"""Where tiles lie in a band of the playmat: in columns, each tile in the one that is shortest so far, so that no low
tile holds up a row. The wider a picture is for its height, the larger a desktop shows it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cogs.rangers.pictures.signs import View
from cogs.rangers.pictures.tiles import tile_height

GAP: Final = 12
MOST: Final = 40
"""So many cards of a zone are drawn; there are more only in words (rules 6.23)."""


class Placed(NamedTuple):
    """A card in a column, so far below the upper edge of the band."""

    card: View
    column: int
    down: int


class Band(NamedTuple):
    """Where all tiles of a band lie, and how tall it is."""

    tiles: Sequence[Placed]
    tall: int


def band(cards: Sequence[View], across: int, empty: int) -> Band:
    """across: columns; empty: how tall a band without cards is."""
    down = [0] * across
    tiles = []
    for card in cards[:MOST]:
        column = down.index(min(down))
        tiles.append(Placed(card, column, down[column]))
        down[column] += tile_height(card) + GAP
    return Band(tiles, max(down) if tiles else empty)


def split(left: Sequence[View], right: Sequence[View], across: int, title: int, empty: int) -> int:
    """Of how many columns the left one of two bands is if they lie side by side; 0: one above the other is as low."""
    best, found = band(left, across, empty).tall + title + band(right, across, empty).tall + GAP, 0
    for n in range(across - 1, 0, -1):
        tall = max(band(left, n, empty).tall, band(right, across - n, empty).tall)
        if tall < best:
            best, found = tall, n
    return found
