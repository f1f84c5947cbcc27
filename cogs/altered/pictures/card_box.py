"""A card in a box of its own, with all that stands on it, as it lies in a hand or a collection. Pictures only.

Its frame tells its rarity: a rare one has a second line around it, a gem on its head and clipped corners.
"""

from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, FOG, INK, LILAC, NIGHT, PAPER, PURPLE, SKY, STONE, TAN, Color, mix
from bot.draw.fonts import fit
from cogs.altered.content.sets import grade_of
from cogs.altered.pictures.faces import faction_colour
from cogs.altered.pictures.parts import (
    AMONG_WORDS,
    View,
    card_face,
    cost,
    drawn,
    gem,
    hand,
    initials,
    reserve,
    stat_row,
    tag_row,
    tags_of,
)

HEAD, COSTS, STAT = 88, 62, 50
TEXT = (32, 30, 28, 26)
DENSE_TEXT = (29, 27, 25)
"""Letters of a narrow box among many, or the picture would be too high."""
NAMES = (35, 33, 31, 29, 27, 25, 23)
BROAD = 500
"""Pixels from which on a box is a broad one, to be read on a phone: larger letters, all numbers in one row."""
BROAD_TEXT = (38, 36, 34, 32)
BROAD_NAMES, BROAD_TWICE = (42, 39, 36), (34, 32, 30)
LINES = 10
GEM = 44
CUT = 26
Box = tuple[int, int, int, int]
"""x, y, width and height in pixels."""
_PAPERS = {"spell": mix(PAPER, LILAC, 0.45), "landmark": mix(PAPER, SKY, 0.35), "expedition_permanent": TAN}
"""The ground of a card that is no Character."""
_KINDS = {"spell": "Spell", "landmark": "Landmark", "expedition_permanent": "Permanent"}
"""What stands in the place of the statistics of a card that has none."""


def _text(card: View, wide: int, is_dense: bool) -> tuple[int, tuple[str, ...]]:
    words = drawn(card["text"])
    if wide >= BROAD:
        return fit(words, BROAD_TEXT, wide - 28, 4 if len(words) < 110 else LINES, "SemiBold")
    sizes, lines = (DENSE_TEXT, 4) if is_dense else (TEXT, 5)
    return fit(words, sizes, wide - 28, lines if len(words) < 90 else LINES, "SemiBold")


def card_height(card: View, wide: int, is_dense: bool = False) -> int:
    """Pixels that a card needs in a box so wide."""
    size, lines = _text(card, wide, is_dense)
    costs = 8 if card["type"] == "hero" else COSTS
    stats = STAT if card["stats"] and wide < BROAD else 0
    tags = STAT if wide >= BROAD and len(tags_of(card)) > 1 else 0
    return HEAD + costs + stats + tags + round(size * 1.14) * len(lines) + 26


def draw_card_box(
    canvas: Canvas, card: View, many: str, box: Box, *, fits: bool, marked: bool, is_dense: bool = False
) -> None:
    """A card. many: how often, written on it; fits: whether it is bright; marked: whether its frame is; is_dense: one
    of many."""
    x, y, wide, _ = box
    paper = _PAPERS.get(card["type"], PAPER)
    paper = paper if fits else mix(paper, STONE, 0.5)
    edge = _frame(canvas, grade_of(card["card"]), paper, marked, box)
    _head(canvas, card, many, box, edge, mix(faction_colour(card["faction"]), paper, 0.25 if fits else 0.6))
    down = y + HEAD + 8
    tags = tags_of(card)
    is_broad = wide >= BROAD
    if card["type"] != "hero":
        _costs(canvas, card, box, fits)
        down = y + HEAD + COSTS + 6
    if card["stats"] and is_broad:
        stat_row(canvas, card["stats"], x + 234, y + HEAD + 11, 44, gap=13)
    elif is_broad:
        canvas.words(x + 240, y + HEAD + 14, _KINDS.get(card["type"], ""), 36, INK)
    elif card["stats"]:
        used = stat_row(canvas, card["stats"], x + 14, down, 38)
        tag_row(canvas, tags, x + wide - 14, down, 38, wide - used - 40)
        down += STAT
    if is_broad and len(tags) == 1:  # has room beside costs and statistics
        tag_row(canvas, tags, x + wide - 14, y + HEAD + 12, 42, 52)
    elif is_broad and tags:
        tag_row(canvas, tags, x + wide - 14, down, 42, wide - 40)
        down += STAT
    size, lines = _text(card, wide, is_dense)
    canvas.signs = AMONG_WORDS
    canvas.lines(x + 14, down, lines, size, INK, weight="SemiBold")


