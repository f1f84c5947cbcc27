"""How much of one thing, or of each of several: the controls, the answer so far inside their ids, what is typed. Pure.

Of several things each has a select that says how much of it is taken; where there is one of each, a button that is
switched on and off. Of many things one select takes one more of whichever is picked in it.
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from bot.rules.decision import Decision, Option, Text
from bot.rules.numbers import read_count
from bot.ui.panels import custom_id
from bot.ui.panels.panel import OPTIONS, ROW, Button, Keep, Part, Pick, Select, Words, button_rows, join_lines

MOST_NUMBERS: Final = 10
"""So many numbers are a button each."""
MOST_LINES: Final = 8
"""More lines than this share a select: every line of its own is a row of the panel."""
ONE_MORE: Final = "+"
"""Before the place of a line in the select that many lines share."""
_TYPED = (
    re.compile(r"(?P<n>\d{1,4})\s*[x×]?\s*(?P<name>.+)"),
    re.compile(r"(?P<name>.+?)\s*[:=x×]?\s*(?P<n>\d{1,4})"),
)


class Lines(Protocol):
    """A request of this kind as somebody sees it (`RequestControls`)."""

    @property
    def table(self) -> str: ...
    @property
    def token(self) -> str: ...
    @property
    def decision(self) -> Decision: ...
    @property
    def options(self) -> Sequence[Option]: ...
    @property
    def draft(self) -> str: ...
    @property
    def label(self) -> Callable[[Text], str]: ...
    @property
    def words(self) -> Callable[[Text], str]: ...

    def button(self, op: str, label: str, style: str = "secondary", off: bool = False) -> Button: ...
    def say(self, key: str, **params: object) -> str: ...
    def reasons(self, options: Sequence[Option]) -> str: ...


def one_number(ask: Lines, picked: object) -> list[Part]:
    """A button a number, or buttons that count up and down from what was picked before."""
    least, most = ask.decision.least, ask.decision.most
    if most - least < MOST_NUMBERS:
        return list(button_rows(ask.button(f"={n}", str(n), "primary") for n in range(least, most + 1)))
    now = min(max(picked if isinstance(picked, int) else least, least), most)
    row: list[Button] = []
    for step in (-10, -1, 0, 1, 10):
        if step == 0:
            row.append(ask.button(f"={now}", ask.say("ask-amount", n=now), "success"))
        else:
            # the ends are switched off rather than clamped, or two buttons would have one id
            row.append(ask.button(f">0.{now + step}", f"{step:+d}", off=not least <= now + step <= most))
    assert len(row) <= ROW
    return [tuple(row), (ask.button("?", ask.say("ask-amount-write")),)]


def legal(ask: Lines) -> list[Option]:
    """The lines of which something can be taken."""
    return [option for option in ask.options if option.refused is None and option.most > 0]


def is_typed_only(ask: Lines) -> bool:
    """Whether there are more lines than a select holds."""
    return len(legal(ask)) > OPTIONS


def parts(ask: Lines) -> list[Part]:
    """A select a line or a switch, what is chosen comes to or why it does not go together, and what hands it in."""
    lines = legal(ask)
    taken = _begun(ask)
    draft = pack(ask, taken)
    found: list[Part] = []
    is_shared = len(lines) > MOST_LINES
    if is_shared:
        found += _one_more(ask, taken)
    else:
        found += [_select(ask, place, option, taken) for place, option in enumerate(lines) if option.most > 1]
        found += button_rows(_switch(ask, option, taken) for option in lines if option.most == 1)
    why = refusal(ask.decision, taken)
    if why is not None and taken:
        found.append(Words(f"-# ✗ {ask.words(why)}", Keep.DETAIL))
    elif ask.decision.preview is not None:
        found.append(Words(ask.words(ask.decision.preview(taken)), Keep.NEWS))
    found.append(Words(ask.reasons(ask.options), Keep.DETAIL))
    total = taken.total()
    fits = ask.decision.least <= total <= ask.decision.most and why is None
    said = [ask.say("ask-amounts-line", n=taken[o.id], what=ask.label(o.label)) for o in lines if taken[o.id]]
    is_told = ask.decision.preview is not None and not total
    label = ask.say("ask-amounts-as-it-is" if is_told else "ask-amounts-hand-in", n=total, picks=said)
    row = [ask.button(f"={draft}", label, "success", off=not fits), ask.button("?", ask.say("ask-amounts-write"))]
    if is_shared and taken:
        row.insert(1, ask.button(f">0.{pack(ask, {})}", ask.say("ask-start-again")))
        found.insert(0, Words(join_lines(said), Keep.NEWS))
    return [*found, tuple(row)]


def _select(ask: Lines, place: int, option: Option, taken: Counter[str]) -> Select:
    """How much of one line is taken."""
    label = ask.label(option.label)
    shown = [*range(min(option.most, OPTIONS - 1) + 1)]
    if taken[option.id] not in shown:
        shown[-1] = taken[option.id]  # typed, and more than the list has
    picks = tuple(Pick(str(n), ask.say("ask-amounts-line", n=n, what=label), "", n == taken[option.id]) for n in shown)
    return Select(custom_id.select(ask.table, ask.token, f"{place}.{pack(ask, taken)}"), label, picks, 1, 1)


def _one_more(ask: Lines, taken: Counter[str]) -> list[Part]:
    """One more of the line that is picked; those of which all is taken are not in it."""
    picks = tuple(
        Pick(f"{ONE_MORE}{place}", ask.label(option.label))
        for place, option in enumerate(legal(ask))
        if taken[option.id] < option.most
    )
    number = custom_id.select(ask.table, ask.token, f"0.{pack(ask, taken)}")
    return [Select(number, ask.say("ask-amounts-more"), picks, 1, 1)] if picks else []


def _begun(ask: Lines) -> Counter[str]:
    """The answer so far; where it is told what an answer comes to, at first what the house would do."""
    taken = unpack(ask)
    if taken is not None:
        return taken
    first = ask.decision.default() if ask.decision.preview is not None and ask.decision.default is not None else []
    return Counter(first if isinstance(first, list) else [])


def _switch(ask: Lines, option: Option, taken: Counter[str]) -> Button:
    """The button of a line of which there is one."""
    is_on = bool(taken[option.id])
    after = Counter({**taken, option.id: int(not is_on)})
    label = ask.label(option.label)
    op = f">0.{pack(ask, after)}"
    return ask.button(op, f"✓ {label}" if is_on else label, "primary" if is_on else "secondary")


def refusal(decision: Decision, taken: Mapping[str, int]) -> Text | None:
    """Why these cannot be taken together."""
    return None if decision.fits is None else decision.fits(taken)


def pack(ask: Lines, taken: Mapping[str, int]) -> str:
    """The answer so far, short: a check of the lines, then a number a line."""
    lines = [option.id for option in legal(ask)]
    return custom_id.check_of(lines) + ".".join(str(taken.get(line, 0)) for line in lines)


def unpack(ask: Lines) -> Counter[str] | None:
    """What a draft stands for; None when the lines have changed since, or it is forged."""
    lines = legal(ask)
    check = custom_id.check_of([option.id for option in lines])
    if not ask.draft.startswith(check):
        return None
    numbers = [read_count(written, 4) for written in ask.draft[len(check) :].split(".")]
    if len(numbers) != len(lines) or any(n is None or n > o.most for n, o in zip(numbers, lines, strict=True)):
        return None
    return Counter({option.id: n for option, n in zip(lines, numbers, strict=True) if n})


def with_amount(ask: Lines, place: int, values: Sequence[str]) -> str:
    """The draft after a number was picked in the select of a line, or a line in the one that many share."""
    taken, lines = unpack(ask) or Counter(), legal(ask)
    picked = values[0] if values else ""
    if picked.startswith(ONE_MORE):
        place = read_count(picked.removeprefix(ONE_MORE), 4) or 0
        n: int | None = taken[lines[place].id] + 1 if place < len(lines) else None
    else:
        n = read_count(picked, 4)
    if n is not None and place < len(lines):
        taken[lines[place].id] = min(n, lines[place].most)
    return pack(ask, taken)


def read_draft(ask: Lines) -> list[str] | None:
    """The answer that a draft stands for, each line as often as it is taken."""
    taken = unpack(ask)
    return None if taken is None else list(taken.elements())


def read_typed(options: Sequence[Option], label: Callable[[Text], str], typed: str) -> list[str] | None:
    """`2 coins, 1 gem`, `coins 2, gem`: the answer, or None when a line is not known by that name. Nothing: `-`."""
    if typed.strip() in ("-", "0"):
        return []
    names = {option.id.casefold(): option.id for option in options}
    names |= {label(option.label).casefold(): option.id for option in options}
    picks: list[str] = []
    most = 1 + sum(option.most for option in options)  # one more than there is: the rules refuse it, whatever was typed
    for part in filter(
        None, (" ".join(part.split()) for part in re.split(r"[,;\n]", typed))
    ):  # one blank: cheap to read
        line = _line(part.casefold(), names)
        if line is None:
            return None
        picks = [*picks, *line][:most]
    return picks or None


def _line(part: str, names: Mapping[str, str]) -> list[str] | None:
    if part in names:  # a name may itself hold a number
        return [names[part]]
    for found in (pattern.fullmatch(part) for pattern in _TYPED):
        if found is not None and found["name"] in names:
            return [names[found["name"]]] * int(found["n"])
    return None
