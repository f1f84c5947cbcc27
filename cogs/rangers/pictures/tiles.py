"""A card in play as a tile: what it is, presence, thresholds with their tokens, what wakes it, what is tucked under it.

One that is exhausted is turned: its band stands at the left, and all of it is pale. Draws only.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.draw.canvas import Canvas
from bot.draw.colors import GREEN, INK, PAPER, RED, SAND, STEEL, STONE, Color, mix
from bot.draw.counts import Counted, count_row, row_width
from bot.draw.fonts import fit, font, width
from cogs.rangers.pictures.signs import BANDS, CHALLENGES, SIGNS, View, pawn

NAME: Final = (27, 23, 21, 19)
"""Sizes of a name: on one line, else on two."""
BAND, SIDE, ROW, TUCK = 62, 46, 46, 40
EDGE: Final = 12
MARKS: Final = {"obstacle": SIGNS["obstacle"], "friendly": SIGNS["friendly"]}
TURNED: Final = "EXHAUSTED"


def tile_height(card: View) -> int:
    """How tall a tile is, with what is tucked under it."""
    return BAND + 6 + ROW * len(_rows(card)) + 8 + TUCK * len(card["tucked"])


def _rows(card: View) -> list[str]:
    """Which rows it has below its name."""
    found = ["signs"] if _signs(card) or _wakes(card) else []
    found += ["bars"] if _limits(card) else []
    return found + (["tokens"] if _named(card) or card["pawns"] else [])


def _signs(card: View) -> list[Counted]:
    """Presence and marks."""
    shown = [replace(SIGNS["presence"], n=card["presence"], one=True)] if card["presence"] is not None else []
    return shown + [sign for keyword, sign in MARKS.items() if keyword in card["keywords"]]


def _wakes(card: View) -> list[Counted]:
    return [CHALLENGES[icon] for icon in card["icons"]]


def _limits(card: View) -> list[tuple[str, int, int | str | None]]:
    """(token, how many, of how many) where there is something to say."""
    found = []
    for token in ("progress", "harm"):
        n, limit = card["tokens"].get(token, 0), card[token]
        if limit == "rangers":
            found.append((token, len(card["pawns"]), limit))
        elif isinstance(limit, int) or n:
            found.append((token, n, limit if isinstance(limit, int) else None))
    return found


def _named(card: View) -> list[tuple[str, int]]:
    return [(name, n) for name, n in card["tokens"].items() if name not in ("progress", "harm")]


def draw_tile(canvas: Canvas, card: View, x: int, y: int, w: int, riders: int) -> None:
    """A tile with its upper left corner at (x, y). card: as the playmat's facts have it; riders: how many Rangers
    there are, for thresholds that want a token of each."""
    tucked = TUCK * len(card["tucked"])
    h = tile_height(card) - tucked
    for n, under in enumerate(reversed(card["tucked"])):  # the lowest first, so that each shows below the one above
        _draw_tucked(canvas, under, x + 14, y + h - 24 + TUCK * (len(card["tucked"]) - 1 - n), w - 28)
    band = BANDS.get(card["kind"], STEEL)
    if card["ready"]:
        _draw_upright(canvas, card["name"], band, x, y, w, h)
        left = x + EDGE
    else:
        _draw_turned(canvas, card["name"], band, x, y, w, h)
        left = x + SIDE + EDGE
    at = y + BAND + 6
    room = x + w - EDGE - left
    for row in _rows(card):
        if row == "signs":
            wakes = _wakes(card)
            taken = row_width(wakes, 36, 4)
            count_row(canvas, _signs(card), left, at + 2, 40, room - taken - 8, INK, align="left", gap=8)
            count_row(canvas, wakes, x + w - EDGE, at + 4, 36, room, INK, align="right", gap=4)
        elif row == "bars":
            _draw_bars(canvas, _limits(card), left, at, room, riders)
        else:
            _draw_tokens(canvas, card, left, at, room)
        at += ROW


def _draw_upright(canvas: Canvas, name: str, band: Color, x: int, y: int, w: int, h: int) -> None:
    canvas.panel(x, y, w, h, PAPER, 14, 3)
    canvas.panel(x + 3, y + 3, w - 6, BAND - 3, band, 11)
    canvas.rect(x + 3, y + BAND - 14, w - 6, 14, band)
    _draw_name(canvas, name, x + EDGE, y, w - 2 * EDGE)


def _draw_turned(canvas: Canvas, name: str, band: Color, x: int, y: int, w: int, h: int) -> None:
    """Turned by a quarter: the band, with its word, at the left."""
    canvas.panel(x, y, w, h, mix(PAPER, STONE, 0.55), 14, 3)
    canvas.panel(x + 3, y + 3, SIDE, h - 6, mix(band, STONE, 0.4), 11)
    canvas.rect(x + SIDE - 10, y + 3, 13, h - 6, mix(band, STONE, 0.4))
    word = _turned_word(min(h - 16, width(TURNED, 26) + 4))
    canvas.image.paste(INK, (x + 10, y + (h - word.height) // 2), word)
    _draw_name(canvas, name, x + SIDE + EDGE, y, w - SIDE - 2 * EDGE)


def _draw_name(canvas: Canvas, name: str, x: int, y: int, room: int) -> None:
    size, lines = fit(name, NAME[:1], room) if width(name, NAME[0]) <= room else fit(name, NAME[1:], room, 2)
    canvas.lines(x, y + (BAND - round(size * 1.14) * len(lines)) // 2 + 2, lines, size, INK)


@lru_cache(maxsize=32)
def _turned_word(tall: int) -> Image.Image:
    """The word for an exhausted card, to be read from below, as a mask."""
    size = 26
    while width(TURNED, size) > tall and size > 12:
        size -= 1
    mask = Image.new("L", (width(TURNED, size) + 4, 30), 0)
    ImageDraw.Draw(mask).text((2, 24), TURNED, 255, font(size), anchor="ls")
    return mask.transpose(Image.Transpose.ROTATE_90)


def _draw_bars(
    canvas: Canvas, limits: Sequence[tuple[str, int, int | str | None]], x: int, y: int, room: int, riders: int
) -> None:
    """Tokens against their thresholds; side by side where there are two."""
    wide = (room - 10 * (len(limits) - 1)) // len(limits)
    for n, (token, many, limit) in enumerate(limits):
        at = x + n * (wide + 10)
        if limit == "rangers":
            canvas.sprite(pawn, at, y + 5, 34, 0)
            canvas.bar(at + 36, y + 6, wide - 36, 32, many, riders, GREEN, SAND)
        elif isinstance(limit, int):
            canvas.sprite(SIGNS[token].paint, at, y + 5, 34)
            canvas.bar(at + 36, y + 6, wide - 36, 32, many, limit, GREEN if token == "progress" else RED, SAND)
        else:
            count_row(canvas, [replace(SIGNS[token], n=many, one=True)], at, y + 4, 34, wide, INK, align="left")


def _draw_tokens(canvas: Canvas, card: View, x: int, y: int, room: int) -> None:
    """Named tokens in words, pawns in colour."""
    pawns = [Counted(pawn, (seat,)) for seat in card["pawns"]]
    taken = row_width(pawns, 38, 2)
    count_row(canvas, pawns, x + room, y + 3, 38, room, INK, align="right")
    words = ", ".join(f"{n} {name}" for name, n in _named(card))
    if words:
        canvas.text(x, y + 9, room - taken - 6, words, (27, 25, 23, 21), 1, INK, weight="SemiBold")


def _draw_tucked(canvas: Canvas, card: View, x: int, y: int, w: int) -> None:
    """An attached card, of which only the lower edge is seen."""
    band = BANDS.get(card["kind"], STEEL)
    canvas.panel(x, y, w, TUCK + 22, band if card["ready"] else mix(band, STONE, 0.6), 12, 3)
    words = card["name"] if card["ready"] else f"{card['name']} ({TURNED.lower()})"
    canvas.text(x + 12, y + 28, w - 24, words, (25, 23, 21, 19), 1, INK)
