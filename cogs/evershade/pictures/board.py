"""A character's whole sheet: attributes, HP, what it has, and the hotbar, card by card with its class and the side that
is up. Draws only."""

from typing import Final

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import GOLD, GREEN, INK, ORANGE, RED, SKY, STEEL, WHITE, Color, mix
from bot.draw.counts import Counted, count_row
from bot.draw.fonts import wrap
from bot.draw.pieces import hp_colour
from bot.draw.themes import DARK, Theme
from cogs.evershade.pictures.emblems import GLYPHS, emblem
from cogs.evershade.pictures.signs import View, fate, terror

WIDE: Final = 600
HEAD, ATTRIBUTES, GAP = 112, 74, 6
HIGH, LOW = 62, 40
"""Of a slot, and of one of a hotbar on which all is light, so that nothing needs to say so."""
SIZES: Final = (22, 20, 18, 16)
NOTE, LINE = 19, 28
COLOURS: Final[dict[str, Color]] = {"STR": RED, "AGI": GREEN, "INT": SKY, "CHA": ORANGE}
CLASSES: Final[dict[str, tuple[str, Color]]] = {
    "offensive": ("O", ORANGE),
    "defensive": ("D", SKY),
    "support": ("S", GREEN),
}
"""Letter and colour of a card's class."""


def draw_board(part: View, theme: Theme = DARK) -> bytes:
    """part: {name, of, under, hp, max_hp, att, things, notes, hotbar}, as `readable` gives them."""
    top = HEAD + ATTRIBUTES
    slots = top + 34
    is_light = all(slot is None or (slot["light"] and not slot["markers"]) for slot in part["hotbar"])
    high = LOW if is_light else HIGH
    notes = slots + -(-len(part["hotbar"]) // 2) * (high + GAP) + 6
    told = [line for note in part["notes"] for line in wrap(note, NOTE, WIDE - 32, 3)]
    canvas = Canvas(WIDE, notes + LINE * len(told) + 6, theme.ground)
    _head(canvas, part, theme)
    for n, (att, value) in enumerate(part["att"].items()):
        _attribute(canvas, att, value, 12 + n * 146, HEAD, theme)
    canvas.words(16, top + 6, "Hotbar", 22, theme.words)
    for n, slot in enumerate(part["hotbar"]):
        _slot(canvas, n + 1, slot, 12 + n % 2 * 290, slots + n // 2 * (high + GAP), high, theme)
    for n, line in enumerate(told):
        canvas.words(16, notes + n * LINE, line, NOTE, theme.words)
    return canvas.png()


def _head(canvas: Canvas, part: View, theme: Theme) -> None:
    canvas.panel(14, 14, 76, 76, STEEL, 38)
    if part["of"] in GLYPHS:
        canvas.sprite(emblem, 14, 14, 76, part["of"], STEEL)
    canvas.text(104, 12, WIDE - 116, part["name"], (32, 28, 24, 20), 1, theme.words)
    canvas.words(104, 48, part["under"], 20, theme.words, weight="SemiBold")
    canvas.bar(104, 74, 170, 26, part["hp"], part["max_hp"], hp_colour(part["hp"], part["max_hp"]))
    paints = {"fate": fate, "terror": terror, "brill": icons.coin}
    things = tuple(Counted(paints[name], n=n, one=True, name=name) for name, n in part["things"].items())
    count_row(canvas, things, 292, 72, 30, 290, theme.words, align="left", gap=14)


def _attribute(canvas: Canvas, att: str, value: int, x: int, y: int, theme: Theme) -> None:
    canvas.panel(x, y, 138, 62, theme.field, 12)
    canvas.panel(x + 8, y + 10, 60, 42, COLOURS[att], 10)
    canvas.centred(x + 38, y + 31, att, 22, INK)
    canvas.centred(x + 102, y + 31, str(value), 34, theme.words)


def _slot(canvas: Canvas, place: int, slot: View | None, x: int, y: int, high: int, theme: Theme) -> None:
    """Gold: its light side is up; dim, with its word: its dark one."""
    dim, middle = mix(theme.ground, theme.words, 0.4), y + high // 2
    if slot is None:
        canvas.panel(x, y, 284, high, theme.ground, 10, 2, dim)
        canvas.words(x + 14, middle - 9, f"{place}", 18, dim)
        canvas.words(x + 54, middle - 9, "empty", 18, dim)
        return
    canvas.panel(x, y, 284, high, theme.field, 10, 3, GOLD if slot["light"] else dim)
    letter, colour = CLASSES.get(slot["class"], ("?", WHITE))
    canvas.words(x + 14, middle - 9, f"{place}", 18, theme.words)
    canvas.panel(x + 40, middle - 14, 28, 28, colour, 7)
    canvas.centred(x + 54, middle, letter, 20, INK)
    if high == LOW:
        canvas.text(x + 78, y + 8, 196, slot["name"], SIZES, 1, theme.words)
        return
    marks = f" · {slot['markers']} marks" if slot["markers"] else ""
    canvas.text(x + 78, y + 9, 196, slot["name"], SIZES, 1, theme.words)
    canvas.words(x + 78, y + 37, ("light" if slot["light"] else "dark") + marks, 18, theme.words, weight="SemiBold")
