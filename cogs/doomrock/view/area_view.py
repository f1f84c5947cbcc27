"""What everybody knows of the areas of the map and their locations. Pure."""

from functools import lru_cache
from typing import Any

from bot.rules.effects import PerAmount, TableAmount
from cogs.doomrock.content.cards import Location
from cogs.doomrock.content.content import DoomrockContent
from cogs.doomrock.content.vocabulary import Choose, Cost, Effects
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


def cost_of(cost: Cost) -> list[list[Any]]:
    """A cost as pairs of kind and number; items by deck: `[["time", 1], ["item", "common"]]`."""
    return [[kind, n] for kind, n in cost.items()]


def gives(words: Effects, heroes: int) -> list[list[Any]]:
    """What effects amount to, as pairs of icon and number or letters, for a glance: no conditions, no targets."""
    found: list[list[Any]] = []
    for word in words:
        if word.do == "camp" or word.do in ("event", "loot", "peril"):
            found.append([word.do, None])
        elif word.do == "test":
            found.append(["test", f"{word.stat.upper()} {word.difficulty}"])
        elif word.do == "draw":
            found.append([word.deck, word.keep or _number(word.n, heroes)])
        elif word.do in ("gain", "heal", "expose", "unexpose", "enrage", "damage", "lose_hp"):
            kind = word.what if word.do == "gain" else word.do
            n = _number(word.n, heroes)
            if found and found[-1][0] == kind and isinstance(n, int) and isinstance(found[-1][1], int):
                found[-1][1] += n
            else:
                found.append([kind, n])
        elif isinstance(word, Choose):
            found.append(["choose", None])
    return found


def _number(amount: Any, heroes: int) -> int | None:
    """A printed amount as a number, None when it depends on more than the number of heroes."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, PerAmount) and amount.per in ("hero", "living_hero"):
        return min(heroes * amount.times + amount.plus, amount.max or 99)
    if isinstance(amount, TableAmount):
        return amount.table[min(max(heroes - 2, 0), len(amount.table) - 1)]
    return None
