"""How the table would be when the sums of Dusk are compared, if everybody passed now: after all that comes "At Dusk",
which may change them (AL-10.1). For what everybody sees. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from bot.rules.effects.engine import EffectEngine
from cogs.altered.content.cards import LATE
from cogs.altered.rules.events.triggers import listeners
from cogs.altered.rules.progress import outlook
from cogs.altered.rules.reading.coming import comes_late
from cogs.altered.rules.reading.holding import is_held
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.standing import is_near, winner_at_dusk
from cogs.altered.rules.rehearsal import until_compared
from cogs.altered.state import EXPEDITIONS

Expedition = tuple[int, str]
Row = tuple[int, int, int]


class End(NamedTuple):
    """What Dusk makes of the game: who has won, and how (`why`); or that tiebreakers start."""

    winner: int | None = None
    why: str = ""
    tiebreak: bool = False


_OPEN: Final = End()


@dataclass(frozen=True, slots=True)
class Late:
    """What comes before the sums.

    acting  the cards that do something then, with whose they are
    fates   of the expeditions that it may change: moves, held, stays, or `open`: there are several ways
    sums    of those whose sum is the same in each way, that sum, with what they win
    end     what comes of it in each way; nobody wins where that is open
    """

    acting: Sequence[tuple[int, str]] = ()
    fates: Mapping[Expedition, str] = field(default_factory=dict)
    sums: Mapping[Expedition, tuple[Row, Sequence[str]]] = field(default_factory=dict)
    end: End = _OPEN


def late(look: Look, effects: EffectEngine[Any, Any]) -> Late:
    """Of a table on which somebody is to play or pass; nothing where nobody waits for that. effects: the game's."""
    state = look.state
    waits = [one.obj for one in listeners(look) if one.trigger.event in LATE]
    if state.turn is None or state.tiebreak or not state.regions or not waits:
        return Late()
    found = until_compared(look, effects)
    tables = [Look(way.state, look.content) for way in found.ways]
    if not tables or any(one.state.winner is not None or one.state.tiebreak for one in tables):
        acting = tuple(dict.fromkeys((obj.controller, obj.card) for obj in waits))
        return Late(acting, {(seat, exp): "open" for seat in (0, 1) for exp in EXPEDITIONS if look.bodies(seat, exp)})
    lines = [line.params for way in found.ways for line in way.lines if line.kind == "al-reacts"]
    acting = tuple(dict.fromkeys((int(one["seat"][-1]), one["card"][1:]) for one in lines))
    fates, sums = {}, {}
    for seat in (0, 1):
        for exp in EXPEDITIONS:
            one = seat, exp
            ways = {(then.sum(*one), fate_of(then, *one)) for then in tables}
            if ways == {(look.sum(*one), fate_of(look, *one))}:
                continue
            kinds = {fate for _, fate in ways}
            fates[one] = kinds.pop() if len(kinds) == 1 else "open"
            if len(ways) == 1:
                sums[one] = tables[0].sum(*one), tables[0].winning(*one)
    ends = {End(found.winner, found.why, found.tiebreak) for found in map(outlook, tables)}
    return Late(acting, fates, sums, ends.pop() if len(ends) == 1 else _OPEN)


def winner_then(look: Look, effects: EffectEngine[Any, Any]) -> int | None:
    """Who has won after Dusk, with all that comes before its sums; None too where that is open. effects: the game's."""
    is_plain = look.state.tiebreak or not comes_late(look) or not is_near(look)
    return winner_at_dusk(look) if is_plain else late(look, effects).end.winner


def fate_of(look: Look, seat: int, expedition: str) -> str:
    """What Progress would make of it (AL-10.3, AL-10.8)."""
    if not look.winning(seat, expedition):
        return "stays"
    return "held" if is_held(look, seat, expedition) else "moves"
