"""Where a player can walk, and what it costs (NF-5.3 to NF-5.7): the cheapest way to each space. Pure; only reads."""

from typing import NamedTuple

from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.maps import TOWN
from cogs.near_and_far.rules.reading.table import cards_of, is_empty_space, stat, the_map
from cogs.near_and_far.state import FarState


class Way(NamedTuple):
    """A way to a space. path: without the start; hearts: what it costs; threats, chests: active ones on it."""

    hearts: int
    threats: int
    chests: int
    path: tuple[str, ...]


def movement(state: FarState, content: FarContent, seat: int) -> tuple[int, int]:
    """Movement, and costs waived, of a whole move (NF-5.3)."""
    own = state.players[seat]
    waived = sum(
        one.n for _, card in cards_of(state, content, seat) for one in card.exemptions if one.of == "leave_cost"
    )
    return 2 + own.animals + stat(state, content, seat, "move"), own.tortoises + waived


def is_stuck(state: FarState, content: FarContent, seat: int) -> bool:
    """NF-5.7: whether somebody on the map has no heart left for the first step of the next adventure."""
    return state.players[seat].area == "map" and not reach(state, content, seat)


def walks(state: FarState, content: FarContent, seat: int) -> dict[str, int]:
    """Space -> what a walk there costs in hearts: to a neighbour by the direct road (D16), else by that of `reach`."""
    own, turn = state.players[seat], state.turn
    is_moving = turn.moving and turn.seat == seat
    here = own.at if own.area == "map" else TOWN
    skips = turn.skips if is_moving else movement(state, content, seat)[1]
    beside = {space for space, _ in the_map(state, content).ways[here]}
    step = int(is_empty_space(state, here) and not skips)
    return {space: step if space in beside else way.hearts for space, way in reach(state, content, seat).items()}


def reach(state: FarState, content: FarContent, seat: int) -> dict[str, Way]:
    """Space -> the way with fewest threats, then fewest hearts, then fewest steps. From town: as if it left now."""
    own, turn = state.players[seat], state.turn
    if turn.moving and turn.seat == seat:
        start, moves, skips, hearts = own.at, turn.moves, turn.skips, own.hearts
    else:
        moves, skips = movement(state, content, seat)
        start = own.at if own.area == "map" else TOWN
        hearts = own.hearts if own.area == "map" else stat(state, content, seat, "hearts")
    roads, has_threats = the_map(state, content).ways, bool(state.threats)
    best: dict[str, Way] = {start: Way(0, 0, 0, ())}
    ring = {start: [(Way(0, 0, 0, ()), skips)]}
    for _ in range(moves):
        following: dict[str, list[tuple[Way, int]]] = {}
        for space, ways in ring.items():
            if space in state.bosses:  # NF-15.2: whoever arrives there goes no further
                continue
            paid = is_empty_space(state, space)
            for way, left in ways:
                cost, rest = (0, left - 1) if paid and left else (int(paid), left)
                if way.hearts + cost > hearts:  # NF-5.7
                    continue
                for other, symbol in roads[space]:
                    if other in way.path or other == start:
                        continue
                    active = symbol != "none" and (paid or is_empty_space(state, other))  # NF-6.1
                    threats = way.threats + (active and symbol == "threat" and has_threats)
                    known = best.get(other)
                    if known is None or (threats, way.hearts + cost) < (known.threats, known.hearts):
                        chests = way.chests + (active and symbol == "chest")
                        best[other] = Way(way.hearts + cost, threats, chests, (*way.path, other))
                        following[other] = [(best[other], rest)]
        ring = following
    return {space: way for space, way in best.items() if way.path}
