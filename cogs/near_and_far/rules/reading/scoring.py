"""The final score (NF-13): eleven categories a seat, and who has won. Pure."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.terms import ROUTES, threat_points
from cogs.near_and_far.content.vocabulary import Score
from cogs.near_and_far.rules.reading.table import adventurers_of, artifact, cards_of, the_map
from cogs.near_and_far.state import FarState, Sheet


def rep_points(rep: int) -> int:
    """NF-13.5: -6, -5: -2; -4, -3: -1; -2 to 1: nothing; from 2 on one more every second step."""
    if rep < 2:
        return -2 if rep <= -5 else -1 if rep <= -3 else 0
    return rep // 2


def route_points(state: FarState, content: FarContent, seat: int) -> list[int]:
    """NF-13.4: what each trade route is worth for a seat: large with both ends, small with one of two taken ones."""
    printed = the_map(state, content)
    found = []
    for good in ROUTES:
        owners = [owner_of(state, space.id) for space in printed.ends[good]]
        large, small = printed.routes[good]
        if None in owners or seat not in owners:
            found.append(0)
        else:
            found.append(large if len(set(owners)) == 1 else small)
    return found


def owner_of(state: FarState, space: str) -> int | None:
    """Whose camp scores there: nobody's where there is none, or where its owner has left (NF-14.14)."""
    owner = state.camps.get(space)
    return None if owner is None or state.players[owner].area == "gone" else owner


def sheet(state: FarState, content: FarContent, seat: int) -> Sheet:
    """NF-13.3: the lines of a seat, in their order."""
    own = state.players[seat]
    placed = state.options.camps - own.camps
    treasures = sum(content.treasures[card].points for card in own.treasures)
    worlds = sum(content.worlds[card].points for card in own.worlds)
    points = [
        placed,
        sum(route_points(state, content, seat)),
        sum(artifact(content, card).points for card in own.bought) - len(own.hand),  # NF-9.7
        sum(threat_points(level) for level in own.threats)  # NF-13.6
        + sum(content.bosses[boss].points for boss in own.bosses),
        (own.coins + own.gems) // 2,
        sum(own.tokens.values()),
        5 * sum(owner == seat for owner in state.chiefs.values()),  # NF-11.4
        rep_points(own.rep),
        2 if not own.camps else 0,
        5 if len(own.treasures) == 3 else 0,
        treasures + worlds + bonuses(state, content, seat),
    ]
    tiebreak = any(card.tiebreak for _, card in cards_of(state, content, seat))
    return Sheet(seat, points, sum(points), tiebreak, own.rep, own.coins + own.gems)


def bonuses(state: FarState, content: FarContent, seat: int) -> int:
    """What `score` effects of open cards are worth."""
    return sum(bonus(state, content, seat, card.scores) for _, card in cards_of(state, content, seat))


def bonus(state: FarState, content: FarContent, seat: int, scores: Sequence[Score]) -> int:
    """What the `score` effects of one card are worth to a seat as things stand."""
    total = 0
    for score in scores:
        found = score.n * (COUNTS[score.per](state, content, seat, score) // score.every)
        total += found if score.cap is None else min(found, score.cap)
    return total


def _adventurers(state: FarState, content: FarContent, seat: int, score: Any) -> int:
    found = [content.adventurers[one].faction for one in adventurers_of(state, content, seat)]
    return sum(score.faction in (None, faction) for faction in found)


def _tokens(state: FarState, content: FarContent, seat: int, score: Any) -> int:
    return sum(n for faction, n in state.players[seat].tokens.items() if score.faction in (None, faction))


def _bought(state: FarState, content: FarContent, seat: int, score: Any) -> int:
    decks = {"basic": content.basic, "advanced": content.advanced}
    bought = state.players[seat].bought
    return sum(score.deck is None or card in decks[score.deck] for card in bought)


COUNTS: Final[dict[str, Callable[[FarState, FarContent, int, Any], int]]] = {
    "camp": lambda state, content, seat, score: state.options.camps - state.players[seat].camps,
    "mine_camp": lambda state, content, seat, score: state.players[seat].mine_camps,
    "threat": lambda state, content, seat, score: len(state.players[seat].threats),
    "boss": lambda state, content, seat, score: len(state.players[seat].bosses),
    "chief": lambda state, content, seat, score: sum(owner == seat for owner in state.chiefs.values()),
    "adventurer": _adventurers,
    "token": _tokens,
    "treasure": lambda state, content, seat, score: len(state.players[seat].treasures),
    "bought": _bought,
    "route": lambda state, content, seat, score: sum(n > 0 for n in route_points(state, content, seat)),
    "quest_done": lambda state, content, seat, score: state.players[seat].quests_done,
    "pack_animal": lambda state, content, seat, score: state.players[seat].animals,
    "rep_positive": lambda state, content, seat, score: max(0, state.players[seat].rep),
    "rep_negative": lambda state, content, seat, score: max(0, -state.players[seat].rep),
    "food": lambda state, content, seat, score: state.players[seat].food,
    "flat": lambda state, content, seat, score: 1,
}
"""What each `per` counts (rules 9)."""


def winners(sheets: list[Sheet]) -> tuple[int, ...]:
    """NF-13.7: most points; then a card that breaks ties, then reputation, then coins and gems, then together."""
    best = max(one.total for one in sheets)
    tied = [one for one in sheets if one.total == best]
    if len(tied) > 1 and any(one.tiebreak for one in tied):
        tied = [one for one in tied if one.tiebreak]
    top = max((one.rep, one.wealth) for one in tied)
    return tuple(one.seat for one in tied if (one.rep, one.wealth) == top)
