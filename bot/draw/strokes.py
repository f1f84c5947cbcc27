"""A ground for charts and grids: long lines, arrows, discs. Drawn twice as large and then made small, so all is soft.

All points are in pixels of the finished picture.
"""

from collections.abc import Iterator
from math import hypot

from PIL import Image, ImageDraw

from bot.draw.colors import INK, Color

SOFT = 2
Point = tuple[float, float]


class Ground:
    """A picture's lowest layer."""

    def __init__(self, wide: int, tall: int, fill: Color) -> None:
        self.image = Image.new("RGB", (wide * SOFT, tall * SOFT), fill)
        self.pencil = ImageDraw.Draw(self.image)

    def done(self) -> Image.Image:
        """The layer in its own size."""
        return self.image.reduce(SOFT)

    def disc(self, x: float, y: float, r: float, fill: Color) -> None:
        """A disc around a point."""
        self.pencil.ellipse(((x - r) * SOFT, (y - r) * SOFT, (x + r) * SOFT, (y + r) * SOFT), fill)

    def stroke(self, a: Point, b: Point, wide: float, ink: Color) -> None:
        """A line with round ends."""
        self.pencil.line([(x * SOFT, y * SOFT) for x, y in (a, b)], ink, round(wide * SOFT))
        for x, y in (a, b):
            self.disc(x, y, round(wide * SOFT) / 2 / SOFT, ink)

    def bar(self, a: Point, b: Point, half: float, wide: float, fill: Color) -> None:
        """A bar across the middle of the way from a to b: here nothing passes. half: of its length."""
        x, y = along(a, b, 0.5)
        east, south = _way(a, b)
        start, end = (x - south * half, y + east * half), (x + south * half, y - east * half)
        self.stroke(start, end, wide + 6, INK)
        self.stroke(start, end, wide, fill)

    def head(self, a: Point, b: Point, before: float, fill: Color) -> None:
        """An arrow's head on the way from a to b, `before` pixels short of b."""
        east, south = _way(a, b)
        tip = (b[0] - east * before, b[1] - south * before)
        back = (tip[0] - east * 27, tip[1] - south * 27)
        points = [tip, (back[0] - south * 18, back[1] + east * 18), (back[0] + south * 18, back[1] - east * 18)]
        self.pencil.polygon([(x * SOFT, y * SOFT) for x, y in points], fill, INK, 3 * SOFT)


def along(a: Point, b: Point, share: float) -> Point:
    """A point on the way from a to b."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def dashes(a: Point, b: Point, stroke: float, gap: float) -> Iterator[tuple[Point, Point]]:
    """The strokes of a broken line, in order."""
    long = hypot(b[0] - a[0], b[1] - a[1])
    done = 0.0
    while done < long:
        yield along(a, b, done / long), along(a, b, min(done + stroke, long) / long)
        done += stroke + gap


def _way(a: Point, b: Point) -> Point:
    """The direction from a to b, one pixel long."""
    long = hypot(b[0] - a[0], b[1] - a[1]) or 1
    return (b[0] - a[0]) / long, (b[1] - a[1]) / long
