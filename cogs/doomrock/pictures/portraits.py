"""The faces of the heroes, drawn by code, and the round token every portrait lies on. Pictures only."""

from collections.abc import Callable

from bot.draw.colors import (
    BLUE,
    BROWN,
    GOLD,
    GREEN,
    INK,
    LILAC,
    MOSS,
    NIGHT,
    ORANGE,
    PAPER,
    PURPLE,
    RED,
    ROSE,
    SAND,
    SKIN,
    SKY,
    STEEL,
    STONE,
    TAN,
    TEAL,
    WHITE,
    Color,
    mix,
)
from bot.draw.pen import Pen

Face = Callable[[Pen], None]
ZOOM = 0.86
"""How much of its token a face fills."""


def brawler(p: Pen) -> None:
    """Flat nose, one eyebrow, a plaster, a gap where a tooth was."""
    p.oval(50, 98, 44, 26, RED)
    p.box(20, 20, 60, 62, SKIN, 26)
    p.poly([(20, 36), (24, 16), (40, 10), (60, 10), (76, 16), (80, 36), (66, 26), (34, 26)], BROWN)
    p.disc(17, 52, 8, SKIN)
    p.disc(83, 52, 8, SKIN)
    p.eyes(50, 46, 14, 6, look=(1, 1))
    p.line([(28, 38), (50, 41), (72, 38)], 8, BROWN)
    p.oval(50, 57, 10, 7, ROSE)
    p.box(34, 68, 32, 9, WHITE, 4)
    p.line([(44, 69), (44, 76)], 3)
    p.box(50, 69, 8, 7, INK, 0, 0)
    p.line([(66, 60), (77, 54)], 9, SAND)
    p.line([(70, 54), (73, 60)], 2.5, BROWN)


def templar(p: Pen) -> None:
    """A great helm; the crest is a rubber stamp."""
    p.oval(50, 100, 46, 26, BLUE)
    p.box(42, 2, 16, 16, BROWN, 8)
    p.box(33, 13, 34, 10, RED, 3)
    p.poly([(24, 30), (38, 22), (62, 22), (76, 30), (78, 70), (62, 88), (38, 88), (22, 70)], STEEL)
    p.line([(50, 24), (50, 86)], 7, GOLD)
    p.box(28, 42, 44, 13, NIGHT, 5)
    p.disc(40, 49, 3, WHITE, 0)
    p.disc(61, 49, 3, WHITE, 0)
    for y in (66, 74):
        for x in (34, 41, 59, 66):
            p.disc(x, y, 2.3, INK, 0)


def sparkwright(p: Pen) -> None:
    """Goggles, soot, hair that has seen the second time."""
    p.oval(50, 100, 42, 26, TEAL)
    p.poly(
        [
            (20, 50),
            (6, 38),
            (22, 34),
            (12, 14),
            (32, 22),
            (36, 2),
            (50, 18),
            (66, 2),
            (68, 22),
            (90, 14),
            (79, 34),
            (94, 40),
            (80, 50),
        ],
        ORANGE,
    )
    p.oval(50, 56, 30, 32, SKIN)
    p.line([(20, 46), (80, 46)], 9, BROWN)
    for x in (35, 65):
        p.disc(x, 46, 14, BROWN)
        p.disc(x, 46, 9.5, SKY, 3)
        p.line([(x - 4, 49), (x + 2, 42)], 3, WHITE)
    p.arc(50, 68, 12, 8, 10, 170, 4)
    p.disc(29, 68, 5, STONE, 0)
    p.disc(70, 66, 4, STONE, 0)


