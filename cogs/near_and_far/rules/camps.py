"""Whether something that a player may do at any moment could still pay for a camp (NF-8.1, D23). Pure; only reads, and
only what all see: that a question is asked tells nothing of a hand."""

from collections.abc import Iterable, Iterator
from typing import Any

from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.rules.abilities import can_pay, found
from cogs.near_and_far.rules.reading.buying import lacking
from cogs.near_and_far.rules.reading.side_quests import is_within_reach, open_quests
from cogs.near_and_far.rules.reading.table import artifact, camp_price, is_camp_site
from cogs.near_and_far.state import FarState


def may_come_about(state: FarState, content: FarContent, seat: int) -> bool:
    """Whether nothing but hearts is missing here, and open cards, a side quest or a card that might be in the hand and
    could be paid for bring as many."""
    missing = camp_price(state, content, seat) - state.players[seat].hearts
    return is_camp_site(state, seat) and sum(_helps(state, content, seat)) >= missing


def _helps(state: FarState, content: FarContent, seat: int) -> Iterator[int]:
    """What each of them takes off the price or adds to the hearts."""
    for path, ability in found(state, content, seat, "free"):
        if can_pay(state, content, seat, path, ability):
            yield _hearts(ability.do)
    for quest in open_quests(state, content, seat):
        if is_within_reach(state, content, seat, quest):
            yield _hearts(content.side_quests[quest].reward)
    if state.players[seat].hand:
        for card in _might_be_held(state, content):
            if lacking(state, content, seat, card) is None:
                yield _once_bought(content, card)


def _might_be_held(state: FarState, content: FarContent) -> list[str]:
    """Artifacts that do not lie open before anybody or in a discard, whoever may have them."""
    seen = {*state.basic_discard, *state.advanced_discard, *(card for one in state.players for card in one.bought)}
    return [card for card in (*content.basic, *content.advanced) if card not in seen]


def _once_bought(content: FarContent, card: str) -> int:
    printed = artifact(content, card)
    cheaper = sum(one.n for one in printed.discounts if one.of == "camp")
    return cheaper + sum(_hearts(one.do) for one in printed.abilities if one.trigger in ("on_buy", "free"))


def _hearts(effects: Iterable[Any]) -> int:
    """Hearts that effects may bring their owner."""
    total = 0
    for effect in effects:
        if effect.do == "gain" and effect.who in ("owner", "each"):
            total += effect.hearts
        elif effect.do == "choose":
            total += max(_hearts(way) for way in effect.options)
    return total
