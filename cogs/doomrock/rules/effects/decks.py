"""Face-down piles with their discards: drawing, reshuffling, cards in transit. Pure."""

from cogs.doomrock.rules.effects.party import DoomrockPlay


def draw(play: DoomrockPlay, deck: str) -> str | None:
    """The top card of a deck, now in limbo and seen by everybody; None when deck and discard are empty (DR-4.6)."""
    state = play.state
    pile = state.decks[deck]
    if not pile:
        discard = state.discards.setdefault(deck, [])
        if not discard:
            return None
        lay(play, deck, discard)
        state.discards[deck] = []
        pile = state.decks[deck]
        play.say("dr-reshuffled", deck=deck)
    card = pile.pop()
    state.limbo.append(card)
    play.mark_undo_boundary()
    play.used(card)
    return card


def lay(play: DoomrockPlay, deck: str, cards: list[str]) -> None:
    """Shuffle cards as a deck, face down; the first of the shuffle is the top."""
    play.state.decks[deck] = play.shuffle(f"deck:{deck}", cards)[::-1]


def take(play: DoomrockPlay, card: str) -> str:
    """A card leaves limbo for where the caller puts it."""
    play.state.limbo.remove(card)
    return card


def discard(play: DoomrockPlay, deck: str, card: str) -> None:
    """A card leaves limbo for its discard."""
    play.state.limbo.remove(card)
    play.state.discards.setdefault(deck, []).append(card)


def left(play: DoomrockPlay, deck: str) -> int:
    """How many cards can still be drawn, the discard included."""
    return len(play.state.decks[deck]) + len(play.state.discards.get(deck, ()))
