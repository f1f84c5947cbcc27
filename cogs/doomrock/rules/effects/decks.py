"""Face-down piles with their discards: drawing, reshuffling, cards in transit. Pure."""

from bot.rules.piles.deck import Deck
from bot.rules.piles.pile import take_all
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.state import DoomrockState


def deck(state: DoomrockState, name: str) -> Deck:
    """One of the decks of the map, by name."""
    pile, discard = state.decks.setdefault(name, []), state.discards.setdefault(name, [])
    return Deck(f"deck:{name}", pile, discard, state.limbo)


def draw(play: DoomrockPlay, name: str) -> str | None:
    """The top card of a deck, now in limbo and seen by everybody; None when deck and discard are empty (DR-4.6)."""
    found = deck(play.state, name)
    if not found.pile and found.discard:
        found.lay(play, take_all(found.discard))
        play.say("dr-reshuffled", deck=name)
    card = found.draw(play)
    if card is not None:
        play.used(card)
    return card


def draw_some(play: DoomrockPlay, name: str, n: int) -> list[str]:
    """Up to n cards, one after another."""
    return [card for card in (draw(play, name) for _ in range(n)) if card is not None]


def discard(play: DoomrockPlay, name: str, card: str) -> None:
    """A card leaves limbo for its discard."""
    deck(play.state, name).throw_away(card)


def take(play: DoomrockPlay, card: str) -> str:
    """A card leaves limbo for where the caller puts it."""
    play.state.limbo.remove(card)
    return card
