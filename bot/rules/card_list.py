"""What lies open on a table and can be read: cards, places, characters, in groups by where they lie. Pure.

A game lists it from a view (`Surface.cards`), so nobody can read what their view does not hold; the screens offer it.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.rules.decision import Text
from bot.rules.values import value_class


@dataclass(frozen=True, slots=True)
class CardFace:
    """What can be read of one entry.

    lines   how it stands now, then what is printed on it: sentences, or printed words as they are
    shown   what its picture shows, as JSON data: `Surface.draw` gets it as `{"card": shown}`; None: it has no picture
    """

    lines: Sequence[Text | str]
    shown: Mapping[str, Any] | None = None


@value_class(frozen=True, slots=True)
class CardEntry:
    """One entry: a card, a place, a character.

    id      stable for as long as it lies there, and different from every other one's in the same view
    name    as it is printed
    read    gives its face; called when somebody reads it, so that listing costs little
    """

    id: str
    name: Text | str
    read: Callable[[], CardFace]


@value_class(frozen=True, slots=True)
class CardGroup:
    """Entries that lie in one place. id: stable and short; title: what the place is called; is_listed: a few entries
    that the select names one by one even where other places stand there as a whole."""

    id: str
    title: Text
    cards: Sequence[CardEntry]
    is_listed: bool = False


def once_each(cards: Sequence[CardEntry], alike: Iterable[Hashable]) -> list[CardEntry]:
    """The entries, of those that are alike only the first. alike: what stands for what each shows."""
    first: dict[Hashable, CardEntry] = {}
    for card, shows in zip(cards, alike, strict=True):
        first.setdefault(shows, card)
    return list(first.values())
