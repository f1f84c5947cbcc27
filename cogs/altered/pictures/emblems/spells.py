"""What Spells are about: small things, each around (50, 50) and about 60 wide. Pictures only."""

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
    SKY,
    STEEL,
    STONE,
    TAN,
    TEAL,
    WHITE,
    Color,
)
from bot.draw.pen import Pen

# ---------------------------------------------------------------- paper


def sheets(p: Pen, many: int, ink: Color = INK) -> None:
    """Forms, the upper one with lines to fill in."""
    for n in range(many):
        p.box(24 + n * 5, 16 + (many - n) * 4, 42, 56, PAPER, 3)
    x, y = 24 + (many - 1) * 5, 20
    for row in range(4):
        p.line([(x + 8, y + 12 + row * 10), (x + 33 - row % 2 * 9, y + 12 + row * 10)], 3, ink)


def sealed(p: Pen, wax: Color, cross: bool = False) -> None:
    """An order, under a seal."""
    p.box(20, 22, 60, 52, PAPER, 3)
    for y in (34, 44, 54):
        p.line([(29, y), (71 if y < 50 else 52, y)], 3)
    p.star(66, 66, 17, wax, 9, 0.75)
    if cross:
        p.line([(60, 60), (72, 72)], 4, WHITE)
        p.line([(72, 60), (60, 72)], 4, WHITE)


def blueprint(p: Pen) -> None:
    p.poly([(18, 26), (82, 20), (82, 74), (18, 80)], BLUE)
    for y in (34, 48, 62):
        p.line([(24, y + 2), (76, y - 3)], 1.5, SKY)
    p.arc(46, 50, 13, 13, 0, 360, 3, WHITE)
    p.line([(46, 50), (70, 36), (70, 62), (46, 50)], 3, WHITE)


def letter(p: Pen) -> None:
    """Back it goes."""
    p.box(18, 34, 64, 42, PAPER, 3)
    p.line([(19, 36), (50, 58), (81, 36)], 4)
    p.arc(50, 26, 20, 12, 190, 340, 5, RED)
    p.poly([(26, 14), (24, 30), (40, 26)], RED, 3)


