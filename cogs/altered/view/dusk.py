"""How a Dusk is told: a line for each pair of expeditions, with both sums and who moves. Pure; knows only sentences.

Journals have the sums in one line and what became of each expedition in lines of its own after it.
"""

from collections.abc import Sequence

from bot.rules.decision import Text, text
from bot.rules.retelling import ASIDE, Told
from cogs.altered.content.filters import STATS
from cogs.altered.content.notation import duel
from cogs.altered.state import EXPEDITIONS

FATES = {"al-held": "held", "al-moves": "moves", "al-fails": "stays"}
BETWEEN = ("al-revealed",)
"""What is told between the moves: it comes after the scene."""
_ENDS = frozenset({"al-wins", "al-tiebreak"})
_NEWS = {"moves": 2, "held": 1}
_EASY = 4
"""Ahead by so much somebody moves on without any trouble."""


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
        is_last = end < len(lines) and lines[end].said.key in _ENDS
        told += _scene(line, lines[place:end], is_last)
        told += [one for one in lines[place:end] if one.said.key not in FATES]
        place = end
    return told


def _scene(dusk: Told, after: Sequence[Told], is_last: bool) -> list[Told]:
    """is_last: whether it has ended the race, so that nobody is said to have failed in it."""
    came: dict[tuple[str, str], Text] = {}
    for one in after:
        if one.said.key in FATES:  # what is held fails to move as well: why it was says more
            came.setdefault((one.said.params["exp"], one.said.params["seat"]), one.said)
    left = {one.params["seat"]: one.params["left"] for one in came.values() if "left" in one.params}
    is_last = is_last or 0 in left.values()  # also where how it ended is told elsewhere
    lanes = []
    for exp in EXPEDITIONS:
        sides, sums = [_side(dusk.said, came, left, exp, seat, is_last) for seat in (0, 1)], sums_of(dusk.said, exp)
        if _weight(sides[1]) > _weight(sides[0]):  # whoever moves is named first, and so are their numbers
            sides.reverse()
            sums.reverse()
        empty = all(side.params["how"] == "nobody" and side.params["fate"] == "stays" for side in sides)
        first = text("al-dusk-first", seat=sides[0].params["seat"])
        lanes.append(
            text("al-dusk-lane", exp=exp, one=sides[0], two=sides[1], first=first, duel=duel(*sums), empty=empty)
        )
    first = text("al-dusk", lane=lanes[0])
    return [Told(dusk.place, first), *(Told(dusk.place, lane) for lane in lanes[1:])]


def _weight(side: Text) -> int:
    return _NEWS.get(side.params["fate"], 0)


def sums_of(dusk: Text, exp: str) -> list[list[int]]:
    """What both had in this pair of expeditions."""
    return [[int(n) for n in sums.split("/")] for sums in dusk.params[exp]]


def _side(
    dusk: Text, came: dict[tuple[str, str], Text], left: dict[str, int], exp: str, seat: int, is_last: bool
) -> Text:
    """One expedition: what became of it, by which statistics. left: how far a player has to go now, if it was told."""
    found = came.get((exp, f"@seat:{seat}"))
    params = {} if found is None else found.params
    both = sums_of(dusk, exp)
    mine, theirs = both[seat], both[1 - seat]
    due = _duels(dusk, exp, seat, due_to(found))
    return text(
        "al-dusk-side",
        seat=f"@seat:{seat}",
        fate=FATES[found.key] if found is not None else "stays" if is_last else "unknown",
        due=due,
        n=len(due),
        why=params.get("why", ""),
        how=_how(mine, theirs, due_to(found), bool(due_to(came.get((exp, f"@seat:{1 - seat}"))))),
        strong=[text(f"al-sign-{stat}") for stat, a, b in zip(STATS, mine, theirs, strict=True) if a > max(b, 0)],
        told=f"@seat:{seat}" in left,
        left=left.get(f"@seat:{seat}", 0),
    )


def _how(mine: Sequence[int], theirs: Sequence[int], due: Sequence[str], is_passed: bool) -> str:
    """Whether a move was close, easy or against nobody; and what was lacking where there was none, unless the move of
    the one opposite (is_passed) says that. Which types a region has is not asked: what is ahead and does not move is
    ahead in what does not count there."""
    if due:
        margin = max(a - b for stat, a, b in zip(STATS, mine, theirs, strict=True) if stat in due)
        return "alone" if not any(theirs) else "easily" if margin >= _EASY else "barely" if margin == 1 else "moves"
    if not any(mine):
        return "said" if is_passed else "nobody"
    if any(a > max(b, 0) for a, b in zip(mine, theirs, strict=True)):
        return "elsewhere"
    return "level" if any(a == b > 0 for a, b in zip(mine, theirs, strict=True)) else "behind"


def due_to(moved: Text | None) -> list[str]:
    """The statistics that a move is due to."""
    return [] if moved is None else [one.key.removeprefix("al-stat-") for one in moved.params.get("due", ())]


def with_sums(why: Text, before: Sequence[Text]) -> Text:
    """What has woken a reaction, where an expedition has moved with all sums that it did so by, as its Dusk is told:
    the one for which a card waits, alone, would read like another move. before: the lines up to there."""
    if why.key != "al-cause-moved":
        return why
    exp, seat = why.params["exp"], why.params["seat"]
    moved: Text | None = None
    for line in reversed(before):
        if line.key == "al-moves" and moved is None and (line.params["exp"], line.params["seat"]) == (exp, seat):
            moved = line
        if line.key in ("al-progress", "al-day"):
            is_told = line.key == "al-progress" and exp in line.params
            due = _duels(line, exp, int(seat[-1]), due_to(moved)) if is_told else []
            return Text(why.key, {**why.params, "due": due, "n": len(due)}) if due else why
    return why


def _duels(dusk: Text, exp: str, seat: int, kinds: Sequence[str]) -> list[Text]:
    """What both had in these statistics, the own first."""
    both = sums_of(dusk, exp)
    pairs = zip(STATS, both[seat], both[1 - seat], strict=True)
    return [
        text("al-forecast-duel", sign=text(f"al-sign-{stat}"), mine=a, theirs=b, won=False)
        for stat, a, b in pairs
        if stat in kinds
    ]
