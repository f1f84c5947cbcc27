"""From the selectors of the cards to characters: who is meant, and asking where a card leaves it open. Pure."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.rules.decision import Option, Text, text
from cogs.doomrock.rules.effects import stats
from cogs.doomrock.rules.effects.names import character_option, group_option
from cogs.doomrock.rules.effects.party import DoomrockPlay, ask_leader, order_leader
from cogs.doomrock.rules.effects.positions import adjacent, group_of, in_range
from cogs.doomrock.rules.effects.resolution import Context
from cogs.doomrock.rules.effects.stats import Sight
from cogs.doomrock.state import DoomrockState

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
        found = [one for one in found if in_range(state, user, one, reach)]
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
    if selector in ("attacker", "slayer", "tester", "subject"):
        return _standing(state, getattr(context, selector))
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
        enemies = [one for one in group if one[0] == "e"]
        if enemies:
            found.append(enemies[0])
    return found


async def pick(
    play: DoomrockPlay,
    selector: str,
    filters: Sequence[str],
    context: Context,
    reach: str | None = None,
    why: str = "",
    item: Any = None,
) -> list[str]:
    """The characters that a line means; asks for one where the card leaves it open, breaks ties by D-20.

    why: the verb, item: the effect, so that the question can say what will happen.
    """
    found = candidates(play, selector, filters, context, reach)
    if len(found) < 2:
        return found
    if selector == "random_hero":
        return [play.pick("pick", found)]
    if selector == "active_hero":
        selector = "highest_threat"
    if selector in EXTREMES:
        known = context.picks.get(selector)
        if known in found:
            return [known]
        tied = partial(_options, play, selector, filters, context, reach)
        prompt = text("dr-ask-tie", what=selector, card=f"@{context.source}")
        chosen = await ask_leader(play, "doomrock.tie", prompt, tied, partial(weakest, play, found))  # D-20
        context.picks[selector] = chosen
        return [chosen]
    if selector in ASKED:
        options = partial(_options, play, selector, filters, context, reach)
        return await choose_one(play, context, options, found, why, item)
    return found


def _options(look: Sight, selector: str, filters: Sequence[str], context: Context, reach: str | None) -> list[Option]:
    return [character_option(look, one) for one in candidates(look, selector, filters, context, reach)]


async def choose_one(
    play: DoomrockPlay,
    context: Context,
    options: "partial[list[Option]]",
    found: Sequence[str],
    why: str,
    item: Any = None,
) -> list[str]:
    """Ask who decides for this card for one of the characters found: D-2 on the map, D-20 or the hero's player."""
    seat = context.seat
    if seat is None and context.user is not None and context.user[0] == "h":
        seat = play.state.hero(context.user).seat
    n, what = getattr(item, "n", 0), str(getattr(item, "what", None) or getattr(item, "name", None) or "")
    prompt = text("dr-ask-who", card=f"@{context.source}", why=why, n=n if isinstance(n, int) else 0, what=what)
    default = partial(_default_one, play, found, why)
    if seat is not None:
        chosen = await play.ask(seat, "doomrock.who", prompt, options, default=default)
    else:
        key = "doomrock.who" if play.state.battle is not None else "doomrock.which_hero"
        chosen = await ask_leader(play, key, prompt, options, default)
    return [chosen] if chosen else []


def _default_one(look: Sight, found: Sequence[str], why: str) -> str:
    """Enemies: the weakest (D-20). Heroes: who has most of it (D-2): hp to lose, wounds to heal, expose to shed."""
    standing = [one for one in found if look.state.character(one) is not None]
    if not standing:
        return ""
    if standing[0][0] == "e":
        return weakest(look, standing)
    heroes = [look.state.hero(one) for one in standing]
    if why == "heal":
        worth = [hero.max_hp - hero.hp for hero in heroes]
    elif why == "unexpose":
        worth = [len(hero.expose) for hero in heroes]
    elif why in ("gain", "lose"):
        worth = [hero.heroism for hero in heroes]
    else:
        worth = [hero.hp for hero in heroes]
    return standing[worth.index(max(worth))]


async def pick_group(play: DoomrockPlay, context: Context, reach: str) -> bool:
    """Ask the user of a card for a group with enemies; it becomes the context's group and targets."""
    user = context.user
    assert user is not None
    found = group_candidates(play, user, reach)
    if not found:
        return False
    chosen = found[0]
    if len(found) > 1:
        seat = context.seat if context.seat is not None else play.state.leader
        chosen = await play.ask(
            seat,
            "doomrock.group",
            text("dr-ask-group", card=f"@{context.source}"),
            lambda: [group_option(play, one) for one in group_candidates(play, user, reach)],
        )
    battle = play.state.battle
    if battle is None or not chosen:
        return False
    context.group = list(group_of(battle, chosen))
    context.targets = [one for one in context.group if one[0] == "e"]
    return bool(context.group)


async def in_order(
    play: DoomrockPlay, context: Context, found: list[str], prompt: Text, *, printed: bool = False
) -> list[str]:
    """The order of an effect upon several, where it can matter (D-9, D-20): the player of a hero's card says it, else
    the leader. Default: lowest hp, then seat; printed: by seat, then by id."""

    def sort() -> list[str]:
        if printed:
            return [one for one in found if play.state.character(one) is not None]
        known = {one: character for one in found if (character := play.state.character(one)) is not None}
        return sorted(known, key=lambda one: (known[one].hp, found.index(one)))

    def options() -> list[Option]:
        return [character_option(play, one) for one in found if play.state.character(one) is not None]

    if context.seat is not None:
        return await play.ask_order(context.seat, "doomrock.attack_order", prompt, options, default=sort)
    return await order_leader(play, "doomrock.attack_order", prompt, options, sort)
