"""The faces of bosses and minions, drawn by code. Pictures only."""

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
from cogs.doomrock.pictures.portraits import Face, token


def librarian(p: Pen) -> None:
    p.oval(50, 102, 40, 26, PURPLE)
    p.disc(50, 12, 13, STONE)
    p.line([(36, 4), (64, 20)], 4, BROWN)
    p.oval(50, 48, 31, 36, STONE)
    p.oval(50, 56, 25, 29, SKIN)
    for x, out in ((37, -1), (63, 1)):
        p.poly([(x + out * 15, 40), (x - out * 11, 46), (x - out * 9, 58), (x + out * 9, 57)], SKY)
        p.disc(x, 51, 3.5, INK, 0)
    p.line([(47, 49), (53, 49)], 4)
    p.oval(50, 74, 6, 5, RED, 3)
    p.box(45, 66, 10, 30, SKIN, 5)


def book(p: Pen) -> None:
    p.poly([(10, 26), (50, 36), (90, 26), (90, 52), (50, 60), (10, 52)], RED)
    p.poly([(10, 88), (50, 94), (90, 88), (90, 64), (50, 72), (10, 64)], RED)
    p.poly([(16, 50), (50, 58), (84, 50), (84, 68), (50, 74), (16, 68)], NIGHT, 0)
    for x, y in ((18, 51), (30, 54), (42, 56), (54, 56), (66, 54), (76, 52)):
        p.poly([(x, y), (x + 10, y), (x + 5, y + 11)], WHITE, 2.5)
    for x in (24, 48, 70):
        p.poly([(x, 71), (x + 10, 71), (x + 5, 61)], WHITE, 2.5)
    p.eyes(50, 24, 19, 13, look=(-3, 4))
    p.line([(16, 8), (40, 16)], 6)
    p.line([(84, 8), (60, 16)], 6)


def front_half(p: Pen) -> None:
    p.poly([(62, 96), (60, 70), (34, 78), (14, 66), (22, 48), (44, 26), (66, 14), (88, 34), (96, 96)], TAN)
    p.poly([(54, 22), (56, 2), (68, 14)], TAN)
    p.poly([(66, 14), (82, 12), (98, 40), (98, 90), (86, 60), (80, 36)], BROWN)
    p.oval(24, 64, 13, 12, SAND)
    p.disc(20, 62, 3, INK, 0)
    p.eyes(54, 40, 0.1, 8.5, look=(-2, 2))
    p.line([(46, 28), (60, 26)], 5)
    p.line([(24, 73), (36, 71)], 4)
    for x, y in ((46, 56), (40, 68)):
        p.poly([(x, y - 9), (x + 5.5, y), (x, y + 5), (x - 5.5, y)], SKY, 3)


def back_half(p: Pen) -> None:
    p.oval(46, 42, 36, 30, TAN)
    p.poly([(78, 22), (96, 24), (94, 72), (84, 60)], BROWN)
    p.box(22, 56, 17, 34, TAN, 5)
    p.box(50, 56, 17, 34, TAN, 5)
    for x in (14, 42):
        p.oval(x + 14, 90, 16, 7, RED)
        p.line([(x + 16, 86), (x + 22, 84)], 3, WHITE)
    for y in (18, 34, 50):
        p.line([(8, y), (16, y + 6), (8, y + 12)], 4, WHITE)
    p.box(40, 26, 22, 20, SAND, 3, 3)
    p.line([(44, 33), (58, 33)], 2.5, BROWN)
    p.line([(44, 39), (54, 39)], 2.5, BROWN)


def understudy(p: Pen) -> None:
    p.poly([(18, 16), (50, 8), (82, 16), (82, 54), (50, 94), (18, 54)], WHITE)
    p.poly([(50, 9), (82, 16), (82, 54), (50, 93)], LILAC, 0)
    p.poly([(18, 16), (50, 8), (82, 16), (82, 54), (50, 94), (18, 54)], None)
    p.arc(35, 42, 9, 8, 180, 360, 6)
    p.arc(65, 40, 9, 8, 0, 180, 6)
    p.arc(50, 72, 14, 9, 200, 340, 6)
    p.disc(30, 56, 4.5, ROSE, 0)
    p.poly([(8, 66), (30, 62), (32, 78), (10, 82)], GOLD, 3)
    p.word(20, 72, "2nd", 13)


