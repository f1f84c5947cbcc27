"""The panel of a form (`Decision.form`), and how it stays in front of somebody while others act. Pure.

What was there and is possible no more keeps its place as a button that is off, so that nothing else comes under a
finger.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.rules.decision import Form, FormPart, Option
from bot.ui.panels.held_form import Choice, HeldForm, HeldPart, choices_of, held_part, in_their_places
from bot.ui.panels.panel import Button, Keep, Part, Words, button_rows, join_lines
from bot.ui.questions.forms import (
    Move,
    all_ids,
    form_with_room,
    ids_of,
    is_switch,
    legal_of,
    packed,
    read_picks,
    said_of,
    whole_answers,
)
from bot.ui.questions.request_controls import RequestControls

_LEAVES = "back"
"""The answer to a question of its own that comes to nothing."""


@dataclass(frozen=True, slots=True)
class _Shown:
    """A form with what is picked in it. before: as it was when it was last looked at; None: it is new."""

    ask: RequestControls
    option: str
    form: Form
    picks: Sequence[frozenset[int]]
    before: HeldForm | None

    def before_of(self, n: int) -> Sequence[tuple[Choice, str]]:
        return self.before.parts[n].choices if self.before is not None else ()

    def whole(self) -> list[Move]:
        """Its whole moves, unless it is or was shown without buttons for them."""
        is_stepwise = self.form.stepwise or (self.before is not None and not self.before.whole)
        return [] if is_stepwise else whole_answers(self.form)

    def with_pick(self, n: int, chosen: frozenset[int]) -> list[frozenset[int]]:
        return [*self.picks[:n], chosen, *self.picks[n + 1 :]]

    def named(self, move: Move) -> tuple[frozenset[Choice], ...]:
        """A whole move by what is chosen in it."""
        legal = [choices_of(legal_of(part)) for part in self.form.parts]
        return tuple(frozenset(legal[n][place] for place in chosen) for n, chosen in enumerate(move))

    def said(self, move: Move) -> str:
        return said_of(self.ask, self.form, move) or self.ask.label(self.form.go)


def form_parts(ask: RequestControls) -> list[Part]:
    """The panel of the form that the draft stands for; nothing when it has moved on, and what it was is not known.

    Where all that can be chosen together has room, each is one button; else what is chosen is switched on and off, and
    the last part of which exactly one is wanted hands in.
    """
    shown = _shown(ask)
    back = ask.button(">0.", ask.say("ask-form-back"))
    if shown is None:
        return [Words(ask.say("ask-form-gone"), Keep.PROMPT), (back,)] if ask.held is not None else []
    form, whole = shown.form, shown.whole()
    final = next((n for n in reversed(range(len(form.parts))) if not form.parts[n].several), -1)
    switches = [n for n, part in enumerate(form.parts) if (is_switch(part) if whole else n != final)]
    parts: list[Part] = [Words(ask.words(form.about), Keep.NEWS)]
    for n in switches:
        parts += _switches(shown, n)
    asked = [part for n, part in enumerate(form.parts) if n not in switches]
    parts += [
        Words("\n".join(filter(None, [ask.words(p.prompt), _hints(ask, legal_of(p))])), Keep.PROMPT) for p in asked
    ]
    row: list[Button] = []
    if whole:
        before = shown.before.whole if shown.before is not None else ()
        for place, label in in_their_places(before, [shown.named(move) for move in whole]):
            move = None if place is None else whole[place]
            if move is not None and any(_LEAVES in ids for ids in all_ids(form, move)):
                continue  # the way back stands beside it
            taken = move and [shown.picks[n] if n in switches else move[n] for n in range(len(form.parts))]
            row.append(_handing_in(shown, taken, label if move is None else shown.said(move), len(row)))
    elif final >= 0:
        legal = legal_of(form.parts[final])
        for place, label in in_their_places(shown.before_of(final), choices_of(legal)):
            taken = None if place is None else shown.with_pick(final, frozenset({place}))
            if taken is not None and place is not None:
                if form.stepwise and (taken := _unwasted(form, taken)) is None:
                    continue
                label = said_of(ask, form, taken) if form.stepwise else ask.label(legal[place].label)
            row.append(_handing_in(shown, taken, label, len(row)))
    else:
        row.append(_handing_in(shown, shown.picks, ask.label(form.go), 0))
    why = join_lines([ask.reasons(part.options) for part in asked])
    return [*parts, *button_rows([*_in_one_colour(row), back]), *([Words(why, Keep.DETAIL)] if why else [])]


def _unwasted(form: Form, picks: list[frozenset[int]]) -> list[frozenset[int]] | None:
    """A whole move that pays for nothing without what could be left out of it; None: it still does."""
    if form.wasted is None or not form.wasted(all_ids(form, tuple(picks))):
        return picks
    bare = [frozenset[int]() if part.several else chosen for part, chosen in zip(form.parts, picks, strict=True)]
    return None if form.wasted(all_ids(form, tuple(bare))) else bare


def held_form(ask: RequestControls) -> HeldForm | None:
    """The form that the draft stands for as it is shown now; None: there is none."""
    shown = _shown(ask)
    if shown is None:
        return None
    parts = [
        held_part(part.key, legal_of(part), chosen, ask.label)
        for part, chosen in zip(shown.form.parts, shown.picks, strict=True)
    ]
    whole = tuple((shown.named(move), shown.said(move)) for move in shown.whole())
    return HeldForm(shown.option, tuple(parts), whole)


def _shown(ask: RequestControls) -> _Shown | None:
    found = read_picks(ask) or _as_held(ask)
    return None if found is None else _Shown(ask, *found, ask.held)


def _as_held(ask: RequestControls) -> tuple[str, Form, list[frozenset[int]]] | None:
    """What is left of a form that was shown before; None: its option is gone, or something else is asked with it."""
    held = ask.held
    form = None if held is None else form_with_room(ask, held.option)
    if held is None or form is None or [part.key for part in form.parts] != held.keys:
        return None
    return held.option, form, [_still(part, before) for part, before in zip(form.parts, held.parts, strict=True)]


def _still(part: FormPart, before: HeldPart) -> frozenset[int]:
    """What was picked and is still there; nothing, where that may not be chosen together any more."""
    legal = legal_of(part)
    chosen = frozenset(place for place, one in enumerate(choices_of(legal)) if one in before.picked)
    return chosen if not part.several or part.allows(ids_of(legal, chosen)) else frozenset()


def _switches(shown: _Shown, n: int) -> list[Part]:
    ask, part = shown.ask, shown.form.parts[n]
    legal = legal_of(part)
    row: list[Button] = []
    for place, before in in_their_places(shown.before_of(n), choices_of(legal)):
        if place is None:
            row.append(_gone(ask, f">{n}.{len(row)}", before))
            continue
        label, is_on = ask.label(legal[place].label), place in shown.picks[n]
        after = shown.picks[n] ^ {place} if part.several else frozenset({place})
        draft = packed(ask, shown.option, shown.form, shown.with_pick(n, after))
        # the number of the part keeps two parts apart whose choices stand already
        said, style = (f"✓ {label}", "primary") if is_on else (label, "secondary")
        if is_switch(part):  # as beside the question itself
            said = f"{'☑' if is_on else '☐'} {label}"
        row.append(ask.button(f">{n}.{draft}", said, style, not part.allows(ids_of(legal, after))))
    return [
        Words("\n".join(filter(None, [ask.words(part.prompt), _hints(ask, legal)])), Keep.PROMPT),
        *button_rows(row),
    ]


def _handing_in(shown: _Shown, picks: Sequence[frozenset[int]] | None, label: str, place: int) -> Button:
    """picks: None where that is not possible any more; place: among the buttons that hand in."""
    ask, form = shown.ask, shown.form
    if picks is None:
        return _gone(ask, f"=gone.{place}", label)
    is_whole = all(
        part.lasts or part.allows(ids_of(legal_of(part), chosen))
        for part, chosen in zip(form.parts, picks, strict=True)
    )
    style = "secondary" if _is_disliked(form, picks) else "success"
    return ask.button(f"={packed(ask, shown.option, form, picks)}", label, style, not is_whole)


def _is_disliked(form: Form, picks: Sequence[frozenset[int]]) -> bool:
    """Whether something is chosen with it that most people would rather not: it harms oneself, or helps another."""
    return any(
        legal_of(part)[place].usual is False
        for part, chosen in zip(form.parts, picks, strict=True)
        if not part.lasts
        for place in chosen
    )


def _in_one_colour(row: Sequence[Button]) -> list[Button]:
    """What hands in is green where there is one way to do it. Of several each is an answer, coloured no more than those
    of a question without a panel."""
    is_choice = sum(not button.off for button in row) > 1
    return [replace(button, style="secondary") if is_choice else button for button in row]


def _gone(ask: RequestControls, op: str, label: str) -> Button:
    return ask.button(op, f"✗ {label}", "secondary", True)


def _hints(ask: RequestControls, options: Sequence[Option]) -> str:
    hinted = [(ask.words(o.label), ask.words(o.hint)) for o in options if o.hint is not None]
    return join_lines([f"-# **{label}**: {hint}" for label, hint in hinted])
