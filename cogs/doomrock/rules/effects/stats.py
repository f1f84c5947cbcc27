"""The numbers of characters as they are now: threat, armor, attack, rerolls, dice, max hp, stats. Pure, only looks.

What a card changes while it is in force is read from an index of the content, built once, so that no card is searched
when a number is needed. What has been changed for a while stands in `state.modifiers`.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Protocol

from bot.rules import effects
from cogs.doomrock.content.vocabulary import DoomrockEffect, Modify, Status
from cogs.doomrock.state import Die, DoomrockState, EnemyState, HeroState

Cards = dict[str, tuple[Any, ...]]
MINE = frozenset({"own_attack", "on_attacked", "on_damaged", "roll_final"})
"""Triggers that wake a hero's card only when it happens to that hero; a card of the table wakes for everybody."""


class Sight(Protocol):
    """What is needed to look: a `Play`, or a `Look` where nothing may be changed."""

    @property
    def state(self) -> DoomrockState: ...

    @property
    def content(self) -> Any: ...


@dataclass(slots=True, frozen=True)
class Look:
    """State and content without a hand on them."""

    state: DoomrockState
    content: Any


@dataclass(slots=True)
class Standing:
    """Words in force while their card is, each by card id. own: about the card's owner; shared: about others."""

    own: dict[str, Cards] = field(default_factory=dict)
    shared: dict[str, Cards] = field(default_factory=dict)
    statuses: dict[str, Cards] = field(default_factory=dict)
    triggers: dict[str, Cards] = field(default_factory=dict)
    reactions: set[str] = field(default_factory=set)
    """What reactions wait for besides an attack on their hero (DR-19.3)."""


def _add(shelf: dict[str, Cards], key: str, card: str, item: DoomrockEffect) -> None:
    cards = shelf.setdefault(key, {})
    cards[card] = (*cards.get(card, ()), item)


@lru_cache(maxsize=16)
def standing(content: Any) -> Standing:
    """The index of a content."""
    found = Standing()
    sources: list[tuple[str, Sequence[DoomrockEffect]]] = [(card.id, card.passives) for card in content.traits.values()]
    sources += [(card.id, card.effects) for card in content.items.values() if card.slot != "consumable"]
    sources += [(card.id, card.effects) for card in content.abilities.values() if card.symbol == "lock"]
    sources += [(card.id, card.global_) for card in content.settings.values()]
    for encounter in content.encounters.values():
        sources.append((encounter.id, encounter.rules))
        sources += [(f"{encounter.id}#{i}", level.while_) for i, level in enumerate(encounter.enrage.levels)]
    for card, items in sources:
        for item in items:
            if item.trigger is not None:
                _add(found.triggers, item.trigger, card, item)
            elif isinstance(item, Modify):
                _add(found.own if item.to == "self" else found.shared, item.what, card, item)
            elif isinstance(item, Status):
                _add(found.statuses, item.name, card, item)
    reactions = (card for card in content.abilities.values() if card.symbol == "reaction")
    found.reactions |= {card.trigger for card in reactions if card.trigger}
    found.reactions.discard("on_attacked")
    return found


def hero_cards(hero: HeroState) -> list[str]:
    """The cards of a hero that are in force: trait, equipment, locks with a die on them (DR-14.1)."""
    cards = [hero.trait_id, *hero.equipped]
    for die in hero.dice:
        if die.where[0] == "l" and die.where[7:] not in cards:
            cards.append(die.where[7:])
    return cards


def table_cards(look: Sight) -> list[str]:
    """The cards in force that nobody owns: setting, encounter, enrage levels reached (DR-15.2)."""
    state = look.state
    cards = [state.setting] if state.setting else []
    battle = state.battle
    if battle is not None:
        cards.append(battle.encounter)
        for i, level in enumerate(look.content.encounters[battle.encounter].enrage.levels):
            if level.while_ and battle.enrage >= level.at:
                cards.append(f"{battle.encounter}#{i}")
    return cards


def sources(look: Sight) -> Iterator[tuple[str, str | None]]:
    """All cards in force with their owners, in printed, then seat order (D-9)."""
    for card in table_cards(look):
        yield card, None
    for hero in look.state.heroes:
        if not hero.fallen:
            for card in hero_cards(hero):
                yield card, hero.id


def _in_force(look: Sight, item: Any, card: str, owner: str) -> bool:
    if item.condition is None:
        return True
    from cogs.doomrock.rules.effects.facts import DoomrockFacts
    from cogs.doomrock.rules.effects.resolution import Context

    return effects.holds(item.condition, DoomrockFacts(look, Context(source=card, user=owner)))


def _value(look: Sight, item: Any, card: str, owner: str | None) -> int:
    if item.condition is None and type(item.n) is int:
        return int(item.n)
    from cogs.doomrock.rules.effects.facts import DoomrockFacts
    from cogs.doomrock.rules.effects.resolution import Context

    facts = DoomrockFacts(look, Context(source=card, user=owner))
    if item.condition is not None and not effects.holds(item.condition, facts):
        return 0
    return effects.amount(item.n, facts)


def _concerns(look: Sight, selector: str, owner: str | None, who: str) -> bool:
    """Whether a standing effect upon several is also upon this one."""
    state = look.state
    if who[0] == "h":
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
    state = look.state
    index = standing(look.content)
    total = 0
    own = index.own.get(what)
    if own and who[0] == "h":
        for card in hero_cards(state.hero(who)):
            for item in own.get(card, ()):
                total += _value(look, item, card, who)
    shared = index.shared.get(what)
    if shared:
        for card, owner in sources(look):
            for item in shared.get(card, ()):
                if _concerns(look, item.to, owner, who):
                    total += _value(look, item, card, owner)
    for modifier in state.modifiers:
        if modifier.what == what and (modifier.to == who or (modifier.to == "party" and who[0] == "h")):
            total += modifier.n
    return total


def has_status(look: Sight, who: str, name: str) -> bool:
    """Whether a character is hidden, bogged, stunned, weakened or immovable."""
    state = look.state
    character = state.character(who)
    if character is None:
        return False
    if any(status.name == name for status in character.statuses):
        return True
    passive = standing(look.content).statuses.get(name)
    if who[0] == "h":
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
    enemy = look.state.enemy(who) if who[0] == "e" else None
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
    hero = who[0] == "h"
    if hero and has_status(look, who, "hidden"):
        return False
    limit = look.state.options.surround_hero if hero else look.state.options.surround_enemy
    return len(foes_near(look.state, who)) >= limit


def foes_near(state: DoomrockState, who: str) -> list[str]:
    """The adjacent characters of the other side."""
    if state.battle is not None:
        for group in state.battle.groups:
            if who in group:
                return [other for other in group if other[0] != who[0]]
    return []
