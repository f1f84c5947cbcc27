"""From the selectors of the cards to the characters that they may mean. Pure, only looks."""

from collections.abc import Sequence

from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.positions import adjacent, group_of, within
from cogs.doomrock.rules.reading.sight import BYSTANDERS, Context, Sight
from cogs.doomrock.state import DoomrockState, is_enemy

EXTREMES = frozenset({"highest_threat", "lowest_threat", "lowest_hp", "most_exposed", "the_boss"})
ASKED = frozenset({"one_hero", "other_hero", "one_enemy", "one_minion", "one_boss"})


def candidates(look: Sight, selector: str, filters: Sequence[str], context: Context, reach: str | None) -> list[str]:
    """All characters that a selector may mean now, heroes by seat, enemies by id; of an extreme those that tie.

    reach: how far it may be (DR-9.2), where the card's user is a hero who chooses; None: anywhere.
    """
    state = look.state
    found = _plain(look, selector, context)
    user = context.user
    if filters:
        found = [one for one in found if all(_passes(look, name, user, one) for name in filters)]
    if reach is not None and reach != "any" and user is not None:
        found = within(state, user, found, reach)
    if selector in EXTREMES and len(found) > 1:
        found = _extreme(look, selector, found, context)
    return found


def _plain(look: Sight, selector: str, context: Context) -> list[str]:
    state = look.state
    user = context.user
    if selector == "self":
        return _standing(state, user)
    if selector == "target":
        return [one for one in context.targets if state.character(one) is not None]
    if selector in BYSTANDERS:
        return _standing(state, context.named(selector))
    if selector == "active_hero":
        found = context.active_hero or (state.battle.active_hero if state.battle is not None else None)
        if found is not None and not state.hero(found).fallen:
            return [found]
        return candidates(look, "highest_threat", (), context, None)  # DR-13.5
    if selector in (
        "each_hero",
        "one_hero",
        "random_hero",
        "highest_threat",
        "lowest_threat",
        "lowest_hp",
        "most_exposed",
    ):
        return [hero.id for hero in state.heroes if not hero.fallen]
    if selector in ("other_heroes", "other_hero"):
        return [hero.id for hero in state.heroes if not hero.fallen and hero.id != user]
    battle = state.battle
    if battle is None:
        # off the battlefield the party is together
        return [hero.id for hero in state.heroes] if selector == "heroes_in_group" else []
    if selector in ("all_enemies", "one_enemy"):
        return [enemy.id for enemy in battle.enemies]
    if selector in ("all_minions", "one_minion"):
        return [enemy.id for enemy in battle.enemies if enemy.kind == "minion"]
    if selector in ("one_boss", "the_boss"):
        return [enemy.id for enemy in battle.enemies if enemy.kind == "boss"]
    if selector == "adjacent_enemies":
        return [enemy.id for enemy in battle.enemies if user is not None and adjacent(state, user, enemy.id)]
    members = [one for one in context.group if state.character(one) is not None]
    if not context.group and user is not None:
        members = group_of(battle, user)
    if selector == "enemies_in_group":
        return [enemy.id for enemy in battle.enemies if enemy.id in members]
    if selector == "heroes_in_group":
        return [hero.id for hero in state.heroes if not hero.fallen and hero.id in members]
    raise KeyError(selector)


def _standing(state: DoomrockState, one: str | None) -> list[str]:
    return [one] if one is not None and state.character(one) is not None else []


def _passes(look: Sight, name: str, user: str | None, one: str) -> bool:
    if name == "adjacent":
        return user is not None and adjacent(look.state, user, one) and user != one
    if name == "not_adjacent":
        return user is None or not adjacent(look.state, user, one)
    if name == "surrounded":
        return stats.surrounded(look, one)
    if name == "hidden":
        return stats.has_status(look, one, "hidden")
    character = look.state.character(one)
    return character is not None and bool(character.expose)


def _extreme(look: Sight, selector: str, found: list[str], context: Context) -> list[str]:
    state = look.state
    if selector == "the_boss":
        return [context.user] if context.user in found and context.user is not None else found
    if selector in ("highest_threat", "lowest_threat"):
        values = [stats.threat(look, one) for one in found]
    else:
        heroes = [state.hero(one) for one in found]
        values = [hero.hp if selector == "lowest_hp" else len(hero.expose) for hero in heroes]
    best = max(values) if selector in ("highest_threat", "most_exposed") else min(values)
    return [one for one, value in zip(found, values, strict=True) if value == best]


def weakest(look: Sight, found: Sequence[str]) -> str:
    """The default of D-20: lowest hp, then seat or id; "" for nobody."""
    standing = [
        (character.hp, place) for place, one in enumerate(found) if (character := look.state.character(one)) is not None
    ]
    return found[min(standing)[1]] if standing else ""


def group_candidates(look: Sight, user: str, reach: str) -> list[str]:
    """The groups with an enemy in them within reach, each by its first enemy."""
    battle = look.state.battle
    if battle is None:
        return []
    own = group_of(battle, user)
    found = []
    for group in battle.groups:
        if reach != "any" and (group is own) != (reach == "melee"):
            continue
        enemies = [one for one in group if is_enemy(one)]
        if enemies:
            found.append(enemies[0])
    return found
