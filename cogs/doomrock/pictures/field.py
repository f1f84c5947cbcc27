"""Where everybody stands in a battle: a ring for each group, on shelves from left to right. The battle's picture shows
it large, a strip below a hero's sheet. Pictures only.

The field grows with the fight: tokens are drawn as large as leaves it no higher than its frame wants.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, DUSK, FOG, GOLD, GREEN, INK, NIGHT, PAPER, RED, ROSE, SKY, mix
from bot.draw.fonts import width
from bot.draw.pieces import hp_colour
from cogs.doomrock.pictures.parts import PAD, View, W, enemy_token, has_tokens, hero_token, put, status_icon, token_row

MINION = 32
"""Height of the bar of a minion; its numbers have four fifths of that."""
BETWEEN = 14
"""Pixels between two rings."""


class Frame(NamedTuple):
    """Room for a field."""

    wide: int
    """Pixels."""
    tall: int
    """Pixels that it may be high before its tokens get smaller."""
    scales: tuple[float, ...]
    """Of the tokens, from the largest."""


BELOW: Final = ((W, Frame(W - 2 * PAD, 260, (1.3, 1.2, 1.1, 1.0, 0.9, 0.8, 0.72))),)
"""Pixels of a strip below a sheet, with which it has to share the room above the question, and its frame."""
ALONE: Final = (
    *((wide, Frame(wide - 2 * PAD, wide // 4, (1.2, 1.1, 1.0, 0.9, 0.8, 0.72))) for wide in (760, 840, 920, 1000)),
    *BELOW,
)
"""The same where no sheet stands above it, the narrowest first: a phone shows it at less than half, and as wide as
other pictures nobody could read it there."""
LETTERS = 30
CAPTION = 40
"""Pixels of a line above a strip: the round and the enrage, and what letters mean."""


class Box(NamedTuple):
    """Where a ring stands, in pixels."""

    x: int
    y: int
    wide: int
    high: int
    row: int
    """Room of a row of tokens in it."""


class Field(NamedTuple):
    """Who stands where."""

    groups: tuple[tuple[str, ...], ...]
    """Ids: in each ring heroes first, then bosses, then minions; each as they came."""
    standing: int
    """So many of the groups stand there; the others are still to come."""
    boxes: tuple[Box, ...]
    scale: float
    high: int
    """Pixels."""


def field(view: View, frame: Frame) -> Field:
    """view: `battle` and `heroes`."""
    battle = view["battle"]
    groups = tuple(tuple(_ordered(battle, group)) for group in (*battle["groups"], *battle["to_come"]))
    scale, boxes, high = layout(tuple(tuple(_cell_kinds(view, group)) for group in groups), frame)
    return Field(groups, len(battle["groups"]), boxes, scale, high)


def draw_strip(view: View) -> bytes:
    """The field alone as PNG, below round and enrage. view: `battle`, `heroes`, `own`, those of whoever looks, and
    `alone`, whether no sheet stands above it: then it may be higher, and so as large as a phone needs it."""
    found = [(wide, frame, field(view, frame)) for wide, frame in (ALONE if view["alone"] else BELOW)]
    room, _, placed = next((one for one in found if one[2].high <= one[1].tall), found[-1])
    battle, letters, is_narrow = view["battle"], _letters(view), room < W
    above = CAPTION * (2 if letters and is_narrow else 1)
    canvas = Canvas(room, placed.high + PAD + 8 + above)
    wide = canvas.words(PAD, PAD - 2, f"Round {battle['round']}", 36, GOLD)
    canvas.sprite(icons.flame, PAD + wide + 24, PAD - 6, 40, True)
    at = PAD + wide + 68
    at += canvas.words(at, PAD - 2, f"enrage {battle['enrage']}", 36, CHALK)
    following = [level["at"] for level in battle["levels"] if level["at"] > battle["enrage"]]
    if following:
        canvas.sprite(icons.anger, at + 24, PAD - 4, 36)
        at += 66 + canvas.words(at + 66, PAD - 2, f"worse at {min(following)}", 36, CHALK)
    at, y = (PAD, PAD + CAPTION) if is_narrow else (at + 30, PAD)
    for name in letters:
        if at + 40 + width(name, LETTERS) > room - PAD:  # as far as there is room
            break
        put(canvas, status_icon(name), at, y, 32)
        at += 38 + canvas.words(at + 38, y, name, LETTERS, CHALK) + 20
    draw_field(canvas, view, placed, PAD, PAD + above, view["own"])
    return canvas.png()


def _letters(view: View) -> list[str]:
    """What lies on somebody as a letter, whose meaning is told."""
    some = [*view["heroes"], *view["battle"]["enemies"].values()]
    met = [name for one in some for name, _ in one["statuses"]]
    met += [name for name in ("surrounded", "rampaging") for one in some if one.get(name)]
    return list(dict.fromkeys(met))


def draw_field(canvas: Canvas, view: View, placed: Field, x: int, y: int, lit: Sequence[str]) -> None:
    """x, y: upper left corner; lit: whose portraits stand on a bright plate."""
    for n, (group, box) in enumerate(zip(placed.groups, placed.boxes, strict=True), 1):
        number = n if n <= placed.standing else 0
        _ring(canvas, view, number, group, box._replace(x=box.x + x, y=box.y + y), placed.scale, lit)


# ---------------------------------------------------------------- where everything stands


def _ordered(battle: View, group: Sequence[str]) -> list[str]:
    """Heroes first, then bosses, then minions; each as they came."""
    return sorted((who for who in group), key=lambda who: "hbm".index(_kind(battle, who)))


def _kind(battle: View, who: str) -> str:
    if who not in battle["enemies"]:
        return "h"
    return "b" if battle["enemies"][who]["boss"] else "m"


def _cell_kinds(view: View, members: Sequence[str]) -> list[str]:
    """Kinds of tokens; a capital for those that have something lying on them, and so need more room."""
    found = []
    for who in members:
        kind = _kind(view["battle"], who)
        one = view["battle"]["enemies"].get(who) or next(hero for hero in view["heroes"] if hero["id"] == who)
        found.append(kind.upper() if has_tokens(one) else kind)
    return found


def cell(kind: str, scale: float) -> tuple[int, int]:
    """Width of the place of a token, and its portrait's size."""
    wide, least, face = {"h": (156, 146, 122), "b": (180, 146, 150), "m": (110, 84, 88)}[kind.lower()]
    size = round(face * scale)
    return max(round(wide * scale), least), size


