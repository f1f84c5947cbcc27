"""The valley of a view as a chart: places, the paths between them by terrain, and where the Rangers are."""

from collections.abc import Mapping
from typing import Any, Final

from bot.draw.chart.model import Chart, Dash, Road, RoadKind, Space, SpaceKind
from bot.draw.colors import BROWN, GOLD, GREEN, LILAC, MOSS, ORANGE, ROSE, SAND, SKY, STEEL, TEAL, Color
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
RANGERS: Final = Piece("R", "the Rangers", GOLD)
VISITED: Final = Piece("✓", "a day ended here", STEEL)


def chart(valley: View) -> Chart:
    """What `view["map"]` says: where the Rangers are, and in a campaign where its days have ended."""
    pieces = {code: (VISITED,) for code in valley["visited"]}
    if valley["at"]:  # else it is not known yet, in a campaign from elsewhere
        pieces[valley["at"]] = (RANGERS,)
    roads = {edge(path["a"], path["b"]): path for path in valley["paths"]}
    graph = Graph([spot["code"] for spot in valley["spots"]], dict.fromkeys(roads, Border()))
    return Chart(
        graph,
        {spot["code"]: _space(spot) for spot in valley["spots"]},
        {ends: Road(_kind(path)) for ends, path in roads.items()},
        pieces=pieces,
    )


def _space(spot: View) -> Space:
    return Space(spot["x"], spot["y"], spot["code"], spot["name"], PEOPLE if spot["pivotal"] else PLACE)


def _kind(path: View) -> RoadKind:
    known = TERRAINS.get(path["terrain"])
    return RoadKind(path["terrain"]) if known is None else RoadKind(path["terrain"], *known)
