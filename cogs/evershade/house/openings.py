"""What simulated tables of a later act begin with, so that they begin at many places of an adventure
(`Evershade.trial_opening`). Pure."""

from typing import Any

from cogs.evershade.content.story import Adventure

NEW, EVEN, ODD, KNOWN = range(4)
"""As a table of its own; with every second letter of the tracker marked, with the others, or with all of them."""


def opening(adventure: Adventure, turn: int, seats: int) -> Any:
    """What a table is given, or None. turn: which of the act's tables it is, from 0. Its heroes are asked for."""
    kind = (turn + turn // 4) % 4  # not in step with the players, who change with the turn too
    if kind == NEW:
        return None
    letters = [*adventure.remembers, *adventure.letters]
    marks = letters if kind == KNOWN else letters[kind - EVEN :: 2]
    return {"heroes": [[] for _ in range(seats)], "tracker": {"marks": marks, "time": adventure.time.start}}
