"""What must hold of every map of the atlas (rules 11.2, 11.3). Pure."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from types import MappingProxyType
from typing import Final, NamedTuple

from bot.rules.geometry.graph import Border, Graph
from cogs.near_and_far.content.maps import TOWN, FarMap, Road, Space
from cogs.near_and_far.content.terms import ROUTES, STORIES, entries_of

NEAREST: Final = 100
"""Spaces lie at least so far apart on paper."""
LAST_MAP: Final = 11


class Row(NamedTuple):
    """A row of the table of maps (rules 11.3)."""

    named: int
    spaces: int
    threats: int
    routes: int


ATLAS: Final[Mapping[int, Row]] = MappingProxyType(
    {
        1: Row(4, 31, 13, 38),
        2: Row(6, 31, 11, 34),
        3: Row(4, 31, 15, 38),
        4: Row(7, 30, 13, 38),
        5: Row(5, 32, 12, 42),
        6: Row(7, 31, 12, 36),
        7: Row(6, 33, 11, 44),
        8: Row(6, 31, 15, 40),
        9: Row(7, 32, 13, 42),
        10: Row(4, 33, 16, 44),
        11: Row(7, 33, 14, 40),
    }
)


def problems(far_map: FarMap) -> Iterator[str]:
    """Everything that is wrong with a map, in words; nothing for a fixture."""
    if far_map.is_fixture:
        return
    yield from _counts(far_map)
    yield from _spaces(far_map)
    yield from _ways(far_map)
    yield from _routes(far_map)
    yield from _paper(far_map)
    if far_map.number == LAST_MAP:
        yield from _bosses(far_map)


def _wanted(what: str, found: int, least: int, most: int) -> Iterator[str]:
    if not least <= found <= most:
        yield f"{what}: found {found}, wants {least if least == most else f'{least} to {most}'}"


def _counts(far_map: FarMap) -> Iterator[str]:
    row = ATLAS.get(far_map.number)
    kinds = {kind: len(far_map.of_kind(kind)) for kind in ("town", "quest", "trade", "wild", "boss")}
    last = far_map.number == LAST_MAP
    yield from _wanted("towns", kinds["town"], 1, 1)
    yield from _wanted("spaces with a book", kinds["quest"], STORIES, STORIES)
    yield from _wanted("trade spaces", kinds["trade"], 2 * len(ROUTES), 2 * len(ROUTES))
    yield from _wanted("wild spaces", kinds["wild"], 4 if last else 5, 4 if last else 9)
    yield from _wanted("boss spaces", kinds["boss"], 4 if last else 0, 4 if last else 0)
    chests, threats = (sum(road.symbol == symbol for road in far_map.roads) for symbol in ("chest", "threat"))
    yield from _wanted("roads with a chest", chests, 7, 10)
    yield from _wanted("roads with a threat", threats, 11, 16)
    if row is not None:
        named = sum(bool(space.name) for space in far_map.of_kind("quest"))
        yield from _wanted("named spaces with a book", named, row.named, row.named)
        yield from _wanted("spaces", len(far_map.spaces), row.spaces, row.spaces)
        yield from _wanted("roads with a threat", threats, row.threats, row.threats)
        large = sum(values.large for values in far_map.routes.values())
        yield from _wanted("sum of the routes", large, row.routes, row.routes)
    if len(set(far_map.regions)) != 4:
        yield f"regions: found {', '.join(far_map.regions)}, wants four"
    for region in far_map.regions:
        found = sum(space.region == region for space in far_map.of_kind("quest"))
        yield from _wanted(f"spaces with a book in {region}", found, STORIES // 4, STORIES // 4)


def _spaces(far_map: FarMap) -> Iterator[str]:
    entries = [space.quest for space in far_map.of_kind("quest")]
    if far_map.number in ATLAS and sorted(entries) != sorted(entries_of(far_map.number)):
        yield f"books: found {', '.join(entries)}"
    for space in far_map.spaces:
        if (space.kind == "quest") != bool(space.quest) or (space.kind == "quest") != bool(space.region):
            yield f"space {space.id}: a book has a number and a region, and nothing else has"
        if (space.kind == "trade") != (space.good is not None) or (space.kind == "trade" and space.icon is not None):
            yield f"space {space.id}: a trade space has a good and no icon"
        if space.kind == "wild" and space.icon is None:
            yield f"space {space.id}: a wild space has an icon"
        yield from _wanted(f"roads of {space.id}", len(far_map.graph.neighbours(space.id)), 2, 5)


def _ways(far_map: FarMap) -> Iterator[str]:
    graph = far_map.graph
    reached = graph.distances(TOWN)
    if len(reached) < len(far_map.spaces):
        missing = [space.id for space in far_map.spaces if space.id not in reached]
        yield f"not connected: {', '.join(missing)}"
        return
    yield from _wanted("distance of the furthest space", graph.eccentricity(TOWN), 5, 8)
    quiet = _without(far_map, [road for road in far_map.roads if road.symbol == "threat"])
    if 10 * len(quiet.distances(TOWN)) < 7 * len(far_map.spaces):
        yield "less than 70 % of the spaces can be reached without a threat"
    own = [road for road in far_map.roads if TOWN in (road.a, road.b)]
    if 2 * sum(road.symbol == "threat" for road in own) > len(own):
        yield "more than half of the town's roads have a threat"


def _without(far_map: FarMap, roads: list[Road]) -> Graph:
    left = {(road.a, road.b): Border() for road in far_map.roads if road not in roads}
    return Graph((space.id for space in far_map.spaces), left)


def _routes(far_map: FarMap) -> Iterator[str]:
    """Distance plus 2, plus 2 more where a threat cannot be avoided (11.3)."""
    threats = [road for road in far_map.roads if road.symbol == "threat"]
    quiet = _without(far_map, threats)
    for good in ROUTES:
        ends, values = far_map.ends[good], far_map.routes.get(good)
        if len(ends) != 2 or values is None:
            yield f"route {good}: wants two ends and its values"
            continue
        a, b = (space.id for space in ends)
        far = far_map.graph.distances(a).get(b, 0)
        yield from _wanted(f"distance between the ends of {good}", far, 5, 99)
        for end in (a, b):
            yield from _wanted(f"distance of {end} from the town", far_map.graph.distances(TOWN).get(end, 0), 2, 99)
        large = far + 2 + (2 if b not in quiet.distances(a) else 0)
        if abs(values.large - large) > 1:
            yield f"route {good}: worth {values.large}, by its length {large}"
        if values.small != (values.large - 1) // 2:
            yield f"route {good}: the small value is {(values.large - 1) // 2}"


def _paper(far_map: FarMap) -> Iterator[str]:
    spaces = far_map.by_id
    for a, b in combinations(far_map.spaces, 2):
        if (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < NEAREST**2:
            yield f"{a.id} and {b.id} lie too close to each other"
    for one, other in combinations(far_map.roads, 2):
        if {one.a, one.b} & {other.a, other.b}:
            continue
        if _cross(spaces[one.a], spaces[one.b], spaces[other.a], spaces[other.b]):
            yield f"the roads {one.a}-{one.b} and {other.a}-{other.b} cross"


def _cross(a: Space, b: Space, c: Space, d: Space) -> bool:
    def side(p: Space, q: Space, r: Space) -> int:
        return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)

    return (side(a, b, c) > 0) != (side(a, b, d) > 0) and (side(c, d, a) > 0) != (side(c, d, b) > 0)


def _bosses(far_map: FarMap) -> Iterator[str]:
    """Far off, and never in the only way."""
    bosses = [space.id for space in far_map.of_kind("boss")]
    distances = far_map.graph.distances(TOWN)
    for boss in bosses:
        yield from _wanted(f"distance of {boss} from the town", distances.get(boss, 0), 4, 99)
    beyond = far_map.graph.distances(TOWN, blocked=bosses)
    if len(beyond) + len(bosses) < len(far_map.spaces):
        yield "the bosses stand in the only way"
