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
from cogs.rangers.pictures.signs import ENERGY, SIGNS, View, injury, pawn
from cogs.rangers.pictures.tiles import draw_tile, tile_height

W, PAD, GAP = 1_100, 18, 12
ROOM = W - 2 * PAD
TITLE, RANGER, EMPTY = 46, 170, 56
ACROSS: Final = 4
"""Tiles side by side in a band."""
MOST: Final = 40
"""So many cards of a zone are drawn; there are more only in words (rules 6.23)."""
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
    riders = len(view["rangers"])
    columns = _columns(riders)
    zones = view["zones"]
    bands = [(zone, zones.get(zone, ())) for zone in ("surroundings", "along")]
    high = {zone: _band_height(cards, ACROSS) for zone, cards in bands}
    reach = [_band_height(zones.get(f"reach:{seat}", ()), columns) for seat in range(riders)]
    area = [_band_height(zones.get(f"area:{seat}", ()), columns, empty=0) for seat in range(riders)]
    below = TITLE + max(reach) + GAP + RANGER + max(area) + GAP
    canvas = Canvas(W, PAD + 62 + sum(TITLE + tall + GAP for tall in high.values()) + below + PAD, theme.ground)
    _draw_head(canvas, view, theme)
    y = PAD + 62
    for zone, cards in bands:
        canvas.panel(PAD - 8, y, ROOM + 16, TITLE + high[zone], theme.field, 16)
        _draw_title(canvas, TITLES[zone], cards, PAD + 6, y + 10, theme)
        _draw_band(canvas, cards, PAD, y + TITLE, (ROOM - 3 * GAP) // ACROSS, ACROSS, riders, theme)
        y += TITLE + high[zone] + GAP
    _draw_title(canvas, TITLES["reach"], (), PAD + 6, y + 10, theme)
    wide = (ROOM - GAP * (riders - 1)) // riders
    for seat, one in enumerate(view["rangers"]):
        x = PAD + seat * (wide + GAP)
        tall = TITLE + max(reach) + RANGER + max(area) + GAP
        canvas.panel(x - 4, y + TITLE - 6, wide + 8, tall - TITLE + 8, theme.field, 16)
        tile = (wide - GAP * (columns - 1)) // columns
        _draw_band(canvas, zones.get(f"reach:{seat}", ()), x, y + TITLE, tile, columns, riders, theme)
        down = y + TITLE + max(reach)
        _draw_ranger(canvas, one, x, down, wide, view, theme)
        _draw_band(canvas, zones.get(f"area:{seat}", ()), x, down + RANGER, tile, columns, riders, theme, empty="")
    return canvas.png()


def _columns(riders: int) -> int:
    """Tiles side by side within a Ranger's reach."""
    return {1: ACROSS, 2: 2}.get(riders, 1)


def _band_height(cards: Sequence[View], across: int, *, empty: int = EMPTY) -> int:
    rows = _rows(cards, across)
    return sum(max(tile_height(card) for card in row) + GAP for row in rows) if rows else empty


def _rows(cards: Sequence[View], across: int) -> list[Sequence[View]]:
    drawn = cards[:MOST]
    return [drawn[n : n + across] for n in range(0, len(drawn), across)]


def _draw_band(
    canvas: Canvas,
    cards: Sequence[View],
    x: int,
    y: int,
    wide: int,
    across: int,
    riders: int,
    theme: Theme,
    *,
    empty: str = "nothing",
) -> None:
    if not cards and empty:
        canvas.words(x + 8, y + 8, empty, 28, theme.faint, weight="SemiBold")
    for row in _rows(cards, across):
        for n, card in enumerate(row):
            draw_tile(canvas, card, x + n * (wide + GAP), y, wide, riders)
        y += max(tile_height(card) for card in row) + GAP


def _draw_title(canvas: Canvas, title: str, cards: Sequence[View], x: int, y: int, theme: Theme) -> None:
    more = f", {len(cards) - MOST} more in words" if len(cards) > MOST else ""
    canvas.words(x, y, f"{title}{more}", 30, theme.words)


def _draw_head(canvas: Canvas, view: View, theme: Theme) -> None:
    words = f"Day {view['day']} · round {view['round']} · {HEADS[view['phase']]} · {view['terrain']}"
    canvas.text(PAD + 6, PAD + 10, 720, words, (34, 31, 28, 25), 1, theme.words)
    decks = [("path", view["path"]), ("challenge", view["challenge"])]  # of the path what lies beneath for itself
    at = W - PAD - 6
    for name, n in reversed(decks):
        at -= canvas.words(at, PAD + 12, f"{name} {n}", 28, theme.words, "right", "SemiBold")
        canvas.sprite(SIGNS["deck"].paint, at - 42, PAD + 6, 38)
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
