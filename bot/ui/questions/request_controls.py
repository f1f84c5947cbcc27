"""One request as it is shown, and the controls that several kinds of questions share. Pure."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from typing import Final

from bot.rules.decision import Decision, Option, Text, text
from bot.rules.values import value_class
from bot.ui.panels import custom_id
from bot.ui.panels.held_form import HeldForm
from bot.ui.panels.panel import OPTIONS, Button, Part, Pick, Select, join_lines

MOST_BUTTONS = 10
MOST_MOVES = 9
"""Buttons of one question, where some are whole moves: with more, the picture above does not fit a phone with them."""
MOST_ROWS = 6
"""So many rows of whole moves, each below its option's label: more components than that leave the footer no room."""
MOST_IN_HAND = 14
"""So many options of a hand are buttons where some of them have rows: it keeps its form as it grows."""
MOST_UNFOLDED = 20
"""The same once somebody wants to see all of them."""
LONGEST_BUTTON = 60
MOST_REMARKS = 7
"""More hints than this are read more easily in a select, each at its option, than as lines above the buttons."""
LONGEST_HINTS = 170
"""The same for all hints together in a private hand, in characters."""
SHORT_HINT = 66
"""A hint up to here, in characters, stands above its button also where the longer ones have no room."""
AS_LISTED = "as-listed"
WHY = "why"
"""The draft that shows what is seldom wanted too, and the options that are not possible now, each with its reason."""
ADVICE = "^"
"""The drafts of an order as it stands, and of what the house would answer."""
ONWARD = "+"
"""The draft of an empty answer together with what is usual after it (`Toggles.onward`)."""
TWIN = "ask-twin"
"""The key of a label that tells an option from one with the same words."""

READY: Final = frozenset({"accept"})
"""Options that take what lies there as it is, which is what most people want: beside a select too, and coloured."""


@value_class(frozen=True)
class RequestControls:
    """One request as one person, or several with the same options, see it.

    label, words  from `Text` to a plain label and to Markdown
    draft         what has been picked so far; page: of a list longer than a select
    aside         not what is being waited for: its buttons are not coloured
    advice        what the house would answer, as options, where the question is `advised` and the panel private
    is_advised    whether the house would answer, where nothing is said of how: `advice` is not worked out then
    in_hand       whether it stands in a private hand, below the picture there, and not on the board
    signs         of the game -> what each is called, for the line below its buttons
    reason        why the house would answer so, in small print below the buttons
    in_form       what it would pick in the form of that option: places in each part; None: it has none
    held          the form that the draft stands for, as it was last looked at; None: not known
    excess        so many parts more than have room it takes with all the rows that whole moves may have
    is_gist       whether of long hints the beginning is told, where a hand has no room for them (`Surface.gists`)
    is_outlined   whether beside a list each button has the beginning of its hint (`Surface.outlines`)
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
    advice: Sequence[Option] | None = None
    is_advised: bool = False
    in_form: Sequence[frozenset[int]] | None = None
    in_hand: bool = False
    signs: Mapping[str, str] = field(default_factory=dict)
    excess: int = 0
    reason: Text | None = None
    held: HeldForm | None = None
    is_gist: bool = False
    is_outlined: bool = False

    def button(self, op: str, label: str, style: str = "secondary", off: bool = False) -> Button:
        return Button(custom_id.button(self.table, self.token, op), label, style, off)  # type: ignore[arg-type]

    def say(self, key: str, **params: object) -> str:
        return self.label(text(key, **params))

    def reasons(self, options: Sequence[Option]) -> str:
        """Why what is refused of these cannot be taken, a line each."""
        told = [(self.words(o.stem or o.label), self.words(o.refused)) for o in options if o.refused is not None]
        return join_lines([f"-# ✗ {which}: {why}" for which, why in told])

    def short_label(self, option: Option, most: int) -> str:
        """The label of an option, in brief where it is longer than this and there is one."""
        label = self.label(option.label)
        return label if option.brief is None or len(label) <= most else self.label(option.brief)

    @property
    def offered(self) -> list[Option]:
        """What stands there at once: all that is possible but what is seldom wanted, which is shown on request."""
        possible = [option for option in self.options if option.refused is None]
        if self.aside or self.draft == WHY:
            return possible
        return [option for option in possible if not option.secondary] or possible

    @property
    def is_pictured(self) -> bool:
        """Whether the picture above shows what the options do."""
        return self.decision.pictured

    @property
    def legal(self) -> list[str]:
        return [option.id for option in self.options if option.refused is None]

    @property
    def is_ordered(self) -> bool:
        """Whether the order of what is picked is part of the answer."""
        wording = self.decision.toggles
        is_some = wording is not None and wording.ordered and len(self.legal) <= custom_id.MOST_ORDERED
        return self.decision.kind == "order" or is_some


def as_pick(ask: RequestControls, option: Option, chosen: bool = False) -> Pick:
    if option.refused is not None:
        hint = f"✗ {ask.label(option.refused)}"
    else:
        hint = ask.label(option.hint) if option.hint is not None else ""
    return Pick(custom_id.option_op(option.id, 90), ask.label(option.label), hint, chosen)


def paged_select(
    ask: RequestControls, options: list[Option], rest: str, placeholder: str, least: int, most: int, chosen: set[str]
) -> list[Part]:
    pages = max(1, -(-len(options) // OPTIONS))
    page = min(max(ask.page, 0), pages - 1)
    here = options[page * OPTIONS : (page + 1) * OPTIONS]
    picks = tuple(as_pick(ask, option, option.id in chosen) for option in here)
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


def has_short_hints(ask: RequestControls) -> bool:
    """Whether the hints of all options have room as lines above their buttons: a hand has its picture above, so that
    more than three options make no wall of words there, unless they are to be put in order, which nobody can do
    without having read them."""
    hints = [option.hint for option in ask.options if option.hint is not None and not option.pictured]
    if len(hints) > MOST_REMARKS:
        return False
    is_read = not ask.in_hand or ask.is_ordered or len(ask.options) <= 3
    return is_read or sum(len(ask.words(hint)) for hint in hints) <= LONGEST_HINTS


def _named(ask: RequestControls, option: Option) -> str:
    label, brief = ask.words(option.label), "" if option.brief is None else ask.words(option.brief)
    return brief if brief and label.startswith(brief) else label


def hint_lines(ask: RequestControls, options: Sequence[Option]) -> str:
    """Hints of options as lines; a button has no room for them. What a label says behind its name in brief stands on
    the button already."""
    hinted = [(_named(ask, o), ask.words(o.hint)) for o in options if o.hint is not None and not o.pictured]
    return join_lines([f"-# **{label}**: {hint}" for label, hint in hinted])


def cut_lines(ask: RequestControls, shown: Iterable[tuple[Option, str]]) -> str:
    """In full, what has no room on buttons: labels in brief that say by … that more comes of it. shown: what stands on
    them."""
    cut = [one for one, label in shown if one.brief is not None and "…" in label and label == ask.label(one.brief)]
    return join_lines([f"-# {ask.words(option.label)}" for option in cut])
