"""What is dealt for a draft, and where it lies: no card is lost on the way, and nobody sees what is not theirs. Pure.

A game keeps a draft in its own state; what these functions need of it stand here as protocols. Cards are references.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.rules.rng import Chance


class Drafter(Protocol):
    """A player of a draft. pool: cards picked, in order; queue: packs that wait, the first is the one looked at."""

    pool: list[str]
    queue: list[list[str]]


@dataclass(frozen=True, slots=True)
class PackMaker:
    """How packs are made: `size` different cards of `cards`, laid out by `order`."""

    cards: Sequence[str]
    size: int
    order: Callable[[str], Any]

    def deal(self, chance: Chance, stream: str, dealt: dict[str, int]) -> list[str]:
        """One pack out of a stream of its own. dealt: where its cards are noted (`tally`), as they were drawn."""
        drawn = chance.sample(stream, self.cards, self.size)
        tally(dealt, drawn)
        return sorted(drawn, key=self.order)


def tally(dealt: dict[str, int], cards: Iterable[str]) -> None:
    """Note cards that are handed out, for `unaccounted`."""
    for ref in cards:
        dealt[ref] = dealt.get(ref, 0) + 1


def unaccounted(dealt: dict[str, int], drafters: Iterable[Drafter], *elsewhere: Sequence[str]) -> list[str]:
    """What is broken, in words, if cards that were dealt are not each in one place: pools, packs, or elsewhere."""
    held = Counter(ref for place in elsewhere for ref in place)
    for drafter in drafters:
        held.update(ref for place in (drafter.pool, *drafter.queue) for ref in place)
    if held == Counter(dealt):
        return []
    return [f"lost {dict(Counter(dealt) - held)}, too many {dict(held - Counter(dealt))}"]


def hidden_from(seat: int | None, drafters: Sequence[Drafter]) -> Iterator[list[str]]:
    """The lists of cards that a seat (None: anybody) does not see: all but its own pool and the pack before it."""
    for number, drafter in enumerate(drafters):
        if number == seat:
            yield from drafter.queue[1:]
        else:
            yield drafter.pool
            yield from drafter.queue


def deal_anew(chance: Chance, places: Iterable[list[str]]) -> None:
    """Exchange the cards of all these places at random; each keeps its number. For `Game.redeal`."""
    lists = list(places)
    cards = chance.shuffle("redeal", [ref for place in lists for ref in place])
    for place in lists:
        size = len(place)
        place[:], cards = cards[:size], cards[size:]
