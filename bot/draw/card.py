"""One card, large enough to be read on a phone: a band with portrait and name, signs with their numbers, the whole
text. And the legend: signs with their names. What stands on them is the game's.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, DUSK, INK, PAPER, Color
from bot.draw.counts import Counted, count_width, draw_count
from bot.draw.fonts import fit, wrap
from bot.draw.pen import Paint

W, PAD, EDGE, RIM = 860, 14, 26, 9
HEAD, SIGN, TEXT = 148, 60, 36
APART = 26
"""Pixels between two signs."""
LEADING = 1.2
COLUMNS, ROW = 3, 74


@dataclass(frozen=True, slots=True)
class CardPicture:
    """What stands on a card. under: a line below the title; signs: each with its number; rim: around a card that is
    something special; among: signs among the words (`Canvas.signs`)."""

    title: str
    under: str = ""
    band: Color = DUSK
    portrait: Counted | None = None
    signs: Sequence[Counted] = ()
    paragraphs: Sequence[str] = ()
    rim: Color | None = None
    among: Mapping[str, tuple[Paint, tuple[Any, ...]]] = field(default_factory=dict)


def draw_card(card: CardPicture) -> bytes:
    """The card as PNG; its height follows its text, of which nothing is cut."""
    room = W - 2 * (PAD + EDGE)
    rows = _sign_rows(card.signs, room)
    blocks = [wrap(words, TEXT, room, weight="SemiBold") for words in card.paragraphs]
    step = round(TEXT * LEADING)
    body = sum(len(lines) * step + 14 for lines in blocks)
    canvas = Canvas(W, PAD + HEAD + 18 + len(rows) * (SIGN + 16) + body + 12 + PAD)
    canvas.signs = card.among
    if card.rim is not None:
        canvas.panel(PAD - RIM, PAD - RIM, W - 2 * (PAD - RIM), canvas.h - 2 * (PAD - RIM), card.rim, 24 + RIM)
    canvas.panel(PAD, PAD, W - 2 * PAD, canvas.h - 2 * PAD, PAPER, 24)
    canvas.panel(PAD, PAD, W - 2 * PAD, HEAD, card.band, 24)
    canvas.rect(PAD, PAD + HEAD - 24, W - 2 * PAD, 24, card.band)
    _head(canvas, card)
    y = PAD + HEAD + 18
    for row in rows:
        x = PAD + EDGE
        for sign in row:
            x += draw_count(canvas, sign, x, y, SIGN, INK) + APART
        y += SIGN + 16
    for lines in blocks:
        y += canvas.lines(PAD + EDGE, y, lines, TEXT, INK, weight="SemiBold", leading=LEADING) + 14
    return canvas.png()


def _head(canvas: Canvas, card: CardPicture) -> None:
    x = PAD + EDGE
    if card.portrait is not None:
        canvas.sprite(card.portrait.paint, PAD + 14, PAD + 12, HEAD - 24, *card.portrait.args)
        x = PAD + HEAD + 8
    room = W - PAD - EDGE - x
    size, lines = fit(card.title, (54, 48, 42, 36), room, 1 if card.under else 2)
    ink = INK if sum(card.band) > 330 else CHALK
    high = len(lines) * round(size * 1.14) + (44 if card.under else 0)
    y = PAD + (HEAD - high) // 2
    canvas.lines(x, y, lines, size, ink)
    if card.under:
        canvas.text(x, y + high - 32, room, card.under, (32, 28, 24), 1, ink, weight="SemiBold")


def _sign_rows(signs: Sequence[Counted], room: int) -> list[list[Counted]]:
    """The signs in as many rows as they need."""
    rows: list[list[Counted]] = []
    left = 0
    for sign in signs:
        need = count_width(sign, SIGN) + APART
        if not rows or need > left:
            rows.append([])
            left = room
        rows[-1].append(sign)
        left -= need
    return rows


def draw_legend(signs: Sequence[Counted]) -> bytes:
    """Signs with their names (`Counted.name`), in columns from top to bottom."""
    deep = -(-len(signs) // COLUMNS)
    wide = (W - 2 * PAD) // COLUMNS
    canvas = Canvas(W, 2 * PAD + max(deep, 1) * ROW)
    for n, sign in enumerate(signs):
        x, y = PAD + n // deep * wide, PAD + n % deep * ROW
        canvas.panel(x + 4, y + 4, wide - 8, ROW - 8, DUSK, 16)
        canvas.sprite(sign.paint, x + 14, y + 9, ROW - 18, *sign.args)
        size, lines = fit(sign.name, (32, 28, 25, 22), wide - ROW - 26, 2 if len(sign.name) > 12 else 1)
        canvas.lines(x + ROW + 8, y + (ROW - round(size * 1.14) * len(lines)) // 2 + 2, lines, size, CHALK)
    return canvas.png()
