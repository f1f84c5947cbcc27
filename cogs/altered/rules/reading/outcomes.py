"""What Dusk would make of the board after each answer to a question within a play, for whoever reads the question
(`Decision.explain`): who is aimed at, who is given up. Pure, only looks.

It counts what is certain of the answer: reactions, dice and later choices are left out, as in the preview of Dusk.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.rules.decision import Option, Text, text
from cogs.altered.content.cards import Card, Trigger
from cogs.altered.content.filters import Pick
from cogs.altered.content.harm import LEAVES
from cogs.altered.content.notation import stats
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.made import Arrival, arrival, brought
from cogs.altered.rules.reading.options import AIMED
from cogs.altered.rules.reading.standing import SUMS, moving
from cogs.altered.state import AlteredState, Floating, Obj, other

MOST: Final = 8
"""Of so many options each says what comes of it; of more the list would be slow to make and long to read."""
LONG: Final = 12
"""Characters of a name beside which a button has no room for statistics as well."""
_ASIDE: Final = frozenset({"draw", "resupply", "look", "after_you", "sabotage", "exhaust", "ready"})
"""Words that change nothing of how expeditions stand."""
_GOING: Final = frozenset({"sacrificed", "leaves"})
"""What cards in play wait for when somebody leaves it."""
_LEAVES_IT: Final = frozenset({"back", "none"})
"""Answers that leave all as it is."""
Board = AlteredState | None
"""How the table would be; None: that cannot be said."""


def nothing_sure(answer: str) -> Board:
    """Of a question whose answers are not told so."""
    return None


def with_outcomes(
    look: Look, options: Sequence[Option], board: Callable[[str], Board], reader: int | None, *, is_bare: bool = False
) -> list[Option]:
    """The options, each with the expeditions that would fare otherwise at Dusk after it. board: option id -> the table
    then; reader: who alone reads them; is_bare: without statistics, where the button says more besides."""
    if look.state.phase != "afternoon" or look.state.tiebreak or not 1 < len(options) <= MOST:
        return list(options)
    now, told = moving(look), []
    for option in options:
        then = None if option.refused is not None or option.id in _LEAVES_IT else board(option.id)
        told.append(
            option if then is None or _is_answered(look, then) else _told(look, option, then, now, reader, is_bare)
        )
    return told


def _is_answered(look: Look, then: AlteredState) -> bool:
    """Whether a card in play waits for somebody who leaves so, and does something that Dusk would notice."""
    gone = set(look.state.in_play) - set(then.in_play)
    for oid in look.state.in_play if gone else ():
        for ability in look.card(look.state.objects[oid]).abilities:
            when = ability.when
            is_meant = isinstance(when, Trigger) and when.event in _GOING and (when.who != "me" or oid in gone)
            if is_meant and not is_aside(ability.do):
                return True
    return False


def _told(
    look: Look,
    option: Option,
    then: AlteredState,
    now: dict[tuple[int, str], bool],
    reader: int | None,
    is_bare: bool,
) -> Option:
    changes = [
        text("al-dusk-change", seat=f"@seat:{seat}", exp=exp, moves=moves, own=seat == reader)
        for (seat, exp), moves in moving(Look(then, look.content)).items()
        if moves != now[seat, exp]
    ]
    obj = look.state.objects.get(option.id)
    label = option.label if obj is None else _short(look, obj, changes, is_bare, reader)
    if option.label.key == AIMED:
        label = text(AIMED, what=label)
    # the sums that a hint says come to what the button says now
    hint = None if option.hint is not None and option.hint.key == SUMS else option.hint
    return replace(option, label=text("al-option-dusk", what=label, changes=changes, n=len(changes)), hint=hint)


def _short(look: Look, obj: Obj, changes: Sequence[Text], is_bare: bool, reader: int | None) -> Text:
    """An object in so few words that what comes of it has room behind them: without its place where that is all that
    changes, and without its statistics where more does."""
    places = [(one.params["seat"], one.params["exp"]) for one in changes]
    is_named = places == [(f"@seat:{obj.controller}", obj.expedition)]
    has_room = is_named or (not changes and len(look.card(obj).name) <= LONG)
    return text(
        "al-option-object-short",
        card=f"@{obj.card}",
        seat=f"@seat:{obj.controller}",
        own=obj.controller == reader,
        zone=obj.expedition or obj.zone,
        placed=not is_named,
        body=look.is_body(obj) and has_room and not is_bare,
        stats=stats(look.stats(obj)),
    )


def without(state: AlteredState, oid: str) -> Board:
    """The table when this object has gone; None: it does not travel, and nothing would change."""
    obj = state.objects.get(oid)
    if obj is None or obj.zone != "expedition":
        return None
    return state.model_copy(update={"in_play": [one for one in state.in_play if one != oid]})


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


def with_play(look: Look, card: Card, seat: int, expedition: str, source: str, paid: Sequence[str]) -> Board:
    """The table when a card has joined an expedition with the tokens that it brings along, and these objects have paid
    for it. source: of `FROM`."""
    now = look.state
    for oid in paid:
        now = without(now, oid) or now
    if card.is_body:
        comes = arrival(look, seat, card, source, expedition)
        if comes.stays:
            now = with_body(now, card, seat, expedition, 1, comes)
        for token, exp, n in brought(look, seat, card, source, expedition):
            now = with_body(now, token, seat, exp, n)
    return None if now is look.state else now


def with_lock(state: AlteredState, seat: int, expedition: str) -> AlteredState:
    """The table when this expedition cannot move forward today."""
    lock = Floating("lock", seat, "day", expedition=expedition)
    return state.model_copy(update={"floating": [*state.floating, lock]})


def after_steps(state: AlteredState, steps: Sequence[Any], pick: Pick, oid: str) -> Board:
    """The table when these steps have been carried out on what was picked, the very same where Dusk would not notice;
    None where more comes of them."""
    now: Board = state
    for step in steps:
        if now is None or step.condition is not None or step.optional:
            return None
        who = getattr(step, "who", None)
        if who is pick or who in ("same_target", "it"):
            now = _after(now, step, oid)
        elif not is_aside([step]):
            return None
    return now


def is_aside(steps: Sequence[Any]) -> bool:
    """Whether these steps change nothing of how expeditions stand."""
    return all(step.do in _ASIDE or (step.do == "discard" and step.who is None) or is_own_mark(step) for step in steps)


def is_own_mark(step: Any) -> bool:
    """Whether a card only says of itself where it goes afterwards."""
    return step.do == "gain" and step.who == "me" and step.what in ("fleeting", "anchored")


def _after(state: AlteredState, step: Any, oid: str) -> Board:
    obj = state.objects.get(oid)
    if obj is None or obj.zone != "expedition":
        return state if step.do in _ASIDE else None
    if step.do == "switch" and obj.expedition is not None:
        return _with(state, replace(obj, expedition=other(obj.expedition)))
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
