"""A battle as a picture: a ring for each group, minion slots along the left, enrage above, the AI card below.

The field grows with the fight: tokens are drawn as large as leaves the picture about square. Pictures only.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, DUSK, GOLD, INK, NIGHT, PAPER, RED, ROSE, SKY, mix
from bot.draw.fonts import fit
from bot.draw.pieces import hp_colour
from cogs.doomrock.pictures import portraits_enemies
from cogs.doomrock.pictures.parts import PAD, View, W, enemy_token, has_tokens, hero_token, token_row

TOP = 118
SIDE = 128
FIELD = W - SIDE - 2 * PAD
TALL = 800
"""How high a field may be before its tokens get smaller."""
SCALES = (1.15, 1.0, 0.9, 0.8, 0.72)
STEPS = {
    "roll": "the dice",
    "start": "it begins",
    "initiative": "who is quick",
    "minions": "the minions",
    "bosses": "the boss",
    "heroes": "the heroes",
    "end": "tidying up",
    "won": "victory!",
}
Box = tuple[int, int, int, int, int]
"""x, y, width, height of a ring, and how many tokens stand in a row in it."""


def draw_battle(view: View) -> bytes:
    """The whole battle picture as PNG."""
    battle = view["battle"]
    kinds = tuple(tuple(_cell_kinds(view, _ordered(battle, group))) for group in battle["groups"])
    scale, boxes, tall = layout(kinds)
    standing = [hero for hero in view["heroes"] if not hero["fallen"]]
    slots = battle["slots"] or [hero["id"] for hero in sorted(standing, key=lambda hero: -hero["threat"])]
    tall = max(tall, len(slots) * 122 + 20)
    card = _card_height(battle)
    canvas = Canvas(W, PAD + TOP + 16 + tall + 16 + card)
    _top(canvas, view)
    _slots(canvas, view, slots, PAD + TOP + 16, tall)
    shown = max((y + h for _, y, _, h, _ in boxes), default=0)
    down = PAD + TOP + 16 + max(0, (tall - shown) // 2)
    for n, (group, box) in enumerate(zip(battle["groups"], boxes, strict=True), 1):
        _ring(canvas, view, n, _ordered(battle, group), (box[0] + SIDE + PAD, box[1] + down, *box[2:]), scale)
    _card(canvas, battle, PAD + TOP + 16 + tall + 16)
    return canvas.png()


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
def layout(groups: tuple[tuple[str, ...], ...]) -> tuple[float, tuple[Box, ...], int]:
    """Where the rings stand, the scale of their tokens, and the height of the field."""
    best: tuple[float, tuple[Box, ...], int] | None = None
    for scale in SCALES:
        for limit in (FIELD, FIELD * 2 // 3, FIELD // 2, FIELD * 2 // 5, FIELD // 3):
            boxes, tall = _shelves([_packed(group, scale, limit) for group in groups])
            if best is None or tall < best[2] or (scale == best[0] and tall <= best[2]):
                best = (scale, boxes, tall)
        if best is not None and best[2] <= TALL:
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


def _shelves(sizes: Sequence[tuple[int, int, int]]) -> tuple[tuple[Box, ...], int]:
    """Rings on shelves from left to right; each shelf is as high as its highest ring and spread over the width."""
    shelves: list[list[int]] = [[]]
    used = 0
    for n, (wide, _, _) in enumerate(sizes):
        if shelves[-1] and used + wide + 14 > FIELD:
            shelves.append([])
            used = 0
        shelves[-1].append(n)
        used += wide + 14
    boxes: dict[int, Box] = {}
    y = 0
    for shelf in shelves:
        if not shelf:
            continue
        tall = max(sizes[n][1] for n in shelf)
        gap = max(0, FIELD - sum(sizes[n][0] for n in shelf)) // (len(shelf) + 1)
        x = gap
        for n in shelf:
            wide, high, room = sizes[n]
            boxes[n] = (x, y + (tall - high) // 2, wide, high, room)
            x += wide + gap
        y += tall + 14
    return tuple(boxes[n] for n in range(len(sizes))), max(y - 14, 0)


# ---------------------------------------------------------------- the parts


def _top(canvas: Canvas, view: View) -> None:
    battle, foe = view["battle"], view["foe"]
    canvas.panel(PAD, PAD, W - 2 * PAD, TOP, DUSK)
    canvas.text(PAD + 20, PAD + 12, 560, foe["name"], (42, 38, 34, 30), 1, CHALK)
    told = f"Round {battle['round']}: {STEPS.get(battle['step'], 'getting ready')}"
    canvas.text(PAD + 20, PAD + 66, 560, told, (36, 32), 1, GOLD)
    most = max([battle["enrage"], 6, *(level["at"] for level in battle["levels"])])
    step = min(60, 440 // most)
    left = W - PAD - 16 - step * most
    marks = {level["at"] for level in battle["levels"]}
    for n in range(1, most + 1):
        x = left + (n - 1) * step
        canvas.sprite(icons.flame, x, PAD + 48, step - 2, n <= battle["enrage"])
        if n in marks:
            canvas.sprite(icons.anger, x + step // 2 - 19, PAD + 6, 36)
    canvas.words(left - 14, PAD + 54, str(battle["enrage"]), 46, CHALK, "right")


def _slots(canvas: Canvas, view: View, slots: Sequence[str], y: int, tall: int) -> None:
    """For whom the minions come, from top to bottom; an arrow at the one whose turn it is."""
    battle = view["battle"]
    heroes = {hero["id"]: hero for hero in view["heroes"]}
    y += (tall - len(slots) * 122 - 20) // 2
    canvas.panel(PAD, y, SIDE - 14, len(slots) * 122 + 20, mix(NIGHT, DUSK, 0.6), 20)
    for n, slot in enumerate(slots):
        hero = heroes[slot]
        at = y + 16 + n * 122
        active = battle["slots"] and slot == battle["active"]
        if active:
            canvas.panel(PAD + 4, at - 8, SIDE - 22, 120, GOLD, 18)
        hero_token(canvas, hero, PAD + 12, at, 90)
        canvas.sprite(icons.threat, PAD + 2, at + 52, 56)
        canvas.panel(PAD + 14, at + 62, 32, 34, INK, 14)
        canvas.centred(PAD + 30, at + 79, str(hero["threat"]), 30, CHALK)
        if not hero["fallen"]:
            canvas.words(
                PAD + 98, at + 76, str(n + 1) if battle["slots"] else "", 32, INK if active else CHALK, "right"
            )


def _ring(canvas: Canvas, view: View, number: int, members: Sequence[str], box: Box, scale: float) -> None:
    battle = view["battle"]
    heroes = {hero["id"]: hero for hero in view["heroes"]}
    x, y, wide, high, room = box
    sides = {_kind(battle, who) == "h" for who in members}
    ink = GOLD if len(sides) > 1 else SKY if True in sides else ROSE
    canvas.panel(x, y, wide, high, mix(DUSK, NIGHT, 0.25), min(70, high // 3), 5, ink)
    canvas.panel(x - 12, y - 2, 42, 42, ink, 21)
    canvas.centred(x + 9, y + 19, str(number), 30, INK)
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
            _token(canvas, one, kind.lower(), left, at + largest - face, w, face, who == battle["active"])
            left += w
        at += deep


def _token(canvas: Canvas, who: Any, kind: str, x: int, y: int, wide: int, face: int, active: bool) -> None:
    """A portrait, the bar below it, what lies on it below that."""
    middle = x + wide // 2
    left = middle - face // 2
    if kind == "h":
        if active:
            canvas.panel(left - 7, y - 7, face + 14, face + 14, GOLD, face // 2 + 7)
        hero_token(canvas, who, left, y, face)
        canvas.sprite(icons.threat, left + face - 36, y - 8, 52)
        canvas.panel(left + face - 25, y + 2, 30, 32, INK, 14)
        canvas.centred(left + face - 10, y + 18, str(who["threat"]), 28, CHALK)
    else:
        enemy_token(canvas, who, left, y, face)
        if who["boss"]:
            canvas.sprite(icons.sword, left - 10, y - 6, 46)
            canvas.panel(left + 22, y - 6, 32, 34, INK, 14)
            canvas.centred(left + 38, y + 11, str(who["dmg"]), 30, CHALK)
        if who["activated"]:
            side = max(32, face // 3)
            canvas.sprite(icons.tick, left + face - side + 6, y + face - side - 14, side)
    tall = 32 if kind != "m" else 28
    bar = max(round(face * (1.05 if kind != "m" else 1)), 76)
    canvas.bar(
        middle - bar // 2, y + face - 9, bar, tall, who["hp"], who["max_hp"], hp_colour(who["hp"], who["max_hp"])
    )
    token_row(canvas, who, middle, y + face + tall - 6, 34 if kind != "m" else 30, wide - 4)


# ---------------------------------------------------------------- the AI card


def _halves(battle: View) -> list[tuple[str, int, tuple[str, ...]]]:
    ai = battle["ai"]
    return [(part, *fit(ai[part], (29, 27, 25), 430, 5)) for part in ("minion", "boss")]


def _card_height(battle: View) -> int:
    if battle["ai"] is None:
        return 0
    return 84 + max(max(round(size * 1.14) * len(lines) for _, size, lines in _halves(battle)), 66) + PAD


def _card(canvas: Canvas, battle: View, y: int) -> None:
    if battle["ai"] is None:
        return
    high = _card_height(battle) - PAD
    canvas.panel(PAD, y, W - 2 * PAD, high, PAPER, 20)
    canvas.sprite(icons.card, PAD + 12, y + 10, 44)
    canvas.text(PAD + 64, y + 12, 860, battle["ai"]["name"], (38, 34, 30), 1, INK)
    canvas.sprite(icons.card, W - PAD - 118, y + 10, 44)
    canvas.words(W - PAD - 68, y + 14, str(battle["ai_left"]), 36, INK)
    examples = {"minion": None, "boss": None}
    for enemy in battle["enemies"].values():
        kind = "boss" if enemy["boss"] else "minion"
        examples[kind] = examples[kind] or enemy
    for n, (part, size, lines) in enumerate(_halves(battle)):
        x = PAD + 14 + n * 524
        example = examples[part]
        if example is not None:
            canvas.sprite(portraits_enemies.enemy, x, y + 64, 66, example["type"], example["name"], example["boss"])
        else:
            canvas.sprite(icons.letter, x, y + 64, 66, part[0].upper(), RED)
        canvas.lines(x + 78, y + 64, lines, size, INK, weight="SemiBold")
