"""Pushing and pulling characters into other groups. Pure."""

from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.positions import NEW, adjacent, group_of, place
from cogs.doomrock.rules.reading.sight import Sight


def push(look: Sight, who: str) -> bool:
    """DR-9.4: into a new group alone, unless alone already or immovable. Gives whether it moved."""
    battle = look.state.battle
    if battle is None or len(group_of(battle, who)) < 2 or stats.has_status(look, who, "immovable"):
        return False
    place(battle, who, NEW)
    return True


def pull(look: Sight, who: str, to: str) -> bool:
    """Into the group of `to`, unless there already or immovable. Gives whether it moved."""
    battle = look.state.battle
    if battle is None or who == to or adjacent(look.state, who, to) or stats.has_status(look, who, "immovable"):
        return False
    if not group_of(battle, who) or not group_of(battle, to):
        return False
    place(battle, who, to)
    return True
