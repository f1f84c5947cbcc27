"""What the words of a card are worth at this moment, in the points of the forecast. Pure and rough on purpose."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Final

from bot.rules.content.reader import walk
from bot.rules.effects import holds
from cogs.altered.content.cards import Ability, Card
from cogs.altered.content.filters import Cost, Pick
from cogs.altered.content.harm import LEAVES, is_harm
from cogs.altered.content.vocabulary import Verb
from cogs.altered.house.forecast import Forecast, Where, places, taken_away
from cogs.altered.house.losses import PRICE_OF_A_CARD, must_leave, paid
from cogs.altered.rules.reading.facts import Moment
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import EXPEDITIONS, Obj, other

WORTH: Final = {"draw": 1.6, "resupply": 1.2, "look": 1.0, "to_mana": 0.8, "next": 0.7, "play": 1.0, "ready": 0.6}
OTHER: Final = 0.3
STAYS: Final = 0.8
"""What a Character that stays a day longer is worth for each Mana that it cost."""


def picks(card: Card) -> Iterator[tuple[Pick, bool]]:
    """The targets of a card and whether being one is bad."""
    for part in verbs(card):
        pick = getattr(part, "who", None)
        if isinstance(pick, Pick) and pick.all is None:
            yield pick, is_harm(part)


def verbs(of: Card | Ability) -> Iterator[Any]:
    """Every word of a card or an ability, those inside of others too."""
    return (part for _, part in walk(of, "") if isinstance(part, Verb))


def useful(look: Look, card: Card, seat: int, spare: int, me: Obj | None = None) -> bool:
    """Whether a card with targets has them on the right side, and their Tough can be paid with the Mana to spare: what
    begins and cannot be finished would be begun again for ever. me: the object that says them, if it is in play."""
    tough = 0
    wanted = list(picks(card))
    for pick, bad in wanted:
        right = [o for o in look.find(pick.filter, seat, me) if (o.controller != seat) == bad]
        if not right:
            return False
        each = [look.tough(seat, [o.id]) for o in right]
        tough += min(each) if len(wanted) == 1 else max(each)
    return tough <= spare


def swing(look: Look, cast: Forecast, part: Any, obj: Obj) -> float:
    """What one word does to one object, seen from the forecast's seat."""
    if part.do == "switch":
        return switched(look, cast, obj)
    if not look.is_body(obj) or obj.zone != "expedition":
        return OTHER if (obj.controller != cast.seat) == is_harm(part) else -OTHER
    if part.do in LEAVES or part.do == "discard":
        lost = _lost(part.do, look.card(obj)) * (1 if obj.controller != cast.seat else -1)
        return cast.worth(taken_away(look, obj)) - cast.now + lost
    if part.do == "gain" and part.what == "asleep":
        return cast.worth(taken_away(look, obj)) - cast.now
    boosts = _boosts(part, obj)
    if boosts:
        return cast.worth({place: (boosts,) * 3 for place in places(look, obj)}) - cast.now
    side = 1 if (obj.controller != cast.seat) == is_harm(part) else -1
    return side * (OTHER + (STAYS * look.card(obj).hand_cost if part.do == "gain" and part.what == "anchored" else 0.0))


def _lost(verb: str, card: Card) -> float:
    """What its player has lost for good when a Character leaves: a token all of it, a card in the Reserve or the hand
    the Mana that it will cost again, one that has become Mana hardly anything."""
    if verb == "discard":
        return PRICE_OF_A_CARD * card.hand_cost
    if verb == "to_mana":
        return -0.5
    if verb == "return":
        return 0.1 * card.hand_cost
    return 0.0 if verb == "send" else 0.2 * card.hand_cost


def _boosts(part: Any, obj: Obj) -> int:
    """How many boosts more, or fewer."""
    if part.do == "gain" and part.what == "boost" and "asleep" not in obj.statuses:
        return part.n if isinstance(part.n, int) else 1
    return -obj.boosts if part.do == "lose" and part.what == "boost" else 0


def switched(look: Look, cast: Forecast, obj: Obj) -> float:
    """What it is worth to have a Character in the other expedition of its player."""
    if obj.expedition is None or not look.is_body(obj) or look.keyword(obj, "gigantic"):
        return 0.0
    f, m, w = look.stats(obj)
    here, there = (obj.controller, obj.expedition), (obj.controller, other(obj.expedition))
    return cast.worth({here: (-f, -m, -w), there: (f, m, w)}) - cast.now


