"""What users do with a channel's decks, each as one transaction of the ledger. Waits for nothing, knows no Discord.

dealt = await channel_records.play(channel, interaction, lambda ledger: draw(ledger, user, None, 2, secret=True))
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.rules.numbers import read_count
from bot.tables.shelf.ledger import OPEN, SEALED, Ledger
from cogs.dice.deck import MOST_DECKS, Deck, new_deck

BAG = "bag"


@dataclass(frozen=True, slots=True)
class Dealt:
    """What happened. cards: their names; seal: a commitment that is to be posted; shuffle: the seal of a new order."""

    deck: Deck
    cards: list[str]
    seal: str | None = None
    shuffle: str | None = None


def put_down(ledger: Ledger, user: int, name: str, cards: str, *, puts_back: bool = False, piles: int = 1) -> Dealt:
    """Make and shuffle a deck, or fill a bag."""
    _once(ledger)
    known = ledger.deck_names()
    deck = new_deck(name, user, cards, puts_back=puts_back, piles=piles)
    if deck.name.casefold() in map(str.casefold, known):
        raise NotPossible(text("draw-exists", deck=deck.name))
    if len(known) >= MOST_DECKS:
        raise NotPossible(text("draw-too-many-decks", most=MOST_DECKS))
    deck.made = ledger.interaction
    ledger.announce()
    if puts_back:
        entry = ledger.enter("deck", user, _told(deck) | {"cards": deck.faces})
        deck.entry = entry.id
        return _kept(ledger, deck)
    return _shuffle(ledger, deck, user, "deck", list(range(len(deck.faces))))


def draw(ledger: Ledger, user: int, name: str | None, count: int = 1, pile: int = 1, *, secret: bool = False) -> Dealt:
    """Draw: openly onto the discard, or in secret into the user's hand. From a bag: look, and back it goes."""
    _once(ledger)
    deck = find_deck(ledger, name)
    ledger.announce()
    if deck.puts_back:
        stream = ledger.hidden_stream() if secret else BAG
        drawn = [ledger.chance.pick(stream, deck.faces) for _ in range(count)]
        entry = ledger.enter("pick", user, _told(deck) | {"cards": drawn}, SEALED if secret else OPEN)
    else:
        told = _told(deck) | {"pile": pile, "first": deck.drawn[pile - 1] if 1 <= pile <= len(deck.drawn) else 0}
        drawn = deck.names(deck.take(count, pile, user=user if secret else None))
        entry = ledger.enter("draw", user, told | {"cards": drawn}, SEALED if secret else OPEN)
    if secret:
        deck.sealed.append(entry.id)
    return _kept(ledger, deck, drawn)


def peek(ledger: Ledger, name: str | None, count: int = 1, pile: int = 1) -> Dealt:
    """Look at the top cards; nothing changes. NotPossible when there are none."""
    deck = find_deck(ledger, name)
    seen = deck.peek(count, pile)
    if not seen:
        raise NotPossible(text("draw-empty", deck=deck.name, discard=len(deck.discard)))
    return Dealt(deck, deck.names(seen))


def play(ledger: Ledger, user: int, name: str | None, wanted: str) -> Dealt:
    """From the hand openly onto the table. wanted: names, or `#` and the number of one card."""
    deck = find_deck(ledger, name)
    cards = _wanted(deck, deck.hand(user), wanted)
    deck.play(user, cards)
    return _kept(ledger, deck, deck.names(cards))


def throw_away(ledger: Ledger, user: int, name: str | None, wanted: str) -> Dealt:
    """From hand or table onto the open discard."""
    deck = find_deck(ledger, name)
    cards = _wanted(deck, [*deck.hand(user), *deck.lies_before(user)], wanted)
    deck.throw_away(user, cards)
    return _kept(ledger, deck, deck.names(cards))


def give_back(ledger: Ledger, user: int, name: str | None, wanted: str) -> Dealt:
    """Cards of the user or of the discard go back among those to be drawn, which are shuffled."""
    _once(ledger)
    deck = find_deck(ledger, name)
    cards = _wanted(deck, [*deck.hand(user), *deck.lies_before(user), *reversed(deck.discard)], wanted)
    return _shuffle(ledger, deck, user, "shuffle", deck.give_back(user, cards), deck.names(cards))


def reshuffle(ledger: Ledger, user: int, name: str | None, *, everything: bool = False) -> Dealt:
    """The discard goes back and all is shuffled; everything: hands and table as well."""
    _once(ledger)
    deck = find_deck(ledger, name)
    return _shuffle(ledger, deck, user, "shuffle", deck.gather(everything))


def clear_away(ledger: Ledger, user: int, name: str | None, *, manager: bool) -> Dealt:
    """Remove a deck: its shuffles are sealed no longer. Only its maker and managers may."""
    deck = find_deck(ledger, name)
    if not manager and user != deck.owner:
        raise NotPossible(text("draw-not-owner", deck=deck.name))
    ledger.open_entries(deck.sealed)
    ledger.set_deck(deck.name, None)
    return Dealt(deck, [])


def leave(data: Mapping[str, Any], user: int) -> dict[str, Any]:
    """A stored deck without a user who is to be forgotten: the cards go onto the discard."""
    deck = Deck.model_validate(data)
    deck.forget(user)
    if deck.owner == user:
        deck.owner = 0
    return deck.model_dump()


def find_deck(ledger: Ledger, name: str | None) -> Deck:
    """The deck of that name, or the only one there is. NotPossible with what there is instead."""
    known = ledger.deck_names()
    if not known:
        raise NotPossible(text("draw-none-here"))
    if name is None and len(known) > 1:
        raise NotPossible(text("draw-which", decks=known))
    wanted = known[0] if name is None else " ".join(name.split())
    found = next((one for one in known if one.casefold() == wanted.casefold()), None)
    if found is None:
        raise NotPossible(text("draw-unknown", deck=wanted))
    return Deck.model_validate(ledger.deck(found))


def _once(ledger: Ledger) -> None:
    """Discord may deliver an interaction twice; a card is drawn once."""
    if ledger.done_before() is not None:
        raise NoLongerPossible(text("draw-done-already"))


def _wanted(deck: Deck, cards: Sequence[int], wanted: str) -> list[int]:
    """What a select hands over is `#` and a card, which cannot be a name of two meanings."""
    number = read_count(wanted[1:]) if wanted.startswith("#") else None
    if number is not None and number in cards:
        return [number]
    if deck.puts_back:
        raise NotPossible(text("draw-is-bag", deck=deck.name))
    return deck.find(cards, wanted)


def _shuffle(
    ledger: Ledger, deck: Deck, user: int, kind: str, cards: Sequence[int], moved: Sequence[str] = ()
) -> Dealt:
    order = ledger.chance.shuffle(ledger.hidden_stream(), cards)
    deck.deal(order)
    told = _told(deck) | {"piles": len(deck.piles), "cards": deck.names(cards)}
    ledger.announce()
    entry = ledger.enter(kind, user, told, SEALED)
    deck.sealed.append(entry.id)
    if kind == "deck":
        deck.entry = entry.id
    kept = _kept(ledger, deck, moved)
    return Dealt(kept.deck, kept.cards, kept.seal, entry.seal)


def _told(deck: Deck) -> dict[str, Any]:
    return {"deck": deck.name, "deck_id": str(deck.made), "shuffle": deck.shuffles}


def _kept(ledger: Ledger, deck: Deck, cards: Sequence[str] = ()) -> Dealt:
    ledger.set_deck(deck.name, deck.model_dump())
    return Dealt(deck, list(cards), ledger.announced)
