"""Where the house looks for skill when every free number of the Mine is too high for it, and how likely it finds some.
Pure; it knows of covered cards only which ones are nowhere to be seen."""

from collections.abc import Iterable
from math import comb

from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.house import plan
from cogs.near_and_far.house.people import ROW, makes_room
from cogs.near_and_far.rules.reading import table
from cogs.near_and_far.rules.reading.buying import lacking
from cogs.near_and_far.state import FarState

OFFERED, OFFERED_AT_DUSK = 3, 1
"""Treasures that the Hut shows (NF-4.12)."""
DRAWN = 4
"""Cards that the General Store deals (NF-4.10)."""


def odds(helping: int, unseen: int, drawn: int) -> float:
    """How likely at least one of some cards drawn helps."""
    return 1 - comb(unseen - helping, min(drawn, unseen)) / comb(unseen, min(drawn, unseen)) if helping else 0.0


def diggers(state: FarState, content: FarContent, seat: int) -> list[str]:
    """Of those who may come into the row next, who digs better than whoever would make room for them (NF-4.7)."""
    return [one for one in _in_the_bag(state, content) if _digs_better(state, content, seat, one)]


def wages(state: FarState, content: FarContent, seat: int) -> int | None:
    """Coins for the cheapest of them; None: there is nobody."""
    prices = [table.recruit_price(state, content, seat, one) for one in diggers(state, content, seat)]
    return min(prices, default=None)


def at_saloon(state: FarState, content: FarContent, seat: int) -> float:
    """How likely one of them whom it can pay comes for the food that it has (NF-4.5)."""
    own = state.players[seat]
    found = [
        one for one in diggers(state, content, seat) if table.recruit_price(state, content, seat, one) <= own.coins
    ]
    return odds(len(found), len(_in_the_bag(state, content)), ROW * own.food)


def at_hut(state: FarState, content: FarContent, seat: int) -> float:
    """How likely a treasure that helps is shown, if there is room for it or another that can go."""
    own = state.players[seat]
    if not own.animals or (own.room <= 0 and all("K" in content.treasures[card].icons for card in own.treasures)):
        return 0.0
    unseen = _but(content.treasures, (card for one in state.players for card in one.treasures), state.treasure_discard)
    helping = [card for card in unseen if "K" in content.treasures[card].icons]
    return odds(len(helping), len(unseen), OFFERED if state.options.side == "day" else OFFERED_AT_DUSK)


def at_store(state: FarState, content: FarContent, seat: int) -> float:
    """How likely a card that helps, and that it can buy at once, is dealt."""
    seen = (card for one in state.players for card in one.bought)
    unseen = _but(content.basic, seen, (*state.basic_discard, *state.players[seat].hand))
    helping = [card for card in unseen if plan.helps_digging(content.basic[card])]
    return odds(sum(lacking(state, content, seat, card) is None for card in helping), len(unseen), DRAWN)


def _in_the_bag(state: FarState, content: FarContent) -> list[str]:
    """Who may come next: who is nowhere to be seen, and once these are too few whoever was sent away (NF-4.8)."""
    hired = [one for own in state.players for one in (*own.members, *own.reserve)]
    bag = _but(content.adventurers, hired, (*state.row, *state.adv_discard))
    return bag if len(bag) >= ROW else _but(content.adventurers, hired)


def _but(cards: Iterable[str], *gone: Iterable[str]) -> list[str]:
    away = {one for some in gone for one in some}
    return [one for one in cards if one not in away]


def _digs_better(state: FarState, content: FarContent, seat: int, one: str) -> bool:
    before = makes_room(state, seat, content.adventurers[one].faction)
    return content.icons[one].get("K", 0) > (0 if before is None else content.icons[before].get("K", 0))
