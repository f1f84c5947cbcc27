"""Which guilds a process serves: Discord's shards, as numbers of how many. Pure.

Discord's own rule says which shard a guild belongs to, so a table is always where the events of its guild arrive.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

MOST: Final = 16_384
_PART = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?")


@dataclass(frozen=True, slots=True)
class Shards:
    """mine: numbers from 0; count: how many there are in all."""

    mine: frozenset[int]
    count: int

    @staticmethod
    def parse(given: str) -> "Shards":
        """`0-3/16`, `0,5,7-9/16` or `2/16`. Raises ValueError with a sentence."""
        numbers, slash, whole = given.replace(" ", "").partition("/")
        if not slash or not whole.isdecimal() or not 1 <= int(whole) <= MOST:
            raise ValueError(
                f"--shards {given!r} does not say how many shards there are in all: write it like 0-3/16 "
                f"(these numbers, of so many; at most {MOST})."
            )
        count = int(whole)
        mine: set[int] = set()
        for part in numbers.split(","):
            found = _PART.fullmatch(part)
            if found is None:
                raise ValueError(f"--shards {given!r}: {part!r} is neither a number nor a range: write it like 0-3/16.")
            first, last = int(found[1]), int(found[2] or found[1])
            if last < first or last >= count:
                raise ValueError(f"--shards {given!r}: {part} is not within 0-{count - 1}, the numbers of {count}.")
            mine |= set(range(first, last + 1))
        return Shards(frozenset(mine), count)

    @property
    def is_whole(self) -> bool:
        return len(self.mine) == self.count

    def of(self, guild: int | None) -> int:
        """The shard of a guild; private messages come to the first."""
        return ((guild or 0) >> 22) % self.count

    def has(self, guild: int | None) -> bool:
        """Whether this process serves the guild."""
        return self.of(guild) in self.mine

    def without(self, gone: Iterable[int]) -> "Shards":
        return Shards(self.mine - set(gone), self.count)

    def within(self, guild: Any) -> sa.ColumnElement[bool]:
        """The same as `has` for a column, as a condition."""
        if self.is_whole:
            return sa.true()
        shard = (sa.func.coalesce(guild, 0) // (1 << 22)) % self.count
        return shard.in_(sorted(self.mine))

    def __str__(self) -> str:
        return f"{ranges(self.mine)}/{self.count}"


EVERY: Final = Shards(frozenset((0,)), 1)
"""One process for everything."""


def ranges(numbers: Iterable[int]) -> str:
    """`0-3,5`."""
    parts: list[list[int]] = []
    for number in sorted(numbers):
        if parts and parts[-1][1] == number - 1:
            parts[-1][1] = number
        else:
            parts.append([number, number])
    return ",".join(str(a) if a == b else f"{a}-{b}" for a, b in parts)
