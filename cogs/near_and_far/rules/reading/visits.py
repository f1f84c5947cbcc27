"""What a building would give somebody who visits it now, in few words (D6). Pure; only reads, and only what all see."""

from collections.abc import Callable, Mapping
from typing import Final

from bot.rules.decision import Text, text
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.terms import LEAST_REP, MOST_ANIMALS, MOST_REP, Building
from cogs.near_and_far.rules.reading.amounts import said, worth
from cogs.near_and_far.rules.reading.buying import animal_prices
from cogs.near_and_far.rules.reading.table import (
    is_exempt,
    mine_number,
    mine_spaces,
    occupants,
    recruit_price,
    stat,
)
from cogs.near_and_far.state import FarState


def gives(state: FarState, content: FarContent, seat: int, building: Building) -> Text:
    """What a visit brings this seat as things stand, and whether a duel comes before it (NF-10.1)."""
    found = _GIVES[building](state, content, seat)
    return text("far-hint-visit", gives=found, duel=has_duel(state, content, seat, building))


def has_duel(state: FarState, content: FarContent, seat: int, building: Building) -> bool:
    """NF-4.2: somebody is there, and nothing spares the visitor the fight (NF-10.8, NF-14.6a)."""
    if building == "saloon" or not occupants(state, building, seat):
        return False
    return not state.players[seat].jail_pass and not is_exempt(state, content, seat, "duel", building)


def _town_hall(state: FarState, content: FarContent, seat: int) -> Text:
    """NF-4.4: how many steps of reputation could be paid for."""
    own = state.players[seat]
    steps = min(own.coins + own.gems, max(MOST_REP - own.rep, own.rep - LEAST_REP))
    return text("far-gives-town-hall", n=steps)


def _saloon(state: FarState, content: FarContent, seat: int) -> Text:
    """NF-4.5: how many of the row are within the purse."""
    coins = state.players[seat].coins
    able = sum(recruit_price(state, content, seat, one) <= coins for one in state.row)
    return text("far-gives-saloon", n=able, of=len(state.row), coins=coins)


def _stables(state: FarState, content: FarContent, seat: int) -> Text:
    """NF-4.9: which animals could be paid for; a tortoise may take a bird's place."""
    own = state.players[seat]
    food, gems = animal_prices(state, content, seat)
    is_full = own.animals >= MOST_ANIMALS
    by_day = state.options.side == "day"
    bird = own.food >= food and not is_full
    tortoise = by_day and own.gems >= gems and (not is_full or own.birds > 0)
    able = "both" if bird and tortoise else "bird" if bird else "tortoise" if tortoise else "none"
    return text("far-gives-stables", able=able, food=food, gems=gems, day=by_day, full=is_full)


def _general_store(state: FarState, content: FarContent, seat: int) -> Text:
    return text("far-gives-store")


def _farm(state: FarState, content: FarContent, seat: int) -> Text:
    return text("far-gives-farm", n=stat(state, content, seat, "farm"))  # NF-4.11


def _hut(state: FarState, content: FarContent, seat: int) -> Text:
    """NF-4.12: nothing without an animal; without room one that is held has to go."""
    own = state.players[seat]
    carries = "none" if not own.animals else "room" if own.room > 0 else "full"
    return text("far-gives-hut", carries=carries, of=3 if state.options.side == "day" else 1)


def _mine(state: FarState, content: FarContent, seat: int) -> Text:
    """NF-4.13, NF-8.6: the best of the free numbers that one's skill reaches."""
    skill, beside = stat(state, content, seat, "mine"), mine_spaces(state, content)
    able = [space for space in beside if mine_number(content, space) <= skill]
    camps = state.players[seat].camps
    if not camps or not able:
        least = min((mine_number(content, space) for space in beside), default=0)
        return text("far-gives-mine-nothing", camps=camps, skill=skill, least=least)
    best = max(able, key=lambda space: worth(content, space))
    return text("far-gives-mine", skill=skill, n=mine_number(content, best), goods=said(content, best))


_GIVES: Final[Mapping[Building, Callable[[FarState, FarContent, int], Text]]] = {
    "town_hall": _town_hall,
    "saloon": _saloon,
    "stables": _stables,
    "general_store": _general_store,
    "farm": _farm,
    "hut": _hut,
    "mine": _mine,
}
