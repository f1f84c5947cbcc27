"""How the dice of a channel fell: counts per face, the mean beside the expected one, a histogram in text. Pure."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

BAR: Final = 24
_ROWS: Final = 20


@dataclass(frozen=True, slots=True)
class Tally:
    """Dice with `sides` sides: how often each face fell. Faces are 1 .. sides, as they fell, before any modifier."""

    sides: int
    counts: Mapping[int, int]

    @property
    def thrown(self) -> int:
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        return sum(face * count for face, count in self.counts.items()) / self.thrown

    @property
    def expected(self) -> float:
        return (self.sides + 1) / 2

    @property
    def usual(self) -> float:
        """How far the mean of fair dice strays from the expected one in 95 of 100 cases."""
        return 1.96 * sqrt((self.sides**2 - 1) / 12 / self.thrown)

    def histogram(self) -> str:
        """A line a face (a range of faces for dice of many sides): face, bar, count. Columns are aligned."""
        step = -(-self.sides // _ROWS)
        ranges = [(low, min(low + step - 1, self.sides)) for low in range(1, self.sides + 1, step)]
        heights = [sum(self.counts.get(face, 0) for face in range(low, high + 1)) for low, high in ranges]
        names = [str(low) if low == high else f"{low}-{high}" for low, high in ranges]
        wide, most = max(map(len, names)), max(max(heights), 1)
        rows = zip(names, heights, strict=True)
        return "\n".join(f"{name:>{wide}} {'█' * -(-height * BAR // most):<{BAR}} {height}" for name, height in rows)


def tally(draws: Iterable[Mapping[str, Any]]) -> dict[int, Tally]:
    """Sides -> tally, what was thrown most often first. `draws` as the ledger keeps them; only dice are counted."""
    counts: dict[int, Counter[int]] = {}
    for draw in draws:
        if draw["kind"] == "die":
            counts.setdefault(draw["n"], Counter())[draw["result"]] += 1
        elif draw["kind"] == "dice":
            counts.setdefault(draw["n"], Counter()).update(draw["result"])
    # a "die" of one side is no die; a million-sided one would make a long counter but a short histogram
    found = [Tally(sides, faces) for sides, faces in counts.items() if sides > 1 and faces]
    found.sort(key=lambda one: (-one.thrown, one.sides))
    return {one.sides: one for one in found}
