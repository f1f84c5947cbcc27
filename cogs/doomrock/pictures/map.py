"""The map as a picture: three areas from left to right, time and silver above, the heroes below. Pictures only."""

from collections.abc import Sequence

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import (
    BROWN,
    CHALK,
    DUSK,
    GREEN,
    INK,
    MOSS,
    ORANGE,
    PAPER,
    PURPLE,
    RED,
    ROSE,
    SAND,
    SKY,
    STEEL,
    STONE,
    TAN,
    WHITE,
    Color,
    mix,
)
from bot.draw.counts import count_width, draw_count
from bot.draw.fonts import DOTS, fit, width
from bot.draw.pen import Paint, Pen
from bot.draw.pieces import hp_colour
from cogs.doomrock.pictures import portraits_enemies
from cogs.doomrock.pictures.parts import (
    PAD,
    Icon,
    View,
    W,
    count,
    hero_token,
    icon,
    put,
    token_row,
)

CARD = 340
ROOM = CARD - 36
HEAD = 146
TOP = 122
HEROES = 122
FOOT = 64
"""Room for what exploring gives, in areas that still have it to give."""
EDGE = 16
LEGEND = 36
"""Height of a row of the legend."""
GAP = 9
"""Between the head, the areas and the heroes."""


def tree(p: Pen) -> None:
    p.box(42, 62, 16, 34, BROWN)
    for y, r in ((58, 40), (40, 32), (22, 22)):
        p.poly([(50, y - r * 0.8), (50 + r, y + 14), (50 - r, y + 14)], GREEN)
    p.eyes(50, 50, 10, 5)


def peak(p: Pen) -> None:
    p.poly([(66, 26), (98, 92), (34, 92)], mix(STONE, INK, 0.25))
    p.poly([(38, 6), (78, 92), (2, 92)], STONE)
    p.poly([(38, 6), (52, 38), (42, 32), (35, 42), (24, 36)], WHITE, 3)


def house(p: Pen) -> None:
    p.box(66, 8, 14, 30, BROWN)
    p.box(16, 44, 68, 50, PAPER)
    p.poly([(50, 8), (96, 48), (4, 48)], RED)
    p.box(40, 62, 20, 32, BROWN)
    p.box(22, 58, 13, 14, SKY, 0, 3)
    p.box(66, 58, 13, 14, SKY, 0, 3)


def doom(p: Pen) -> None:
    """A mountain that looks back."""
    p.poly([(50, 4), (64, 26), (76, 20), (98, 94), (2, 94), (24, 20), (36, 26)], PURPLE)
    p.poly([(26, 50), (46, 58), (28, 64)], ORANGE, 3)
    p.poly([(74, 50), (54, 58), (72, 64)], ORANGE, 3)
    p.poly([(26, 76), (36, 84), (44, 76), (50, 84), (56, 76), (64, 84), (74, 76), (64, 92), (36, 92)], ORANGE, 3)


KINDS: dict[str, tuple[Paint, Color, str]] = {
    "wilderness": (tree, MOSS, "WILDERNESS"),
    "mountain": (peak, STEEL, "MOUNTAIN"),
    "town": (house, ROSE, "TOWN"),
    "doomrock": (doom, mix(PURPLE, WHITE, 0.35), "DOOMROCK"),
}


def draw_map(view: View) -> bytes:
    """The whole map picture as PNG."""
    tall = max([HEAD + FOOT, *(_needed(area) for area in view["row"])])
    rows = legend_rows(view) if has_legend(view) else []
    canvas = Canvas(W, PAD + TOP + GAP + tall + GAP + HEROES + len(rows) * LEGEND)
    _top(canvas, view)
    for slot, area in enumerate(view["row"]):
        _area(canvas, area, PAD + slot * (CARD + PAD), PAD + TOP + GAP, tall)
    _heroes(canvas, view, PAD + TOP + GAP + tall + GAP)
    _legend(canvas, rows, PAD + TOP + GAP + tall + GAP + HEROES)
    return canvas.png()


