"""Whom the house wants along: what people are worth in a party, and whom it hires. Pure."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.house import plan
from cogs.near_and_far.house.walking import LONG
from cogs.near_and_far.rules.reading import table
from cogs.near_and_far.state import FACTIONS, Faction, FarState

WALKERS: Final[Mapping[str, float]] = {"H": 1.0, "K": 1.3, "W": 1.0, "M": 1.0, "S": 0.9, "D": 1.5}
DIGGERS: Final[Mapping[str, float]] = {"H": 0.1, "K": 5.0, "W": 0.1, "M": 0.1, "S": 0.1, "D": 0.1}
"""What icons are worth to it in a party, and when only the Mine is left."""
DIGGING: Final = 2.2
"""What an icon of skill is worth once a game is long: only high numbers of the Mine are left by then."""
LEAST_GAIN: Final = 1.5
"""So much better a party has to be with somebody to be worth a visit and their price."""
FEW: Final = 8
"""Free spaces on the map for each player; with fewer it begins to look for diggers."""
PARTY: Final = 4
"""As many people as it wants at least."""
ROW: Final = 5
"""People in the row (NF-4.5)."""


def weights_of(state: FarState, content: FarContent) -> Mapping[str, float]:
    """What icons are worth to it now: once few spaces are left for camps, digging is worth more and more."""
    below = max(0.0, 1.0 - table.free_spaces(state, content) / (FEW * len(state.present)))
    walkers = {**WALKERS, "K": DIGGING} if state.round > LONG else WALKERS
    return {icon: below * DIGGERS[icon] + (1 - below) * walkers[icon] for icon in walkers}


class _Wishes(NamedTuple):
    """What it looks for. weights: of icons; best: what its people of each faction are worth; off, chief: of a faction,
    what is taken off a price and what one more banner is worth; is_stuck: only digging helps."""

    weights: Mapping[str, float]
    best: Mapping[str, float]
    off: Mapping[Faction, int]
    chief: Mapping[Faction, float]
    is_stuck: bool


def _wishes(state: FarState, content: FarContent, seat: int) -> _Wishes:
    own, weights = state.players[seat], weights_of(state, content)
    best: dict[str, float] = {}
    for one in (*own.members, *own.reserve):
        if one != own.companion:
            faction = content.adventurers[one].faction
            best[faction] = max(best.get(faction, 0.0), rated(content, one, weights))
    off = {one: table.recruit_discount(state, content, seat, one) for one in FACTIONS}
    chief = {one: plan.chief_worth(state, content, seat, one) for one in FACTIONS}
    is_stuck = plan.is_mine_left(state, content) and plan.is_stuck(state, content, seat)
    return _Wishes(weights, best, off, chief, is_stuck)


def _gain(state: FarState, content: FarContent, seat: int, wishes: _Wishes, one: str) -> float:
    """How much better the party is with somebody; 0: they are not worth it, or cannot be paid."""
    card = content.adventurers[one]
    if card.cost - wishes.off[card.faction] > state.players[seat].coins:
        return 0.0
    faction, rating = card.faction, rated(content, one, wishes.weights)
    better = rating - wishes.best.get(faction, 0.0)
    if wishes.is_stuck:  # nobody leaves town any more, so whoever makes room for them digs no more (NF-4.7)
        better = rating - rated(content, makes_room(state, seat, faction), wishes.weights)
        if better <= 0:
            return 0.0
    gain = max(0.0, better) + wishes.chief[faction]
    return gain if gain >= LEAST_GAIN else 0.0


def hire(state: FarState, content: FarContent, seat: int) -> tuple[float, str] | None:
    """(how much better the party is with them, who) of those whom it can pay; None: nobody is worth it."""
    wishes = _wishes(state, content, seat)
    found = max(((_gain(state, content, seat, wishes, one), one) for one in state.row), default=(0.0, ""))
    return found if found[0] > 0 else None


def new_faces_worth(state: FarState, content: FarContent, seat: int) -> float:
    """How much better the best of a new row would make the party, on the average: of those who may come, the best one
    of five whom it can pay."""
    gone = {one for own in state.players for one in (*own.members, *own.reserve)}.union(state.row, state.adv_discard)
    wishes = _wishes(state, content, seat)
    gains = sorted(_gain(state, content, seat, wishes, one) for one in content.adventurers if one not in gone)
    found, before = 0.0, 0.0
    for place, gain in enumerate(gains, 1):
        odds = (place / len(gains)) ** ROW  # that none of them is better than this one
        found, before = found + gain * (odds - before), odds
    return found


def makes_room(state: FarState, seat: int, faction: Faction) -> str | None:
    """Who leaves the party for somebody of that faction; None: nobody (NF-4.7)."""
    own = state.players[seat]
    there = own.party.get(faction)
    return None if there == own.companion and len(own.members) < len(FACTIONS) else there


def rated(content: FarContent, member: str | None, weights: Mapping[str, float]) -> float:
    """What somebody's icons are worth; nobody's are worth nothing."""
    return 0.0 if member is None else sum(weights[icon] * n for icon, n in content.icons[member].items())


def is_poor(state: FarState, content: FarContent, seat: int) -> bool:
    """Whether people are wanted, and nobody can be paid."""
    is_wanting = plan.is_crowded(state, content) or len(table.adventurers_of(state, content, seat)) < PARTY
    return is_wanting and hire(state, content, seat) is None


def is_alone(state: FarState, content: FarContent, seat: int) -> bool:
    """Whether a game is long and it still has nobody or one to walk with: each camp takes two turns so."""
    return state.round > LONG and len(table.adventurers_of(state, content, seat)) < 2


def party_by(state: FarState, content: FarContent, seat: int, weights: Mapping[str, float]) -> list[str]:
    """The best of each faction, and the companion, four at most."""
    own = state.players[seat]
    best: dict[str, tuple[float, str]] = {}
    for one in (*own.members, *own.reserve):
        rating = rated(content, one, weights)
        slot = "companion" if one == own.companion else content.adventurers[one].faction
        best[slot] = max(best.get(slot, (0.0, "")), (rating, one))
    return [one for _, one in sorted(best.values(), reverse=True)[:4]]
