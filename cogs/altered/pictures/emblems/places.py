"""Gear and Landmarks: small things and places, each around (50, 50) and up to 80 wide. Pictures only."""

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
    SAND,
    SKY,
    STEEL,
    STONE,
    TAN,
    TEAL,
    WHITE,
    Color,
)
from bot.draw.pen import Paint, Pen

# ---------------------------------------------------------------- gear


def banner(p: Pen) -> None:
    p.line([(26, 10), (26, 92)], 6, BROWN)
    p.poly([(28, 16), (84, 16), (70, 36), (84, 56), (28, 56)], MOSS)
    for x, y in ((42, 30), (56, 42), (60, 26)):
        p.disc(x, y, 5, TEAL, 2)


def queue(p: Pen) -> None:
    for x in (22, 78):
        p.line([(x, 44), (x, 84)], 7, GOLD)
        p.disc(x, 40, 6, GOLD)
    p.arc(50, 48, 28, 18, 0, 180, 6, RED)
    p.box(30, 12, 40, 22, PAPER, 3)
    p.poly([(62, 23), (50, 15), (50, 20), (37, 20), (37, 26), (50, 26), (50, 31)], BLUE, 0)


def packet(p: Pen) -> None:
    p.poly([(28, 18), (72, 18), (72, 84), (28, 84)], SAND)
    p.line([(28, 28), (72, 28)], 3)
    p.star(50, 50, 15, RED, 6, 0.6, 3)
    p.disc(50, 50, 5, GOLD, 2)
    for x in (78, 84, 80):
        p.oval(x, 58 + x % 7 * 5, 3, 4, BROWN, 1.5)


def anvil(p: Pen) -> None:
    p.poly([(14, 34), (84, 34), (84, 46), (62, 54), (62, 66), (74, 80), (28, 80), (40, 66), (40, 54), (14, 42)], STEEL)
    p.star(68, 20, 9, GOLD, 6, 0.45, 2)


def trapdoor(p: Pen) -> None:
    p.poly([(14, 66), (34, 50), (86, 50), (66, 66)], INK, 3)
    p.poly([(34, 50), (86, 50), (82, 14), (38, 14)], BROWN)
    p.arc(60, 30, 8, 6, 0, 180, 4, GOLD)
    p.box(14, 66, 52, 10, TAN, 2)


def boot(p: Pen) -> None:
    p.poly([(32, 14), (56, 14), (56, 54), (82, 62), (86, 80), (30, 80)], BROWN)
    p.box(28, 78, 60, 9, INK, 3, 0)
    for y in (30, 40, 50):
        p.line([(46, y), (60, y - 3)], 3, GOLD)


def bridge(p: Pen) -> None:
    """A piece is missing."""
    for x in (16, 84):
        p.line([(x, 28), (x, 84)], 7, BROWN)
    p.line([(16, 32), (36, 50)], 4, TAN)
    p.line([(84, 32), (64, 50)], 4, TAN)
    for x in (12, 26, 62, 76):
        p.box(x, 54, 12, 12, TAN, 2)
    p.poly([(44, 76), (56, 72), (60, 84), (47, 87)], TAN, 3)


def crate(p: Pen) -> None:
    p.box(20, 34, 60, 48, TAN, 3)
    p.line([(22, 36), (78, 80)], 5, BROWN)
    p.line([(78, 36), (22, 80)], 5, BROWN)
    p.oval(38, 27, 11, 8, RED)
    p.oval(60, 26, 14, 8, GOLD)


def bell(p: Pen) -> None:
    p.disc(50, 76, 8, BROWN)
    p.poly([(50, 16), (66, 26), (72, 62), (82, 72), (18, 72), (28, 62), (34, 26)], GOLD)
    for side in (-1, 1):
        p.arc(50, 44, 40, 30, -25 if side > 0 else 155, 25 if side > 0 else 205, 4)


# ---------------------------------------------------------------- places


def house(p: Pen, roof: Color, sign: Paint | None = None, wall: Color = PAPER) -> None:
    """A house with something before its door; what it is stands on the sign."""
    p.box(18, 42, 64, 46, wall, 2)
    p.poly([(10, 44), (50, 12), (90, 44)], roof)
    p.box(42, 62, 16, 26, BROWN, 3)
    if sign is not None:
        sign(p)


def barrier(p: Pen) -> None:
    p.line([(8, 70), (92, 62)], 8, WHITE)
    for x in (16, 40, 64, 86):
        p.line([(x, 69 - x / 13), (x + 8, 68 - x / 13)], 8, RED)


def wheel(p: Pen) -> None:
    p.disc(74, 66, 22, BROWN)
    p.disc(74, 66, 14, SAND, 3)
    for way in ((52, 66, 96, 66), (74, 44, 74, 88), (58, 50, 90, 82), (90, 50, 58, 82)):
        p.line([way[:2], way[2:]], 3)
    p.box(10, 84, 80, 7, BLUE, 3, 0)


def desk(p: Pen) -> None:
    for x in (28, 72):
        p.box(x - 7, 50, 14, 12, GOLD, 2, 3)
    p.line([(50, 12), (50, 0)], 4)
    p.poly([(50, 1), (70, 5), (50, 10)], BLUE, 2)


