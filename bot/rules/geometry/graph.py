"""Graph maps: places, the borders between them, distances, reachable places and shortest paths. Pure.

A border is `open` (you can cross it), `closed` (a wall: it counts for range, nobody crosses it) or `gated` (a rule of
the game says who may cross). Crossing costs a number of steps, usually one. Results never depend on the order in
which places or borders were written: ties are left to the caller, lists follow the order of `Graph.places`.
"""

import heapq
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

BorderKind = Literal["open", "closed", "gated"]
Edge = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Border:
    """A border between two places. cost: steps to cross it, at least 0."""

    kind: BorderKind = "open"
    cost: int = 1


def edge(a: str, b: str) -> Edge:
    """The two ends of a border in a fixed order, so that `a, b` and `b, a` are the same key."""
    return (a, b) if a <= b else (b, a)


class Graph:
    """Places and borders. Immutable: a border that opens makes a new graph (`with_border`).

    Raises `ValueError` for a border of an unknown place, a border of a place with itself, and a negative cost.
    """

    __slots__ = ("_next", "_rank", "_ways", "borders", "places")

    def __init__(self, places: Iterable[str], borders: Mapping[Edge, Border]) -> None:
        self.places: tuple[str, ...] = tuple(dict.fromkeys(places))
        self.borders: dict[Edge, Border] = {}
        neighbours: dict[str, list[str]] = {place: [] for place in self.places}
        for (a, b), border in borders.items():
            for place in (a, b):
                if place not in neighbours:
                    raise ValueError(f"the border {a}|{b} names {place!r}, which is no place")
            if a == b or border.cost < 0:
                raise ValueError(f"{a}|{b} cannot be a border of cost {border.cost}")
            if edge(a, b) not in self.borders:
                neighbours[a].append(b)
                neighbours[b].append(a)
            self.borders[edge(a, b)] = border
        rank = self._rank = {place: n for n, place in enumerate(self.places)}
        self._next = {place: tuple(sorted(found, key=rank.__getitem__)) for place, found in neighbours.items()}
        self._ways = {
            place: tuple((other, self.borders[edge(place, other)]) for other in found)
            for place, found in self._next.items()
        }

    def __contains__(self, place: str) -> bool:
        return place in self._next

    def with_border(self, a: str, b: str, border: Border) -> "Graph":
        """The same map with one border changed or added."""
        return Graph(self.places, {**self.borders, edge(a, b): border})

    def neighbours(self, place: str) -> tuple[str, ...]:
        """The places that share a border of any kind with this one."""
        return self._next[place]

    def ways(self, place: str) -> tuple[tuple[str, Border], ...]:
        """The same, each with the border that lies between."""
        return self._ways[place]

    def border(self, a: str, b: str) -> Border | None:
        """The border between two places; None when they share none."""
        return self.borders.get(edge(a, b))

    def is_connected(self, a: str, b: str) -> bool:
        """Whether one can step from one place to the other, gates included."""
        found = self.border(a, b)
        return found is not None and found.kind != "closed"

    # ------------------------------------------------------------------ measuring

    def ranges(self, start: str) -> dict[str, int]:
        """Place -> fewest borders of any kind between it and `start`; places that cannot be reached are left out."""
        found = {start: 0}
        ring = [start]
        while ring:
            following: list[str] = []
            for place in ring:
                for other in self._next[place]:
                    if other not in found:
                        found[other] = found[place] + 1
                        following.append(other)
            ring = following
        return found

    def range_between(self, a: str, b: str) -> int | None:
        """Fewest borders of any kind between two places; None when there is no way at all."""
        return self.ranges(a).get(b)

    def distances(
        self,
        start: str,
        *,
        blocked: Collection[str] = (),
        may_cross: Callable[[str, str], bool] | None = None,
        most: int | None = None,
        toll: Callable[[str, str], int] | None = None,
    ) -> dict[str, int]:
        """Place -> fewest steps from `start` over borders that can be crossed.

        blocked: places that are never entered. may_cross: asked for gated borders, None: they are open. most: places
        further away are left out. toll: steps of a move from one place to a neighbour, instead of the border's cost.
        """
        return self._explore(start, blocked, may_cross, most, toll)[0]

    def paths(
        self,
        start: str,
        goal: str,
        *,
        blocked: Collection[str] = (),
        may_cross: Callable[[str, str], bool] | None = None,
        most: int | None = None,
    ) -> Iterator[list[str]]:
        """Every shortest path from `start` to `goal`, both included, in the order of the map's places; none where it
        takes more than `most` steps."""
        _, before = self._explore(start, blocked, may_cross, most, None)
        if goal not in before:
            return
        rank = self._rank
        found: list[list[str]] = []
        stack = [[goal]]
        while stack:
            path = stack.pop()
            if path[-1] == start:
                found.append(path[::-1])
                continue
            # a border without cost may lead in a circle: a path never meets a place twice
            stack += [[*path, previous] for previous in before[path[-1]] if previous not in path]
        yield from sorted(found, key=lambda path: [rank[place] for place in path])

    def components(self) -> list[set[str]]:
        """The parts of the map between which nobody can walk, in the order of their first places."""
        left = dict.fromkeys(self.places)
        parts: list[set[str]] = []
        while left:
            part = set(self.distances(next(iter(left))))
            parts.append(part)
            for place in part:
                del left[place]
        return parts

    def eccentricity(self, place: str) -> int:
        """How many steps it is to the place furthest away, of those that can be reached."""
        return max(self.distances(place).values())

    def _explore(
        self,
        start: str,
        blocked: Collection[str],
        may_cross: Callable[[str, str], bool] | None,
        most: int | None,
        toll: Callable[[str, str], int] | None,
    ) -> tuple[dict[str, int], dict[str, list[str]]]:
        rank = self._rank
        distance: dict[str, int] = {start: 0}
        before: dict[str, list[str]] = {start: []}
        heap = [(0, rank[start], start)]
        settled: set[str] = set()
        while heap:
            so_far, _, place = heapq.heappop(heap)
            if place in settled:
                continue
            settled.add(place)
            for other, border in self._ways[place]:
                if other in blocked:
                    continue
                if border.kind == "closed":
                    continue
                if border.kind == "gated" and may_cross is not None and not may_cross(place, other):
                    continue
                total = so_far + (border.cost if toll is None else toll(place, other))
                if most is not None and total > most:
                    continue
                known = distance.get(other)
                if known is None or total < known:
                    distance[other] = total
                    before[other] = [place]
                    heapq.heappush(heap, (total, rank[other], other))
                elif total == known and place not in before[other]:
                    before[other].append(place)
        return distance, before
