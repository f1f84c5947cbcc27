"""Icons that games share, drawn by code: each is a function of a pen, told apart by shape and not only by colour."""

from bot.draw.colors import (
    BLUE,
    BROWN,
    CHALK,
    GOLD,
    GREEN,
    INK,
    LILAC,
    NIGHT,
    ORANGE,
    PAPER,
    PURPLE,
    RED,
    SKY,
    STEEL,
    STONE,
    TAN,
    TEAL,
    WHITE,
    Color,
)
from bot.draw.pen import Pen

E = 7
"""Outlines of icons are thick: on a phone an icon is a dozen pixels wide."""


def time(p: Pen) -> None:
    """An hourglass."""
    p.poly([(24, 14), (76, 14), (56, 50), (76, 86), (24, 86), (44, 50)], SKY, E)
    p.poly([(34, 26), (66, 26), (50, 48)], GOLD, 0)
    p.poly([(32, 80), (68, 80), (50, 62)], GOLD, 0)
    p.line([(18, 11), (82, 11)], 10)
    p.line([(18, 89), (82, 89)], 10)


def coin(p: Pen) -> None:
    p.disc(50, 50, 42, STEEL, E)
    p.disc(50, 50, 28, WHITE, 5)
    p.line([(50, 37), (50, 63)], 7)


def heart(p: Pen, fill: Color = RED) -> None:
    for inner in (False, True):
        r, ink = (21, fill) if inner else (27, INK)
        p.disc(30, 36, r, ink, 0)
        p.disc(70, 36, r, ink, 0)
        reach = 0 if inner else 6
        p.poly([(12 - reach, 46), (88 + reach, 46), (50, 86 + reach * 1.3)], ink, 0)
        p.box(28, 30, 44, 22, ink, 0, 0)
    p.oval(28, 32, 6, 5, WHITE, 0)


def shield(p: Pen) -> None:
    p.poly([(14, 14), (50, 8), (86, 14), (84, 52), (50, 92), (16, 52)], BLUE, E)
    p.poly([(26, 23), (48, 19), (48, 78), (27, 50)], SKY, 0)


def heroism(p: Pen) -> None:
    """A fat star."""
    p.star(50, 53, 46, GOLD, 5, 0.52, E)


def armor(p: Pen) -> None:
    """A breastplate."""
    p.poly(
        [(24, 12), (38, 22), (62, 22), (76, 12), (92, 34), (78, 46), (76, 88), (24, 88), (22, 46), (8, 34)], STEEL, E
    )
    p.line([(50, 30), (50, 82)], 5)
    p.arc(36, 52, 9, 6, 20, 160, 4)
    p.arc(64, 52, 9, 6, 20, 160, 4)


def threat(p: Pen) -> None:
    """An angry exclamation in a burst."""
    p.star(50, 50, 48, ORANGE, 8, 0.7, 6)
    p.line([(50, 26), (50, 54)], 13)
    p.disc(50, 74, 7.5, INK, 0)


def expose(p: Pen) -> None:
    """A face-down marker with a question mark."""
    p.box(12, 12, 76, 76, PURPLE, 20, E)
    p.word(50, 51, "?", 66, WHITE)


def secret(p: Pen) -> None:
    """A magnifying glass."""
    p.line([(60, 60), (88, 88)], 20)
    p.line([(66, 66), (86, 86)], 9, BROWN)
    p.disc(42, 42, 32, SKY, 9)
    p.arc(42, 42, 18, 18, 190, 260, 6, WHITE)


def peril(p: Pen) -> None:
    """A skull."""
    p.box(30, 56, 40, 34, WHITE, 8, E)
    p.disc(50, 42, 36, WHITE, E)
    p.box(34, 58, 32, 14, WHITE, 0, 0)
    p.disc(36, 44, 10, INK, 0)
    p.disc(64, 44, 10, INK, 0)
    p.poly([(50, 54), (45, 64), (55, 64)], INK, 0)
    p.line([(43, 78), (43, 88)], 4)
    p.line([(57, 78), (57, 88)], 4)


def bag(p: Pen, letter: str = "", fill: Color = TAN) -> None:
    """A sack with a letter: things."""
    p.poly([(36, 30), (64, 30), (88, 70), (80, 92), (20, 92), (12, 70)], fill, E)
    p.poly([(34, 8), (50, 16), (66, 8), (62, 28), (38, 28)], fill, E)
    p.line([(35, 30), (65, 30)], 8, BROWN)
    if letter:
        p.word(50, 66, letter, 46)


def tent(p: Pen) -> None:
    p.poly([(50, 14), (95, 86), (5, 86)], ORANGE, E)
    p.poly([(50, 44), (68, 84), (32, 84)], NIGHT, 0)
    p.line([(50, 14), (44, 4)], 6)
    p.line([(50, 14), (56, 4)], 6)


def dice(p: Pen) -> None:
    """Any die: a test of luck."""
    p.poly([(50, 6), (92, 28), (92, 72), (50, 94), (8, 72), (8, 28)], WHITE, E)
    p.line([(8, 28), (50, 50), (92, 28)], 6)
    p.line([(50, 50), (50, 94)], 6)
    p.disc(50, 28, 7, INK, 0)
    for x, y in ((22, 50), (36, 74)):
        p.disc(x, y, 6, INK, 0)
    for x, y in ((64, 52), (78, 66), (70, 76)):
        p.disc(x, y, 5, INK, 0)


