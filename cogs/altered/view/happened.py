"""What the pictures show of a reader's news: who has moved since, and the last Dusk. Pure; knows only sentences.

Markers alone say where an expedition is; that it has just come there, and by what, only the journal knows.
"""

from collections.abc import Sequence
from typing import Any

from bot.rules.decision import Text
from cogs.altered.state import EXPEDITIONS
from cogs.altered.view.dusk import FATES, due_to, sums_of

_STEPS = {"al-moves": 1, "al-moves-back": -1}
_ANEW = ("al-game", "al-tiebreak")
"""With these the track is another one, or gone."""


def happened(lines: Sequence[Text]) -> dict[str, Any]:
    """{moved: [(seat, expedition, regions forward)], dusk: None or {days: begun since, lanes: [{exp, sides}]}}, sides:
    {seat, stats, fate, types: the statistics that a move is due to}; of journals that tell no sums, no Dusk."""
    moved: dict[tuple[int, str], int] = {}
    sums: Text | None = None
    came: dict[tuple[int, str], Text] = {}
    days = 0
    for line in lines:
        if line.key in _ANEW:
            moved, sums = {}, None
        elif line.key == "al-progress":
            sums, came, days = (line if "hero" in line.params else None), {}, 0
        elif line.key == "al-day":
            days += 1
        if line.key in _STEPS:
            one = _who(line)
            moved[one] = moved.get(one, 0) + _STEPS[line.key]
        if line.key in FATES and not days:  # what is held fails to move as well: why it was says more
            came.setdefault(_who(line), line)
    dusk = None if sums is None else {"days": days, "lanes": [_lane(sums, came, exp) for exp in EXPEDITIONS]}
    return {"moved": [(*one, n) for one, n in moved.items() if n], "dusk": dusk}


def _who(line: Text) -> tuple[int, str]:
    return int(line.params["seat"].removeprefix("@seat:")), line.params["exp"]


def _lane(sums: Text, came: dict[tuple[int, str], Text], exp: str) -> dict[str, Any]:
    sides = []
    for seat, stats in enumerate(sums_of(sums, exp)):
        found = came.get((seat, exp))
        fate = "stays" if found is None else FATES[found.key]
        sides.append({"seat": seat, "stats": stats, "fate": fate, "types": due_to(found), "faces": []})
    return {"exp": exp, "sides": sides}
