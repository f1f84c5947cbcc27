"""What the words of a card are worth at this moment, in the points of the forecast. Pure and rough on purpose."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from bot.rules.content.reader import walk
from cogs.altered.content.cards import Ability, Card
from cogs.altered.content.filters import Pick
from cogs.altered.content.vocabulary import Verb
from cogs.altered.house.forecast import Forecast, Row, Where
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import EXPEDITIONS, Obj, other

LEAVES: Final = frozenset({"send", "return", "to_deck_top", "to_mana"})
HARM: Final = LEAVES | {"discard", "sabotage", "exhaust", "lose"}
HARMFUL_GAINS: Final = frozenset({"asleep", "fleeting"})
WORTH: Final = {"draw": 1.6, "resupply": 1.2, "look": 1.0, "to_mana": 0.8, "next": 0.7, "play": 1.0, "ready": 0.6}
OTHER: Final = 0.3
STAYS: Final = 0.4
"""What a Character that stays a day longer is worth for each Mana that it cost."""
PRICE_OF_A_CARD: Final = 0.25
"""What a removed card is worth for each Mana that it cost, beside what it does today."""


def is_harm(part: Any) -> bool:
    """Whether a word is nothing that one wishes for oneself."""
    return part.do in HARM or (part.do == "gain" and part.what in HARMFUL_GAINS)


def picks(card: Card) -> Iterator[tuple[Pick, bool]]:
    """The targets of a card and whether being one is bad."""
    for part in verbs(card):
        pick = getattr(part, "who", None)
        if isinstance(pick, Pick) and pick.all is None:
            yield pick, is_harm(part)


def verbs(of: Card | Ability) -> Iterator[Any]:
    """Every word of a card or an ability, those inside of others too."""
    return (part for _, part in walk(of, "") if isinstance(part, Verb))


def useful(look: Look, card: Card, seat: int, spare: int) -> bool:
    """Whether a card with targets has them on the right side, and their Tough can be paid with the Mana to spare: what
    begins and cannot be finished would be begun again for ever."""
    tough = 0
    wanted = list(picks(card))
    for pick, bad in wanted:
        right = [o for o in look.find(pick.filter, seat, None) if (o.controller != seat) == bad]
        if not right:
            return False
        each = [look.tough(seat, [o.id]) for o in right]
        tough += min(each) if len(wanted) == 1 else max(each)
    return tough <= spare


def places(look: Look, obj: Obj) -> list[Where]:
    """Where a Character counts."""
    return [(obj.controller, e) for e in look.expeditions(obj)]


def taken_away(look: Look, obj: Obj) -> dict[Where, Row]:
    """The change when a Character no longer counts."""
    f, m, w = (0, 0, 0) if "asleep" in obj.statuses else look.stats(obj)
    return {place: (-f, -m, -w) for place in places(look, obj)}


def swing(look: Look, cast: Forecast, part: Any, obj: Obj) -> float:
    """What one word does to one object, seen from the forecast's seat."""
    if part.do == "switch":
        return switched(look, cast, obj)
    if not look.is_body(obj) or obj.zone != "expedition":
        return OTHER if (obj.controller != cast.seat) == is_harm(part) else -OTHER
    price = PRICE_OF_A_CARD * look.card(obj).hand_cost * (1 if obj.controller != cast.seat else -1)
    if part.do in LEAVES or part.do == "discard":
        return cast.worth(taken_away(look, obj)) - cast.now + price
    if part.do == "gain" and part.what == "asleep":
        return cast.worth(taken_away(look, obj)) - cast.now
    boosts = _boosts(part, obj)
    if boosts:
        return cast.worth({place: (boosts,) * 3 for place in places(look, obj)}) - cast.now
    side = 1 if (obj.controller != cast.seat) == is_harm(part) else -1
    return side * (OTHER + (STAYS * look.card(obj).hand_cost if part.do == "gain" and part.what == "anchored" else 0.0))


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


def words_worth(look: Look, cast: Forecast, abilities: Iterable[Ability]) -> float:
    """All the words of some abilities, each for itself."""
    return sum(_steps(look, cast, ability.do) for ability in abilities)


def _steps(look: Look, cast: Forecast, steps: Iterable[Any]) -> float:
    return sum(_word(look, cast, step) for step in steps)


def _word(look: Look, cast: Forecast, part: Any) -> float:
    if part.do == "roll":  # every branch as likely as the others, which is near enough
        return sum(_steps(look, cast, branch) for branch in part.table.values()) / max(1, len(part.table))
    if part.do == "choose":
        return max(_steps(look, cast, mode) for mode in part.modes)
    if part.do in ("pay", "each"):
        return max(0.0, _steps(look, cast, part.steps) - OTHER)
    pick = getattr(part, "who", None)
    if isinstance(pick, Pick):
        there = sorted((swing(look, cast, part, o) for o in look.find(pick.filter, cast.seat, None)), reverse=True)
        if pick.all is not None:
            return sum(there)
        return sum(x for x in there[: pick.n] if x > 0 or not pick.up_to)
    if part.do == "create":
        return _token(look, cast, part)
    if part.do == "lock":
        return max(cast.worth({}, frozenset({(cast.foe, e)})) for e in EXPEDITIONS) - cast.now
    return WORTH.get(part.do, OTHER) * _times(part)


def _times(part: Any) -> int:
    """How often a word does it, and for whom: what both players get helps nobody."""
    if part.do not in ("draw", "resupply"):
        return 1
    return {"me": 1, "each": 0, "opponent": -1}[part.player] * (part.n if isinstance(part.n, int) else 1)


def _token(look: Look, cast: Forecast, part: Any) -> float:
    row = look.content.cards[look.content.tokens[part.token]].row
    if part.at == "each":
        return cast.worth({(cast.seat, e): row for e in EXPEDITIONS}) - cast.now + 0.6
    return max(cast.worth({(cast.seat, e): row}) for e in EXPEDITIONS) - cast.now + 0.3
