"""How a Dusk is told: a line for each pair of expeditions, with both sums and who moves. Pure; knows only sentences.

Journals have the sums in one line and what became of each expedition in lines of its own after it.
"""

from collections.abc import Sequence
from typing import Any

from bot.rules.decision import Text, text
from bot.rules.retelling import ASIDE, Told

FATES = {"al-held": "held", "al-moves": "moves", "al-fails": "stays"}
BETWEEN = ("al-revealed",)
"""What is told between the moves: it comes after the scene."""
_EXPEDITIONS = ("hero", "companion")
_STATS = ("forest", "mountain", "water")


def with_dusks(lines: Sequence[Told]) -> list[Told]:
    """The lines, in which the sums of a Dusk and what became of the expeditions right after it are one scene. Where the
    sums are not known, as in journals of before, all stays as it is."""
    told: list[Told] = []
    place = 0
    while place < len(lines):
        line = lines[place]
        place += 1
        if line.said.key != "al-progress" or "hero" not in line.said.params:
            told.append(line)
            continue
        end = place
        while end < len(lines) and (lines[end].said.key in (*FATES, *BETWEEN) or ASIDE in lines[end].said.key):
            end += 1
        told += _scene(line, lines[place:end])
        told += [one for one in lines[place:end] if one.said.key not in FATES]
        place = end
    return told


def _scene(dusk: Told, after: Sequence[Told]) -> list[Told]:
    came: dict[tuple[str, str], Text] = {}
    for one in after:
        if one.said.key in FATES:  # what is held fails to move as well: why it was says more
            came.setdefault((one.said.params["exp"], one.said.params["seat"]), one.said)
    lanes = [
        text("al-dusk-lane", exp=exp, one=_side(dusk.said, came, exp, 0), two=_side(dusk.said, came, exp, 1))
        for exp in _EXPEDITIONS
    ]
    first = text("al-dusk", lane=lanes[0])
    return [Told(dusk.place, first), *(Told(dusk.place, lane) for lane in lanes[1:])]


def _side(dusk: Text, came: dict[tuple[str, str], Text], exp: str, seat: int) -> Text:
    """One expedition: whose, its sum, what became of it."""
    who = f"@seat:{seat}"
    sums = dict(zip(_STATS, dusk.params[exp][seat].split("/"), strict=True))
    found = came.get((exp, who))
    fate = "unknown" if found is None else FATES[found.key]
    due: list[Any] = [] if found is None else _signs(found)
    why = "" if found is None else found.params.get("why", "")
    return text("al-dusk-side", seat=who, fate=fate, due=due, n=len(due), why=why, **sums)


def _signs(moved: Text) -> list[Text]:
    """The statistics that a move is due to, as signs alone."""
    return [text(one.key.replace("al-stat-", "al-sign-")) for one in moved.params.get("due", ())]
