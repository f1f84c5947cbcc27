"""What a sheet shows, as values: a grid, what its spaces are like, who stands where, what a player asks about. Pure.

What can be reached, seen or hit is the game's to say (`Grid`); a sheet only shows it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from bot.draw.colors import Color
from bot.draw.marks import Mark
from bot.draw.pieces import Piece
from bot.rules.geometry.grid import Cell, Direction, Grid, cell

Pattern = Literal["plain", "hatched", "crossed", "dotted", "waves"]


@dataclass(frozen=True, slots=True)
class Terrain:
    """What spaces of a kind look like: a colour and a pattern, so that they differ without colour too. name: in
    legend and text twin."""

    name: str
    fill: Color | None = None
    pattern: Pattern = "plain"


@dataclass(frozen=True, slots=True)
class GridSpace:
    """What a space shows of its own. marks: in its upper corner."""

    terrain: Terrain | None = None
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """A piece on its space; a large one covers columns x rows, and the space is its north-west corner."""

    piece: Piece
    space: str
    columns: int = 1
    rows: int = 1

    @property
    def covers(self) -> list[str]:
        """Every space that it stands on."""
        here = cell(self.space)
        return [Cell(here.column + c, here.row + r).name for r in range(self.rows) for c in range(self.columns)]


@dataclass(frozen=True, slots=True)
class Sight:
    """A line from one space to another. clear: nothing stops it; covered: it arrives, but its target is in cover."""

    source: str
    target: str
    clear: bool = True
    covered: bool = False


@dataclass(frozen=True)
class Sheet:
    """A grid with all that is on it.

    spaces: those that are not plain. standing: in the order in which they are drawn. reach: what each space costs that
    can be come to. area: spaces that an effect would hit. ranges: numbers in the corners, from wherever it is
    measured. sights: target lines. cover: on which sides a space is covered. path: a way that is planned or was gone.
    A border's kind and cost are drawn: walls thick, gates dotted, a cost above one as a number. Raises `ValueError`
    for what is not on the grid.
    """

    grid: Grid
    spaces: Mapping[str, GridSpace] = field(default_factory=dict)
    standing: tuple[Standing, ...] = ()
    reach: Mapping[str, int] = field(default_factory=dict)
    area: frozenset[str] = frozenset()
    ranges: Mapping[str, int] = field(default_factory=dict)
    sights: tuple[Sight, ...] = ()
    cover: Mapping[str, tuple[Direction, ...]] = field(default_factory=dict)
    path: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for what, names in (
            ("a space", self.spaces),
            ("reach", self.reach),
            ("the area", self.area),
            ("a range", self.ranges),
            ("a sight", [name for sight in self.sights for name in (sight.source, sight.target)]),
            ("cover", self.cover),
            ("the path", self.path),
            ("a piece", [name for one in self.standing for name in one.covers]),
        ):
            _require_known(what, names, self.grid)

    def together(self) -> dict[str, list[Standing]]:
        """Pieces of one space each, by the space on which they stand."""
        found: dict[str, list[Standing]] = {}
        for one in self.standing:
            if one.columns == one.rows == 1:
                found.setdefault(one.space, []).append(one)
        return found


def _require_known(what: str, names: Iterable[str], grid: Grid) -> None:
    for name in names:
        if name not in grid:
            raise ValueError(f"{what} names {name!r}, which is no space of the grid")
