"""The house's own player: it counts what a place, a building or a card is worth and takes the best. Pure.

It looks at nothing but what its seat may know.
"""

from collections.abc import Callable, Mapping
from typing import Final

from bot.rules.decision import Answer
from bot.rules.play.request import Request
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.maps import TOWN
from cogs.near_and_far.content.terms import threat_points
from cogs.near_and_far.rules.checks import chance
from cogs.near_and_far.rules.free import BUY, USE
from cogs.near_and_far.rules.mine import worth
from cogs.near_and_far.rules.reading import table
from cogs.near_and_far.rules.reading.reach import Way, reach
from cogs.near_and_far.state import FarState

CAMP: Final = 1.6
"""What a camp is worth: its point, and being nearer to the last."""
ENOUGH: Final = 2.2
"""From this on an adventure is worth leaving town for."""


def answer(state: FarState, content: FarContent, request: Request, seat: int) -> Answer | None:
    """What it would do; None: what the question's default says."""
    if request.anytime:
        return _free(state, request)
    ask = _ASKED.get(request.decision.key)
    return None if ask is None else ask(state, content, request, seat)


def _free(state: FarState, request: Request) -> Answer | None:
    """Buy what can be bought once the party stands; what a treasure gives, only when there are too many of them."""
    able = [option.id for option in request.decision.legal()]
    buys = [one for one in able if one.startswith(BUY)]
    if buys and state.round > 2:
        return buys[-1]
    uses = [one for one in able if one.startswith(USE)]
    return uses[0] if uses and state.phase == "last" and not uses[0].startswith("use:tre") else None


# ---------------------------------------------------------------------- town or adventure


