"""The numbers of characters as they are now: threat, armor, attack, rerolls, dice, max hp, stats. Pure, only looks.

What a card changes while it is in force is read from an index of the content, built once, so that no card is searched
when a number is needed. What has been changed for a while stands in `state.modifiers`.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from bot.rules.effects import amount, holds
from cogs.doomrock.rules.reading.positions import foes_near
from cogs.doomrock.rules.reading.sight import Context, Sight
from cogs.doomrock.rules.reading.standing import hero_cards, sources, standing
from cogs.doomrock.state import Die, DoomrockState, EnemyState, HeroState, is_enemy, is_hero

LONG = 15
"""Rounds of a battle after which patience is at an end (docs/decisions.md, 2026-11-25)."""


def impatience(state: DoomrockState) -> int:
    """DR-15, house: by how much every enemy attacks for more in a battle that is this long."""
    return 0 if state.battle is None else max(0, state.battle.round - LONG)


def _in_force(look: Sight, item: Any, card: str, owner: str) -> bool:
    if item.condition is None:
        return True
    return holds(item.condition, look.effects.facts(look, Context(source=card, user=owner)))


def _value(look: Sight, item: Any, card: str, owner: str | None) -> int:
    if item.condition is None and type(item.n) is int:
        return int(item.n)
    facts = look.effects.facts(look, Context(source=card, user=owner))
    if item.condition is not None and not holds(item.condition, facts):
        return 0
    return amount(item.n, facts)


def _concerns(look: Sight, selector: str, owner: str | None, who: str) -> bool:
    """Whether a standing effect upon several is also upon this one."""
    state = look.state
    if is_hero(who):
        if selector == "each_hero":
            return True
        if selector == "other_heroes":
            return who != owner
        return selector == "heroes_in_group" and _same_group(state, owner, who)
    if selector == "all_enemies":
        return True
    enemy = state.enemy(who)
    if selector in ("all_minions", "the_boss"):
        return enemy is not None and enemy.kind == ("minion" if selector == "all_minions" else "boss")
    return selector in ("enemies_in_group", "adjacent_enemies") and _same_group(state, owner, who)


def _same_group(state: DoomrockState, one: str | None, other: str) -> bool:
    return state.battle is not None and any(one in group and other in group for group in state.battle.groups)


def bonus(look: Sight, what: str, who: str) -> int:
    """All changes of a number of a character, from cards in force and lasting modifiers; they add up."""
    total = 0
    for _, n in contributions(look, what, who):
        total += n
    return total


def contributions(look: Sight, what: str, who: str) -> Iterator[tuple[str, int]]:
    """(id of the card, by how much) of each of these changes."""
    state = look.state
    index = standing(look.content)
    own, shared = index.own.get(what), index.shared.get(what)
    if own and is_hero(who):
        for card in hero_cards(state.hero(who)):
            if card in own:
                for item in own[card]:
                    yield card, _value(look, item, card, who)
    if shared:
        for card, owner in sources(look, shared):
            for item in shared[card]:
                if _concerns(look, item.to, owner, who):
                    yield card, _value(look, item, card, owner)
    if what == "attack" and state.battle is not None and (more := impatience(state)) and is_enemy(who):
        yield state.battle.encounter, more
    for modifier in state.modifiers:
        if modifier.what == what and (modifier.to == who or (modifier.to == "party" and is_hero(who))):
            yield modifier.source, modifier.n


def has_status(look: Sight, who: str, name: str) -> bool:
    """Whether a character is hidden, bogged, stunned, weakened or immovable."""
    state = look.state
    character = state.character(who)
    if character is None:
        return False
    if any(status.name == name for status in character.statuses):
        return True
    passive = standing(look.content).statuses.get(name)
    if is_hero(who):
        if passive is None:
            return False
        cards = [card for card in hero_cards(state.hero(who)) if card in passive]
        return any(_in_force(look, item, card, who) for card in cards for item in passive[card])
    if name == "immovable" and isinstance(character, EnemyState) and character.kind == "boss":
        encounter, _, place = character.type_id.partition(":")
        return bool(look.content.encounters[encounter].bosses[int(place)].immovable)
    return False


def weakness(character: HeroState | EnemyState) -> int:
    """By how much the attacks of a character are weakened (DR-11.8)."""
    return sum(status.n for status in character.statuses if status.name == "weakened")


def threat(look: Sight, hero_id: str) -> int:
    """DR-10.1; 0 while hidden (DR-10.3)."""
    hero = look.state.hero(hero_id)
    if has_status(look, hero_id, "hidden"):
        return 0
    return max(0, int(look.content.heroes[hero.class_id].threat) + bonus(look, "threat", hero_id))


def armor(look: Sight, who: str) -> int:
    """How much of each source is prevented."""
    enemy = look.state.enemy(who) if is_enemy(who) else None
    return max(0, (enemy.armor if enemy is not None else 0) + bonus(look, "armor", who))


def attack(look: Sight, who: str) -> int:
    """What is added to each attack of a character (enrage, hexes)."""
    return bonus(look, "attack", who)


def base(look: Sight, enemy_id: str) -> int:
    """`base` on an AI card: the enemy's dmg with modifiers (DR-13.11)."""
    enemy = look.state.enemy(enemy_id)
    return 0 if enemy is None else max(0, enemy.dmg + bonus(look, "attack", enemy_id))


def rerolls(look: Sight, hero_id: str) -> int:
    """How often a hero may reroll: twice, with modifiers (DR-8.3)."""
    return max(0, 2 + bonus(look, "rerolls", hero_id))


def stat(look: Sight, hero_id: str, name: str) -> int:
    """Cards bearing the stat, with modifiers (DR-6.1)."""
    cards: Mapping[str, Any] = look.content.abilities
    hero = look.state.hero(hero_id)
    printed = sum(bool(cards[card].stat == name) for card in hero.abilities)
    return max(0, printed + bonus(look, name, hero_id))


def max_hp(look: Sight, hero_id: str) -> int:
    """Printed hp with modifiers; `hero.max_hp` is kept equal to it by `refresh`."""
    state = look.state
    printed = int(look.content.heroes[state.hero(hero_id).class_id].hp)
    more = int(state.options.difficulty == "gentle")
    return max(1, printed + more + bonus(look, "max_hp", hero_id))


def dice_count(look: Sight, hero_id: str) -> int:
    """How many dice a hero owns: one for each ability card, with modifiers."""
    return max(0, len(look.state.hero(hero_id).abilities) + bonus(look, "dice", hero_id))


def refresh(look: Sight, hero_id: str) -> None:
    """Bring max hp and dice in line with the hero's cards; call it after a level or a change of equipment."""
    hero = look.state.hero(hero_id)
    hero.max_hp = max_hp(look, hero_id)
    hero.hp = min(hero.hp, hero.max_hp)
    wanted = dice_count(look, hero_id)
    while len(hero.dice) > wanted:
        free = [die for die in hero.dice if die.where in ("pool", "idle", "spent")] or hero.dice
        hero.dice.remove(free[-1])
    taken = {die.id for die in hero.dice}
    number = 1
    while len(hero.dice) < wanted:
        if f"d{number}" not in taken:
            hero.dice.append(Die(f"d{number}"))
        number += 1


def surrounded(look: Sight, who: str) -> bool:
    """DR-9.5; never while hidden (DR-10.3)."""
    battle = look.state.battle
    if battle is None:
        return False
    hero = is_hero(who)
    if hero and has_status(look, who, "hidden"):
        return False
    limit = look.state.options.surround_hero if hero else look.state.options.surround_enemy
    return len(foes_near(look.state, who)) >= limit
