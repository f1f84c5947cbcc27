"""Maps of users' packs are held to what all maps of the atlas have in common (rules 11.2): at each bound and beyond."""

from typing import Any

import pytest

from cogs.near_and_far.content.map_checks import problems
from cogs.near_and_far.content.maps import TOWN, FarMap
from tests.games.near_and_far.test_content import first_map

OWN = 0
"""The number of a map that is none of the atlas."""


def said(found: dict[str, Any]) -> str:
    return "\n".join(problems(FarMap.model_validate(found | {"number": OWN})))


def with_symbol(symbol: str, n: int) -> dict[str, Any]:
    """The first map with so many roads of a kind."""
    found = first_map()
    others = [road for road in found["roads"] if road[2:] not in ([], ["none"], [symbol])]
    plain = [road[:2] for road in found["roads"] if road not in others]
    return found | {"roads": [*others, *([*road, symbol] for road in plain[:n]), *plain[n:]]}


@pytest.mark.parametrize(("symbol", "least", "most"), [("threat", 11, 16), ("chest", 7, 10)])
def test_roads_of_each_kind_are_counted(symbol: str, least: int, most: int) -> None:
    words = f"roads with a {symbol}: found"
    for n, is_told in ((least - 1, True), (least, False), (most, False), (most + 1, True)):
        assert (words in said(with_symbol(symbol, n))) is is_told, n
        assert not is_told or f"{words} {n}, wants {least} to {most}" in said(with_symbol(symbol, n))


@pytest.mark.parametrize(
    ("kind", "least", "most"), [("town", 1, 1), ("quest", 16, 16), ("trade", 8, 8), ("wild", 5, 9), ("boss", 0, 0)]
)
def test_spaces_of_each_kind_are_counted(kind: str, least: int, most: int) -> None:
    what = {"town": "towns", "quest": "spaces with a book"}.get(kind, f"{kind} spaces")
    for n, is_told in ((least - 1, True), (least, False), (most, False), (most + 1, True)):
        if n >= 0:
            found = first_map()
            other = "wild" if kind != "wild" else "trade"
            here = [one for one in found["spaces"] if one["kind"] == kind]
            rest = [one for one in found["spaces"] if one["kind"] != kind and one["id"] != TOWN]
            for one in here[n:]:
                one["kind"] = other
            for one in rest[: max(0, n - len(here))]:
                one["kind"] = kind
            assert (f"{what}: found {n}, wants" in said(found)) is is_told, n


def test_a_map_has_four_regions_with_as_many_books_each() -> None:
    found = first_map()
    west = [one for one in found["spaces"] if one.get("region") == "west"]
    assert said(found) == "" and len(west) == 4
    west[0]["region"] = "east"
    assert "in east: found 5, wants 4" in said(found) and "in west: found 3, wants 4" in said(found)
    found["regions"] = ["west", "north", "east"]
    assert "regions: found west, north, east, wants four" in said(found)
