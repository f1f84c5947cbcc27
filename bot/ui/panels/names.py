"""The names behind references, and what a sentence with references is kept under.

Most sentences of a board are those of the board before, and at every table the same ones are said of other people. So
a sentence is kept with marks where people are named, for all tables at once, and their names are put in when it is
said. What it says of things depends on its parameters and on the names behind them: it is kept under both, and under a
table's own names only where it uses one. Pure.
"""

import marshal
import re
from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache
from typing import Any, Final

from bot.rules.decision import Text
from bot.rules.numbers import read_whole

Names = Callable[[str], str | None]
"""From a reference without its `@` (`seat:1`, `ab.haymaker`) to a name, None when unknown."""
PERSON = "@seat:"
PUT_IN: Final = "put in"
"""People's names are not part of what is kept: they are put into it."""
COMMA: Final = ", "
_BEGINS, _ENDS = "\x03", "\x04"
_MARK = re.compile(f"{_BEGINS}(\\d+){_ENDS}")
_TOKENS = 4_096
_PLAIN: Final = frozenset({str, int, float, bool, type(None)})
"""What `marshal` writes as it is."""


class SeatNames:
    """Names that know `seat:<n>` and hand anything else on. What has been found once is not looked for again.

    names: seat -> display name; other: the rest (a game's `name_of`); things: what `other` goes by, equal only where it
    gives the same names; None: nobody can say, and no sentence with these names is kept. own: references, or their
    beginnings, whose names `things` says nothing of -> what they go by.
    """

    def __init__(
        self,
        names: Mapping[int, str],
        other: Names | None = None,
        things: Hashable = None,
        own: Mapping[str, Hashable] | None = None,
    ) -> None:
        self._names, self._other = names, other
        self._known: dict[str, str] = {}
        self._shown: dict[bool, list[tuple[str, str]]] = {}
        is_kept = other is None or things is not None
        self.people: object | None = _token(("people", *names.items())) if is_kept else None
        self.things: object | None = _token(("things", things)) if is_kept else None
        self.own: object | None = _token(("own", things, *own.items())) if is_kept and own else self.things
        self.own_marks = tuple(f"@{reference}".encode() for reference in own or ())
        self.are_put_in = not any(COMMA in name or _BEGINS in name for name in names.values())
        """Whether sentences are made without the people's names. How a list is written depends on commas in them."""

    def __call__(self, ref: str) -> str | None:
        found = self._known.get(ref)
        if found is None:
            seat = _seat_of(ref)
            if seat is not None:
                found = self._names.get(seat, f"seat {seat + 1}")
            elif self._other is not None:
                found = self._other(ref)
            if found is not None:
                self._known[ref] = found
        return found

    def put_into(self, frame: str, show: Callable[[str], str], *, label: bool) -> str:
        """A sentence made with `SeatMarks`, with the people's names. show: escapes a name for where it stands."""
        shown = self._shown.get(label)
        if shown is None:
            shown = self._shown[label] = [(f"{_BEGINS}{seat}{_ENDS}", show(name)) for seat, name in self._names.items()]
        for mark, name in shown:
            frame = frame.replace(mark, name)
        if _BEGINS not in frame:
            return frame
        return _MARK.sub(lambda mark: show(self(f"seat:{mark[1]}") or ""), frame)  # a seat where nobody sits


class SeatMarks:
    """The same names with a mark in place of each person's, so that what is said of people is kept for all tables."""

    are_put_in = False

    def __init__(self, names: SeatNames) -> None:
        self._names = names
        self.people: object | None = _token(("marks",))
        self.things, self.own = names.things, names.own
        self.own_marks = names.own_marks

    def __call__(self, ref: str) -> str | None:
        return self._names(ref)

    @staticmethod
    def mark(ref: str) -> str | None:
        """What stands in for the person behind a reference without its `@`; None: it is no person's."""
        seat = _seat_of(ref)
        return None if seat is None else f"{_BEGINS}{seat}{_ENDS}"


def _seat_of(ref: str) -> int | None:
    kind, _, number = ref.partition(":")
    return read_whole(number) if kind == "seat" else None


@lru_cache(_TOKENS)
def _token(names: Hashable) -> object:
    """The same object for the same names, as long as it is kept: quicker to look up by than they are."""
    return object()


def _plain(value: Any) -> Any:
    """The same of types that `marshal` writes: a sentence as a tuple that nothing else is."""
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is Text:
        return ..., value[0], _plain_params(value[1])
    if kind is list or kind is tuple:
        return [inner if type(inner) in _PLAIN else _plain(inner) for inner in value]
    return _plain_params(value) if kind is dict else value


def _plain_params(params: Mapping[str, Any]) -> dict[str, Any]:
    # each kind without a call: this is done for every sentence that is said
    found = {}
    for name, value in params.items():
        kind = type(value)
        if kind in _PLAIN:
            found[name] = value
        elif kind is Text:
            found[name] = ..., value[0], _plain_params(value[1])
        else:
            found[name] = _plain(value)
    return found


def kept_under(text: Text, names: Names | None) -> tuple[Hashable, ...] | None:
    """What a sentence is kept under, as long as these names are there; None: it is made each time. Its last part is
    `PUT_IN` where the sentence is to be made with `SeatMarks`."""
    if names is not None and (not isinstance(names, (SeatNames, SeatMarks)) or names.people is None):
        return None
    # what is written is searched more quickly than the parameters; an `@` that begins no reference only keeps a
    # sentence more narrowly
    try:
        written = marshal.dumps((text.key, _plain_params(text.params)), 2)
    except ValueError:  # what no event may hold
        return None
    if names is None:
        return (written, None, None)
    of_all = written.count(b"@")
    if not of_all:
        return (written, None, None)
    of_people, things = written.count(b"@seat:"), None
    if of_all > of_people:
        is_own = names.own_marks and any(mark in written for mark in names.own_marks)
        things = names.own if is_own else names.things
    return (written, things, None if not of_people else PUT_IN if names.are_put_in else names.people)
