"""Who in play would react to a card or token that joins with something that Dusk would notice, before anything has
happened: read from what each waits for. Pure, only looks."""

from collections.abc import Iterator, Sequence
from typing import Final

from cogs.altered.content.cards import Card
from cogs.altered.rules.events.acts import Fact
from cogs.altered.rules.events.triggers import Listener, listeners, sees
from cogs.altered.rules.reading.aside import is_aside
from cogs.altered.rules.reading.boards import with_play
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import AlteredState

LATER: Final = frozenset({"noon", "night", "moves_forward", "fails_to_move"})
"""What no play begins, nor anything before an expedition has moved."""
_AT_DUSK: Final = frozenset({"passed", "dusk"})


def would_wake(look: Look, seat: int, token: Card, expedition: str) -> bool:
    """Whether somebody may react to a token that joins there, as far as anybody can tell."""
    waiting = may_react(look)
    if not waiting:
        return waiting is None
    then = with_play(look, token, seat, expedition, "") or look.state
    return is_noticed(look, then, seat, "", waiting)


def may_react(look: Look) -> list[Listener] | None:
    """Who may react to a play with something that Dusk would notice; None: whatever happens may go otherwise."""
    if any(one.kind == "next" for one in look.state.floating):
        return None
    for oid in look.state.in_play:
        for _, _, passive in look.content.printed[look.state.objects[oid].card].passives:
            if passive.replace is not None or passive.grant is not None:
                return None
    found = [one for one in listeners(look) if one.trigger.event not in LATER and not is_aside(one.ability.do)]
    return None if any(one.trigger.event in _AT_DUSK for one in found) else found


def is_noticed(look: Look, then: AlteredState, seat: int, source: str, waiting: Sequence[Listener]) -> bool:
    """Whether any of these reacts to what has joined. then: the table after it; source: of `FROM`, empty: a token."""
    now = Look(then, look.content)
    return bool(waiting) and any(sees(now, one, fact) for fact in _facts(look, then, seat, source) for one in waiting)


def _facts(look: Look, then: AlteredState, seat: int, source: str) -> Iterator[Fact]:
    """What happens as these join."""
    for oid in then.in_play[len(look.state.in_play) :]:
        obj = then.objects[oid]
        exp = obj.expedition or ""
        yield Fact("joins", oid, seat=seat, exp=exp, first=True)
        yield Fact("played", oid, seat=seat, exp=exp, source=source)
        for what in ("boost", "asleep", "anchored", "fleeting"):
            yield Fact("gains", oid, seat=seat, exp=exp, what=what)
