"""The table as one seat sees it: a copy to be tried on, and all of it as one value by which it is known again. Pure."""

import marshal
from collections.abc import Collection
from dataclasses import fields, replace
from operator import attrgetter
from typing import Any, Final

from cogs.altered.state import AlteredState, Floating, Obj, Orb, Pending, Player, Region

BLANK: Final = "?"
"""A hidden card, of which this player can say nothing."""
_ASIDE: Final = frozenset({"counters", "salt", "asked", "seen", "used", "lines", "voice", "fetched", "missed"})
"""What changes while somebody only answers, and no rule of a play reads: dice, which a rehearsal has its own of, and
the counts of questions, remarks and cards of a server."""


def copied(state: AlteredState, seat: int) -> AlteredState:
    """A table that may be changed as long as it is not stored, without what this seat does not see."""
    players = [
        replace(
            one,
            deck=[BLANK] * len(one.deck),
            hand=[*one.hand] if n == seat else [BLANK] * len(one.hand),
            mana=[Orb(orb.card if n == seat else BLANK, orb.ready) for orb in one.mana],
            looked=[],
            reserve=[*one.reserve],
            discard=[*one.discard],
            marker={**one.marker},
        )
        for n, one in enumerate(state.players)
    ]
    # what lies in a discard is only ever moved
    near = [*state.in_play, *state.limbo, *(oid for one in state.players for oid in one.reserve)]
    objects = {**state.objects, **{oid: _copy(state.objects[oid]) for oid in near if oid in state.objects}}
    lists = ("in_play", "limbo", "floating", "passed", "moved_today", "replacing", "offers", "games", "steps")
    return state.model_copy(
        update={
            "players": players,
            "objects": objects,
            "regions": [replace(one) for one in state.regions],
            "pending": [replace(one) for one in state.pending],
            **{name: [*getattr(state, name)] for name in lists},
        }
    )


def _copy(one: Obj) -> Obj:
    return Obj(
        one.id,
        one.card,
        one.owner,
        one.controller,
        one.zone,
        one.stamp,
        one.expedition,
        [*one.statuses],
        one.exhausted,
        {**one.counters},
        one.played_from,
        {**one.used},
        {**one.once},
        one.seen_in,
    )


def as_seen(state: AlteredState, seat: int) -> bytes:
    """The table as this seat sees it as one value: equal for two tables only where no rule can tell them apart in a
    play that is tried on a copy."""
    known = {name: value for name, value in vars(state).items() if name not in _ASIDE}
    # `marshal` writes only what has no class: five times as quick as `pickle`, and the same for all that is equal
    known |= {
        "players": [_player(one, is_own=n == seat) for n, one in enumerate(state.players)],
        "objects": [*map(_OBJECT, state.objects.values())],
        "regions": [*map(_REGION, state.regions)],
        "pending": [(_PENDING(one), one.known and _OBJECT(one.known)) for one in state.pending],
        "floating": [*map(_FLOATING, state.floating)],
        "options": vars(state.options),
        "steps": [vars(one) for one in state.steps],
    }
    return marshal.dumps(known, 2)


def _player(one: Player, *, is_own: bool) -> list[Any]:
    mana = [(orb.card if is_own else BLANK, orb.ready) for orb in one.mana]
    return [_PLAYER(one), len(one.deck), one.hand if is_own else len(one.hand), mana]


def _values(kind: type, apart: Collection[str] = ()) -> Any:
    """Reads all fields of one of these, but for some."""
    return attrgetter(*(one.name for one in fields(kind) if one.name not in apart))


_OBJECT: Final = _values(Obj)
_REGION: Final = _values(Region)
_PENDING: Final = _values(Pending, {"known"})
_FLOATING: Final = _values(Floating)
_PLAYER: Final = _values(Player, {"deck", "hand", "mana", "looked"})