def soup(p: Pen) -> None:
    for x in (26, 50, 74):
        p.line([(x, 22), (x - 5, 14), (x + 5, 7), (x, 0)], 5, WHITE)
    p.box(2, 46, 20, 13, STEEL, 5)
    p.box(78, 46, 20, 13, STEEL, 5)
    p.poly([(14, 36), (86, 36), (80, 84), (66, 94), (34, 94), (20, 84)], STONE)
    p.oval(50, 36, 37, 12, ORANGE)
    p.disc(30, 36, 4, GREEN, 2)
    p.disc(68, 38, 4, RED, 2)
    p.eyes(50, 58, 15, 9, look=(0, 2))
    p.line([(24, 46), (42, 53)], 6)
    p.line([(76, 46), (58, 53)], 6)
    p.arc(50, 84, 14, 8, 190, 350, 5)


def dumpling(p: Pen) -> None:
    p.poly([(10, 68), (16, 44), (34, 28), (50, 10), (66, 28), (84, 44), (90, 68), (76, 88), (24, 88)], PAPER)
    for x in (36, 50, 64):
        p.line([(x, 34), (50, 14)], 3, TAN)
    p.eyes(50, 58, 14, 5.5, white=False)
    p.disc(24, 68, 5, ROSE, 0)
    p.disc(76, 68, 5, ROSE, 0)
    p.arc(50, 66, 9, 9, 10, 170, 4.5)
    p.poly([(53, 74), (58, 72), (57, 79)], WHITE, 2)


def _goose(p: Pen) -> None:
    p.poly([(40, 98), (36, 62), (40, 50), (68, 56), (72, 98)], WHITE)
    p.oval(56, 40, 26, 24, WHITE)
    p.box(38, 48, 30, 18, WHITE, 0, 0)
    p.poly([(36, 38), (4, 50), (16, 57), (40, 56)], ORANGE)
    p.line([(10, 51), (36, 48)], 3)
    p.disc(48, 36, 5, INK, 0)
    p.disc(49, 34, 1.6, WHITE, 0)


def speaker(p: Pen) -> None:
    p.oval(56, 100, 38, 22, NIGHT)
    _goose(p)
    for x, y in ((40, 16), (54, 11), (69, 15), (81, 27), (85, 42), (85, 57), (83, 71), (70, 30)):
        p.disc(x, y, 9, STEEL, 3.5)
    p.line([(38, 25), (56, 29)], 5)
    p.poly([(44, 84), (68, 84), (62, 99), (50, 99)], WHITE, 3)


def goose(p: Pen) -> None:
    p.oval(56, 104, 36, 22, BROWN)
    _goose(p)
    p.line([(38, 24), (57, 30)], 5)
    p.poly([(50, 74), (62, 74), (59, 82), (66, 99), (48, 99), (54, 82)], RED, 3)


def clerk(p: Pen) -> None:
    p.box(14, 14, 72, 60, NIGHT, 6)
    p.oval(50, 54, 21, 24, SKIN)
    p.line([(34, 36), (50, 30), (66, 36)], 5, BROWN)
    p.box(32, 45, 14, 10, WHITE, 3, 3)
    p.box(54, 45, 14, 10, WHITE, 3, 3)
    p.line([(46, 49), (54, 49)], 3)
    p.line([(36, 50), (43, 50)], 3)
    p.line([(57, 50), (64, 50)], 3)
    p.line([(42, 67), (58, 67)], 4)
    for x in (22, 36, 64, 78):
        p.line([(x, 16), (x, 72)], 3.5, STEEL)
    p.box(6, 72, 88, 14, BROWN, 4)
    p.box(38, 2, 24, 22, GOLD, 5)
    p.word(50, 13.5, "4", 20)


def carbon(p: Pen) -> None:
    p.poly([(28, 12), (84, 18), (78, 88), (22, 82)], mix(BLUE, NIGHT, 0.3))
    p.poly([(18, 16), (74, 14), (76, 84), (20, 86)], SKY)
    for y in (28, 72, 79):
        p.line([(28, y), (64, y)], 3, BLUE)
    p.eyes(47, 46, 12, 7, look=(1, 1))
    p.line([(38, 62), (58, 60)], 5)


