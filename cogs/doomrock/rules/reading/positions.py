"""Groups on the battlefield: who stands with whom, and moving between groups. Pure.

In the same group: adjacent; in different groups: not. There is no distance (DR-9.1).
"""

from collections.abc import Sequence

from cogs.doomrock.state import BattleState, DoomrockState, is_hero

NEW = "new"


def group_of(battle: BattleState, who: str) -> list[str]:
    """The group of a character; empty when it is not on the field."""
    for group in battle.groups:
        if who in group:
            return group
    return []


def adjacent(state: DoomrockState, one: str, other: str) -> bool:
    """Whether two characters stand in one group."""
    return state.battle is not None and other in group_of(state.battle, one)


def within(state: DoomrockState, user: str, found: Sequence[str], reach: str) -> list[str]:
    """Those of `found` that are in range of a user (DR-9.2)."""
    if reach == "any":
        return list(found)
    if reach == "self":
        return [one for one in found if one == user]
    beside = group_of(state.battle, user) if state.battle is not None else []
    return [one for one in found if (one in beside and one != user) == (reach == "melee")]


def in_range(state: DoomrockState, user: str, target: str, reach: str) -> bool:
    """DR-9.2: melee next to it, ranged not next to it."""
    return bool(within(state, user, (target,), reach))


def leave(battle: BattleState, who: str) -> None:
    """Take a character off the field; empty groups vanish."""
    for group in battle.groups:
        if who in group:
            group.remove(who)
            break
    battle.groups = [group for group in battle.groups if group]


def place(battle: BattleState, who: str, beside: str) -> None:
    """Put a character into the group of another one, or with `new` alone."""
    leave(battle, who)
    group = group_of(battle, beside) if beside != NEW else []
    if group:
        group.append(who)
    else:
        battle.groups.append([who])


def destinations(battle: BattleState, who: str) -> list[str]:
    """Where a character may go (DR-9.3): the first member of each other group, and `new` unless it is alone."""
    own = group_of(battle, who)
    found = [group[0] for group in battle.groups if group is not own]
    return [*found, NEW] if len(own) > 1 else found


def hero_groups(battle: BattleState) -> list[list[str]]:
    """The groups with a hero in them."""
    return [group for group in battle.groups if any(is_hero(member) for member in group)]


def foes_near(state: DoomrockState, who: str) -> list[str]:
    """The adjacent characters of the other side."""
    if state.battle is not None:
        for group in state.battle.groups:
            if who in group:
                return [other for other in group if is_hero(other) != is_hero(who)]
    return []
