"""One picture being made: panels, words, sprites, bars, badges; and its PNG bytes. Draws, decides nothing."""

from collections.abc import Mapping, Sequence
from io import BytesIO
from itertools import zip_longest
from typing import Any, Literal

from PIL import Image, ImageDraw

from bot.draw.colors import CHALK, INK, NIGHT, PAPER, Color
from bot.draw.fonts import SIGN, Weight, fit, font, sign_width, width
from bot.draw.pen import Paint, panel_mask, sprite

Align = Literal["left", "middle", "right"]


class Canvas:
    """A picture of `w` x `h` pixels.

    About 1,100 wide: a phone shows it a third as large, so words are 28 high or more.
    """

    def __init__(self, w: int, h: int, ground: Color = NIGHT) -> None:
        self.w, self.h = w, h
        self.image = Image.new("RGB", (w, h), ground)
        self.pencil = ImageDraw.Draw(self.image)
        self.pencil.fontmode = "L"
        self.signs: Mapping[str, tuple[Paint, tuple[Any, ...]]] = {}
        """Letters of `fonts.SIGN` -> the sprite that is drawn in their place, and its arguments."""

    def panel(
        self, x: int, y: int, w: int, h: int, fill: Color, radius: int = 18, edge: int = 0, ink: Color = INK
    ) -> None:
        """A rectangle with soft round corners, and an outline `edge` wide inside of it."""
        if edge:
            self.image.paste(ink, (x, y), panel_mask(w, h, radius))
            x, y, w, h, radius = x + edge, y + edge, w - 2 * edge, h - 2 * edge, max(radius - edge, 0)
        self.image.paste(fill, (x, y), panel_mask(w, h, radius))

    def rect(self, x: int, y: int, w: int, h: int, fill: Color) -> None:
        self.pencil.rectangle((x, y, x + w - 1, y + h - 1), fill)

    def sprite(self, paint: Paint, x: int, y: int, size: int, *args: Any) -> None:
        """A sprite with its upper left corner at (x, y)."""
        found = sprite(paint, size, *args)
        self.image.paste(found, (x, y), found)

    def words(
        self,
        x: int,
        y: int,
        words: str,
        size: int,
        ink: Color = CHALK,
        align: Align = "left",
        weight: Weight = "Bold",
        rim: Color | None = None,
    ) -> int:
        """A line of words with its capitals standing between y and y + size; gives its width. rim: a colour around
        each letter, for words that stand on a picture."""
        anchor = {"left": "ls", "middle": "ms", "right": "rs"}[align]
        if self.signs and SIGN.search(words):
            return self._words_with_signs(x, y, words, size, ink, align, weight)
        around = 0 if rim is None else max(3, size // 7)
        self.pencil.text(
            (x, y + round(size * 0.86)),
            words,
            ink,
            font(size, weight),
            anchor=anchor,
            stroke_width=around,
            stroke_fill=rim,
        )
        return width(words, size, weight)

    def _words_with_signs(self, x: int, y: int, words: str, size: int, ink: Color, align: Align, weight: Weight) -> int:
        wide = width(words, size, weight)
        at = x - {"left": 0, "middle": wide // 2, "right": wide}[align]
        for piece, sign in zip_longest(SIGN.split(words), SIGN.findall(words)):
            if piece:
                at += self.words(at, y, piece, size, ink, "left", weight)
            if sign:
                paint, args = self.signs[sign]
                self.sprite(paint, at + size // 8, y, size, *args)
                at += sign_width(size)
        return wide

    def centred(self, x: int, y: int, words: str, size: int, ink: Color = INK) -> None:
        """Words whose capitals are centred on a point."""
        self.pencil.text((x, y + round(size * 0.35)), words, ink, font(size), anchor="ms")

    def lines(
        self,
        x: int,
        y: int,
        lines: Sequence[str],
        size: int,
        ink: Color = INK,
        align: Align = "left",
        weight: Weight = "Bold",
        leading: float = 1.14,
        rim: Color | None = None,
    ) -> int:
        """Lines below each other; gives the height they take."""
        step = round(size * leading)
        for n, line in enumerate(lines):
            self.words(x, y + n * step, line, size, ink, align, weight, rim)
        return step * len(lines)

    def text(
        self,
        x: int,
        y: int,
        room: int,
        words: str,
        sizes: tuple[int, ...],
        lines: int = 1,
        ink: Color = INK,
        align: Align = "left",
        weight: Weight = "Bold",
    ) -> int:
        """Words fitted into `room` and `lines`, in the largest of `sizes` that takes them; gives the height."""
        size, found = fit(words, sizes, room, lines, weight)
        return self.lines(x, y, found, size, ink, align, weight)

    def bar(self, x: int, y: int, w: int, h: int, now: int, most: int, fill: Color, ground: Color = PAPER) -> None:
        """A bar with its numbers inside: `now/most`."""
        self.panel(x, y, w, h, ground, h // 2, 3)
        share = max(0, min(now, most)) / most if most else 0
        if share:
            inner = max(round((w - 6) * share), h - 6)
            self.panel(x + 3, y + 3, inner, h - 6, fill, (h - 6) // 2)
        self.centred(x + w // 2, y + h // 2, f"{now}/{most}", round(h * 0.8))

    def badge(
        self, x: int, y: int, size: int, paint: Paint, number: int | str | None, ink: Color = CHALK, *args: Any
    ) -> int:
        """An icon with its number behind it; gives the width of both."""
        self.sprite(paint, x, y, size, *args)
        if number is None:
            return size
        big = round(size * 0.78)
        return size + 4 + self.words(x + size + 4, y + (size - big) // 2, str(number), big, ink)

    def png(self) -> bytes:
        """The picture as PNG: 256 colours are plenty for flat shapes, and a third of the bytes."""
        out = BytesIO()
        self.image.quantize(255, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(out, "PNG", compress_level=6)
        return out.getvalue()
