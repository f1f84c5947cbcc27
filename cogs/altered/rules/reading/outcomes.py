"""What Dusk would make of the board after each answer to a question within a play, for whoever reads the question
(`Decision.explain`): who is aimed at, who is given up. Pure, only looks.

It counts what is certain of the answer: reactions, dice and later choices are left out, as in the preview of Dusk.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.rules.decision import Option, Text, text
from cogs.altered.content.cards import Card
from cogs.altered.content.filters import Pick
from cogs.altered.content.harm import LEAVES
from cogs.altered.content.notation import stats
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.standing import moving
from cogs.altered.state import AlteredState, Floating, Obj

MOST: Final = 8
"""Of so many options each says what comes of it; of more the list would be slow to make and long to read."""
LONG: Final = 22
"""Characters of a name beside which a button has no room for statistics as well."""
_ASIDE: Final = frozenset({"draw", "resupply", "look", "after_you", "sabotage", "exhaust", "ready"})
"""Words that change nothing of how expeditions stand."""
Board = AlteredState | None
"""How the table would be; None: that cannot be said."""


def with_outcomes(
    look: Look, options: Sequence[Option], board: Callable[[str], Board], reader: int | None
) -> list[Option]:
    """The options, each with the expeditions that would fare otherwise at Dusk after it. board: option id -> the table
    then; reader: who alone reads them."""
    if look.state.phase != "afternoon" or look.state.tiebreak or not 1 < len(options) <= MOST:
        return list(options)
    now, told = moving(look), []
    for option in options:
        then = None if option.refused is not None else board(option.id)
        told.append(option if then is None else _told(look, option, then, now, reader))
    return told


def _told(
    look: Look, option: Option, then: AlteredState, now: dict[tuple[int, str], bool], reader: int | None
) -> Option:
    changes = [
        text("al-dusk-change", seat=f"@seat:{seat}", exp=exp, moves=moves, own=seat == reader)
        for (seat, exp), moves in moving(Look(then, look.content)).items()
        if moves != now[seat, exp]
    ]
    obj = look.state.objects.get(option.id)
    label = option.label if obj is None else _short(look, obj, len(changes) > 1, reader)
    return replace(option, label=text("al-option-dusk", what=label, changes=changes, n=len(changes)))


def _short(look: Look, obj: Obj, is_bare: bool, reader: int | None) -> Text:
    """An object in so few words that what comes of it has room behind them."""
    is_body = look.is_body(obj) and not is_bare and len(look.card(obj).name) <= LONG
    return text(
        "al-option-object-short",
        card=f"@{obj.card}",
        seat=f"@seat:{obj.controller}",
        own=obj.controller == reader,
        zone=obj.expedition or obj.zone,
        body=is_body,
        stats=stats(look.stats(obj)),
    )


def without(state: AlteredState, oid: str) -> Board:
    """The table when this object has gone; None: it does not travel, and nothing would change."""
    obj = state.objects.get(oid)
    if obj is None or obj.zone != "expedition":
        return None
    return state.model_copy(update={"in_play": [one for one in state.in_play if one != oid]})


def with_body(state: AlteredState, card: Card, seat: int, expedition: str, n: int = 1) -> AlteredState:
    """The table with this card, n of them, in an expedition."""
    more = {
        f"then{k}": Obj(f"then{k}", card.id, seat, seat, "expedition", state.next_id + k, expedition=expedition)
        for k in range(n)
    }
    return state.model_copy(update={"objects": {**state.objects, **more}, "in_play": [*state.in_play, *more]})


def with_lock(state: AlteredState, seat: int, expedition: str) -> AlteredState:
    """The table when this expedition cannot move forward today."""
    lock = Floating("lock", seat, "day", expedition=expedition)
    return state.model_copy(update={"floating": [*state.floating, lock]})


def after_steps(state: AlteredState, steps: Sequence[Any], pick: Pick, oid: str) -> Board:
    """The table when these steps have been carried out on what was picked; None where more comes of them."""
    now: Board = state
    for step in steps:
        if now is None or step.condition is not None or step.optional:
            return None
        who = getattr(step, "who", None)
        if who is pick or who in ("same_target", "it"):
            now = _after(now, step, oid)
        elif not (step.do in _ASIDE or (step.do == "discard" and who is None) or _is_own_mark(step)):
            return None
    return now


def _is_own_mark(step: Any) -> bool:
    """Whether a Spell only says of itself where it goes afterwards."""
    return step.do == "gain" and step.who == "me" and step.what in ("fleeting", "anchored")


def _after(state: AlteredState, step: Any, oid: str) -> Board:
    obj = state.objects.get(oid)
    if obj is None or obj.zone != "expedition":
        return state if step.do in _ASIDE else None
    if step.do in LEAVES or step.do == "discard":
        return without(state, oid)
    if step.do not in ("gain", "lose"):
        return state if step.do in _ASIDE else None
    if step.what == "boost":
        have = obj.boosts
        if not isinstance(step.n, int) or (step.do == "gain" and step.most is not None):
            return None
        left = have + step.n if step.do == "gain" else max(0, have - step.n) if step.n else 0
        return _with(state, replace(obj, counters={**obj.counters, "boost": left}))
    if step.what == "asleep":
        kept = [one for one in obj.statuses if one != "asleep"]
        return _with(state, replace(obj, statuses=[*kept, "asleep"] if step.do == "gain" else kept))
    return state


def _with(state: AlteredState, obj: Obj) -> AlteredState:
    return state.model_copy(update={"objects": {**state.objects, obj.id: obj}})
