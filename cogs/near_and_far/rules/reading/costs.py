"""What abilities cost (rules 9): all of it is paid, or the ability is neither offered nor used. Pure; only reads."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from bot.rules.decision import Text, text
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.terms import LEAST_REP
from cogs.near_and_far.content.vocabulary import GOODS_FIELDS, Cost, Discard
from cogs.near_and_far.rules.reading.amounts import FIELDS
from cogs.near_and_far.rules.reading.buying import too_few
from cogs.near_and_far.rules.reading.table import adventurers_of
from cogs.near_and_far.state import FarState, Player

PAID: Final = {"coin": "coins", "gem": "gems", "food": "food", "hearts": "hearts"}
GIVEN_UP: Final = tuple(Discard.model_fields)


def lacking(state: FarState, content: FarContent, seat: int, card: str, cost: Cost | None) -> Text | None:
    """Why a card's cost cannot be paid; None: it can."""
    if cost is None:
        return None
    own = state.players[seat]
    if cost.pay is not None:
        for good, field in PAID.items():
            if poor := too_few(getattr(own, field), good, getattr(cost.pay, good)):
                return poor
        if poor := too_few(sum(own.tokens.values()), "any", cost.pay.token):
            return poor
        if own.rep - cost.pay.rep < LEAST_REP:  # NF-12.3
            return text("far-lacking-rep-min", n=LEAST_REP + cost.pay.rep, have=own.rep)
    if cost.discard is not None:
        for kind in GIVEN_UP:
            n, have = getattr(cost.discard, kind), len(at_hand(state, content, seat, kind, card))
            if have < n:
                return text("far-lacking-discard", kind=kind, n=n, have=have)
    return None


def has_all(own: Player, cost: Sequence[Any]) -> bool:
    """Whether somebody has what a story takes for a choice (NF-7.6): all that its effects would lose, together."""
    taken = Counter[str]()
    for effect in cost:
        if effect.do == "lose" and effect.who in ("owner", "each"):
            taken.update({name: getattr(effect, name) for name in GOODS_FIELDS})
    have = {name: getattr(own, field) for name, field in FIELDS.items()} | {"rep": own.rep - LEAST_REP}
    return all(have[name] >= n for name, n in taken.items())


def at_hand(state: FarState, content: FarContent, seat: int, kind: str, card: str) -> list[str]:
    """What a seat may give up of a kind, by id; a treasure does not give up itself in place of another."""
    own = state.players[seat]
    if kind == "treasure":
        return [one for one in own.treasures if one != card]
    if kind == "hand_card":
        return sorted(own.hand)
    if kind == "pack_animal":
        return ["pack_bird"] * own.birds + ["pack_tortoise"] * own.tortoises
    return sorted(adventurers_of(state, content, seat))