def depth(row: Sequence[str], scale: float) -> tuple[int, int]:
    """Height of a row of tokens, and of its largest portrait; all stand on one line."""
    face = max(cell(kind, scale)[1] for kind in row)
    return face + 26 + 36 * any(kind.isupper() for kind in row), face


@lru_cache(maxsize=256)
def layout(groups: tuple[tuple[str, ...], ...], frame: Frame) -> tuple[float, tuple[Box, ...], int]:
    """The scale of the tokens, where the rings stand, and the height of the field. groups: kinds of tokens."""
    wide = frame.wide
    best: tuple[float, tuple[Box, ...], int] | None = None
    for scale in frame.scales:
        for limit in (wide, wide * 2 // 3, wide // 2, wide * 2 // 5, wide // 3):
            boxes, tall = _shelves([_packed(group, scale, limit) for group in groups], wide)
            if best is None or tall < best[2] or (scale == best[0] and tall <= best[2]):
                best = (scale, boxes, tall)
        if best is not None and best[2] <= frame.tall:
            break
    assert best is not None
    return best


def _packed(kinds: Sequence[str], scale: float, limit: int) -> tuple[int, int, int]:
    """Width, height and row length (pixels) of a ring whose tokens stand in rows of at most `limit` pixels."""
    rows = _rows(kinds, scale, limit - 44)
    wide = max(sum(cell(kind, scale)[0] for kind in row) for row in rows)
    tall = sum(depth(row, scale)[0] for row in rows)
    return wide + 44, tall + 34, limit - 44


def _rows(kinds: Sequence[str], scale: float, limit: int) -> list[list[str]]:
    rows: list[list[str]] = [[]]
    used = 0
    for kind in kinds:
        wide = cell(kind, scale)[0]
        if rows[-1] and used + wide > limit:
            rows.append([])
            used = 0
        rows[-1].append(kind)
        used += wide
    return rows


def _shelves(sizes: Sequence[tuple[int, int, int]], room: int) -> tuple[tuple[Box, ...], int]:
    """Rings on shelves from left to right; each shelf is as high as its highest ring and spread over the width."""
    shelves: list[list[int]] = [[]]
    used = 0
    for n, (wide, _, _) in enumerate(sizes):
        if shelves[-1] and used + wide + BETWEEN > room:
            shelves.append([])
            used = 0
        shelves[-1].append(n)
        used += wide + BETWEEN
    boxes: dict[int, Box] = {}
    y = 0
    for shelf in shelves:
        if not shelf:
            continue
        tall = max(sizes[n][1] for n in shelf)
        gap = max(0, room - sum(sizes[n][0] for n in shelf)) // (len(shelf) + 1)
        x = gap
        for n in shelf:
            wide, high, row = sizes[n]
            boxes[n] = Box(x, y + (tall - high) // 2, wide, high, row)
            x += wide + gap
        y += tall + BETWEEN
    return tuple(boxes[n] for n in range(len(sizes))), max(y - BETWEEN, 0)


def _ring(
    canvas: Canvas, view: View, number: int, members: Sequence[str], box: Box, scale: float, lit: Sequence[str]
) -> None:
    """number: of the ring; 0: those in it are still to come."""
    battle = view["battle"]
    heroes = {hero["id"]: hero for hero in view["heroes"]}
    x, y, wide, high, room = box
    sides = {_kind(battle, who) == "h" for who in members}
    ink = FOG if not number else GOLD if len(sides) > 1 else SKY if True in sides else ROSE
    canvas.panel(x, y, wide, high, mix(DUSK, NIGHT, 0.25), min(70, high // 3), 5, ink)
    at = y + 18
    place = 0
    for row in _rows(_cell_kinds(view, members), scale, room):
        total = sum(cell(kind, scale)[0] for kind in row)
        left = x + (wide - total) // 2
        deep, largest = depth(row, scale)
        for kind in row:
            who = members[place]
            place += 1
            w, face = cell(kind, scale)
            one = heroes[who] if kind in "hH" else battle["enemies"][who]
            _token(canvas, one, kind.lower(), left, at + largest - face, w, face, who in lit, grey=not number)
            _change(canvas, view["changed"].get(one["class" if kind in "hH" else "label"], 0), left, at + largest, w)
            left += w
        at += deep
    if number:
        canvas.panel(x - 12, y - 2, 42, 42, ink, 21)
        canvas.centred(x + 9, y + 19, str(number), 30, INK)
    else:
        canvas.panel(x + wide // 2 - 66, y + high - 20, 132, 36, ink, 18)
        canvas.centred(x + wide // 2, y + high - 2, "to come", 30, CHALK)


def _token(canvas: Canvas, who: Any, kind: str, x: int, y: int, wide: int, face: int, lit: bool, *, grey: bool) -> None:
    """A portrait, the bar below it, what lies on it below that. grey: an enemy that is still to come."""
    middle = x + wide // 2
    left = middle - face // 2
    if kind == "h":
        if lit:
            canvas.panel(left - 7, y - 7, face + 14, face + 14, GOLD, face // 2 + 7)
        hero_token(canvas, who, left, y, face)
        canvas.sprite(icons.threat, left + face - 36, y - 8, 52)
        canvas.panel(left + face - 25, y + 2, 30, 32, INK, 14)
        canvas.centred(left + face - 10, y + 18, str(who["threat"]), 28, CHALK)
    else:
        enemy_token(canvas, who, left, y, face, grey)
        if who["boss"]:
            canvas.sprite(icons.sword, left - 10, y - 6, 46)
            canvas.panel(left + 22, y - 6, 32, 34, INK, 14)
            canvas.centred(left + 38, y + 11, str(who["dmg"]), 30, CHALK)
        if who["activated"]:
            side = max(32, face // 3)
            canvas.sprite(icons.tick, left + face - side + 6, y + face - side - 14, side)
    tall = 34 if kind != "m" else MINION
    bar = max(round(face * (1.05 if kind != "m" else 1)), 76)
    canvas.bar(
        middle - bar // 2, y + face - 9, bar, tall, who["hp"], who["max_hp"], hp_colour(who["hp"], who["max_hp"])
    )
    token_row(canvas, who, middle, y + face + tall - 6, 34 if kind != "m" else 30, wide - 4)


def _change(canvas: Canvas, n: int, x: int, y: int, wide: int) -> None:
    """How many hit points somebody has lost or won, as a flag at the left end of the bar, which begins at y."""
    if n:
        left = x + wide // 2 - min(wide // 2, 76)
        canvas.panel(left, y - 42, 58, 40, RED if n < 0 else GREEN, 14, 4)
        canvas.centred(left + 29, y - 22, f"{n:+d}".replace("-", "–"), 32, PAPER if n < 0 else INK)