def washer(p: Pen) -> None:
    p.box(14, 6, 72, 86, WHITE, 8)
    p.box(14, 6, 72, 20, STEEL, 8)
    p.disc(26, 16, 5, RED, 3)
    p.box(50, 11, 28, 10, TEAL, 3, 3)
    p.disc(50, 58, 30, STONE)
    p.disc(50, 58, 24, BLUE)
    p.arc(50, 58, 19, 17, 20, 160, 9, SKY)
    p.eyes(50, 52, 9, 6.5, look=(0, 2))
    p.line([(34, 40), (46, 46)], 5)
    p.line([(66, 40), (54, 46)], 5)
    p.line([(40, 70), (45, 66), (50, 70), (55, 66), (60, 70)], 4, WHITE)


def sock(p: Pen) -> None:
    p.poly([(32, 6), (62, 6), (64, 52), (86, 66), (90, 82), (76, 94), (50, 90), (34, 74)], ROSE)
    p.box(29, 4, 36, 16, WHITE, 5)
    p.poly([(33, 28), (63, 28), (63, 37), (33, 37)], RED, 0)
    p.disc(41, 46, 7, WHITE, 3)
    p.line([(38, 43), (44, 49)], 2.5)
    p.line([(44, 43), (38, 49)], 2.5)
    p.disc(58, 45, 5, INK, 0)
    p.line([(40, 64), (46, 60), (52, 64), (58, 60)], 4)
    p.oval(78, 80, 8, 6, SKIN, 3)


def landlord(p: Pen) -> None:
    p.oval(50, 104, 48, 26, NIGHT)
    p.oval(50, 62, 32, 29, SKIN)
    p.box(27, 4, 46, 32, NIGHT, 4)
    p.box(27, 24, 46, 9, RED, 0, 3)
    p.box(12, 33, 76, 10, NIGHT, 5)
    p.disc(63, 54, 10.5, SKY, 4, GOLD)
    p.line([(73, 56), (79, 82)], 2.5, GOLD)
    p.disc(63, 54, 4, INK, 0)
    p.disc(38, 54, 4, INK, 0)
    p.line([(29, 45), (45, 49)], 5)
    p.oval(50, 63, 6, 7, ROSE, 3)
    p.poly([(50, 70), (66, 66), (84, 74), (72, 79), (50, 76), (28, 79), (16, 74), (34, 66)], BROWN, 3.5)


def bailiff(p: Pen) -> None:
    p.oval(50, 104, 42, 26, NIGHT)
    p.box(26, 30, 48, 54, SKIN, 20)
    p.oval(50, 28, 27, 22, NIGHT)
    p.box(14, 30, 72, 10, NIGHT, 5)
    p.line([(30, 49), (45, 49)], 5)
    p.line([(55, 49), (70, 49)], 5)
    p.disc(39, 54, 3.5, INK, 0)
    p.disc(62, 54, 3.5, INK, 0)
    p.box(36, 65, 28, 8, BROWN, 4, 3)
    p.box(56, 74, 36, 24, TAN, 4)
    p.word(74, 86, "RENT", 12, BROWN)


def delay(p: Pen) -> None:
    """A hood, and a clock face in it that stands still."""
    p.poly([(50, 4), (80, 26), (92, 98), (8, 98), (20, 26)], PURPLE)
    p.disc(50, 48, 27, PAPER)
    for x, y in ((50, 26), (72, 48), (50, 70), (28, 48)):
        p.disc(x, y, 2.5, INK, 0)
    p.eyes(50, 42, 9, 3.6, white=False)
    p.line([(50, 50), (50, 60)], 4)
    p.line([(50, 50), (62, 56)], 4)
    p.word(50, 88, "Zzz", 18, WHITE)


def regret(p: Pen) -> None:
    """A hood, and a face that wishes it had stayed in."""
    p.poly([(50, 4), (80, 26), (92, 98), (8, 98), (20, 26)], BLUE)
    p.oval(50, 50, 25, 28, WHITE)
    p.line([(30, 42), (43, 36)], 5)
    p.line([(70, 42), (57, 36)], 5)
    p.oval(39, 50, 5, 7, INK, 0)
    p.oval(61, 50, 5, 7, INK, 0)
    p.arc(50, 72, 9, 6, 200, 340, 5)
    p.poly([(66, 56), (71, 66), (66, 71), (61, 66)], SKY, 3)


