"""How near the end is, for whoever still plays: who would win at Dusk as it stands, is one step from it, or is there if
both expeditions move in one Dusk. Pure; knows only views."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.rules.decision import Text, text
from cogs.altered.rules.reading.goal import apart
from cogs.altered.state import EXPEDITIONS

View = Mapping[str, Any]
_LATE = ("dusk", "night")
"""Phases of which the day's Progress is over, or under way."""


def stake(view: View) -> dict[str, Any] | None:
    """{kind: wins, tiebreak, step or both, seats: of whom it is true}; None: nobody is so near, or it is another
    race."""
    if view["tiebreak"] or view["over"] or not view["regions"] or not view["expeditions"]:
        return None
    if view["turn"] is not None:
        dusk = view["dusk"]
        if dusk["winner"] is not None:
            return {"kind": "wins", "seats": [dusk["winner"]]}
        if dusk["tiebreak"]:
            return {"kind": "tiebreak", "seats": [0, 1]}
    if near := _apart(view, 1):
        return {"kind": "step", "seats": near}
    near = _apart(view, len(EXPEDITIONS))
    return {"kind": "both", "seats": near} if near else None


def _apart(view: View, n: int) -> list[int]:
    """Whose expeditions are so many regions apart."""
    return [player["seat"] for player in view["players"] if apart(player["marker"]) == n]


def stake_lines(view: View) -> list[Text]:
    """The same in a sentence; where one is a step from the end, in another that the other may be there as soon; none
    where it is nothing."""
    found = stake(view)
    if found is None:
        return []
    told = [_said(view, found["kind"], found["seats"])]
    if found["kind"] == "step" and (others := _apart(view, len(EXPEDITIONS))):
        told.append(_said(view, "both", others))
    return told


def _said(view: View, kind: str, near: Sequence[int]) -> Text:
    seats, foe = [f"@seat:{seat}" for seat in near], 1 - near[0]
    said = {"late": view["phase"] in _LATE, "why": view["dusk"]["why"], "open": foe not in view["passed"]}
    return text("al-stake", kind=kind, seats=seats, n=len(seats), foe=f"@seat:{foe}", **said)
