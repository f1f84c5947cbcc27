"""Whether several reactions come to the very same tables in whatever order they are played: then nobody is asked which
is next (D3). Proved by playing them in each, on copies on which a hidden card is nothing but a number, so that not
being asked tells nothing. What their player chooses on the way is gone through in each way: if all that can be had in
one order can be had in any other, the order is nothing to choose. Pure, only looks."""

import marshal
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from itertools import permutations
from typing import Any, Final

from cogs.altered.content.pack import AlteredContent
from cogs.altered.rules.effects.reactions import react
from cogs.altered.rules.reading.seen_copy import as_seen, copied
from cogs.altered.rules.rehearsal import NOBODY, carried_out
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.state import AlteredState, Obj, Pending

MOST: Final = 3
"""Of so many each order is played, which are six."""
_ID, _STAMP, _NEW, _HIDDEN = 0, 5, "new", "?"
"""Places in an object as `as_seen` writes it; what one is called that came of the reactions, and what is hidden."""


def same_in_any_order(play: AlteredPlay, waiting: Sequence[Pending]) -> bool:
    """False too where that is not sure: something is asked, thrown, drawn and looked at, or woken on the way."""
    if not 1 < len(waiting) <= MOST:
        return False
    left = {one.id for one in play.state.pending} - {one.id for one in waiting}
    first: set[bytes] = set()
    for order in _orders(waiting):
        found = carried_out(play, waiting[0].controller, partial(_played, order=order), partial(_numbered, play.state))
        if not found or any({one.id for one in then.pending} != left for then in found):
            return False
        if len(found) > 1 and any(_hidden(then) != _hidden(play.state) for then in found):
            return False  # whoever chooses would know what was drawn before that
        if first and len(found) < len(first):
            return False
        values = {_as_value(then, play.content, play.state.objects) for then in found}
        if b"" in values or (first and values != first):
            return False
        first = values
    return True


def _orders(waiting: Sequence[Pending]) -> Iterable[Sequence[int]]:
    """All orders, of the same words of the same card the oldest first: nobody is asked about those."""
    found = {tuple((one.source, one.ability) for one in order): order for order in permutations(waiting[::-1])}
    return [[one.id for one in order] for order in found.values()]


def _hidden(state: AlteredState) -> list[tuple[int, int]]:
    return [(len(one.deck), len(one.hand)) for one in state.players]


def _numbered(state: AlteredState) -> AlteredState:
    """A copy in which each hidden card is told from all others, and from none by what it is."""
    now = copied(state, NOBODY)
    for seat, player in enumerate(now.players):
        player.deck = [f"{_HIDDEN}{seat}.{n}" for n in range(len(player.deck))]
    return now


async def _played(play: AlteredPlay, order: Sequence[int]) -> None:
    for number in order:
        await react(play, number)


def _as_value(state: AlteredState, content: AlteredContent, before: Collection[str]) -> bytes:
    """The table as one value, in which it does not show which of several new objects came first; empty: that may
    matter, since one of them does something."""
    new = [obj for oid, obj in state.objects.items() if oid not in before]
    come = [obj for obj in new if obj.id in state.in_play]
    if len(come) > 1 and any(_does_something(content, obj) for obj in come):
        return b""
    for oid in state.in_play:
        state.objects[oid].statuses.sort()
    hidden = [(one.deck, sorted(one.hand), sorted((orb.card, orb.ready) for orb in one.mana)) for one in state.players]
    if len(new) < 2:  # it has the same number in any order
        return marshal.dumps((as_seen(state, NOBODY), hidden), 2)
    names = {obj.id: f"{_NEW}{n}" for n, obj in enumerate(sorted(new, key=_content))}
    known = _renamed(marshal.loads(as_seen(state, NOBODY)), names)
    known["in_play"] = sorted(known["in_play"], key=lambda oid: oid if oid.startswith(_NEW) else "")
    known["objects"] = sorted(map(_unstamped, known["objects"]))
    return marshal.dumps((known, hidden), 2)


def _unstamped(obj: list[Any]) -> list[Any]:
    """An object, a new one without the order in which they came."""
    return [*obj[:_STAMP], 0, *obj[_STAMP + 1 :]] if obj[_ID].startswith(_NEW) else obj


def _does_something(content: AlteredContent, obj: Obj) -> bool:
    printed = content.printed.get(obj.card)
    return printed is None or bool(printed.reactions or printed.passives)


def _content(obj: Obj) -> str:
    return str((obj.card, obj.controller, obj.zone, obj.expedition, sorted(obj.statuses), sorted(obj.counters.items())))


def _renamed(value: Any, names: dict[str, str]) -> Any:
    """Plain values, with other names in the place of ids."""
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, dict):
        return {names.get(key, key): _renamed(one, names) for key, one in sorted(value.items())}
    return [_renamed(one, names) for one in value] if isinstance(value, list | tuple) else value
