"""Whom an enemy goes for, and where it goes (LE-20). Pure; ties are left to whoever the rules name."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.rules.geometry.grid import Grid, cell


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
    return 10**6 if found is None else found[2]


def reachable(
    chart: Grid,
    start: str,
    steps: int,
    prey: Collection[str],
    others: Collection[str],
    harm: Mapping[str, int],
    hp: int,
) -> dict[str, int]:
    """LE-20.8: space -> fewest steps, of those in which an enemy may end: not through party members, through other
    enemies but not ending there, not where the dangers on its way would kill it together.

    prey, others: spaces of party members and of other enemies; harm: space -> damage of its danger after armor.
    """
    taken: dict[tuple[str, int], int] = {(start, 0): 0}
    ring = [(start, 0)]
    while ring:
        following: list[tuple[str, int]] = []
        for space, hurt in ring:
            for other, border in chart.graph.ways(space):
                if border.kind != "open" or other in prey:
                    continue  # a border that asks for a roll stops enemies (LE-16.18)
                total, wounds = taken[space, hurt] + border.cost, hurt + harm.get(other, 0)
                if total > steps or wounds >= hp or taken.get((other, wounds), total + 1) <= total:
                    continue
                taken[other, wounds] = total
                following.append((other, wounds))
        ring = following
    found: dict[str, int] = {}
    for (space, _), total in taken.items():
        if space == start or space not in others:
            found[space] = min(total, found.get(space, total))
    return found


def toward(
    chart: Grid,
    start: str,
    steps: int,
    goal: str,
    prey: Collection[str],
    others: Collection[str],
    harm: Mapping[str, int],
    hp: int,
) -> list[str]:
    """LE-20.9: the spaces in which a movement toward `goal` may end, tied ones by row, then column (D27): smallest
    walking distance to it, then smallest range, then fewest steps."""
    ends = reachable(chart, start, steps, prey, others, harm, hp)
    blocked = {space for space in prey if space != goal} | {space for space, hurt in harm.items() if hurt >= hp}
    walking = chart.graph.distances(goal, blocked=blocked - {start}, may_cross=lambda a, b: False)
    far = 10**6
    ranks = {end: (walking.get(end, far), chart.range_between(end, goal) or 0, n) for end, n in ends.items()}
    return _tied(ranks)


def away(
    chart: Grid,
    start: str,
    steps: int,
    source: str,
    prey: Collection[str],
    others: Collection[str],
    harm: Mapping[str, int],
    hp: int,
) -> list[str]:
    """LE-20.10: the greatest range, then fewest steps; tied ones by row, then column (D27)."""
    ends = reachable(chart, start, steps, prey, others, harm, hp)
    return _tied({end: (-(chart.range_between(end, source) or 0), n) for end, n in ends.items()})


def _tied(ranks: Mapping[str, tuple[int, ...]]) -> list[str]:
    first = min(ranks.values())
    return sorted(
        (end for end, rank in ranks.items() if rank == first), key=lambda end: (cell(end).row, cell(end).column)
    )
