"""Last-known information (AL-9.8): what an object was like when it was last seen in play. Pure, only looks."""

from dataclasses import replace

from cogs.altered.rules.reading.look import Look
from cogs.altered.state import Obj


def last_known(look: Look, obj: Obj) -> Obj:
    """A copy that stays as it is, with the expeditions it is in: a granted Gigantic cannot be asked for later."""
    return replace(
        obj,
        statuses=list(obj.statuses),
        counters=dict(obj.counters),
        used={},
        once={},
        seen_in=list(look.expeditions(obj)),
    )
