"""From one request to its controls, for every kind of decision. Pure; knows panels and custom ids, not Discord.

Nothing is remembered between clicks: what has been picked so far stands in the custom ids of the next panel, so a
half-made choice survives a restart.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.rules.council.council import VOTED
from bot.rules.decision import Answer, Decision, Option, Text
from bot.rules.numbers import read_whole
from bot.ui.panels import custom_id
from bot.ui.panels.panel import (
    LABEL,
    OPTIONS,
    ROW,
    Button,
    Field,
    Keep,
    Modal,
    Part,
    Style,
    Words,
    button_rows,
    join_lines,
)
from bot.ui.questions import amounts
from bot.ui.questions.form_panel import form_parts
from bot.ui.questions.forms import advised_form, form_of, is_form
from bot.ui.questions.gists import begun, outlined
from bot.ui.questions.request_controls import (
    ADVICE,
    AS_LISTED,
    LONGEST_BUTTON,
    MOST_BUTTONS,
    READY,
    SHORT_HINT,
    WHY,
    RequestControls,
    cut_lines,
    has_short_hints,
    hint_lines,
    paged_select,
)
from bot.ui.questions.several import order_parts, some_parts, typed_parts
from bot.ui.questions.signs import explained
from bot.ui.questions.whole_moves import (
    PLANNED,
    UNFOLDED,
    asked_after,
    is_shown,
    label_of,
    plans,
    switched,
    whole_moves,
)

MOST_PICKED = {"some": 240, "order": custom_id.MOST_ORDERED}
"""More options than this do not fit into the custom ids of half a choice."""
MOST_NAMED = 2
"""So many options that are seldom wanted are named on the button that shows them; of more the first, and how many."""
LONGEST_NAMED = 40
FEW_OPTIONS = 3
"""So few stand as buttons however long they are: a list of two has to be opened to see that there are two."""
"""Characters of that button: a longer one would be two lines on a phone, and says no more than that there is more."""
FEW_GISTS, GIST = 7, 46
"""With so many answers a hand has room for the beginning of what each does, so many characters of it: a line."""
OUTLINE = 92
"""So many characters, with marks, of a line that begins a hint: one on a wide window, two on a phone."""
MOST_LONE = 2
"""So few that are left beside the first one of each group are buttons among those: a list of one hides what it has."""
MOST_TOLD = 3
"""So many reasons are told without being asked for, where nothing is possible but to leave it."""
_SWITCH: Final[Mapping[bool, Style]] = {True: "primary", False: "secondary"}
_QUIET = {"done", "not-done", "no", "none", "pass", "skip", "back", "keep"}
"""Options that end or decline something: their buttons are not coloured, and stand beside a select, not in it."""


def controls(ask: RequestControls) -> list[Part]:
    """The controls of a request from top to bottom, without its prompt."""
    kind = ask.decision.kind
    if is_form(ask.draft):
        found = form_parts(ask)
        if found:
            return found
    if kind == "one":
        return _one(ask)
    if kind in ("some", "order") and len(ask.legal) > MOST_PICKED[kind]:
        return typed_parts(ask)
    if kind == "some":
        return some_parts(ask)
    if kind == "order":
        return order_parts(ask)
    if kind == "amount":
        return amounts.one_number(ask, read_partial(ask))
    if kind == "amounts":
        return typed_parts(ask) if amounts.is_typed_only(ask) else amounts.parts(ask)
    return [(ask.button("?", ask.say("ask-write"), "primary"),)]


def fits_board(decision: Decision, options: Sequence[Option]) -> bool:
    """Whether a public question is answered on the public board itself: with one click and nothing in between."""
    if decision.private:
        return False
    if decision.kind == "one":
        return 0 < sum(option.refused is None for option in options) <= OPTIONS
    return decision.kind == "amount" and decision.most - decision.least < amounts.MOST_NUMBERS


def modal(ask: RequestControls) -> Modal:
    """The modal in which a text, or a number too large for buttons, is written."""
    decision = ask.decision
    if decision.kind == "amount":
        hint = ask.say("ask-amount-range", least=decision.least, most=decision.most)
        most = max(len(str(decision.least)), len(str(decision.most)))
        field = Field("answer", ask.say("ask-amount-field"), hint=hint, least=1, most=most)
    elif decision.kind == "amounts":
        example = ", ".join(ask.say("ask-amounts-line", n=1, what=ask.label(o.label)) for o in amounts.legal(ask)[:2])
        field = Field("answer", ask.say("ask-amounts-field"), hint=example[:100], least=1, most=400)
    else:
        long = decision.most > 100
        field = Field("answer", ask.say("ask-text-field"), least=decision.least, most=decision.most, long=long)
    return Modal(custom_id.modal(ask.table, ask.token, "answer"), ask.label(decision.prompt), (field,))


def read_partial(ask: RequestControls) -> Answer | None:
    """The answer that a draft stands for; None when the options have changed since."""
    kind = ask.decision.kind
    if kind == "amount":
        return read_number(ask.draft)
    if kind == "amounts":
        return amounts.read_draft(ask)
    if kind == "order" and ask.draft == AS_LISTED:
        return ask.legal
    return custom_id.unpack_picks(ask.draft, ask.legal, ask.is_ordered)


def read_number(written: str) -> int | None:
    """A whole number as ids and people write it, None for anything else."""
    return read_whole(written, 10)


def with_picks(ask: RequestControls, values: Sequence[str]) -> str:
    """The draft after values were picked in the select of this page."""
    if ask.decision.kind == "amounts":
        return amounts.with_amount(ask, ask.page, values)
    legal = ask.legal
    before = custom_id.unpack_picks(ask.draft, legal, ask.is_ordered) or []
    found = [custom_id.find_option(value, legal) for value in values]
    picked = [option for option in found if option in legal]
    if ask.decision.kind == "order":
        return custom_id.pack_picks([*before, *(p for p in picked if p not in before)], legal, True)
    here = set(legal[ask.page * OPTIONS : (ask.page + 1) * OPTIONS])
    # those of this page that were picked before keep their place in an order
    kept = [option for option in before if option not in here or option in picked]
    return custom_id.pack_picks([*kept, *(p for p in picked if p not in kept)], legal, ask.is_ordered)


def _one(ask: RequestControls) -> list[Part]:
    """What is possible, and on request why the rest is not."""
    refused = [option for option in ask.options if option.refused is not None]
    if len(refused) == len(ask.options):
        return [Words(ask.reasons(refused), Keep.DETAIL)]
    offered = ask.offered
    at_once = {option.id for option in offered}
    seldom = [option for option in ask.options if option.refused is None and option.id not in at_once]
    possible = ask if len(offered) == len(ask.options) else replace(ask, options=offered)
    last: list[Button] = []
    is_told = ask.draft == WHY or (
        len(refused) <= MOST_TOLD and all(option.id in _QUIET for option in possible.options)
    )
    whole = whole_moves(ask)
    hides = ask.draft != WHY and bool(seldom or (refused and not is_told))
    if whole.folded:  # one way to all that does not stand there
        last.append(ask.button(f">0.{WHY if hides else switched(ask, UNFOLDED)}", ask.say("ask-unfold")))
    elif hides:
        also = _kinds(seldom)
        named = also if len(also) <= MOST_NAMED else also[:1]
        key = "ask-seldom" if named == also else "ask-seldom-many"
        said = ask.say(key if also else "ask-why-not", what=named, more=len(also) - len(named), n=len(refused))
        said = said.replace("… …", "…")  # a label that asks more ends so itself
        if len(refused) == 1 and not also and refused[0].id not in _QUIET:
            one = ask.say("ask-why-not-one", which=refused[0].stem or refused[0].label)
            said = one if len(one) <= LONGEST_NAMED else said
        if also and len(said) > LONGEST_NAMED:
            said = ask.say("ask-unfold")
        last.append(ask.button(f">0.{WHY}", said))
    told: list[Part] = [Words(ask.reasons(refused), Keep.DETAIL)] if refused and is_told else []
    moves = whole.buttons
    advised = _advised(possible)
    ready = {b.id for row in advised if isinstance(row, tuple) for b in row if isinstance(b, Button)}
    for said in plans(possible, moves):
        is_on = is_shown(ask, PLANNED)
        mark = "☑" if is_on else "☐"
        last.insert(0, ask.button(f">0.{switched(ask, PLANNED)}", f"{mark} {said}", _SWITCH[is_on]))
        if is_on and whole.rows:  # whose buttons do not say so
            told.append(Words(f"**{mark} {said}**", Keep.PROMPT))
    choices = _choices(possible, moves, ready, whole.rows, whole.alone)
    if ready & {b.id for row in choices if isinstance(row, tuple) for b in row if isinstance(b, Button)}:
        advised = []  # it has a button among them, which is marked
    last += _house_answers(possible)
    shown = [*told, *advised, *_joined(choices, last)]
    return [*shown, *_meanings(ask, shown, [ask.label(one.label) for one in possible.options if one.id in whole.rows])]


def _kinds(seldom: Sequence[Option]) -> list[Text]:
    """What options that are seldom wanted are called: all of them what they are in brief, where that is the same, else
    each by its label."""
    common = seldom[0].brief if len(seldom) > 1 else None
    if common is not None and all(option.brief == common for option in seldom):
        return [common]
    return [option.label for option in seldom]


def _meanings(ask: RequestControls, shown: Sequence[Part], headings: Sequence[str]) -> list[Part]:
    """What the signs on these buttons and above their rows are, below them: like a footnote, and no button goes off a
    phone for it."""
    meant = explained([*headings, *labels_of(shown)], ask.signs, ask.words(ask.decision.prompt))
    return [Words(f"-# {meant}", Keep.ORNAMENT)] if meant else []


def labels_of(parts: Sequence[Part]) -> list[str]:
    """What stands on the buttons among these."""
    return [button.label for row in parts if isinstance(row, tuple) for button in row if isinstance(button, Button)]


def _joined(parts: list[Part], last: Sequence[Button]) -> list[Part]:
    """More buttons in the last row where it has room: each row more pushes a picture off a phone."""
    if not last:
        return parts
    row = parts[-1] if parts else None
    if isinstance(row, tuple) and row and isinstance(row[0], Button) and len(row) + len(last) <= ROW:
        return [*parts[:-1], (*row, *last)]
    return [*parts, tuple(last)]


def _advised(ask: RequestControls) -> list[Part]:
    """What the house would do as the first button: it says all that it does, for it does no more."""
    if not ask.advice or len(ask.options) == 1 or ask.is_advised or ask.decision.form is None:
        return []
    if ask.advice[0].id in _QUIET:  # has a button of its own, and needs no persuading
        return []
    found = advised_form(ask)
    if found is None:
        one = ask.advice[0]
        op = custom_id.option_op(one.id, custom_id.room(ask.table, ask.token))
        if ask.decision.irreversible or one.destructive or form_of(ask, one.id) is not None:
            op = f"!{op}"  # no more is asked about it
        return [(ask.button(op, ask.say("ask-advice", what=label_of(ask, one, LABEL)), "primary"),)]
    draft, said = found
    return [(ask.button(f"={draft}", _whole(ask.say("ask-advice", what=said)), "primary"),)]


def _house_answers(ask: RequestControls) -> list[Button]:
    """The house's answer where its button does not say what that is, among the last: nobody is led to it."""
    if not (ask.advice or ask.is_advised) or len(ask.options) == 1:  # nobody needs advice where there is one way
        return []
    if not ask.is_advised and ask.decision.form is not None:
        return []
    if ask.advice and [option.id in READY for option in ask.advice] == [True]:
        return []  # what lies there already is what the house would leave
    return [ask.button(f"={ADVICE}", ask.say("ask-advice-plain"))]