def _top(canvas: Canvas, view: View) -> None:
    setting = view["setting"]
    canvas.panel(PAD, PAD, 690, TOP, DUSK)
    if setting is not None:
        canvas.text(PAD + 20, PAD + 9, 650, setting["name"], (38, 34, 30, 28), 1, CHALK)
    most = max(view["time"], setting["time"] if setting is not None else 0)
    side = min(62, 560 // max(most, 1))
    for n in range(most):
        x, y = PAD + 16 + n * (side + 2), PAD + 54 + (62 - side) // 2
        canvas.sprite(icons.time if n < view["time"] else _gone, x, y, side)
    canvas.words(PAD + 670, PAD + 60, str(view["time"]), 52, CHALK, "right")
    x, room = PAD + 710, W - PAD * 2 - 710
    canvas.panel(x, PAD, room, TOP, DUSK)
    canvas.badge(x + 16, PAD + 6, 52, icons.coin, view["silver"])
    canvas.badge(x + 16, PAD + 63, 52, icons.card, view["deck"])
    canvas.sprite(doom, x + 128, PAD + 64, 52)
    canvas.sprite(icons.tick if view["doomrock"] == "here" else partial_letter, x + 164, PAD + 84, 34)
    foe = view["foe"]
    if foe is not None:
        canvas.sprite(icons.sword, x + 134, PAD + 12, 46)
        canvas.sprite(portraits_enemies.enemy, x + 222, PAD + 3, 116, f"{foe['id']}:0", foe["bosses"][0], True)
    else:
        canvas.sprite(icons.sword, x + 134, PAD + 12, 46)
        canvas.sprite(icons.letter, x + 232, PAD + 12, 98, "?", PURPLE, CHALK)


def partial_letter(p: Pen) -> None:
    """Not found yet."""
    icons.letter(p, "?", STEEL)


def _gone(p: Pen) -> None:
    """A time marker that has been spent."""
    p.poly([(24, 14), (76, 14), (56, 50), (76, 86), (24, 86), (44, 50)], None, 5, mix(DUSK, CHALK, 0.25))


# ---------------------------------------------------------------- the legend of a road

NAMED: dict[str, str] = {
    "time": "time",
    "silver": "silver",
    "secret": "secret",
    "deck": "areas to come",
    "heroism": "heroism",
    "shield": "shield",
    "peril": "peril",
    "camp": "camp",
    "heal": "heal",
    "hp": "hp",
    "test": "test or loot",
    "loot": "test or loot",
    "common": "common item",
    "epic": "epic item",
    "expose": "expose",
    "unexpose": "less expose",
    "event": "event",
    "choose": "choose",
    "damage": "damage",
    "lose_hp": "damage",
    "enrage": "enrage",
}
"""What the signs of costs and gains are called."""
MOST_ROWS = 2
ON_EVERY_MAP = ("time", "silver", "secret", "deck")


def names_every_sign(view: View) -> bool:
    """Whether the map explains all its signs, so that nothing else need: on the first road."""
    return bool(view["segment"] <= 1)


def has_legend(view: View) -> bool:
    """Whether the map explains signs: on the first road, and until the first action on each later one."""
    setting = view["setting"]
    return names_every_sign(view) or (setting is not None and bool(view["time"] == setting["time"]))


def legend_rows(view: View) -> list[list[tuple[Icon, str]]]:
    """The signs of this map with their names, in rows; on later roads in one row, without those that every map has."""
    is_first = names_every_sign(view)
    met = list(ON_EVERY_MAP) if is_first else []
    for area in view["row"]:
        places = [*area["locations"], {"cost": [], "gives": area["gives"] if _still_gives(area) else []}]
        met += [kind for place in places for kind, _ in (*place["cost"], *place["gives"])]
    left_out = () if is_first else ON_EVERY_MAP
    named = {NAMED[kind]: kind for kind in dict.fromkeys(met) if kind in NAMED and kind not in left_out}
    rows: list[list[tuple[Icon, str]]] = [[]]
    used = 0
    for name, kind in named.items():
        wide = _named_width(name)
        if used + wide > W - 2 * PAD:
            if len(rows) == (MOST_ROWS if is_first else 1):
                break
            rows.append([])
            used = 0
        rows[-1].append(((icons.card, ()) if kind == "deck" else icon(kind), name))
        used += wide
    return rows


def _named_width(name: str) -> int:
    return 32 + 6 + width(name, 27) + 20


def _legend(canvas: Canvas, rows: Sequence[Sequence[tuple[Icon, str]]], y: int) -> None:
    for n, row in enumerate(rows):
        x = PAD
        for kind, name in row:
            put(canvas, kind, x, y + n * LEGEND, 32)
            canvas.words(x + 38, y + n * LEGEND + 5, name, 27, CHALK)
            x += _named_width(name)


# ---------------------------------------------------------------- areas


def area_name(name: str, here: bool) -> tuple[int, tuple[str, ...]]:
    """Size and lines of an area's name: two, or three small ones where the party's flag takes some of the room."""
    room = CARD - 104 - (36 if here else 0)
    size, lines = fit(name, (36, 33, 30, 27), room, 2)
    return (size, lines) if not lines[-1].endswith(DOTS) else fit(name, (27, 25, 23), room, 3)


def _name(location: View) -> tuple[int, tuple[str, ...]]:
    return fit(location["name"], (31, 29, 27), ROOM - (46 if location["permanent"] else 0), 2)


def _height(location: View) -> int:
    size, lines = _name(location)
    return round(size * 1.14) * len(lines) + 72


def _needed(area: View) -> int:
    """The height of an area's card: a phone shows map and question together, so that none is empty below."""
    return HEAD + sum(_height(place) for place in area["locations"]) + (FOOT if _still_gives(area) else EDGE)


def _still_gives(area: View) -> bool:
    return bool(area["gives"]) and not area["explored"]


def _area(canvas: Canvas, area: View, x: int, y: int, tall: int) -> None:
    motif, fill, kind = KINDS.get(area["kind"], (doom, STEEL, area["kind"].upper()))
    if area["here"]:
        canvas.panel(x - 9, y - 9, CARD + 18, tall + 18, RED, 28)
        canvas.panel(x - 4, y - 4, CARD + 8, tall + 8, PAPER, 23)
    canvas.panel(x, y, CARD, tall, PAPER, 20)
    canvas.panel(x, y, CARD, HEAD - 8, fill, 20)
    canvas.rect(x, y + HEAD - 30, CARD, 22, fill)
    canvas.rect(x, y + HEAD - 10, CARD, 4, INK)
    canvas.sprite(motif, x + 10, y + 10, 76)
    size, name = area_name(area["name"], area["here"])
    canvas.lines(x + 94, y + 12, name, size, INK)
    canvas.words(x + 12, y + 104, kind, 24, INK)
    most = max(area["printed"], area["secrets"])
    if area["explored"] and not area["secrets"]:
        canvas.sprite(icons.tick, x + CARD - 50, y + 92, 42)
    else:
        for n in range(most):
            paint = icons.secret if n < area["secrets"] else _taken
            canvas.sprite(paint, x + CARD - 10 - (most - n) * 40, y + 94, 40)
    if area["here"]:
        canvas.sprite(icons.pin, x + CARD - 56, y - 32, 84)
    if _still_gives(area):
        canvas.sprite(icons.secret, x + 18, y + tall - FOOT + 8, 40)
        canvas.sprite(icons.tick, x + 40, y + tall - FOOT + 26, 28)
        _exchange(canvas, {"cost": [], "gives": area["gives"], "once": False}, x + 78, y + tall - FOOT + 6, CARD - 90)
    at = y + HEAD
    for location in area["locations"]:
        _location(canvas, location, x + 10, at, _height(location))
        at += _height(location)


def _taken(p: Pen) -> None:
    """A secret that has been taken."""
    p.disc(42, 42, 30, None, 7, (120, 104, 108))
    p.line([(64, 64), (86, 86)], 9, (120, 104, 108))


def _location(canvas: Canvas, location: View, x: int, y: int, h: int) -> None:
    ink = STONE if location["used"] else INK
    canvas.panel(x, y, CARD - 20, h - 8, mix(PAPER, STONE, 0.15) if location["used"] else SAND, 14)
    size, lines = _name(location)
    left = x + 8
    if location["permanent"]:
        canvas.sprite(icons.scroll, left, y + 6, 38)
        left += 46
    below = y + 7 + canvas.lines(left, y + 6, lines, size, ink)
    if location["used"]:
        canvas.sprite(icons.cross, x + 8, below + 6, 42)
        return
    _exchange(canvas, location, x + 8, below + 6, ROOM + 4 - (68 if location["once"] else 0))
    if location["once"]:
        canvas.panel(x + CARD - 88, below + 8, 62, 36, INK, 18)
        canvas.centred(x + CARD - 57, below + 25, "once", 25, CHALK)


def _exchange(canvas: Canvas, location: View, x: int, y: int, room: int) -> None:
    """What it costs, an arrow, what it gives: as large as fits."""
    paid = [(icon(n) if kind == "item" else icon(kind), 1 if kind == "item" else n) for kind, n in location["cost"]]
    had = [(icon(kind), n) for kind, n in location["gives"]]
    more = False
    size = 44
    while True:
        total = sum(count_width(count(kind, n), size) + 4 for kind, n in [*paid, *had]) + (34 if had else 0) + 26 * more
        if total <= room or (size <= 34 and len(had) < 2):
            break
        if size > 34:
            size -= 2
        else:
            had.pop()
            more = True
    y += (44 - size) // 2
    for kind, n in paid:
        x += draw_count(canvas, count(kind, n), x, y, size, INK) + 4
    if had:
        canvas.sprite(icons.arrow, x, y + size // 2 - 14, 28, TAN)
        x += 34
    for kind, n in had:
        x += draw_count(canvas, count(kind, n), x, y, size, INK) + 4
    if more:
        canvas.words(x, y + 4, "+", 36, INK)


# ---------------------------------------------------------------- heroes


def _heroes(canvas: Canvas, view: View, y: int) -> None:
    heroes = view["heroes"]
    if not heroes:
        return
    cell = (W - 2 * PAD - (len(heroes) - 1) * 14) // len(heroes)
    for n, hero in enumerate(heroes):
        x = PAD + n * (cell + 14)
        canvas.panel(x, y, cell, HEROES - 20, DUSK, 20)
        hero_token(canvas, hero, x + 10, y + 14, 82, hero["seat"] == view["leader"])
        room = cell - 116
        canvas.text(x + 106, y + 2, room, hero["name"], (32, 29, 26, 23), 1, CHALK)
        canvas.bar(x + 106, y + 41, room, 29, hero["hp"], hero["max_hp"], hp_colour(hero["hp"], hero["max_hp"]))
        tokens = {"shields": hero["shields"], "heroism": hero["heroism"], "expose": hero["expose"], "statuses": []}
        token_row(canvas, tokens, x + 106 + room // 2, y + 72, 29, room)
