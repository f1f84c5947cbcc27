"""Larger signs of Altered's pictures: the phases of a day, the two sorts of expedition, the Arena. Pictures only."""

from bot.draw.colors import (
    BROWN,
    FOG,
    GOLD,
    INK,
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
    WHITE,
    Color,
)
from bot.draw.pen import Pen

PHASES = ("morning", "noon", "afternoon", "dusk", "night")


def phase_sign(p: Pen, phase: str, lit: bool) -> None:
    """A rising sun, a high one, cards, a setting sun, a moon; grey when it is not now."""
    sun, rim = (GOLD, ORANGE) if lit else (STONE, FOG)
    if phase in ("morning", "dusk"):
        fill = sun if phase == "morning" else ((RED, ORANGE)[lit] if lit else FOG)
        for x, y in ((50, 8), (18, 22), (82, 22), (4, 50), (96, 50)):
            p.line([(50 + (x - 50) * 0.8, 62 + (y - 62) * 0.8), (x, y)], 6, INK)
        p.disc(50, 62, 28, fill, 6)
        p.box(0, 64, 100, 34, (SKY if phase == "morning" else PURPLE) if lit else FOG, 8, 6)
        tip = (50, 70) if phase == "morning" else (50, 92)
        side = 88 if phase == "morning" else 74
        p.poly([tip, (68, side), (32, side)], WHITE if lit else STONE, 0)
    elif phase == "noon":
        p.star(50, 50, 48, rim, 8, 0.66, 6)
        p.disc(50, 50, 22, sun, 5)
    elif phase == "afternoon":
        p.poly([(12, 26), (48, 10), (68, 66), (32, 82)], ROSE if lit else STONE, 6)
        p.box(42, 24, 46, 66, PAPER if lit else STONE, 8, 6)
        p.star(65, 57, 15, GOLD if lit else FOG, 4, 0.4, 4)
    else:
        p.disc(50, 50, 44, NIGHT if lit else FOG, 6)
        p.disc(48, 50, 30, PAPER if lit else STONE, 0)
        p.disc(62, 42, 27, NIGHT if lit else FOG, 0)
        p.star(70, 62, 10, GOLD if lit else STONE, 4, 0.4, 0)


def expedition_sign(p: Pen, exp: str) -> None:
    """A compass for the Hero, a bag to carry for the Companion, as the buttons have them."""
    if exp == "hero":
        p.disc(50, 50, 46, STEEL, 6)
        p.disc(50, 50, 34, WHITE, 4)
        p.poly([(72, 22), (59, 59), (41, 41)], RED, 3)
        p.poly([(28, 78), (41, 41), (59, 59)], INK, 3)
        return
    p.box(34, 4, 32, 24, NIGHT, 10, 7, RED)
    p.box(14, 16, 72, 80, RED, 22, 6)
    p.box(14, 16, 72, 34, ORANGE, 18, 6)
    p.box(28, 60, 44, 26, ORANGE, 8, 5)
    p.box(42, 44, 16, 16, GOLD, 4, 5)


def worn_sign(p: Pen, exp: str, x: float, ink: Color, is_outline: bool) -> None:
    """The same with fewer strokes, around x on a marker of which it is a good half."""
    if exp == "hero":
        p.disc(x, 50, 27, None if is_outline else WHITE, 6, ink)
        p.poly([(x + 14, 34), (x + 6, 56), (x - 6, 44)], ink if is_outline else RED, 0)
        p.poly([(x - 14, 66), (x - 6, 44), (x + 6, 56)], ink, 0)
        return
    p.box(x - 10, 20, 20, 16, None, 7, 5, ink)
    p.box(x - 23, 28, 46, 50, None if is_outline else RED, 12, 6, ink)
    p.box(x - 15, 55, 30, 15, None if is_outline else ORANGE, 4, 5, ink)


def onward(p: Pen, exp: str, fill: Color) -> None:
    """An arrow in the direction in which an expedition travels."""
    points = [(6.0, 36.0), (50.0, 36.0), (50.0, 12.0), (96.0, 50.0), (50.0, 88.0), (50.0, 64.0), (6.0, 64.0)]
    p.poly(points if exp == "hero" else [(100 - x, y) for x, y in points], fill, 6)


def ahead(p: Pen) -> None:
    """An arrow head upwards before a lead: no plus, which would be added up."""
    p.poly([(50, 14), (94, 86), (6, 86)], INK, 0)


def arena(p: Pen) -> None:
    """A ring with seats, seen from the seat with the bad view."""
    p.oval(50, 62, 48, 32, TAN, 3)
    p.oval(50, 62, 39, 25, BROWN, 2)
    p.oval(50, 64, 29, 17, SAND, 2)
    for n in range(9):
        x = 50 + (n - 4) * 9.5
        y = 42 + abs(n - 4) ** 2 * 0.75
        p.disc(x, y, 3.6, (ROSE, SKY, GOLD)[n % 3], 1.6)
        p.disc(x - 1.2, y - 0.6, 0.7, INK, 0)
        p.disc(x + 1.2, y - 0.6, 0.7, INK, 0)
    p.line([(38, 62), (46, 70)], 3)
    p.line([(62, 62), (54, 70)], 3)
    p.disc(50, 57, 2.4, RED, 1)
