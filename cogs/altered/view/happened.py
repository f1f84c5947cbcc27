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
MOST_CAME = 2
"""So much of what came of each, the last of it."""
_TURNS = {"al-plays": "al-summary-play", "al-passes": "al-passes-short", "al-idle": "al-passes-short"}
_CAME = frozenset({"al-creates", "al-resupplies", "al-ceases"})
"""What a turn brings and takes that is not on its card's face."""


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
    found: list[tuple[Text, list[Text]]] = []
    for line in lines:
        if line.key in _ANEW or line.key == "al-progress":
            return None
        if line.key in _TURNS:
            found.append((Text(_TURNS[line.key], line.params), []))
        elif line.key in _CAME and found:
            found[-1][1].append(Text(f"{line.key}-short", line.params))
    turns = [
        text("al-summary-turn", turn=turn, came=came[-MOST_CAME:]) if came else turn
        for turn, came in found[-MOST_TURNS:]
    ]
    return text("al-summary", turns=turns) if turns else None


def _who(line: Text) -> tuple[int, str]:
    return int(line.params["seat"].removeprefix("@seat:")), line.params["exp"]


def _lane(sums: Text, came: dict[tuple[int, str], Text], exp: str) -> dict[str, Any]:
    sides = []
    for seat, stats in enumerate(sums_of(sums, exp)):
        found = came.get((seat, exp))
        fate = "stays" if found is None else FATES[found.key]
        sides.append({"seat": seat, "stats": stats, "fate": fate, "types": due_to(found), "lack": None, "faces": []})
    return {"exp": exp, "sides": sides}
