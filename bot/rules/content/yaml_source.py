"""YAML text to the entries of a pack: plain data, and the line of every field. Pure.

    entries, problems = read_entries("items.yaml", source)

Read event by event, so that nothing of a text outlives it and a hostile one is stopped where it grows too large. Packs
are data only: aliases (a few lines of them can grow into gigabytes), tags of other languages and merge keys are
refused. Whatever a person may have written wrong becomes a problem with file, line, entry and field, and the reading
goes on behind it.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from math import isfinite
from typing import Any, Final, TypeAlias

import yaml
from yaml.constructor import SafeConstructor

from bot.rules.cleaning import shortened

try:
    from yaml import CSafeLoader as _Loader
except ImportError:  # a PyYAML built without libyaml reads the same, slower
    from yaml import SafeLoader as _Loader  # type: ignore[assignment]

MAX_CHARACTERS: Final = 2_000_000
"""Of one file."""
MAX_PARTS: Final = 100_000
"""Values of one file, lists and mappings among them; the largest bundled file has about 8,000."""
MAX_DEPTH: Final = 40
MAX_KEY: Final = 200
MAX_NUMBER: Final = 40
"""Characters of a number. A mile of digits costs more than its length."""
MAX_VALUE: Final = 9_999
"""Of a whole number: rules do things so many times."""
_PREFIX: Final = "tag:yaml.org,2002:"
_UNREADABLE: Final = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_NULLS: Final = ("", "~", "null", "Null", "NULL")
Path: TypeAlias = tuple[str | int, ...]


@dataclass(slots=True)
class Entry:
    """One entry of a file: plain data, the line it begins on, the line of each field path, and the paths of what could
    not be read (None stands there)."""

    file: str
    line: int
    data: Any
    lines: dict[Path, int] = field(default_factory=dict)
    broken: set[Path] = field(default_factory=set)

    @property
    def name(self) -> str:
        found = self.data.get("id") or self.data.get("name") if isinstance(self.data, dict) else None
        return shortened(str(found)) if found else "?"

    def written_out(self, data: Any) -> "Entry":
        """The same entry, written out as these data: it says more than its file, and stands at its line."""
        return Entry(self.file, self.line, data)

    def line_of(self, path: Path) -> int:
        """The line of a field, or of the nearest thing around it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, self.line)


class KnownEntry(Entry):
    """An entry whose data is known from before; its lines are looked up in the text only when something is said of it.

    n: its place in the file; source: the text, in which nothing is wrong
    """

    def __init__(self, file: str, n: int, data: Any, source: str) -> None:
        self.file, self.data, self.broken = file, data, set()
        self._n, self._source = n, source

    def written_out(self, data: Any) -> Entry:
        return KnownEntry(self.file, self._n, data, self._source)

    @property
    def _read(self) -> Entry:
        return _entries(self.file, self._source)[self._n]

    @property
    def line(self) -> int:
        return self._read.line

    @line.setter
    def line(self, line: int) -> None:
        raise AttributeError("line")

    @property
    def lines(self) -> dict[Path, int]:
        return self._read.lines

    @lines.setter
    def lines(self, lines: dict[Path, int]) -> None:
        raise AttributeError("lines")


@lru_cache(1)
def _entries(file: str, source: str) -> list[Entry]:
    """Of a file in which nothing is wrong; kept for what is said next, which is of the same file."""
    return read_entries(file, source)[0]


def read_entries(file: str, source: str) -> tuple[list[Entry], list[str]]:
    """The entries of a file, which is a list at its top, and everything that is wrong with it, in words."""
    source = source.removeprefix("\ufeff")
    if len(source) > MAX_CHARACTERS:
        return [], [f"{file}: {len(source):,} characters; a pack file may have {MAX_CHARACTERS:,}"]
    odd = _UNREADABLE.search(source)
    if odd is not None:
        line = source.count("\n", 0, odd.start()) + 1
        return [], [f"{file}:{line}: not readable as YAML: found the character U+{ord(odd[0]):04X}, which is no text"]
    reading = _Reading(file, source)
    try:
        reading.run()
    except _Stop as stop:
        reading.problems.append(f"{file}:{stop.line}: not readable as YAML: {stop.why}")
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        at = f":{mark.line + 1}" if mark is not None else ""
        why = getattr(error, "problem", None) or str(error).partition("\n")[0]
        reading.problems.append(f"{file}{at}: not readable as YAML: {shortened(why, 200)}")
    return reading.entries, reading.problems


