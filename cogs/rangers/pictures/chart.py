"""The valley of a view as a chart: places, the paths between them by terrain, and where the Rangers are."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.draw import icons
from bot.draw.chart.model import Chart, Dash, Road, RoadKind, Space, SpaceKind
from bot.draw.colors import BROWN, GOLD, GREEN, LILAC, MOSS, ORANGE, ROSE, SAND, SKY, STEEL, TEAL, Color
from bot.draw.marks import Mark
from bot.draw.pieces import Piece
from bot.rules.geometry.graph import Border, Graph, edge

View = Mapping[str, Any]
PEOPLE: Final = SpaceKind("place with people", ROSE, "house")
PLACE: Final = SpaceKind("place", SAND, "disc")
TERRAINS: Final[Mapping[str, tuple[Color, Dash]]] = {
    "wildwood": (GREEN, "plain"),
    "scarp": (STEEL, "dashed"),
    "shore": (SKY, "plain"),
    "downs": (MOSS, "dashed"),
    "fen": (TEAL, "dotted"),
    "moor": (LILAC, "dotted"),
    "hollows": (BROWN, "plain"),
    "flats": (ORANGE, "dotted"),
}
"""By colour and stroke, so that they differ without colour too; users' terrains are plain."""
LOCKED: Final = Mark(icons.lock, "closed as yet")
"""Strokes tell terrains already."""
RANGERS: Final = Piece("R", "the Rangers", GOLD)
VISITED: Final = Piece("D", "a day ended here", STEEL)

NEAR: Final = 2
"""So many steps around the Rangers are on the part of the map that stands beside the question where to."""
FLAT: Final = 0.7
"""It is at most so many times as tall as wide: the paper is no land that has been measured."""


def chart(valley: View) -> Chart:
    """What `view["map"]` says: where the Rangers are and which paths lead on from there, and in a campaign where its
    days have ended."""
    pieces = {code: (VISITED,) for code in valley["visited"]}
    at = valley["at"] or None  # not known yet, in a campaign from elsewhere
    if at is not None:
        pieces[at] = (RANGERS,)
    roads = {edge(path["a"], path["b"]): path for path in valley["paths"]}
    return Chart(
        Graph([spot["code"] for spot in valley["spots"]], dict.fromkeys(roads, Border())),
        {spot["code"]: _space(spot) for spot in valley["spots"]},
        {
            ends: Road(_kind(path), LOCKED if path["locked"] else None, faint=at is not None and at not in ends)
            for ends, path in roads.items()
        },
        pieces=pieces,
        here=at,
    )


def around(valley: View) -> dict[str, Any]:
    """The part of `view["map"]` near the Rangers, large enough to be read on a phone."""
    graph = Graph(
        [spot["code"] for spot in valley["spots"]],
        {edge(path["a"], path["b"]): Border() for path in valley["paths"]},
    )
    if valley["at"] not in graph:  # ground that somebody has brought in
        return dict(valley)
    ranges = graph.ranges(valley["at"])
    spots = [spot for spot in valley["spots"] if ranges.get(spot["code"], NEAR + 1) <= NEAR]
    tall, wide = _span(spots, "y"), _span(spots, "x")
    flat = min(1.0, FLAT * wide / tall) if tall else 1.0
    near = {spot["code"] for spot in spots}
    return {
        **valley,
        "spots": [{**spot, "y": flat * spot["y"]} for spot in spots],
        "paths": [path for path in valley["paths"] if {path["a"], path["b"]} <= near],
        "visited": [code for code in valley["visited"] if code in near],
    }


def _span(spots: Sequence[View], axis: str) -> float:
    along = [float(spot[axis]) for spot in spots]
    return max(along) - min(along)


def _space(spot: View) -> Space:
    return Space(spot["x"], spot["y"], spot["code"], spot["name"], PEOPLE if spot["pivotal"] else PLACE)


def _kind(path: View) -> RoadKind:
    known = TERRAINS.get(path["terrain"])
    return RoadKind(path["terrain"]) if known is None else RoadKind(path["terrain"], *known)
