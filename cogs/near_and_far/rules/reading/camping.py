"""What a camp brings where somebody stands (NF-8.2, NF-13.3, NF-13.4), for the question whether to build it. Pure; only
reads."""

from typing import Any

from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.rules.reading.amounts import listed
from cogs.near_and_far.rules.reading.scoring import owner_of
from cogs.near_and_far.rules.reading.table import stat, the_map
from cogs.near_and_far.state import FarState


def camp_brings(state: FarState, content: FarContent, seat: int) -> dict[str, Any]:
    """{last, goods, icon, searches, route, good, large, small, other}

    last: whether it is the last of the board; goods: found at once, `none`: nothing lies here or nobody searches;
    searches: whether what lies here would be found; route: `none`, `open` (the other end is free), `joined` (it is the
    same player's), `shared` (somebody else's, `other`)
    """
    own, printed = state.players[seat], the_map(state, content)
    here = printed.by_id[own.at]
    n = stat(state, content, seat, "search") if here.icon is not None else 0
    goods: Any = listed({here.icon: n}) if here.icon is not None and n else "none"
    found = {"last": own.camps == 1, "goods": goods, "icon": here.icon or "none"}
    return {**found, "searches": bool(n) or here.icon is None, **_route(state, content, seat)}


def _route(state: FarState, content: FarContent, seat: int) -> dict[str, Any]:
    """How the trade route of this space stands, if it is an end of one."""
    printed = the_map(state, content)
    here = printed.by_id[state.players[seat].at]
    if here.good is None:
        return {"route": "none", "good": "none", "large": 0, "small": 0, "other": "none"}
    (far,) = [end.id for end in printed.ends[here.good] if end.id != here.id]
    owner, (large, small) = owner_of(state, far), printed.routes[here.good]
    route = "joined" if owner == seat else "open" if owner is None else "shared"
    if owner is None and far in state.camps:  # NF-14.14: of somebody who has left, and pairs with nobody's
        route = "none"
    other = "none" if owner is None else f"@seat:{owner}"
    return {"route": route, "good": here.good, "large": large, "small": small, "other": other}