def calendar(p: Pen) -> None:
    p.box(20, 22, 60, 58, PAPER, 5)
    p.box(20, 22, 60, 16, RED, 5)
    for x in (36, 64):
        p.line([(x, 16), (x, 28)], 5)
    p.poly([(58, 80), (80, 58), (60, 60)], SAND, 3)
    for n in range(6):
        p.disc(32 + n % 3 * 14, 50 + n // 3 * 14, 3, INK, 0)


def review(p: Pen) -> None:
    """One star of five."""
    p.box(16, 26, 68, 48, PAPER, 3)
    for n in range(5):
        p.star(25 + n * 12.5, 40, 6, GOLD if n == 0 else WHITE, 5, 0.45, 2)
    p.line([(24, 56), (76, 56)], 3)
    p.line([(24, 65), (60, 65)], 3)


def empty_page(p: Pen) -> None:
    p.poly([(24, 16), (62, 16), (76, 30), (76, 84), (24, 84)], WHITE)
    p.poly([(62, 16), (62, 30), (76, 30)], SAND, 3)
    p.poly([(42, 74), (70, 34), (78, 40), (50, 78)], LILAC, 3)


# ---------------------------------------------------------------- things


def medals(p: Pen) -> None:
    for x, tint in ((32, RED), (68, BLUE), (50, GREEN)):
        p.poly([(x - 9, 18), (x + 9, 18), (x + 5, 46), (x - 5, 46)], tint, 3)
        p.disc(x, 58 if x != 50 else 64, 13, GOLD)
        p.star(x, 58 if x != 50 else 64, 7, WHITE, 5, 0.45, 0)


def coin(p: Pen) -> None:
    """Half of it smiles."""
    p.disc(50, 50, 34, GOLD)
    p.line([(50, 17), (50, 83)], 3)
    for x, down in ((37, 0), (63, 1)):
        p.disc(x, 42, 4, INK, 0)
        p.arc(x, 70 if down else 56, 9, 8, 200 if down else 20, 340 if down else 160, 4)


def curtain(p: Pen, open_: bool = False) -> None:
    gap = 20 if open_ else 5
    p.box(16, 20, 68, 60, NIGHT, 2)
    if open_:
        p.star(50, 54, 15, GOLD)
    for side in (-1, 1):
        p.poly([(50 + side * 35, 20), (50 + side * gap, 20), (50 + side * (gap + 7), 82), (50 + side * 35, 82)], RED)
        p.line([(50 + side * 26, 24), (50 + side * 28, 80)], 3)
    p.box(12, 14, 76, 11, GOLD, 4)


def flight(p: Pen) -> None:
    """Somebody's hat, somebody's shoes, and a door."""
    p.box(54, 18, 28, 64, BROWN, 2)
    p.disc(76, 52, 3, GOLD, 2)
    for y, x in ((32, 20), (48, 12), (64, 22)):
        p.line([(x, y), (x + 28, y)], 5)
    p.poly([(38, 76), (50, 76), (48, 86), (26, 86)], INK, 0)


def rivets(p: Pen) -> None:
    p.box(20, 36, 60, 30, STEEL, 4)
    for x in (30, 50, 70):
        p.disc(x, 51, 6, GOLD, 3)
    for x in (30, 50, 70):
        p.poly([(x, 28), (x - 7, 20), (x - 4, 15), (x, 18), (x + 4, 15), (x + 7, 20)], ROSE, 2)


def whistle(p: Pen) -> None:
    p.box(34, 44, 20, 36, ORANGE, 4)
    p.box(30, 36, 28, 10, STEEL, 3)
    p.line([(44, 80), (44, 90)], 6)
    for x, y, r in ((58, 26, 9), (70, 20, 12), (80, 32, 9)):
        p.disc(x, y, r, WHITE, 3)


def hammer(p: Pen) -> None:
    """Going once."""
    p.line([(50, 50), (80, 80)], 9, BROWN)
    p.poly([(24, 44), (46, 22), (64, 40), (42, 62)], BROWN)
    p.box(18, 76, 40, 10, TAN, 3)


def roots(p: Pen) -> None:
    p.line([(50, 44), (50, 16)], 5, GREEN)
    p.oval(39, 22, 12, 6, GREEN, 3)
    p.oval(61, 22, 12, 6, GREEN, 3)
    p.box(14, 42, 72, 6, BROWN, 2, 3)
    for way in ([(50, 48), (40, 62), (42, 84)], [(50, 48), (62, 60), (60, 86)], [(46, 54), (26, 64), (20, 80)]):
        p.line(way, 5, BROWN)
    p.line([(54, 54), (74, 62), (80, 78)], 5, BROWN)


def rain(p: Pen) -> None:
    for x, y, r in ((34, 38, 16), (66, 38, 16), (50, 30, 19)):
        p.disc(x, y, r, STONE)
    p.box(24, 38, 52, 14, STONE, 6, 0)
    for x, y in ((30, 64), (50, 68), (70, 64), (40, 82), (60, 82)):
        p.oval(x, y, 4, 7, BLUE, 2)


def ivy(p: Pen) -> None:
    p.box(26, 30, 48, 50, STONE, 3)
    p.line([(20, 88), (36, 64), (30, 44), (56, 34), (72, 14)], 5, GREEN)
    for x, y in ((30, 74), (42, 56), (28, 46), (48, 30), (66, 34), (76, 22), (60, 56)):
        p.poly([(x, y - 9), (x + 9, y), (x, y + 9), (x - 9, y)], MOSS, 2.5)


def compost(p: Pen) -> None:
    p.poly([(12, 82), (34, 48), (66, 48), (88, 82)], BROWN)
    p.poly([(50, 46), (38, 34), (42, 26), (50, 31), (58, 26), (62, 34)], RED, 3)
    for x, y, tint in ((34, 70, ORANGE), (56, 62, MOSS), (70, 74, GOLD)):
        p.oval(x, y, 8, 5, tint, 2.5)


def sheaf(p: Pen) -> None:
    for lean in (-20, -10, 0, 10, 20):
        p.line([(50 - lean / 3, 86), (50 + lean, 34)], 4, GOLD)
        p.oval(50 + lean, 26, 5, 11, GOLD, 3)
    p.box(38, 60, 24, 8, RED, 3, 3)


def pair(p: Pen) -> None:
    """The same ticket, sold twice."""
    for x, y, tint in ((14, 26, ROSE), (28, 48, GOLD)):
        p.box(x, y, 56, 28, tint, 4)
        p.line([(x + 16, y + 3), (x + 16, y + 25)], 2)
        p.star(x + 36, y + 14, 8, WHITE, 5, 0.45, 2)


def placard(p: Pen) -> None:
    """The stage is empty tonight."""
    p.line([(50, 50), (50, 90)], 7, BROWN)
    p.box(16, 16, 68, 40, WHITE, 3)
    p.oval(50, 36, 19, 10, ROSE, 3)
    p.line([(34, 24), (66, 48)], 6, RED)
    p.line([(66, 24), (34, 48)], 6, RED)


def poster(p: Pen) -> None:
    """They have a helmet in your size."""
    p.box(22, 12, 56, 76, PAPER, 2)
    p.poly([(32, 50), (34, 34), (44, 26), (56, 26), (66, 34), (68, 50), (50, 44)], STEEL, 3)
    p.box(28, 60, 44, 6, RED, 0, 0)
    p.box(28, 71, 30, 6, RED, 0, 0)
    p.disc(50, 15, 4, GOLD, 2)


def cups(p: Pen) -> None:
    for x, lift in ((24, 0), (50, 14), (76, 0)):
        p.poly([(x - 8, 44 - lift), (x + 8, 44 - lift), (x + 13, 74 - lift), (x - 13, 74 - lift)], RED)
    p.disc(50, 74, 6, GOLD, 3)


def paw(p: Pen) -> None:
    p.oval(50, 64, 20, 16, BROWN)
    for x, y in ((26, 46), (41, 32), (59, 32), (74, 46)):
        p.oval(x, y, 8, 10, BROWN)


def peak(p: Pen) -> None:
    p.poly([(10, 82), (44, 26), (60, 52), (68, 42), (92, 82)], STONE)
    p.poly([(34, 42), (44, 26), (54, 42), (44, 46)], WHITE, 3)
    for x in (44, 50):
        p.line([(x, 26), (x, 8)], 3)
        p.poly([(x, 8), (x + 14, 12), (x, 17)], RED if x == 44 else GOLD, 2)


def notes(p: Pen) -> None:
    for x, y, tint in ((26, 66, RED), (54, 58, BLUE), (76, 74, GREEN)):
        p.oval(x, y, 10, 8, tint)
        p.line([(x + 9, y), (x + 9, y - 36), (x + 18, y - 28)], 4)


def breakfast(p: Pen) -> None:
    p.oval(50, 56, 38, 26, WHITE)
    p.oval(42, 54, 18, 12, PAPER, 2)
    p.disc(40, 53, 7, GOLD, 2)
    p.arc(64, 58, 13, 9, 200, 360, 6, RED)
    for x in (30, 44, 58):
        p.line([(x, 24), (x + 4, 16), (x, 8)], 3)


def backpack(p: Pen) -> None:
    p.oval(50, 22, 30, 10, TEAL)
    p.box(24, 26, 52, 58, MOSS, 12)
    p.box(32, 54, 36, 24, GREEN, 5)
    p.line([(50, 54), (50, 64)], 5, GOLD)
    p.line([(80, 34), (80, 80)], 6, BROWN)


def rocks(p: Pen) -> None:
    p.poly([(8, 86), (86, 86), (86, 30)], BROWN)
    for x, y, r in ((30, 50, 15), (56, 34, 11), (20, 26, 8), (62, 66, 9)):
        p.disc(x, y, r, STONE)


def lips(p: Pen) -> None:
    """Psst."""
    p.oval(38, 50, 24, 28, WHITE)
    p.poly([(52, 70), (62, 88), (64, 66)], WHITE, 3)
    for n in range(3):
        p.disc(28 + n * 10, 50, 3.5, INK, 0)
    for n in range(3):
        p.line([(70 + n * 7, 40 - n * 3), (70 + n * 7, 58 + n * 3)], 3)


def finger(p: Pen) -> None:
    """Not another word."""
    p.oval(50, 56, 30, 14, ROSE)
    p.line([(22, 56), (78, 56)], 3)
    p.box(43, 20, 14, 60, SAND, 7)
    p.oval(50, 27, 4, 5, WHITE, 2)


def mask(p: Pen) -> None:
    p.poly([(16, 34), (50, 42), (84, 34), (80, 58), (64, 68), (50, 56), (36, 68), (20, 58)], PURPLE)
    for side in (-1, 1):
        p.oval(50 + side * 17, 50, 8, 5, WHITE, 2.5)
    p.line([(84, 44), (90, 88)], 4, GOLD)


def lantern(p: Pen) -> None:
    p.arc(50, 28, 14, 16, 180, 360, 4)
    p.box(34, 28, 32, 8, STEEL, 3)
    p.box(36, 36, 28, 36, NIGHT, 3)
    p.box(32, 72, 36, 10, STEEL, 3)
    p.line([(20, 80), (80, 24)], 6, RED)


def exchange(p: Pen) -> None:
    for y, way, tint in ((36, 1, GREEN), (64, -1, ORANGE)):
        x = 50 + way * 34
        p.poly(
            [(50 - way * 34, y - 6), (x - way * 20, y - 6), (x - way * 20, y - 15), (x, y), (x - way * 20, y + 15)],
            tint,
        )
    p.disc(26, 62, 6, GOLD, 3)
