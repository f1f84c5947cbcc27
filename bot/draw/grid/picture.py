"""A sheet as a picture: the ground, coordinates, marks and numbers in the corners, pieces; a legend at the foot."""

from collections.abc import Sequence
from math import hypot

from PIL import ImageDraw

from bot.draw import icons
from bot.draw.canvas import Canvas
from bot.draw.colors import INK, mix
from bot.draw.grid.ground import LEFT, TOP, Frame, border_middle, draw_ground, draw_pattern, frame
from bot.draw.grid.model import Sheet, Sight, Standing, Terrain
from bot.draw.legend import SAMPLE, Item, draw_legend, legend_height, mark_items, piece_items
from bot.draw.marks import Mark, draw_mark, draw_number
from bot.draw.pieces import Piece, draw_lying, draw_piece
from bot.draw.themes import DARK, Theme
from bot.rules.geometry.grid import DIRECTIONS, Cell

COORDINATE = 32
COVERED = Mark(icons.shield, "the target is in cover")
_SIDES = dict(zip(DIRECTIONS, ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)), strict=True))


def draw_sheet(sheet: Sheet, theme: Theme = DARK) -> bytes:
    """The whole sheet as PNG. Pure; for a thread."""
    return sheet_canvas(sheet, theme).png()


def sheet_canvas(sheet: Sheet, theme: Theme = DARK) -> Canvas:
    """The sheet as a canvas, for a game that adds to it or sets it into a larger picture."""
    at = frame(sheet.grid)
    items = _legend(sheet, theme)
    canvas = Canvas(at.wide, at.tall + legend_height(items, at.wide), theme.ground)
    canvas.image.paste(draw_ground(sheet, at, theme), (0, 0))
    _coordinates(canvas, sheet, at, theme)
    for ends, border in sheet.grid.graph.borders.items():
        if border.cost != 1 and border.kind != "closed":
            draw_number(canvas, border.cost, *border_middle(at, ends), theme.field, theme.words)
    for space, n in sheet.ranges.items():
        _range(canvas, n, *at.corner(space), at.size, theme)
    for one in sheet.standing:
        if one.columns * one.rows > 1:
            _large(canvas, one, at, theme)
    for space, group in sheet.together().items():
        _group(canvas, [one.piece for one in group], *at.corner(space), at.size, theme)
    for space in sheet.grid.spaces:
        _corners(canvas, sheet, at, space, theme)
    for sight in sheet.sights:
        if sight.clear and sight.covered:
            _shield(canvas, sight, at)
    draw_legend(canvas, items, at.tall, theme)
    return canvas