def field_name(path: Path) -> str:
    """A path as people write it: `effects.0.do`."""
    parts = (
        shortened(part if part.isprintable() else repr(part)) if isinstance(part, str) else str(part) for part in path
    )
    return shortened(".".join(parts), 200) or "(entry)"


class _Stop(yaml.YAMLError):
    """The rest of the file is not read."""

    def __init__(self, why: str, line: int) -> None:
        super().__init__(why)
        self.why = why
        self.line = line


def _line(event: Any) -> int:
    return int(event.start_mark.line) + 1


class _Reading:
    """One file while it is read. Nothing of it is kept for the next one."""

    def __init__(self, file: str, source: str) -> None:
        self.entries: list[Entry] = []
        self.problems: list[str] = []
        self._file = file
        self._events: Iterator[Any] = iter(yaml.parse(source, Loader=_Loader))
        self._maker = SafeConstructor()
        self._parts = 0
        self._depth = 0
        self._entry = Entry(file, 1, None)
        self._wrong: list[tuple[Path, int, str]] = []

    def run(self) -> None:
        """Read the whole text. Raises `yaml.YAMLError` where nothing can be read behind a place."""
        documents = 0
        for event in self._events:
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    raise _Stop("a file holds one document: leave out `---`", _line(event))
            elif isinstance(event, yaml.SequenceStartEvent):
                self._read_list()
            elif isinstance(event, yaml.NodeEvent):
                if not (isinstance(event, yaml.ScalarEvent) and event.value in _NULLS):
                    what = "the file must be a list of entries (lines beginning with `- `)"
                    self.problems.append(f"{self._file}:{_line(event)}: {what}")
                return

    def _read_list(self) -> None:
        for event in self._until(yaml.SequenceEndEvent):
            self._entry = Entry(self._file, _line(event), None)
            try:
                self._entry.data = self._value(event, ())
            finally:  # also of an entry in which the reading ends
                self._tell()
            self.entries.append(self._entry)

    def _tell(self) -> None:
        """Put what was wrong with an entry into words; its name is known only now."""
        name = self._entry.name
        for path, line, what in self._wrong:
            self._entry.broken.add(path)
            self.problems.append(f"{self._file}:{line}: entry {name!r}: field {field_name(path)}: {what}")
        self._wrong.clear()

    def _until(self, end: type[Any]) -> Iterator[Any]:
        for event in self._events:
            if isinstance(event, end):
                return
            yield event

    def _refuse(self, path: Path, event: Any, what: str) -> None:
        self._wrong.append((path, _line(event), what))

    # ------------------------------------------------------------------ values

    def _value(self, event: Any, path: Path) -> Any:
        self._entry.lines[path] = _line(event)
        self._parts += 1
        if self._parts > MAX_PARTS:
            raise _Stop(f"more than {MAX_PARTS:,} values in one file", _line(event))
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event, path)
        if isinstance(event, yaml.AliasEvent):
            self._refuse(path, event, "anchors and aliases are not allowed in packs")
            return None
        if event.tag not in (None, "!", _PREFIX + "map", _PREFIX + "seq"):
            self._refuse(path, event, f"the tag {_tag_name(event.tag)} is not allowed in packs")
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise _Stop(f"nested deeper than {MAX_DEPTH}", _line(event))
        made = self._mapping(path) if isinstance(event, yaml.MappingStartEvent) else self._list(path)
        self._depth -= 1
        return made

    def _list(self, path: Path) -> list[Any]:
        made: list[Any] = []
        for event in self._until(yaml.SequenceEndEvent):
            made.append(self._value(event, (*path, len(made))))
        return made

    def _mapping(self, path: Path) -> dict[Any, Any]:
        made: dict[Any, Any] = {}
        for event in self._until(yaml.MappingEndEvent):
            key = self._key(event, path)
            value = self._value(next(self._events), (*path, key))
            if key in made:
                self._refuse((*path, key), event, f"the key {shortened(repr(key))} stands twice")
            else:
                made[key] = value
        return made

    def _key(self, event: Any, path: Path) -> Any:
        if not isinstance(event, yaml.ScalarEvent):
            self._refuse(path, event, "a key must be a plain word")
            self._value(event, path)  # read past it
            return "?"
        if len(event.value) > MAX_KEY:
            self._refuse(path, event, f"found a key of {len(event.value):,} characters; possible: {MAX_KEY}")
            return event.value[:MAX_KEY]
        if (event.tag or event.value == "<<") and self._tag(event) == _PREFIX + "merge":
            self._refuse((*path, "<<"), event, "merge keys are not allowed in packs")
            return "<<"
        return self._scalar(event, path)

    # ------------------------------------------------------------------ scalars

    def _tag(self, event: Any) -> str:
        if event.tag is None or event.tag == "!":
            return _resolved(event.value) if event.implicit[0] else _RESOLVER.DEFAULT_SCALAR_TAG
        return str(event.tag)

    def _scalar(self, event: Any, path: Path) -> Any:
        tag, written = self._tag(event), event.value
        kind = tag.removeprefix(_PREFIX)
        if kind in _AS_WRITTEN:
            return written
        if kind not in _KINDS or not tag.startswith(_PREFIX):
            self._refuse(path, event, f"the tag {_tag_name(tag)} is not allowed in packs")
            return None
        if len(written) > MAX_NUMBER:
            what = f"found {shortened(repr(written))} of {len(written):,} characters"
            self._refuse(path, event, f"{what}; possible: {_KINDS[kind][1]} of {MAX_NUMBER} characters at most")
            return None
        make, possible = _KINDS[kind]
        try:
            return make(self._maker, yaml.ScalarNode(tag, written))
        except (ValueError, KeyError, IndexError, OverflowError):
            self._refuse(path, event, f"found {written!r}; possible: {possible}")
            return None


