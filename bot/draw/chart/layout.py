"""Where everything on a chart stands, in pixels: spaces, marks, and the pieces and names for which room is found."""

from dataclasses import dataclass
from itertools import combinations
from math import hypot

from bot.draw.chart.model import Chart, Region
from bot.draw.fonts import width, wrap
from bot.draw.labels import Box, Line, place_labels, settle
from bot.rules.geometry.graph import Edge

WIDE = 1_100
TALLEST = 1_500
SIDE, ABOVE = 64, 92
"""Pixels between the outermost spaces and the edge: half a space, and above and below a piece too."""
MARK = 42
SMALL = 30
"""Marks in the middle of a road, and below a space."""
NAME, REGION = 26, 34
"""Sizes of the names of spaces and regions."""
LEAST, MOST = 22, 34
"""How large half a space may be."""
PIECE = 44
HELD = 40
"""A piece, and one that holds its space."""
PULL = 12
"""How far a piece stands over the rim of its own space, so that it is nobody else's."""
RIM = 10
"""Pixels around a space in which it shines when one can come to it."""


@dataclass(frozen=True, slots=True)
class Name:
    """A name that found room: its lines within its box."""

    box: Box
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Layout:
    """wide, tall: of the map without its legend. half: half the size of a space. at: the middle of each space.
    middles: of the roads that carry something. held: of spaces that somebody holds. pieces, names, regions: what found
    room."""

    wide: int
    tall: int
    half: int
    at: dict[str, tuple[int, int]]
    middles: dict[Edge, tuple[int, int]]
    held: dict[str, Box]
    pieces: dict[str, Box]
    names: dict[str, Name]
    regions: dict[str, Name]


