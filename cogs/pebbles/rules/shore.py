"""What rules look at and change on the shore, in small steps that several of them share. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.rules.piles.deck import Deck
from bot.rules.play.handle import Play
from cogs.pebbles.content.cards import PebblesContent
from cogs.pebbles.state import PebblesState

PebblesPlay = Play[PebblesState]


@dataclass(frozen=True, slots=True)
class Context:
    """For whom an effect is carried out: the seat that has played a card; None: a card of the shore, for all there."""

    seat: int | None


def waves_seen(state: PebblesState, content: PebblesContent) -> list[str]:
    """The waves of this walk that have not been forgotten, in order."""
    return [card for card in state.turned if content.shore[card].kind == "wave"]


def seats_meant(state: PebblesState, to: str, context: Context) -> Sequence[int]:
    """The seats that `me` or `walkers` means. Whoever has turned for home gets nothing any more (PB-6)."""
    if to == "me" and context.seat is not None:
        return [context.seat] if context.seat in state.out else []
    return state.out


def coat_deck(state: PebblesState) -> Deck:
    """The pile of coat cards with its discard."""
    return Deck("deck:coats", state.coat_pile, state.coat_discard)


def draw_coats(play: PebblesPlay, seat: int, n: int) -> int:
    """Draw coat cards; the discard is shuffled when the pile is empty. Gives how many there were."""
    deck, drawn = coat_deck(play.state), 0
    for _ in range(n):
        if not deck.pile:
            deck.reshuffle(play)
        card = deck.draw(play)
        if card is not None:
            play.state.walkers[seat].coat.append(card)
            play.tell(seat, "pebbles-drew", card=f"@{card}")
            drawn += 1
    return drawn


class PebblesFacts:
    """What conditions and amounts may ask (`CONDITIONS`, `NUMBERS` of the vocabulary)."""

    def __init__(self, state: PebblesState, content: PebblesContent) -> None:
        self.state, self.content = state, content

    def number(self, name: str) -> int:
        found = {
            "wave": len(waves_seen(self.state, self.content)),
            "walker": len(self.state.out),
            "strewn": self.state.strewn,
        }
        return found[name]

    def holds(self, name: str, argument: Any) -> bool:
        if name == "alone":
            return len(self.state.out) == 1
        return argument in self.state.story.keywords

    def die(self) -> int:
        raise NotImplementedError("no card throws for an amount")

    def scale(self) -> int:
        return self.state.seats - 1

    def base(self) -> int:
        return 0
