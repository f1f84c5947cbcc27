"""The sentences of Fluent files in one language, each parsed when it is first said.

A start says a few of some six thousand, and parsing all of them took a third of it. Where an entry begins is seen
without a parser: at the beginning of its line, where nothing else of a sentence may stand.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

_FILES: Final = 64
"""So many files, and as many sets of them, are kept: more than all games and languages have."""
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=", re.ASCII)
_WITHIN: Final = (" ", "}", "[", "*", "\n", "\r")
"""How a line begins that goes on with the entry before it."""


class CatalogueError(ValueError):
    """A catalogue that cannot be read; the message names file and line."""


class _Source(NamedTuple):
    """An entry that has not been parsed yet. line: of its file, from 1."""

    file: str
    line: int
    words: str


class FluentFiles:
    """All messages of some files, later ones before earlier ones of the same name. Keep one and share it."""

    def __init__(self, locale: str, files: Iterable[tuple[str, str]]) -> None:
        """files: each a name and its text. Raises `CatalogueError` at a line that belongs to no entry."""
        # no isolation marks: they show up as boxes in button labels, and all our languages run left to right
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._waiting: dict[str, _Source] = {}
        for name, words in files:
            self._waiting.update(_entries(name, words))
        self._keys = frozenset(key for key in self._waiting if key[:1] != "-")

    def keys(self) -> frozenset[str]:
        """The names of all messages."""
        return self._keys

    def has(self, key: str) -> bool:
        """Whether there is a message of this name."""
        return key in self._keys

    def format(self, key: str, params: Mapping[str, Any]) -> tuple[Any, list[Exception]] | None:
        """What a message of `keys()` says, as Fluent gives it, and what went wrong; None: it says nothing itself.

        Raises `CatalogueError` if it cannot be read.
        """
        if key in self._waiting:
            self._parse(key)
        pattern = self._bundle.get_message(key).value
        return None if pattern is None else self._bundle.format_pattern(pattern, dict(params))

    def check(self) -> None:
        """Parse everything. Raises `CatalogueError` at what cannot be read."""
        for key in list(self._waiting):
            self._parse(key)

    def _parse(self, key: str, above: tuple[str, ...] = ()) -> None:
        """Read an entry and those that it refers to. It waits until all of them are there: others may read at the
        same time. above: who refers to it."""
        source = self._waiting.get(key)
        if source is None or key in above:
            return
        resource = FluentResource(source.words)
        for part in resource.body:
            if isinstance(part, ast.Junk):
                line = source.line + source.words.count("\n", 0, part.span.start if part.span else 0)
                raise CatalogueError(_unreadable(source.file, line, part.content or ""))
        self._bundle.add_resource(resource, allow_overrides=True)
        if "{" in source.words:
            for name in _references(resource):
                self._parse(name, (*above, key))
        self._waiting.pop(key, None)


@lru_cache(maxsize=_FILES)
def fluent_files(locale: str, files: tuple[tuple[str, str], ...]) -> FluentFiles:
    """`FluentFiles` of these names and texts. All catalogues of the same texts share one."""
    return FluentFiles(locale, files)


@lru_cache(maxsize=_FILES)
def _entries(file: str, words: str) -> Mapping[str, _Source]:
    found: dict[str, _Source] = {}
    name, begun = "", 0
    lines: list[str] = []
    for n, line in enumerate(_lines(words), 1):
        entry = _ENTRY.match(line)
        if entry or line.startswith("#"):
            if name:
                found[name] = _Source(file, begun, "".join(lines))
            name, begun, lines = entry[1] if entry else "", n, [line]
        elif line.startswith(_WITHIN) and (name or not line.strip()):
            lines.append(line)
        else:
            raise CatalogueError(_unreadable(file, n, line))
    if name:
        found[name] = _Source(file, begun, "".join(lines))
    return found


def _lines(words: str) -> Iterator[str]:
    """With their ends. Fluent knows one end of a line, `splitlines` eleven, some of which may stand in a sentence."""
    return (f"{line}\n" for line in words.removesuffix("\n").split("\n"))


def _unreadable(file: str, line: int, words: str) -> str:
    return f"{file}, line {line}: cannot be read: {next(iter(words.splitlines()), '')!r}"


def _references(node: Any) -> Iterator[str]:
    """The names of all entries that a parsed one refers to, terms with their `-`."""
    if isinstance(node, ast.MessageReference):
        yield node.id.name
    elif isinstance(node, ast.TermReference):
        yield f"-{node.id.name}"
    inside = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for one in inside:
        yield from _references(one)
