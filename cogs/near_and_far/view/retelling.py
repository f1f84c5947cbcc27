"""What lines of the journal are told as. Pure; only sentences.

A duel is told with its dice in the line that says who has won, and that nobody has won is told as a tie: that it goes
to whoever stood there first is news to many. A roll for a story says whether it was enough, as soon as that is sure;
what cards add to a roll has no line of its own, so that it is the ending that says so. A treasure says what it does.
A trade is told once, not by its sides as well.
"""

from collections.abc import Sequence
from typing import Any, Final

from bot.rules.decision import Text, text
from bot.rules.retelling import Told, as_they_are
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.stories import BONUS, LOST, WON

BEGINS: Final = "far-duel"
ENDS: Final = ("far-duel-won", "far-duel-lost")
SPENDS, ROLLED, OUTCOME = "far-spends-hearts", "far-rolled", "story-outcome"
TRADED, SIDES = "far-traded", ("far-gives", "far-gets")
MOST_BETWEEN: Final = 2
"""A trade and a remark on it stand before its sides."""
CHANGES: Final = ("far-rerolled", "far-card-used")
"""After these nobody knows from the lines alone what a duel came to."""


def retold(lines: Sequence[Text], content: FarContent) -> list[Told]:
    """The same lines, fewer of them."""
    told: list[Told] = []
    dice: int | None = None  # where the dice of the present duel are told
    rolled: int | None = None
    for place, said in as_they_are(lines):
        if said.key in SIDES and any(one.said.key == TRADED for one in told[-MOST_BETWEEN:]):
            continue  # what is traded for what has just been told
        if said.key == BEGINS:
            dice = None
        elif said.key == "far-duel-dice":
            dice = len(told)
        elif said.key == ROLLED:
            rolled = len(told)
        elif said.key in CHANGES:
            dice = None
        elif said.key == SPENDS:
            rolled = None  # hearts are spent on what they turn
            if dice is not None:
                told[dice] = _pushed(told[dice], said)
        elif said.key in ENDS and dice is not None:
            before = told.pop(dice)
            said, dice = _fought(before.said, said), None
        elif said.key == OUTCOME:
            ending = str(said.params["page"]).rpartition(".")[2]
            if ending == BONUS:  # the ending of the first reward has said which story
                said = Text("far-second-reward")
            elif rolled is not None and ending in (WON, LOST):
                told[rolled] = Told(told[rolled].place, Text(f"far-rolled-{ending}", told[rolled].said.params))
            rolled = None
        elif said.key == "far-treasure":
            said = _treasure(said, content)
        told.append(Told(place, said))
    return told


def _pushed(dice: Told, said: Text) -> Told:
    """The dice of a duel after hearts were spent."""
    spent = sum(one.params["n"] for one in said.params["goods"] if isinstance(one, Text))
    return Told(dice.place, Text(dice.said.key, {**dice.said.params, "n": dice.said.params["n"] + spent}))


def _fought(dice: Text, ended: Text) -> Text:
    """How a duel ended, with its dice."""
    key = ended.key
    if key == "far-duel-lost" and dice.params["n"] == dice.params["other"]:
        key = "far-duel-tie"
    return Text(f"{key}-dice", {**dice.params, **ended.params})


def _treasure(said: Text, content: FarContent) -> Text:
    """With what it does, where it is known."""
    card = content.treasures.get(str(said.params["card"]).removeprefix("@"))
    if card is None or not (card.icons or card.text):
        return said
    icons = [text("far-face-icon", icon=icon, n=n) for icon, n in card.icons.items()]
    does: dict[str, Any] = {"icons": icons, "n": len(icons), "text": card.text or "none"}
    return Text("far-treasure-does", {**said.params, **does})
