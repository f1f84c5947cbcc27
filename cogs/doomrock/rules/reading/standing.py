"""Which cards are in force, and what stands on them while they are. Pure, only looks.

The index of a content is built once, so that no card is searched when a number is needed.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from bot.rules.effects.order import Unit
from cogs.doomrock.content.vocabulary import DoomrockEffect, Modify, Status
from cogs.doomrock.rules.reading.sight import Context, Sight, limit_key
from cogs.doomrock.state import HeroState

Cards = dict[str, tuple[Any, ...]]
MINE = frozenset({"own_attack", "on_attacked", "on_damaged", "roll_final", "level_up"})
"""Triggers that wake a hero's card only when it happens to that hero; a card of the table wakes for everybody."""


@dataclass(slots=True)
class Standing:
    """Effects in force while their card is, each by card id. own: about the card's owner; shared: about others."""

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
        if die.where[0] == "l" and die.card not in cards:  # `is_locked`, without a call for each die of each number
            cards.append(die.card)
    return cards


def table_cards(look: Sight) -> list[str]:
    """The cards in force that nobody owns: setting, encounter, enrage levels reached (DR-15.2)."""
    state = look.state
    cards = [state.setting] if state.setting else []
    battle = state.battle
    if battle is not None:
        cards.append(battle.encounter)
        for at, card in _enraged(look.content, battle.encounter):
            if battle.enrage >= at:
                cards.append(card)
    return cards


@lru_cache(maxsize=256)
def _enraged(content: Any, encounter: str) -> Sequence[tuple[int, str]]:
    """From which enrage on each level of an encounter is in force, and its id, if it lasts (DR-15.2)."""
    levels = content.encounters[encounter].enrage.levels
    return [(level.at, f"{encounter}#{i}") for i, level in enumerate(levels) if level.while_]


def sources(look: Sight, of: Collection[str]) -> list[tuple[str, str | None]]:
    """Those of these cards that are in force, with their owners, in printed, then seat order (D-9)."""
    found: list[tuple[str, str | None]] = [(card, None) for card in table_cards(look) if card in of]
    for hero in look.state.heroes:
        if not hero.fallen:
            for card in hero_cards(hero):
                if card in of:
                    found.append((card, hero.id))
    return found


def waiting(look: Sight, trigger: str, subject: str) -> list[Unit]:
    """The cards in force that wait for this to happen to the subject, less what has been used up."""
    shelf = standing(look.content).triggers.get(trigger)
    if not shelf:
        return []
    found = []
    for card, owner in sources(look, shelf):
        if owner is not None and trigger in MINE and owner != subject:
            continue
        context = Context(source=card, user=owner)
        effects = [
            effect
            for effect in shelf[card]
            if effect.limit is None or not look.state.limits.get(limit_key(look, effect, context), 0)
        ]
        if effects:
            found.append(Unit(card, owner, effects))
    return found