def lay_out(chart: Chart) -> Layout:
    """Places for all of it: names of spaces, then of regions, then pieces.

    Names stand where they stand whatever moves on the map, so that a reader finds them again.
    """
    at, tall = _places(chart)
    half = _half(at)
    frame = Box(6, 6, WIDE - 12, tall - 12)
    roads = tuple((*at[a], *at[b]) for a, b in chart.graph.borders)
    middles = {ends: _middle(at, ends) for ends in chart.graph.borders if _carries(chart, ends)}
    taken = [_body(chart, space, at[space], half) for space in chart.spaces]
    taken += [Box(x - MARK // 2, y - MARK // 2, MARK, MARK) for x, y in middles.values()]
    named = [space for space in chart.spaces if chart.spaces[space].name]
    options = [_name_options(chart, space, at[space], half) for space in named]
    names = _names(named, options, frame, taken, roads)
    taken += [name.box for name in names.values()]
    grounds = [_region_options(region, at) for region in chart.regions]
    regions = _names([region.name for region in chart.regions], grounds, frame, taken, roads)
    taken += [name.box for name in regions.values()]
    held = {space: _held_box(at[space], half) for space in chart.spaces if space in chart.held}
    taken += held.values()
    standing = [space for space in chart.spaces if chart.pieces.get(space)]
    rows = tuple(_piece_boxes(len(chart.pieces[space]), at[space], half) for space in standing)
    # a piece is never left out: where nothing is free it covers what is least
    found = settle(rows, frame, tuple(taken), roads)
    pieces = {space: boxes[n] for space, boxes, n in zip(standing, rows, found, strict=True)}
    for space, box in pieces.items():
        nearer, own = _pulled(box, at[space]), _body(chart, space, at[space], half)
        others = [*(one for one in taken if one != own), *(one for other, one in pieces.items() if other != space)]
        if all(nearer.covered(one) <= box.covered(one) for one in others):
            pieces[space] = nearer
    return Layout(WIDE, tall, half, at, middles, held, pieces, names, regions)


def _places(chart: Chart) -> tuple[dict[str, tuple[int, int]], int]:
    """The middle of each space, and the height of the map."""
    xs = [space.x for space in chart.spaces.values()]
    ys = [space.y for space in chart.spaces.values()]
    left, top = min(xs), min(ys)
    over, down = max(xs) - left or 1, max(ys) - top or 1
    scale = min((WIDE - 2 * SIDE) / over, (TALLEST - 2 * ABOVE) / down)
    aside = (WIDE - over * scale) / 2
    at = {
        name: (round(aside + (space.x - left) * scale), round(ABOVE + (space.y - top) * scale))
        for name, space in chart.spaces.items()
    }
    return at, round(down * scale if len(set(ys)) > 1 else 0) + 2 * ABOVE


def _half(at: dict[str, tuple[int, int]]) -> int:
    """Half the size of a space: as large as the two that are nearest to each other leave room."""
    nearest = min((hypot(a[0] - b[0], a[1] - b[1]) for a, b in combinations(at.values(), 2)), default=200.0)
    return round(min(max(nearest * 0.3, LEAST), MOST))


def _middle(at: dict[str, tuple[int, int]], ends: Edge) -> tuple[int, int]:
    (x, y), (to_x, to_y) = at[ends[0]], at[ends[1]]
    return (x + to_x) // 2, (y + to_y) // 2


def _carries(chart: Chart, ends: Edge) -> bool:
    border = chart.graph.borders[ends]
    return chart.road(ends).mark is not None or border.cost != 1 or border.kind != "open"


def _body(chart: Chart, space: str, middle: tuple[int, int], half: int) -> Box:
    """A space with its rim, the marks below it and the price at its corner, whether they are there now or not."""
    x, y = middle
    below = SMALL * 2 // 3 if chart.spaces[space].marks else RIM
    return Box(x - half - RIM, y - half - RIM, 2 * (half + RIM), 2 * half + RIM + below)


def _held_box(middle: tuple[int, int], half: int) -> Box:
    """The upper left of a space, over its rim."""
    x, y = middle
    return Box(x - half - HELD // 2, y - half - HELD // 2, HELD, HELD)


def _pulled(box: Box, middle: tuple[int, int]) -> Box:
    """The same box nearer to its space."""
    over, down = box.x + box.w // 2 - middle[0], box.y + box.h // 2 - middle[1]
    far = hypot(over, down) or 1.0
    return box._replace(x=box.x - round(PULL * over / far), y=box.y - round(PULL * down / far))


def _piece_boxes(count: int, middle: tuple[int, int], half: int) -> tuple[Box, ...]:
    """Where the pieces of a space may stand, in one row or more: above it, on either side, below it, askew."""
    x, y = middle
    near = half + RIM
    found: list[Box] = []
    for rows in (1, 2, 3):
        columns = -(-count // rows)
        if rows > 1 and columns < 2:
            break
        wide, tall = columns * PIECE, rows * PIECE
        found += [
            Box(left, top, wide, tall)
            for left, top in (
                (x - wide // 2, y - near - tall),
                (x + near, y - tall // 2),
                (x - near - wide, y - tall // 2),
                (x - wide // 2, y + near + SMALL * 2 // 3 - RIM),
                (x + near - 8, y - near - tall + 12),
                (x - near - wide + 8, y - near - tall + 12),
                (x + near - 8, y + near - 12),
                (x - near - wide + 8, y + near - 12),
            )
        ]
    return tuple(found)


def _name_options(chart: Chart, space: str, middle: tuple[int, int], half: int) -> tuple[Name, ...]:
    """Where the name of a space may stand: in one line or two, on eight sides, near before far."""
    x, y = middle
    words = chart.spaces[space].name
    lower = SMALL * 2 // 3 if chart.spaces[space].marks else 0
    found: list[Name] = []
    one, two = wrap(words, NAME, WIDE, 1), wrap(words, NAME, _half_width(words), 3)
    for far in (RIM + 1, RIM + 12):
        for lines in dict.fromkeys((one, two)):
            wide, tall = box_size(lines, NAME)
            near = half + far
            found += [
                Name(Box(left, top, wide, tall), lines)
                for left, top in (
                    (x + near, y - tall // 2),
                    (x - near - wide, y - tall // 2),
                    (x - wide // 2, y + near + lower),
                    (x - wide // 2, y - near - tall),
                    (x + near * 2 // 3, y + near * 2 // 3),
                    (x - near * 2 // 3 - wide, y + near * 2 // 3),
                    (x + near * 2 // 3, y - near * 2 // 3 - tall),
                    (x - near * 2 // 3 - wide, y - near * 2 // 3 - tall),
                )
            ]
    return tuple(found)


def _half_width(words: str) -> int:
    """A width in which the words take two lines, if they are several."""
    longest = max(width(word, NAME) for word in words.split())
    return max(longest, round(width(words, NAME) * 0.62))


def box_size(lines: tuple[str, ...], size: int) -> tuple[int, int]:
    """How much room lines take, with a little around them."""
    return max(width(line, size) for line in lines) + 12, round(size * 1.14) * len(lines) + 8


def _region_options(region: Region, at: dict[str, tuple[int, int]]) -> tuple[Name, ...]:
    """Where the name of a region may stand: on a raster over it, near its middle first."""
    points = [at[space] for space in region.spaces]
    x, y = sum(p[0] for p in points) // len(points), sum(p[1] for p in points) // len(points)
    lines = (region.name,)
    wide, tall = box_size(lines, REGION)
    raster = [
        (x + over, y + down)
        for over in range(-240, 241, 30)
        for down in range(-180, 181, 30)
        if min(hypot(x + over - a, y + down - b) for a, b in points) < 100
    ]
    raster.sort(key=lambda p: hypot(p[0] - x, p[1] - y))
    return tuple(Name(Box(a - wide // 2, b - tall // 2, wide, tall), lines) for a, b in raster)


def _names(
    keys: list[str], options: list[tuple[Name, ...]], frame: Box, taken: list[Box], roads: tuple[Line, ...]
) -> dict[str, Name]:
    boxes = tuple(tuple(name.box for name in names) for names in options)
    found = place_labels(boxes, frame, tuple(taken), roads)
    return {key: names[n] for key, names, n in zip(keys, options, found, strict=True) if n is not None}
