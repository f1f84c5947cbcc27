"""Whether an expedition is held at Dusk whatever it wins, and by whom. Pure, only looks."""

from typing import Any

from cogs.altered.rules.reading.look import Look
from cogs.altered.state import Obj

_HOLDS = "defender"
"""The keyword of those who hold their own expedition at Dusk (AL-10.8)."""
_LONGEST = 24
"""So long a name has room on a button that says what it holds."""


def is_held(look: Look, seat: int, expedition: str) -> bool:
    """Whether an expedition could not move at Dusk, whatever it wins."""
    return look.cannot_advance(seat, expedition) is not None or bool(_defenders(look, seat, expedition))


def held_by(was: Look, now: Look, seat: int, expedition: str) -> dict[str, Any]:
    """Who alone holds an expedition after a play: whoever is played (`itself`), somebody who was there before (`card`),
    or that is not said in a word (`other`)."""
    found = [*_defenders(now, seat, expedition), *_pinning(now, seat, expedition)]
    if now.cannot_advance(seat, expedition) not in (None, "defender", "passive") or len(found) != 1:
        return {"by": "other", "holder": ""}
    (obj,) = found
    if obj.id not in was.state.in_play:
        return {"by": "itself", "holder": ""}
    has_room = len(now.card(obj).name) <= _LONGEST
    return {"by": "card" if has_room else "other", "holder": f"@{obj.card}"}


def _defenders(look: Look, seat: int, expedition: str) -> list[Obj]:
    return [obj for obj in look.bodies(seat, expedition) if look.keyword(obj, _HOLDS)]


def _pinning(look: Look, seat: int, expedition: str) -> list[Obj]:
    """Whose words say that it cannot move."""
    return [
        source
        for source, _, passive in look.passives("cannot_move")
        if (held := passive.cannot_move) is not None
        and (seat, expedition) in look.place_of(source, held, source.controller)
    ]
