"""What Altered's pictures share: signs of the statistics, tags of the statuses, costs, factions. Pictures only."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.draw.canvas import Canvas
from bot.draw.colors import (
    BLUE,
    BROWN,
    CHALK,
    DUSK,
    FOG,
    GOLD,
    GREEN,
    INK,
    LILAC,
    MOSS,
    NIGHT,
    ORANGE,
    PAPER,
    PURPLE,
    ROSE,
    SKY,
    STEEL,
    STONE,
    TAN,
    WHITE,
    Color,
    mix,
)
from bot.draw.counts import Counted, count_row, row_width
from bot.draw.pen import Paint, Pen
from cogs.altered.content.notation import SIGNS
from cogs.altered.pictures.faces import face, faction_colour, hero_scene
from cogs.altered.pictures.signs import worn_sign

View = Mapping[str, Any]

W = 1100
PAD = 16
PORTRAIT = 60
"""Pixels from which on a Hero is shown with all around; smaller ones are a round face like other cards."""
TAG_GAP = 4
"""Pixels between two tags."""
STATS = ("forest", "mountain", "water")
SEATS: tuple[Color, Color] = (GOLD, SKY)
FILLS: dict[str, Color] = {"forest": GREEN, "mountain": BROWN, "water": BLUE}


def sign(p: Pen, kind: str, lit: bool = True) -> None:
    """A tree, two peaks or waves, each on ground of its own shape and colour; unlit: it does not count."""
    fill = FILLS[kind] if lit else FOG
    on = PAPER if lit else STONE
    if kind == "forest":
        p.disc(50, 50, 46, fill, 5)
        p.poly([(50, 12), (80, 66), (20, 66)], on, 4)
        p.box(43, 64, 14, 22, on, 0, 4)
    elif kind == "mountain":
        p.box(6, 6, 88, 88, fill, 10, 5)
        p.poly([(12, 80), (42, 20), (58, 50), (68, 36), (90, 80)], on, 4)
    else:
        p.poly([(50, 3), (94, 58), (76, 94), (24, 94), (6, 58)], fill, 5)
        for y in (50, 72):
            p.arc(38, y, 12, 9, 180, 360, 8, on)
            p.arc(62, y, 12, 9, 0, 180, 8, on)


AMONG_WORDS: Mapping[str, tuple[Paint, tuple[Any, ...]]] = {
    chr(0xE000 + n): (sign, (kind,)) for n, kind in enumerate(STATS)
}
"""The letters that stand for the signs of the statistics where a card's text is drawn (`Canvas.signs`)."""
_SIGNS = list(zip(SIGNS, AMONG_WORDS, strict=True))


def drawn(words: str) -> str:
    """A card's text as it is drawn: with letters in the place of its signs, and three of them never apart."""
    for typed, letter in _SIGNS:
        words = words.replace(f" {typed}", letter) if letter != _SIGNS[0][1] else words.replace(typed, letter)
    return words


# ------------------------------------------ tags: each status has its own shape, and a letter or a sign of its own