_RESOLVER: Final[Any] = yaml.resolver.Resolver()  # a table of patterns: reading changes nothing in it


@lru_cache(maxsize=8_192)
def _resolved(written: str) -> str:
    """The tag of a plain scalar without one: the same few words, above all keys, stand in every entry."""
    return str(_RESOLVER.resolve(yaml.ScalarNode, written, (True, False)))


_AS_WRITTEN: Final = ("str", "timestamp", "value", "merge")
"""Kinds that stay the text that they are; a date is none of what packs know."""


def _tag_name(tag: str) -> str:
    return shortened(repr("!!" + tag.removeprefix(_PREFIX) if tag.startswith(_PREFIX) else tag))


def _int(maker: SafeConstructor, node: yaml.ScalarNode) -> int:
    made = int(maker.construct_yaml_int(node))
    if abs(made) > MAX_VALUE:
        raise ValueError(node.value)
    return made


def _float(maker: SafeConstructor, node: yaml.ScalarNode) -> float:
    made = float(maker.construct_yaml_float(node))
    if not isfinite(made):
        raise ValueError(node.value)
    return made


def _null(maker: SafeConstructor, node: yaml.ScalarNode) -> None:
    if node.value not in _NULLS:
        raise ValueError(node.value)


_KINDS: Final[dict[str, tuple[Callable[[SafeConstructor, yaml.ScalarNode], Any], str]]] = {
    "int": (_int, f"a whole number from {-MAX_VALUE:,} to {MAX_VALUE:,}"),
    "float": (_float, "a number such as 1.5"),
    "bool": (SafeConstructor.construct_yaml_bool, "true or false"),
    "null": (_null, "nothing, or null"),
}
