"""An emblem for each profession, told apart by its outline alone. Draws only."""

from collections.abc import Callable
from typing import Final

from bot.draw.colors import CHALK, GOLD, INK, STEEL, TAN, Color
from bot.draw.pen import Pen

Glyph = Callable[[Pen], None]


def emblem(p: Pen, profession: str, fill: Color) -> None:
    """On a disc of a colour; of what nobody has drawn the disc alone. profession: or an environment."""
    p.disc(50, 50, 48, fill, 4)
    glyph = GLYPHS.get(profession) or ENVIRONMENTS.get(profession)
    if glyph is not None:
        glyph(p)


def chair(p: Pen) -> None:
    """The reeve's."""
    p.box(30, 18, 12, 66, TAN, 2)
    p.box(30, 50, 42, 12, TAN, 2)
    p.box(62, 58, 10, 26, TAN, 2)
    p.line([(36, 26), (36, 44)], 3)


def lamp(p: Pen) -> None:
    """The lampwright's."""
    p.arc(50, 26, 12, 12, 180, 360, 5)
    p.poly([(30, 34), (70, 34), (64, 78), (36, 78)], CHALK)
    p.poly([(50, 42), (58, 60), (50, 72), (42, 60)], GOLD, 3)
    p.box(32, 76, 36, 8, STEEL, 2)


def drop(p: Pen) -> None:
    """The salt-surgeon's: a drop with a cross in it."""
    p.poly([(50, 12), (74, 52), (72, 70), (50, 86), (28, 70), (26, 52)], CHALK)
    p.box(45, 42, 10, 34, (196, 48, 48), 1, 3)
    p.box(33, 54, 34, 10, (196, 48, 48), 1, 3)


def hook(p: Pen) -> None:
    """The eel-catcher's."""
    p.line([(62, 14), (62, 56)], 9)
    p.arc(46, 58, 16, 24, 0, 180, 9)
    p.line([(30, 58), (30, 42)], 9)
    p.poly([(30, 34), (42, 52), (22, 50)], INK, 2)
    p.disc(62, 16, 8, CHALK, 4)


def bell(p: Pen) -> None:
    """The bell-ringer's."""
    p.disc(50, 78, 9, INK, 0)
    p.poly([(50, 14), (64, 24), (68, 52), (80, 70), (20, 70), (32, 52), (36, 24)], GOLD, 5)
    p.line([(28, 60), (72, 60)], 4)


def stone(p: Pen) -> None:
    """The grave-poet's: a headstone with the first line on it."""
    p.disc(50, 40, 24, CHALK, 5)
    p.box(26, 40, 48, 42, CHALK, 0, 5)
    p.box(29, 36, 42, 20, CHALK, 0, 0)
    for y, wide in ((42, 26), (54, 32), (66, 16)):
        p.line([(50 - wide / 2, y), (50 + wide / 2, y)], 4)


def heron(p: Pen) -> None:
    """The heron-caller's: a head with its beak."""
    p.line([(38, 88), (32, 66), (46, 52), (42, 36)], 13)
    p.line([(38, 88), (32, 66), (46, 52), (42, 36)], 7, CHALK)
    p.poly([(48, 24), (92, 42), (48, 46)], GOLD, 4)
    p.disc(42, 34, 15, CHALK, 4)
    p.line([(32, 28), (10, 20)], 5)
    p.disc(45, 31, 3.5, INK, 0)


def hush(p: Pen) -> None:
    """The quiet one's: closed lips, and a finger on them."""
    p.poly([(18, 56), (36, 44), (50, 50), (64, 44), (82, 56), (64, 70), (50, 72), (36, 70)], (196, 72, 84), 4)
    p.line([(18, 56), (50, 59), (82, 56)], 4)
    p.box(43, 20, 14, 66, TAN, 7, 4)
    p.line([(47, 27), (53, 27)], 3, CHALK)


def boot(p: Pen) -> None:
    """The debt-runner's, in a hurry."""
    p.poly([(42, 18), (62, 18), (62, 56), (86, 66), (88, 80), (42, 80)], TAN, 5)
    p.box(40, 78, 50, 8, INK, 2, 0)
    for y, x in ((30, 18), (48, 12), (66, 18)):
        p.line([(x, y), (34, y)], 6)


def oar(p: Pen) -> None:
    """The ferry knight's: an oar across a shield."""
    p.poly([(24, 18), (76, 18), (76, 50), (50, 88), (24, 50)], STEEL, 5)
    p.line([(22, 78), (66, 34)], 9, INK)
    p.line([(22, 78), (66, 34)], 4, TAN)
    p.oval(72, 28, 9, 9, TAN, 4)
    p.poly([(60, 30), (74, 14), (88, 26), (70, 42)], TAN, 4)


def tally(p: Pen) -> None:
    """The tally witch's: four, and a stroke."""
    for x in (26, 42, 58, 74):
        p.line([(x, 22), (x, 78)], 8)
    p.line([(14, 70), (86, 30)], 8, (196, 48, 48))


def spade(p: Pen) -> None:
    """The dyke-breaker's."""
    p.box(36, 12, 28, 9, TAN, 3)
    p.box(45, 18, 10, 38, TAN, 0)
    p.poly([(30, 50), (70, 50), (70, 70), (50, 90), (30, 70)], STEEL, 5)


GLYPHS: Final[dict[str, Glyph]] = {
    "reeve": chair,
    "lampwright": lamp,
    "salt_surgeon": drop,
    "eel_catcher": hook,
    "bell_ringer": bell,
    "grave_poet": stone,
    "heron_caller": heron,
    "quiet_one": hush,
    "debt_runner": boot,
    "ferry_knight": oar,
    "tally_witch": tally,
    "dyke_breaker": spade,
}


def undertow(p: Pen) -> None:
    """Water that goes all one way, to the left, and somebody's hat on it."""
    for y, wide in ((38, 56), (58, 68), (78, 48)):
        left = 58 - wide / 2
        wave = [(left + wide * n / 8, y + (5 if n % 2 else -3)) for n in range(9)]
        p.line(wave, 8, STEEL)
        p.poly([(left - 10, y - 2), (left + 6, y - 13), (left + 6, y + 9)], STEEL, 3)
    p.box(54, 12, 18, 16, INK, 2, 0)
    p.box(46, 26, 34, 6, INK, 3, 0)


def rising(p: Pen) -> None:
    """Water that comes up a wall."""
    for x in (26, 50, 74):
        p.poly([(x, 10), (x + 12, 28), (x + 5, 28), (x + 5, 40), (x - 5, 40), (x - 5, 28), (x - 12, 28)], STEEL, 3)
    p.poly([(8, 58), (22, 50), (36, 58), (50, 50), (64, 58), (78, 50), (92, 58), (84, 80), (16, 80)], STEEL, 4)
    p.line([(22, 68), (36, 62), (50, 68), (64, 62), (78, 68)], 4, CHALK)


ENVIRONMENTS: Final[dict[str, Glyph]] = {"undertow": undertow, "rising_water": rising}
"""Enemy cards without models: what one sees instead of a piece."""
