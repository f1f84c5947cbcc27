"""One panel for an option and the questions that will follow it (`Decision.form`). Pure.

What has been picked stands in the custom ids, as everywhere: `&<check><picks of each part>.<option>`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, product
from math import prod

from bot.rules.decision import Answer, Form, FormPart, Option, Text
from bot.ui.panels import custom_id
from bot.ui.panels.panel import LABEL
from bot.ui.questions.request_controls import MOST_BUTTONS, RequestControls

SIGN = "&"
ROOM_OF_ADVICE = LABEL - 2
"""Of a label that is marked as advice."""
TWICE = 2
_ROOM = 24
"""What the id of a button needs for everything but the option that the form is about."""


Move = tuple[frozenset[int], ...]
"""What is chosen in each part of a form, by place among what is legal there."""


@dataclass(frozen=True, slots=True)
class FormAnswer:
    """A form handed in: the answer, what follows it as (key, answer, in which words it must be asked to be meant; None:
    in any), and standing orders that go with it. said: the labels of all that was picked in it."""

    option: str
    follow: Sequence[tuple[str, Answer, Text | None]]
    orders: Sequence[tuple[str, str]]
    said: Sequence[Text] = ()


def is_form(draft: str) -> bool:
    """Whether a draft is a form that is being filled in."""
    return draft.startswith(SIGN)


def opened(ask: RequestControls, option: str) -> str:
    """The draft by which the form of an option is shown; empty: nothing is asked together with it."""
    form = form_of(ask, option)
    if form is None or form.shown == "buttons":
        return ""
    return packed(ask, option, form, [_first(part) for part in form.parts])


def is_switch(part: FormPart) -> bool:
    return part.lasts and not part.beside


def whole_answers(form: Form) -> list[Move]:
    """All that may be chosen together, if it has room as buttons; standing orders are switched on beside it."""
    each: list[list[frozenset[int]]] = []
    for part in form.parts:
        legal = legal_of(part)
        if part.lasts:
            each.append([frozenset(), frozenset({0})] if part.beside else [frozenset()])
        elif part.several:
            if len(legal) > MOST_BUTTONS.bit_length():
                return []
            sets = [frozenset(c) for n in range(len(legal) + 1) for c in combinations(range(len(legal)), n)]
            each.append([chosen for chosen in sets if part.allows(ids_of(legal, chosen)) and _is_plain(legal, chosen)])
        else:
            each.append([frozenset({place}) for place in range(len(legal))])
    pairs = _alike(form.parts)
    if prod(map(len, each)) > MOST_BUTTONS << len(pairs):
        return []
    found = [move for move in product(*each) if all(min(move[n]) <= min(move[n + 1]) for n in pairs)]
    if form.wasted is not None:
        found = [move for move in found if not form.wasted(all_ids(form, move))]
    return found if len(found) <= MOST_BUTTONS else []


def _alike(parts: Sequence[FormPart]) -> list[int]:
    """The places of those parts that the next one asks once more in the same words: which comes first is all one."""
    whole = [(n, parts[n], parts[n + 1]) for n in range(len(parts) - 1)]
    return [n for n, one, two in whole if not one.several and (one.key, one.prompt) == (two.key, two.prompt)]


def all_ids(form: Form, move: Sequence[frozenset[int]]) -> list[list[str]]:
    """What is chosen in each part."""
    return [ids_of(legal_of(part), chosen) for part, chosen in zip(form.parts, move, strict=True)]


def _is_plain(legal: Sequence[Option], chosen: frozenset[int]) -> bool:
    """Of equal options those are taken that are listed first."""
    return all(n - 1 in chosen for n in chosen if n and legal[n - 1].id == legal[n].id)


def said_of(ask: RequestControls, form: Form, answer: Sequence[frozenset[int]]) -> str:
    """A whole move of a form, in words."""
    if form.said is not None and (whole := form.said(all_ids(form, answer))) is not None:
        return ask.label(whole)
    said = [
        ask.label(legal_of(part)[place].label)
        for part, chosen in zip(form.parts, answer, strict=True)
        for place in sorted(chosen)
    ]
    # whoever pays for it and gets it is named once; the same question asked twice has two answers
    is_same, prompts = len(set(said)) == 1, {ask.words(part.prompt) for part in form.parts}
    if is_same and len(prompts) == len(form.parts):
        return said[0]
    return ask.say("ask-twice", what=said[0]) if is_same and len(said) == TWICE else " · ".join(said)


def brief_of(ask: RequestControls, form: Form, answer: Sequence[frozenset[int]]) -> str:
    """The same in as few words as there are."""
    whole = None if form.brief is None else form.brief(all_ids(form, tuple(answer)))
    return said_of(ask, form, answer) if whole is None else ask.label(whole)


def is_asked_again(ask: RequestControls, form: Form) -> bool:
    """Whether all that a form asks is the question itself once more, in the same words: which of the two answers comes
    first is all one then."""
    asked = [(part.key, part.prompt, part.several or part.lasts) for part in form.parts]
    return asked == [(ask.decision.key, ask.decision.prompt, False)]


def in_listed_order(ask: RequestControls, option: str, form: Form, picks: Sequence[frozenset[int]]) -> tuple[str, Move]:
    """A whole move, as option and picks; of a question that is asked again the answer that is listed first comes
    first, so that one pair of answers is one move."""
    if not is_asked_again(ask, form):
        return option, tuple(picks)
    listed = [one.id for one in ask.options]
    (other,) = ids_of(legal_of(form.parts[0]), picks[0])
    turned = form_of(ask, other) if other in listed and listed.index(other) < listed.index(option) else None
    if turned is None or not is_asked_again(ask, turned):
        return option, tuple(picks)
    places = [place for place, one in enumerate(legal_of(turned.parts[0])) if one.id == option]
    return (other, (frozenset(places[:1]),)) if places else (option, tuple(picks))


def is_listed(ask: RequestControls, option: str, form: Form, picks: Sequence[frozenset[int]]) -> bool:
    """Whether a whole move is in that order, and so has a button."""
    return in_listed_order(ask, option, form, picks)[0] == option


def said_together(ask: RequestControls, option: Option, form: Form, picks: Sequence[frozenset[int]]) -> str:
    """Both answers of a question that is asked again."""
    one, (other,) = ask.label(option.label), (ask.label(legal_of(form.parts[0])[place].label) for place in picks[0])
    return ask.say("ask-twice", what=one) if one == other else ask.say("ask-both", one=one, other=other)


def read_form(ask: RequestControls) -> FormAnswer | None:
    """What a draft that is handed in stands for; None when it has moved on."""
    found = read_picks(ask)
    if found is None:
        return None
    option, form, picks = found
    follow: list[tuple[str, Answer, Text | None]] = []
    orders: list[tuple[str, str]] = []
    said: list[Text] = []
    for part, chosen in zip(form.parts, picks, strict=True):
        legal = legal_of(part)
        ids = ids_of(legal, chosen)
        if not part.allows(ids):
            return None
        said += [legal[place].label for place in sorted(chosen)]
        if part.lasts:
            orders += [(part.key, one) for one in ids]
            continue
        words = part.prompt if part.exact else None
        follow += [(part.key, one, words) for one in ids]
        if part.several and part.last:
            follow.append((part.key, part.last, words))
    return FormAnswer(option, [*follow, *((key, answer, None) for key, answer in form.closing)], orders, said)


def advised_form(ask: RequestControls) -> tuple[str, str] | None:
    """The draft by which the form of the advised option is handed in as the house would, and all of it in words;
    None: nothing is asked together with it."""
    if not ask.advice or ask.in_form is None:
        return None
    option = ask.advice[0]
    form = form_of(ask, option.id)
    if form is None or len(form.parts) != len(ask.in_form):
        return None
    option_id, picks = in_listed_order(ask, option.id, form, ask.in_form)
    if option_id != option.id:
        option = next(one for one in ask.options if one.id == option_id)
        form = form_of(ask, option_id) or form
    if is_asked_again(ask, form):
        return packed(ask, option_id, form, picks), said_together(ask, option, form, picks)
    whole = said_of(ask, form, picks)
    heads = [(option.stem if whole else None) or option.label, option.brief if whole else None]
    ways = [" · ".join(filter(None, [ask.label(head), whole])) for head in heads if head is not None]
    return packed(ask, option_id, form, picks), next((way for way in ways if len(way) <= ROOM_OF_ADVICE), ways[0])


def form_of(ask: RequestControls, option: str) -> Form | None:
    """The form of an option, where there is anything to be chosen in it and all of it has room in one panel."""
    form = form_with_room(ask, option)
    is_open = form is not None and any(part.several or len(legal_of(part)) > 1 for part in form.parts)
    return form if is_open else None


def form_of_moves(ask: RequestControls, option: str) -> Form | None:
    """The form of an option that may be whole moves on buttons: also one in which nothing is left to be chosen, where
    it closes what would be asked after it; its only move is one press then."""
    form = form_with_room(ask, option)
    if form is None or any(part.several or len(legal_of(part)) > 1 for part in form.parts):
        return form
    return form if form.closing and form.shown == "either" else None


def form_with_room(ask: RequestControls, option: str) -> Form | None:
    """The same, also where one thing only is left to be chosen."""
    look_up = ask.decision.form
    form = None if look_up is None or option not in ask.legal else look_up(option)
    if form is None:
        return None
    room = sum(len(legal_of(part)) for part in form.parts) <= 2 * MOST_BUTTONS
    return form if room and all(0 < len(legal_of(part)) <= MOST_BUTTONS for part in form.parts) else None


def legal_of(part: FormPart) -> list[Option]:
    return [option for option in part.options if option.refused is None]


def ids_of(legal: Sequence[Option], chosen: frozenset[int]) -> list[str]:
    return [legal[place].id for place in sorted(chosen)]


def _first(part: FormPart) -> frozenset[int]:
    return frozenset() if part.several else frozenset({0})


def _check(form: Form) -> str:
    ids = [f"{part.key} {option.id}" for part in form.parts for option in legal_of(part)]
    return custom_id.digest("\0".join(ids))[:4]


def packed(ask: RequestControls, option: str, form: Form, picks: Sequence[frozenset[int]]) -> str:
    masks = "-".join(f"{sum(1 << place for place in chosen):x}" for chosen in picks)
    op = custom_id.option_op(option, custom_id.room(ask.table, ask.token) - _ROOM)
    return f"{SIGN}{_check(form)}{masks}.{op}"


def read_picks(ask: RequestControls) -> tuple[str, Form, list[frozenset[int]]] | None:
    """Option, form and picks that the draft stands for; None when what may be chosen has changed since."""
    head, _, op = ask.draft.removeprefix(SIGN).partition(".")
    option = custom_id.find_option(op, ask.legal)
    form = None if option is None else form_with_room(ask, option)
    if option is None or form is None or head[:4] != _check(form):
        return None
    masks = head[4:].split("-") if form.parts else []
    if len(masks) != len(form.parts):
        return None
    picks = []
    for part, mask in zip(form.parts, masks, strict=True):
        n = len(legal_of(part))
        try:
            found = int(mask, 16)
        except ValueError:
            return None
        if not 0 <= found < 1 << n:
            return None
        picks.append(frozenset(place for place in range(n) if found >> place & 1))
    return option, form, picks
