"""A card in a box of its own, with all that stands on it, as it lies in a hand or a collection. Pictures only.

Its frame tells its rarity: a rare one has a second line around it, a gem on its head and clipped corners.
"""

from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, FOG, GOLD, INK, LILAC, NIGHT, PAPER, PURPLE, STONE, Color, mix
from bot.draw.fonts import fit
from cogs.altered.content.sets import grade_of
from cogs.altered.pictures.faces import faction_colour
from cogs.altered.pictures.parts import (
    View,
    card_face,
    cost,
    gem,
    hand,
    initials,
    reserve,
    stat_row,
    tag_row,
    tags_of,
)

HEAD, COSTS, STAT = 88, 62, 50
TEXT = (29, 27, 25)
LINES = 10
GEM = 44
CUT = 26
Box = tuple[int, int, int, int]
"""x, y, width and height in pixels."""


def _text(card: View, wide: int) -> tuple[int, tuple[str, ...]]:
    return fit(card["text"], TEXT, wide - 28, 4 if len(card["text"]) < 90 else LINES, "SemiBold")


def card_height(card: View, wide: int) -> int:
    """Pixels that a card needs in a box so wide."""
    size, lines = _text(card, wide)
    costs = 8 if card["type"] == "hero" else COSTS
    return HEAD + costs + (STAT if card["stats"] else 0) + round(size * 1.14) * len(lines) + 26


def draw_card_box(canvas: Canvas, card: View, many: str, box: Box, *, fits: bool, marked: bool) -> None:
    """A card. many: how often, written on it; fits: whether it is bright; marked: whether its frame is."""
    x, y, wide, _ = box
    paper = PAPER if fits else mix(PAPER, STONE, 0.5)
    grade = grade_of(card["card"])
    edge = _frame(canvas, grade, paper, marked, box)
    ground = mix(faction_colour(card["faction"]), paper, 0.25 if fits else 0.6)
    canvas.panel(x + edge, y + edge, wide - 2 * edge, HEAD - edge, ground, 14)
    card_face(canvas, card, x + 12, y + 10, 72)
    marks = 62 * bool(many)
    size, lines = fit(card["name"], (31, 29, 27, 25, 23), wide - 108 - marks, 2)
    canvas.lines(x + 94, y + 8 + (HEAD - 10 - round(size * 1.14) * len(lines)) // 2, lines, size, INK)
    if many:
        canvas.panel(x + wide - 68, y + 22, 56, 46, INK, 20)
        canvas.centred(x + wide - 40, y + 45, many, 32, CHALK)
    down = y + HEAD + 8
    if card["type"] != "hero":
        at = x + 14
        for paint, n in ((hand, card["costs"][0]), (reserve, card["costs"][1])):
            canvas.sprite(paint, at, y + HEAD + 12, 44)
            canvas.sprite(cost, at + 46, y + HEAD + 8, 50, n, fits)
            at += 110
        canvas.sprite(initials, x + wide - 76, y + HEAD + 2, 64, card["faction"])
        if grade != "C":
            canvas.sprite(gem, x + wide - 76 - GEM - 4, y + HEAD + 12, GEM, grade)
        down = y + HEAD + COSTS + 6
    tags = tags_of(card)
    if card["stats"]:
        used = stat_row(canvas, card["stats"], x + 14, down, 38)
        tag_row(canvas, tags, x + wide - 14, down, 38, wide - used - 40)
        down += STAT
    size, lines = _text(card, wide)
    canvas.lines(x + 14, down, lines, size, INK, weight="SemiBold")


def _frame(canvas: Canvas, grade: str, paper: Color, marked: bool, box: Box) -> int:
    """The ground and its outline; how wide that is."""
    x, y, wide, high = box
    if grade in ("", "C"):
        canvas.panel(x, y, wide, high, paper, 20, 7 if marked else 3, GOLD if marked else FOG)
        return 7 if marked else 3
    canvas.panel(x, y, wide, high, paper, 20, 10, PURPLE)
    canvas.panel(x + 5, y + 5, wide - 10, high - 10, paper, 16, 5, GOLD if marked else LILAC)
    for left, top, across, along in (
        (x, y, 1, 1),
        (x + wide, y, -1, 1),
        (x, y + high, 1, -1),
        (x + wide, y + high, -1, -1),
    ):
        cut = [(left - across, top - along), (left + CUT * across, top - along), (left - across, top + CUT * along)]
        canvas.pencil.polygon(cut, NIGHT)
        canvas.pencil.line([cut[1], cut[2]], GOLD if marked else PURPLE, 8)
    return 12
