"""A chart as a picture: grounds and roads below, then spaces, marks, prices, pieces, names; a legend at the foot."""

from bot.draw.canvas import Canvas
from bot.draw.chart.layout import HELD, MARK, NAME, PIECE, REGION, RIM, SMALL, Layout, Name, lay_out
from bot.draw.chart.legend import legend
from bot.draw.chart.model import Chart
from bot.draw.chart.roads import draw_ground
from bot.draw.chart.signs import GATE, draw_halo, draw_space
from bot.draw.colors import Color
from bot.draw.legend import draw_legend, legend_height
from bot.draw.marks import draw_mark, draw_number
from bot.draw.pieces import draw_piece
from bot.draw.themes import DARK, Theme


def draw_chart(chart: Chart, theme: Theme = DARK) -> bytes:
    """The whole map as PNG. Pure; for a thread."""
    return chart_canvas(chart, theme).png()


def chart_canvas(chart: Chart, theme: Theme = DARK) -> Canvas:
    """The map as a canvas, for a game that adds to it or sets it into a larger picture."""
    layout = lay_out(chart)
    items = legend(chart, layout, theme)
    canvas = Canvas(layout.wide, layout.tall + legend_height(items, layout.wide), theme.ground)
    canvas.image.paste(draw_ground(chart, layout, theme), (0, 0))
    for name in layout.regions.values():
        _words(canvas, name, REGION, theme, theme.faint)
    _roads(canvas, chart, layout, theme)
    for space in chart.spaces:
        _space(canvas, chart, layout, space, theme)
    for name in layout.names.values():
        _words(canvas, name, NAME, theme, theme.words)
    for space, box in layout.held.items():
        draw_piece(canvas, chart.held[space], box.x, box.y, HELD - 3, theme.highlight)
    for space, box in layout.pieces.items():
        for n, piece in enumerate(chart.pieces[space]):
            down, over = divmod(n, box.w // PIECE)
            draw_piece(canvas, piece, box.x + over * PIECE, box.y + down * PIECE, PIECE - 3, theme.highlight)
    draw_legend(canvas, items, layout.tall, theme)
    return canvas


def _roads(canvas: Canvas, chart: Chart, layout: Layout, theme: Theme) -> None:
    """The mark in the middle of each road, and what it costs where that is more than a step."""
    for ends, (x, y) in layout.middles.items():
        mark, border = chart.road(ends).mark, chart.graph.borders[ends]
        if mark is not None:
            draw_mark(canvas, mark, x - MARK // 2, y - MARK // 2, MARK, theme.ground)
        elif border.kind == "gated":
            draw_mark(canvas, GATE, x - MARK // 2, y - MARK // 2, MARK, theme.ground)
        if border.cost != 1 and border.kind != "closed":
            aside = MARK // 2 + 8 if mark is not None or border.kind == "gated" else 0
            draw_number(canvas, border.cost, x + aside, y, theme.field, theme.words)


def _space(canvas: Canvas, chart: Chart, layout: Layout, name: str, theme: Theme) -> None:
    space, half = chart.spaces[name], layout.half
    x, y = layout.at[name]
    if name == chart.here:
        draw_halo(canvas, space.kind, x, y, half, theme.words, RIM - 2)
    elif name in chart.reach:
        draw_halo(canvas, space.kind, x, y, half, theme.reach, RIM - 3)
    draw_space(canvas, space.kind, space.sign, x, y, half)
    left = x - (len(space.marks) * (SMALL + 2) - 2) // 2
    for n, mark in enumerate(space.marks):
        draw_mark(canvas, mark, left + n * (SMALL + 2), y + half - SMALL // 3, SMALL)
    if name in chart.reach and name != chart.here:
        draw_number(canvas, chart.reach[name], x + half - 4, y - half + 4, theme.reach, theme.ground)


def _words(canvas: Canvas, name: Name, size: int, theme: Theme, ink: Color) -> None:
    x, y = name.box.x + name.box.w // 2, name.box.y + 4
    canvas.lines(x, y, name.lines, size, ink, "middle", rim=theme.ground)
