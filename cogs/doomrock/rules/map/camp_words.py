"""What a level costs and what the setting of a part of the journey adds to a camp, said before anybody goes there
(DR-2.1, DR-5.2). Pure."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from cogs.doomrock.content.vocabulary import Camp, Cost, DoomrockEffect, Gain, Heal, Lose, Unexpose
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.standing import waiting
from cogs.doomrock.state import DoomrockState, HeroState


def camp_tax(state: DoomrockState, content: Any) -> int:
    """The silver that the setting takes in a camp before anybody can learn, as far as the purse has it."""
    return min(state.silver, _tax(state, content))


def _tax(state: DoomrockState, content: Any) -> int:
    lost = [one for one in _woken(content, state.setting) if isinstance(one, Lose) and one.what == "silver"]
    return sum(one.n for one in lost if isinstance(one.n, int))


def visit_gift(state: DoomrockState, content: Any) -> int:
    """The silver that a visit brings before what the place does: the first of a part of the journey, with some
    settings and items (DR-2.1, DR-5.6)."""
    woken = (one for unit in waiting(Look(state, content), "visit", "") for one in unit.effects)
    given = [one for one in woken if isinstance(one, Gain) and one.what == "silver" and one.condition is None]
    return sum(one.n for one in given if isinstance(one.n, int))


def level_cost(hero: HeroState) -> int:
    """Silver for the next level: the number of the hero's ability cards (DR-5.2)."""
    return len(hero.abilities)


def purse_in(state: DoomrockState, content: Any, price: Cost) -> int:
    """The silver that the party has in a camp of this price, once it has paid and the setting has had its share; less
    than 0: so much is lacking for the price."""
    left = state.silver - int(price.get("silver", 0)) + visit_gift(state, content)
    return left if left < 0 else left - min(left, _tax(state, content))


def best_purse(state: DoomrockState, content: Any) -> int:
    """The silver for lessons in the cheapest camp that lies open; where there is none, in one without a price."""
    cards = [card for area in state.row for card in (area.card, *area.permanents)]
    cheapest = min((price for card in cards for price in _prices_of_camps(content, card)), default=0)
    return purse_in(state, content, {"silver": cheapest})


@lru_cache(maxsize=512)
def _prices_of_camps(content: Any, card: str) -> Sequence[int]:
    """In silver, of each camp of an area, or of an event that stays in one."""
    area = content.areas.get(card)
    found = [content.events[card].location] if area is None else area.locations
    return [int(one.cost.get("silver", 0)) for one in found if is_camp(one.effects)]


def short_of_a_level(state: DoomrockState, content: Any, price: Cost) -> tuple[int, int]:
    """The silver that the cheapest lesson costs, if the party has not so much in a camp of this price, else 0; and what
    it has there."""
    cost = min((level_cost(hero) for hero in state.heroes), default=0)
    have = max(0, purse_in(state, content, price))
    return cost if cost > have else 0, have


def is_idle(state: DoomrockState, content: Any, effects: Sequence[DoomrockEffect]) -> bool:
    """Whether a camp where nobody can pay for a level changes nothing as the heroes are (DR-1.9)."""
    look = Look(state, content)
    woken = (one for trigger in ("visit", "camp") for unit in waiting(look, trigger, "") for one in unit.effects)
    return all(_is_in_vain(state, one) for one in (*effects, *woken))


def _is_in_vain(state: DoomrockState, effect: DoomrockEffect) -> bool:
    if isinstance(effect, Heal):
        return all(hero.hp >= hero.max_hp for hero in state.heroes)
    if isinstance(effect, Unexpose):
        return not any(hero.expose for hero in state.heroes)
    return isinstance(effect, Camp)


def taxed(cost: Cost, tax: int) -> Cost:
    """A price with what the setting takes besides."""
    if not tax:
        return cost
    return {**cost, "silver": int(cost.get("silver", 0)) + tax}


def with_gifts(effects: Sequence[DoomrockEffect], content: Any, setting: str) -> tuple[DoomrockEffect, ...]:
    """What a place does, with what the setting gives in a camp right after it."""
    given = [one for one in _woken(content, setting) if not isinstance(one, Lose)]
    found: list[DoomrockEffect] = []
    for effect in effects:
        found += [effect, *given] if isinstance(effect, Camp) else [effect]
    return tuple(found)


def is_camp(effects: Sequence[DoomrockEffect]) -> bool:
    """Whether somebody can learn there."""
    return any(isinstance(one, Camp) for one in effects)


def _woken(content: Any, setting: str) -> list[DoomrockEffect]:
    """What the setting does at every camp."""
    waiting = content.settings[setting].global_ if setting else ()
    return [one for one in waiting if one.trigger == "camp" and one.condition is None and one.limit is None]