def tag(p: Pen, name: str) -> None:
    """A status or keyword."""
    if name == "fleeting":
        p.poly([(50, 2), (98, 50), (50, 98), (2, 50)], ROSE, 6)
        p.word(50, 51, "F", 54)
    elif name == "anchored":
        p.disc(50, 50, 45, SKY, 6)
        p.word(50, 50, "A", 62)
    elif name == "asleep":
        p.box(6, 6, 88, 88, PURPLE, 18, 6)
        p.word(50, 51, "Z", 66, WHITE)
    elif name == "boost":
        p.poly([(50, 2), (96, 46), (76, 46), (76, 96), (24, 96), (24, 46), (4, 46)], GOLD, 6)
        p.word(50, 60, "+", 60)
    elif name == "gigantic":
        p.poly(
            [(2, 50), (30, 16), (30, 34), (70, 34), (70, 16), (98, 50), (70, 84), (70, 66), (30, 66), (30, 84)], MOSS, 6
        )
        p.word(50, 51, "G", 44)
    elif name in ("tough", "defender"):
        fill, letter = (STONE, "T") if name == "tough" else (STEEL, "D")
        if name == "tough":
            p.poly([(30, 4), (70, 4), (96, 30), (96, 70), (70, 96), (30, 96), (4, 70), (4, 30)], fill, 6)
        else:
            p.poly([(10, 10), (50, 4), (90, 10), (88, 54), (50, 96), (12, 54)], fill, 6)
        p.word(50, 50 if name == "tough" else 45, letter, 60)
    elif name == "exhausted":
        p.box(4, 26, 92, 48, FOG, 12, 6)
        p.word(50, 51, "X", 50, WHITE)
    elif name == "seasoned":
        p.poly([(50, 2), (84, 34), (90, 70), (50, 96), (10, 70), (16, 34)], ORANGE, 6)
        p.word(50, 55, "S", 58)
    elif name == "eternal":
        p.oval(50, 50, 48, 36, LILAC, 6)
        p.word(50, 51, "E", 56)
    elif name == "scout":  # no letter: an S is Seasoned
        p.box(4, 12, 92, 76, TAN, 24, 6)
        p.poly([(10, 50), (32, 30), (68, 30), (90, 50), (68, 70), (32, 70)], PAPER, 5)
        p.disc(50, 50, 15, INK, 0)
    else:
        p.box(8, 8, 84, 84, TAN, 24, 6)
        p.word(50, 51, name[:1].upper(), 60)


def tags_of(obj: View) -> list[Counted]:
    """What lies on an object: tags and, where more than one counts, their numbers."""
    found = [(name, n) for name, n in obj.get("counters", {}).items() if n]
    found += [(name, 1) for name in obj.get("statuses", ())]
    found += [(name, obj["tough"] if name == "tough" and "tough" in obj else 1) for name in obj["keywords"]]
    return [Counted(tag, (name,), n, one=name == "boost", name=name) for name, n in found]


def tags_width(tags: Sequence[Counted], size: int) -> int:
    """How wide `tag_row` is."""
    return row_width(tags, size, TAG_GAP)


def tag_row(
    canvas: Canvas, tags: Sequence[Counted], right: int, y: int, size: int, room: int, ink: Color = INK
) -> None:
    """Tags that end at `right`, smaller when there are many."""
    count_row(canvas, tags, right, y, size, room, ink, align="right", gap=TAG_GAP)


# ---------------------------------------------------------------- markers and counts


def marker(p: Pen, seat: int, exp: str, is_gone: bool = False) -> None:
    """An expedition's marker: it points where it travels, and has the sign that its buttons have, and the player by
    number and colour. is_gone: where it was before it moved, an outline alone."""
    fill, ink = (NIGHT, mix(NIGHT, SEATS[seat], 0.7)) if is_gone else (SEATS[seat], INK)
    if exp == "hero":
        p.poly([(3, 8), (68, 8), (97, 50), (68, 92), (3, 92)], fill, 6, ink)
    else:
        p.poly([(97, 8), (32, 8), (3, 50), (32, 92), (97, 92)], fill, 6, ink)
    number, sign_at = (19, 57) if exp == "hero" else (82, 44)
    p.word(number, 51, str(seat + 1), 50, ink)
    worn_sign(p, exp, sign_at, ink, is_gone)


def badge(p: Pen, seat: int) -> None:
    """A player's number on a player's colour: a disc for the first seat, a box for the second."""
    if seat == 0:
        p.disc(50, 50, 46, SEATS[0], 6)
    else:
        p.box(6, 6, 88, 88, SEATS[1], 14, 6)
    p.word(50, 51, str(seat + 1), 64)


def orb(p: Pen, lit: bool = True) -> None:
    """A Mana Orb."""
    p.disc(50, 50, 44, PURPLE if lit else FOG, 6)
    p.oval(36, 34, 12, 9, LILAC if lit else STONE, 0)
    p.star(54, 56, 20, WHITE if lit else STONE, 4, 0.35, 0)


def hand(p: Pen) -> None:
    """An open palm, as the words write it."""
    for x, top in ((24, 22), (40, 10), (56, 10), (72, 22)):
        p.box(x, top, 16, 58, GOLD, 8, 5)
    p.poly([(24, 66), (14, 50), (6, 54), (14, 78), (32, 96), (74, 96), (88, 76), (88, 52), (24, 52)], GOLD, 5)
    p.box(29, 42, 54, 32, GOLD, 0, 0)


