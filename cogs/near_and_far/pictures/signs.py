"""What the pictures of Near and Far share: the signs of goods and stories, a player's colour, shape and letter."""

from collections.abc import Mapping
from typing import Any

from bot.draw import icons
from bot.draw.colors import BLUE, BROWN, GOLD, GREEN, INK, LILAC, PAPER, RED, SKY, STEEL, TEAL, WHITE, Color
from bot.draw.marks import Mark
from bot.draw.pen import Pen
from bot.draw.pieces import Piece, PieceShape

View = Mapping[str, Any]
LETTERS = {"riza": "Z"}
"""Rin and Riza begin alike; everybody else is known by the first letter."""
FILLS: dict[str, Color] = {"green": GREEN, "blue": BLUE, "red": RED, "yellow": GOLD}
SHAPES: dict[str, PieceShape] = {"green": "disc", "blue": "box", "red": "diamond", "yellow": "disc"}
"""Neighbours in the order of seats differ without their colour too."""


def gem(p: Pen) -> None:
    """A cut stone."""
    p.poly([(26, 16), (74, 16), (94, 42), (50, 92), (6, 42)], TEAL, icons.E)
    p.poly([(30, 22), (50, 22), (36, 42), (14, 42)], SKY, 0)
    p.line([(10, 42), (90, 42)], 5)
    p.line([(36, 42), (50, 88), (64, 42)], 4)


def book(p: Pen) -> None:
    """A story that waits: an open book."""
    p.poly([(4, 22), (50, 32), (96, 22), (96, 84), (50, 94), (4, 84)], BROWN, icons.E)
    p.poly([(11, 18), (50, 30), (50, 84), (11, 74)], PAPER, 4)
    p.poly([(89, 18), (50, 30), (50, 84), (89, 74)], WHITE, 4)
    for y in (38, 52):
        p.line([(20, y - 4), (42, y + 2)], 4, BROWN)
        p.line([(80, y - 4), (58, y + 2)], 4, BROWN)


def chest(p: Pen) -> None:
    """A chest with its lock."""
    p.box(8, 16, 84, 72, BROWN, 20, icons.E)
    p.box(8, 46, 84, 42, BROWN, 8, icons.E)
    p.box(40, 38, 20, 26, GOLD, 5, 5)
    for x in (22, 78):
        p.line([(x, 22), (x, 84)], 6, STEEL)
    p.line([(10, 46), (90, 46)], 5, INK)


BOOK, CHEST, THREAT = Mark(book, "story"), Mark(chest, "chest"), Mark(icons.threat, "threat")
GOODS = {"coin": Mark(icons.coin, "coin"), "gem": Mark(gem, "gem")}


def letter(character: str) -> str:
    """The sign of a player on tents and pieces; no two characters share one."""
    return LETTERS.get(character) or character[:1].upper()


def standee(player: View, *, active: bool) -> Piece:
    """A player."""
    shape = SHAPES.get(player["colour"], "disc")
    return Piece(letter(player["character"]), player["name"], colour(player), shape, active=active)


def camp(player: View) -> Piece:
    """A player's tent."""
    return Piece(letter(player["character"]), f"{player['name']}'s camp", colour(player), "tent")


def colour(player: View) -> Color:
    """The colour of a player's camps."""
    return FILLS.get(player["colour"], LILAC)
