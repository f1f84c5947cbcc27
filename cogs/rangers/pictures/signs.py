"""The signs of Earthborne Rangers' pictures, told apart by shape as well as by colour. Draws only."""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any, Final

from bot.draw import icons
from bot.draw.colors import (
    BLUE,
    BROWN,
    CHALK,
    GOLD,
    GREEN,
    LILAC,
    MOSS,
    ORANGE,
    PAPER,
    RED,
    ROSE,
    SAND,
    SKY,
    STEEL,
    STONE,
    TAN,
    TEAL,
    WHITE,
    Color,
)
from bot.draw.counts import Counted
from bot.draw.pen import Pen

View = Mapping[str, Any]
E: Final = 7
BANDS: Final[Mapping[str, Color]] = {
    "being": MOSS,
    "feature": TAN,
    "gear": STEEL,
    "moment": ORANGE,
    "attachment": LILAC,
    "attribute": SAND,
    "location": ROSE,
    "weather": SKY,
    "mission": GOLD,
    "malady": STONE,
}
"""The colour of a kind of card; its word stands on the card too."""
PAWNS: Final[tuple[Color, ...]] = (ORANGE, TEAL, LILAC, MOSS)
"""The colours of the Rangers' tokens, which have a number as well."""


def leaf(p: Pen) -> None:
    p.poly([(14, 84), (16, 44), (40, 18), (86, 12), (80, 58), (56, 82)], GREEN, E)
    p.line([(12, 88), (66, 34)], 7)


def sun(p: Pen) -> None:
    p.star(50, 50, 47, GOLD, 8, 0.62, E)
    p.disc(50, 50, 20, WHITE, 0)


def mountain(p: Pen) -> None:
    p.poly([(4, 86), (36, 22), (56, 54), (68, 36), (96, 86)], STEEL, E)
    p.poly([(36, 22), (24, 46), (36, 40), (48, 44)], WHITE, 4)


def crest(p: Pen) -> None:
    """A wave with a crest."""
    p.poly([(4, 84), (14, 44), (44, 16), (82, 22), (62, 34), (60, 52), (74, 66), (96, 62), (90, 84)], BLUE, E)


def presence(p: Pen) -> None:
    """A paw."""
    for x, y, r in ((20, 44, 11), (40, 24, 12), (62, 24, 12), (82, 44, 11)):
        p.oval(x, y, r * 0.85, r * 1.1, BROWN, 4)
    p.oval(51, 70, 27, 22, BROWN, 5)


def progress(p: Pen) -> None:
    """A way that leads on."""
    p.poly([(34, 94), (44, 8), (56, 8), (66, 94)], SAND, E)
    for y in (80, 58, 38, 22):
        p.line([(50, y), (50, y - 8)], 6)


def harm(p: Pen) -> None:
    """Three scratches."""
    for dx in (-26, 0, 26):
        p.line([(62 + dx, 10), (38 + dx, 90)], 18)
        p.line([(62 + dx, 10), (38 + dx, 90)], 9, RED)


def deck(p: Pen) -> None:
    """A face-down deck: what a Ranger still has in them."""
    for shift in (16, 8, 0):
        p.box(18 + shift, 22 - shift, 50, 68, TEAL, 8, 6)


def hand(p: Pen) -> None:
    """Cards held."""
    p.poly([(6, 34), (40, 18), (64, 80), (30, 94)], PAPER, E)
    p.poly([(38, 14), (74, 20), (64, 84), (28, 78)], WHITE, E)


def fatigue(p: Pen) -> None:
    """A moon: tired."""
    outer = [(50 + 44 * cos(a * pi / 180), 50 + 44 * sin(a * pi / 180)) for a in range(-60, 151, 15)]
    inner = [(38 + 30 * cos(a * pi / 180), 38 + 30 * sin(a * pi / 180)) for a in range(135, -46, -15)]
    p.poly([*outer, *inner], LILAC, E)


def injury(p: Pen, suffered: bool = True) -> None:
    """A drop; an empty one where there is room for another."""
    p.poly([(50, 6), (78, 46), (80, 66), (66, 88), (34, 88), (20, 66), (22, 46)], RED if suffered else STONE, E)


def pawn(p: Pen, seat: int) -> None:
    """A Ranger's token, with their number."""
    p.poly([(50, 4), (72, 32), (92, 92), (8, 92), (28, 32)], PAWNS[seat % len(PAWNS)], E)
    p.word(50, 66, str(seat + 1), 50)


def friendly(p: Pen) -> None:
    icons.heart(p, MOSS)


def obstacle(p: Pen) -> None:
    """A barrier."""
    p.box(4, 28, 92, 30, ORANGE, 6, E)
    for x in (20, 44, 68):
        p.line([(x, 54), (x + 16, 32)], 8)
    for x in (22, 78):
        p.line([(x, 60), (x, 92)], 10)


def asleep(p: Pen) -> None:
    """A card that lies on its side."""
    p.box(6, 26, 88, 54, STONE, 10, E)
    p.poly([(36, 40), (64, 40), (42, 66), (66, 66)], None, 6)


def tag(p: Pen, word: str, fill: Color) -> None:
    icons.letter(p, word, fill)


ASPECTS: Final[Mapping[str, tuple[str, Color]]] = {
    "AWA": ("Aw", SKY),
    "FIT": ("Fi", ROSE),
    "SPI": ("Sp", LILAC),
    "FOC": ("Fo", GOLD),
    "any": ("En", CHALK),
}
ENERGY: Final[Mapping[str, Counted]] = {name: Counted(tag, shown) for name, shown in ASPECTS.items()}
APPROACHES: Final[Mapping[str, Counted]] = {
    "exploration": Counted(icons.pin),
    "conflict": Counted(icons.sword),
    "reason": Counted(icons.secret),
    "connection": Counted(icons.hands),
}
CHALLENGES: Final[Mapping[str, Counted]] = {
    "leaf": Counted(leaf),
    "sun": Counted(sun),
    "mountain": Counted(mountain),
    "crest": Counted(crest),
}
SIGNS: Final[Mapping[str, Counted]] = {
    "presence": Counted(presence),
    "progress": Counted(progress),
    "harm": Counted(harm),
    "asleep": Counted(asleep),
    "obstacle": Counted(obstacle),
    "friendly": Counted(friendly),
    "pawn": Counted(pawn, (0,)),
    "deck": Counted(deck),
    "hand": Counted(hand),
    "fatigue": Counted(fatigue),
    "injury": Counted(injury),
    **ENERGY,
    **APPROACHES,
    **CHALLENGES,
}
"""Every sign that stands on a picture, by the name of its sentence `rangers-sign-<name>`."""
LEGEND: Final[Mapping[str, str]] = {name: f"rangers-sign-{name}" for name in SIGNS if name not in ("any", "sun")}
"""Sign -> key of the sentence that explains it."""
