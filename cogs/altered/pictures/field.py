"""The lower picture of the board: both lanes with who leads in what, Reserves and Landmarks, what is being played.
Pictures only. The first seat is on the left, the second on the right.
"""

from collections.abc import Sequence

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, DUSK, INK, NIGHT, PAPER, STONE, mix
from bot.draw.fonts import fit
from cogs.altered.pictures.lanes import draw_lane, head_height, stack_height
from cogs.altered.pictures.parts import (
    PAD,
    SEATS,
    View,
    W,
    card_face,
    cost,
    reserve,
    tag_row,
    tags_of,
    tags_width,
)

EXPS = ("hero", "companion")
Place = tuple[str, View | None]
"""A place in Reserve or Landmarks, and what lies in it."""
SHELF = 72
HALF = (W - 3 * PAD) // 2


def draw_field(view: View) -> bytes:
    """Lanes and shelves as PNG."""
    lanes = {(e["exp"], e["seat"]): e for e in view["expeditions"]}
    pairs = {exp: (lanes[exp, 0], lanes[exp, 1]) for exp in EXPS}
    tall = [max(160, *(stack_height(e["objects"]) for e in pair)) + head_height(view, pair) for pair in pairs.values()]
    shelves = [_shelf(player) for player in view["players"]]
    rows = max(len(things) for things in shelves)
    now = _now(view)
    high = PAD + sum(tall) + 2 * 12 + rows * (SHELF + 8) + 16
    canvas = Canvas(W, high + (62 if now else 0) + PAD)
    y = PAD
    for exp, high in zip(EXPS, tall, strict=True):
        draw_lane(canvas, view, pairs[exp], y, high)
        y += high + 12
    for player, things in zip(view["players"], shelves, strict=True):
        _shelves(canvas, things, player["seat"], y, rows)
    y += rows * (SHELF + 8) + 16 + 8
    if now:
        canvas.panel(PAD, y, W - 2 * PAD, 54, mix(DUSK, CHALK, 0.15), 16)
        canvas.sprite(icons.reaction, PAD + 10, y + 6, 42)
        canvas.text(PAD + 64, y + 11, W - 2 * PAD - 76, now, (32, 29, 26, 23), 1, CHALK)
    return canvas.png()


def _now(view: View) -> str:
    """What is being played, and what still waits to happen."""
    played = [o["name"] for o in view["limbo"]]
    return " → ".join(played + [p["name"] for p in view["pending"]])


def _shelf(player: View) -> list[list[Place]]:
    """Reserve and Landmarks in their places, free ones as None; an even number of places."""
    found: list[Place] = [("reserve", obj) for obj in player["reserve"]]
    found += [("reserve", None)] * (max(player["limits"][0], 2) - len(found))
    found += [("landmark", obj) for obj in player["landmarks"]]
    if len(found) % 2:
        found.append(("landmark", None))
    return [found[n : n + 2] for n in range(0, len(found), 2)]


def _shelves(canvas: Canvas, things: Sequence[Sequence[Place]], seat: int, y: int, rows: int) -> None:
    x = PAD + seat * (HALF + PAD)
    canvas.panel(x, y, HALF, rows * (SHELF + 8) + 16, mix(DUSK, SEATS[seat], 0.1), 20)
    canvas.sprite(reserve, x + 8, y + 20, 52)
    wide = (HALF - 68 - 3 * 6) // 2
    for row, pair in enumerate(things):
        for column, (zone, obj) in enumerate(pair):
            left, top = x + 68 + column * (wide + 6), y + 12 + row * (SHELF + 8)
            if obj is None:
                canvas.panel(left, top, wide, SHELF, mix(DUSK, NIGHT, 0.6), 14)
                continue
            spent = "exhausted" in obj["statuses"]
            canvas.panel(left, top, wide, SHELF, mix(PAPER, STONE, 0.55) if spent else PAPER, 14)
            if zone == "reserve":
                canvas.sprite(cost, left + 5, top + 13, 46, obj["costs"][1], not spent)
            else:
                card_face(canvas, obj, left + 4, top + 11, 50)
            tags = [t for t in tags_of(obj) if zone == "landmark" or t.name in ("exhausted", "boost")]
            taken = min(tags_width(tags, 34), 70) if tags else 0
            if tags:
                tag_row(canvas, tags, left + wide - 4, top + 19, 34, taken)
            room = wide - 60 - taken
            size, lines = fit(obj["name"], (27, 25, 23, 21), room, 2)
            canvas.lines(left + 56, top + (SHELF - round(size * 1.14) * len(lines)) // 2, lines, size, INK)