_BRACKETS: Final = re.compile(r" \([^()]*\)")
"""What stands in brackets behind the name of a card."""


def _whole(label: str) -> str:
    """A label that is too long, without what its card does, which the card says; where that is not enough, without what
    else is no name and no price; else with an ellipsis in its middle: what a move costs stands at its end."""
    if len(label) <= LABEL:
        return label
    card, colon, said = label.partition(": ")
    stops = [at for sign in (" → ", " · ") if (at := said.find(sign)) >= 0]
    if colon and stops:
        for shorter in _shorter(card, said[min(stops) :]):
            if len(shorter) <= LABEL:
                return shorter
    half = (LABEL - 3) // 2
    begins, _, _ = label[: half + 1].rpartition(" ")
    _, _, ends = label[-half - 1 :].partition(" ")
    return f"{begins or label[:half]} … {ends or label[-half:]}"


def _shorter(card: str, rest: str) -> Iterator[str]:
    """A card and what comes of it, in fewer and fewer words: first how often it may be used goes, then what stands
    between the target and the price, so that no name is cut."""
    yield card + rest
    bare = _BRACKETS.sub("", card)
    yield bare + rest
    first, *more = rest.split(" · ")
    if len(more) > 1:
        yield " · ".join([bare + first, more[-1]])


