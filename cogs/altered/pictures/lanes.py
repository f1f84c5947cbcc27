"""The two lanes of the board: an expedition of each player side by side, and who leads in what. Pictures only."""

from collections.abc import Sequence
from typing import Any

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, DUSK, FOG, INK, ORANGE, PAPER, SAND, STEEL, STONE, Color, mix
from bot.draw.fonts import clip, fit
from bot.draw.pen import Pen
from cogs.altered.pictures.parts import (
    PAD,
    SEATS,
    STATS,
    View,
    W,
    marker,
    own_face,
    sign,
    stat_row,
    tag_row,
    tags_of,
)
from cogs.altered.pictures.signs import onward
from cogs.altered.view import telling

HEAD, CHIP = 92, 88
"""Heights: the head of a lane's side where its places have short names, a chip."""
PLACE = 36, 33, 30
"""Pixels of a place's name: three of these are one on a phone."""
SECOND = 34
"""Pixels that a second line of it takes."""
SIDE, MIDDLE = 414, 204
FEW, OVER = 7, 40
"""So many chips stand whole below one another; of more the older ones show their names, in so many pixels."""
_ALIKE = ("id", "stamp")
"""What tells copies apart that nobody needs to tell apart."""


def stack_height(objects: Sequence[View]) -> int:
    """Pixels that the chips of an expedition take."""
    kinds = len(_together(objects))
    return kinds * (CHIP + 6) + 6 - max(0, kinds - FEW) * (CHIP + 6 - OVER)


def _together(objects: Sequence[View]) -> list[tuple[View, int]]:
    """Copies that nothing tells apart as one, with their number: a crowd of tokens would leave nobody else room."""
    found: list[tuple[dict[str, Any], View, int]] = []
    for obj in objects:
        key = {name: value for name, value in obj.items() if name not in _ALIKE}
        place = next((n for n, (one, *_) in enumerate(found) if one == key), None)
        if place is None:
            found.append((key, obj, 1))
        else:
            found[place] = (key, found[place][1], found[place][2] + 1)
    return [(obj, n) for _, obj, n in found]


def head_height(view: View, sides: tuple[View, View]) -> int:
    """Pixels that the heads of both sides take."""
    return HEAD + SECOND * (max(len(_place(view, exp)[1]) for exp in sides) - 1)


def _place(view: View, exp: View) -> tuple[int, tuple[str, ...]]:
    """Where an expedition stands: the size and the lines of the place's name."""
    stands = "Arena" if view["tiebreak"] else view["regions"][exp["at"]]["name"] or "?"
    size, lines = fit(stands, PLACE, SIDE - 80, 1)
    return (size, lines) if "".join(lines) == stands else fit(stands, PLACE[-1:], SIDE - 80, 2)