def smoke(p: Pen) -> None:
    p.box(64, 16, 13, 28, STONE, 2)
    for x, y, r in ((70, 10, 8), (80, 4, 7)):
        p.disc(x, y, r, WHITE, 2.5)
    p.disc(30, 56, 7, ORANGE, 3)


def cards(p: Pen) -> None:
    for y, xs in ((86, (20, 46, 72)), (62, (33, 59)), (38, (46,))):
        for x in xs:
            for side in (-1, 1):
                p.line([(x + 4 + side * 11, y), (x + 4, y - 23)], 5, RED if side < 0 else WHITE)
    for y, x, wide in ((63, 22, 60), (39, 34, 36)):
        p.line([(x, y), (x + wide, y)], 3)


def table(p: Pen) -> None:
    p.poly([(6, 74), (32, 38), (68, 38), (94, 74)], WHITE)
    for x, y in ((40, 46), (60, 46), (32, 60), (68, 60), (50, 58)):
        p.oval(x, y, 6, 3.5, GOLD, 2)
    for x in (14, 86):
        p.line([(x, 74), (x, 92)], 5, BROWN)


def water(p: Pen) -> None:
    p.poly([(30, 46), (50, 24), (70, 46)], BROWN)
    p.box(36, 44, 28, 16, PAPER, 0, 3)
    for n, tint in enumerate((SKY, BLUE, TEAL)):
        p.box(4, 56 + n * 13, 92, 14, tint, 0, 0)
        for x in (14, 38, 62, 86):
            p.arc(x, 58 + n * 13, 11, 5, 180, 360, 3)


def glass(p: Pen) -> None:
    p.poly([(16, 86), (16, 44), (50, 16), (84, 44), (84, 86)], SKY)
    for x in (33, 50, 67):
        p.line([(x, 86), (x, 31 if x != 50 else 17)], 3)
    p.line([(16, 62), (84, 62)], 3)
    for x, tint in ((28, GREEN), (50, MOSS), (72, GREEN)):
        p.oval(x, 76, 9, 10, tint, 3)


def clock(p: Pen) -> None:
    p.poly([(26, 92), (30, 30), (50, 8), (70, 30), (74, 92)], TAN)
    p.disc(50, 46, 18, WHITE)
    for x, y in ((50, 32), (64, 46), (50, 60), (36, 46)):
        p.disc(x, y, 2.5, INK, 0)


def belt(p: Pen) -> None:
    p.box(6, 60, 88, 16, STEEL, 8)
    for x in (18, 39, 60, 81):
        p.disc(x, 68, 5, INK, 0)
    for x, tint in ((14, GOLD), (42, ORANGE), (70, RED)):
        p.box(x, 40, 18, 19, tint, 3, 3)
        p.eyes(x + 9, 48, 4, 2.5)


def socket(p: Pen) -> None:
    p.box(26, 18, 40, 70, TEAL, 6)
    p.poly([(50, 26), (36, 52), (46, 52), (42, 74), (58, 44), (48, 44)], GOLD, 3)
    p.line([(66, 40), (84, 44), (84, 76), (74, 84)], 5)


def cupboard(p: Pen) -> None:
    p.box(18, 14, 64, 74, BROWN, 3)
    p.box(24, 20, 52, 62, NIGHT, 2, 3)
    p.line([(24, 50), (76, 50)], 4, TAN)
    p.poly([(32, 48), (38, 28), (44, 48)], PURPLE, 2)
    p.poly([(52, 46), (52, 34), (58, 40), (62, 32), (66, 40), (72, 34), (72, 46)], GOLD, 2)
    p.disc(38, 66, 9, WHITE, 2)
    p.line([(56, 58), (70, 78)], 5, STEEL)


def tent(p: Pen) -> None:
    p.poly([(8, 84), (46, 26), (92, 84)], ORANGE)
    p.poly([(36, 84), (46, 40), (60, 84)], NIGHT, 3)
    p.line([(46, 26), (42, 12)], 4)
    p.box(58, 54, 18, 9, WHITE, 1, 2)
    for n in range(3):
        p.line([(12 + n * 7, 24), (12 + n * 7, 36)], 3)


def doors(p: Pen) -> None:
    for x, tint in ((8, RED), (37, BLUE), (66, GREEN)):
        p.box(x, 26, 25, 60, tint, 3)
        p.disc(x + 19, 58, 3, GOLD, 1.5)
    p.word(50, 46, "?", 22, WHITE)


def moonlit(p: Pen) -> None:
    p.disc(72, 22, 14, GOLD)
    p.box(14, 40, 62, 48, BROWN, 2)
    for y in (46, 66):
        for n, tint in enumerate((RED, TEAL, GOLD, LILAC, GREEN)):
            p.box(20 + n * 10, y, 9, 17, tint, 1, 2)


def locked(p: Pen) -> None:
    p.box(18, 24, 64, 62, LILAC, 26)
    p.line([(50, 25), (50, 85)], 3)
    p.arc(50, 54, 11, 14, 180, 360, 5)
    p.box(34, 52, 32, 25, GOLD, 4)
    p.disc(50, 63, 4, INK, 0)