def _choices(
    ask: RequestControls,
    moves: Mapping[str, Sequence[tuple[str, str]]],
    ready: Collection[str],
    rows: Collection[str] = (),
    alone: Mapping[str, str] = MappingProxyType({}),
) -> list[Part]:
    """Buttons for few options, a select for many. moves, rows, alone: of `whole_moves`; ready: ids of what the house
    would do."""
    longest = LABEL if moves or alone else LONGEST_BUTTON
    labels = [alone.get(option.id) or label_of(ask, option, longest) for option in ask.options]
    mark = coloured(ask) if not (moves or alone) else ""
    is_few = sum(option.id not in _QUIET for option in ask.options) <= FEW_OPTIONS
    are_short = all(
        _is_short(option, label, is_few or option.stem is not None)
        for option, label in zip(ask.options, labels, strict=True)
    )
    if moves or alone or (are_short and len(labels) <= MOST_BUTTONS):
        few = has_short_hints(ask)
        # what an option does stands in the panel that follows a press, or on the picture above
        if few or (ask.decision.form is not None and not ask.aside) or ask.is_pictured:
            parts: list[Part] = []
            buttons: list[Button] = []
            for option, label in zip(ask.options, labels, strict=True):
                whole = [_move_button(ask, *move, ready) for move in moves.get(option.id, ())]
                if option.id in rows:
                    parts += [*button_rows(buttons), Words(ask.words(option.label), Keep.PROMPT), tuple(whole)]
                    buttons = []
                else:
                    buttons += whole or [_marked(ask, _one_button(ask, option, label, mark), ready)]
            hinted = hint_lines(ask, ask.options) if few and not ask.is_pictured else ""
            alone_there = [one for one in zip(ask.options, labels, strict=True) if one[0].id not in moves]
            after = [f"-# {said}" for said in asked_after(ask, moves)]
            aside = Words(join_lines([hinted, cut_lines(ask, alone_there), *after]), Keep.DETAIL, is_aside=True)
            return [aside, *parts, *button_rows(buttons)]
    quiet = [option for option in ask.options if option.hint is None and option.id in _QUIET | READY]
    apart = {option.id for option in quiet}
    rest = [option for option in ask.options if option.id not in apart]
    if not rest:
        rest, quiet = quiet, []
    firsts = list({option.group: option for option in reversed(rest) if option.group}.values())[::-1][:MOST_BUTTONS]
    lone = _lone(ask, rest, firsts)
    firsts = [option for option in rest if option in firsts or option in lone]
    beside = [_one_button(ask, option, ask.label(option.label), mark) for option in [*firsts, *quiet]]
    apart = {option.id for option in firsts}
    rest = [option for option in rest if option.id not in apart]
    what = ask.say("ask-choose-more" if firsts else "ask-choose", n=len(rest))
    parts = paged_select(ask, rest, "", what, 1, 1, set()) if rest else []
    if not firsts:
        return [*parts, *button_rows(beside)]
    # an option with a long hint, such as a card's whole text, is read in its picture or under "Read a card"
    short = [one for one in firsts if one in lone or (one.hint and len(ask.words(one.hint)) <= SHORT_HINT)]
    told = hint_lines(ask, short)
    if ask.is_gist and len(ask.options) <= FEW_GISTS:
        told = join_lines([begun(line, GIST) for line in hint_lines(ask, firsts).split("\n")])
    elif ask.is_outlined:
        told = join_lines([outlined(line, OUTLINE) for line in hint_lines(ask, firsts).split("\n")])
    return [Words(told, Keep.DETAIL, is_aside=True), *button_rows(beside), *parts]


