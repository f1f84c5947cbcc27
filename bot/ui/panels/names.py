"""The names behind references, and what a sentence with references is kept under.

Most sentences of a board are those of the board before. What a sentence says depends on its parameters and on the names
behind them, so it is kept under both: under the people's names only where it speaks of people, so that tables share
what they say of cards. Pure.
"""

import marshal
from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from bot.rules.decision import Text
from bot.rules.numbers import read_whole

Names = Callable[[str], str | None]
"""From a reference without its `@` (`seat:1`, `ab.haymaker`) to a name, None when unknown."""
PERSON = "@seat:"
_TOKENS = 4_096


class SeatNames:
    """Names that know `seat:<n>` and hand anything else on. What has been found once is not looked for again.

    names: seat -> display name; other: the rest (a game's `name_of`); things: what `other` goes by, equal only where it
    gives the same names; None: nobody can say, and no sentence with these names is kept.
    """

    def __init__(self, names: Mapping[int, str], other: Names | None = None, things: Hashable = None) -> None:
        self._names, self._other = names, other
        self._known: dict[str, str] = {}
        is_kept = other is None or things is not None
        self.people: object | None = _token(("people", *names.items())) if is_kept else None
        self.things: object | None = _token(("things", things)) if is_kept else None

    def __call__(self, ref: str) -> str | None:
        found = self._known.get(ref)
        if found is None:
            kind, _, number = ref.partition(":")
            seat = read_whole(number) if kind == "seat" else None
            if seat is not None:
                found = self._names.get(seat, f"seat {seat + 1}")
            elif self._other is not None:
                found = self._other(ref)
            if found is not None:
                self._known[ref] = found
        return found


@lru_cache(_TOKENS)
def _token(names: Hashable) -> object:
    """The same object for the same names, as long as it is kept: quicker to look up by than they are."""
    return object()


def kept_under(text: Text, names: Names | None) -> tuple[Hashable, ...] | None:
    """What a sentence is kept under, as long as these names are there; None: it is made each time."""
    if names is None:
        people: object | None = None
        things: object | None = None
    elif isinstance(names, SeatNames) and names.people is not None:
        people, things = names.people, names.things
    else:
        return None
    try:  # quicker than any walk through the parameters; an `@` that begins no reference only keeps it more narrowly
        said: Any = (text.key, text.params)
        written = marshal.dumps(said, 2)
    except ValueError:  # a sentence within it
        return _kept_with_sentences(text, people, things)
    of_people = written.count(b"@seat:")
    return (written, people if of_people else None, things if written.count(b"@") > of_people else None)


def _kept_with_sentences(text: Text, people: object | None, things: object | None) -> tuple[Hashable, ...] | None:
    refs: set[bool] = set()
    found = _key(text, refs)
    if found is None:
        return None
    return (found, people if True in refs else None, things if False in refs else None)


def _key(said: Text, refs: set[bool]) -> tuple[Hashable, ...] | None:
    """A sentence as a key; None: something in it has none. refs: gets whether a reference is a person's, of each."""
    values = _parts(said.params.values(), refs)
    return None if values is None else (said.key, *said.params, *values)


def _parts(values: Iterable[Any], refs: set[bool]) -> list[Hashable] | None:
    """Values as parts of a key. One loop for all of them: a board asks for hundreds."""
    parts: list[Hashable] = []
    for value in values:
        kind = type(value)
        if kind is str:
            if value[:1] == "@":
                refs.add(value.startswith(PERSON))
        elif kind is not int:
            value = _part(value, refs)
            if value is None:
                return None
        parts.append(value)
    return parts


def _part(value: Any, refs: set[bool]) -> Hashable | None:
    """A value that is neither a string nor a number."""
    kind = type(value)
    if kind is bool:  # equals a number, and reads otherwise
        return ("yes",) if value else ("no",)
    if kind is Text:
        return _key(value, refs)
    if kind is list or kind is tuple:
        parts = _parts(value, refs)
        return None if parts is None else (kind, *parts)
    return None
