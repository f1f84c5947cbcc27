"""Who goes with a Hero: small painters for the corner of a portrait, by the Hero's reference. Pictures only.

All of them stand around (76, 78) and are about 44 wide, so that the Hero stays who is looked at.
"""

from typing import Final

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
    SAND,
    SKIN,
    STEEL,
    STONE,
    TAN,
    TEAL,
    WHITE,
    Color,
    mix,
)
from bot.draw.pen import Paint, Pen


def _look(p: Pen, y: float = 76, gap: float = 7, r: float = 4) -> None:
    p.eyes(76, y, gap, r)


def cat(p: Pen, fur: Color = TAN) -> None:
    """Ears, and an opinion."""
    for side in (-1, 1):
        p.poly([(76 + side * 16, 56), (76 + side * 17, 78), (76 + side * 3, 69)], fur, 3)
    p.disc(76, 80, 17, fur)
    _look(p, 78)
    p.oval(76, 87, 3, 2, INK, 0)


def piston(p: Pen) -> None:
    """A small engine that jumps."""
    p.box(60, 72, 32, 26, STEEL, 5)
    p.box(70, 50, 12, 24, ORANGE, 3)
    p.box(62, 44, 28, 9, STONE, 4)
    _look(p, 84)


def kettle(p: Pen) -> None:
    """It boils, and means it."""
    p.arc(76, 66, 16, 16, 180, 360, 5)
    p.oval(76, 82, 20, 17, RED)
    p.poly([(56, 74), (46, 66), (50, 84)], RED, 4)
    p.disc(76, 64, 4, GOLD, 3)
    _look(p, 81)


def robot(p: Pen) -> None:
    """The second-best."""
    p.line([(76, 62), (76, 52)], 4)
    p.disc(76, 51, 4, RED, 3)
    p.box(58, 62, 36, 34, STEEL, 7)
    p.box(63, 69, 26, 13, INK, 4, 0)
    for x in (70, 82):
        p.disc(x, 75, 4, GOLD, 0)
    p.line([(68, 89), (84, 89)], 3)


def dog(p: Pen) -> None:
    """Mud up to the ears."""
    for side in (-1, 1):
        p.oval(76 + side * 17, 76, 7, 15, BROWN)
    p.oval(76, 79, 17, 17, TAN)
    p.oval(76, 88, 10, 8, PAPER, 3)
    p.oval(76, 84, 4, 3, INK, 0)
    _look(p, 74)


def goats(p: Pen) -> None:
    """Both."""
    for x, y, fur in ((88, 68, STONE), (70, 82, WHITE)):
        for side in (-1, 1):
            p.line([(x + side * 5, y - 10), (x + side * 10, y - 22)], 4, BROWN)
            p.oval(x + side * 14, y - 4, 6, 3, fur, 3)
        p.oval(x, y, 11, 15, fur)
        p.eyes(x, y - 3, 5, 3)
        p.line([(x, y + 14), (x, y + 20)], 4)


def pony(p: Pen) -> None:
    """Small, and knows the way."""
    p.poly([(62, 98), (62, 66), (72, 54), (90, 62), (96, 80), (88, 88), (78, 84), (80, 98)], BROWN)
    p.poly([(70, 54), (60, 62), (58, 84), (66, 76)], GOLD, 3)
    p.poly([(74, 56), (74, 44), (82, 56)], BROWN, 3)
    p.disc(82, 68, 3, INK, 0)
    p.disc(92, 80, 1.8, INK, 0)


def oops(p: Pen) -> None:
    """A die with legs, which has just fallen over."""
    p.poly([(60, 66), (84, 58), (94, 80), (70, 90)], PAPER)
    for x, y in ((70, 70), (77, 74), (85, 77)):
        p.disc(x, y, 3.5, INK, 0)
    p.line([(72, 90), (68, 98)], 4)
    p.line([(88, 84), (92, 96)], 4)


def rabbit(p: Pen) -> None:
    """Out of a hat, and not going back."""
    for side in (-1, 1):
        p.oval(76 + side * 7, 52, 5, 17, WHITE)
    p.oval(76, 78, 16, 15, WHITE)
    p.oval(76, 84, 3, 2, RED, 0)
    _look(p, 75)
    p.box(58, 90, 36, 10, INK, 3, 0)


def double(p: Pen) -> None:
    """The same again, in a mirror."""
    p.oval(76, 74, 20, 25, GOLD)
    p.oval(76, 74, 15, 20, mix(BLUE, WHITE, 0.6), 3)
    p.oval(76, 76, 9, 11, SKIN, 3)
    p.poly([(66, 70), (76, 60), (86, 70), (76, 68)], INK, 0)
    p.eyes(76, 76, 4, 2.4)


def thistle(p: Pen) -> None:
    """Prickly, and fond of you."""
    p.line([(76, 98), (76, 80)], 5, GREEN)
    p.oval(66, 92, 9, 5, GREEN, 3)
    p.star(76, 64, 19, LILAC, 9, 0.6, 4)
    p.disc(76, 76, 12, GREEN)
    _look(p, 76, 5, 3)