def _head(canvas: Canvas, card: View, many: str, box: Box, edge: int, ground: Color) -> None:
    """Face, name, how many; in a broad box the faction too."""
    x, y, wide, _ = box
    canvas.panel(x + edge, y + edge, wide - 2 * edge, HEAD - edge, ground, 14)
    card_face(canvas, card, x + 12, y + 10, 72)
    is_broad = wide >= BROAD
    right = x + wide - 12
    if is_broad and card["type"] != "hero":
        canvas.sprite(initials, right - 56, y + 16, 56, card["faction"])
        right -= 60
        if grade_of(card["card"]) != "C":
            canvas.sprite(gem, right - GEM, y + 22, GEM, grade_of(card["card"]))
            right -= GEM + 4
    if many:
        canvas.panel(right - 56, y + 22, 56, 46, INK, 20)
        canvas.centred(right - 28, y + 45, many, 32, CHALK)
        right -= 62
    room = right - x - 96
    size, lines = fit(card["name"], BROAD_NAMES, room) if is_broad else fit(card["name"], NAMES, room, 2)
    if is_broad and "".join(lines) != card["name"]:
        size, lines = fit(card["name"], BROAD_TWICE, room, 2)
    canvas.lines(x + 94, y + 8 + (HEAD - 10 - round(size * 1.14) * len(lines)) // 2, lines, size, INK)


def _costs(canvas: Canvas, card: View, box: Box, fits: bool) -> None:
    """From hand and from the Reserve; in a narrow box the faction beside them."""
    x, y, wide, _ = box
    at = x + 14
    for paint, n in ((hand, card["costs"][0]), (reserve, card["costs"][1])):
        canvas.sprite(paint, at, y + HEAD + 12, 44)
        canvas.sprite(cost, at + 46, y + HEAD + 8, 50, n, fits)
        at += 110
    if wide >= BROAD:
        return
    canvas.sprite(initials, x + wide - 76, y + HEAD + 2, 64, card["faction"])
    if grade_of(card["card"]) != "C":
        canvas.sprite(gem, x + wide - 76 - GEM - 4, y + HEAD + 12, GEM, grade_of(card["card"]))


def _frame(canvas: Canvas, grade: str, paper: Color, marked: bool, box: Box) -> int:
    """The ground and its outline; how wide that is."""
    x, y, wide, high = box
    if grade in ("", "C"):
        canvas.panel(x, y, wide, high, paper, 20, 7 if marked else 3, PURPLE if marked else FOG)
        return 7 if marked else 3
    canvas.panel(x, y, wide, high, paper, 20, 10, PURPLE)
    canvas.panel(x + 5, y + 5, wide - 10, high - 10, paper, 16, 5, LILAC if marked else STONE)
    for left, top, across, along in (
        (x, y, 1, 1),
        (x + wide, y, -1, 1),
        (x, y + high, 1, -1),
        (x + wide, y + high, -1, -1),
    ):
        cut = [(left - across, top - along), (left + CUT * across, top - along), (left - across, top + CUT * along)]
        canvas.pencil.polygon(cut, NIGHT)
        canvas.pencil.line([cut[1], cut[2]], PURPLE, 8)
    return 12