def deck(p: Pen) -> None:
    """A stack of backs."""
    for step in (2, 1, 0):
        p.box(12 + step * 8, 20 - step * 7, 54, 74, mix(DUSK, LILAC, 0.5) if step else PURPLE, 8, 6)
    p.star(39, 57, 16, GOLD, 4, 0.4, 3)


def bin_(p: Pen) -> None:
    """The Discard."""
    p.poly([(16, 30), (84, 30), (76, 94), (24, 94)], STONE, 6)
    p.box(8, 16, 84, 16, STEEL, 6, 6)
    p.box(36, 6, 28, 14, STEEL, 6, 6)
    for x in (38, 50, 62):
        p.line([(x, 44), (x, 80)], 5)


def reserve(p: Pen) -> None:
    """Arrows that come back, as the words write it: whence a card is played a second time."""
    p.box(4, 4, 92, 92, MOSS, 22, 5)
    p.arc(50, 50, 25, 25, 200, 330, 13, WHITE)
    p.arc(50, 50, 25, 25, 20, 150, 13, WHITE)
    p.poly([(88, 40), (58, 44), (77, 22)], WHITE, 0)
    p.poly([(12, 60), (42, 56), (23, 78)], WHITE, 0)


def cost(p: Pen, n: int, lit: bool = True) -> None:
    """What a card costs: a number on an orb's purple."""
    p.disc(50, 50, 46, PURPLE if lit else FOG, 6)
    p.word(50, 50, str(n), 60 if n < 10 else 50, WHITE)


def initials(p: Pen, faction: str) -> None:
    """A faction's two letters on its colour."""
    p.box(2, 20, 96, 60, faction_colour(faction), 16, 6)
    p.word(50, 51, faction, 44)


GEMS: dict[str, tuple[Color, str]] = {"R": (PURPLE, "R"), "U": (ORANGE, "U"), "E": (GREEN, "E")}


def gem(p: Pen, grade: str) -> None:
    """A cut stone with a letter: a card that is more than common."""
    fill, letter = GEMS.get(grade, (STEEL, "?"))
    p.poly([(26, 6), (74, 6), (98, 36), (50, 98), (2, 36)], fill, 6)
    p.line([(2, 36), (98, 36)], 4)
    p.word(50, 50, letter, 50, WHITE)


def card_face(canvas: Canvas, card: View, x: int, y: int, size: int) -> None:
    """A card's or token's round face; a Hero's is a portrait."""
    if card["type"] == "hero" and size >= PORTRAIT:
        canvas.sprite(hero_scene, x, y, size, card["card"], card["faction"], tuple(card["subtypes"]))
        return
    canvas.sprite(face, x, y, size, card["card"], card["type"], card["faction"], tuple(card["subtypes"]))


def own_face(canvas: Canvas, card: View, seat: int, x: int, y: int, size: int) -> None:
    """The face of somebody in play, with a rim in the colour of whoever has them: beside markers in those colours a
    rim in that of the faction would be another code. Those of both players may be of one faction."""
    card_face(canvas, card, x, y, size)
    canvas.sprite(_rim, x, y, size, SEATS[seat])


def _rim(p: Pen, colour: Color) -> None:
    p.disc(50, 50, 48, None, 10, colour)
    p.disc(50, 50, 49, None, 3)


def stat_row(
    canvas: Canvas, stats: Sequence[int], x: int, y: int, size: int, ink: Color = INK, lit: bool = True, gap: int = 10
) -> int:
    """Forest, mountain, water with their numbers; gives the width."""
    start, big = x, round(size * 0.94)
    for kind, n in zip(STATS, stats, strict=True):
        canvas.sprite(sign, x, y, size, kind, lit)
        x += size + 3
        x += canvas.words(x, y + (size - big) // 2, str(n), big, ink if lit else FOG) + gap
    return x - start - gap


def back(p: Pen) -> None:
    """The back of half a Tumult card."""
    p.star(50, 50, 46, mix(DUSK, LILAC, 0.3), 8, 0.72, 4)
    p.word(50, 52, "?", 56, CHALK)
