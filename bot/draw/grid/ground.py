"""What lies under the pieces of a sheet: spaces and their patterns, borders, areas, paths, target lines."""

from dataclasses import dataclass
from itertools import pairwise

from PIL import Image, ImageDraw

from bot.draw.colors import INK, Color, mix
from bot.draw.grid.model import Pattern, Sheet, Sight
from bot.draw.strokes import SOFT, Ground, Point, dashes
from bot.draw.themes import Theme
from bot.rules.geometry.graph import Border
from bot.rules.geometry.grid import DIRECTIONS, Grid, cell

WIDE, TALLEST, LARGEST = 1_100, 1_500, 150
"""Of the picture, and of a space, in pixels."""
LEFT, TOP, SIDE = 58, 52, 20
"""Room for the coordinates, and on the other sides."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a grid lies in its picture. size: of a space. wide, tall: of the picture without its legend."""

    size: int
    left: int
    wide: int
    tall: int

    def corner(self, space: str) -> tuple[int, int]:
        """The upper left corner of a space, in pixels."""
        here = cell(space)
        return self.left + here.column * self.size, TOP + here.row * self.size

    def middle(self, space: str) -> tuple[int, int]:
        """The middle of a space, in pixels."""
        x, y = self.corner(space)
        return x + self.size // 2, y + self.size // 2


