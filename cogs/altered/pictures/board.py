"""The upper picture of the board: day, track or Arena, both players. Pictures only.

The first seat is on the left and above the track, the second on the right and below it.
"""

from typing import Any

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, DUSK, FOG, INK, NIGHT, ORANGE, SAND, STONE, mix
from bot.draw.fonts import fit, width
from cogs.altered.pictures.duels import LANES, TITLE, draw_dusk, draw_lanes
from cogs.altered.pictures.parts import (
    PAD,
    SEATS,
    STATS,
    View,
    W,
    badge,
    bin_,
    card_face,
    deck,
    hand,
    marker,
    orb,
    sign,
    tag_row,
    tags_of,
    tags_width,
)
from cogs.altered.pictures.signs import PHASES, arena, phase_sign
from cogs.altered.pictures.track import EXPS, draw_track
from cogs.altered.view import telling

DAY_H = 76
TILE_H, MARK = 128, 62
TRACK_H = TILE_H + 2 * MARK
ARENA_H = 236
PLAYER_H = 152
HALF = (W - 3 * PAD) // 2


def draw_board(view: View) -> bytes:
    """Day, track or Arena, players, as PNG. The rest of the board is a picture of its own (`field.py`): a single one
    would be so tall that a desktop makes it too small to read."""
    track = ARENA_H if view["tiebreak"] else TRACK_H
    dusk = view["dusk"]
    news = 0 if dusk is None else TITLE + 10 + LANES + 10
    canvas = Canvas(W, PAD + DAY_H + 10 + news + track + 10 + PLAYER_H + PAD)
    y = PAD
    _day(canvas, view, y)
    y += DAY_H + 10
    if dusk is not None:  # what has just been decided: above the track on which it is seen
        draw_dusk(canvas, dusk, y)
        draw_lanes(canvas, dusk, y + TITLE + 10)
        y += news
    (_arena if view["tiebreak"] else _track)(canvas, view, y)
    y += track + 10
    for player in view["players"]:
        _player(canvas, view, player, y)
    return canvas.png()


# ---------------------------------------------------------------- day, track, Arena


def _day(canvas: Canvas, view: View, y: int) -> None:
    canvas.panel(PAD, y, W - 2 * PAD, DAY_H, DUSK)
    x = PAD + 20
    x += canvas.words(x, y + 17, f"Day {view['day']}", 42) + 28
    for phase in PHASES:
        here = phase == view["phase"] and not view["over"]
        room = 76 + (width(phase.title(), 32) + 12 if here else 0)
        if here:
            canvas.panel(x, y + 7, room, DAY_H - 14, ORANGE, 20)
            canvas.words(x + 70, y + 22, phase.title(), 32, INK)
        canvas.sprite(phase_sign, x + 10, y + 12, 52, phase, here)
        x += room + 8
    right = W - PAD - 14
    if view["over"]:
        won = view["winner"]
        if won is None:
            canvas.words(right, y + 20, "A draw", 36, CHALK, "right")
            return
        canvas.sprite(badge, right - 56, y + 10, 56, won)
        canvas.sprite(icons.crown, right - 122, y + 8, 58)
    elif view["turn"] is not None:
        canvas.sprite(badge, right - 56, y + 10, 56, view["turn"])
        canvas.words(right - 68, y + 20, "to play", 34, CHALK, "right")


def _track(canvas: Canvas, view: View, y: int) -> None:
    """Eight regions; the halves of a Tumult card stand close together."""
    there = {(player["seat"], exp): player["marker"][exp] for player in view["players"] for exp in EXPS}
    came = {(seat, exp): n for seat, exp, n in view["came"]}
    draw_track(canvas, view["regions"], there, came, 0, y, TILE_H, MARK)


def _arena(canvas: Canvas, view: View, y: int) -> None:
    """One great tile, two totals."""
    canvas.panel(PAD, y, W - 2 * PAD, ARENA_H, SAND, 26, 6)
    canvas.sprite(arena, W // 2 - 110, y + 8, 220)
    canvas.words(W // 2, y + 14, "ARENA", 30, INK, "middle")
    both, types = telling.totals(view), view["regions"][0]["types"]
    for seat in (0, 1):
        left = PAD + 26 if seat == 0 else W // 2 + 122
        canvas.sprite(badge, left, y + 18, 56, seat)
        for n, exp in enumerate(EXPS):
            canvas.sprite(marker, left + 74 + n * 66, y + 14, MARK, seat, exp)
        for n, kind in enumerate(STATS):
            x = left + n * 128
            leads = kind in types and both[seat][n] > both[1 - seat][n]
            canvas.panel(x, y + 92, 120, 120, SEATS[seat] if leads else mix(SAND, STONE, 0.35), 20, 5 if leads else 0)
            canvas.sprite(sign, x + 34, y + 100, 52, kind, kind in types)
            canvas.centred(x + 60, y + 182, str(both[seat][n]), 48, INK if kind in types else FOG)
            if leads:
                canvas.sprite(icons.tick, x + 84, y + 82, 44)


# ---------------------------------------------------------------- players


def _player(canvas: Canvas, view: View, player: View, y: int) -> None:
    seat = player["seat"]
    x = PAD + seat * (HALF + PAD)
    turn = view["turn"] == seat
    canvas.panel(x, y, HALF, PLAYER_H, mix(DUSK, SEATS[seat], 0.18), 20, 6 if turn else 0, SEATS[seat])
    hero = player["hero"]
    if hero is not None:
        card_face(canvas, hero, x + 14, y + 24, 104)
    canvas.sprite(badge, x + 8, y + 8, 48, seat)
    left, right = x + 132, x + HALF - 14
    if seat == view["first"]:
        canvas.sprite(icons.heroism, right - 50, y + 10, 50)
        right -= 58
    if seat in view["passed"]:
        long = width("PASSED", 26) + 24
        canvas.panel(right - long, y + 15, long, 42, NIGHT, 12, 3, STONE)
        canvas.words(right - long + 12, y + 23, "PASSED", 26, CHALK)
        right -= long + 8
    tags = tags_of(hero) if hero is not None else []
    if tags:
        taken = min(tags_width(tags, 38), 130)
        tag_row(canvas, tags, right, y + 16, 38, taken, CHALK)
        right -= taken + 6
    name = hero["name"] if hero is not None else player["deck_name"]
    size, lines = fit(name, (36, 33, 30), right - left, 1)
    if "".join(lines) != name:
        size, lines = fit(name, (28, 26), right - left, 2)
    canvas.lines(left, y + (14 + (40 - size) // 2 if len(lines) == 1 else 12), lines, size, CHALK)
    counts: list[tuple[Any, int | str]] = [
        (hand, player["hand"]),
        (deck, player["deck"]),
        (orb, f"{player['ready']}/{player['mana']}"),
        (bin_, player["discard"]),
    ]
    room = x + HALF - 14 - left
    used = sum(46 + 4 + width(str(n), 36) for _, n in counts)
    gap = (room - used) // (len(counts) - 1)
    at = left
    for paint, n in counts:
        at += canvas.badge(at, y + 84, 46, paint, n) + gap
