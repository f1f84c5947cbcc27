"""The playmat: the surroundings, what lies along the way, and a column for each Ranger with what is within reach and
what they carry. Draws only.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bot.draw.canvas import Canvas
from bot.draw.colors import STONE, mix
from bot.draw.counts import Counted, count_row
from bot.draw.themes import DARK, Theme
from cogs.rangers.pictures.bands import GAP, MOST, Band, band, split
from cogs.rangers.pictures.signs import ENERGY, SIGNS, View, injury, pawn
from cogs.rangers.pictures.tiles import draw_tile

W, PAD = 1_100, 18
ROOM = W - 2 * PAD
HEAD, TITLE, RANGER, EMPTY = 54, 46, 170, 50
ACROSS: Final = 4
"""Tiles side by side in a band."""
TILE: Final = (ROOM - (ACROSS - 1) * GAP) // ACROSS
"""How wide a tile is around and along the way."""
SHOWN: Final = ("name", "kind", "ready", "presence", "tokens", "harm", "progress", "pawns", "keywords", "icons")
TITLES: Final = {"surroundings": "Surroundings", "along": "Along the way", "reach": "Within reach"}
HEADS: Final = {"setup": "morning", "path": "the path", "turns": "turns", "travel": "travel", "refresh": "a breath"}


def playmat_facts(view: View) -> dict[str, Any]:
    """What the playmat shows of a view: {day, round, phase, turn_of, terrain, decks, zones: zone -> cards, rangers}."""
    roots = [card for card in view["cards"] if card["kind"] != "role"]
    drawn = {card["uid"] for card in roots}
    zones: dict[str, list[dict[str, Any]]] = {}
    for card in roots:
        if card["parent"] not in drawn:
            zones.setdefault(card["zone"], []).append(_card(view, roots, card))
    deck = view["path"]["deck"]
    names = ("seat", "name", "role_name", "energy", "injuries", "deck", "hand", "fatigue", "passed")
    pawns = {seat for card in view["cards"] if card["kind"] != "role" for seat in card["pawns"]}
    return {
        **{name: view[name] for name in ("day", "round", "phase", "turn_of", "terrain", "lead")},
        "path": f"{deck} + {beneath}" if (beneath := view["path"]["reserve"]) else str(deck),
        "challenge": view["challenge"]["deck"],
        "zones": zones,
        "rangers": [{**{name: one[name] for name in names}, "away": one["seat"] in pawns} for one in view["rangers"]],
    }


def _card(view: View, cards: Sequence[View], card: View) -> dict[str, Any]:
    """A card with what hangs on it; a mission's checks count as tokens."""
    shown = {name: card[name] for name in SHOWN}
    checks = {one["id"]: one["checks"] for one in view["missions"]}.get(card["id"], 0)
    if checks:
        shown["tokens"] = {**card["tokens"], "check" if checks == 1 else "checks": checks}
    if card["kind"] in ("weather", "mission", "gear", "attachment", "malady"):
        shown["presence"] = card["presence"] or None
    shown["tucked"] = [_card(view, cards, one) for one in cards if one["parent"] == card["uid"]]
    return shown


def draw_playmat(view: View, theme: Theme = DARK) -> bytes:
    """The playmat as PNG. view: `playmat_facts`."""
    riders, zones = len(view["rangers"]), view["zones"]
    columns = _columns(riders)
    around, along = zones.get("surroundings", ()), zones.get("along", ())
    shared = split(around, along, ACROSS, TITLE, EMPTY)
    of_around, of_along = band(around, shared or ACROSS, EMPTY), band(along, ACROSS - shared, EMPTY)
    reach = [band(zones.get(f"reach:{seat}", ()), columns, 0) for seat in range(riders)]
    area = [band(zones.get(f"area:{seat}", ()), columns, 0) for seat in range(riders)]
    first = max(of_around.tall, of_along.tall) if shared else of_around.tall
    above = PAD + HEAD + TITLE + first + GAP + (0 if shared else TITLE + of_along.tall + GAP)
    below = TITLE + _tallest(reach) + RANGER + _tallest(area) + PAD
    canvas = Canvas(W, above + below, theme.ground)
    _draw_head(canvas, view, theme)
    y = PAD + HEAD
    wide = _wide(shared or ACROSS)
    _draw_zone(canvas, "surroundings", around, of_around, (PAD, y, wide, first), riders, theme)
    x, y = (PAD + wide + GAP, y) if shared else (PAD, y + TITLE + first + GAP)
    room = _wide(ACROSS - shared)
    _draw_zone(canvas, "along", along, of_along, (x, y, room, first if shared else of_along.tall), riders, theme)
    wide = (ROOM - GAP * (riders - 1)) // riders
    tile = (wide - GAP * (columns - 1)) // columns
    at, tall = above + TITLE, _tallest(reach) + RANGER + _tallest(area)
    said = TITLES["reach"] if any(one.tiles for one in reach) else f"{TITLES['reach']}: nothing"
    canvas.words(PAD + 6, above + 10, said, 30, theme.words)
    for seat, one in enumerate(view["rangers"]):
        x = PAD + seat * (wide + GAP)
        canvas.panel(x - 4, at - 6, wide + 8, tall + 8, theme.field, 16)
        if any(one.tiles for one in reach) and not reach[seat].tiles:
            canvas.words(x + 8, at + 8, "nothing", 28, theme.faint, weight="SemiBold")
        _draw_band(canvas, reach[seat], x, at, tile, riders)
        _draw_ranger(canvas, one, x, at + _tallest(reach), wide, view, theme)
        _draw_band(canvas, area[seat], x, at + _tallest(reach) + RANGER, tile, riders)
    return canvas.png()


