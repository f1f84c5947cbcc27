"""A file of foreign card data: JSON of any shape, read within limits, every mistake named at once. Pure.

    report = Found()                                     a `FileReport` of the game
    cards = read_all(report, data, limits, read_one)     `read_one(entry, place)` makes a card or raises `NotRead`
    for card in cards: report.keep(card.ref, card)

Nothing is raised for whatever stands in the file. Codes of problems: IMP_TOO_BIG, IMP_NOT_JSON, IMP_LINK, IMP_EMPTY,
IMP_TWICE, and those of the game's `read_one`. Links are kept and never followed.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, NamedTuple, TypeVar

from bot.rules.cleaning import cleaned
from bot.rules.decision import Text

MOST_PROBLEMS: Final = 200
"""More are counted, not kept: one wrong column is wrong in every card."""


class Problem(NamedTuple):
    """One thing that is wrong, by its code (`IMP_TWICE`), with what it is about. line: 0 means the whole."""

    code: str
    params: Mapping[str, Any] = {}
    line: int = 0

    def text_in(self, words: str) -> Text:
        """Its sentence in a catalogue: `al-imp-twice` for `IMP_TWICE` and the prefix `al`."""
        return Text(f"{words}-{self.code.lower().replace('_', '-')}", {**self.params, "line": self.line})


_LINK: Final = re.compile(rb"(\xef\xbb\xbf)?\s*<?https?://\S{1,2000}\s*")


def is_link(data: bytes) -> bool:
    """Whether a file is an address and nothing else: somebody hopes that it is fetched, and nothing ever is."""
    return _LINK.fullmatch(data) is not None


class NotRead(Exception):
    """An entry is no card; what is wrong has been noted."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Of a file: size in bytes, number of entries; members: keys under which a collection may hold its list."""

    size: int
    entries: int
    members: Sequence[str] = ()


T = TypeVar("T")
Q = TypeVar("Q", bound=Problem)


@dataclass
class FileReport(Generic[T, Q]):
    """What a file holds. problems: at most `MOST_PROBLEMS`; wrong: how many there are, tallied by code."""

    cards: dict[str, T] = field(default_factory=dict)
    problems: list[Q] = field(default_factory=list)
    wrong: Counter[str] = field(default_factory=Counter)

    def problem(self, code: str, params: Mapping[str, Any]) -> Q:
        """A problem as the game tells it."""
        raise NotImplementedError

    def add(self, code: str, **params: Any) -> None:
        """Note a problem."""
        self.wrong[code] += 1
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(self.problem(code, params))

    def keep(self, ref: str, card: T, name: Callable[[T], str]) -> None:
        """Take a card in; a problem, if another one of this reference is there. The same one may well stand twice."""
        first = self.cards.setdefault(ref, card)
        if first != card:
            self.add("IMP_TWICE", ref=ref, a=name(first), b=name(card))


def read_all(report: FileReport[Any, Q], data: bytes, limits: Limits, read_one: Callable[[Any, int], T]) -> list[T]:
    """All entries that are cards, in their order."""
    entries = _entries(report, data, limits)
    if entries is None:
        return []
    read: list[T] = []
    for place, entry in enumerate(entries, 1):
        try:
            read.append(read_one(entry, place))
        except NotRead:
            continue
    if not read and not report.problems:
        report.add("IMP_EMPTY")
    return read


def _entries(report: FileReport[Any, Any], data: bytes, limits: Limits) -> list[Any] | None:
    if len(data) > limits.size:
        report.add("IMP_TOO_BIG", most=f"{limits.size // 1024 // 1024} MB")
        return None
    if is_link(data):
        report.add("IMP_LINK")
        return None
    try:
        whole = json.loads(data.decode("utf-8-sig"), parse_constant=_no_constant)
    except (ValueError, RecursionError):  # also wrong letters, NaN, numbers of a mile, nests without end
        report.add("IMP_NOT_JSON")
        return None
    if isinstance(whole, dict):
        whole = next((whole[key] for key in limits.members if isinstance(whole.get(key), list)), [whole])
    if not isinstance(whole, list):
        report.add("IMP_NOT_JSON")
        return None
    if len(whole) > limits.entries:
        report.add("IMP_TOO_BIG", most=f"{limits.entries} cards")
        return None
    return whole


def _no_constant(name: str) -> Any:
    raise ValueError(name)


# ---------------------------------------------------------------- single values


def words_of(value: Any) -> str:
    """A text without anything unseen, or the English one of several languages; empty for anything else."""
    if isinstance(value, dict):
        value = value.get("en", next(iter(value.values()), ""))
    return cleaned(value, lines=True) if isinstance(value, str) else ""


def inner_word(entry: Mapping[str, Any], outer: str, inner: str) -> str:
    """`entry[outer][inner]`, or `entry[outer]` itself where it is a plain word."""
    value = entry.get(outer)
    value = value.get(inner) if isinstance(value, dict) else value
    return cleaned(value) if isinstance(value, str) else ""


def number_of(value: Any, most: int, marks: str = "") -> int | None:
    """A whole number from 0 to most, which may be a string with marks around it; None for anything else."""
    if isinstance(value, bool):
        return None
    if isinstance(value, str):
        digits = value.strip().strip(marks).strip() if marks else value.strip()
        value = int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= len(str(most)) else None
    if isinstance(value, float):
        value = int(value) if 0 <= value <= most and value.is_integer() else None
    return value if isinstance(value, int) and 0 <= value <= most else None
