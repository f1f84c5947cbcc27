"""The import graph of the project as tests read it: files, rooms (folders), circles, layers."""

from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[2]
Graph = Mapping[str, frozenset[str]]
PACKAGES = ("bot", "cogs")


@lru_cache
def files() -> Graph:
    """Each file with the files that it imports, also within functions and for type checkers."""
    graph = grimp.build_graph(*PACKAGES, cache_dir=None)
    return {name: frozenset(graph.find_modules_directly_imported_by(name)) for name in sorted(graph.modules)}


@lru_cache
def packages() -> frozenset[str]:
    """The names that are folders."""
    found = (path.parent for top in PACKAGES for path in (ROOT / top).rglob("*.py"))
    return frozenset(".".join(folder.relative_to(ROOT).parts) for folder in found)


def is_hall(folder: str) -> bool:
    """Whether a folder holds rooms. A file that lies there beside them is a room of its own."""
    return folder in ("cogs", "bot.tables", "bot.ui") or f"{folder}.rules" in packages()


def room_of(name: str) -> str:
    """The folder of a file."""
    folder = name if name in packages() else name.rpartition(".")[0]
    return name if is_hall(folder) else folder


@lru_cache
def rooms() -> Graph:
    """Each room with the rooms that it imports."""
    found: dict[str, set[str]] = defaultdict(set)
    for name, imported in files().items():
        found[room_of(name)] |= {room_of(other) for other in imported} - {room_of(name)}
    return {room: frozenset(others) for room, others in sorted(found.items())}


def reach(graph: Graph, start: str) -> set[str]:
    """All that can be come to from `start` by arrows; `start` itself only in a circle."""
    seen: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += graph.get(name, ())
    return seen


def circles(graph: Graph) -> set[frozenset[str]]:
    """The groups whose members all come to each other."""
    reached = {name: reach(graph, name) for name in graph}
    return {
        frozenset(other for other in reached[name] if name in reached.get(other, ()))
        for name in graph
        if name in reached[name]
    }


def layers(room: str) -> int:
    """How many files of a room stand upon each other, at most; those of a circle count once."""
    names = {name for name in files() if room_of(name) == room}
    own = {name: files()[name] & names for name in names}
    reached = {name: reach(own, name) for name in own}
    circle = {name: {other for other in reached[name] if name in reached[other]} | {name} for name in own}

    def depth(name: str) -> int:
        return 1 + max((depth(other) for other in reached[name] - circle[name]), default=0)

    return max(depth(name) for name in own)
