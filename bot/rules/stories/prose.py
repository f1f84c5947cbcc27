"""Markdown beside a story file: `## <entry id> <title>`, `### <key>`, and paragraphs below. Pure.

    ## 12 The ferry with no lamp
    ### intro
    A flat boat waits *without a light*.
    ### pay
    Pay her
    ### pay.done
    She counts twice.

A book keeps whole texts and splits one only when something of it is asked for: prose is large, little of it is read.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

PREFIX: Final = "prose:"
"""Begins a reference to prose, after the `@` of every reference: `@prose:m04/12/intro`."""
TITLE: Final = "title"
"""The key under which an entry's title is found."""
CLOSING: Final = "~"
"""Ends a reference that stands for the last sentence of a piece only."""
LONGEST_CLOSING: Final = 150
FALLBACK: Final = "en"
_ENTRY = re.compile(r"^##[ \t]+(\S+)[ \t]*(.*?)[ \t]*$")
_SECTION = re.compile(r"^###[ \t]+(\S+)[ \t]*$")
_SENTENCE = re.compile(r"(?<=[.?!…])[\"”’']?\s+(?=[A-ZÄÖÜ\"“‘'])")
_HEADING = re.compile(r"^#{1,6}([ \t]|$)")


@dataclass(frozen=True, slots=True)
class Section:
    """One piece of prose. line: of its heading, from 1; text: Markdown without blank lines around it."""

    entry: str
    key: str
    text: str
    line: int


def split_prose(file: str, source: str) -> tuple[list[Section], list[str]]:
    """The sections of a Markdown file in their order, titles among them, and what is wrong with it, in words."""
    sections: list[Section] = []
    problems: list[str] = []
    seen: dict[tuple[str, str], int] = {}
    for entry, key, lines, line in _pieces(file, source.removeprefix("\ufeff"), problems):
        first = seen.setdefault((entry, key), line)
        if first != line:
            problems.append(f"{file}:{line}: entry {entry!r}: field {key}: found twice, first in line {first}")
            continue
        sections.append(Section(entry, key, "\n".join(lines).strip("\n").rstrip(), line))
    return sections, problems


def _pieces(file: str, source: str, problems: list[str]) -> Iterator[tuple[str, str, list[str], int]]:
    entry, key, lines, at = "", "", list[str](), 0
    for number, line in enumerate(source.splitlines(), 1):
        if found := _ENTRY.match(line):
            if key:
                yield entry, key, lines, at
            entry, key, lines = found[1], "", []
            yield entry, TITLE, [found[2]], number
        elif found := _SECTION.match(line):
            if key:
                yield entry, key, lines, at
            key, lines, at = found[1], [], number
            if not entry:
                problems.append(f"{file}:{number}: field {key}: stands before the first entry (`## <id> <title>`)")
        elif _HEADING.match(line) and entry:
            problems.append(f"{file}:{number}: entry {entry!r}: not a heading of an entry or a section: {line[:60]!r}")
        elif key:
            lines.append(line)
        elif line.strip() and entry:
            problems.append(f"{file}:{number}: entry {entry!r}: words before the first section (`### intro`)")
    if key and entry:
        yield entry, key, lines, at


@dataclass(slots=True)
class ProseBook:
    """All prose of a game, split where and when it is needed.

    texts  (pack, language) -> Markdown; a pack is the file's name without endings: `m04`
    """

    texts: Mapping[tuple[str, str], str] = field(default_factory=dict)
    _split: dict[tuple[str, str], dict[tuple[str, str], str]] = field(default_factory=dict)

    def find(self, ref: str, language: str = FALLBACK) -> str | None:
        """The Markdown behind `m04/12/intro`, in this language or in English; None: there is none. `m04/12/intro~`: how
        it ends (`closing`)."""
        if ref.endswith(CLOSING):
            whole = self.find(ref.removesuffix(CLOSING), language)
            return None if whole is None else closing(whole)
        pack, _, rest = ref.partition("/")
        entry, _, key = rest.partition("/")
        for spoken in dict.fromkeys((language, language.partition("-")[0], FALLBACK)):
            found = self._of(pack, spoken).get((entry, key))
            if found is not None:
                return found
        return None

    def _of(self, pack: str, language: str) -> dict[tuple[str, str], str]:
        at = pack, language
        if at not in self.texts:
            return {}
        if at not in self._split:
            sections, _ = split_prose(pack, self.texts[at])
            self._split[at] = {(section.entry, section.key): section.text for section in sections}
        return self._split[at]


def closing(words: str) -> str:
    """How a piece ends: its last paragraph, of a long one the last sentence."""
    last = words.strip().rpartition("\n\n")[2].replace("\n", " ").strip()
    sentences = _SENTENCE.split(last)
    return last if len(last) <= LONGEST_CLOSING else sentences[-1]


def reference(pack: str, entry: str, key: str) -> str:
    """How an event or a sentence names a piece of prose."""
    return f"@{PREFIX}{pack}/{entry}/{key}"


def entry_of(named: str) -> str:
    """The entry to which a piece of prose belongs, by its reference; empty where it is none."""
    return named.split("/")[1] if is_reference(named) else ""


def is_reference(value: object) -> bool:
    """Whether a value would be read as a reference to prose."""
    return isinstance(value, str) and value.startswith(f"@{PREFIX}")


def pack_and_language(file: str) -> tuple[str, str]:
    """`stories/m04.md` -> (m04, en); `stories/m04.de.md` -> (m04, de)."""
    stem = file.rsplit("/", 1)[-1].removesuffix(".md")
    pack, _, language = stem.partition(".")
    return pack, language or FALLBACK
