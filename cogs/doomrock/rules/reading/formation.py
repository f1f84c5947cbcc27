"""Where the enemies stand when a battle begins (DR-7.3). Pure, only looks."""

from collections.abc import Sequence

from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.sight import Sight
from cogs.doomrock.state import BattleState, is_hero

Groups = list[list[str]]


def formation(look: Sight) -> str:
    """`far`, `ranks` or `ambush`, as the encounter prints it; empty outside of battles."""
    battle = look.state.battle
    return "" if battle is None else str(look.content.encounters[battle.encounter].formation)


def lined_up(look: Sight, groups: Sequence[Sequence[str]]) -> Groups:
    """DR-7.3: the groups once the enemies have come to the heroes who stand in `groups`."""
    assert look.state.battle is not None
    bosses, small = _enemies(look.state.battle)
    found, kind = [[*group] for group in groups], formation(look)
    if kind == "far":
        found.append(bosses + small)
    elif kind == "ranks":
        found += [[boss] for boss in bosses]
        found.append(small)
    else:
        # ambush: dealt one at a time over the hero groups, the group with the highest threat first
        ambushed = sorted(found, key=lambda group: -max(stats.threat(look, hero) for hero in group))
        found.append(bosses)
        for place, minion in enumerate(small):
            ambushed[place % len(ambushed)].append(minion)
    return [group for group in found if group]


def to_come(look: Sight) -> Groups:
    """The enemies that have no place yet, as they will come; those that lie in ambush together."""
    battle = look.state.battle
    if battle is None or battle.step != "start" or any(not is_hero(who) for group in battle.groups for who in group):
        return []
    if formation(look) != "ambush":
        return lined_up(look, [])
    return [group for group in _enemies(battle) if group]


def _enemies(battle: BattleState) -> tuple[list[str], list[str]]:
    """Bosses and minions, in the order in which they came."""
    bosses = [enemy.id for enemy in battle.enemies if enemy.kind == "boss"]
    return bosses, [enemy.id for enemy in battle.enemies if enemy.kind == "minion"]
