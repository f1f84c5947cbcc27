"""What can still help a test once effort has been committed: cards that answer to that, or to the challenge card.
Told before, or the chances beforehand would be a trap (ER-6.7, ER-6.8). Only looks. Pure."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from cogs.rangers.content.vocabulary.abilities import Ability
from cogs.rangers.content.vocabulary.effects import Commit, Modify
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import LIMBO, Happening, face_of, has_energy, pool, zone_of
from cogs.rangers.rules.reading.conditions import context_of, cost_of, fits, may_use
from cogs.rangers.state import CardInPlay, Trial

MOMENTS: Final = {"during_test_commit": "test_commit", "after_challenge_revealed": "challenge_revealed"}
"""When cards answer to a test whose effort is in, until it is told how it ends; and what happens then."""


class Later(NamedTuple):
    """A card, by print, that its owner may use for the test afterwards, for so much more effort.

    seat     its owner; in_hand: it is played, not used
    pool     the energy that playing it takes, and how much of it
    """

    card: str
    n: int
    seat: int
    in_hand: bool = False
    pool: str = ""
    cost: int = 0


def later(look: Board, test: Trial, seat: int) -> list[Later]:
    """What lies in play, whoever's it is, and what this seat has in its hand itself: nothing of others' hands."""
    found: list[Later] = []
    for name, kind in MOMENTS.items():
        happening = Happening(kind, test.seat, test.target)
        found += [*_in_play(look, name, happening), *_in_hand(look, name, happening, seat)]
    return sorted(found, key=lambda one: -one.n)


def _in_play(look: Board, name: str, happening: Happening) -> Iterator[Later]:
    for card in look.state.cards:
        if card.owner is None or card.is_face_down or zone_of(look.state, card) == LIMBO:
            continue
        for ability in face_of(look.content, card).abilities:
            when = ability.when
            if when.name != name or when.response or when.committed or not ability.optional:
                continue
            n = _adds(look, ability, card, happening, card.owner)
            if n > 0:
                yield Later(card.card, n, card.owner)


def _in_hand(look: Board, name: str, happening: Happening, seat: int) -> Iterator[Later]:
    """ER-5.3: as many of them as can be paid for now."""
    state, own = look.state, look.state.rangers[seat]
    for card_id, ability in look.content.responses.get(name, {}).items():
        printed = look.content.ranger_cards[card_id]
        n = _adds(look, ability, CardInPlay("", card_id, LIMBO, seat), happening, seat)
        if n > 0 and printed.aspect is not None:
            cost = cost_of(look, printed, seat)
            if has_energy(state, seat, printed.aspect) >= cost:
                one = Later(card_id, n, seat, True, pool(state, printed.aspect), cost)
                yield from [one] * own.hand.count(card_id)


def _adds(look: Board, ability: Ability, card: CardInPlay, happening: Happening, seat: int) -> int:
    """How much effort it is certain to add; 0 where it cannot be used."""
    context = context_of(look.state, seat, card.uid, happening)
    if not fits(look, ability.when, happening, card) or not may_use(look, card.uid, ability, context):
        return 0
    more = 0
    for effect in ability.do:
        if isinstance(effect, Commit) and isinstance(effect.n, int):
            more += effect.n
        elif isinstance(effect, Modify) and effect.what == "effort" and isinstance(effect.by, int):
            more += effect.by
    return more


def still(look: Board, found: Sequence[Later], seat: int, aspect: str, taken: Mapping[str, int]) -> list[Later]:
    """Those that are left once this much of a hand and of the test's energy is committed."""
    state = look.state
    left = Counter(state.rangers[seat].hand)
    left.subtract({card: n for card, n in taken.items() if card != "energy"})
    energy = dict(state.rangers[seat].energy)
    paying = pool(state, aspect)
    energy[paying] = energy.get(paying, 0) - taken.get("energy", 0)
    kept = []
    for one in found:
        if one.in_hand:
            if not left[one.card] or energy.get(one.pool, 0) < one.cost:
                continue
            left[one.card] -= 1
            energy[one.pool] = energy.get(one.pool, 0) - one.cost
        kept.append(one)
    return kept
