"""From one request to its controls, for every kind of decision. Pure; knows panels and custom ids, not Discord.

Nothing is remembered between clicks: what has been picked so far stands in the custom ids of the next panel, so a
half-made choice survives a restart.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.rules.decision import Answer, Decision, Option, Text, text
from bot.rules.numbers import read_whole
from bot.ui.panels import custom_id
from bot.ui.panels.panel import OPTIONS, Button, Field, Modal, Part, Pick, Select, Words, button_rows, join_lines
from bot.ui.questions import amounts

MOST_BUTTONS = 10
LONGEST_BUTTON = 60
MOST_REMARKS = 6
"""More hints than this are read more easily in a select, each at its option, than as lines above the buttons."""
LONGEST_HINTS = 240
"""The same for all hints together in a private hand, in characters."""
MOST_PICKED = {"some": 240, "order": custom_id.MOST_ORDERED}
"""More options than this do not fit into the custom ids of half a choice."""
AS_LISTED = "as-listed"
LISTED = 60
_MOST_COLOURED = 4
_QUIET = {"done", "not-done", "no", "none", "pass", "skip", "back", "keep"}
"""Options that end or decline something: their buttons are not coloured, and stand beside a select, not in it."""
_READY = {"accept"}
"""Options that take what lies there as it is, which is what most people want: beside a select too, and coloured."""


@dataclass(frozen=True)
class RequestControls:
    """One request as one person, or several with the same options, see it.

    label, words  from `Text` to a plain label and to Markdown
    draft         what has been picked so far; page: of a list longer than a select
    aside         not what is being waited for: its buttons are not coloured
    """

    table: str
    token: str
    decision: Decision
    options: Sequence[Option]
    label: Callable[[Text], str]
    words: Callable[[Text], str]
    draft: str = ""
    page: int = 0
    aside: bool = False

    def button(self, op: str, label: str, style: str = "secondary", off: bool = False) -> Button:
        return Button(custom_id.button(self.table, self.token, op), label, style, off)  # type: ignore[arg-type]

    def say(self, key: str, **params: object) -> str:
        return self.label(text(key, **params))

    @property
    def legal(self) -> list[str]:
        return [option.id for option in self.options if option.refused is None]


def controls(ask: RequestControls) -> list[Part]:
    """The controls of a request from top to bottom, without its prompt."""
    kind = ask.decision.kind
    if kind == "one":
        return _one(ask)
    if kind in ("some", "order") and len(ask.legal) > MOST_PICKED[kind]:
        return _typed(ask)
    if kind == "some":
        return _some(ask)
    if kind == "order":
        return _order(ask)
    if kind == "amount":
        return amounts.one_number(ask, read_partial(ask))
    if kind == "amounts":
        return _typed(ask) if amounts.is_typed_only(ask) else amounts.parts(ask)
    return [(ask.button("?", ask.say("ask-write"), "primary"),)]


def fits_board(decision: Decision, options: Sequence[Option]) -> bool:
    """Whether a public question is answered on the public board itself: with one click and nothing in between."""
    if decision.private:
        return False
    if decision.kind == "one":
        return 0 < len(options) <= OPTIONS
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
    return custom_id.unpack_picks(ask.draft, ask.legal, kind == "order")


def read_number(written: str) -> int | None:
    """A whole number as ids and people write it, None for anything else."""
    return read_whole(written, 10)


def with_picks(ask: RequestControls, values: Sequence[str]) -> str:
    """The draft after values were picked in the select of this page."""
    if ask.decision.kind == "amounts":
        return amounts.with_amount(ask, ask.page, values)
    legal = ask.legal
    before = custom_id.unpack_picks(ask.draft, legal, ask.decision.kind == "order") or []
    found = [custom_id.find_option(value, legal) for value in values]
    picked = [option for option in found if option in legal]
    if ask.decision.kind == "order":
        return custom_id.pack_picks([*before, *(p for p in picked if p not in before)], legal, True)
    here = set(legal[ask.page * OPTIONS : (ask.page + 1) * OPTIONS])
    kept = [option for option in before if option not in here]
    return custom_id.pack_picks([*kept, *picked], legal, False)


# ---------------------------------------------------------------------- one


def _one(ask: RequestControls) -> list[Part]:
    labels = [ask.label(option.label) for option in ask.options]
    remarks = sum(option.hint is not None or option.refused is not None for option in ask.options)
    short = all(len(label) <= LONGEST_BUTTON for label in labels) and remarks <= MOST_REMARKS
    if ask.decision.private and len(ask.options) > 3:  # a hand has its picture above: no wall of words before buttons
        short = short and sum(len(ask.label(o.hint)) for o in ask.options if o.hint is not None) <= LONGEST_HINTS
    if short and len(ask.options) <= MOST_BUTTONS:
        buttons = [_one_button(ask, option, label) for option, label in zip(ask.options, labels, strict=True)]
        return [Words(_hints(ask), 4), *button_rows(buttons)]
    plain = [option for option in ask.options if option.hint is None and option.refused is None]
    quiet = [option for option in plain if option.id in _QUIET | _READY]
    rest = [option for option in ask.options if option not in quiet]
    if not rest:
        rest, quiet = quiet, []
    rest.sort(key=lambda option: option.refused is not None)  # what is possible comes first
    parts = _paged_select(ask, rest, "", ask.say("ask-choose"), 1, 1, set())
    beside = [_one_button(ask, option, ask.label(option.label)) for option in quiet]
    return [*parts, *button_rows(beside)]


def _one_button(ask: RequestControls, option: Option, label: str) -> Button:
    op = custom_id.option_op(option.id, custom_id.room(ask.table, ask.token))
    if option.refused is not None:
        return ask.button(op, label, off=True)
    calm = ask.aside or option.id in _QUIET or len(ask.legal) > _MOST_COLOURED
    style = "danger" if ask.decision.irreversible else "secondary" if calm else "primary"
    if option.id in _READY and not ask.aside:
        style = "primary"
    return ask.button(op, label, style)


def _hints(ask: RequestControls) -> str:
    """Hints of options and reasons of refused ones, as lines; a button has no room for them."""
    lines = []
    for option in ask.options:
        label = ask.words(option.label)
        if option.refused is not None:
            lines.append(f"-# ✗ {label}: {ask.words(option.refused)}")
        elif option.hint is not None:
            lines.append(f"-# **{label}**: {ask.words(option.hint)}")
    return join_lines(lines)


def _pick(ask: RequestControls, option: Option, chosen: bool = False) -> Pick:
    if option.refused is not None:
        hint = f"✗ {ask.label(option.refused)}"
    else:
        hint = ask.label(option.hint) if option.hint is not None else ""
    return Pick(custom_id.option_op(option.id, 90), ask.label(option.label), hint, chosen)


def _paged_select(
    ask: RequestControls, options: list[Option], rest: str, placeholder: str, least: int, most: int, chosen: set[str]
) -> list[Part]:
    pages = max(1, -(-len(options) // OPTIONS))
    page = min(max(ask.page, 0), pages - 1)
    here = options[page * OPTIONS : (page + 1) * OPTIONS]
    picks = tuple(_pick(ask, option, option.id in chosen) for option in here)
    if pages > 1:
        placeholder += " " + ask.say("ask-page", page=page + 1, pages=pages)
    parts: list[Part] = [Select(custom_id.select(ask.table, ask.token, rest), placeholder, picks, least, most)]
    if pages > 1:
        before, after = (page - 1) % pages, (page + 1) % pages
        turn = [ask.button(f">{after}.{ask.draft}", ask.say("ask-next-page", page=after + 1))]
        if before != after:
            turn.insert(0, ask.button(f">{before}.{ask.draft}", ask.say("ask-previous-page", page=before + 1)))
        parts.append(tuple(turn))
    return parts


# ---------------------------------------------------------------------- some, order


def _some(ask: RequestControls) -> list[Part]:
    options = [option for option in ask.options if option.refused is None]
    legal = ask.legal
    chosen = custom_id.unpack_picks(ask.draft, legal, False) or []
    draft = custom_id.pack_picks(chosen, legal, False)
    least, most = min(ask.decision.least, len(legal)), min(ask.decision.most, len(legal))
    ask = _with_draft(ask, draft)
    parts: list[Part] = [Words(_refusals(ask), 4)]
    if options:
        placeholder = ask.say("ask-some", least=least, most=most, exact=least == most)
        parts += _paged_select(ask, options, f"{ask.page}.{draft}", placeholder, 0, max(1, most), set(chosen))
    by_id = {option.id: option for option in options}
    if chosen:
        # as a list of texts, so that they are joined in the reader's language
        label = ask.say("ask-hand-in", n=len(chosen), picks=[by_id[pick].label for pick in chosen])
    else:
        label = ask.say("ask-some-first" if least else "ask-hand-in-none")
    parts.append((ask.button(f"={draft}", label, "success", not least <= len(chosen) <= most),))
    return parts


def _order(ask: RequestControls) -> list[Part]:
    options = [option for option in ask.options if option.refused is None]
    legal = ask.legal
    picks = custom_id.unpack_picks(ask.draft, legal, True) or []
    picks = list(dict.fromkeys(picks))
    left = [option for option in options if option.id not in picks]
    if len(left) == 1:
        picks.append(left.pop().id)
    draft = custom_id.pack_picks(picks, legal, True)
    ask = _with_draft(ask, draft)
    by_id = {option.id: option for option in options}
    lines = [f"{place}\\. {ask.words(by_id[pick].label)}" for place, pick in enumerate(picks, 1)]
    parts: list[Part] = [Words(_refusals(ask), 4), Words(join_lines(lines), 5)]
    if len(left) > MOST_BUTTONS:
        placeholder = ask.say("ask-order-next", place=len(picks) + 1)
        parts += _paged_select(ask, left, f"{ask.page}.{draft}", placeholder, 1, 1, set())
    elif left:
        following = [
            ask.button(f">0.{custom_id.pack_picks([*picks, o.id], legal, True)}", ask.label(o.label), "primary")
            for o in left
        ]
        parts += button_rows(following)
    last: list[Button] = []
    if not left:
        last.append(ask.button(f"={draft}", ask.say("ask-hand-in-order"), "success"))
    if picks and len(legal) > 1:
        last.append(ask.button(">0.", ask.say("ask-start-again")))
    if last:
        parts.append(tuple(last))
    return parts


def _typed(ask: RequestControls) -> list[Part]:
    """More options than a draft can hold: they are written with `/table do`; an order may also be left as it is."""
    options = [option for option in ask.options if option.refused is None]
    decision = ask.decision
    lines = [f"{place}\\. {ask.words(option.label)}" for place, option in enumerate(options[:LISTED], 1)]
    if len(options) > LISTED:
        lines.append(ask.say("ask-typed-more", n=len(options) - LISTED))
    how = ask.say(f"ask-typed-{decision.kind}", least=min(decision.least, len(options)), most=decision.most)
    parts: list[Part] = [Words(how, 6), Words(join_lines(lines), 4)]
    if decision.kind == "order":
        parts.append((ask.button(f"={AS_LISTED}", ask.say("ask-as-listed"), "success"),))
    return parts


def _refusals(ask: RequestControls) -> str:
    lines = [f"-# ✗ {ask.words(o.label)}: {ask.words(o.refused)}" for o in ask.options if o.refused is not None]
    return join_lines(lines[:MOST_BUTTONS])


def _with_draft(ask: RequestControls, draft: str) -> RequestControls:
    return replace(ask, draft=draft)
