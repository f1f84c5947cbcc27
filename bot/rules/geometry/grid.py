"""Square grids: coordinates such as `C4`, walls, straight lines, turned areas, pushing, pulling, cover. Pure.

Columns are letters from the west, rows are numbers from the north. A cell that is void is no space. What lies between
two spaces is a `Border` of `bot.rules.geometry.graph`; the outer edge of a grid is no border, nobody crosses it.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Literal, NamedTuple

from bot.rules.geometry.graph import Border, Edge, Graph, edge

Direction = Literal["N", "E", "S", "W"]
DIRECTIONS: tuple[Direction, ...] = ("N", "E", "S", "W")
MOST_COLUMNS, MOST_ROWS = 26, 99
_STEPS: Mapping[Direction, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
_SPACE = re.compile(r"([A-Z])([1-9][0-9]?)")
Offset = tuple[int, int]
"""(columns to the east, rows to the south)."""
Size = tuple[int, int]
"""(columns, rows) of a model; it is named by its north-west corner."""
ONE_SPACE: Size = (1, 1)


class Cell(NamedTuple):
    """A place on the grid in numbers from 0."""

    column: int
    row: int

    @property
    def name(self) -> str:
        return f"{chr(65 + self.column)}{self.row + 1}"


class Push(NamedTuple):
    """path: the spaces entered, in order; blocked: how many steps could not be made."""

    path: list[str]
    blocked: int


@lru_cache(maxsize=MOST_COLUMNS * MOST_ROWS)
def cell(name: str) -> Cell:
    """The cell called so. Raises `ValueError` for a name such as `c4`, `C0` or `AA1`."""
    found = _SPACE.fullmatch(name)
    if found is None:
        raise ValueError(f"{name!r} is no space; spaces are called A1 to Z99")
    return Cell(ord(found[1]) - 65, int(found[2]) - 1)


class Grid:
    """A grid with its borders. Immutable.

    graph: its spaces and borders, for ranges, distances and paths; spaces are in the order A1, B1, ... A2, B2, ...
    """

    def __init__(
        self,
        columns: int,
        rows: int,
        *,
        void: Iterable[str] = (),
        borders: Mapping[Edge, Border] | None = None,
    ) -> None:
        """borders: those that are not plainly open, by the names of their spaces. Raises `ValueError`."""
        if not 1 <= columns <= MOST_COLUMNS or not 1 <= rows <= MOST_ROWS:
            raise ValueError(f"a grid of {columns} x {rows} is not possible; at most {MOST_COLUMNS} x {MOST_ROWS}")
        self.columns, self.rows = columns, rows
        self.void = frozenset(void)
        spaces = [Cell(column, row).name for row in range(rows) for column in range(columns)]
        for name in self.void:
            if name not in spaces:
                raise ValueError(f"the void {name!r} is not on the grid")
        spaces = [name for name in spaces if name not in self.void]
        known = set(spaces)
        found: dict[Edge, Border] = {}
        for name in spaces:
            for way in ("E", "S"):
                other = _beside(name, way)
                if other in known:
                    found[edge(name, other)] = Border()
        for (a, b), border in (borders or {}).items():
            if edge(a, b) not in found:
                raise ValueError(f"{a} and {b} share no border on this grid")
            found[edge(a, b)] = border
        self.graph = Graph(spaces, found)

    @property
    def spaces(self) -> tuple[str, ...]:
        return self.graph.places

    def __contains__(self, space: str) -> bool:
        return space in self.graph

    @cached_property
    def _ranges(self) -> dict[str, dict[str, int]]:
        return {}

    def range_between(self, a: str, b: str) -> int | None:
        """Fewest borders of any kind between two spaces, around voids; None when there is no way."""
        found = self._ranges.get(a)
        if found is None:
            found = self._ranges[a] = self.graph.ranges(a)
        return found.get(b)

    def within(self, start: str, least: int, most: int) -> list[str]:
        """The spaces at a range of `least` to `most`, in the grid's order."""
        self.range_between(start, start)
        found = self._ranges[start]
        return [space for space in self.spaces if least <= found.get(space, -1) <= most]

    def beside(self, space: str, way: Direction) -> str | None:
        """The space next to this one in a direction, whatever border lies between; None at the edge and at a void."""
        other = _beside(space, way)
        return other if other in self.graph else None

    def step(self, space: str, way: Direction) -> str | None:
        """The space that a step in a direction leads to; None when a wall, the edge or a void is in the way."""
        other = self.beside(space, way)
        return other if other is not None and self.graph.is_connected(space, other) else None

    def line(self, start: str, way: Direction) -> list[str]:
        """The spaces in a straight line through connected spaces, nearest first; models do not stop it."""
        found: list[str] = []
        here = self.step(start, way)
        while here is not None:
            found.append(here)
            here = self.step(here, way)
        return found

    def area(self, start: str, offsets: Sequence[Offset], facing: Direction = "E") -> list[str]:
        """The spaces of a diagram that is drawn facing east, turned to `facing`. Walls do not matter; what lies off
        the grid or in a void is left out."""
        here = cell(start)
        found: list[str] = []
        for offset in offsets:
            east, south = turned(offset, facing)
            column, row = here.column + east, here.row + south
            if 0 <= column < self.columns and 0 <= row < self.rows:
                name = Cell(column, row).name
                if name in self.graph:
                    found.append(name)
        return found

    # ------------------------------------------------------------------ forced movement

    def away(self, source: str, target: str) -> list[Direction]:
        """The directions in which the target gets further from the source in a straight line: one in the same row or
        column, two otherwise, all four from the same space."""
        a, b = cell(source), cell(target)
        found: list[Direction] = []
        if b.row != a.row:
            found.append("N" if b.row < a.row else "S")
        if b.column != a.column:
            found.append("E" if b.column > a.column else "W")
        return found or list(DIRECTIONS)

    def push(
        self,
        target: str,
        way: Direction,
        steps: int,
        is_free: Callable[[str], bool],
        stops: Collection[str] = (),
        size: Size = ONE_SPACE,
    ) -> Push:
        """How far a push in a direction goes. is_free: whether a model may be pushed into a space; gates stop it like
        walls. stops: spaces in which a forced movement ends without a crash. size: of the model, whose north-west
        corner `target` is."""
        graph = self.walked_by(size)
        path: list[str] = []
        here = target
        for done in range(steps):
            following = _beside(here, way)
            border = graph.border(here, following)
            if border is None or border.kind != "open" or not is_free(following):
                return Push(path, steps - done)
            path.append(following)
            here = following
            if here in stops:
                break
        return Push(path, 0)

    def pull_steps(self, source: str, target: str, is_free: Callable[[str], bool], size: Size = ONE_SPACE) -> list[str]:
        """The spaces to which one step of a pull may lead: connected, free, and nearer to the source. size: of the
        model, whose north-west corner `target` is."""
        now = self.apart(target, source, size)
        found: list[str] = []
        for other, border in self.walked_by(size).ways(target):
            if border.kind != "open" or not is_free(other):
                continue
            then = self.apart(other, source, size)
            if now is not None and then is not None and then < now:
                found.append(other)
        return found

    # ------------------------------------------------------------------ cover, large models

    def has_wall_cover(self, target: str, sources: Iterable[str]) -> bool:
        """Whether a wall of the target's space lies between it and a source: the source (with all of its spaces)
        stands strictly beyond the line of that wall. The outer edge gives no cover."""
        here = cell(target)
        spaces = [cell(source) for source in sources]
        for way in DIRECTIONS:
            other = self.beside(target, way)
            border = None if other is None else self.graph.border(target, other)
            if border is None or border.kind != "closed":
                continue
            beyond = {
                "N": all(s.row < here.row for s in spaces),
                "S": all(s.row > here.row for s in spaces),
                "W": all(s.column < here.column for s in spaces),
                "E": all(s.column > here.column for s in spaces),
            }
            if spaces and beyond[way]:
                return True
        return False

    def walked_by(self, size: Size) -> Graph:
        """The grid as a model of this size walks it: its north-west corners where it fits, and a border between two of
        them where each of its spaces crosses one; it costs as much as the dearest of those, and is a gate where one of
        them is."""
        if size == ONE_SPACE:
            return self.graph
        found = self._walked.get(size)
        if found is None:
            corners = [one for one in self.spaces if self.footprint(one, *size) is not None]
            found = self._walked[size] = Graph(corners, self._steps_between(corners, size))
        return found

    def _steps_between(self, corners: Iterable[str], size: Size) -> dict[Edge, Border]:
        found: dict[Edge, Border] = {}
        ways: tuple[Direction, ...] = ("E", "S")
        for corner in corners:
            for way in ways:
                there = self.footprint_step(corner, way, *size)
                if there is None:
                    continue
                crossed = [self.graph.borders[edge(one, _beside(one, way))] for one in self.covered(corner, size)]
                is_gate = any(border.kind == "gated" for border in crossed)
                cost = max(border.cost for border in crossed)
                found[edge(corner, there)] = Border("gated" if is_gate else "open", cost)
        return found

    @cached_property
    def _walked(self) -> dict[Size, Graph]:
        return {}

    def covered(self, corner: str, size: Size) -> list[str]:
        """The spaces of a model that stands here; those off the grid are left out."""
        if size == ONE_SPACE:
            return [corner]
        here = cell(corner)
        found = [Cell(here.column + c, here.row + r).name for r in range(size[1]) for c in range(size[0])]
        return [space for space in found if space in self.graph]

    def apart(self, corner: str, space: str, size: Size = ONE_SPACE) -> int | None:
        """The range between a space and the nearest one of a model whose north-west corner is given."""
        if size == ONE_SPACE:
            return self.range_between(corner, space)
        nearest = self.nearest(self.covered(corner, size), [space])
        return None if nearest is None else nearest[2]

    def footprint(self, corner: str, columns: int, rows: int) -> list[str] | None:
        """The spaces of a large model whose north-west corner is here; None where it does not fit: off the grid, over
        a void, or across a wall."""
        here = cell(corner)
        if here.column + columns > self.columns or here.row + rows > self.rows:
            return None
        found = [Cell(here.column + c, here.row + r).name for r in range(rows) for c in range(columns)]
        if not all(space in self.graph for space in found):
            return None
        inside = set(found)
        for space in found:
            for way in ("E", "S"):
                other = _beside(space, way)
                if other in inside and not self.graph.is_connected(space, other):
                    return None
        return found

    def footprint_step(self, corner: str, way: Direction, columns: int, rows: int) -> str | None:
        """The new corner after a large model's step: each of its spaces crosses a connected border; else None."""
        before = self.footprint(corner, columns, rows)
        if before is None or any(self.step(space, way) is None for space in before):
            return None
        there = _beside(corner, way)
        return there if self.footprint(there, columns, rows) is not None else None

    def nearest(self, ones: Iterable[str], others: Iterable[str]) -> tuple[str, str, int] | None:
        """The pair of spaces at the smallest range: (of the ones, of the others, range); ties by row, then column of
        the first and then of the second. None when there is no way."""
        best: tuple[int, tuple[int, int], tuple[int, int], str, str] | None = None
        there = list(others)
        for a in ones:
            for b in there:
                apart = self.range_between(a, b)
                if apart is None:
                    continue
                first, second = cell(a), cell(b)
                found = (apart, (first.row, first.column), (second.row, second.column), a, b)
                best = found if best is None else min(best, found)
        return None if best is None else (best[3], best[4], best[0])


def turned(offset: Offset, facing: Direction) -> Offset:
    """An offset drawn facing east, turned so that it faces another direction."""
    east, south = offset
    match facing:
        case "E":
            return east, south
        case "S":
            return -south, east
        case "W":
            return -east, -south
        case "N":
            return south, -east


def _beside(space: str, way: Direction) -> str:
    """The name of the cell next to this one; it may be off the grid."""
    here = cell(space)
    east, south = _STEPS[way]
    column, row = here.column + east, here.row + south
    return "" if column < 0 or row < 0 or column >= MOST_COLUMNS else Cell(column, row).name
