"""The campaign sheet: everybody's points on each map, what they have learned and still have to do. Draws only."""

from collections.abc import Sequence
from typing import Final

from bot.draw.canvas import Canvas
from bot.draw.colors import BROWN, GOLD, INK, PAPER, SAND, STEEL
from bot.draw.fonts import wrap
from bot.draw.pieces import Piece, draw_piece
from bot.draw.themes import DARK, Theme
from cogs.near_and_far.pictures.parts import GAP, PAD, ROOM, W
from cogs.near_and_far.pictures.signs import FILLS, SHAPES, View, letter

HEAD, NAMES, POINTS, SUM, LEARNED = 156, 240, 68, 102, 29
LEADING: Final = 1.24
COLOURS: Final = tuple(FILLS)


def draw_sheet(view: View, theme: Theme = DARK) -> bytes:
    """The sheet as PNG. view: {next, maps, members, is_open}: `next` names the map that is played next, empty: none;
    each member is {seat, name, character, points, won, total, mean, xp, learned, gone}, `points` by map, None: not
    there, `won` the maps on which it came first, `learned` one line each."""
    members = view["members"]
    learned = [_learned(one) for one in members]
    heights = [POINTS + 20 + round(LEARNED * LEADING) * len(lines) + (8 if lines else 0) for lines in learned]
    canvas = Canvas(W, 2 * PAD + HEAD + sum(tall + GAP for tall in heights) + 6, theme.ground)
    canvas.panel(PAD, PAD, ROOM, canvas.h - 2 * PAD, PAPER, 26)
    canvas.words(PAD + 30, PAD + 22, "The road so far", 44, INK)
    if view["next"]:
        canvas.text(W - PAD - 30, PAD + 32, 560, f"next: {view['next']}", (32, 28), 1, BROWN, "right")
    step = (ROOM - NAMES - 2 * SUM - 46) // max(6, len(view["maps"]))
    middles = [PAD + NAMES + n * step + step // 2 for n in range(len(view["maps"]))]
    ends = (W - PAD - 40 - SUM - SUM // 2, W - PAD - 30 - SUM // 2)
    for x, number in zip(middles, view["maps"], strict=True):
        canvas.words(x, PAD + 108, str(number), 30, BROWN, "middle")
    canvas.words(PAD + 30, PAD + 108, "map", 30, BROWN)
    for x, words in zip(ends, ("a map" if view["is_open"] else "points", "XP"), strict=True):
        canvas.words(x, PAD + 108, words, 28, BROWN, "middle")
    y = PAD + HEAD
    for one, lines, tall in zip(members, learned, heights, strict=True):
        _member(canvas, one, lines, (y, tall), middles, ends, theme, is_open=view["is_open"])
        y += tall + GAP
    return canvas.png()


def _learned(one: View) -> tuple[str, ...]:
    return tuple(line for told in one["learned"] for line in wrap(told, LEARNED, ROOM - 140, weight="SemiBold"))


def _member(
    canvas: Canvas,
    one: View,
    lines: Sequence[str],
    place: tuple[int, int],
    middles: Sequence[int],
    ends: tuple[int, int],
    theme: Theme,
    *,
    is_open: bool,
) -> None:
    """A row: who it is, the points of each map, with those in gold on which they came first, what they have in all."""
    y, tall = place
    canvas.panel(PAD + 16, y, ROOM - 32, tall, SAND, 18)
    colour = COLOURS[one["seat"] % len(COLOURS)]
    fill = STEEL if one["gone"] else FILLS[colour]
    piece = Piece(letter(one["character"]), one["name"], fill, SHAPES[colour])
    draw_piece(canvas, piece, PAD + 30, y + 12, 60, theme.highlight)
    canvas.text(PAD + 106, y + 24, NAMES - 112, one["name"], (34, 30, 26), 1, BROWN if one["gone"] else INK)
    for x, points, is_best in zip(middles, one["points"], one["won"], strict=True):
        if is_best:
            canvas.panel(x - 27, y + 14, 54, 52, GOLD, 14, 3)
        canvas.words(x, y + 22, "–" if points is None else str(points), 34, BROWN if points is None else INK, "middle")
    canvas.words(ends[0], y + 16, str(one["mean"] if is_open else one["total"]), 44, INK, "middle")
    canvas.words(ends[1], y + 20, str(one["xp"]), 38, INK, "middle")
    canvas.lines(PAD + 106, y + POINTS + 10, lines, LEARNED, INK, weight="SemiBold", leading=LEADING)
