"""The last picture of a game, to be shown around: how it ended, and what each is remembered for. Draws only."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, DUSK, FOG, GOLD, INK, NIGHT, PAPER, SAND, SKY, Color, mix
from bot.draw.counts import Counted
from bot.draw.pieces import Piece, draw_piece
from bot.draw.themes import DARK, Theme

W, PAD, HEAD, ROW = 1100, 24, 140, 148
TITLES: Final = (54, 48, 42, 36, 30, 26)


@dataclass(frozen=True, slots=True)
class EndingRow:
    """Somebody. sign: their face or piece; title: of the honour; what: who it is and what was counted.

    more: a second line, such as to what somebody fell, or nothing; leads: whether they have won
    """

    sign: Counted | Piece
    title: str
    what: str
    more: str = ""
    leads: bool = False


def draw_last(
    title: str,
    corner: str,
    sign: Counted,
    rows: Sequence[EndingRow],
    *,
    bright: bool,
    tint: Color,
    theme: Theme = DARK,
) -> bytes:
    """The picture as PNG. sign: of the game, beside the title; bright: on paper, as for something that went well."""
    canvas = Canvas(W, HEAD + ROW * len(rows) + PAD + 18, theme.ground)
    ink = INK if bright else CHALK
    canvas.panel(PAD, PAD, W - 2 * PAD, canvas.h - 2 * PAD, PAPER if bright else DUSK, 26)
    canvas.sprite(sign.paint, PAD + 26, PAD + 14, 92, *sign.args)
    aside = canvas.words(W - PAD - 34, PAD + 44, corner, 34, ink if bright else GOLD, "right") if corner else 0
    canvas.text(PAD + 142, PAD + 34, W - 2 * PAD - 200 - aside, title, TITLES, 1, ink)
    for place, row in enumerate(rows):
        _row(canvas, row, HEAD + place * ROW, bright, tint)
    return canvas.png()


def _row(canvas: Canvas, row: EndingRow, y: int, bright: bool, tint: Color) -> None:
    light = bright or row.leads
    fill = GOLD if row.leads else mix(SAND, tint, 0.2) if bright else mix(mix(DUSK, NIGHT, 0.6), tint, 0.1)
    canvas.panel(PAD + 24, y, W - 2 * PAD - 48, ROW - 14, fill, 20)
    if isinstance(row.sign, Piece):
        draw_piece(canvas, row.sign, PAD + 44, y + 14, 106, GOLD)
    else:
        canvas.sprite(row.sign.paint, PAD + 40, y + 10, 114, *row.sign.args)
    x, room = PAD + 176, W - 2 * PAD - 224
    canvas.text(x, y + 16, room, row.title, (40, 36, 32, 28), 1, INK if light else GOLD)
    canvas.text(x, y + 66, room, row.what, (28, 26, 24, 22), 1, INK if light else CHALK)
    if row.more:
        canvas.text(x, y + 100, room, row.more, (26, 24, 22), 1, mix(INK, FOG, 0.3) if light else SKY)
