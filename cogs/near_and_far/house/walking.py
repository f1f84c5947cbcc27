"""Where the house walks: it rates every place that is in reach and goes to the best. Pure."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.rules.decision import Answer
from bot.rules.play.request import Request
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.maps import TOWN
from cogs.near_and_far.content.terms import threat_points
from cogs.near_and_far.rules.reading import table
from cogs.near_and_far.rules.reading.odds import chance
from cogs.near_and_far.rules.reading.reach import Way, reach
from cogs.near_and_far.state import FarState

CAMP: Final = 2.0
"""What a camp is worth: its point, and being nearer to the last."""
WITH_SHIELD, FAIR, DARING = 0.6, 0.5, 0.3
"""Odds from which it fights a threat: where a shield would pass it for nothing, at first, and once a game is long."""
CLOSING, RECKLESS = 2, 0.15
"""With so few free spaces for each player any chance at a threat is taken."""
LONG: Final = 9
"""From this round on each further one makes camps dearer to it, so that a game does not go on for ever."""
VERY_LONG: Final = 13
"""From here on much dearer."""


FEW_CAMPS: Final = 4
"""Whoever has fewer left makes for the end: each camp is worth `PUSH` more than the one before."""
PUSH: Final = 0.6
FAR_OFF: Final = 99
"""Steps to what is nowhere."""


def camp_worth(state: FarState, seat: int) -> float:
    """What a camp is worth to somebody in this round."""
    push = PUSH * max(0, FEW_CAMPS - state.players[seat].camps)
    return CAMP + push + 0.08 * max(0, state.round - LONG) + 0.3 * max(0, state.round - VERY_LONG)


BOSS_STAKE: Final = 6.0
"""What a boss beaten is worth beyond its points where all lose if one still stands in the end (NF-14.13)."""


class Outlook(NamedTuple):
    """What somebody who sets out has before them.

    hearts: to walk with; free: spaces for a camp; bosses: where those stand; near, near_boss: steps from the start to
    the nearest of them
    """

    hearts: int
    free: list[str]
    bosses: list[str]
    near: int
    near_boss: int


def best_space(state: FarState, content: FarContent, seat: int) -> tuple[float, str] | None:
    """(worth, space) of the best place to end a move, staying included."""
    own = state.players[seat]
    hearts = own.hearts if own.area == "map" else table.stat(state, content, seat, "hearts")
    start = own.at if own.area == "map" else TOWN
    ways: dict[str, Way] = {start: Way(0, 0, 0, ()), **reach(state, content, seat)}
    printed = table.the_map(state, content)
    free = [one.id for one in printed.spaces if table.is_empty_space(state, one.id) and one.id not in state.bosses]
    steps, bosses = printed.steps[start], sorted(state.bosses)
    outlook = Outlook(hearts, free, bosses, _nearest(steps, free), _nearest(steps, bosses))
    rated = [(_worth(state, content, seat, space, way, outlook), space) for space, way in ways.items()]
    return max(rated, key=lambda one: (one[0], one[1]), default=None)


def _nearest(steps: Mapping[str, int], spaces: Sequence[str]) -> int:
    return min((steps[one] for one in spaces if one in steps), default=FAR_OFF)


def boss_worth(state: FarState, content: FarContent, seat: int, space: str, hearts: int) -> float:
    """What a fight against the boss there is worth with so many hearts left: the odds, for its card and a camp."""
    boss = content.bosses[state.bosses[space]]
    odds = chance(table.stat(state, content, seat, "boss"), boss.level, max(0, hearts)) / 100
    stake = BOSS_STAKE if state.options.mode == "campaign" else 0.0
    return odds * (boss.points + stake + camp_worth(state, seat)) - 2 * (1 - odds)


def _worth(state: FarState, content: FarContent, seat: int, space: str, way: Way, outlook: Outlook) -> float:
    own = state.players[seat]
    printed = table.the_map(state, content).by_id[space]
    left = outlook.hearts - way.hearts
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
        return found + boss_worth(state, content, seat, space, left)
    if space in state.quests:
        best = max(table.stat(state, content, seat, "skill"), table.stat(state, content, seat, "combat"))
        found += 2.4 * chance(best, 6, min(2, max(0, left - 3))) / 100
    price = table.camp_price(state, content, seat)
    if left >= price and own.camps and table.is_empty_space(state, space):
        found += camp_worth(state, seat)
        if printed.icon is not None:
            found += table.stat(state, content, seat, "search") * (1.0 if printed.icon == "gem" else 0.5)
        if printed.good is not None:
            mine = any(state.camps.get(end.id) == seat for end in table.the_map(state, content).ends[printed.good])
            large, small = table.the_map(state, content).routes[printed.good]
            found += large - small if mine else small * 0.6
    elif way.path:
        found += _ahead(state, content, seat, space, left, outlook)
    return found


def _least_odds(state: FarState, content: FarContent) -> float:
    """From which odds on it fights: once few spaces are free the roads with threats will soon be quiet (NF-6.1)."""
    if table.free_spaces(state, content) <= CLOSING * len(state.present):
        return RECKLESS
    return FAIR if state.round <= LONG else DARING


def _ahead(state: FarState, content: FarContent, seat: int, space: str, left: int, outlook: Outlook) -> float:
    """What waits within the next move of a place that gives nothing itself: a space for a camp or a boss, if hearts
    last. Only where the way there gets shorter: whoever stays where they are comes to nothing by waiting."""
    steps, far = table.the_map(state, content).steps[space], 2 + state.players[seat].animals
    found, near = 0.0, _nearest(steps, outlook.free)
    pays = left >= table.camp_price(state, content, seat)  # the way to the nearest one leads over camps, for nothing
    if state.players[seat].camps and near < outlook.near and pays:
        found = 0.5 * camp_worth(state, seat) / -(-near // far)
    for boss in outlook.bosses:
        if steps[boss] < outlook.near_boss and steps[boss] <= far:
            found = max(found, 0.5 * boss_worth(state, content, seat, boss, left - steps[boss] + 1))
    return found


def move(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """To the best place, as far as the way goes; else stay."""
    best = best_space(state, content, seat)
    here = state.players[seat].at
    if best is None or best[1] == here or best[0] <= 0:
        return "stop"
    path = reach(state, content, seat)[best[1]].path
    # a neighbour is gone to by the road between (D16); a way round, past no threat, is gone step by step
    is_round = len(path) > 1 and best[1] in table.the_map(state, content).graph.neighbours(here)
    wanted = f"to:{path[0] if is_round else best[1]}"
    return wanted if any(option.id == wanted for option in request.decision.legal()) else "stop"


def threat(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """Fight, unless the odds are poor and something else gets past."""
    odds = chance(table.stat(state, content, seat, "threat"), state.threats[0], state.players[seat].hearts)
    able = [option.id for option in request.decision.legal()]
    return next((one for one in ("shield", *able[1:]) if one in able and odds < 100 * WITH_SHIELD), "fight")
