"""The lines at the foot of a chart or a grid: samples with what they mean, as many in a line as have room."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from bot.draw.canvas import Canvas
from bot.draw.fonts import clip, width
from bot.draw.marks import Mark, draw_mark
from bot.draw.pieces import Piece, draw_piece
from bot.draw.themes import Theme

SIZE, ROW, SAMPLE = 27, 46, 36
"""Of the words, of a line, of a sample, in pixels."""
_SIDE = 20


@dataclass(frozen=True, slots=True)
class Item:
    """A sample, drawn with its upper left corner where it is told, and its words. wide: pixels that it takes."""

    draw: Callable[[Canvas, int, int], None]
    words: str
    wide: int = SAMPLE


def mark_items(marks: Iterable[Mark | None]) -> list[Item]:
    """Each mark that has a name, once; spent ones look like new."""
    named = {mark.name: Mark(mark.paint, mark.name, mark.args) for mark in marks if mark is not None and mark.name}
    return [_mark(mark) for mark in named.values()]


def piece_items(pieces: Iterable[Piece], theme: Theme) -> list[Item]:
    """Each piece that has a name, once, without what lies on it."""
    named = {
        (piece.sign, piece.name): Piece(piece.sign, piece.name, piece.fill, piece.shape, piece.portrait)
        for piece in pieces
        if piece.name
    }
    return [_piece(piece, theme) for piece in named.values()]


def legend_height(items: Sequence[Item], wide: int) -> int:
    """Pixels that the legend takes in a picture of this width."""
    return len(_rows(items, wide)) * ROW + (16 if items else 0)


def draw_legend(canvas: Canvas, items: Sequence[Item], y: int, theme: Theme) -> None:
    """The legend from y on."""
    for row in _rows(items, canvas.w):
        x = _SIDE
        for item in row:
            item.draw(canvas, x, y + (ROW - SAMPLE) // 2)
            words = clip(item.words, SIZE, canvas.w - 2 * _SIDE - item.wide - 8)
            canvas.words(x + item.wide + 8, y + (ROW - SIZE) // 2, words, SIZE, theme.words)
            x += _wide(item)
        y += ROW


def _rows(items: Sequence[Item], wide: int) -> list[list[Item]]:
    rows: list[list[Item]] = []
    left = 0
    for item in items:
        if not rows or _wide(item) > left:
            rows.append([])
            left = wide - 2 * _SIDE + 28
        rows[-1].append(item)
        left -= _wide(item)
    return rows


def _wide(item: Item) -> int:
    return item.wide + 8 + width(item.words, SIZE) + 28


def _mark(mark: Mark) -> Item:
    return Item(lambda canvas, x, y: draw_mark(canvas, mark, x, y, SAMPLE), mark.name)


def _piece(piece: Piece, theme: Theme) -> Item:
    return Item(lambda canvas, x, y: draw_piece(canvas, piece, x, y, SAMPLE, theme.highlight), piece.name)
