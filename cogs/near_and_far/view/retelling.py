"""What lines of the journal are told as. Pure; only sentences.

A duel that nobody has won is told as a tie: that it goes to whoever stood there first is news to many.
"""

from collections.abc import Sequence
from typing import Final

from bot.rules.decision import Text
from bot.rules.retelling import Told, as_they_are

BEGINS: Final = "far-duel"


def retold(lines: Sequence[Text]) -> list[Told]:
    """A duel that was lost with as much as the other had is a tie."""
    told: list[Told] = []
    apart: int | None = None
    for place, said in as_they_are(lines):
        if said.key == BEGINS:
            apart = None
        elif said.key == "far-duel-dice":
            apart = said.params["other"] - said.params["n"]
        elif said.key == "far-rerolled":  # whose die it was is not told
            apart = None
        elif said.key == "far-spends-hearts" and apart is not None:
            apart -= sum(one.params["n"] for one in said.params["goods"] if isinstance(one, Text))
        elif said.key == "far-duel-lost":
            said = Text("far-duel-tie", said.params) if apart == 0 else said
            apart = None
        told.append(Told(place, said))
    return told
