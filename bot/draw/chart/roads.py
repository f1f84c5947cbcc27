"""What lies under the spaces of a chart: regions as soft grounds, roads by kind, the path."""

from itertools import pairwise
from math import hypot

from PIL import Image

from bot.draw.chart.layout import Layout
from bot.draw.chart.model import Chart, Dash, Region
from bot.draw.colors import INK, Color, mix
from bot.draw.strokes import Ground, Point, dashes
from bot.draw.themes import Theme

ROAD, PATH = 11, 24
"""Widths in pixels."""
FAINT = 0.45
"""How much of its colour is left of a faint road."""
_PATTERNS: dict[Dash, tuple[float, float]] = {"dashed": (26, 16), "dotted": (2, 19)}
"""Pixels of a stroke and of the gap behind it."""


def draw_ground(chart: Chart, layout: Layout, theme: Theme) -> Image.Image:
    """The map without spaces, pieces and names."""
    ground = Ground(layout.wide, layout.tall, theme.ground)
    for region in chart.regions:
        _region(ground, chart, layout, region, theme)
    for a, b in pairwise(chart.path):
        ground.stroke(layout.at[a], layout.at[b], PATH, theme.highlight)
    for (a, b), border in chart.graph.borders.items():
        road = chart.road((a, b))
        kind = road.kind
        dash: Dash = "dashed" if border.kind == "gated" and kind.dash == "plain" else kind.dash
        ink = theme.line if kind.fill is None else kind.fill
        _road(ground, layout.at[a], layout.at[b], dash, mix(theme.ground, ink, FAINT) if road.faint else ink, theme)
        if border.kind == "closed":
            ground.bar(layout.at[a], layout.at[b], 24, 11, theme.wall)
    for a, b in pairwise(chart.path):
        ground.head(layout.at[a], layout.at[b], layout.half + 3, theme.highlight)
    return ground.done()


def _road(ground: Ground, a: Point, b: Point, dash: Dash, ink: Color, theme: Theme) -> None:
    if dash == "double":
        for wide, fill in ((ROAD + 9, INK), (ROAD + 5, ink), (5, theme.ground)):
            ground.stroke(a, b, wide, fill)
        return
    strokes = list(dashes(a, b, *_PATTERNS[dash])) if dash in _PATTERNS else [(a, b)]
    for wide, fill in ((ROAD, INK), (ROAD - 4, ink)):
        for start, end in strokes:
            ground.stroke(start, end, wide, fill)


def _region(ground: Ground, chart: Chart, layout: Layout, region: Region, theme: Theme) -> None:
    """Discs around its spaces and broad bands along its roads, with a rim of the same."""
    own = set(region.spaces)
    others = [layout.at[space] for space in chart.spaces if space not in own]
    mine = [layout.at[space] for space in region.spaces]
    near = min((hypot(a[0] - b[0], a[1] - b[1]) for a in mine for b in others), default=200.0)
    radius = min(max(near * 0.46, layout.half + 8), 84)
    bands = [ends for ends in chart.graph.borders if own.issuperset(ends)]
    for reach, share in ((radius + 4, 0.55), (radius, 0.3)):
        fill = mix(theme.ground, region.fill, share)
        for a, b in bands:
            ground.stroke(layout.at[a], layout.at[b], reach * 1.3, fill)
        for x, y in mine:
            ground.disc(x, y, reach, fill)
