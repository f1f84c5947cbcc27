"""What the house does in town: it rates every building, visits the best, and does there what it came for. Pure."""

from collections.abc import Callable, Mapping
from typing import Final

from bot.rules.decision import Answer
from bot.rules.play.request import Request
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.house import digging, plan
from cogs.near_and_far.house.people import PARTY, hire, is_alone, is_poor, new_faces_worth
from cogs.near_and_far.house.walking import camp_worth
from cogs.near_and_far.rules.reading import table
from cogs.near_and_far.rules.reading.amounts import worth
from cogs.near_and_far.state import FarState

WON: Final = 0.5
LOST: Final = 0.3
"""What a duel won brings beside the building (a step of reputation), and what one that is lost costs: a turn, less its
food and the free way into any building afterwards."""
A_FOOD: Final = 0.4
"""What the food for a new row is worth to it."""
LEARNING: Final = 0.8
"""What a sure way to more skill is worth, in camps, to whoever cannot dig once spaces are few."""
FARMING: Final = 1.0
"""What food for new faces is worth to them."""
WANTED: Final = 0.9
"""What a coin is worth to whoever still walks alone when a game is long."""
SAVING, SAVED = 0.8, 0.3
"""What a coin is worth where diggers are wanted: while it cannot pay the cheapest of them, and once it can."""


