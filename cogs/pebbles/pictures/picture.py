"""The shore as a picture: the open cards, the sea with its waves, who is out, and the path that is being laid."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.draw.canvas import Canvas
from bot.draw.card import CardPicture, draw_card
from bot.draw.colors import BLUE, BROWN, CHALK, GREEN, INK, PAPER, SAND, SKY, STEEL, STONE, TAN, TEAL, WHITE, Color, mix
from bot.draw.pen import Pen
from bot.ui.panels.surface import PictureSpec
from cogs.pebbles.view.view import alt

View = Mapping[str, Any]
W, H = 1100, 560
SHOWN = 8
"""Open cards that fit, the newest to the right."""
WAVES = ("white_horse", "grey_roller", "long_swell")
PARTS = ("laid", "goal", "strewn", "turned", "waves", "walkers", "face_down", "walk")
BANDS: Mapping[str, Color] = {"coat": BROWN, "stones": STONE, "wave": BLUE, "find": GREEN}
TINTS: tuple[Color, ...] = (STONE, TAN, STEEL, SAND, TEAL, PAPER, SKY)


def pictures(view: View) -> Sequence[PictureSpec]:
    """`shore`, the same on the board and in every hand: nothing in it is anybody's own."""
    return [PictureSpec("shore", alt(view), shown(view))] if view["walk"] else []


def shown(view: View) -> dict[str, Any]:
    """The part of the view that the picture shows; while it stays the same, it is not drawn again."""
    return {part: view[part] for part in PARTS}


def draw(view: View, name: str) -> bytes:
    """The shore, or a card (`card`), as PNG. Pure; for a thread."""
    if name == "card":
        card = view["card"]
        return draw_card(CardPicture(card["name"], band=BANDS[card["kind"]], paragraphs=[card["says"]]))
    canvas = Canvas(W, H, SAND)
    _sea(canvas, view["waves"])
    _cards(canvas, view["turned"], view["face_down"])
    _walkers(canvas, view["walkers"])
    _path(canvas, view["laid"], view["goal"], view["strewn"])
    return canvas.png()


def stone(p: Pen, tint: int) -> None:
    """A pebble with a shine."""
    p.oval(50, 56, 42, 32, TINTS[tint % len(TINTS)], 6)
    p.oval(38, 44, 12, 6, WHITE, 0)


def wave(p: Pen, kind: int, is_seen: bool) -> None:
    """A wave; its kind is told by its shape and its letter: a crest, a roll, a swell."""
    fill = BLUE if is_seen else mix(BLUE, SKY, 0.75)
    crests = ([(4, 80), (30, 22), (52, 60), (74, 22), (96, 80)], [(4, 80), (28, 34), (72, 34), (96, 80)])
    if kind < len(crests):
        p.poly(crests[kind], fill, 6)
    else:
        p.oval(50, 66, 46, 20, fill, 6)
    p.word(50, 70, "WGL"[kind], 24, WHITE if is_seen else INK)


def find(p: Pen) -> None:
    """Something that is no stone."""
    p.box(14, 20, 72, 62, PAPER, 10, 6)
    p.word(50, 52, "?", 54)


def figure(p: Pen, is_out: bool) -> None:
    """Somebody in a coat: bent over the stones, or at home under a roof."""
    p.poly([(24, 92), (50, 30), (76, 92)], TEAL if is_out else BROWN, 6)
    p.disc(50, 24, 16, PAPER, 6)


def _sea(canvas: Canvas, waves: Sequence[str]) -> None:
    canvas.rect(0, 0, W, 132, SKY)
    for n, kind in enumerate(WAVES):
        canvas.sprite(wave, 30 + 130 * n, 12, 108, n, kind in waves)
    canvas.words(W - 30, 52, f"waves seen: {len(waves)} of 3", 34, INK, "right")


def _cards(canvas: Canvas, turned: Sequence[Mapping[str, Any]], face_down: int) -> None:
    for n, card in enumerate(turned[-SHOWN:]):
        x = 30 + 118 * n
        canvas.panel(x, 152, 106, 130, CHALK, 14, 4)
        if card["kind"] == "wave":
            canvas.sprite(wave, x + 13, 172, 80, WAVES.index(card["id"]) if card["id"] in WAVES else 2, True)
        elif card["kind"] == "find":
            canvas.sprite(find, x + 13, 176, 80)
        else:
            canvas.sprite(stone, x + 13, 156, 80, card["worth"])
            canvas.centred(x + 53, 256, str(card["worth"]), 36)
    canvas.panel(W - 122, 152, 92, 130, TAN, 14, 4)
    canvas.centred(W - 76, 217, str(face_down), 40)


def _walkers(canvas: Canvas, walkers: Sequence[Mapping[str, Any]]) -> None:
    for n, walker in enumerate(walkers):
        x = 30 + 266 * n
        canvas.panel(x, 300, 252, 134, CHALK if walker["out"] else TAN, 16, 4)
        canvas.sprite(figure, x + 10, 312, 104, walker["out"])
        canvas.words(x + 122, 316, f"seat {walker['seat'] + 1}", 30, INK)
        canvas.words(x + 122, 354, f"pocket {walker['pocket']}", 28, INK)
        canvas.words(x + 122, 390, f"bag {walker['bag']}", 28, INK)


def _path(canvas: Canvas, laid: int, goal: int, strewn: int) -> None:
    canvas.words(30, 460, "the path", 32, INK)
    canvas.bar(190, 456, 620, 44, laid, max(goal, 1), GREEN)
    canvas.words(W - 30, 460, f"strewn: {strewn}", 32, INK, "right")
    for n in range(min(14, laid * 14 // max(goal, 1))):
        canvas.sprite(stone, 190 + 45 * n, 508, 42, n)
