"""The rest of a day as a plan: which Characters of hand and Reserve go where for the Mana there is. Pure.

A card that could wait for tomorrow costs a little, so that it is kept where it changes nothing.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from cogs.altered.content.cards import Card
from cogs.altered.house.effects import words_worth
from cogs.altered.house.forecast import Forecast, Row, Where
from cogs.altered.rules.reading.ids import HAND, RESERVE, TurnChoice
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import EXPEDITIONS

MOST_CARDS: Final = 3
MOST_THOUGHT_OF: Final = 6
KEEP_HAND: Final = 0.7
KEEP_RESERVE: Final = 0.3


@dataclass(frozen=True, slots=True)
class Body:
    """A Character that may be played. extra: what its words are worth, less what it is worth to keep it."""

    choice: str
    cost: int
    row: Row
    extra: float
    wide: bool
    holds: bool

    def ways(self, seat: int) -> list[tuple[Where, ...]]:
        """Where it may go; a Gigantic is in both expeditions (AL-8.11)."""
        if self.wide:
            return [((seat, "hero"), (seat, "companion"))]
        return [((seat, e),) for e in EXPEDITIONS]


@dataclass(frozen=True, slots=True)
class Plan:
    """worth: above what there is now. first: what to play first, and where."""

    worth: float = 0.0
    first: str = ""
    where: str = ""


def bodies(look: Look, cast: Forecast) -> list[Body]:
    """What could be played as a Character, the most promising first."""
    return sorted(_bodies(look, cast), key=lambda b: -(b.extra + 0.3 * sum(b.row) / 3))[:MOST_THOUGHT_OF]


def _bodies(look: Look, cast: Forecast) -> Iterator[Body]:
    player = look.state.players[cast.seat]
    for ref in dict.fromkeys(player.hand):
        card = look.content.cards[ref]
        if card.is_body:
            yield _body(look, cast, card, str(TurnChoice(HAND, ref)), card.hand_cost)
    for oid in player.reserve:
        obj = look.state.objects[oid]
        card = look.card(obj)
        if card.is_body and not obj.exhausted:
            yield _body(look, cast, card, str(TurnChoice(RESERVE, oid)), card.reserve_cost)


def _body(look: Look, cast: Forecast, card: Card, choice: str, base: int) -> Body:
    zone = choice.partition(":")[0]
    events = ("join", zone)
    icons = [a for a in card.abilities if a.trigger and a.trigger.event in events and a.trigger.by is None]
    lasting = [a for a in card.abilities if a not in icons and not a.support]
    extra = words_worth(look, cast, icons) + 0.3 * len(lasting)
    kept = KEEP_HAND if zone == HAND else KEEP_RESERVE
    names = {k.k for k in card.keywords}
    cost = look.cost(cast.seat, card, base)
    return Body(choice, cost, card.row, extra - kept + 0.05 * sum(card.row), "gigantic" in names, "defender" in names)


def best_plan(cast: Forecast, there: list[Body], mana: int) -> Plan:
    """The best set of Characters for this Mana; its dearest is played first."""
    best = Plan()
    for worth, played in _sets(cast, there, mana, {}, frozenset(), 0.0, ()):
        if worth > best.worth:
            body, way = max(played, key=lambda pair: pair[0].cost)
            best = Plan(worth, body.choice, way[0][1])
    return best


Played = tuple[tuple[Body, tuple[Where, ...]], ...]


def _sets(
    cast: Forecast,
    there: list[Body],
    mana: int,
    rows: dict[Where, Row],
    stuck: frozenset[Where],
    extra: float,
    played: Played,
) -> Iterator[tuple[float, Played]]:
    for n, body in enumerate(there):
        if body.cost > mana:
            continue
        for way in body.ways(cast.seat):
            more = dict(rows)
            for place in way:
                a, b = more.get(place, (0, 0, 0)), body.row
                more[place] = (a[0] + b[0], a[1] + b[1], a[2] + b[2])
            held = stuck | set(way) if body.holds else stuck
            now = (*played, (body, way))
            yield cast.worth(more, held) - cast.now + extra + body.extra, now
            if len(now) < MOST_CARDS:
                yield from _sets(cast, there[n + 1 :], mana - body.cost, more, held, extra + body.extra, now)
