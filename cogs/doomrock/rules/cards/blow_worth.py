"""What blows of heroes are worth, roughly: for laying out dice, and for the house player. Pure, only looks."""

from typing import Any

from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.odds import forecast, most_boost
from cogs.doomrock.rules.reading.sight import Context, Sight
from cogs.doomrock.state import HeroState, is_enemy

PAID = 0.5
"""What a hit point is worth that a blow takes for heroism only."""


def taken(look: Sight, user: str, target: str, n: int) -> float:
    """How many hit points an attack of n takes of an enemy on average; more than it has where it does more."""
    enemy, attacker = look.state.enemy(target), look.state.character(user)
    if enemy is None:
        return 0.0
    n -= stats.weakness(attacker) if attacker is not None else 0
    # a face-down marker is a +1 in about a third of the cases
    return max(0.0, n + 0.35 * len(enemy.expose) - enemy.shields - stats.armor(look, target))


def hits(look: Sight, user: str, target: str, n: int) -> float:
    """What an attack of n on an enemy is worth: damage done, more for what falls by it and for bosses."""
    enemy = look.state.enemy(target)
    if enemy is None:
        return 0.0
    expected = taken(look, user, target, n)
    worth = min(expected, float(enemy.hp))
    if expected >= enemy.hp:
        worth += 2.2 if enemy.kind == "minion" else 6.0
    return worth


def aimed_hits(look: Sight, hero: HeroState, card: Any, target: str, n: int) -> float:
    """What a card that is aimed at one enemy is worth there; nothing where all of it is stopped, with all the heroism
    that there is: several blows of a card are stopped one by one (DR-11.4), and some hang on what is not there."""
    enemy = look.state.enemy(target)
    if enemy is None:
        return 0.0
    if enemy.shields or stats.weakness(hero) or stats.armor(look, target):
        context = Context(source=card.id, user=hero.id, seat=hero.seat, range=card.range)
        told = forecast(look, card, context, target, most_boost(look, card, context))
        if told is not None:
            most = min(max(told.hurt.ways), enemy.hp)
            return (hits(look, hero.id, target, n) or PAID * most) if most else 0.0
    return hits(look, hero.id, target, n)


def group_hits(look: Sight, hero: HeroState, group: list[str], n: int) -> float:
    """What an attack on each enemy of a group is worth."""
    return sum(hits(look, hero.id, one, n) for one in group if is_enemy(one))