def snail(p: Pen) -> None:
    """Here since yesterday."""
    p.poly([(52, 96), (60, 88), (92, 90), (98, 98)], SAND)
    p.line([(58, 90), (54, 74)], 4)
    p.line([(63, 90), (63, 74)], 4)
    p.disc(54, 72, 3.5, WHITE, 3)
    p.disc(63, 72, 3.5, WHITE, 3)
    p.disc(80, 78, 16, ORANGE)
    p.arc(80, 78, 9, 9, 0, 300, 4)
    p.arc(80, 78, 4, 4, 60, 330, 3)


def forest(p: Pen) -> None:
    """Three trees, on a string."""
    for x, y in ((64, 78), (88, 78), (76, 66)):
        p.line([(x, y + 12), (x, y + 22)], 5, BROWN)
        p.poly([(x, y - 18), (x + 13, y + 14), (x - 13, y + 14)], GREEN, 4)
    p.eyes(76, 72, 4, 2.6)


def goose(p: Pen) -> None:
    """It writes everything down."""
    p.oval(78, 88, 18, 12, WHITE)
    p.poly([(66, 88), (64, 58), (74, 58), (78, 84)], WHITE, 4)
    p.disc(69, 57, 9, WHITE)
    p.poly([(62, 54), (48, 59), (62, 63)], ORANGE, 3)
    p.disc(68, 55, 2.6, INK, 0)
    p.poly([(84, 80), (98, 54), (92, 82)], PAPER, 3)


def abacus(p: Pen) -> None:
    """It does not care how you feel."""
    p.box(56, 58, 40, 38, BROWN, 4)
    p.box(61, 63, 30, 28, PAPER, 2, 3)
    for row, (y, fill) in enumerate(((69, RED), (77, GOLD), (85, TEAL))):
        p.line([(62, y), (90, y)], 2)
        for bead in range(3):
            p.disc(67 + bead * 6 + row * 3, y, 3.2, fill, 2)


def drum(p: Pen) -> None:
    """Louder than it looks."""
    p.poly([(58, 68), (94, 68), (91, 94), (61, 94)], RED)
    p.line([(60, 70), (70, 93), (78, 70), (86, 93), (92, 70)], 3, GOLD)
    p.oval(76, 68, 18, 7, PAPER)
    p.line([(62, 48), (74, 65)], 4, BROWN)
    p.line([(94, 48), (80, 65)], 4, BROWN)


def shade(p: Pen) -> None:
    """Somebody's shadow, without the somebody."""
    p.poly([(58, 98), (60, 68), (68, 56), (84, 56), (92, 68), (94, 98), (86, 90), (76, 98), (66, 90)], INK, 0)
    for x in (70, 82):
        p.oval(x, 72, 3.5, 5, WHITE, 0)


def owl(p: Pen) -> None:
    """It has heard that."""
    for side in (-1, 1):
        p.poly([(76 + side * 15, 52), (76 + side * 16, 70), (76 + side * 4, 62)], BROWN, 3)
    p.oval(76, 78, 18, 20, BROWN)
    p.oval(76, 86, 10, 11, TAN, 0)
    for side in (-1, 1):
        p.disc(76 + side * 8, 70, 7.5, GOLD, 3)
        p.disc(76 + side * 8, 70, 3, INK, 0)
    p.poly([(72, 76), (80, 76), (76, 83)], ORANGE, 2)


def bookworm(p: Pen) -> None:
    """Through chapter nine by now."""
    p.poly([(54, 84), (76, 90), (98, 84), (98, 98), (76, 100), (54, 98)], PAPER)
    p.line([(76, 90), (76, 99)], 3)
    for x, y in ((84, 82), (80, 72), (76, 62)):
        p.disc(x, y, 10, MOSS)
    for side in (-1, 1):
        p.disc(76 + side * 6, 60, 5, WHITE, 2.5)
        p.disc(76 + side * 6, 60, 1.8, INK, 0)


COMPANIONS: Final[dict[str, tuple[str, Paint]]] = {
    "GM_BASE_B_GW_01_C": ("engineer", piston),
    "GM_ROAD_B_GW_01_C": ("engineer", kettle),
    "GM_ROAD_B_GW_02_C": ("", robot),
    "GM_BASE_B_TW_01_C": ("adventurer", dog),
    "GM_ROAD_B_TW_01_C": ("adventurer", goats),
    "GM_ROAD_B_TW_02_C": ("soldier", pony),
    "GM_BASE_B_MQ_01_C": ("artist", oops),
    "GM_ROAD_B_MQ_01_C": ("citizen", rabbit),
    "GM_ROAD_B_MQ_02_C": ("noble", double),
    "GM_BASE_B_GB_01_C": ("adventurer", thistle),
    "GM_ROAD_B_GB_01_C": ("adventurer", snail),
    "GM_ROAD_B_GB_02_C": ("", forest),
    "GM_BASE_B_CH_01_C": ("soldier", goose),
    "GM_ROAD_B_CH_01_C": ("citizen", abacus),
    "GM_ROAD_B_CH_02_C": ("noble", drum),
    "GM_BASE_B_VK_01_C": ("mage", shade),
    "GM_ROAD_B_VK_01_C": ("mage", owl),
    "GM_ROAD_B_VK_02_C": ("", bookworm),
}
"""Of the bundled Heroes: whose hat they wear (`faces.HATS`), and who goes with them. All others have a cat."""
