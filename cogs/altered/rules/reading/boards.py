"""How the table would be after something that is certain, on a copy: somebody has gone, come, or been held. Pure."""

from dataclasses import replace
from typing import Final

from cogs.altered.content.cards import Card
from cogs.altered.rules.reading.ids import SCOUT
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.made import Arrival, arrival, brought
from cogs.altered.state import AlteredState, Floating, Obj

Board = AlteredState | None
"""How the table would be; None: that cannot be said."""


def without(state: AlteredState, oid: str) -> Board:
    """The table when this object has gone; None: it does not travel, and nothing would change."""
    obj = state.objects.get(oid)
    if obj is None or obj.zone != "expedition":
        return None
    return state.model_copy(update={"in_play": [one for one in state.in_play if one != oid]})


def staying(state: AlteredState) -> AlteredState:
    """The table without those who are sent to the Reserve as soon as all that waits is done (Scouts, AL-8.13): nobody
    counts on them at Dusk."""
    gone = leaving_at_once(state)
    return state.model_copy(update={"in_play": [one for one in state.in_play if one not in gone]}) if gone else state


def leaving_at_once(state: AlteredState) -> set[str]:
    """Who they are."""
    return {one.me for one in state.pending if one.ability == SCOUT and one.me is not None}


_AS_PRINTED: Final = Arrival()


def with_body(
    state: AlteredState, card: Card, seat: int, expedition: str, n: int = 1, comes: Arrival = _AS_PRINTED
) -> AlteredState:
    """The table with this card, n of them, in an expedition. comes: what it has done to itself."""
    first = state.next_id + len(state.in_play)  # stamps after all that is there, and ids that nobody has
    more = {}
    for stamp in range(first, first + n):
        obj = Obj(f"then{stamp}", card.id, seat, seat, "expedition", stamp, expedition=expedition)
        statuses, counters = ["asleep"] if comes.asleep else [], {"boost": comes.boosts} if comes.boosts else {}
        more[obj.id] = replace(obj, statuses=statuses, counters=counters)
    return state.model_copy(update={"objects": {**state.objects, **more}, "in_play": [*state.in_play, *more]})


def with_play(look: Look, card: Card, seat: int, expedition: str, source: str, n: int = 1) -> Board:
    """The table when a card, n of it, has joined an expedition with the tokens that it brings along, by its own words
    alone. source: of `FROM`."""
    now = look.state
    if card.is_body:
        comes = arrival(look, seat, card, source, expedition)
        if comes.stays:
            now = with_body(now, card, seat, expedition, n, comes)
        for token, exp, many in brought(look, seat, card, source, expedition):
            now = with_body(now, token, seat, exp, many)
    return None if now is look.state else now


def with_lock(state: AlteredState, seat: int, expedition: str) -> AlteredState:
    """The table when this expedition cannot move forward today."""
    lock = Floating("lock", seat, "day", expedition=expedition)
    return state.model_copy(update={"floating": [*state.floating, lock]})
