"""The shore as a picture: the open cards, the sea with its waves, who is out, and the path that is being laid."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.draw.canvas import Canvas
from bot.draw.card import CardPicture, draw_card
from bot.draw.colors import BLUE, BROWN, CHALK, GREEN, INK, SAND, SKY, STONE, TAN, Color
from bot.ui.panels.surface import PictureSpec
from cogs.pebbles.pictures.ending import draw_ending
from cogs.pebbles.pictures.signs import figure, find, stone, wave
from cogs.pebbles.view.view import alt, alt_ending

View = Mapping[str, Any]
W, H = 1100, 560
SHOWN = 8
"""Open cards that fit, the newest to the right."""
WAVES = ("white_horse", "grey_roller", "long_swell")
PARTS = ("laid", "goal", "strewn", "turned", "waves", "walkers", "face_down", "walk")
BANDS: Mapping[str, Color] = {"coat": BROWN, "stones": STONE, "wave": BLUE, "find": GREEN}


def pictures(view: View) -> Sequence[PictureSpec]:
    """`shore`, with `ending` when it is over; the same on the board and in every hand: nothing is anybody's own."""
    found = [PictureSpec("shore", alt(view), shown(view))] if view["walk"] else []
    if view["ending"] is None:
        return found
    shown_last = {"ending": view["ending"], "names": names_of(view)}
    return [PictureSpec("ending", alt_ending(view["ending"]), shown_last), *found]


def shown(view: View) -> dict[str, Any]:
    """The part of the view that the picture shows; while it stays the same, it is not drawn again."""
    return {**{part: view[part] for part in PARTS}, "names": names_of(view)}


def names_of(view: View) -> Mapping[int, str]:
    """Seat -> who walks there, as the screens call them; by number where nobody has told (`Surface.names_people`)."""
    return {**{w["seat"]: f"Player {w['seat'] + 1}" for w in view["walkers"]}, **view.get("names", {})}


def draw(view: View, name: str) -> bytes:
    """The shore, a card (`card`), or the last picture (`ending`), as PNG. Pure; for a thread."""
    if name == "card":
        card = view["card"]
        return draw_card(CardPicture(card["name"], band=BANDS[card["kind"]], paragraphs=[card["says"]]))
    if name == "ending":
        return draw_ending(view["ending"], names_of(view))
    canvas = Canvas(W, H, SAND)
    _sea(canvas, view["waves"])
    _cards(canvas, view["turned"], view["face_down"])
    _walkers(canvas, view["walkers"], names_of(view))
    _path(canvas, view["laid"], view["goal"], view["strewn"])
    return canvas.png()


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


def _walkers(canvas: Canvas, walkers: Sequence[Mapping[str, Any]], names: Mapping[int, str]) -> None:
    for n, walker in enumerate(walkers):
        x = 30 + 266 * n
        canvas.panel(x, 300, 252, 134, CHALK if walker["out"] else TAN, 16, 4)
        canvas.sprite(figure, x + 10, 312, 104, walker["out"])
        canvas.text(x + 122, 316, 122, names[walker["seat"]], (30, 26, 22), 1, INK)
        canvas.words(x + 122, 354, f"pocket {walker['pocket']}", 28, INK)
        canvas.words(x + 122, 390, f"bag {walker['bag']}", 28, INK)


def _path(canvas: Canvas, laid: int, goal: int, strewn: int) -> None:
    canvas.words(30, 460, "the path", 32, INK)
    canvas.bar(190, 456, 620, 44, laid, max(goal, 1), GREEN)
    canvas.words(W - 30, 460, f"strewn: {strewn}", 32, INK, "right")
    for n in range(min(14, laid * 14 // max(goal, 1))):
        canvas.sprite(stone, 190 + 45 * n, 508, 42, n)