def _tallest(bands: Sequence[Band]) -> int:
    return max(one.tall for one in bands)


def _columns(riders: int) -> int:
    """Tiles side by side within a Ranger's reach."""
    return {1: ACROSS, 2: 2}.get(riders, 1)


def _wide(columns: int) -> int:
    return columns * TILE + (columns - 1) * GAP


def _draw_zone(
    canvas: Canvas,
    zone: str,
    cards: Sequence[View],
    placed: Band,
    where: tuple[int, int, int, int],
    riders: int,
    theme: Theme,
) -> None:
    """A zone in a field of its own, below its name. where: (x, y, width, height) of the room for its tiles."""
    x, y, w, h = where
    canvas.panel(x - 5, y, w + 10, TITLE + h, theme.field, 16)
    more = f", {len(cards) - MOST} more in words" if len(cards) > MOST else ""
    canvas.text(x + 6, y + 10, w - 6, f"{TITLES[zone]}{more}", (30, 26, 22, 18), 1, theme.words)
    if not placed.tiles:
        canvas.words(x + 8, y + TITLE + 6, "nothing", 28, theme.faint, weight="SemiBold")
    _draw_band(canvas, placed, x, y + TITLE, TILE, riders)


def _draw_band(canvas: Canvas, placed: Band, x: int, y: int, wide: int, riders: int) -> None:
    for card, column, down in placed.tiles:
        draw_tile(canvas, card, x + column * (wide + GAP), y + down, wide, riders)


def _draw_head(canvas: Canvas, view: View, theme: Theme) -> None:
    words = f"Day {view['day']} · round {view['round']} · {HEADS[view['phase']]} · {view['terrain']}"
    canvas.text(PAD + 6, PAD + 4, 720, words, (34, 31, 28, 25), 1, theme.words)
    decks = [("path", view["path"]), ("challenge", view["challenge"])]  # of the path what lies beneath for itself
    at = W - PAD - 6
    for name, n in reversed(decks):
        at -= canvas.words(at, PAD + 6, f"{name} {n}", 28, theme.words, "right", "SemiBold")
        canvas.sprite(SIGNS["deck"].paint, at - 42, PAD, 38)
        at -= 58


def _draw_ranger(canvas: Canvas, one: View, x: int, y: int, w: int, view: View, theme: Theme) -> None:
    """Who it is, energy, and how much strength is left."""
    is_up = view["turn_of"] == one["seat"]
    fill = mix(theme.field, theme.highlight, 0.35 if is_up else 0.0)
    canvas.panel(x, y, w, RANGER - GAP, fill, 14, 3, theme.highlight if is_up else STONE)
    canvas.sprite(pawn, x + 10, y + 8, 48, one["seat"])
    room = w - 76
    canvas.text(x + 64, y + 10, room, one["name"], (30, 28, 26, 23, 21, 19), 1, theme.words)
    said = [one["role_name"]]
    said += ["leads"] if view["lead"] == one["seat"] else []
    said += ["resting"] if one["passed"] else []
    canvas.text(x + 64, y + 40, room, " · ".join(said), (24, 22, 20, 18), 1, theme.words, weight="SemiBold")
    energy = [replace(ENERGY[name], n=n, one=True) for name, n in one["energy"].items()]
    counts = [replace(SIGNS[name], n=one[name], one=True) for name in ("deck", "hand", "fatigue")]
    counts += [Counted(injury, (n < one["injuries"],)) for n in range(3)]
    if w > 700:
        count_row(canvas, energy, x + 14, y + 84, 52, w // 2 - 20, theme.words, align="left", gap=16)
        count_row(canvas, counts, x + w // 2, y + 84, 52, w // 2 - 16, theme.words, align="left", gap=14)
        return
    count_row(canvas, energy, x + 12, y + 68, 42, w - 24, theme.words, align="left", gap=10)
    count_row(canvas, counts, x + 12, y + 113, 40, w - 24, theme.words, align="left", gap=6)
