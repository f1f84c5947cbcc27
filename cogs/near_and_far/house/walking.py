"""Where the house walks: it rates every place that is in reach and goes to the best. Pure."""

from typing import Final

from bot.rules.decision import Answer
from bot.rules.play.request import Request
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.maps import TOWN
from cogs.near_and_far.content.terms import threat_points
from cogs.near_and_far.rules.reading import table
from cogs.near_and_far.rules.reading.odds import chance
from cogs.near_and_far.rules.reading.reach import Way, reach
from cogs.near_and_far.state import FarState

CAMP: Final = 1.6
"""What a camp is worth: its point, and being nearer to the last."""
WITH_SHIELD, FAIR, DARING = 0.6, 0.5, 0.3
"""Odds from which it fights a threat: where a shield would pass it for nothing, at first, and once a game is long."""
CLOSING, RECKLESS = 2, 0.15
"""With so few free spaces for each player any chance at a threat is taken."""
LONG: Final = 12
"""From this round on each further one makes camps dearer to it, so that a game does not go on for ever."""
VERY_LONG: Final = 16
"""From here on much dearer."""


FEW_CAMPS: Final = 4
"""Whoever has fewer left makes for the end: each camp is worth `PUSH` more than the one before."""
PUSH: Final = 0.6


def camp_worth(state: FarState, seat: int) -> float:
    """What a camp is worth to somebody in this round."""
    push = PUSH * max(0, FEW_CAMPS - state.players[seat].camps)
    return CAMP + push + 0.08 * max(0, state.round - LONG) + 0.3 * max(0, state.round - VERY_LONG)


def best_space(state: FarState, content: FarContent, seat: int) -> tuple[float, str] | None:
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
        has_shield = table.has_shield(state, content, seat)
        if odds >= (WITH_SHIELD if has_shield else _least_odds(state, content)):
            found = odds * (found + camp_worth(state, seat) + threat_points(state.threats[0])) - 2 * (1 - odds)
        elif has_shield:
            pass  # passed for nothing, and nothing is won (NF-6.4)
        elif own.animals < way.threats:
            return -1.0
        else:
            found -= 1.2 * way.threats  # an animal is sent away for each
    if space in state.bosses:
        boss = content.bosses[state.bosses[space]]
        odds = chance(table.stat(state, content, seat, "boss"), boss.level, left) / 100
        return odds * (found + boss.points + camp_worth(state, seat)) - 2 * (1 - odds)
    if space in state.quests:
        best = max(table.stat(state, content, seat, "skill"), table.stat(state, content, seat, "combat"))
        found += 2.4 * chance(best, 6, min(2, max(0, left - 3))) / 100
    price = table.camp_price(state, content, seat)
    if left >= price and own.camps and table.is_empty_space(state, space):
        found += camp_worth(state, seat)
        if printed.icon is not None:
            found += table.stat(state, content, seat, "search") * (1.0 if printed.icon == "gem" else 0.5)
        if printed.good is not None:
            mine = any(state.camps.get(end.id) == seat for end in table.the_map(state, content).ends(printed.good))
            large, small = table.the_map(state, content).routes[printed.good]
            found += large - small if mine else small * 0.6
    elif own.camps and left > price:
        found += _ahead(state, content, seat, space, left - price)
    return found


def _least_odds(state: FarState, content: FarContent) -> float:
    """From which odds on it fights: once few spaces are free the roads with threats will soon be quiet (NF-6.1)."""
    if table.free_spaces(state, content) <= CLOSING * len(state.present):
        return RECKLESS
    return FAIR if state.round <= LONG else DARING


def _ahead(state: FarState, content: FarContent, seat: int, space: str, spare: int) -> float:
    """What waits within the next move of a place that gives nothing itself: a space for a camp, if hearts last."""
    printed = table.the_map(state, content)
    near = printed.steps[space]
    free = [near[one.id] for one in printed.spaces if one.id in near and table.is_empty_space(state, one.id)]
    return 0.5 * camp_worth(state, seat) if free and min(free) <= min(spare, 2 + state.players[seat].animals) else 0.0


def move(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """To the best place, as far as the way goes; else stay."""
    best = best_space(state, content, seat)
    here = state.players[seat].at
    if best is None or best[1] == here or best[0] <= 0:
        return "stop"
    wanted = f"to:{best[1]}"
    return wanted if any(option.id == wanted for option in request.decision.legal()) else "stop"


def threat(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """Fight, unless the odds are poor and something else gets past."""
    odds = chance(table.stat(state, content, seat, "threat"), state.threats[0], state.players[seat].hearts)
    able = [option.id for option in request.decision.legal()]
    return next((one for one in ("shield", *able[1:]) if one in able and odds < 100 * WITH_SHIELD), "fight")
