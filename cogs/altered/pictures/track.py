"""The track: eight regions, the first rows of markers above them and the second below, and the way that somebody has
just come. Pictures only."""

from collections.abc import Iterator, Mapping, Sequence

from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, DUSK, INK, LILAC, NIGHT, PAPER, SAND, STONE, mix
from bot.draw.pen import Pen
from cogs.altered.pictures.parts import PAD, SEATS, View, W, back, marker, sign

EXPS = ("hero", "companion")
WIDE, CLOSE, APART = 127, 2, 10
"""Pixels of a region, between the halves of a Tumult card, and between two cards."""
HIGH = 100
"""Regions at least so high have room for three signs in two rows, and for their number."""
Places = Mapping[tuple[int, str], int]
"""(seat, expedition) -> a region."""


def draw_track(
    canvas: Canvas, regions: Sequence[View], there: Places, came: Places, upper: int, y: int, high: int, mark: int
) -> None:
    """regions: {types, face_up}; there: where the markers are; came: where those that have just moved were before;
    upper: whose are above the regions; high, mark: pixels of a region and of a marker."""
    top = y + mark
    lefts = list(_lefts())
    for n, (region, x) in enumerate(zip(regions, lefts, strict=True)):
        _region(canvas, n, region, x, top, high)
    for seat in (0, 1):
        my = y if seat == upper else top + high
        middles = _middles(seat, there, came, lefts, mark)
        for exp in EXPS:
            before, now = middles.get((exp, True)), middles[exp, False]
            if before is not None:
                _trail(canvas, before, now, my + mark // 2, mark, seat)
                canvas.sprite(marker, before - mark // 2, my, mark, seat, exp, True)
        for exp in EXPS:
            canvas.sprite(marker, middles[exp, False] - mark // 2, my, mark, seat, exp)


def _lefts() -> Iterator[int]:
    x = PAD + (W - 2 * PAD - 8 * WIDE - 3 * CLOSE - 4 * APART) // 2
    for n in range(8):
        yield x
        x += WIDE + (CLOSE if n in (1, 3, 5) else APART)


def _middles(seat: int, there: Places, came: Places, lefts: Sequence[int], mark: int) -> dict[tuple[str, bool], int]:
    """(expedition, whether it is where it was before) -> the middle of that marker; those on one region stand side by
    side."""
    standing: dict[int, list[tuple[str, bool]]] = {}
    for places, is_before in ((there, False), (came, True)):
        for exp in EXPS:
            if (seat, exp) in places:
                standing.setdefault(places[seat, exp], []).append((exp, is_before))
    found = {}
    for n, marks in standing.items():
        first = lefts[n] + WIDE // 2 - (len(marks) - 1) * mark // 2
        found.update({one: first + k * mark for k, one in enumerate(sorted(marks, key=lambda m: EXPS.index(m[0])))})
    return found


def _trail(canvas: Canvas, before: int, now: int, y: int, mark: int, seat: int) -> None:
    """Dots from where a marker was to where it is, and a ring of light around it there."""
    step = 16 if now > before else -16
    for x in range(before + step * mark // 26, now - step * mark // 28, step):
        canvas.panel(x - 5, y - 5, 10, 10, SEATS[seat], 5)
    canvas.sprite(_light, now - mark // 2 - 4, y - mark // 2 - 4, mark + 8)


def _light(p: Pen) -> None:
    p.disc(50, 50, 49, mix(NIGHT, CHALK, 0.35), 0)


def _region(canvas: Canvas, n: int, region: View, x: int, top: int, high: int) -> None:
    if region["face_up"]:
        canvas.panel(x, top, WIDE, high, SAND if n in (0, 7) else PAPER, 16, 5)
        _signs(canvas, region["types"], x, top, high)
    else:
        canvas.panel(x, top, WIDE, high, DUSK, 16, 5, mix(DUSK, LILAC, 0.3))
        size = min(88, high - 16)
        canvas.sprite(back, x + (WIDE - size) // 2, top + (high - size) // 2, size)
    if high >= HIGH:
        canvas.words(x + 10, top + 6, str(n), 24, INK if region["face_up"] else STONE)


def _signs(canvas: Canvas, types: Sequence[str], x: int, y: int, high: int) -> None:
    if len(types) == 3 and high >= HIGH:
        for kind, dx, dy in zip(types, (66, 8, 66), (10, 68, 68), strict=True):
            canvas.sprite(sign, x + dx, y + dy, 52, kind)
        return
    size = {1: min(78, high - 14), 2: 56}.get(len(types), 38)
    left = x + (WIDE - size * len(types)) // 2
    down = 6 if high >= HIGH else 0
    for n, kind in enumerate(types):
        canvas.sprite(sign, left + n * size, y + (high - size) // 2 + down, size, kind)