def words_worth(look: Look, cast: Forecast, abilities: Iterable[Ability], me: Obj | None = None) -> float:
    """All the words of some abilities, each for itself. me: whose they are; `probe` where it is not in play yet."""
    return sum(steps_worth(look, cast, ability.do, me) for ability in abilities)


def probe(card: Card, seat: int, expedition: str) -> Obj:
    """A card as it would stand in an expedition, for what its words would find there."""
    return Obj("", card.id, seat, seat, "expedition", 0, expedition)


def steps_worth(look: Look, cast: Forecast, steps: Sequence[Any], me: Obj | None, did: bool = False) -> float:
    """Steps one after the other: those whose condition holds, and what may be left out only where it helps."""
    if not steps:
        return 0.0
    part, rest = steps[0], steps[1:]
    wanted = getattr(part, "condition", None)
    if wanted is not None and not holds(wanted, Moment(look, cast.seat, me, did=did)):
        return steps_worth(look, cast, rest, me)
    taken = _word(look, cast, part, me) + steps_worth(look, cast, rest, me, True)
    if not getattr(part, "optional", False):
        return taken
    return max(taken, steps_worth(look, cast, rest, me))


def payment(look: Look, cast: Forecast, cost: Cost, me: Obj | None) -> tuple[float, Forecast] | None:
    """What the objects of a cost are worth (`losses.paid`), with the words that their sacrifice wakes."""
    return paid(look, cast, cost, me, partial(words_worth, look, cast))


def _word(look: Look, cast: Forecast, part: Any, me: Obj | None) -> float:
    if part.do == "roll":  # every branch as likely as the others, which is near enough
        return sum(steps_worth(look, cast, branch, me) for branch in part.table.values()) / max(1, len(part.table))
    if part.do == "choose":
        return max(steps_worth(look, cast, mode, me) for mode in part.modes)
    if part.do == "each":
        return max(0.0, steps_worth(look, cast, part.steps, me) - OTHER)
    if part.do == "pay":
        price = payment(look, cast, part.price, me)
        return 0.0 if price is None else max(0.0, price[0] + steps_worth(look, price[1], part.steps, me) - OTHER)
    if part.do == "sacrifice":
        return must_leave(look, cast, part, me, partial(words_worth, look, cast))
    pick = getattr(part, "who", None)
    if isinstance(pick, Pick):
        return _picked(look, cast, part, pick, me)
    if pick == "me":  # what a card does to itself as it comes is part of its statistics (`plans`)
        return swing(look, cast, part, me) if me is not None and me.id else 0.0
    if part.do in ("create", "lock", "advance"):
        return _somewhere(look, cast, part, me)
    return WORTH.get(part.do, OTHER) * _times(part)


def _picked(look: Look, cast: Forecast, part: Any, pick: Pick, me: Obj | None) -> float:
    found = (o for o in look.find(pick.filter, cast.seat, me) if o.id not in cast.gone)
    there = sorted((swing(look, cast, part, o) for o in found), reverse=True)
    if pick.all is not None:
        return sum(there)
    return sum(x for x in there[: pick.n] if x > 0 or not pick.up_to)


def _somewhere(look: Look, cast: Forecast, part: Any, me: Obj | None) -> float:
    """A word that is done to expeditions: to all that it means, or to the best of those it may choose."""
    is_free = part.at in ("pick", "any") or (me is None and part.at in ("mine", "other", "facing"))
    side = cast.foe if part.at == "facing" or part.do == "lock" else cast.seat
    where = [(side, e) for e in EXPEDITIONS] if is_free else look.place_of(me, part.at, cast.seat)
    found = [placed(look, cast, part, place) for place in where]
    return (max if is_free else sum)(found) if found else 0.0


def placed(look: Look, cast: Forecast, part: Any, place: Where) -> float:
    """What such a word is worth at one expedition."""
    if part.do == "lock":
        return cast.worth({}, frozenset({place})) - cast.now
    if part.do == "advance":
        return cast.moved(place[0], part.n)
    n = part.n if isinstance(part.n, int) else 1
    row = look.content.cards[look.content.tokens[part.token]].row
    mine = 1 if place[0] == cast.seat else -1
    return cast.worth({place: (n * row[0], n * row[1], n * row[2])}) - cast.now + mine * OTHER * n


def _times(part: Any) -> int:
    """How often a word does it, and for whom: what both players get helps nobody."""
    if part.do not in ("draw", "resupply"):
        return 1
    return {"me": 1, "each": 0, "opponent": -1}[part.player] * (part.n if isinstance(part.n, int) else 1)
