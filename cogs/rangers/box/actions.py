"""What users do with a channel's box, each as one transaction of the channel's ledger. No discord."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.rules.box.amounts import check_range
from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.tables.shelf.ledger import Ledger
from bot.tables.shelf.trays import Done, Trays, shuffle_cards
from cogs.rangers.box.tray import RangersBox
from cogs.rangers.content.content import RangersContent

TRAYS: Final = Trays("rangers", "Earthborne Rangers", RangersBox)
MOST_SCOUTED: Final = 8
NAME: Final = "challenge"


@dataclass(frozen=True, slots=True)
class Turned(Done[RangersBox]):
    """A challenge card by its id; left: how many are left in the deck; again: all have been shuffled after it."""

    card: str = ""
    left: int = 0
    again: bool = False


@dataclass(frozen=True, slots=True)
class Looked(Done[RangersBox]):
    """The top cards, the next one first; moved: how many of them went to the bottom."""

    cards: tuple[str, ...] = ()
    moved: int = 0


def _ready(ledger: Ledger, box: RangersBox, user: int, content: RangersContent) -> str | None:
    """Make or refill the deck where nothing is left of it (ER-8.2); the seal of a new order.

    Cards drawn have no entry of their own: the order is opened with the next shuffle."""
    deck = box.challenge
    if deck.pile:
        return None
    return shuffle_cards(ledger, deck, user, NAME, sorted(content.challenges) if deck.is_new else None)


def draw(ledger: Ledger, user: int, content: RangersContent) -> Turned:
    """ER-6.8, ER-8.1: the top card; one that says so has all shuffled (ER-6.11), once the next one is wanted: a command
    has one entry in the ledger, and the first of a deck has shuffled it already."""
    box = TRAYS.open(ledger)
    seal = _ready(ledger, box, user, content)
    card = box.challenge.draw()
    again = content.challenges[card].reshuffle
    if again:
        box.challenge.lay_out()
    left = len(box.challenge.out if again else box.challenge.pile)
    return Turned(TRAYS.keep(ledger, box), ledger.announced, seal, card=card, left=left, again=again)


def reset(ledger: Ledger, user: int, content: RangersContent) -> Turned:
    """All twenty-four, shuffled anew."""
    box = TRAYS.open(ledger)
    cards = sorted(content.challenges) if box.challenge.is_new else None
    seal = shuffle_cards(ledger, box.challenge, user, NAME, cards)
    left = len(box.challenge.pile)
    return Turned(TRAYS.keep(ledger, box), ledger.announced, seal, left=left)


def scout(
    ledger: Ledger, user: int, content: RangersContent, n: int, bottom: Sequence[int], top: Sequence[int] = ()
) -> Looked:
    """ER-4.9: the top n are looked at; those of these places (1 is the next card) go to the bottom, in this order, and
    of the others these come first, in this order."""
    check_range(n, 1, MOST_SCOUTED)
    box = TRAYS.open(ledger)
    seal = _ready(ledger, box, user, content)
    pile = box.challenge.pile
    seen = pile[-n:][::-1]
    named = [*top, *bottom]
    if len(set(named)) != len(named) or not all(1 <= place <= len(seen) for place in named):
        raise NotPossible(text("rangers-box-refused-places", most=len(seen)))
    away = [seen[place - 1] for place in bottom]
    first = [seen[place - 1] for place in top]
    kept = [*first, *(card for card in seen if card not in away and card not in first)]
    pile[-len(seen) :] = kept[::-1]
    pile[:0] = away[::-1]
    return Looked(TRAYS.keep(ledger, box), ledger.announced, seal, cards=tuple(seen), moved=len(away))
