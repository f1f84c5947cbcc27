"""Small things that lie on charts and grids: marks and numbers. Draws only."""

from dataclasses import dataclass
from typing import Any

from bot.draw.canvas import Canvas
from bot.draw.colors import INK, Color
from bot.draw.pen import Paint, sprite

_FADE = 0.3
"""How much of a spent mark is left to see."""


@dataclass(frozen=True, slots=True)
class Mark:
    """An icon on a space or a road: `paint(pen, *args)`. name: in legend and text twin. faded: it is spent."""

    paint: Paint
    name: str
    args: tuple[Any, ...] = ()
    faded: bool = False


def draw_mark(canvas: Canvas, mark: Mark, x: int, y: int, size: int, plate: Color | None = None) -> None:
    """A mark with its upper left corner at (x, y), on a round plate if it has a colour; pale when spent."""
    if plate is not None:
        canvas.panel(x - 3, y - 3, size + 6, size + 6, plate, size // 2 + 3)
    if not mark.faded:
        canvas.sprite(mark.paint, x, y, size, *mark.args)
        return
    found = sprite(mark.paint, size, *mark.args)
    canvas.image.paste(found, (x, y), found.getchannel("A").point([round(a * _FADE) for a in range(256)]))


def draw_number(canvas: Canvas, n: int, x: int, y: int, fill: Color, ink: Color) -> None:
    """A number on a plate around (x, y): what it costs to come here, or to take a road."""
    wide = 34 if n < 10 else 46
    canvas.panel(x - wide // 2, y - 16, wide, 32, INK, 14)
    canvas.panel(x - wide // 2 + 2, y - 14, wide - 4, 28, fill, 12)
    canvas.centred(x, y, str(n), 27, ink)