def hexer(p: Pen) -> None:
    """A pointed hat with a bend and one raised eyebrow."""
    p.oval(50, 102, 42, 24, PURPLE)
    p.poly([(24, 50), (18, 90), (34, 84), (50, 60), (66, 84), (82, 90), (76, 50)], NIGHT)
    p.oval(50, 60, 24, 26, MOSS)
    p.poly([(28, 42), (38, 12), (62, 6), (84, 18), (62, 20), (72, 42)], PURPLE)
    p.oval(50, 42, 42, 9, PURPLE)
    p.line([(31, 35), (70, 35)], 6, GOLD)
    p.eyes(50, 57, 10, 5, look=(1, 0))
    p.line([(33, 50), (44, 52)], 4)
    p.line([(55, 46), (67, 48)], 4)
    p.poly([(50, 60), (56, 70), (48, 70)], MOSS, 3)
    p.line([(42, 77), (52, 79), (62, 74)], 4)


def archer(p: Pen) -> None:
    """A green hood, and an arrow in it: not his."""
    p.oval(50, 100, 44, 28, GREEN)
    p.poly([(50, 6), (76, 18), (86, 54), (74, 86), (26, 86), (14, 54), (24, 18)], GREEN)
    p.oval(50, 56, 25, 28, SKIN)
    p.poly([(50, 22), (26, 44), (50, 38), (74, 44)], GREEN, 0)
    p.eyes(50, 55, 11, 5.5, look=(1.5, -1))
    p.line([(50, 60), (55, 66), (49, 67)], 3.5)
    p.arc(49, 73, 8, 3, 190, 350, 4)
    p.line([(12, 30), (80, 14)], 5, BROWN)
    p.poly([(80, 14), (95, 3), (97, 12), (93, 18)], RED, 3)
    p.line([(12, 30), (24, 27)], 5, BROWN)


def sneak(p: Pen) -> None:
    """Nobody. A crate with eyes."""
    p.box(14, 26, 72, 64, TAN, 4, 5)
    for y in (47, 69):
        p.line([(16, y), (84, y)], 4, BROWN)
    p.box(24, 44, 52, 20, INK, 10, 0)
    p.eyes(50, 54, 13, 7, look=(3, 0))
    p.box(8, 18, 84, 15, BROWN, 4, 5)
    p.line([(22, 76), (36, 84)], 3, BROWN)
    p.word(52, 79, "APPLES", 14, BROWN)
    for x in (20, 80):
        p.disc(x, 40, 2.4, INK, 0)


HEROES: dict[str, tuple[Color, Face]] = {
    "brawler": (ROSE, brawler),
    "templar": (SKY, templar),
    "sparkwright": (GOLD, sparkwright),
    "hexer": (LILAC, hexer),
    "archer": (MOSS, archer),
    "sneak": (STONE, sneak),
}


def hero(p: Pen, class_id: str, name: str, grey: bool = False) -> None:
    """A hero's round token; initials for a class that has no portrait."""
    token(p, HEROES.get(class_id), name, PAPER, grey)


def token(p: Pen, portrait: tuple[Color, Face] | None, name: str, rim: Color, grey: bool) -> None:
    """A portrait on a disc with a rim; grey: out of the fight."""
    ground, face = portrait or (SAND, None)
    p.disc(50, 50, 50, ground, 0)
    if face is None:
        p.word(50, 51, initials(name), 46)
    else:
        figure = Pen(p.size)
        face(figure)
        p.paste(figure, ZOOM)
    if grey:
        alpha = p.image.getchannel("A")
        p.image.paste(p.image.convert("L").convert("RGBA"))
        p.image.putalpha(alpha)
    p.round_off(49.5, INK, 8)
    p.oval(50, 50, 47.5, 47.5, None, 4.5, STONE if grey else rim)


def initials(name: str) -> str:
    """Up to two capitals of a name: `Madam Speaker` is MS."""
    words = [word for word in name.replace("The ", "").split() if word[0].isalpha()]
    return "".join(word[0] for word in words[:2]).upper() or "?"


def crate(p: Pen) -> None:
    """An area nobody has seen: an empty frame."""
    p.box(10, 10, 80, 80, mix(NIGHT, STONE, 0.4), 14, 5)
    p.word(50, 52, "?", 60, PAPER)
