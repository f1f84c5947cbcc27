"""Icons with their numbers, alone and in rows that shrink to their room: what something costs, what lies on it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.draw.canvas import Align, Canvas
from bot.draw.colors import CHALK, Color
from bot.draw.fonts import width
from bot.draw.pen import Paint

GAP = 3
"""Pixels between an icon and its number."""


@dataclass(frozen=True, slots=True)
class Counted:
    """An icon and how many of it. n: its number; None, or 1 unless `one`, is not written. name: in the text twin."""

    paint: Paint
    args: tuple[Any, ...] = ()
    n: int | str | None = None
    one: bool = False
    name: str = ""

    @property
    def number(self) -> str:
        """What is written behind the icon; nothing for a single one."""
        return "" if self.n is None or (self.n == 1 and not self.one) else str(self.n)


def count_width(counted: Counted, size: int) -> int:
    """How wide `draw_count` is, in pixels."""
    return size + (GAP + width(counted.number, _letters(size)) if counted.number else 0)


def draw_count(canvas: Canvas, counted: Counted, x: int, y: int, size: int, ink: Color = CHALK) -> int:
    """An icon with its upper left corner at (x, y), and its number behind it; gives the width of both."""
    canvas.sprite(counted.paint, x, y, size, *counted.args)
    if not counted.number:
        return size
    big = _letters(size)
    return size + GAP + canvas.words(x + size + GAP, y + (size - big) // 2, counted.number, big, ink)


def row_width(row: Sequence[Counted], size: int, gap: int = 2) -> int:
    """How wide `count_row` is at a size, in pixels."""
    return sum(count_width(one, size) + gap for one in row) - gap if row else 0


def count_row(
    canvas: Canvas,
    row: Sequence[Counted],
    x: int,
    y: int,
    size: int,
    room: int,
    ink: Color = CHALK,
    *,
    align: Align = "middle",
    gap: int = 2,
    least: int = 20,
) -> None:
    """A row of icons at x, smaller when there is much of it. align: what of the row stands at x. least: how small its
    icons may get."""
    while row_width(row, size, gap) > room and size > least:
        size, y = size - 2, y + 1
    wide = row_width(row, size, gap)
    at = x - {"left": 0, "middle": wide // 2, "right": wide}[align]
    for one in row:
        at += draw_count(canvas, one, at, y, size, ink) + gap


def _letters(size: int) -> int:
    return round(size * 0.78)
