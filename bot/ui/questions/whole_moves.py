"""Whole moves as buttons of their own: an option together with what its form asks (`Decision.form`). Pure."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from bot.rules.decision import Form, Option
from bot.ui.panels.panel import LABEL, ROW, UNSAID
from bot.ui.questions.forms import (
    ROOM_OF_ADVICE,
    Move,
    brief_of,
    form_of,
    form_of_moves,
    form_with_room,
    is_asked_again,
    is_listed,
    is_switch,
    legal_of,
    packed,
    said_of,
    said_together,
    whole_answers,
)
from bot.ui.questions.request_controls import (
    MOST_BUTTONS,
    MOST_IN_HAND,
    MOST_MOVES,
    MOST_ROWS,
    MOST_UNFOLDED,
    WHY,
    RequestControls,
)

PLANNED = "then"
"""The way of showing them in which they are given together with the standing orders in their forms."""
UNFOLDED = "each"
"""The way in which all of them stand there, where else the usual one of an option does."""


_BUTTON_HEIGHT, _ROW_HEIGHT = 2, 3
_PARTS_SAVED = 2
"""So many parts of a panel one button takes less than a row below its words, at least."""
_MOST_HEIGHT = _BUTTON_HEIGHT * (MOST_MOVES + 1)
"""On a phone a row of short buttons below a line of words is half as high again as one long button."""


@dataclass(frozen=True, slots=True)
class WholeMoves:
    """buttons: option -> (draft that hands it in, label) of each; folded: the options of which that is only the usual
    one of several; rows: those whose moves stand in a row below the option's label; alone: option -> what its own
    button says, where its moves have no room."""

    buttons: dict[str, list[tuple[str, str]]]
    folded: frozenset[str] = frozenset()
    rows: frozenset[str] = frozenset()
    alone: Mapping[str, str] = field(default_factory=dict)


def whole_moves(ask: RequestControls) -> WholeMoves:
    """The options whose form has room as buttons, one for each whole move.

    Those with the fewest moves come first, as long as all buttons together are no more than a question may have; what
    is seldom wanted (`offered` leaves it out) counts as if it had one each. Of the others the usual move stands ready.
    """
    options = ask.offered
    if ask.decision.form is None:
        return WholeMoves({})
    is_unfolded, is_planned = ask.draft == WHY or is_shown(ask, UNFOLDED), is_shown(ask, PLANNED)
    if (rows := _rows(ask, options, is_planned)) is not None:
        return rows
    if len(options) > MOST_BUTTONS:
        return WholeMoves({})  # it is a list from which one is chosen
    found: dict[str, list[tuple[str, str]]] = {}
    usual: dict[str, list[tuple[str, str]]] = {}
    for option in options:
        form = form_of_moves(ask, option.id)
        if form is None or form.shown == "panel":
            continue
        if moves := [move for move in whole_answers(form) if is_listed(ask, option.id, form, move)]:
            found[option.id] = _buttons(ask, option, form, moves, is_planned)
        if not is_unfolded and (likely := _usual(form)) is not None:
            usual[option.id] = _buttons(ask, option, form, [likely], is_planned)
    shown: dict[str, list[tuple[str, str]]] = {}
    most = MOST_UNFOLDED if is_unfolded else MOST_MOVES
    for option_id, moved in sorted(found.items(), key=lambda pair: len(pair[1])):
        room = most - len(ask.legal) - sum(len(kept) - 1 for kept in shown.values())
        if len(moved) - 1 <= room and _fit(moved):
            shown[option_id] = moved
    folded = {option_id: moved for option_id, moved in usual.items() if option_id not in shown and _fit(moved)}
    return WholeMoves(shown | folded, frozenset(folded))


def _rows(ask: RequestControls, options: Sequence[Option], is_planned: bool) -> WholeMoves | None:
    """Some in rows below their labels, the others below one another as far as they have room, and one button each for
    the last ones, which opens them and says the best of them; None: there are no rows, or too much for buttons."""
    if not ask.in_hand or not _may_have_rows(ask, options):
        return None
    found: dict[str, list[tuple[str, str]]] = {}
    rows: set[str] = set()
    forms: dict[str, Form] = {}
    for option in options:
        form = form_of_moves(ask, option.id)
        moves = [] if form is None or form.shown == "panel" else whole_answers(form)
        if form is None or not moves:
            continue
        forms[option.id] = form
        is_row = form.in_row and 1 < len(moves) <= ROW
        moved = _buttons(ask, option, form, moves, is_planned, is_row)
        if _fit(moved):
            found[option.id] = moved
            rows |= {option.id} if is_row else set()
    in_row = [form for form in forms.values() if form.in_row]
    if not in_row or (ask.excess and any(form.outlook is None for form in in_row)):
        return None
    several = sorted(found.keys() - rows, key=lambda one: -len(found[one]))  # what takes most room for one
    last = [one.id for one in reversed(options) if one.id in rows]
    while (len(rows) > MOST_ROWS or _height(options, found, rows) > _MOST_HEIGHT) and (several or last):
        gone = (several or last).pop(0)
        del found[gone]
        rows.discard(gone)
    for gone in last[: -(-(ask.excess + 1) // _PARTS_SAVED) if ask.excess else 0]:
        del found[gone]
        rows.discard(gone)
    alone = {one.id: _alone(ask, one, form) for one in options if one.id not in found and (form := forms.get(one.id))}
    return WholeMoves(found, rows=frozenset(rows), alone={one: said for one, said in alone.items() if said})


def _may_have_rows(ask: RequestControls, options: Sequence[Option]) -> bool:
    """Whether there is anything that stands in a row, and no more of all than a hand has room for."""
    if len(options) > MOST_IN_HAND:
        return False
    if len(options) <= MOST_BUTTONS:
        return True
    with_stem = (form_of(ask, one.id) for one in options if one.stem is not None)
    return next((form.in_row for form in with_stem if form is not None), False)


def _alone(ask: RequestControls, option: Option, form: Form) -> str:
    """An option whose moves have no room, with the best that comes of them; empty: that is not said."""
    if form.outlook is None:
        return ""
    best = ask.label(form.outlook)
    heads = [ask.label(one) for one in (option.stem, option.brief, option.label) if one is not None]
    ways = [f"{head}: {best}" for head in heads]
    return next((whole for whole in ways if len(whole) <= ROOM_OF_ADVICE), "")


def _height(options: Sequence[Option], found: Mapping[str, Sequence[object]], rows: Collection[str]) -> int:
    """How high all of them are, in halves of a long button; what has no moves there is one button, which opens them."""
    return sum(
        _ROW_HEIGHT if one.id in rows else _BUTTON_HEIGHT * max(1, len(found.get(one.id, ()))) for one in options
    )


def is_shown(ask: RequestControls, way: str) -> bool:
    """Whether whole moves are shown in this way."""
    return way in ask.draft.split("-")


def switched(ask: RequestControls, way: str) -> str:
    """The draft with one of the ways switched on or off."""
    return "-".join(one for one in (PLANNED, UNFOLDED) if is_shown(ask, one) != (one == way))


def asked_after(ask: RequestControls, options: Collection[str]) -> list[str]:
    """What a whole move answers besides the question, as lines: that it is asked twice, and what is behind the arrow
    where those answers name what the first ones do (`Brawler → Sneak tries: 67 %` alone would not say at what)."""
    own = {ask.label(option.label).partition(" (")[0] for option in ask.options}  # of a name with hit points the name
    forms = [form for option in options if (form := form_of(ask, option)) is not None]
    parts = [part for form in forms for part in form.parts if not part.lasts and not is_asked_again(ask, form)]
    alike = [part for part in parts if any(_names(ask.label(one.label), own) for one in legal_of(part))]
    after = list({ask.say("ask-after", asked=ask.words(part.prompt)): None for part in alike})
    return [ask.say("ask-again"), *after] if any(is_asked_again(ask, form) for form in forms) else after


def _names(label: str, names: Collection[str]) -> bool:
    """Whether a label begins with one of these names."""
    return any(label == name or label.startswith(f"{name} ") for name in names)


def plans(ask: RequestControls, options: Collection[str]) -> list[str]:
    """What may be planned together with these options, in words: the standing orders in their forms."""
    forms = [form for option in options if (form := form_of(ask, option)) is not None]
    return list({ask.label(part.options[0].label): None for form in forms for part in form.parts if is_switch(part)})


def _usual(form: Form) -> Move | None:
    """What most people would choose in all parts of a form; None: that cannot be said."""
    found: list[frozenset[int]] = []
    for part in form.parts:
        legal = legal_of(part)
        places = [place for place, one in enumerate(legal) if one.id == part.usual or len(legal) == 1]
        if part.lasts:
            places = []
        elif part.several or not places:
            return None
        found.append(frozenset(places[:1]))
    return tuple(found)


def _buttons(
    ask: RequestControls, option: Option, form: Form, moves: Sequence[Move], is_planned: bool, is_row: bool = False
) -> list[tuple[str, str]]:
    """(draft, label) of whole moves, together with the standing orders of the form or without them. is_row: the option
    and the orders stand beside them already."""
    plan = frozenset({0}) if is_planned else frozenset[int]()
    whole = [
        tuple(plan if is_switch(part) else chosen for part, chosen in zip(form.parts, move, strict=True))
        for move in moves
    ]
    labels = [said_of(ask, form, move) for move in moves] if is_row else _labels(ask, option, form, whole)
    return [(packed(ask, option.id, form, picks), label) for picks, label in zip(whole, labels, strict=True)]


def _labels(ask: RequestControls, option: Option, form: Form, moves: Sequence[Move]) -> list[str]:
    """Moves of one option, all in the first of the ways in which there is room for each of them: one in words beside
    one in signs reads like two different things."""
    ways = [_ways(ask, option, form, picks) for picks in moves]
    brief = max(len(one) for one in ways) - 1
    fits = (n for n in range(brief) if all(len(one[min(n, len(one) - 1)]) <= ROOM_OF_ADVICE for one in ways))
    way = next(fits, brief)
    return [one[min(way, len(one) - 1)] for one in ways]


def _ways(ask: RequestControls, option: Option, form: Form, picks: Sequence[frozenset[int]]) -> list[str]:
    """A whole move in words, from the most of them to the fewest."""
    if is_asked_again(ask, form):
        return [said_together(ask, option, form, picks)]
    said = said_of(ask, form, picks)
    if not said:
        return [ask.label(option.label)]
    head, brief = ask.label(option.stem or option.label), brief_of(ask, form, picks)
    heads = [head] if option.brief is None else [head, ask.label(option.brief)]
    if option.stem is not None and form.brief is not None:
        heads = [one.partition(" → ")[0] for one in heads]  # what comes of it the move says
    return [_headed(head, said), *(_headed(one, said) for one in heads[1:]), *(_headed(one, brief) for one in heads)]


def label_of(ask: RequestControls, option: Option, most: int) -> str:
    """The label of an option, in brief where it is longer than `most` and there is one. Where nothing is left to be
    chosen after it, what follows says the rest, as on a whole move's button, which may be as long as any button."""
    form = None if option.stem is None else form_with_room(ask, option.id)
    if form is None or any(part.several or part.lasts or len(legal_of(part)) > 1 for part in form.parts):
        return ask.short_label(option, most)
    (whole,) = _labels(ask, option, form, [(frozenset({0}),) * len(form.parts)])
    return whole if len(whole) <= LABEL else ask.short_label(option, most)


def _headed(head: str, said: str) -> str:
    if head in ("", UNSAID):
        return said
    return f"{head}{' · ' if '→' in head else ' → '}{said}"  # an arrow in it says already what comes of what


def _fit(moved: Sequence[tuple[str, str]]) -> bool:
    return all(len(label) <= LABEL for _, label in moved)
