"""What they wear on Altered's cards: the hat says what for, the trinket says who. Pictures only."""

from collections.abc import Callable
from typing import Final

from bot.draw.colors import (
    BLUE,
    BROWN,
    GOLD,
    GREEN,
    NIGHT,
    PURPLE,
    RED,
    ROSE,
    SAND,
    SKY,
    STEEL,
    TEAL,
    WHITE,
    Color,
)
from bot.draw.pen import Pen


def _helmet(p: Pen) -> None:
    p.poly([(18, 46), (20, 24), (36, 10), (64, 10), (80, 24), (82, 46), (50, 38)], STEEL)
    p.poly([(50, 12), (44, 0), (60, 0)], RED)


def _witch_hat(p: Pen) -> None:
    p.poly([(28, 34), (54, -4), (72, 34)], PURPLE)
    p.oval(50, 35, 40, 7, PURPLE)
    p.star(52, 22, 7, GOLD, 5, 0.5, 2)


def _crown(p: Pen) -> None:
    p.poly([(24, 12), (36, 22), (50, 6), (64, 22), (76, 12), (72, 34), (28, 34)], GOLD)


def _beret(p: Pen) -> None:
    p.oval(44, 24, 33, 14, RED)
    p.line([(44, 12), (46, 5)], 5)


def _goggles(p: Pen) -> None:
    p.line([(22, 34), (78, 34)], 7, BROWN)
    for x in (38, 62):
        p.disc(x, 34, 11, BROWN)
        p.disc(x, 34, 6.5, SKY, 2.5)


def _sun_hat(p: Pen) -> None:
    p.oval(50, 24, 26, 18, SAND)
    p.oval(50, 33, 44, 8, SAND)
    p.line([(26, 29), (74, 29)], 5, RED)


def _bowler(p: Pen) -> None:
    p.oval(50, 24, 25, 18, NIGHT)
    p.oval(50, 33, 36, 6, NIGHT)


HATS: dict[str, Callable[[Pen], None]] = {
    "soldier": _helmet,
    "mage": _witch_hat,
    "noble": _crown,
    "artist": _beret,
    "engineer": _goggles,
    "adventurer": _sun_hat,
    "citizen": _bowler,
}


# ---------------------------------------------------------------- trinkets


def _scarf(p: Pen, tint: Color) -> None:
    p.poly([(20, 80), (80, 80), (76, 91), (24, 91)], tint, 3)
    p.poly([(62, 88), (74, 88), (72, 99), (60, 99)], tint, 3)


def _bow(p: Pen, tint: Color) -> None:
    for side in (-1, 1):
        p.poly([(50, 88), (50 + side * 18, 79), (50 + side * 18, 97)], tint, 3)
    p.disc(50, 88, 5, tint, 3)


def _monocle(p: Pen, tint: Color) -> None:
    p.arc(63, 50, 11, 11, 0, 360, 3.5, tint)
    p.line([(74, 53), (80, 74)], 2.5, tint)


def _flower(p: Pen, tint: Color) -> None:
    p.star(77, 31, 13, tint, 6, 0.6, 3)
    p.disc(77, 31, 4, GOLD if tint is not GOLD else WHITE, 2)


def _feather(p: Pen, tint: Color) -> None:
    p.poly([(22, 36), (8, 22), (12, 4), (24, 16)], tint, 3)
    p.line([(22, 34), (14, 12)], 2)


def _earring(p: Pen, tint: Color) -> None:
    p.disc(22, 70, 5.5, tint, 3)


def _freckles(p: Pen, tint: Color) -> None:
    for side in (-1, 1):
        for x, y in ((17, 63), (22, 66), (18, 69)):
            p.disc(50 + side * x, y, 2.2, tint, 0)


def _medal(p: Pen, tint: Color) -> None:
    p.poly([(26, 78), (36, 78), (31, 88)], tint, 2.5)
    p.disc(31, 90, 6, GOLD, 2.5)


def _spectacles(p: Pen, tint: Color) -> None:
    for side in (-1, 1):
        p.arc(50 + side * 13, 50, 10.5, 10.5, 0, 360, 3, tint)
    p.line([(47, 49), (53, 49)], 3, tint)


def _bandage(p: Pen, tint: Color) -> None:
    p.poly([(62, 36), (76, 43), (73, 50), (59, 43)], WHITE, 2.5)
    p.disc(67, 43, 2, tint, 0)


TRINKETS: Final = (_scarf, _bow, _monocle, _flower, _feather, _earring, _freckles, _medal, _spectacles, _bandage)
TINTS: Final = (RED, BLUE, GREEN, PURPLE, TEAL, ROSE, GOLD)


def trinket(p: Pen, seed: int) -> None:
    """Something of one's own; seed: whose."""
    TRINKETS[(seed >> 16) % len(TRINKETS)](p, TINTS[(seed >> 21) % len(TINTS)])
