"""What two factions do together in a draft: `data/altered/draft/pairs.yaml`, read once. Otherwise pure."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from typing import Final

from bot import bundled
from bot.rules.content.reader import Reader
from cogs.altered.content.cards import FACTIONS
from cogs.altered.content.filters import Strict

PAIRS: Final = tuple("-".join(pair) for pair in combinations(FACTIONS, 2))
"""Two factions in the order of the factions: `GW-TW`."""
ENOUGH: Final = 6
"""So many cards of the second faction make a pair of what somebody has picked."""


class Pair(Strict):
    """cards: three commons to look for, by reference."""

    pair: str
    cards: tuple[str, str, str]


@lru_cache(maxsize=1)
def guide() -> Mapping[str, Pair]:
    """All fifteen, by name. Raises `ContentError` with every problem found."""
    reader = Reader()
    read = reader.by_kind(bundled("altered/draft/pairs.yaml"), ("pairs",))
    pairs = reader.check([entry for _, entry in read], Pair)
    reader.finish()
    return {pair.pair: pair for pair in pairs}


def pair_of(factions: Mapping[str, int]) -> Pair | None:
    """What somebody with so many cards of each faction is drafting; None while it is no pair yet."""
    ranked = sorted((f for f in FACTIONS if factions.get(f)), key=lambda f: (-factions[f], FACTIONS.index(f)))[:2]
    if len(ranked) < 2 or factions[ranked[1]] < ENOUGH:
        return None
    return guide()["-".join(sorted(ranked, key=FACTIONS.index))]
