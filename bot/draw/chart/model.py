"""What a chart shows, as values: spaces with their places, roads with their marks, regions, pieces, reach. Pure.

Where one can go and what it costs is the game's to say (`Graph.distances`); a chart only shows it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.draw.colors import SAND, STONE, Color
from bot.draw.marks import Mark
from bot.draw.pieces import Piece
from bot.rules.geometry.graph import Edge, Graph

SpaceShape = Literal["disc", "box", "diamond", "hexagon", "house"]
Dash = Literal["plain", "dashed", "dotted", "double"]


@dataclass(frozen=True, slots=True)
class SpaceKind:
    """What spaces of a kind look like. name: in legend and text twin; without one it is in neither."""

    name: str = ""
    fill: Color = SAND
    shape: SpaceShape = "disc"


@dataclass(frozen=True, slots=True)
class RoadKind:
    """What roads of a kind look like: a colour and a stroke, so that they differ without colour too."""

    name: str = ""
    fill: Color | None = None
    dash: Dash = "plain"


PLAIN_SPACE = SpaceKind()
PLAIN_ROAD = RoadKind()


@dataclass(frozen=True, slots=True)
class Space:
    """A space: its place in units of the game's own (x to the east, y to the south), a sign of at most three
    characters on it, its name beside it, small marks below it."""

    x: float
    y: float
    sign: str
    name: str = ""
    kind: SpaceKind = PLAIN_SPACE
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class Road:
    """What a road shows beyond its border: a kind and a mark in its middle. faint: one that is not in question now."""

    kind: RoadKind = PLAIN_ROAD
    mark: Mark | None = None
    faint: bool = False


@dataclass(frozen=True, slots=True)
class Region:
    """Spaces that belong together. Every space is in at most one region."""

    name: str
    spaces: tuple[str, ...]
    fill: Color = STONE


@dataclass(frozen=True)
class Chart:
    """A map with all that is on it.

    graph: places and borders; a border's kind and cost are drawn (walls barred, gates broken, a cost above one as a
    number). spaces: each place of the graph. roads: those that show more than their border. pieces: by space, in the
    order in which they stand. held: by space, who holds it: a piece at its upper left, wherever others stand. reach:
    what each space costs that can be come to. path: a way that is planned or was gone. here: the space of whoever
    looks. Raises `ValueError` for what names no space.
    """

    graph: Graph
    spaces: Mapping[str, Space]
    roads: Mapping[Edge, Road] = field(default_factory=dict)
    pieces: Mapping[str, tuple[Piece, ...]] = field(default_factory=dict)
    held: Mapping[str, Piece] = field(default_factory=dict)
    regions: tuple[Region, ...] = ()
    reach: Mapping[str, int] = field(default_factory=dict)
    path: tuple[str, ...] = ()
    here: str | None = None

    def __post_init__(self) -> None:
        _require_known("a place of the graph", self.graph.places, self.spaces)
        for what, names in (
            ("a space", self.spaces),
            ("a piece", self.pieces),
            ("a holder", self.held),
            ("a region", (space for region in self.regions for space in region.spaces)),
            ("reach", self.reach),
            ("the path", self.path),
            ("here", () if self.here is None else (self.here,)),
        ):
            _require_known(what, names, self.graph)
        for ends in self.roads:
            if ends not in self.graph.borders:
                raise ValueError(f"a road joins {ends[0]!r} and {ends[1]!r}, which share no border")

    def on(self, space: str) -> tuple[Piece, ...]:
        """All pieces of a space: who holds it first."""
        holder = self.held.get(space)
        return (*(() if holder is None else (holder,)), *self.pieces.get(space, ()))

    def road(self, ends: Edge) -> Road:
        """What a road shows; a plain one where nothing is said."""
        return self.roads.get(ends, _PLAIN)


_PLAIN = Road()


def _require_known(what: str, names: Iterable[str], known: Any) -> None:
    for name in names:
        if name not in known:
            raise ValueError(f"{what} names {name!r}, which is no space of the chart")
