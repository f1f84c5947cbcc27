"""The small parts of a chart: a space with its sign, its rim, a sample of a road. Draws only."""

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.chart.model import Dash, RoadKind, SpaceKind, SpaceShape
from bot.draw.colors import INK, Color
from bot.draw.marks import Mark
from bot.draw.pen import Pen
from bot.draw.themes import Theme

GATE = Mark(icons.lock, "")
"""On a road that not everybody may take."""


def draw_space(canvas: Canvas, kind: SpaceKind, sign: str, x: int, y: int, half: int) -> None:
    """A space around (x, y); half: pixels from its middle to its edge."""
    canvas.sprite(_space, x - half, y - half, 2 * half, kind.shape, kind.fill, sign)


def draw_halo(canvas: Canvas, kind: SpaceKind, x: int, y: int, half: int, ink: Color, wide: int) -> None:
    """A rim around a space, `wide` pixels broad, with a dark line around it."""
    for grow, fill in ((wide + 3, INK), (wide, ink)):
        size = 2 * (half + grow)
        canvas.sprite(_plate, x - half - grow, y - half - grow, size, kind.shape, fill)


def draw_road_sample(canvas: Canvas, kind: RoadKind, x: int, y: int, tall: int, theme: Theme) -> None:
    """A piece of road, twice as wide as high."""
    ink = theme.line if kind.fill is None else kind.fill
    canvas.sprite(_road, x, y, tall, kind.dash, ink, theme.ground, False)
    canvas.sprite(_road, x + tall, y, tall, kind.dash, ink, theme.ground, True)


def _shape(p: Pen, shape: SpaceShape, fill: Color, edge: float) -> None:
    if shape == "disc":
        p.disc(50, 50, 48, fill, edge)
    elif shape == "box":
        p.box(5, 5, 90, 90, fill, 16, edge)
    elif shape == "diamond":
        p.poly([(50, 0), (100, 50), (50, 100), (0, 50)], fill, edge)
    elif shape == "hexagon":
        p.poly([(26, 5), (74, 5), (99, 50), (74, 95), (26, 95), (1, 50)], fill, edge)
    else:
        p.poly([(50, 0), (98, 36), (90, 96), (10, 96), (2, 36)], fill, edge)


def _plate(p: Pen, shape: SpaceShape, fill: Color) -> None:
    _shape(p, shape, fill, 0)


def _space(p: Pen, shape: SpaceShape, fill: Color, sign: str) -> None:
    _shape(p, shape, fill, 6)
    if sign:
        p.word(50, 58 if shape == "house" else 51, sign, {1: 58, 2: 52}.get(len(sign), 38))


def _road(p: Pen, dash: Dash, ink: Color, ground: Color, second: bool) -> None:
    starts = {"plain": ((0, 100),), "double": ((0, 100),), "dashed": ((8, 66),), "dotted": ((26, 26), (76, 76))}[dash]
    for start, end in starts:
        p.line([(start, 50), (end, 50)], 50 if dash == "double" else 30)
    for start, end in starts:
        p.line([(start, 50), (end, 50)], 42 if dash == "double" else 20, ink)
    if dash == "double":
        p.line([(0, 50), (100, 50)], 14, ground)
