"""The map of a view as a chart: spaces with their goods and stories, roads, routes, bosses, camps, standees, reach."""

from functools import lru_cache
from itertools import cycle

from bot.draw.chart.model import Chart, Region, Road, Space, SpaceKind
from bot.draw.colors import GREEN, LILAC, MOSS, ORANGE, RED, ROSE, SAND, SKY, STEEL, TEAL, Color
from bot.draw.marks import Mark
from bot.draw.pieces import Piece
from bot.rules.geometry.graph import Border, Edge, Graph, edge
from cogs.near_and_far.pictures.signs import BOOK, CHEST, GOODS, THREAT, View, boss, camp, standee

KINDS = {
    "town": SpaceKind("town", ROSE, "house"),
    "quest": SpaceKind("place", SAND, "disc"),
    "wild": SpaceKind("wild", MOSS, "hexagon"),
    "boss": SpaceKind("boss", RED, "diamond"),
}
ROUTES: dict[str, tuple[str, Color]] = {
    "peppers": ("peppers", ORANGE),
    "machine_parts": ("machine parts", STEEL),
    "ichor_stone": ("ichor stone", LILAC),
    "tea_leaves": ("tea leaves", GREEN),
}
REGIONS: tuple[Color, ...] = (ORANGE, TEAL, ROSE, SKY)
"""Of a map's four regions, in the order in which its spaces name them."""
MAPS = 16
"""So many maps are kept: more than there are."""


def chart(view: View) -> Chart:
    """The map of what `picture.shown` leaves of a view: with what is in reach of somebody who may walk."""
    printed, players = view["map"], view["players"]
    roads = {edge(road["a"], road["b"]): road for road in printed["roads"]}
    graph = _graph(tuple(space["id"] for space in printed["spaces"]), tuple(roads))
    regions: dict[str, list[str]] = {}
    pieces: dict[str, tuple[Piece, ...]] = {}
    for space in printed["spaces"]:
        if space["region"]:
            regions.setdefault(space["region"], []).append(space["id"])
        waiting = () if space["boss"] is None else (boss(space["boss"]),)
        standing = (standee(players[seat], active=seat == view["active"]) for seat in space["standees"])
        if on_it := (*waiting, *standing):
            pieces[space["id"]] = on_it
    here = players[view["mover"]] if view["mover"] is not None else None
    return Chart(
        graph,
        {space["id"]: _space(space, printed["routes"]) for space in printed["spaces"]},
        {ends: _road(road["symbol"], road["active"]) for ends, road in roads.items() if road["symbol"] != "none"},
        pieces=pieces,
        held={one["id"]: camp(players[one["camp"]]) for one in printed["spaces"] if one["camp"] is not None},
        regions=tuple(
            Region(name[:1].upper() + name[1:], tuple(spaces), fill)
            for (name, spaces), fill in zip(regions.items(), cycle(REGIONS), strict=False)
        ),
        reach={space["id"]: space["reach"] for space in printed["spaces"] if space["can_stop"]},
        here=here["at"] if here is not None and here["area"] == "map" else None,
    )


@lru_cache(maxsize=MAPS)
def _graph(spaces: tuple[str, ...], roads: tuple[Edge, ...]) -> Graph:
    """Of a printed map: the same at each look."""
    return Graph(spaces, dict.fromkeys(roads, Border()))


def _space(space: View, routes: View) -> Space:
    marks: tuple[Mark, ...] = (BOOK,) if space["token"] else ()
    marks += (GOODS[space["icon"]],) if space["icon"] else ()
    return Space(space["x"], space["y"], space["id"], space["name"] or "", _kind(space, routes), marks)


def _kind(space: View, routes: View) -> SpaceKind:
    """A trade space shows its route: what both its ends are worth, to the larger and to the smaller share."""
    if space["kind"] != "trade":
        return KINDS[space["kind"]]
    good = space["good"]
    name, fill = ROUTES[good]
    large, small = routes[good]
    return SpaceKind(f"{name} {large}/{small}", fill, "box")


@lru_cache(maxsize=8)
def _road(symbol: str, is_active: bool) -> Road:
    sign = CHEST if symbol == "chest" else THREAT
    return Road(mark=Mark(sign.paint, sign.name, faded=not is_active))
