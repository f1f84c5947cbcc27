"""A screen as plain data, and Discord's limits, checked here and nowhere else. Pure: no discord in here.

A `Panel` is a list of parts from top to bottom. `fit` shortens what may be shortened and raises `PanelError` for what
only a programmer can mend. `as_text` is its twin in words, for the terminal, logs and tests.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import lru_cache
from typing import Any, Final, Literal, cast

from bot.rules.cleaning import cleaned
from bot.rules.values import value_class

COMPONENTS = 40
CHARACTERS = 4_000
BYTES = 9_500  # Discord fails with a 500 near 10,170; each text costs 12 more
BYTES_PER_TEXT = 12
ROW = 5
_PHONE, _PADDING = 48, 5
"""About how many characters of labels a phone shows side by side, and how many the edges of a button take."""
OPTIONS = 25
LABEL = 80
UNSAID: Final = "…"
"""What stands on a button of which nothing is said: Discord takes none without a label."""
OPTION_LABEL = 100
PLACEHOLDER = 150
ALT = 1_024
CUSTOM_ID = 100
PICTURES = 10
MODAL_TITLE = 45
MODAL_FIELDS = 5
FIELD_LABEL = 45

Style = Literal["primary", "secondary", "success", "danger"]


class PanelError(ValueError):
    """A panel that Discord would refuse and that cannot be shortened: a mistake in the program."""


class Keep(IntEnum):
    """Which words give way where a panel is too long: those that are kept least, first."""

    ORNAMENT = 1
    """Page numbers, the seal, milestones."""
    FOOTNOTE = 2
    STANDING = 3
    """How things stand; a picture shows it too."""
    DETAIL = 4
    """Why something cannot be chosen, how a choice goes on."""
    TEXT = 5
    NEWS = 6
    PROMPT = 7
    CALL = 8
    """Who is awaited, and what is agreed on."""
    ANSWER = 9
    """What its reader has just asked for, or has just done."""


@value_class(frozen=True, slots=True)
class Words:
    """A block of Markdown.

    is_aside: explains what is asked, and may stand above the picture where it would push the answers off a phone.
    """

    text: str
    keep: Keep = Keep.TEXT
    is_aside: bool = False


@value_class(frozen=True, slots=True)
class Rule:
    """A line between parts."""


@value_class(frozen=True, slots=True)
class Picture:
    """A picture: `name` without ending is its file name, `alt` has the same facts in words."""

    name: str
    alt: str


@value_class(frozen=True, slots=True)
class Button:
    """label: plain text, at most 80 characters (longer ones are cut). off: shown, but cannot be pressed.

    url: where it leads; then a press is none of ours, and the id only names it.
    """

    id: str
    label: str
    style: Style = "secondary"
    off: bool = False
    emoji: str | None = None
    url: str = ""


@value_class(frozen=True, slots=True)
class Pick:
    """One line of a select; `value` is handed back."""

    value: str
    label: str
    hint: str = ""
    chosen: bool = False


@value_class(frozen=True, slots=True)
class Select:
    id: str
    placeholder: str
    picks: tuple[Pick, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Field:
    """One line to be written in a modal; least and most in characters."""

    id: str
    label: str
    value: str = ""
    hint: str = ""
    least: int = 0
    most: int = 200
    long: bool = False


@dataclass(frozen=True, slots=True)
class Modal:
    id: str
    title: str
    fields: tuple[Field, ...]


Row = tuple[Button, ...] | Select
Part = Words | Rule | Picture | Button | Select | tuple[Button, ...] | tuple[Picture, ...]


@dataclass(slots=True)
class Panel:
    """What a screen shows. `title` is a heading, Markdown on one line; `ping` are the users it calls by name."""

    title: str = ""
    parts: list[Part] = field(default_factory=list)
    accent: int | None = None
    ping: tuple[int, ...] = ()

    def add(self, *parts: Part) -> "Panel":
        """Append parts; empty words are left out. Returns the panel."""
        self.parts += [part for part in parts if type(part) is not Words or part.text.strip()]
        return self

    def words(self) -> list[Words]:
        return [part for part in self.parts if type(part) is Words]

    def rows(self) -> list[Row]:
        """The rows of controls from top to bottom."""
        found: list[Any] = []
        for part in self.parts:
            kind = type(part)
            if kind is Button:
                found.append((part,))
            elif kind is Select or (kind is tuple and _begins_with(Button, part)):
                found.append(part)
        return found

    def buttons(self) -> list[Button]:
        return [button for row in self.rows() if isinstance(row, tuple) for button in row]

    def selects(self) -> list[Select]:
        return [row for row in self.rows() if isinstance(row, Select)]

    def pictures(self) -> list[Picture]:
        found: list[Any] = []
        for part in self.parts:
            kind = type(part)
            if kind is Picture:
                found.append(part)
            elif kind is tuple and _begins_with(Picture, part):
                found += cast(tuple[Picture, ...], part)
        return found


def _begins_with(kind: type, row: Any) -> bool:
    return bool(row) and type(row[0]) is kind


def button_rows(buttons: Iterable[Button]) -> list[tuple[Button, ...]]:
    """Buttons in as few rows as there can be, of five at most; a row begins early where a phone shows fewer lines for
    it, since short buttons stand side by side then."""
    every = tuple(buttons)
    if len(every) <= ROW:
        return [every] if every else []
    spare = -len(every) % ROW
    firsts = [(every[:n], every[n:]) for n in range(ROW, max(0, ROW - spare - 1), -1)]
    ways = [[first, *button_rows(rest)] for first, rest in firsts]
    return min(ways, key=lambda rows: sum(map(_lines, rows)))  # the first of those that are as good: full rows


def _lines(row: Sequence[Button]) -> int:
    """How many lines of a phone a row of buttons takes, about."""
    lines, room = 0, 0
    for button in row:
        width = len(button.label) + _PADDING
        if width > room:
            lines += 1
            room = _PHONE
        room -= width
    return lines


def count_components(panel: Panel) -> int:
    """How many components Discord will count, the container and the title included."""
    return 1 + bool(panel.title) + count_parts(panel.parts)


def count_parts(parts: Sequence[Part]) -> int:
    """How many of them these parts are."""
    total = len(parts)
    for part in parts:
        kind = type(part)
        if kind is tuple:
            buttons = cast(tuple[Any, ...], part)
            total += len(buttons) if buttons and type(buttons[0]) is Button else 0
        elif kind is Button or kind is Select:  # each in a row of its own
            total += 1
    return total


def fit(panel: Panel) -> Panel:
    """A copy within all limits. Raises PanelError where shortening cannot help."""
    fitted = Panel(cut(panel.title, 200), [_fit_part(part) for part in panel.parts], panel.accent, panel.ping)
    count = count_components(fitted)
    if count > COMPONENTS:
        fitted.parts = [part for part in fitted.parts if not isinstance(part, Rule)]
        count = count_components(fitted)
    if count > COMPONENTS:
        raise PanelError(f"{count} components, allowed are {COMPONENTS}: {panel.title!r}")
    if not fitted.title and not fitted.parts:
        raise PanelError("a panel without anything in it")
    rows = fitted.rows()
    ids = [control.id for row in rows for control in (row if type(row) is tuple else (row,))]  # type: ignore[union-attr]
    if len(set(ids)) != len(ids):
        raise PanelError(f"custom ids given twice: {sorted({i for i in ids if ids.count(i) > 1})}")
    names = [picture.name for picture in fitted.pictures()]
    if len(set(names)) != len(names) or len(names) > PICTURES:
        raise PanelError(f"picture names given twice, or more than {PICTURES}: {names}")
    _shorten(fitted)
    return fitted


def fit_modal(modal: Modal) -> Modal:
    """A copy within the limits of modals. Raises PanelError."""
    if not 1 <= len(modal.fields) <= MODAL_FIELDS:
        raise PanelError(f"a modal with {len(modal.fields)} fields, allowed are 1 to {MODAL_FIELDS}")
    _check_id(modal.id)
    fields = tuple(
        replace(
            f,
            label=cut(f.label, FIELD_LABEL),
            hint=cut(f.hint, 100),
            most=max(1, min(f.most, CHARACTERS)),
            least=max(0, min(f.least, CHARACTERS)),
            value=f.value[: max(1, min(f.most, CHARACTERS))],
        )
        for f in modal.fields
    )
    return replace(modal, title=cut(modal.title, MODAL_TITLE), fields=fields)


def as_text(panel: Panel) -> str:
    """The panel in words: every fact and every control, pictures by their alt text."""
    lines = [f"# {panel.title}"] if panel.title else []
    for part in panel.parts:
        if isinstance(part, Words):
            lines.append(part.text)
        elif isinstance(part, Rule):
            lines.append("---")
        elif isinstance(part, Picture):
            lines.append(f"[picture: {part.alt}]")
        elif isinstance(part, Select):
            lines.append(f"<{part.placeholder}>")
            lines += [f"  {'x' if p.chosen else '-'} {p.label}{': ' + p.hint if p.hint else ''}" for p in part.picks]
        else:
            for item in (part,) if isinstance(part, Button) else part:
                if isinstance(item, Button):
                    lines.append(f"({item.label})" if item.off else f"[{item.label}]")
                else:
                    lines.append(f"[picture: {item.alt}]")
    return "\n".join(lines)


def cut(text: str, most: int) -> str:
    """`text`, at most that many characters long, with an ellipsis where something is missing."""
    return text if len(text) <= most else text[: max(0, most - 1)].rstrip() + "…"


_MARKS = re.compile(r"([\\*_~`|\[\]<])")
_LINE_MARKS = re.compile(r"^([#>+-]|\d+(?=[.)]))")


@lru_cache(maxsize=8_192)
def escape(text: str) -> str:
    """A name or another foreign text as plain Markdown text on one line: no marks, mentions, headings or links."""
    text = cleaned(text)
    text = _MARKS.sub(r"\\\1", text)
    text = _LINE_MARKS.sub(lambda m: m[0] + "\\" if m[0].isdecimal() else "\\" + m[0], text)
    text = text.replace("://", ":\\//")
    return re.sub(r"@(?=everyone|here)", "@\u200b", text)


@lru_cache(maxsize=8_192)
def plain(text: str) -> str:
    """A foreign text for a label, where Discord reads no Markdown: one line, nothing else changed."""
    return cleaned(text)


def _fit_part(part: Part) -> Part:
    fitting = _FITTING.get(type(part))
    return part if fitting is None else fitting(part)


def _fit_picture(picture: Picture) -> Picture:
    return picture if len(picture.alt) <= ALT else replace(picture, alt=cut(picture.alt, ALT))


def _fit_row(row: tuple[Any, ...]) -> tuple[Any, ...]:
    if not row:
        raise PanelError("an empty row")
    if type(row[0]) is not Button:
        return tuple(map(_fit_part, row))
    if len(row) > ROW:
        raise PanelError(f"{len(row)} buttons in a row, allowed are {ROW}")
    return tuple(map(_fit_button, row))


def _fit_button(button: Button) -> Button:
    _check_id(button.id)
    if not button.label and not button.emoji:
        raise PanelError(f"a button without label: {button.id}")
    label = plain(button.label)
    if 0 < len(label) <= LABEL and label == button.label:
        return button
    # a foreign name may be nothing but blanks
    return replace(button, label=cut(label, LABEL) or ("" if button.emoji else "…"))


def _fit_select(select: Select) -> Select:
    _check_id(select.id)
    if not 1 <= len(select.picks) <= OPTIONS:
        raise PanelError(f"a select of {len(select.picks)} options, allowed are 1 to {OPTIONS}: {select.id}")
    values = {pick.value for pick in select.picks}
    if len(values) != len(select.picks) or "" in values or max(map(len, values)) > OPTION_LABEL:
        raise PanelError(f"values of a select twice, empty or too long: {[pick.value for pick in select.picks]}")
    picks = tuple(map(_fit_pick, select.picks))
    most = min(select.most, len(picks))
    placeholder = cut(plain(select.placeholder), PLACEHOLDER)
    return Select(select.id, placeholder, picks, min(select.least, most), most)


def _fit_pick(pick: Pick) -> Pick:
    label, hint = plain(pick.label), plain(pick.hint)
    if 0 < len(label) <= OPTION_LABEL >= len(hint) and label == pick.label and hint == pick.hint:
        return pick
    return Pick(pick.value, cut(label, OPTION_LABEL) or "…", cut(hint, OPTION_LABEL), pick.chosen)


_FITTING: Final[Mapping[type, Callable[[Any], Any]]] = {
    Picture: _fit_picture,
    Button: _fit_button,
    Select: _fit_select,
    tuple: _fit_row,
}
"""How each kind of part is brought within its limits; words are shortened together, by `_shorten`."""


def _check_id(custom_id: str) -> None:
    if not 1 <= len(custom_id) <= CUSTOM_ID:
        raise PanelError(f"custom id of {len(custom_id)} characters: {custom_id!r}")


def _size(panel: Panel) -> tuple[int, int]:
    texts = [panel.title + "####"] if panel.title else []
    texts += [part.text for part in panel.words()]
    return sum(map(len, texts)), sum([len(text.encode()) for text in texts]) + BYTES_PER_TEXT * len(texts)


def _shorten(panel: Panel) -> None:
    """Cut texts until they fit, the least important first and of those the last first."""
    while True:
        characters, size = _size(panel)
        over = max(characters - CHARACTERS, (size - BYTES + 3) // 4 if size > BYTES else 0)
        if over <= 0:
            return
        places = [i for i, part in enumerate(panel.parts) if isinstance(part, Words)]
        places.sort(key=lambda i: (panel.parts[i].keep, -i))  # type: ignore[union-attr]
        place = next((i for i in places if len(panel.parts[i].text) > 1), None)  # type: ignore[union-attr]
        if place is None:
            raise PanelError(f"{characters} characters in {len(places)} texts cannot be shortened enough")
        words = panel.parts[place]
        assert isinstance(words, Words)
        left = len(words.text) - over - 1
        if left < 20:
            del panel.parts[place]
        else:
            panel.parts[place] = replace(words, text=cut(words.text, left))


def join_lines(lines: Sequence[str]) -> str:
    """Lines as one block of Markdown."""
    return "\n".join(line for line in lines if line)
