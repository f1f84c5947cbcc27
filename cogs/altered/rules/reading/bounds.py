"""How much may be in play: cards of a table's own may breed without end, and everything in play is looked at all the
time, by rules, boards and hands. Pure.

Honest games stay far below: at most 17 objects, and a fifteenth of the looks, in 45,000 choices of house players.
"""

from bot.rules.errors import TooMuchWork
from cogs.altered.content.pack import AlteredContent
from cogs.altered.state import AlteredState

MOST_IN_PLAY = 200
MOST_LOOKS = 45_000
_QUESTION = 4
"""A question of a passive is as dear as looking at so many objects: it may be about regions, and ask others."""
GLANCE = 8
"""So many objects are looked at for one unit of work (`Play.spend`)."""
_FEW = 24
"""So many objects of the bundled cards are never too much."""


def looks(state: AlteredState, content: AlteredContent) -> int:
    """How often an object is looked at when everything in play is: each by each, and by all that passives ask."""
    n = len(state.in_play)
    asked = sum(content.printed[state.objects[oid].card].asked for oid in state.in_play)
    return n * n * (1 + _QUESTION * asked)


def require_in_bounds(state: AlteredState, content: AlteredContent) -> None:
    """Raise `TooMuchWork` when more is in play than can be looked at."""
    n = len(state.in_play)
    if n <= _FEW and not state.pinned:
        return
    if n > MOST_IN_PLAY or looks(state, content) > MOST_LOOKS:
        raise TooMuchWork(f"{n} objects in play, which look at {looks(state, content):,}")
