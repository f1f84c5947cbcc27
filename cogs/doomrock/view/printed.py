"""Cards that anybody may look up at any time: heroes, what they learn and carry. Events, areas and enemies are
surprises. Pure."""

from collections.abc import Sequence
from functools import partial

from bot.rules.card_list import CardEntry, CardFace, CardGroup
from bot.rules.decision import text
from cogs.doomrock.content.cards import Hero, Trait
from cogs.doomrock.content.content import DoomrockContent
from cogs.doomrock.view.cards import ability_face, item_face
from cogs.doomrock.view.hero_view import ability_view, item_view


def printed(content: DoomrockContent) -> Sequence[CardGroup]:
    heroes = [CardEntry(hero.id, hero.name, partial(_hero, hero)) for hero in content.heroes.values()]
    traits = [CardEntry(trait.id, trait.name, partial(_trait, trait)) for trait in content.traits.values()]
    abilities = [
        CardEntry(card, content.abilities[card].name, partial(_ability, content, card)) for card in content.abilities
    ]
    items = [CardEntry(card, content.items[card].name, partial(_item, content, card)) for card in content.items]
    kinds = {"heroes": heroes, "traits": traits, "abilities": abilities, "items": items}
    return [CardGroup(kind, text("dr-printed", kind=kind), entries) for kind, entries in kinds.items()]


def _hero(hero: Hero) -> CardFace:
    return CardFace([text("dr-printed-hero", hp=hero.hp, threat=hero.threat), *_said(hero.text, hero.flavor)])


def _trait(trait: Trait) -> CardFace:
    return CardFace(_said(trait.text, trait.flavor))


def _ability(content: DoomrockContent, card: str) -> CardFace:
    return ability_face(ability_view(content, {}, card))


def _item(content: DoomrockContent, card: str) -> CardFace:
    return item_face(item_view(content, card))


def _said(*words: str) -> list[str]:
    return [one for one in words if one]
