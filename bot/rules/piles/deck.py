"""A face-down pile with its discard: drawing, shuffling the discard back in, cards in transit. Pure.

A `Deck` holds no cards of its own, only the lists of a state. Rules make one where they need it and keep none across an
await, for the state may be another one by then.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from bot.rules.piles.pile import draw, face_down, take_all
from bot.rules.play.handle import Play


@dataclass(frozen=True, slots=True)
class Deck:
    """stream   of chance, by which it is shuffled
    pile     the last card is on top; discard: the newest card is the last
    limbo    where a card lies between being drawn and being kept or discarded; None: nowhere, the caller has it
    is_first_on_top  whether the first card of a shuffled order becomes the top one, else the last; stored tables
                     depend on it
    """

    stream: str
    pile: list[str]
    discard: list[str]
    limbo: list[str] | None = None
    is_first_on_top: bool = True

    @property
    def left(self) -> int:
        """How many cards can still be drawn, the discard included."""
        return len(self.pile) + len(self.discard)

    def lay(self, play: Play[Any], cards: Sequence[str]) -> None:
        """Shuffle these cards as the whole pile."""
        self.pile[:] = self._shuffled(play, cards)

    def shuffle_in(self, play: Play[Any], cards: Sequence[str] = ()) -> None:
        """Shuffle the pile and these cards together."""
        self.lay(play, [*self.pile, *cards])

    def reshuffle(self, play: Play[Any], but: Collection[str] = ()) -> int:
        """Shuffle the discard and lay it under what is left of the pile; gives how many cards. but: cards that stay."""
        found = take_all(self.discard)
        back = [card for card in found if card not in but]
        self.discard.extend(card for card in found if card in but)
        if back:
            self.pile[:0] = self._shuffled(play, back)
        return len(back)

    def draw(self, play: Play[Any]) -> str | None:
        """The top card, now in limbo and known to somebody; None when the pile is empty (`reshuffle` comes before)."""
        drawn = draw(self.pile)
        if not drawn:
            return None
        if self.limbo is not None:
            self.limbo.extend(drawn)
        play.mark_undo_boundary()
        return drawn[0]

    def keep(self, card: str) -> str:
        """A card leaves limbo for where the caller puts it. Raises `ValueError` when it is not there."""
        if self.limbo is not None:
            self.limbo.remove(card)
        return card

    def throw_away(self, card: str) -> None:
        """A card leaves limbo for the discard. Raises `ValueError` when it is not there."""
        self.discard.append(self.keep(card))

    def _shuffled(self, play: Play[Any], cards: Sequence[str]) -> list[str]:
        order = play.shuffle(self.stream, cards)
        return face_down(order) if self.is_first_on_top else order
