"""What Dusk would make of the board after each answer to a question within a play, for whoever reads the question
(`Decision.explain`): who is aimed at, who is given up. Pure, only looks.

A board either has been rehearsed, and counts all that comes of the answer, or it counts what the answer does by itself,
and nothing is said where a card in play answers it.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from bot.rules.alike import without_twins
from bot.rules.decision import Option, Text, text
from cogs.altered.content.cards import Ability, Trigger
from cogs.altered.content.filters import STATS, Pick
from cogs.altered.content.harm import LEAVES
from cogs.altered.content.notation import stats
from cogs.altered.rules.reading.aside import ASIDE, is_aside
from cogs.altered.rules.reading.boards import Board, staying, without
from cogs.altered.rules.reading.boosted import with_boosted
from cogs.altered.rules.reading.coming import comes_late
from cogs.altered.rules.reading.ids import SCOUT
from cogs.altered.rules.reading.leads import both, summed
from cogs.altered.rules.reading.look import Look, Sums
from cogs.altered.rules.reading.options import AIMED, signs
from cogs.altered.rules.reading.standing import SUMS, Going, moving, winner_at_dusk
from cogs.altered.rules.reading.stepping import moved_now, steps_of
from cogs.altered.state import EXPEDITIONS, AlteredState, Obj, Pending, opposing, other

MOST: Final = 8
"""Of so many options each says what comes of it; of more the list would be slow to make and long to read."""
LONG: Final = 12
"""Characters of a name beside which a button has no room for statistics as well."""
_GOING: Final = frozenset({"sacrificed", "leaves"})
"""What cards in play wait for when somebody leaves it."""
_BACK, _NONE = "back", "none"
"""The answers that take a play back, and that choose nobody, or nobody more."""


class Changes(NamedTuple):
    """told: each change in a few words, none: Dusk is as now; winner: who has won then; averts: somebody who wins as it
    stands does not then, nor anybody else; is_open: nothing else is told, since it is not known how it stands now."""

    told: list[Text]
    winner: int | None = None
    averts: bool = False
    is_open: bool = False

    @classmethod
    def read(cls, label: Text) -> "Changes":
        """From what `after` made."""
        told = list(label.params["changes"])
        winner = next((int(one.params["seat"][-1]) for one in told if one.key == "al-dusk-winner"), None)
        return cls(told, winner, label.params["averts"])

    def after(self, what: Text, sums: Sequence[Text] = ()) -> Text:
        """What is done, with what is otherwise then. sums: what becomes of the sums where it is done."""
        if self.is_open and not self.told:
            return what
        told = {"sums": list(sums), "m": len(sums)} if sums else {"m": 0}
        return text("al-option-dusk", what=what, changes=self.told, n=len(self.told), averts=self.averts, **told)


class Before(NamedTuple):
    """A table that others are compared with, and what is known of it at Dusk. is_open: nothing is, it only looks so."""

    look: Look
    sums: Sums
    going: Going
    winner: int | None
    is_open: bool


def before(look: Look, then: Look | None = None) -> Before:
    """The table as it stands. then: as it is when Dusk compares the sums, where that is known and not the same."""
    known = then or (None if comes_late(look) else look)
    sums = (known or look).sums()
    going = moving(known or look, sums)
    winner = None if known is None else winner_at_dusk(known, going)
    return Before(look, sums, going, winner, known is None)


def changes(was: Before, now: Look, reader: int | None, sums: Sums | None = None) -> Changes:
    """What differs between two tables. reader: who alone reads it; sums: of `now`, where they are known."""
    sums = now.sums() if sums is None else sums
    moves = moving(now, sums)
    winner = winner_at_dusk(now, moves)
    if winner is not None:  # all else is of no account then, but by how much a win is safe that was there
        is_still = was.winner == winner
        led = _shifted(was, now, sums, reader) if is_still and winner == reader else []
        return Changes([text("al-dusk-winner", **_whose(winner, reader), still=is_still, led=led, n=len(led))], winner)
    if was.is_open:
        return Changes([], is_open=True)
    steps = steps_of(moved_now(was.look.state, now.state), reader)
    found = [
        text("al-dusk-change", **_whose(seat, reader), exp=exp, moves=does, dusk=bool(steps))
        for (seat, exp), does in moves.items()
        if does != was.going[seat, exp]
    ]
    return Changes([*steps, *(found or _shifted(was, now, sums, reader))], None, was.winner is not None)


def _whose(seat: int, reader: int | None) -> dict[str, object]:
    return {"seat": f"@seat:{seat}", "own": seat == reader}


def _shifted(was: Before, now: Look, sums: Sums, reader: int | None) -> list[Text]:
    """Of the first pair of expeditions that stand otherwise than before how one does now, the reader's first; none
    where all stand as they did."""
    first = reader or 0
    for exp in EXPEDITIONS:
        pairs = zip(
            (first, opposing(first)), both(was.look, was.sums, first, exp), both(now, sums, first, exp), strict=True
        )
        for seat, stood, stands in pairs:
            if stands is not None and stood is not None and stands.n != stood.n:
                leads = stands.n > 0
                n = stands.n if leads else stands.lack
                whose = {"seat": f"@seat:{seat}", "exp": exp, "own": seat == reader}
                named = len(stands.kinds) < len(STATS)  # all that there are need no names
                return [text("al-dusk-lead", **whose, leads=leads, n=n, named=named, signs=signs(stands.kinds))]
    return []


def nothing_sure(answer: str) -> Board:
    """Of a question whose answers are not told so."""
    return None


def with_outcomes(
    look: Look,
    options: Sequence[Option],
    board: Callable[[str], Board],
    reader: int | None,
    *,
    is_bare: bool = False,
    is_whole: bool = False,
    then: Look | None = None,
) -> list[Option]:
    """The options, each with the expeditions that would fare otherwise at Dusk after it. board: option id -> the table
    then; reader: who alone reads them; is_bare: without statistics, where the button says more besides; is_whole: the
    boards have all that comes of it; then: as for `before`."""
    least = 1 if is_whole else 2  # a whole play may have one target alone, and need not be made
    if look.state.phase != "afternoon" or look.state.tiebreak or not least <= len(options) <= MOST:
        return list(options)
    now, told, names = Look(staying(look.state), look.content), [], _Namesakes(look, options)
    was, silent = before(now, then), {_BACK} if is_whole else {_BACK, _NONE}
    is_open = not is_whole and any(not _is_aside(look, one) for one in look.state.pending)
    for option in options:
        after = None if is_open or option.refused is not None or option.id in silent else board(option.id)
        if after is not None and not is_whole:
            after = staying(after)
            is_known = not was.is_open and not _is_answered(look, after) and not comes_late(Look(after, look.content))
            after = after if is_known else None
        told.append(option if after is None else _told(was, option, after, reader, is_bare, names, is_whole=is_whole))
    return told


def _is_answered(look: Look, then: AlteredState) -> bool:
    """Whether a card in play waits for somebody who leaves, joins or gains so, and does something that Dusk would
    notice."""
    before, after = set(look.state.in_play), set(then.in_play)
    gone = before - after
    heard = set(_GOING) if gone else set[str]()
    if after - before:
        heard.add("joins")
    if any(_has_gained(look.state.objects[oid], then.objects[oid]) for oid in before & after):
        heard.add("gains")
    for oid in look.state.in_play if heard else ():
        for ability in look.card(look.state.objects[oid]).abilities:
            when = ability.when
            if not isinstance(when, Trigger) or when.event not in heard or is_aside(ability.do):
                continue
            if when.event not in _GOING or when.who != "me" or oid in gone:
                return True
    return False


def _is_aside(look: Look, pending: Pending) -> bool:
    """Whether what still waits changes nothing of how expeditions stand, or is known (`staying`)."""
    if pending.ability == SCOUT:
        return True
    word = look.content.word(pending.ability)
    return is_aside(word.do if isinstance(word, Ability) else word.steps)


def _has_gained(was: Obj, now: Obj) -> bool:
    return now.boosts > was.boosts or any(one not in was.statuses for one in now.statuses)


def _told(
    was: Before,
    option: Option,
    then: AlteredState,
    reader: int | None,
    is_bare: bool,
    names: "_Namesakes",
    *,
    is_whole: bool,
) -> Option:
    """is_whole: as for `with_outcomes`."""
    look, now = was.look, Look(then, was.look.content)
    sums = now.sums()
    found = changes(was, now, reader, sums)
    is_aim = option.label.key != AIMED and (option.id == _NONE or option.id in look.state.objects)
    is_more = is_whole and is_aim and with_boosted(option.label, look, now, option.id) != option.label
    if not found.told and ((option.id == _NONE and not is_more) or was.is_open):
        return option  # that nothing more happens changes nothing
    obj = look.state.objects.get(option.id)
    label = option.label if obj is None else _short(look, obj, found.told, is_bare, reader, names)
    if option.label.key == AIMED:
        label = text(AIMED, what=label)
    # the sums that a hint says come to what the button says now
    hint = None if option.hint is not None and option.hint.key == SUMS else option.hint
    plain = found.after(label)
    if is_more:
        return replace(option, label=found.after(with_boosted(label, look, now, option.id)), brief=plain, hint=hint)
    is_brief = len(found.told) <= 1 and found.winner is None and not found.averts  # else a button has no room
    is_brief &= label.key != AIMED
    shift = summed(look, obj, was.sums, sums) if obj is not None and is_brief and not is_bare else []
    if not shift:
        return replace(option, label=plain, hint=hint)
    return replace(option, label=found.after(label, shift), brief=plain, hint=hint)


class _Namesakes:
    """Which objects among options share their name, and their place as well."""

    def __init__(self, look: Look, options: Sequence[Option]) -> None:
        shown = without_twins(options)  # what nothing tells apart has one button
        found = [look.state.objects[one.id] for one in shown if one.id in look.state.objects]
        self._cards, self._places = Counter(one.card for one in found), Counter(map(_place, found))

    def needs_place(self, obj: Obj) -> bool:
        return self._cards[obj.card] > 1

    def needs_stats(self, obj: Obj) -> bool:
        return self._places[_place(obj)] > 1


def _place(obj: Obj) -> tuple[str, int, str]:
    return obj.card, obj.controller, obj.expedition or obj.zone


def _short(look: Look, obj: Obj, told: Sequence[Text], is_bare: bool, reader: int | None, names: _Namesakes) -> Text:
    """An object in so few words that what comes of it has room behind them: without its place where that is all that
    changes, and without its statistics where more does, unless they tell it from another of its name."""
    places = [(one.params["seat"], one.params.get("exp")) for one in told]
    # of somebody else's card that its expedition is theirs does not say whose it is
    is_named = places == [(f"@seat:{obj.controller}", obj.expedition)] and obj.controller == reader
    has_room = is_named or (not told and len(look.card(obj).name) <= LONG)
    return text(
        "al-option-object-short",
        card=f"@{obj.card}",
        seat=f"@seat:{obj.controller}",
        own=obj.controller == reader,
        zone=obj.expedition or obj.zone,
        placed=not is_named or names.needs_place(obj),
        body=look.is_body(obj) and ((has_room and not is_bare) or names.needs_stats(obj)),
        stats=stats(look.stats(obj)),
        marks=[text(f"al-mark-{one}") for one in obj.statuses] if names.needs_stats(obj) else [],
        n=len(obj.statuses) if names.needs_stats(obj) else 0,
    )


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


def is_kept_tonight(steps: Sequence[Any]) -> bool:
    """Whether whom they make is still there after Night (AL-8.3)."""
    return any(step.do == "gain" and step.who == "it" and step.what in ("anchored", "asleep") for step in steps)


def _after(state: AlteredState, step: Any, oid: str) -> Board:
    obj = state.objects.get(oid)
    if obj is None or obj.zone != "expedition":
        return state if step.do in ASIDE else None
    if step.do == "switch" and obj.expedition is not None:
        return _with(state, replace(obj, expedition=other(obj.expedition)))
    if step.do in LEAVES or step.do == "discard":
        return without(state, oid)
    if step.do not in ("gain", "lose"):
        return state if step.do in ASIDE else None
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
