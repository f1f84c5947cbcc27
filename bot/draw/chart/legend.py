"""What has to be said below a chart: its shapes, roads, marks and pieces, and the names that found no room on it."""

from bot.draw.canvas import Canvas
from bot.draw.chart.layout import Layout
from bot.draw.chart.model import Chart, RoadKind, SpaceKind
from bot.draw.chart.signs import draw_road_sample, draw_space
from bot.draw.colors import mix
from bot.draw.legend import SAMPLE, Item, mark_items, piece_items
from bot.draw.themes import Theme


def legend(chart: Chart, layout: Layout, theme: Theme) -> list[Item]:
    """Each kind, mark and piece that has a name and is there, once; then names without room."""
    spaces = dict.fromkeys(space.kind for space in chart.spaces.values() if space.kind.name)
    roads = dict.fromkeys(road.kind for road in chart.roads.values() if road.kind.name)
    found = [_space(kind) for kind in spaces] + [_road(kind, theme) for kind in roads]
    found += mark_items(road.mark for road in chart.roads.values())
    found += mark_items(mark for space in chart.spaces.values() for mark in space.marks)
    found += piece_items((piece for space in chart.spaces for piece in chart.on(space)), theme)
    for name, space in chart.spaces.items():
        if space.name and name not in layout.names:
            found.append(_space(space.kind, space.sign, space.name))
    for region in chart.regions:
        if region.name not in layout.regions:
            signs = " ".join(chart.spaces[space].sign for space in region.spaces)
            ground = SpaceKind(fill=mix(theme.ground, region.fill, 0.4))
            found.append(_space(ground, "", f"{region.name}: {signs}"))
    return found


def _space(kind: SpaceKind, sign: str = "", words: str = "") -> Item:
    def draw(canvas: Canvas, x: int, y: int) -> None:
        draw_space(canvas, kind, sign, x + SAMPLE // 2, y + SAMPLE // 2, SAMPLE // 2)

    return Item(draw, words or kind.name)


def _road(kind: RoadKind, theme: Theme) -> Item:
    def draw(canvas: Canvas, x: int, y: int) -> None:
        draw_road_sample(canvas, kind, x, y, SAMPLE, theme)

    return Item(draw, kind.name, 2 * SAMPLE)
