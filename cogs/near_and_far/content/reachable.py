"""What sessions can bring: cards, stories, buildings, effects; random players must come across them. Pure."""

from collections.abc import Collection
from typing import Any

from bot.rules.content.reader import effects_of
from bot.rules.effects.model import effect_name
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.entry_ids import arcade_cards
from cogs.near_and_far.content.terms import BUILDINGS
from cogs.near_and_far.content.vocabulary import GainWorld


def reachable(content: FarContent, maps: Collection[str], *, has_arcade: bool = True) -> set[str]:
    """Ids and names of effects. maps: whose stories are played, by id; has_arcade: and the arcade deck."""
    stories = [name for pack in sorted(maps) for name in content.stories.of_pack(pack)]
    stories += arcade_cards(content.stories) if has_arcade else []
    effects = [effect for name in stories for effect in effects_of(content.stories.entries[name])]
    given = {effect.number for effect in effects if isinstance(effect, GainWorld)}
    shelves = (content.treasures, content.basic, content.advanced)
    cards: list[Any] = [card for shelf in shelves for card in shelf.values()]
    cards += [card for card in content.worlds.values() if card.number in given]
    effects += [effect for card in cards for ability in card.abilities for effect in effects_of(ability)]
    people = (content.adventurers, content.threats, content.chiefs)
    found = {card.id for card in cards}.union(*people, stories, BUILDINGS)
    return found | {effect_name(type(effect)) for effect in effects}
