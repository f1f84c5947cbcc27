"""What it is worth to be rid of an object of one's own, or to see the other player lose one: whatever is sacrificed, as
a cost or by an effect. Pure."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from cogs.altered.content.cards import Ability, Card
from cogs.altered.content.filters import Cost
from cogs.altered.house.forecast import Forecast, taken_away
from cogs.altered.rules.effects.costs import payable
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import Obj

PRICE_OF_A_CARD: Final = 0.25
"""What a removed card is worth for each Mana that it cost, beside what it does today."""
PLACE: Final = 0.4
"""A Landmark or gear, for each Mana that it cost, and a little for any."""
IN_RESERVE: Final = 0.5
Worth = Callable[[Iterable[Ability]], float]
"""What abilities are worth to the forecast's seat: `effects.words_worth`, which needs this file."""


def gone(look: Look, cast: Forecast, obj: Obj) -> float:
    """What it is worth to the forecast's seat when an object leaves for the Discard; below 0 for most of its own."""
    side = 1 if obj.controller != cast.seat else -1
    cost = look.card(obj).hand_cost
    if obj.zone == "reserve":
        return side * IN_RESERVE
    if not look.is_body(obj):
        return side * (0.2 + PLACE * cost)
    return cast.worth(taken_away(look, obj)) - cast.now + side * PRICE_OF_A_CARD * cost


def sacrificed(look: Look, cast: Forecast, obj: Obj, worth: Worth) -> float:
    """The same for one's own sacrifice, with what wakes at it."""
    return gone(look, cast, obj) + worth(_woken(look, obj))


def _woken(look: Look, obj: Obj) -> Iterator[Ability]:
    """The reactions to a sacrifice: its own, and those of the cards of its player."""
    for source in look.zone("play"):
        if source.controller != obj.controller:
            continue
        for ability in look.card(source).abilities:
            trigger = ability.trigger
            if trigger is None or trigger.event not in ("sacrificed", "leaves"):
                continue
            if trigger.who == "me" or trigger.event == "leaves":
                if trigger.who == "me" and source.id == obj.id:
                    yield ability
                continue
            if ability.cost.exhaust_me and source.exhausted:
                continue
            if trigger.which is None or look.matches(obj, trigger.which, source.controller, source):
                yield ability


def paid(look: Look, cast: Forecast, cost: Cost, me: Obj | None, worth: Worth) -> tuple[float, Forecast] | None:
    """What paying the objects of a cost does, the least bad way, and the forecast after it; None: it cannot be paid.

    What is paid counts nowhere any more, so that a boost for whoever is sacrificed is worth nothing.
    """
    total = 0.0
    if cost.sacrifice_me and me is not None and me.zone in ("expedition", "landmark"):
        total, cast = total + sacrificed(look, cast, me, worth), cast.without(look, me)
    for name in ("sacrifice", "discard", "exhaust"):
        wanted = getattr(cost, name)
        if wanted is None:
            continue
        there = [o for o in payable(look, name, wanted, cast.seat, me) if o.id not in cast.gone]
        if not there:
            return None
        if name != "exhaust":
            now = cast
            best = max(there, key=lambda o: (_price(look, now, o, name, worth), -o.stamp))
            total, cast = total + _price(look, cast, best, name, worth), cast.without(look, best)
    return total, cast


def _price(look: Look, cast: Forecast, obj: Obj, name: str, worth: Worth) -> float:
    return sacrificed(look, cast, obj, worth) if name == "sacrifice" else gone(look, cast, obj)


def must_leave(look: Look, cast: Forecast, part: Any, me: Obj | None, worth: Worth) -> float:
    """The verb `sacrifice`: each player meant gives up what costs them least."""
    if part.me:
        return 0.0
    total = 0.0
    for seat in {"me": (cast.seat,), "opponent": (cast.foe,), "each": (cast.seat, cast.foe)}[part.player]:
        there = [o for o in look.find(part.who, cast.seat, me) if o.controller == seat and o.id not in cast.gone]
        if not there:
            continue
        if seat == cast.seat:
            total += max(sacrificed(look, cast, o, worth) for o in there)
        else:
            total += min(gone(look, cast, o) for o in there)
    return total


def has_sacrifice(card: Card, verbs: Iterable[Any]) -> bool:
    """Whether a card may have somebody sacrifice something."""
    costs = [ability.cost for ability in card.abilities] + ([card.cost_option.cost] if card.cost_option else [])
    words = list(verbs)
    costs += [part.price for part in words if part.do == "pay"]
    return any(part.do == "sacrifice" for part in words) or any(cost.sacrifice is not None for cost in costs)
