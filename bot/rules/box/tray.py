"""A tray: what every game keeps for a channel with its printed box. Games add fields of their own. Pure."""

from collections.abc import Sequence
from typing import Final

from pydantic import BaseModel

from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible

_THROWS_KEPT: Final = 30
_DONE_KEPT: Final = 50


class Throw(BaseModel):
    """Dice that may still be rerolled; whose they are stands in the ledger. left: rerolls; sides: of each die."""

    faces: list[int]
    left: int
    sides: int = 6


class Tray(BaseModel):
    """throws: ledger entry of the first throw -> how it lies; done: newest interactions.

    Nothing about users may be in a tray, or it could not be forgotten.
    """

    throws: dict[str, Throw] = {}
    done: list[int] = []

    def once(self, interaction: int) -> None:
        """Discord may deliver an interaction twice; it counts once. `NoLongerPossible` the second time."""
        if interaction in self.done:
            raise NoLongerPossible(text("box-refused-done"))
        self.done = [*self.done, interaction][-_DONE_KEPT:]

    def keep_throw(self, entry: int, faces: Sequence[int], left: int, sides: int = 6) -> Throw:
        """Remember a throw for its rerolls; the oldest is forgotten when there are too many."""
        throw = Throw(faces=list(faces), left=left, sides=sides)
        self.throws[str(entry)] = throw
        while len(self.throws) > _THROWS_KEPT:
            del self.throws[min(self.throws, key=int)]
        return throw

    def throw(self, entry: int, left: int) -> Throw:
        """A throw as it stood on the button. `NoLongerPossible` when it has been rolled or kept since."""
        found = self.throws.get(str(entry))
        if found is None or found.left != left:
            raise NoLongerPossible(text("box-refused-thrown"))
        return found

    def reroll(self, entry: int, places: Sequence[int], faces: Sequence[int]) -> Throw:
        """Put new faces at these places; a throw without rerolls left is finished and forgotten."""
        throw = self.throws[str(entry)]
        for place, face in zip(places, faces, strict=True):
            throw.faces[place] = face
        throw.left -= 1
        if throw.left <= 0:
            del self.throws[str(entry)]
        return throw

    def finish(self, entry: int, left: int) -> Throw:
        """Keep the dice as they lie."""
        throw = self.throw(entry, left)
        del self.throws[str(entry)]
        return throw.model_copy(update={"left": 0})
