"""An action on the road in steps, a line for each: the action itself, each thing that was met, the bonus of an area
without secrets. In a line an arrow stands between a cause and what came of it. Pure; knows only sentences."""

from collections.abc import Sequence
from itertools import pairwise

from bot.rules.decision import Text, text
from cogs.doomrock.view.act_parts import chained
from cogs.doomrock.view.road_parts import CHOICES, EVENT, EXPLORED, MADE, PERIL

ACTIONS = frozenset({"dr-travelled", "dr-visited", "dr-explored-on", "dr-ventured", "dr-used"})
"""With what an action of the party begins, or the use of something that somebody carries."""
STARTS = (PERIL, EVENT, *CHOICES, "dr-there", EXPLORED)
"""With what another step begins; a choice belongs to its event."""
FOUND, LEFT_BEHIND, LOOT = "dr-discovered", "dr-left-behind", "dr-loot"
ROLLS = ("dr-test", LOOT, "dr-loot-brings", "dr-loot-table")
BLANKS = {LOOT: ("face", 1), "dr-loot-brings": ("told", "none"), "dr-loot-table": ("nothing", True)}
"""By what it shows that a die brought nothing (DR-4.3)."""
LEADS = frozenset({*ACTIONS, *STARTS, *ROLLS, "dr-because", "dr-road-paid", LEFT_BEHIND})
"""What something may come of."""
BESIDE = frozenset({*STARTS, *MADE, "dr-because", "dr-drops-out", LEFT_BEHIND})
"""What comes of nothing that stands before it."""
HURT = ("dr-lost-hp", "dr-damage")

Told = tuple[Text, Text]
"""A line of the journal and what is said of it."""


def in_steps(told: Sequence[Told]) -> Text | None:
    """All of them, first that Doomrock was found, if it was: the half of what the game is won by (DR-7.1)."""
    found = [line for line, _ in told if line.key == FOUND and line.params.get("kind") == "doomrock"]
    steps = [_step(step) for step in _steps([one for one in told if one[0] not in found])]
    return chained("dr-road-below", [*(text("dr-road-doomrock", place=one.params["place"]) for one in found), *steps])


def _steps(told: Sequence[Told]) -> list[list[Told]]:
    """What has come to nothing so far shares the line of what comes next."""
    steps: list[list[Told]] = []
    for one in told:
        goes_on = bool(steps) and steps[-1][-1][0].key in (*ACTIONS, *STARTS)
        if not steps or (one[0].key in STARTS and not goes_on):
            steps.append([])
        steps[-1].append(one)
    return steps


def _step(step: Sequence[Told]) -> Text:
    found = step[0][1]
    for (before, _), (line, words) in pairwise(step):
        found = text("dr-road-to" if _leads(before, line) else "dr-road-and", before=found, what=words)
    return found


def _leads(before: Text, line: Text) -> bool:
    """Whether the one came of the other."""
    if before.key not in LEADS or line.key in BESIDE or (before.key in ROLLS and line.key in ROLLS):
        return False
    if line.key == FOUND:  # not of the area that drops out for it
        return before.key in ACTIONS
    what, blank = BLANKS.get(before.key, ("", None))
    return not what or before.params.get(what) != blank


def hurt_once(lines: Sequence[Text]) -> list[Text]:
    """What somebody lost of one cause several times is one part, where the last of them stood."""
    found: list[Text] = []
    since: list[Text] = []
    for line in lines:
        if line.key in LEADS:
            since = []
        before = [one for one in since if one.key in HURT and one.params["who"] == line.params.get("who")]
        if line.key in HURT and before:
            found = [one for one in found if one is not before[0]]
            since = [one for one in since if one is not before[0]]
            n = sum(int(one.params["before"]) - int(one.params["after"]) for one in (before[0], line))
            line = Text("dr-lost-hp", {**line.params, "n": n})
        found.append(line)
        since.append(line)
    return found
