"""What is dealt for a draft, and where it lies, as zones. Pure.

A game keeps a draft in its own state; what these functions need of it stand here as protocols. Cards are references.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.rules.piles.zones import Zone, hidden_zones
from bot.rules.rng import Chance


class Drafter(Protocol):
    """A player of a draft. pool: cards picked, in order; queue: packs that wait, the first is the one looked at."""

    pool: list[str]
    queue: list[list[str]]


@dataclass(frozen=True, slots=True)
class PackMaker:
    """How packs are made: so many different cards of each sheet, (cards, how many), laid out by `order`."""

    sheets: Sequence[tuple[Sequence[str], int]]
    order: Callable[[str], Any]

    def deal(self, chance: Chance, stream: str, dealt: dict[str, int]) -> list[str]:
        """One pack out of a stream of its own. dealt: where its cards are noted (`tally`), as they were drawn."""
        drawn = [ref for cards, many in self.sheets for ref in chance.sample(stream, cards, many)]
        tally(dealt, drawn)
        return sorted(drawn, key=self.order)


def tally(dealt: dict[str, int], cards: Iterable[str]) -> None:
    """Note cards that are handed out: what a game's `Stock` then says there is."""
    for ref in cards:
        dealt[ref] = dealt.get(ref, 0) + 1


def zones_of(drafters: Sequence[Drafter]) -> list[Zone]:
    """Pools and packs; a player sees its own pool and the pack that it looks at."""
    found = []
    for seat, drafter in enumerate(drafters):
        found += [Zone(cards, (seat,)) for cards in (drafter.pool, *drafter.queue[:1])]
        found += hidden_zones(*drafter.queue[1:])
    return found