def hobby(p: Pen) -> None:
    p.line([(60, 50), (56, 98)], 10)
    p.line([(60, 50), (56, 98)], 4, GOLD)
    p.poly([(76, 66), (52, 64), (36, 72), (16, 66), (20, 50), (42, 30), (58, 14), (78, 24), (84, 48)], TAN)
    p.poly([(50, 20), (50, 2), (62, 13)], TAN)
    for x, y in ((64, 14), (76, 22), (82, 36), (84, 50)):
        p.disc(x, y, 8, RED, 3.5)
    p.disc(52, 38, 8, WHITE, 3)
    p.line([(48, 34), (56, 42)], 2.5)
    p.line([(56, 34), (48, 42)], 2.5)
    p.line([(18, 62), (44, 56), (70, 64)], 4, BLUE)
    p.disc(22, 56, 2.5, INK, 0)


def dragon(p: Pen) -> None:
    for x, tip in ((28, 14), (72, 86)):
        p.poly([(x - 7, 28), (tip, 2), (x + 9, 22)], GOLD)
    p.poly([(50, 14), (78, 24), (82, 52), (68, 72), (68, 86), (50, 94), (32, 86), (32, 72), (18, 52), (22, 24)], GREEN)
    p.poly([(50, 62), (66, 72), (66, 84), (50, 92), (34, 84), (34, 72)], MOSS, 3)
    p.disc(43, 78, 3, INK, 0)
    p.disc(57, 78, 3, INK, 0)
    for x in (34, 66):
        p.disc(x, 46, 14, PAPER)
        p.disc(x, 46, 14, None, 5, BROWN)
        p.oval(x, 47, 3, 8, INK, 0)
    p.line([(47, 44), (53, 44)], 5, BROWN)
    p.line([(20, 28), (42, 34)], 5)
    p.line([(80, 28), (58, 34)], 5)
    p.poly([(66, 84), (92, 80), (94, 98), (68, 98)], WHITE, 3)
    p.line([(72, 88), (86, 86)], 2.5)
    p.line([(72, 94), (82, 93)], 2.5, RED)


def auditor(p: Pen) -> None:
    p.oval(50, 104, 36, 24, STEEL)
    p.poly([(24, 40), (14, 16), (34, 26)], RED)
    p.poly([(76, 40), (86, 16), (66, 26)], RED)
    p.oval(50, 52, 30, 32, ROSE)
    p.poly([(18, 38), (82, 38), (92, 50), (8, 50)], GREEN)
    p.box(22, 28, 56, 12, NIGHT, 5)
    p.eyes(50, 60, 12, 5.5, look=(0, 1))
    p.arc(50, 72, 9, 5, 0, 180, 4)
    p.line([(78, 34), (94, 20)], 6, GOLD)
    p.poly([(94, 20), (99, 14), (98, 22)], INK, 2)


FACES: dict[str, tuple[Color, Face]] = {
    "en.library:0": (LILAC, librarian),
    "en.library:minion": (SAND, book),
    "en.horse:0": (SKY, front_half),
    "en.horse:1": (MOSS, back_half),
    "en.horse:minion": (PURPLE, understudy),
    "en.soup:0": (TEAL, soup),
    "en.soup:minion": (TAN, dumpling),
    "en.geese:0": (BLUE, speaker),
    "en.geese:minion": (MOSS, goose),
    "en.window:0": (TAN, clerk),
    "en.window:minion": (STEEL, carbon),
    "en.laundry:0": (LILAC, washer),
    "en.laundry:minion": (TEAL, sock),
    "en.landlord:0": (PURPLE, landlord),
    "en.landlord:minion": (STEEL, bailiff),
    "en.horsemen:0": (GOLD, delay),
    "en.horsemen:1": (STONE, regret),
    "en.horsemen:minion": (SKY, hobby),
    "en.audit:0": (ORANGE, dragon),
    "en.audit:minion": (SAND, auditor),
}


def enemy(p: Pen, type_id: str, name: str, boss: bool = False, grey: bool = False) -> None:
    """An enemy's token; a boss has a spiky rim, so that it is told by its shape. grey: it is still to come."""
    if not boss:
        token(p, FACES.get(type_id), name, STEEL, grey)
        return
    inner = Pen(p.size)
    token(inner, FACES.get(type_id), name, RED, grey)
    p.star(50, 50, 50, STONE if grey else RED, 14, 0.82, 0)
    p.paste(inner, 0.86)
