"""Pieces that stand on charts and grids: a shape with a sign or a portrait, hit points, what lies on it. Draws only.

A piece is told by its sign and shape as well as by its colour.
"""

from dataclasses import dataclass
from typing import Any, Literal

from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, GREEN, INK, LILAC, ORANGE, RED, STONE, Color, mix
from bot.draw.counts import Counted, count_row
from bot.draw.pen import Paint, Pen

Facing = Literal["N", "E", "S", "W"]
PieceShape = Literal["disc", "box", "diamond", "tent"]
_WAYS: dict[Facing, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
_LARGEST_SIGN = {1: 58, 2: 46, 3: 34}


@dataclass(frozen=True, slots=True)
class Portrait:
    """A picture of a game's own inside a piece: `paint(pen, *args)` on 100 x 100 units."""

    paint: Paint
    args: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Piece:
    """sign: one to three characters. name: in the text twin. facing: where it looks, if the rules care.
    hp: now and most. lies: what lies on it, each icon with its number. active: it is this piece's turn.
    faded: out of play for now."""

    sign: str
    name: str
    fill: Color = LILAC
    shape: PieceShape = "disc"
    portrait: Portrait | None = None
    facing: Facing | None = None
    hp: tuple[int, int] | None = None
    lies: tuple[Counted, ...] = ()
    active: bool = False
    faded: bool = False


def draw_piece(canvas: Canvas, piece: Piece, x: int, y: int, size: int, highlight: Color) -> None:
    """A piece with its upper left corner at (x, y); its bar hangs over the lower edge of the square."""
    if piece.active:
        grow = max(5, size // 10)
        canvas.sprite(_halo, x - grow, y - grow, size + 2 * grow, piece.shape, highlight)
    canvas.sprite(_body, x, y, size, piece.shape, _faded(piece.fill, piece.faded), piece.sign, piece.facing)
    if piece.portrait is not None:
        inset = size // 8
        canvas.sprite(piece.portrait.paint, x + inset, y + inset, size - 2 * inset, *piece.portrait.args)
        canvas.sprite(_sign, x - size // 10, y - size // 10, max(size * 2 // 5, 22), piece.sign)
    if piece.hp is not None:
        now, most = piece.hp
        tall = max(size // 4, 22)
        canvas.bar(x - 4, y + size - tall * 3 // 4, size + 8, tall, now, most, hp_colour(now, most))


def draw_lying(canvas: Canvas, piece: Piece, x: int, y: int, size: int, room: int, ink: Color = CHALK) -> None:
    """What lies on a piece, in a row around x."""
    count_row(canvas, piece.lies, x, y, size, room, ink)


def hp_colour(now: int, most: int) -> Color:
    """Green, orange, red; the numbers in the bar say it without colour."""
    if now * 3 <= most:
        return RED
    return ORANGE if now * 3 <= most * 2 else GREEN


def _faded(fill: Color, faded: bool) -> Color:
    return mix(fill, STONE, 0.7) if faded else fill


def _outline(p: Pen, shape: PieceShape, fill: Color, reach: float, edge: float, ink: Color = INK) -> None:
    low, high = 50 - reach, 50 + reach
    if shape == "disc":
        p.disc(50, 50, reach, fill, edge, ink)
    elif shape == "box":
        p.box(low + 2, low + 2, 2 * reach - 4, 2 * reach - 4, fill, reach * 0.3, edge, ink)
    elif shape == "diamond":
        p.poly([(50, low), (high, 50), (50, high), (low, 50)], fill, edge, ink)
    else:
        p.poly([(50, low), (high, high - 6), (low, high - 6)], fill, edge, ink)


def _halo(p: Pen, shape: PieceShape, fill: Color) -> None:
    _outline(p, shape, fill, 49, 0)


def _body(p: Pen, shape: PieceShape, fill: Color, sign: str, facing: Facing | None) -> None:
    """A piece fills its square; one that faces somewhere is smaller, and a beak shows where it looks."""
    reach = 46.0
    if facing is not None:
        reach = 40.0
        east, south = _WAYS[facing]
        tip = (50 + east * 49, 50 + south * 49)
        side = (50 + east * 26 - south * 30, 50 + south * 26 + east * 30)
        other = (50 + east * 26 + south * 30, 50 + south * 26 - east * 30)
        p.poly([tip, side, other], INK, 4)
    _outline(p, shape, fill, reach, 6)
    _word(p, sign, 62 if shape == "tent" else 51, 0.72 if shape in ("tent", "diamond") else 1.0)


def _word(p: Pen, sign: str, y: float, share: float) -> None:
    if sign:
        p.word(50, y, sign, _LARGEST_SIGN.get(len(sign), 30) * share)


def _sign(p: Pen, sign: str) -> None:
    p.disc(50, 50, 48, INK, 0)
    p.word(50, 51, sign, _LARGEST_SIGN.get(len(sign), 30), CHALK)
