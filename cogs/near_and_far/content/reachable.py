"""What a single session can bring: cards, stories, buildings, effects; random players must come across them. Pure."""

from typing import Any

from bot.rules.effects.model import effect_name
from bot.rules.stories.loading import effects_of
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.stories import ARCADE
from cogs.near_and_far.content.terms import BUILDINGS
from cogs.near_and_far.content.vocabulary import GainWorld, effects_in

STORYBOOK = "m01"
"""First Adventure is played on the first map alone (NF-14.1)."""


def reachable(content: FarContent) -> set[str]:
    """Ids and names of effects. World cards only as far as those stories give them: the others are of campaigns."""
    stories = [*content.stories.of_pack(STORYBOOK), *content.stories.of_pack(ARCADE)]
    effects = [effect for name in stories for effect in effects_of(content.stories.entries[name])]
    numbers = {effect.number for effect in effects if isinstance(effect, GainWorld)}
    worlds = [card for card in content.worlds.values() if card.number in numbers]
    cards: list[Any] = [*content.treasures.values(), *content.basic.values(), *content.advanced.values(), *worlds]
    effects += [effect for card in cards for ability in card.abilities for effect in effects_in(ability)]
    people = (content.adventurers, content.threats, content.chiefs)
    found = {card.id for card in cards}.union(*people, stories, BUILDINGS)
    return found | {effect_name(type(effect)) for effect in effects}
