"""The rest of a day as a plan: which Characters of hand and Reserve go where for the Mana there is. Pure.

A card that could wait for tomorrow costs a little, so that it is kept where it changes nothing.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from cogs.altered.content.cards import Ability, Card
from cogs.altered.content.filters import Count
from cogs.altered.house.effects import STAYS, payment, probe, words_worth
from cogs.altered.house.forecast import Forecast, Row, Where
from cogs.altered.rules.reading.ids import HAND, RESERVE, TurnChoice
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import EXPEDITIONS

MOST_CARDS: Final = 3
MOST_THOUGHT_OF: Final = 6
KEEP_HAND: Final = 0.7
KEEP_RESERVE: Final = 0.3
CHEAPER: Final = 1.1
"""What a Mana saved is worth, against whoever is given up for it."""
FLEETS: Final = 0.3
"""What it costs to be in the Discard tomorrow instead of in the Reserve."""
STAYING: Final = {"anchored": STAYS, "asleep": STAYS, "eternal": 2 * STAYS}
"""Who is still there tomorrow, for each Mana of its Hand Cost."""


@dataclass(frozen=True, slots=True)
class Body:
    """A Character that may be played. extra: what its words are worth in each expedition, less what it is worth to keep
    it; row: its statistics as it comes."""

    choice: str
    cost: int
    row: Row
    extra: tuple[float, float]
    wide: bool
    holds: bool

    def ways(self, seat: int) -> list[tuple[Where, ...]]:
        """Where it may go; a Gigantic is in both expeditions (AL-8.11)."""
        if self.wide:
            return [((seat, "hero"), (seat, "companion"))]
        return [((seat, e),) for e in EXPEDITIONS]

    def words(self, way: tuple[Where, ...]) -> float:
        """Its `extra` where it goes."""
        return self.extra[EXPEDITIONS.index(way[0][1])]


@dataclass(frozen=True, slots=True)
class Plan:
    """worth: above what there is now. first: what to play first, and where."""

    worth: float = 0.0
    first: str = ""
    where: str = ""


def bodies(look: Look, cast: Forecast) -> list[Body]:
    """What could be played as a Character, the most promising first."""
    return sorted(_bodies(look, cast), key=lambda b: -(max(b.extra) + 0.3 * sum(b.row) / 3))[:MOST_THOUGHT_OF]


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
    icons = icons_of(card, zone)
    lasting = sum(a not in icons and not a.support for a in card.abilities)
    row, extra = arrives(look, cast, card, zone)
    extra += 0.3 * lasting - (KEEP_HAND if zone == HAND else KEEP_RESERVE) + 0.05 * sum(row)
    words = [words_worth(look, cast, icons, probe(card, cast.seat, e)) for e in EXPEDITIONS]
    cost = look.cost(cast.seat, card, base)
    is_wide = any(k.k == "gigantic" for k in card.keywords)
    saved = given_up(look, cast, card)
    if saved is not None and card.cost_option is not None:  # AL-7.15
        cost = max(0, cost - card.cost_option.minus) + card.cost_option.cost.mana
        extra += saved
    return Body(choice, cost, row, (words[0] + extra, words[1] + extra), is_wide, holds_still(look, card, cast.seat))


def given_up(look: Look, cast: Forecast, card: Card) -> float | None:
    """What it is worth, below 0, to lose whoever makes a card cheaper; None: not possible, or too much for the Mana."""
    if card.cost_option is None:
        return None
    price = payment(look, cast, card.cost_option.cost, None)
    return price[0] if price is not None and price[0] + CHEAPER * card.cost_option.minus > 0 else None


def holds_still(look: Look, card: Card, seat: int) -> bool:
    """Whether the expedition that a Character joins stays where it is, as far as can be told before."""
    me = probe(card, seat, EXPEDITIONS[0])
    defending = (k.condition for k in card.keywords if k.k == "defender")
    if any(condition is None or look.holds(condition, seat, me) for condition in defending):
        return True
    still = [a for a in card.abilities if a.passive is not None and a.passive.cannot_move == "mine"]
    return any(a.condition is None or look.holds(a.condition, seat, me) for a in still)


def icons_of(card: Card, zone: str) -> list[Ability]:
    """What wakes as a card comes into play from there."""
    found = [(a, a.trigger) for a in card.abilities]
    return [a for a, trigger in found if trigger and trigger.event in ("join", zone) and trigger.by is None]


def arrives(look: Look, cast: Forecast, card: Card, zone: str) -> tuple[Row, float]:
    """The statistics that a Character has today after what it does to itself as it comes, and what else that is worth:
    who sleeps counts from tomorrow on, who is Anchored or Eternal another day."""
    row, extra = card.row, 0.0
    staying = set[str](k.k for k in card.keywords if k.k == "eternal" and k.condition is None)
    for part in (p for ability in icons_of(card, zone) for p in ability.do):
        if part.do != "gain" or part.who != "me":
            continue
        if part.what == "boost":
            n = part.n if isinstance(part.n, int) else _counted(look, cast, part.n)
            row = (row[0] + n, row[1] + n, row[2] + n)
        elif part.what == "fleeting":
            extra -= FLEETS
        else:
            staying.add(part.what)
    if "asleep" in staying:
        row = (0, 0, 0)
    return row, extra + sum(STAYING[name] * card.hand_cost for name in sorted(staying) if name in STAYING)


def _counted(look: Look, cast: Forecast, n: Any) -> int:
    """How many a `Count` finds now."""
    if not isinstance(n, Count):
        return 1
    found = n.plus + n.times * len(look.find(n.count, cast.seat))
    return found if n.max is None else min(found, n.max)


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
            yield cast.worth(more, held) - cast.now + extra + body.words(way), now
            if len(now) < MOST_CARDS:
                yield from _sets(cast, there[n + 1 :], mana - body.cost, more, held, extra + body.words(way), now)