def draw_lane(canvas: Canvas, view: View, sides: tuple[View, View], y: int, tall: int) -> None:
    """Both sides of a lane with the duel between them. y, tall: pixels."""
    canvas.panel(PAD, y, W - 2 * PAD, tall, DUSK, 20)
    head = head_height(view, sides)
    for exp in sides:
        x = PAD + 8 if exp["seat"] == 0 else W - PAD - 8 - SIDE
        _head(canvas, view, exp, x, y, head)
        _stack(canvas, exp["objects"], exp["seat"], x, y + head)
    word = "HERO" if sides[0]["exp"] == "hero" else "COMPANION"
    canvas.words(W // 2, y + 14, word, 30, CHALK, "middle")
    _duel(canvas, view, sides, W // 2 - MIDDLE // 2, y + 58)


def _head(canvas: Canvas, view: View, exp: View, x: int, y: int, high: int) -> None:
    """The marker, where it stands, what counts there, and what will come of it at Dusk."""
    right = exp["seat"] == 1
    canvas.sprite(marker, x + SIDE - 70 if right else x, y + 8, 70, exp["seat"], exp["exp"])
    left, room = (x if right else x + 78), SIDE - 80
    size, lines = _place(view, exp)
    canvas.lines(left + room if right else left, y + 8, lines, size, CHALK, "right" if right else "left")
    below = y + high - 42
    fate, first = telling.fate(view, exp), telling.comes_first(exp)
    said, size = f"{first} first" if fate == "open" else "" if fate in ("arena", "over") else fate, 30
    if (with_whom := telling.counted_with(exp)) and said == fate:  # the sum is none of those who stand here
        said, size = f"{fate} with {clip(with_whom, 26, 120)}", 26
    ink = {"held": ORANGE, "open": ORANGE, "moves": CHALK}.get(fate, STEEL)
    parts = len(exp["types"]) * 38
    at = left + room - parts if right else left
    for kind in exp["types"]:
        canvas.sprite(sign, at, below, 36, kind)
        at += 38
    words = at - parts - 12 if right else at + 10
    taken = canvas.words(words, below + 4, said, size, ink, "right" if right else "left")
    if fate == "moves":
        at = words - taken - 44 if right else words + taken + 8
        canvas.sprite(onward, at, below, 36, exp["exp"], SEATS[exp["seat"]])
    elif fate == "held":
        canvas.sprite(icons.lock, words - taken - 44 if right else words + taken + 8, below, 36)


def _duel(canvas: Canvas, view: View, sides: tuple[View, View], x: int, y: int) -> None:
    """Both sums, statistic by statistic; who leads has a bright plate with a notch towards the other, unless Dusk has
    come: whoever it has moved stands in another region, and what counts there is not what they moved by."""
    a, b = (telling.counted(side) for side in sides)
    is_open = not view["settled"]
    for n, kind in enumerate(STATS):
        top = y + n * 58
        lit = is_open and (kind in a["types"] or kind in b["types"])
        canvas.sprite(sign, x + MIDDLE // 2 - 25, top, 50, kind, lit)
        for mine, theirs, left in ((a, b, x), (b, a, x + MIDDLE - 72)):
            counts = is_open and kind in mine["types"]
            leads = mine["stats"][n] > theirs["stats"][n] and mine["stats"][n] > 0
            if leads:
                fill = SEATS[mine["seat"]] if counts else mix(DUSK, STONE, 0.5)
                canvas.panel(left, top, 72, 50, fill, 14, 4, INK)
            number = str(mine["stats"][n])
            ink = (INK if leads else CHALK) if counts else (CHALK if leads else FOG)
            canvas.centred(left + 36, top + 25, number, 40 if leads and counts else 34, ink)
            if leads and counts:
                canvas.sprite(_notch, left + 66 if mine is a else left - 16, top + 14, 22, mine is a, fill)


def _notch(p: Pen, right: bool, fill: Color) -> None:
    p.poly([(4, 4), (96, 50), (4, 96)] if right else [(96, 4), (4, 50), (96, 96)], fill, 12)


def _stack(canvas: Canvas, objects: Sequence[View], seat: int, x: int, y: int) -> None:
    """Chips below one another, all as large as one alone is; of many the newest ones lie upon the others."""
    kinds = _together(objects)
    for place, (obj, n) in enumerate(kinds):
        _chip(canvas, obj, n, seat, x, y)
        y += OVER if place < len(kinds) - FEW else CHIP + 6


def _chip(canvas: Canvas, obj: View, n: int, seat: int, x: int, y: int) -> None:
    """A Character or Permanent, or n of them: face, name, statistics (grey while Asleep), tags."""
    asleep = "asleep" in obj["statuses"]
    canvas.panel(x, y, SIDE, CHIP, mix(PAPER, STONE, 0.45) if asleep else PAPER if obj["stats"] else SAND, 16)
    own_face(canvas, obj, seat, x + 6, y + 9, 70)
    name = obj["name"] if n == 1 else f"{n} × {obj['name']}"
    size, lines = fit(name, (29, 27, 25, 23), SIDE - 92, 1)
    canvas.lines(x + 84, y + 10 + (28 - size) // 2, lines, size, INK)
    used = stat_row(canvas, obj["stats"], x + 84, y + 46, 34, INK, not asleep) if obj["stats"] else 0
    tag_row(canvas, tags_of(obj), x + SIDE - 8, y + 46, 36, SIDE - 84 - used - 20)