def building(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """The best one."""
    able = [option.id for option in request.decision.legal()]
    return max(able, key=lambda name: (visit_worth(state, content, seat, name), -able.index(name)))


def visit_worth(state: FarState, content: FarContent, seat: int, name: str) -> float:
    """What a building is worth; less where a duel waits."""
    value = _BUILDINGS[name](state, content, seat)
    if name == "saloon" or state.players[seat].jail_pass:
        return value
    rivals = table.occupants(state, name, seat)  # type: ignore[arg-type]
    if not rivals:
        return value
    odds = max(duel_odds(state, content, seat, rival) for rival in rivals)
    return odds * (value + WON) - LOST * (1 - odds)


def duel_odds(state: FarState, content: FarContent, seat: int, rival: str) -> float:
    """How likely it wins against somebody, fighting honestly with all its hearts (NF-10.3, NF-10.4)."""
    theirs = table.stat(state, content, int(rival), "duel") if rival.isdigit() else state.options.npc_swords
    ahead = table.stat(state, content, seat, "duel") + state.players[seat].hearts - theirs
    return sum(mine + ahead > other for mine in range(1, 7) for other in range(1, 7)) / 36


def _saloon_worth(state: FarState, content: FarContent, seat: int) -> float:
    found = hire(state, content, seat)
    if found is not None:
        return min(4.5, found[0])
    learned = 0.0
    if plan.is_crowded(state, content) and state.players[seat].camps:
        learned = _learned(state, seat, digging.at_saloon(state, content, seat))
    return max(0.3, learned, new_faces(state, content, seat))


def _learned(state: FarState, seat: int, odds: float) -> float:
    """What looking for skill is worth: it leads to a camp in the Mine."""
    return LEARNING * odds * camp_worth(state, seat)


def new_faces(state: FarState, content: FarContent, seat: int) -> float:
    """What it is worth to see other people for a food; 0: nothing."""
    if not state.players[seat].food or len(table.adventurers_of(state, content, seat)) >= PARTY:
        return 0.0
    return max(0.0, new_faces_worth(state, content, seat) - A_FOOD)


def _mine_worth(state: FarState, content: FarContent, seat: int) -> float:
    skill = table.stat(state, content, seat, "mine")
    if not state.players[seat].camps:
        return 0.0
    able = [s for s in table.mine_spaces(state, content) if table.mine_number(content, s) <= skill]
    return max((camp_worth(state, seat) + 0.5 + worth(content, space) / 2.2 for space in able), default=0.0)


def _stables_worth(state: FarState, content: FarContent, seat: int) -> float:
    own = state.players[seat]
    if plan.is_stuck(state, content, seat) and plan.is_full(state, content):
        return 0.1
    return 2.4 if own.animals < 3 and (own.food or (own.gems and state.options.side == "day")) else 0.1


def _store_worth(state: FarState, content: FarContent, seat: int) -> float:
    own = state.players[seat]
    if plan.is_stuck(state, content, seat) and not plan.helpers(state, content, seat):
        return max(0.7, _learned(state, seat, digging.at_store(state, content, seat)))
    return 1.6 if len(own.hand) < 2 and own.coins + 2 * own.gems > 6 else 0.7


def _farm_worth(state: FarState, content: FarContent, seat: int) -> float:
    own = state.players[seat]
    if plan.is_stuck(state, content, seat) and plan.is_full(state, content):
        return FARMING if own.food < 2 and digging.diggers(state, content, seat) else 0.2
    each = 0.55 if own.food < 3 or plan.wants(state, content, seat, "food") else 0.4 if own.food < 6 else 0.1
    return each * table.stat(state, content, seat, "farm")


def _hut_worth(state: FarState, content: FarContent, seat: int) -> float:
    own = state.players[seat]
    if plan.is_stuck(state, content, seat):
        return _learned(state, seat, digging.at_hut(state, content, seat))
    return 2.0 if own.room > 0 else 0.0


def _hall_worth(state: FarState, content: FarContent, seat: int) -> float:
    a_coin = WANTED if is_alone(state, content, seat) else 0.5
    if plan.is_crowded(state, content):
        wages = digging.wages(state, content, seat)
        a_coin = SAVED if wages is None or state.players[seat].coins >= wages else SAVING
    sold = a_coin * plan.coins_for(plan.sold(state, content, seat)) if is_poor(state, content, seat) else 0.0
    return 0.3 + max(sold, plan.hall_worth(state, content, seat))


_BUILDINGS: Final[Mapping[str, Callable[[FarState, FarContent, int], float]]] = {
    "town_hall": _hall_worth,
    "saloon": _saloon_worth,
    "stables": _stables_worth,
    "general_store": _store_worth,
    "farm": _farm_worth,
    "hut": _hut_worth,
    "mine": _mine_worth,
}


def saloon(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """Whoever makes the party better; new faces where only diggers help and none is there."""
    able = [option.id for option in request.decision.legal()]
    found = hire(state, content, seat)
    if found is not None and found[1] in able:
        return found[1]
    if "refresh" in able and plan.is_crowded(state, content) and digging.at_saloon(state, content, seat):
        return "refresh"
    return "refresh" if "refresh" in able and new_faces(state, content, seat) > 0 else "done"


def store(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """Cards where the hand is thin and the purse is not, else a coin."""
    own = state.players[seat]
    if plan.is_stuck(state, content, seat) and not plan.helpers(state, content, seat):
        return "draw:4" if digging.at_store(state, content, seat) else "coin"
    return "draw:3" if len(own.hand) < 2 and own.coins + 2 * own.gems > 6 else "coin"


def hall(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """A trade that helps, then the name that a card wants; at the end a card that would cost a point."""
    able = {option.id for option in request.decision.legal()}
    if "trade" in able and _deal(state, content, seat) is not None:
        return "trade"
    steps = plan.name_wanted(state, content, seat)
    if steps and (way := "up" if steps > 0 else "down") in able:
        return way
    return "card" if "card" in able and plan.hopeless(state, content, seat) else "done"


def _deal(state: FarState, content: FarContent, seat: int) -> plan.Deal | None:
    """Towards a card; for coins where people are wanted and cannot be paid."""
    deal = None if is_alone(state, content, seat) else plan.trade(state, content, seat)
    if deal is not None or not is_poor(state, content, seat):
        return deal
    good = plan.sold(state, content, seat)
    return None if good is None else ({good: 1}, {"coin": plan.coins_for(good)})


def trade(state: FarState, content: FarContent, request: Request, seat: int) -> Answer | None:
    """What `_deal` has found, as an answer."""
    deal = _deal(state, content, seat)
    if deal is None:
        return None
    sides = zip(("give", "get"), deal, strict=True)
    return [f"{side}.{kind}" for side, goods in sides for kind, n in goods.items() for _ in range(n)]


def reputation(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """As many steps as a card in hand wants, in coins."""
    able = {option.id: option.most for option in request.decision.legal()}
    steps = abs(plan.name_wanted(state, content, seat))
    return ["pay.coin"] * steps if 0 < steps <= able.get("pay.coin", 0) else request.decision.house_answer()


def discard_one(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """The worst of those that will not be bought."""
    able = [option.id for option in request.decision.legal()]
    away = [card for card in plan.hopeless(state, content, seat) if card in able]
    return min(away or able, key=lambda card: (table.artifact(content, card).points, card))


def stables(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """An animal."""
    able = [option.id for option in request.decision.legal()]
    return next((one for one in ("bird", "tortoise") if one in able), "done")


def mine(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """The dearest place that it can dig."""
    able = [option.id for option in request.decision.legal() if option.id != "none"]
    return max(able, key=lambda space: (worth(content, space), space), default="none")
