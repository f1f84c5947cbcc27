"""The camp sheet: a holder for each camp card with its letter, what is built there, what lies in the inventory, and the
tracker. Draws only."""

from typing import Final

from bot.draw.canvas import Canvas
from bot.draw.colors import GOLD, INK, mix
from bot.draw.fonts import fit
from bot.draw.themes import DARK, Theme
from cogs.evershade.pictures.signs import View
from cogs.evershade.pictures.tracker import HEIGHT, draw_tracker

WIDE: Final = 600
TITLE, BOX_W, BOX_H, GAP = 48, 284, 78, 8
SIZES: Final = (24, 22, 20, 18)


def draw_camp(part: View, theme: Theme = DARK) -> bytes:
    """part: {camp, tracker}, as `picture.shown` gives them."""
    holders, stored = part["camp"]["holders"], part["camp"]["stored"]
    rows = -(-len(holders) // 2)
    below = TITLE + rows * (BOX_H + GAP)
    shelf = 34 if stored else 0
    canvas = Canvas(WIDE, below + shelf + HEIGHT + 4, theme.ground)
    canvas.words(16, 12, "The camp: what has a letter fits where it stands", 24, theme.words)
    for n, one in enumerate(holders):
        _holder(canvas, one, 12 + n % 2 * (BOX_W + GAP), TITLE + n // 2 * (BOX_H + GAP), theme)
    if stored:
        told = "Packed up: " + ", ".join(part["camp"]["names"][one] for one in stored)
        canvas.text(16, below + 4, WIDE - 32, told, SIZES, 1, theme.words)
    draw_tracker(canvas, part["tracker"], below + shelf, theme)
    return canvas.png()


def _holder(canvas: Canvas, one: View, x: int, y: int, theme: Theme) -> None:
    is_built = bool(one["card"])
    dim = mix(theme.ground, theme.words, 0.45)
    canvas.panel(x, y, BOX_W, BOX_H, theme.field, 12, 3, GOLD if is_built else dim)
    canvas.panel(x + 10, y + 19, 40, 40, GOLD if is_built else dim, 8)
    canvas.centred(x + 30, y + 39, one["letter"], 26, INK)
    told = one["name"] if is_built else "room for one"
    size, lines = fit(told, SIZES, BOX_W - 74, 2)
    middle = y + (BOX_H - len(lines) * round(size * 1.14)) // 2
    canvas.lines(x + 62, middle, lines, size, theme.words if is_built else dim)
