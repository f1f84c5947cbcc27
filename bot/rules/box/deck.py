"""A deck that a channel keeps for a printed box: numbers that stand for its cards, or names from a pack. Pure."""

from collections.abc import Sequence

from pydantic import BaseModel

from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible
from bot.rules.piles.pile import draw, face_down


class BoxDeck(BaseModel):
    """pile   what can be drawn, the last is on top; out: drawn, the newest last
    turn   cards drawn in all; tells a click on an old button from one on the newest
    made   the interaction that made this deck, its name in proofs; shuffles: how often it was shuffled since
    sealed ledger entries of its shuffles that are not open yet
    """

    pile: list[str] = []
    out: list[str] = []
    turn: int = 0
    made: int = 0
    shuffles: int = 0
    sealed: list[int] = []

    @property
    def is_new(self) -> bool:
        """Whether no deck has been made yet."""
        return not self.pile and not self.out

    def gather(self, cards: Sequence[str] | None = None) -> list[str]:
        """Take out everything for a shuffle: other cards, or the same again."""
        if cards is not None:
            found, self.shuffles = list(cards), 0
        else:
            found = sorted(self.pile + self.out)
        self.pile, self.out = [], []
        return found

    def lay_out(self) -> None:
        """Nothing is left to draw: whoever wants the next card shuffles all first."""
        self.out += self.pile
        self.pile = []

    def stack(self, order: Sequence[str]) -> None:
        """Lay a shuffled deck, its top first."""
        self.pile, self.out = face_down(order), []
        self.shuffles += 1

    def draw(self, turn: int | None = None) -> str:
        """The top card. turn: as it stood on the button; `NoLongerPossible` when somebody was quicker."""
        if turn is not None and turn != self.turn:
            raise NoLongerPossible(text("box-refused-drawn"))
        (card,) = draw(self.pile)
        self.out.append(card)
        self.turn += 1
        return card


def numbers(n: int) -> list[str]:
    """Cards `1` to n, for a group that looks its own cards up."""
    return [str(card) for card in range(1, n + 1)]
