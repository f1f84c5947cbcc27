"""What everybody knows of the areas of the map and their locations. Pure."""

from functools import lru_cache

from cogs.doomrock.content.cards import Location
from cogs.doomrock.content.content import DoomrockContent
from cogs.doomrock.rules.reading.exchange import cost_of, gives
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.state import AreaState
from cogs.doomrock.view.hero_view import View


def area_view(look: Look, slot: int, area: AreaState) -> View:
    state, content = look.state, look.content
    card = content.areas[area.card]
    heroes = len(state.heroes)
    locations = [(printed, False) for printed in _area_locations(content, area.card, heroes)]
    locations += [(printed, True) for event in area.permanents for printed in _event_locations(content, event, heroes)]
    return {
        "id": card.id,
        "name": card.name,
        "kind": card.kind,
        "secrets": area.secrets,
        "printed": card.secrets,
        "explored": area.explored or area.emptied,
        "here": slot == state.place,
        "text": card.text,
        "bonus": bonus_of(card.text),
        "gives": gives(card.explored, heroes),
        "locations": [
            printed | {"used": printed["once"] and printed["name"] in area.used, "permanent": permanent}
            for printed, permanent in locations
        ],
    }


@lru_cache(maxsize=512)
def _area_locations(content: DoomrockContent, card: str, heroes: int) -> list[View]:
    return [_printed(location, heroes) for location in content.areas[card].locations]


@lru_cache(maxsize=512)
def _event_locations(content: DoomrockContent, event: str, heroes: int) -> list[View]:
    location = content.events[event].location
    return [] if location is None else [_printed(location, heroes)]


def bonus_of(words: str) -> str:
    """What an area's text says of being explored and of being left behind: all from that word on."""
    places = [at for at in (words.find("Explored:"), words.find("Left behind:")) if at >= 0]
    return words[min(places) :] if places else ""


def _printed(location: Location, heroes: int) -> View:
    return {
        "name": location.name,
        "text": location.text,
        "cost": cost_of(location.cost),
        "gives": gives(location.effects, heroes),
        "once": location.once,
    }
