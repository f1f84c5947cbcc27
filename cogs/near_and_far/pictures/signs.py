"""What the pictures of Near and Far share: the signs of goods and stories, a player's colour, shape and letter."""

from collections.abc import Mapping
from typing import Any

from bot.draw import icons
from bot.draw.colors import (
    BLUE,
    BROWN,
    GOLD,
    GREEN,
    INK,
    LILAC,
    MOSS,
    ORANGE,
    PAPER,
    RED,
    ROSE,
    SKY,
    STEEL,
    TAN,
    TEAL,
    WHITE,
    Color,
    mix,
)
from bot.draw.marks import Mark
from bot.draw.pen import Pen
from bot.draw.pieces import Piece, PieceShape

View = Mapping[str, Any]
LETTERS = {"riza": "Z"}
"""Rin and Riza begin alike; everybody else is known by the first letter."""
FACTIONS: dict[str, Color] = {"mystic": SKY, "nomad": GOLD, "outlaw": MOSS, "lizard": ROSE}
"""Of banners and of the people under them: the blue, yellow, green and red of the box, light enough for words."""
BANNERS = {"mystic": "My"}
"""An M is movement."""
FACTION_NAMES = {"mystic": "Mystic", "nomad": "Nomad", "outlaw": "Outlaw", "lizard": "Lizardfolk"}
DECKS: dict[str, Color] = {"basic": TAN, "advanced": STEEL, "treasure": mix(TEAL, WHITE, 0.4), "world": LILAC}
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


def bread(p: Pen) -> None:
    """A loaf: food."""
    p.oval(50, 56, 44, 32, TAN, icons.E)
    for x in (32, 50, 68):
        p.line([(x + 6, 36), (x - 6, 58)], 6, BROWN)


def bird(p: Pen) -> None:
    """A pack bird: long legs, a long neck, a load."""
    p.line([(42, 66), (38, 96)], 7)
    p.line([(58, 66), (62, 96)], 7)
    p.oval(48, 56, 32, 22, ORANGE, icons.E)
    p.line([(70, 50), (76, 20)], 18)
    p.line([(70, 50), (76, 20)], 9, ORANGE)
    p.disc(76, 18, 13, ORANGE, icons.E)
    p.poly([(86, 12), (99, 19), (86, 25)], GOLD, 5)
    p.disc(79, 15, 3, INK, 0)
    p.box(30, 26, 34, 24, BROWN, 5, 5)


def tortoise(p: Pen) -> None:
    """A pack tortoise."""
    for x in (28, 68):
        p.box(x - 9, 66, 18, 24, MOSS, 6, 5)
    p.disc(88, 58, 11, MOSS, 6)
    p.disc(91, 55, 3, INK, 0)
    p.oval(46, 56, 40, 30, GREEN, icons.E)
    p.poly([(46, 34), (64, 46), (58, 68), (34, 68), (28, 46)], MOSS, 5)


def banner(p: Pen, faction: str) -> None:
    """A faction's banner: its colour, its letter and its own foot."""
    foot = {
        "mystic": [(84, 70), (50, 96), (16, 70)],
        "nomad": [(84, 94), (50, 70), (16, 94)],
        "outlaw": [(84, 92), (67, 74), (50, 92), (33, 74), (16, 92)],
    }.get(faction, [(84, 90), (16, 90)])
    p.poly([(16, 8), (84, 8), *foot], FACTIONS.get(faction, STEEL), icons.E)
    letters = BANNERS.get(faction) or faction[:1].upper()
    p.word(50, 44, letters, 50 if len(letters) == 1 else 36)


def renown(p: Pen) -> None:
    """Reputation: a laurel around a star."""
    p.disc(50, 50, 44, PAPER, icons.E)
    p.star(50, 51, 30, GOLD, edge=5)


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


def boss(waiting: View) -> Piece:
    """A boss: its level, which is what has to be reached (NF-15.2)."""
    return Piece(str(waiting["level"]), f"{waiting['name']}, level {waiting['level']}", WHITE, "diamond")


def colour(player: View) -> Color:
    """The colour of a player's camps."""
    return FILLS.get(player["colour"], LILAC)
