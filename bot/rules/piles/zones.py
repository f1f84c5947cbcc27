"""Zones: where the cards of a game lie and who sees them there. From that alone follow, for every game, that no card is
lost or doubled (`lost`) and that hidden ones can be dealt anew (`deal_anew`), by which the secrecy test lives. Pure.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.rules.rng import Chance


@dataclass(frozen=True, slots=True)
class Zone:
    """A place where cards lie.

    cards    references, as they lie
    seen_by  the seats that know them; None: everybody does
    known    places in `cards` that everybody knows although the rest is hidden, such as a bottom card
    put      lays as many other cards there; None: `cards` is a list of the state and is changed itself
    """

    cards: Sequence[str]
    seen_by: Collection[int] | None = None
    known: Collection[int] = ()
    put: Callable[[list[str]], None] | None = None

    def hidden_places(self, seat: int | None) -> list[int]:
        """The places whose cards this seat (None: a spectator) does not know."""
        if self.seen_by is None or seat in self.seen_by:
            return []
        return [place for place in range(len(self.cards)) if place not in self.known]

    def lay(self, cards: list[str]) -> None:
        """Lay other cards there, as many as there are."""
        if self.put is not None:
            self.put(cards)
        else:
            assert isinstance(self.cards, list)
            self.cards[:] = cards


def open_zones(*piles: Sequence[str]) -> list[Zone]:
    """Zones that everybody sees."""
    return [Zone(cards) for cards in piles]


def hidden_zones(*piles: list[str]) -> list[Zone]:
    """Zones that nobody sees."""
    return [Zone(cards, ()) for cards in piles]


@dataclass(frozen=True, slots=True)
class Stock:
    """Cards that belong together and never mix with others: one deck with its discard and all who hold cards of it.

    printed  how many there are of each; or their number alone, where chance has picked them
    """

    name: str
    printed: Mapping[str, int] | int
    zones: Sequence[Zone]


def lost(stocks: Iterable[Stock]) -> list[str]:
    """What is broken, in words, where a stock's cards are not each in one zone."""
    broken = []
    for stock in stocks:
        found = Counter(card for zone in stock.zones for card in zone.cards)
        if isinstance(stock.printed, int):
            if found.total() != stock.printed:
                broken.append(f"{stock.name}: {found.total()} cards instead of {stock.printed}")
        elif found != (printed := Counter(stock.printed)):
            gone, more = (dict(sorted(cards.items())) for cards in (printed - found, found - printed))
            broken.append(f"{stock.name}: lost {gone}, too many {more}")
    return broken


def deal_anew(stocks: Iterable[Stock], seat: int | None, seed: bytes) -> None:
    """Exchange, within each stock, all cards that a seat (None: a spectator) does not know; zones keep their sizes."""
    chance = Chance(seed, {})
    for stock in stocks:
        hidden = [(zone, places) for zone in stock.zones if (places := zone.hidden_places(seat))]
        cards = chance.shuffle(stock.name, [zone.cards[place] for zone, places in hidden for place in places])
        for zone, places in hidden:
            laid = list(zone.cards)
            for place in places:
                laid[place] = cards.pop()
            zone.lay(laid)