def _turn(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    best = _best_space(state, content, seat)
    here = state.players[seat]
    threshold = ENOUGH if here.area != "map" else 1.0
    return "adventure" if best is not None and best[0] >= threshold else "town"


def _best_space(state: FarState, content: FarContent, seat: int) -> tuple[float, str] | None:
    """(worth, space) of the best place to end a move, staying included."""
    own = state.players[seat]
    hearts = own.hearts if own.area == "map" else table.stat(state, content, seat, "hearts")
    start = own.at if own.area == "map" else TOWN
    ways: dict[str, Way] = {start: Way(0, 0, 0, ()), **reach(state, content, seat)}
    rated = [(_worth(state, content, seat, space, way, hearts), space) for space, way in ways.items()]
    return max(rated, key=lambda one: (one[0], one[1]), default=None)


def _worth(state: FarState, content: FarContent, seat: int, space: str, way: Way, hearts: int) -> float:
    own = state.players[seat]
    printed = table.the_map(state, content).by_id[space]
    left = hearts - way.hearts
    found = 0.9 * min(way.chests, max(0, own.room))
    if way.threats and state.threats:
        swords = table.stat(state, content, seat, "threat")
        odds = chance(swords, state.threats[0], left) / 100
        if table.has_shield(state, content, seat):
            odds = 1.0
        elif odds < 0.5:
            return -1.0
        found = odds * (found + CAMP + threat_points(state.threats[0])) - 2 * (1 - odds)
    if space in state.bosses:
        boss = content.bosses[state.bosses[space]]
        odds = chance(table.stat(state, content, seat, "boss"), boss.level, left) / 100
        return odds * (found + boss.points + CAMP) - 2 * (1 - odds)
    if space in state.quests:
        best = max(table.stat(state, content, seat, "skill"), table.stat(state, content, seat, "combat"))
        found += 2.4 * chance(best, 6, min(2, max(0, left - 3))) / 100
    price = table.camp_price(state, content, seat)
    if left >= price and own.camps and table.is_empty_space(state, space):
        found += CAMP
        if printed.icon is not None:
            found += table.stat(state, content, seat, "search") * (1.0 if printed.icon == "gem" else 0.5)
        if printed.good is not None:
            mine = any(state.camps.get(end.id) == seat for end in table.the_map(state, content).ends(printed.good))
            large, small = table.the_map(state, content).routes[printed.good]
            found += large - small if mine else small * 0.6
    return found


def _move(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    best = _best_space(state, content, seat)
    here = state.players[seat].at
    if best is None or best[1] == here or best[0] <= 0:
        return "stop"
    wanted = f"to:{best[1]}"
    return wanted if any(option.id == wanted for option in request.decision.legal()) else "stop"


def _threat(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    odds = chance(table.stat(state, content, seat, "threat"), state.threats[0], state.players[seat].hearts)
    able = [option.id for option in request.decision.legal()]
    return next((one for one in ("shield", *able[1:]) if one in able and odds < 60), "fight")


# ---------------------------------------------------------------------- town


def _building(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    own = state.players[seat]
    able = [option.id for option in request.decision.legal()]

    def rated(name: str) -> tuple[float, int]:
        value = _BUILDINGS[name](state, content, seat)
        if name != "saloon" and not own.jail_pass and table.occupants(state, name, seat):  # type: ignore[arg-type]
            value -= 1.5
        return value, -able.index(name)

    return max(able, key=rated)


def _saloon_worth(state: FarState, content: FarContent, seat: int) -> float:
    own = state.players[seat]
    if not any(table.recruit_price(state, content, seat, one) <= own.coins for one in state.row):
        return 0.3
    people = len(table.adventurers_of(state, content, seat))
    return 4.0 if people < 2 else 2.6 if people < 4 else 0.9


def _mine_worth(state: FarState, content: FarContent, seat: int) -> float:
    skill = table.stat(state, content, seat, "mine")
    if not state.players[seat].camps:
        return 0.0
    able = [s for s in table.mine_spaces(state, content) if table.mine_number(content, s) <= skill]
    return max((CAMP + worth(content, space) / 3 for space in able), default=0.0)


def _stables_worth(state: FarState, content: FarContent, seat: int) -> float:
    own = state.players[seat]
    return 2.4 if own.animals < 3 and (own.food or (own.gems and state.options.side == "day")) else 0.1


def _store_worth(state: FarState, content: FarContent, seat: int) -> float:
    own = state.players[seat]
    return 1.6 if len(own.hand) < 2 and own.coins + 2 * own.gems > 6 else 0.7


def _farm_worth(state: FarState, content: FarContent, seat: int) -> float:
    own = state.players[seat]
    return 0.55 * table.stat(state, content, seat, "farm") if own.food < 3 else 0.4


def _hut_worth(state: FarState, content: FarContent, seat: int) -> float:
    return 2.0 if state.players[seat].room > 0 else 0.0


_BUILDINGS: Final[Mapping[str, Callable[[FarState, FarContent, int], float]]] = {
    "town_hall": lambda state, content, seat: 0.5,
    "saloon": _saloon_worth,
    "stables": _stables_worth,
    "general_store": _store_worth,
    "farm": _farm_worth,
    "hut": _hut_worth,
    "mine": _mine_worth,
}


def _saloon(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """The dearest whom one can pay, of a faction that the party still lacks first."""
    own = state.players[seat]
    able = [o.id for o in request.decision.legal() if o.id in content.adventurers]
    if not able:
        return "done"

    def rated(one: str) -> tuple[bool, int, str]:
        card = content.adventurers[one]
        holder = own.party.get(card.faction)
        return holder is None or holder == own.companion, card.cost, one

    best = max(able, key=rated)
    return best if rated(best)[0] or content.adventurers[best].cost >= 4 else "done"


def _store(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    own = state.players[seat]
    return "draw:3" if len(own.hand) < 2 and own.coins + 2 * own.gems > 6 else "coin"


def _keep(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    cards = [option.id for option in request.decision.legal() if option.id in state.drawn]
    ranked = sorted(cards, key=lambda card: -getattr(content.working[card], "points", 0))
    return ranked[:1]


def _stables(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    able = [option.id for option in request.decision.legal()]
    return next((one for one in ("bird", "tortoise") if one in able), "done")


def _mine(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    able = [option.id for option in request.decision.legal() if option.id != "none"]
    return max(able, key=lambda space: (worth(content, space), space), default="none")


def _duel(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    able = [option.id for option in request.decision.legal()]
    return able[0]


def _party(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """Most icons by a weight of its own, one of each faction."""
    own = state.players[seat]
    weights = {"H": 1.0, "K": 0.8, "W": 1.0, "M": 1.0, "S": 0.9, "D": 1.5}
    best: dict[str, tuple[float, str]] = {}
    for one in (*own.members, *own.reserve):
        rating = sum(weights[icon] * n for icon, n in content.icons[one].items())
        slot = "companion" if one == own.companion else content.adventurers[one].faction
        best[slot] = max(best.get(slot, (0.0, "")), (rating, one))
    return [one for _, one in sorted(best.values(), reverse=True)[:4]]


_ASKED: Final[Mapping[str, Callable[[FarState, FarContent, Request, int], Answer]]] = {
    "far.turn": _turn,
    "far.move": _move,
    "far.threat": _threat,
    "far.building": _building,
    "far.saloon": _saloon,
    "far.store": _store,
    "far.keep": _keep,
    "far.stables": _stables,
    "far.mine": _mine,
    "far.duel": _duel,
    "far.party": _party,
}