def scroll(p: Pen) -> None:
    """An event."""
    p.box(20, 14, 60, 72, PAPER, 6, E)
    p.box(10, 6, 80, 18, TAN, 9, 6)
    p.box(10, 76, 80, 18, TAN, 9, 6)
    for y in (38, 50, 62):
        p.line([(32, y), (68, y)], 5, BROWN)


def flame(p: Pen, lit: bool = True) -> None:
    fill, core = (RED, GOLD) if lit else (STONE, STEEL)
    p.poly([(50, 4), (66, 30), (74, 22), (88, 58), (76, 88), (50, 95), (24, 88), (12, 58), (28, 34), (36, 46)], fill, E)
    p.poly([(50, 46), (66, 68), (60, 86), (40, 86), (34, 68)], core, 0)


def pin(p: Pen) -> None:
    """Where the party is: a flag."""
    p.line([(22, 8), (22, 92)], 16)
    p.line([(22, 10), (22, 90)], 8, BROWN)
    p.poly([(28, 10), (94, 32), (28, 58)], RED, E)


def crown(p: Pen) -> None:
    p.poly([(8, 30), (32, 48), (50, 14), (68, 48), (92, 30), (84, 84), (16, 84)], GOLD, E)
    p.disc(50, 66, 8, RED, 4)


def card(p: Pen) -> None:
    """The back of a card."""
    p.box(18, 5, 64, 90, TEAL, 10, E)
    p.star(50, 50, 22, GOLD, 4, 0.4, 4)


def sword(p: Pen) -> None:
    p.poly([(86, 6), (94, 14), (46, 66), (34, 54)], STEEL, 6)
    p.line([(24, 46), (54, 76)], 11, BROWN)
    p.line([(34, 66), (14, 86)], 12, BROWN)


def bow(p: Pen) -> None:
    p.arc(28, 50, 44, 44, -70, 70, 11, BROWN)
    p.line([(43, 9), (43, 91)], 4, CHALK)
    p.line([(8, 50), (88, 50)], 7)
    p.poly([(96, 50), (78, 38), (78, 62)], STEEL, 5)


def bolt(p: Pen) -> None:
    """First: the initiative symbol."""
    p.poly([(58, 4), (18, 56), (46, 56), (36, 96), (82, 40), (54, 40)], GOLD, E)


def lock(p: Pen) -> None:
    p.arc(50, 42, 22, 28, 180, 360, 18)
    p.arc(50, 42, 22, 28, 180, 360, 8, STONE)
    p.box(16, 42, 68, 50, STEEL, 10, E)
    p.disc(50, 62, 8, INK, 0)
    p.line([(50, 64), (50, 78)], 8)


def reaction(p: Pen) -> None:
    """An arrow that comes back."""
    p.arc(50, 54, 32, 32, -150, 120, 22)
    p.arc(50, 54, 32, 32, -150, 120, 10, TEAL)
    p.poly([(8, 40), (42, 14), (40, 58)], TEAL, E)


def hands(p: Pen) -> None:
    """Support: a plus."""
    p.poly(
        [
            (36, 8),
            (64, 8),
            (64, 36),
            (92, 36),
            (92, 64),
            (64, 64),
            (64, 92),
            (36, 92),
            (36, 64),
            (8, 64),
            (8, 36),
            (36, 36),
        ],
        GREEN,
        E,
    )


def tick(p: Pen) -> None:
    p.disc(50, 50, 44, GREEN, E)
    p.line([(28, 52), (44, 68), (74, 34)], 12, WHITE)


def cross(p: Pen) -> None:
    p.line([(22, 22), (78, 78)], 24)
    p.line([(78, 22), (22, 78)], 24)
    p.line([(22, 22), (78, 78)], 12, RED)
    p.line([(78, 22), (22, 78)], 12, RED)


def arrow(p: Pen, fill: Color = CHALK) -> None:
    """From what is paid to what is had."""
    p.poly([(6, 38), (50, 38), (50, 16), (94, 50), (50, 84), (50, 62), (6, 62)], fill, 0)


def anger(p: Pen) -> None:
    """Comic anger: four bent strokes."""
    for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        bend = [(50 + dx * 12, 50 + dy * 40), (50 + dx * 14, 50 + dy * 14), (50 + dx * 40, 50 + dy * 12)]
        p.line(bend, 20)
        p.line(bend, 10, RED)


def letter(p: Pen, word: str, fill: Color = LILAC, ink: Color = INK) -> None:
    """A tag with a letter or two, for whatever has no icon."""
    p.box(8, 8, 84, 84, fill, 24, E)
    p.word(50, 51, word, 60 if len(word) == 1 else 46, ink)


PIPS = {
    1: ((50, 50),),
    2: ((30, 30), (70, 70)),
    3: ((27, 27), (50, 50), (73, 73)),
    4: ((30, 30), (70, 30), (30, 70), (70, 70)),
    5: ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
    6: ((30, 25), (30, 50), (30, 75), (70, 25), (70, 50), (70, 75)),
}


def die(p: Pen, face: int, fill: Color = WHITE, ink: Color = INK) -> None:
    """A die showing a face; 0: not rolled."""
    p.box(5, 5, 90, 90, fill, 22, 6)
    for x, y in PIPS.get(face, ()):
        p.disc(x, y, 9.5, ink, 0)
    if not face:
        p.word(50, 51, "?", 60, ink)


def face(p: Pen, number: int) -> None:
    """An empty place for a die of a face: a dotted die, to be told from a real one."""
    p.box(8, 8, 84, 84, None, 20, 5, (150, 126, 100))
    for x, y in PIPS[number]:
        p.disc(x, y, 9, (150, 126, 100), 0)
