"""How near the end is, for whoever still plays: who would win at Dusk as it stands, or is one step from it. Pure; knows
only views."""

from collections.abc import Mapping
from typing import Any

from bot.rules.decision import Text, text
from cogs.altered.rules.reading.goal import apart

View = Mapping[str, Any]


def stake(view: View) -> dict[str, Any] | None:
    """{kind: wins, tiebreak or step, seats: of whom it is true}; None: nobody is so near, or it is another race."""
    if view["tiebreak"] or view["over"] or not view["regions"] or not view["expeditions"]:
        return None
    if view["turn"] is not None:
        dusk = view["dusk"]
        if dusk["winner"] is not None:
            return {"kind": "wins", "seats": [dusk["winner"]]}
        if dusk["tiebreak"]:
            return {"kind": "tiebreak", "seats": [0, 1]}
    near = [player["seat"] for player in view["players"] if apart(player["marker"]) == 1]
    return {"kind": "step", "seats": near} if near else None


def stake_lines(view: View) -> list[Text]:
    """The same in a sentence; none where it is nothing."""
    found = stake(view)
    if found is None:
        return []
    seats = [f"@seat:{seat}" for seat in found["seats"]]
    return [text("al-stake", kind=found["kind"], seats=seats, n=len(seats))]
