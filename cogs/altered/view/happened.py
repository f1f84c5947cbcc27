"""What came of a reader's news: for the pictures who has moved since, and the last Dusk; in one line the last turns.
Pure; knows only sentences.

Markers alone say where an expedition is; that it has just come there, and by what, only the journal knows.
"""

from collections.abc import Sequence
from typing import Any

from bot.rules.decision import Text, text
from cogs.altered.state import EXPEDITIONS
from cogs.altered.view.dusk import FATES, due_to, sums_of

_STEPS = {"al-moves": 1, "al-moves-back": -1}
_ANEW = ("al-game", "al-tiebreak")
"""With these the track is another one, or gone."""
MOST_TURNS = 2
"""So many of the last turns are told in one line."""


def happened(lines: Sequence[Text]) -> dict[str, Any]:
    """{moved: [(seat, expedition, regions forward)], dusk: None or {days: begun since, lanes: [{exp, sides}]}}, sides:
    {seat, stats, fate, types: the statistics that a move is due to, lack: None: it is over, faces: none}; of journals
    that tell no sums, no Dusk."""
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


def summary(lines: Sequence[Text]) -> Text | None:
    """The last turns since, of both, in one line; None: nobody has played or passed, or a Dusk has come, which has a
    picture of its own."""
    found: list[Text] = []
    for line in lines:
        if line.key in _ANEW or line.key == "al-progress":
            return None
        if line.key == "al-plays":
            found.append(Text("al-summary-play", line.params))
        elif line.key in ("al-passes", "al-idle"):
            found.append(Text("al-passes-short", line.params))
    return text("al-summary", turns=found[-MOST_TURNS:]) if found else None


def _who(line: Text) -> tuple[int, str]:
    return int(line.params["seat"].removeprefix("@seat:")), line.params["exp"]


def _lane(sums: Text, came: dict[tuple[int, str], Text], exp: str) -> dict[str, Any]:
    sides = []
    for seat, stats in enumerate(sums_of(sums, exp)):
        found = came.get((seat, exp))
        fate = "stays" if found is None else FATES[found.key]
        sides.append({"seat": seat, "stats": stats, "fate": fate, "types": due_to(found), "lack": None, "faces": []})
    return {"exp": exp, "sides": sides}