def _lone(ask: RequestControls, rest: Sequence[Option], firsts: Sequence[Option]) -> list[Option]:
    """Those that would be a list of hardly anything below the first one of each group: none where there are more."""
    found = [option for option in rest if option not in firsts]
    are_short = all(_is_short(option, label_of(ask, option, LABEL), True) for option in found)
    return found if firsts and len(found) <= MOST_LONE and are_short else []


def _is_short(option: Option, label: str, is_few: bool) -> bool:
    """Whether a label has room on a button, and whole, where there are few and it takes two lines; names of those who
    voted for it change no button into a line of a list."""
    is_whole = len(label) <= LABEL and "…" not in label
    return len(label) <= LONGEST_BUTTON or option.label.key == VOTED or (is_few and is_whole)


def _one_button(ask: RequestControls, option: Option, label: str, mark: str) -> Button:
    """mark: the option that is coloured."""
    op = custom_id.option_op(option.id, custom_id.room(ask.table, ask.token))
    is_final = ask.decision.irreversible or option.destructive
    return ask.button(op, label, "danger" if is_final else "primary" if option.id == mark else "secondary")


def coloured(ask: RequestControls) -> str:
    """The one option whose button is coloured, by one law for all games: what lies ready, else what is usual, else the
    only one that goes on. Nothing where several are as good as each other, or where the advice has a button itself."""
    if ask.aside:
        return ""
    if (ask.advice or ask.is_advised) and len(ask.options) > 1:
        advised = [option.id for option in ask.advice or ()]
        return advised[0] if len(advised) == 1 and advised[0] in _QUIET | READY else ""
    offered = [option for option in ask.offered if option.refused is None]
    for wanted in (
        [option.id for option in offered if option.id in READY],
        [option.id for option in offered if option.usual],
    ):
        if wanted:
            return wanted[0]
    onward = [option for option in offered if option.id not in _QUIET and not option.destructive]
    left = onward or offered
    return left[0].id if len(left) == 1 and left[0].usual is not False else ""


def _move_button(ask: RequestControls, draft: str, label: str, ready: Collection[str]) -> Button:
    """A whole move, marked where the house would do the same."""
    return _marked(ask, ask.button(f"={draft}", label), ready)


def _marked(ask: RequestControls, button: Button, ready: Collection[str]) -> Button:
    """A button as it is, or marked as what the house would do."""
    if button.id not in ready:
        return button
    return replace(button, label=ask.say("ask-advice", what=button.label), style="primary")
