"""The race: where the expeditions are, who travels, who leads in what, how far it is; and what would come of it at
Dusk, or what has just come of it. A picture of its own below a hand, where it is as broad as a desktop shows pictures.
Pictures only."""

from typing import Final

from bot.draw.canvas import Canvas
from bot.draw.colors import CHALK, STEEL
from cogs.altered.pictures.duels import LANES, SIGN, TITLE, WORDS, draw_dusk, draw_lanes, draw_stake, draw_to_go
from cogs.altered.pictures.parts import PAD, STATS, View, W, sign
from cogs.altered.pictures.track import draw_track

MARK, TILE = 60, 84
LEGEND: Final = 58


def draw_race(race: View) -> bytes:
    """race: of `cogs.altered.view.race`."""
    title = TITLE + 8 if race["dusk"] or race["stake"] is not None else 0
    track = 2 * MARK + TILE
    lanes = 8 + LANES if race["lanes"] else 0
    canvas = Canvas(W, PAD + title + track + 8 + LEGEND + lanes + PAD)
    y = PAD
    if race["dusk"]:
        draw_dusk(canvas, race, y)
    elif title:
        draw_stake(canvas, race, y)
    y += title
    there = {(seat, exp): n for n, region in enumerate(race["regions"]) for seat, exp in region["markers"]}
    came = {(seat, exp): n for seat, exp, n in race["came"]}
    draw_track(canvas, race["regions"], there, came, race["you"] or 0, y, TILE, MARK)
    y += track + 8
    _legend(canvas, race, y)
    draw_lanes(canvas, race, y + LEGEND + 8)
    return canvas.png()


def _legend(canvas: Canvas, race: View, y: int) -> None:
    """What the signs of the regions are called, and how far it is."""
    x = PAD + 8
    for kind in STATS:
        canvas.sprite(sign, x, y + 8, SIGN, kind)
        x += SIGN + 6 + canvas.words(x + SIGN + 6, y + 12, kind, WORDS - 4, STEEL) + 22
    draw_to_go(canvas, race, W - PAD - 8, y + 10, CHALK)
