"""Whom an enemy goes for, and where it goes (LE-20). Pure; ties are left to whoever the rules name."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bot.rules.geometry.graph import Graph
from bot.rules.geometry.grid import ONE_SPACE, Grid, Size, cell

FAR: Final = 10**6
"""The distance to what cannot be come to."""


@dataclass(frozen=True, slots=True)
class Prey:
    """A party member as enemies see it. sun, moon: icons to be seen on its cards (LE-20.5)."""

    id: str
    space: str
    sun: int = 0
    moon: int = 0


def best_targets(chart: Grid, spaces: Sequence[str], prey: Iterable[Prey], aim: str, most: int | None) -> list[Prey]:
    """LE-20.4 to 20.6: those in range whom the aim (`closest`, `sun`, `moon`) names before all others; several where
    they are tied. spaces: where the enemy stands; most: the range, None: unlimited."""
    apart = {one.id: _apart(chart, spaces, one.space) for one in prey}
    valid = [one for one in prey if most is None or apart[one.id] <= most]
    if not valid:
        return []

    def rank(one: Prey) -> tuple[int, int]:
        return (0 if aim == "closest" else -(one.sun if aim == "sun" else one.moon), apart[one.id])

    first = min(map(rank, valid))
    return [one for one in valid if rank(one) == first]


def _apart(chart: Grid, spaces: Sequence[str], space: str) -> int:
    """LE-16.8: range of a large model is measured from its nearest space."""
    found = chart.nearest(spaces, [space])
    return FAR if found is None else found[2]


@dataclass(frozen=True, slots=True)
class Mover:
    """An enemy on its way. start: its north-west corner; prey, others: spaces of party members and of other enemies;
    harm: space -> damage of its danger after armor; hp: what it has."""

    chart: Grid
    start: str
    prey: Collection[str]
    others: Collection[str]
    harm: Mapping[str, int]
    hp: int
    size: Size = ONE_SPACE

    @property
    def graph(self) -> Graph:
        """LE-16.17, LE-20.16: where it fits, and the steps between."""
        return self.chart.walked_by(self.size)

    def would_touch(self, corner: str, spaces: Collection[str]) -> bool:
        """Whether it would stand in one of these spaces."""
        return any(one in spaces for one in self.chart.covered(corner, self.size))

    def harmed_by(self, here: str, there: str) -> int:
        """LE-16.17: what a step costs it: each dangerous space that is newly covered counts."""
        if self.size == ONE_SPACE:
            return self.harm.get(there, 0)
        before = self.chart.covered(here, self.size)
        return sum(self.harm.get(one, 0) for one in self.chart.covered(there, self.size) if one not in before)

    def touching(self, spaces: Collection[str]) -> set[str]:
        """The corners where it would stand in one of these spaces."""
        if self.size == ONE_SPACE:
            return set(spaces)
        return {corner for corner in self.graph.places if self.would_touch(corner, spaces)}


def reachable(mover: Mover, steps: int) -> dict[str, int]:
    """LE-20.8: space -> fewest steps, of those in which an enemy may end: not through party members, through other
    enemies but not ending there, not where the dangers on its way would kill it together."""
    ways, prey, others = mover.graph.ways, mover.touching(mover.prey), mover.touching(mover.others)
    taken: dict[tuple[str, int], int] = {(mover.start, 0): 0}
    ring = [(mover.start, 0)]
    while ring:
        following: list[tuple[str, int]] = []
        for space, hurt in ring:
            for other, border in ways(space):
                if border.kind != "open" or other in prey:
                    continue  # a border that asks for a roll stops enemies (LE-16.18)
                total, wounds = taken[space, hurt] + border.cost, hurt + mover.harmed_by(space, other)
                if total > steps or wounds >= mover.hp or taken.get((other, wounds), total + 1) <= total:
                    continue
                taken[other, wounds] = total
                following.append((other, wounds))
        ring = following
    found: dict[str, int] = {}
    for (space, _), total in taken.items():
        if space == mover.start or space not in others:
            found[space] = min(total, found.get(space, total))
    return found


def toward(mover: Mover, steps: int, goal: str) -> list[str]:
    """LE-20.9: the spaces in which a movement toward `goal` may end, tied ones by row, then column (D27): smallest
    walking distance to it, then smallest range, then fewest steps."""
    ends = reachable(mover, steps)
    walking = _walking(mover, goal)
    ranks = {end: (walking.get(end, FAR), _range(mover, end, goal), n) for end, n in ends.items()}
    return _tied(ranks)


def _walking(mover: Mover, goal: str) -> dict[str, int]:
    """LE-20.9, LE-16.17: fewest steps from each corner until one of its spaces would be the goal."""
    lethal = {space for space, hurt in mover.harm.items() if hurt >= mover.hp}
    blocked = mover.touching({space for space in mover.prey if space != goal} | lethal) - {mover.start}
    found: dict[str, int] = {}
    for first in sorted(mover.touching([goal])):
        if first in blocked and first != goal:
            continue
        for space, n in mover.graph.distances(first, blocked=blocked, may_cross=lambda a, b: False).items():
            found[space] = min(n, found.get(space, n))
    return found


def away(mover: Mover, steps: int, source: str) -> list[str]:
    """LE-20.10: the greatest range, then fewest steps; tied ones by row, then column (D27)."""
    ends = reachable(mover, steps)
    return _tied({end: (-_range(mover, end, source), n) for end, n in ends.items()})


def path_of(mover: Mover, goal: str, steps: int | None = None) -> list[str]:
    """LE-20.20: of the shortest paths that do not kill it the least harmful, then the first in the spaces' order; the
    spaces that it enters. steps: as many as it has, None: any number."""
    prey = mover.touching(mover.prey)

    def shortest(blocked: set[str]) -> list[list[str]]:
        return list(mover.graph.paths(mover.start, goal, blocked=blocked, may_cross=lambda a, b: False, most=steps))

    harmless = shortest(prey | mover.touching(mover.harm))
    if harmless and len(harmless[0]) - 1 == _straight(mover, goal):  # none is shorter, none does less harm
        return harmless[0][1:]
    paths = [*harmless, *shortest(prey)]
    hurts = [(len(one), sum(mover.harmed_by(a, b) for a, b in pairwise(one)), one) for one in paths]
    survived = [one for one in hurts if one[1] < mover.hp]
    return min(survived, key=lambda one: one[:2])[2][1:] if survived else []


def _straight(mover: Mover, goal: str) -> int | None:
    """Fewest steps that there could be, walls or not; None where no border is free of a cost, so that steps are not all
    alike."""
    if any(border.cost != 1 for border in mover.chart.graph.borders.values()):
        return None
    return mover.chart.range_between(mover.start, goal)


def _range(mover: Mover, corner: str, goal: str) -> int:
    return mover.chart.apart(corner, goal, mover.size) or 0


def _tied(ranks: Mapping[str, tuple[int, ...]]) -> list[str]:
    first = min(ranks.values())
    return sorted(
        (end for end, rank in ranks.items() if rank == first), key=lambda end: (cell(end).row, cell(end).column)
    )