def frame(grid: Grid) -> Frame:
    """As large as the width and a phone's height allow."""
    room = (WIDE - LEFT - SIDE) // grid.columns
    size = min(room, (TALLEST - TOP - SIDE) // grid.rows, LARGEST)
    left = LEFT + (WIDE - LEFT - SIDE - size * grid.columns) // 2
    return Frame(size, left, WIDE, TOP + SIDE + size * grid.rows)


def draw_ground(sheet: Sheet, at: Frame, theme: Theme) -> Image.Image:
    """The sheet without coordinates, pieces and marks."""
    ground = Ground(at.wide, at.tall, theme.ground)
    for space in sheet.grid.spaces:
        ground.image.paste(_tile(sheet, space, at.size * SOFT, theme), _scaled(at.corner(space)))
    for one in sheet.standing:
        if one.columns * one.rows > 1:
            for space in one.covers:
                _inside(ground, at, space, mix(theme.field, one.piece.fill, 0.6), 3)
    for ends, border in sheet.grid.graph.borders.items():
        if border == Border():
            _line(ground, at, ends, 3, theme.line)
    for space in sheet.grid.spaces:
        _rim(ground, sheet.grid, at, space, theme)
    for space in sorted(sheet.area):
        _inside(ground, at, space, theme.aim, 7)
    for ends, border in sheet.grid.graph.borders.items():
        _border(ground, at, ends, border, theme)
    for a, b in pairwise(sheet.path):
        ground.stroke(at.middle(a), at.middle(b), 14, theme.highlight)
    if len(sheet.path) > 1:
        ground.head(at.middle(sheet.path[-2]), at.middle(sheet.path[-1]), -14, theme.highlight)
    for sight in sheet.sights:
        _sight(ground, at, sight, theme)
    return ground.done()


# ---------------------------------------------------------------- spaces


def _tile(sheet: Sheet, space: str, size: int, theme: Theme) -> Image.Image:
    """One space: its terrain's colour and pattern, tinted where it can be reached or would be hit."""
    own = sheet.spaces.get(space)
    terrain = own.terrain if own is not None else None
    fill = theme.field if terrain is None or terrain.fill is None else mix(theme.field, terrain.fill, 0.55)
    if space in sheet.reach:
        fill = mix(fill, theme.reach, 0.3)
    if space in sheet.area:
        fill = mix(fill, theme.aim, 0.3)
    tile = Image.new("RGB", (size, size), fill)
    if terrain is not None:
        draw_pattern(ImageDraw.Draw(tile), size, terrain.pattern, mix(fill, INK, 0.4))
    return tile


def draw_pattern(pencil: ImageDraw.ImageDraw, size: int, pattern: Pattern, ink: Color) -> None:
    """A pattern over a square of `size` pixels, which are drawn twice as large as they are seen."""
    step, thick = 44, 5
    if pattern in ("hatched", "crossed"):
        for n in range(-size, size, step):
            pencil.line([(n, size), (n + size, 0)], ink, thick)
            if pattern == "crossed":
                pencil.line([(n, 0), (n + size, size)], ink, thick)
    elif pattern == "dotted":
        for n, y in enumerate(range(step // 2, size, step)):
            for x in range(step // 2 + (n % 2) * step // 2, size, step):
                pencil.ellipse((x - 7, y - 7, x + 7, y + 7), ink)
    elif pattern == "waves":
        for y in range(step // 2, size, step):
            for n, x in enumerate(range(0, size, step)):
                low, high = (0, 180) if n % 2 else (180, 360)
                pencil.arc((x, y - 12, x + step, y + 12), low, high, ink, thick)


def _inside(ground: Ground, at: Frame, space: str, ink: Color, wide: int) -> None:
    """A frame within a space."""
    x, y = at.corner(space)
    box = [(n + d) * SOFT for n, d in ((x, 5), (y, 5), (x + at.size, -5), (y + at.size, -5))]
    ground.pencil.rectangle(box, None, ink, wide * SOFT)


# ---------------------------------------------------------------- borders


def _rim(ground: Ground, grid: Grid, at: Frame, space: str, theme: Theme) -> None:
    """The outer edge of the grid, which is a thin line and no wall."""
    x, y = at.corner(space)
    s = at.size
    sides = ((x, y, x + s, y), (x + s, y, x + s, y + s), (x, y + s, x + s, y + s), (x, y, x, y + s))
    for way, (a, b, c, d) in zip(DIRECTIONS, sides, strict=True):
        if grid.beside(space, way) is None:
            ground.stroke((a, b), (c, d), 5, theme.line)


def _ends(at: Frame, ends: tuple[str, str]) -> tuple[Point, Point]:
    """The two corners between which a border lies."""
    (x, y), (to_x, to_y) = sorted((at.corner(ends[0]), at.corner(ends[1])))
    if y == to_y:
        return (to_x, to_y), (to_x, to_y + at.size)
    low = max(y, to_y)
    return (x, low), (x + at.size, low)


def border_middle(at: Frame, ends: tuple[str, str]) -> tuple[int, int]:
    """The middle of a border, in pixels."""
    a, b = _ends(at, ends)
    return round((a[0] + b[0]) / 2), round((a[1] + b[1]) / 2)


def _border(ground: Ground, at: Frame, ends: tuple[str, str], border: Border, theme: Theme) -> None:
    """A wall is a double line, a gate a dotted one, a costly step a fine dotted one."""
    a, b = _ends(at, ends)
    if border.kind == "closed":
        ground.stroke(a, b, 17, INK)
        ground.stroke(a, b, 13, theme.wall)
        ground.stroke(a, b, 4, INK if theme.wall != INK else theme.ground)
    elif border != Border():
        wide = 14 if border.kind == "gated" else 8
        for n in range(1, 7):
            x, y = a[0] + (b[0] - a[0]) * n / 7, a[1] + (b[1] - a[1]) * n / 7
            ground.disc(x, y, wide / 2 + 2, INK)
            ground.disc(x, y, wide / 2, theme.wall if theme.wall != INK else theme.ground)


def _line(ground: Ground, at: Frame, ends: tuple[str, str], wide: int, ink: Color) -> None:
    a, b = _ends(at, ends)
    ground.stroke(a, b, wide, ink)


# ---------------------------------------------------------------- sights


def _sight(ground: Ground, at: Frame, sight: Sight, theme: Theme) -> None:
    """A target line with its head; one to a space in cover is broken, one that is stopped has a bar across its middle
    as well and no head."""
    a, b = at.middle(sight.source), at.middle(sight.target)
    if sight.clear and sight.covered:
        for start, end in dashes(a, b, 16, 12):
            ground.stroke(start, end, 12, INK)
            ground.stroke(start, end, 7, theme.aim)
        ground.head(a, b, at.size * 0.36, theme.aim)
        return
    if sight.clear:
        ground.stroke(a, b, 12, INK)
        ground.stroke(a, b, 7, theme.aim)
        ground.head(a, b, at.size * 0.36, theme.aim)
        return
    for start, end in dashes(a, b, 14, 12):
        ground.stroke(start, end, 7, theme.aim)
    ground.bar(a, b, 18, 10, theme.aim)


def _scaled(point: tuple[int, int]) -> tuple[int, int]:
    return point[0] * SOFT, point[1] * SOFT
