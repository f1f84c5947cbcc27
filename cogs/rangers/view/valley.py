"""The valley as plain data for its picture and words, of a day and of a campaign. Pure."""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

from cogs.rangers.content.content import RangersContent


def valley(
    content: RangersContent, at: str, visited: Collection[str] = (), events: Collection[str] = ()
) -> dict[str, Any]:
    """{at, spots: [{code, x, y, name, pivotal}], paths: [{a, b, terrain: its name in small letters, locked}], visited:
    codes}. events: what has come about; a path that waits for another event is locked."""
    return _valley(content, at, tuple(sorted(visited)), frozenset(events))


@lru_cache(maxsize=256)
def _valley(content: RangersContent, at: str, visited: Sequence[str], events: Collection[str]) -> dict[str, Any]:
    """The same; to be read only."""
    printed = next(iter(content.maps.values()))
    names = {name: one.name.casefold() for name, one in content.sets.items()}
    paths = [
        {
            "a": path.a,
            "b": path.b,
            "terrain": names.get(path.terrain, path.terrain),
            "locked": bool(path.locked) and path.locked not in events,
        }
        for path in printed.paths
    ]
    return {"at": at, "spots": [*_spots(content)], "paths": paths, "visited": [*visited]}


@lru_cache(maxsize=64)
def _spots(content: RangersContent) -> Sequence[Mapping[str, Any]]:
    """They are the same on every day; to be read only."""
    found = []
    for spot in next(iter(content.maps.values())).spots:
        place = content.location(spot.code)
        name, pivotal = ("", False) if place is None else (place.name, place.pivotal is not None)
        found.append({"code": spot.code, "x": spot.x, "y": spot.y, "name": name, "pivotal": pivotal})
    return found
