"""Who in play would answer a card or token that joins with something that Dusk would notice, read from what it waits
for and before anything has happened. Pure, only looks."""

from collections.abc import Iterator
from typing import Final

from cogs.altered.content.cards import Card
from cogs.altered.rules.events.acts import Fact
from cogs.altered.rules.events.triggers import Listener, listeners, sees
from cogs.altered.rules.reading.boards import with_play
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.outcomes import is_aside
from cogs.altered.state import AlteredState

LATER: Final = frozenset({"noon", "night", "moves_forward", "fails_to_move"})
"""What no play begins, nor anything before an expedition has moved."""
_AT_DUSK: Final = frozenset({"passed", "dusk"})


def is_heard(look: Look, seat: int, token: Card, expedition: str) -> bool:
    """Whether somebody may answer a token that joins there, as far as anybody can tell."""
    waiting = noisy(look)
    if not waiting:
        return waiting is None
    then = with_play(look, token, seat, expedition, "") or look.state
    now = Look(then, look.content)
    return any(sees(now, one, fact) for one in waiting for fact in facts_of(look, then, seat, ""))


def noisy(look: Look) -> list[Listener] | None:
    """Who in play may answer a play with something that Dusk would notice; None: whatever happens may go otherwise."""
    if any(one.kind == "next" for one in look.state.floating):
        return None
    for oid in look.state.in_play:
        for _, _, passive in look.content.printed[look.state.objects[oid].card].passives:
            if passive.replace is not None or passive.grant is not None:
                return None
    found = [one for one in listeners(look) if one.trigger.event not in LATER and not is_aside(one.ability.do)]
    return None if any(one.trigger.event in _AT_DUSK for one in found) else found


def facts_of(look: Look, then: AlteredState, seat: int, source: str) -> Iterator[Fact]:
    """What happens where these have joined. then: the table after it."""
    for oid in then.in_play[len(look.state.in_play) :]:
        obj = then.objects[oid]
        exp = obj.expedition or ""
        yield Fact("joins", oid, seat=seat, exp=exp, first=True)
        yield Fact("played", oid, seat=seat, exp=exp, source=source)
        for what in ("boost", "asleep", "anchored", "fleeting"):
            yield Fact("gains", oid, seat=seat, exp=exp, what=what)
