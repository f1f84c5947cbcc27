"""Finds a place for each label of a picture, so that no two overlap and what is drawn below stays visible. Pure.

A label brings the boxes in which it may stand, best first. Discs and pieces are never covered, roads only where there
is no better place. What finds no place is left out, and the caller says it elsewhere. Same question, same answer.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

Line = tuple[float, float, float, float]
"""A straight line between two points: x, y, x, y."""
_NEVER = 1_000.0
_ROAD = 40.0
_ROUNDS = 12


class Box(NamedTuple):
    """A rectangle in pixels."""

    x: int
    y: int
    w: int
    h: int

    def overlaps(self, other: "Box") -> bool:
        """Whether the two share a pixel."""
        return (
            self.x < other.x + other.w
            and other.x < self.x + self.w
            and self.y < other.y + other.h
            and other.y < self.y + self.h
        )

    def covered(self, other: "Box") -> int:
        """How many pixels of this box the other one covers."""
        wide = min(self.x + self.w, other.x + other.w) - max(self.x, other.x)
        tall = min(self.y + self.h, other.y + other.h) - max(self.y, other.y)
        return max(wide, 0) * max(tall, 0)

    def is_inside(self, other: "Box") -> bool:
        """Whether none of it is outside the other."""
        return (
            other.x <= self.x
            and other.y <= self.y
            and self.x + self.w <= other.x + other.w
            and self.y + self.h <= other.y + other.h
        )


@lru_cache(maxsize=64)
def place_labels(
    labels: tuple[tuple[Box, ...], ...], frame: Box, taken: tuple[Box, ...], roads: tuple[Line, ...]
) -> tuple[int | None, ...]:
    """For each label which of its boxes it gets; None where every one is outside `frame`, on something `taken`, or
    on a label that could not move. Of two that overlap the later one goes."""
    kept: list[int | None] = []
    used = list(taken)
    for boxes, n in zip(labels, _settled(labels, frame, taken, roads, _NEVER), strict=True):
        fits = bool(boxes) and boxes[n].is_inside(frame) and not any(boxes[n].overlaps(box) for box in used)
        kept.append(n if fits else None)
        if fits:
            used.append(boxes[n])
    return tuple(kept)


def settle(
    labels: tuple[tuple[Box, ...], ...], frame: Box, taken: tuple[Box, ...], roads: tuple[Line, ...]
) -> tuple[int, ...]:
    """For each label the box in which it hides least, even where nothing is free; 0 for one without boxes."""
    return _settled(labels, frame, taken, roads, 0)


def _settled(
    labels: Sequence[Sequence[Box]], frame: Box, taken: Sequence[Box], roads: Sequence[Line], touching: float
) -> tuple[int, ...]:
    """The best boxes together. touching: what it costs to overlap something at all, besides a point for each pixel."""
    alone = [[_alone(box, n, frame, taken, roads, touching) for n, box in enumerate(boxes)] for boxes in labels]
    at = [min(range(len(costs)), key=costs.__getitem__) if costs else 0 for costs in alone]
    for _ in range(_ROUNDS):
        before = list(at)
        for n, boxes in enumerate(labels):
            if boxes:
                costs = [alone[n][m] + _NEVER * _clashes(n, box, labels, at) for m, box in enumerate(boxes)]
                at[n] = min(range(len(boxes)), key=costs.__getitem__)
        if at == before:
            break
    return tuple(at)


def _alone(box: Box, rank: int, frame: Box, taken: Sequence[Box], roads: Sequence[Line], touching: float) -> float:
    """What a place costs before other labels are asked."""
    cost = float(rank)
    outside = box.w * box.h - box.covered(frame)
    cost += (_NEVER + outside) * bool(outside)
    cost += sum(touching + box.covered(other) for other in taken if box.overlaps(other))
    right, below = box.x + box.w, box.y + box.h
    near = (  # most roads pass far away, and four comparisons say so
        (x, y, to_x, to_y)
        for x, y, to_x, to_y in roads
        if not (
            (x > right and to_x > right)
            or (x < box.x and to_x < box.x)
            or (y > below and to_y > below)
            or (y < box.y and to_y < box.y)
        )
    )
    return cost + _ROAD * sum(crosses(road, box) for road in near)


def _clashes(n: int, box: Box, labels: Sequence[Sequence[Box]], at: Sequence[int]) -> int:
    """How many other labels stand in a box."""
    return sum(m != n and bool(boxes) and box.overlaps(boxes[at[m]]) for m, boxes in enumerate(labels))


def crosses(line: Line, box: Box) -> bool:
    """Whether a straight line touches a box (Liang and Barsky's clipping)."""
    x, y, to_x, to_y = line
    enters, leaves = 0.0, 1.0
    for step, room in (
        (x - to_x, x - box.x),
        (to_x - x, box.x + box.w - x),
        (y - to_y, y - box.y),
        (to_y - y, box.y + box.h - y),
    ):
        if step == 0:
            if room < 0:
                return False
        elif step < 0:
            enters = max(enters, room / step)
        else:
            leaves = min(leaves, room / step)
    return enters <= leaves