def _coordinates(canvas: Canvas, sheet: Sheet, at: Frame, theme: Theme) -> None:
    """Letters above, numbers on the left."""
    size = min(COORDINATE, at.size * 3 // 4)
    for column in range(sheet.grid.columns):
        x = at.left + column * at.size + at.size // 2
        canvas.words(x, TOP - size - 12, Cell(column, 0).name[0], size, theme.words, "middle")
    for row in range(sheet.grid.rows):
        y = TOP + row * at.size + (at.size - size) // 2
        canvas.words(at.left - LEFT // 2, y, str(row + 1), size, theme.words, "middle")


def _corners(canvas: Canvas, sheet: Sheet, at: Frame, space: str, theme: Theme) -> None:
    """Marks in the upper left, what it costs in the upper right, shields on its sides."""
    x, y = at.corner(space)
    small = max(18, at.size // 4)
    own = sheet.spaces.get(space)
    for n, mark in enumerate(own.marks if own is not None else ()):
        draw_mark(canvas, mark, x + 7 + n * (small - 4), y + 6, small)
    if space in sheet.reach:
        draw_number(canvas, sheet.reach[space], x + at.size - 21, y + 21, theme.reach, theme.ground)
    for way in sheet.cover.get(space, ()):
        east, south = _SIDES[way]
        left = x + round(east * at.size) - round(east * (small + 6)) + 3
        canvas.sprite(icons.shield, left, y + round(south * at.size) - round(south * (small + 6)) + 3, small)


def _shield(canvas: Canvas, sight: Sight, at: Frame) -> None:
    """What helps against a line, where it comes into the space of its target."""
    (from_x, from_y), (x, y) = at.middle(sight.source), at.middle(sight.target)
    side = max(26, at.size // 3)
    far = max(hypot(x - from_x, y - from_y), 1)
    share = at.size * 0.55 / far
    canvas.sprite(
        icons.shield, round(x + (from_x - x) * share) - side // 2, round(y + (from_y - y) * share) - side // 2, side
    )


def _range(canvas: Canvas, n: int, x: int, y: int, side: int, theme: Theme) -> None:
    """How far away a space is, in its lower left corner."""
    size = max(18, side // 5)
    canvas.words(x + 10, y + side - size - 9, str(n), size, theme.words, rim=theme.ground)


# ---------------------------------------------------------------- pieces


def _group(canvas: Canvas, pieces: Sequence[Piece], x: int, y: int, size: int, theme: Theme) -> None:
    """The pieces of a space: one large, or four in its quarters, or nine."""
    across = next(n for n in range(1, 99) if n * n >= len(pieces))
    side = size // across
    for n, piece in enumerate(pieces):
        down, over = divmod(n, across)
        _piece(canvas, piece, x + over * side, y + down * side, side, theme)


def _large(canvas: Canvas, one: Standing, at: Frame, theme: Theme) -> None:
    """A piece in the middle of all that it covers."""
    x, y = at.corner(one.space)
    wide, tall = one.columns * at.size, one.rows * at.size
    side = min(wide, tall)
    _piece(canvas, one.piece, x + (wide - side) // 2, y + (tall - side) // 2, side, theme)


def _piece(canvas: Canvas, piece: Piece, x: int, y: int, side: int, theme: Theme) -> None:
    """A piece in a square, with room below it for its bar and for what lies on it."""
    below = 0.16 if piece.lies else 0.04
    size = round(side * (0.66 if piece.hp is not None or piece.lies else 0.74))
    top = y + round(side * (1 - below) - size) // 2 + round(side * 0.02)
    draw_piece(canvas, piece, x + (side - size) // 2, top, size, theme.highlight)
    if piece.lies:
        tall = max(20, round(side * 0.2))
        draw_lying(canvas, piece, x + side // 2, y + side - tall - 3, tall, side - 8, theme.words)


# ---------------------------------------------------------------- legend


def _legend(sheet: Sheet, theme: Theme) -> list[Item]:
    terrains = dict.fromkeys(s.terrain for s in sheet.spaces.values() if s.terrain is not None and s.terrain.name)
    found = [_terrain(terrain, theme) for terrain in terrains if terrain is not None]
    found += mark_items(mark for space in sheet.spaces.values() for mark in space.marks)
    if any(one.covered and one.clear for one in sheet.sights):
        found += mark_items([COVERED])
    return found + piece_items((one.piece for one in sheet.standing), theme)


def _terrain(terrain: Terrain, theme: Theme) -> Item:
    fill = theme.field if terrain.fill is None else mix(theme.field, terrain.fill, 0.55)

    def draw(canvas: Canvas, x: int, y: int) -> None:
        tile = canvas.image.crop((0, 0, SAMPLE * 2, SAMPLE * 2))
        tile.paste(fill, (0, 0, *tile.size))
        draw_pattern(ImageDraw.Draw(tile), SAMPLE * 2, terrain.pattern, mix(fill, INK, 0.4))
        canvas.image.paste(tile.reduce(2), (x, y))
        canvas.pencil.rectangle((x, y, x + SAMPLE - 1, y + SAMPLE - 1), None, theme.line, 2)

    return Item(draw, terrain.name)
