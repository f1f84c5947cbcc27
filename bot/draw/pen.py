"""Smooth shapes: Pillow draws without soft edges, so a sprite is drawn three times too large and then made small.

A sprite is a function `paint(pen)` in a square of 100 x 100 units. It is painted once for each size and kept.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Any

from PIL import Image, ImageChops, ImageDraw

from bot.draw.colors import INK, Color
from bot.draw.fonts import font

SOFT = 3
Point = tuple[float, float]
Fill = Color | None


class Pen:
    """Draws in units: (0, 0) is the upper left corner, (100, 100) the lower right one. `edge` is an outline's width."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.image = Image.new("RGBA", (size * SOFT, size * SOFT), (*INK, 0))
        self.draw = ImageDraw.Draw(self.image)
        self.scale = size * SOFT / 100

    def _n(self, units: float) -> int:
        return max(1, round(units * self.scale)) if units else 0

    def _box(self, x: float, y: float, rx: float, ry: float) -> tuple[float, float, float, float]:
        s = self.scale
        return ((x - rx) * s, (y - ry) * s, (x + rx) * s, (y + ry) * s)

    def disc(self, x: float, y: float, r: float, fill: Fill, edge: float = 4, ink: Color = INK) -> None:
        self.oval(x, y, r, r, fill, edge, ink)

    def oval(self, x: float, y: float, rx: float, ry: float, fill: Fill, edge: float = 4, ink: Color = INK) -> None:
        self.draw.ellipse(self._box(x, y, rx, ry), fill, ink if edge else None, self._n(edge))

    def box(
        self, x: float, y: float, w: float, h: float, fill: Fill, r: float = 0, edge: float = 4, ink: Color = INK
    ) -> None:
        s = self.scale
        self.draw.rounded_rectangle(
            (x * s, y * s, (x + w) * s, (y + h) * s), r * s, fill, ink if edge else None, self._n(edge)
        )

    def poly(self, points: Sequence[Point], fill: Fill, edge: float = 4, ink: Color = INK) -> None:
        at = [(x * self.scale, y * self.scale) for x, y in points]
        if fill is not None:
            self.draw.polygon(at, fill)
        if edge:
            self.line([*points, points[0]], edge, ink)

    def line(self, points: Sequence[Point], edge: float = 4, ink: Color = INK) -> None:
        """A stroke with round joints and ends."""
        at = [(x * self.scale, y * self.scale) for x, y in points]
        thick = self._n(edge)
        self.draw.line(at, ink, thick, joint="curve")
        r = thick / 2
        for x, y in at:
            self.draw.ellipse((x - r, y - r, x + r, y + r), ink)

    def arc(
        self, x: float, y: float, rx: float, ry: float, start: float, end: float, edge: float = 4, ink: Color = INK
    ) -> None:
        """Part of an oval, in degrees: 0 is three o'clock, clockwise."""
        steps = max(4, round(abs(end - start) / 12))
        turn = [(start + (end - start) * i / steps) * pi / 180 for i in range(steps + 1)]
        self.line([(x + rx * cos(a), y + ry * sin(a)) for a in turn], edge, ink)

    def star(
        self, x: float, y: float, r: float, fill: Fill, points: int = 5, inner: float = 0.45, edge: float = 4
    ) -> None:
        turn = [(-90 + 180 * i / points) * pi / 180 for i in range(points * 2)]
        reach = [r if i % 2 == 0 else r * inner for i in range(points * 2)]
        self.poly([(x + q * cos(a), y + q * sin(a)) for a, q in zip(turn, reach, strict=True)], fill, edge)

    def word(self, x: float, y: float, word: str, size: float, ink: Color = INK) -> None:
        """A word centred on a point."""
        self.draw.text((x * self.scale, y * self.scale), word, ink, font(self._n(size)), anchor="mm")

    def round_off(self, r: float, rim: Fill, edge: float = 5) -> None:
        """Cut all painted so far to a disc around the middle, and give it a rim."""
        mask = Image.new("L", self.image.size, 0)
        ImageDraw.Draw(mask).ellipse(self._box(50, 50, r, r), 255)
        self.image.putalpha(ImageChops.multiply(self.image.getchannel("A"), mask))
        if rim is not None:
            self.draw.ellipse(self._box(50, 50, r, r), None, rim, self._n(edge))

    def paste(self, other: "Pen", share: float) -> None:
        """Lay another drawing over this one, its size a share of ours, in the middle."""
        side = round(self.image.width * share)
        small = other.image.resize((side, side), Image.Resampling.BOX)
        place = (self.image.width - side) // 2
        self.image.alpha_composite(small, (place, place))

    def eyes(self, x: float, y: float, gap: float, r: float = 4, white: bool = True, look: Point = (0, 0)) -> None:
        """A pair of eyes around a point; look: where the pupils are."""
        for side in (-1, 1):
            if white:
                self.disc(x + side * gap, y, r, (255, 255, 255), 2.2)
                self.disc(x + side * gap + look[0], y + look[1], r * 0.45, INK, 0)
            else:
                self.disc(x + side * gap, y, r, INK, 0)


Paint = Callable[..., None]


@lru_cache(maxsize=1_024)
def sprite(paint: Paint, size: int, *args: Any) -> Image.Image:
    """What `paint(pen, *args)` draws, as a square of `size` pixels with soft edges. Not to be changed."""
    pen = Pen(size)
    paint(pen, *args)
    return pen.image.reduce(SOFT)


@lru_cache(maxsize=1_024)
def corner(radius: int) -> Image.Image:
    """Coverage of a quarter disc: the soft upper left corner of a panel."""
    mask = Image.new("L", (radius * SOFT, radius * SOFT), 0)
    ImageDraw.Draw(mask).ellipse((0, 0, radius * SOFT * 2 - 1, radius * SOFT * 2 - 1), 255)
    return mask.reduce(SOFT)


@lru_cache(maxsize=512)
def panel_mask(w: int, h: int, radius: int) -> Image.Image:
    """Coverage of a rectangle with round corners."""
    mask = Image.new("L", (w, h), 255)
    radius = min(radius, w // 2, h // 2)
    if radius:
        piece = corner(radius)
        mask.paste(piece, (0, 0))
        mask.paste(piece.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (w - radius, 0))
        mask.paste(piece.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, h - radius))
        mask.paste(piece.transpose(Image.Transpose.ROTATE_180), (w - radius, h - radius))
    return mask
