"""Reads packs: YAML text to checked entries, with file, line, entry and field in every complaint, all at once. Pure:
who calls it brings the text.

Packs are data only. Anchors and aliases are refused (a few lines of them can grow into gigabytes), and so are duplicate
keys, very long files and very deep nesting.
"""

import difflib
import hashlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Generic, TypeVar

import yaml
from pydantic import BaseModel, ValidationError

from bot.rules.effects import condition_numbers, condition_words
from bot.rules.errors import ContentError

try:
    from yaml import CSafeLoader as _Loader
except ImportError:  # a PyYAML built without libyaml reads the same, slower
    from yaml import SafeLoader as _Loader  # type: ignore[assignment]

M = TypeVar("M", bound=BaseModel)
MAX_BYTES = 2_000_000
MAX_DEPTH = 40
_maker = yaml.constructor.SafeConstructor()


@dataclass(slots=True)
class Entry:
    """One entry of a file: plain data, the line it begins on, and the line of each field path."""

    file: str
    line: int
    data: Any
    lines: dict[tuple[str | int, ...], int] = field(default_factory=dict)

    @property
    def name(self) -> str:
        found = self.data.get("id") or self.data.get("name") if isinstance(self.data, dict) else None
        return str(found) if found else "?"


@dataclass(slots=True)
class Shelf(Generic[M]):
    """Checked entries by id, in the order of the files."""

    entries: dict[str, M] = field(default_factory=dict)


class Reader:
    """Collects entries and problems over all files of a pack; `finish` raises everything found at once."""

    def __init__(self) -> None:
        self.problems: list[str] = []
        self._hash = hashlib.blake2b(digest_size=16)

    def entries(self, file: str, source: str) -> list[Entry]:
        """The entries of one file, which is a list at its top. Problems are kept for `finish`."""
        self._hash.update(file.encode() + b"\0" + source.encode() + b"\0")
        if len(source) > MAX_BYTES:
            self.problems.append(f"{file}: {len(source):,} characters; a pack file may have {MAX_BYTES:,}")
            return []
        try:
            node = _compose(source)
        except yaml.YAMLError as error:
            mark = getattr(error, "problem_mark", None)
            line = f":{mark.line + 1}" if mark is not None else ""
            self.problems.append(f"{file}{line}: not readable as YAML: {getattr(error, 'problem', None) or error}")
            return []
        if node is None:
            return []
        if not isinstance(node, yaml.SequenceNode):
            line_no = node.start_mark.line + 1
            self.problems.append(f"{file}:{line_no}: the file must be a list of entries (lines beginning with `- `)")
            return []
        found = []
        for item in node.value:
            entry = Entry(file, item.start_mark.line + 1, None)
            try:
                entry.data = _plain(item, (), entry.lines)
            except yaml.YAMLError as error:
                mark = getattr(error, "problem_mark", None)
                at = (mark.line if mark is not None else item.start_mark.line) + 1
                self.problems.append(f"{file}:{at}: {getattr(error, 'problem', error)}")
                continue
            found.append(entry)
        return found

    def by_kind(self, files: Mapping[str, str], kinds: Collection[str]) -> list[tuple[str, Entry]]:
        """(kind, entry) of all files (name -> YAML text), in their order. A file's name says the kind of its entries;
        one that says none becomes a problem."""
        read = []
        for file, source in files.items():
            kind = _kind_of(file, kinds)
            if kind is None:
                wanted = ", ".join(sorted(kinds))
                self.problems.append(f"{file}: unknown kind of file; a name begins with one of {wanted}")
                continue
            read += [(kind, entry) for entry in self.entries(file, source)]
        return read

    def check(self, entries: Iterable[Entry], model: type[M]) -> list[M]:
        """The entries as `model`; those that do not fit become problems."""
        good = []
        for entry in entries:
            try:
                good.append(model.model_validate(entry.data))
            except ValidationError as error:
                self._explain(entry, error)
        return good

    def unique(self, entries: Iterable[Entry]) -> None:
        """Every id once."""
        seen: dict[str, Entry] = {}
        for entry in entries:
            first = seen.setdefault(entry.name, entry)
            if first is not entry:
                self.problem(entry, "id", f"found twice, first at {first.file}:{first.line}")

    def known(self, entry: Entry, path: str, found: str, possible: Iterable[str]) -> None:
        """A problem unless `found` is one of `possible`."""
        choices = sorted(possible)
        if found not in choices:
            self.problem(entry, path, f"found {found!r}; {_possible(found, choices)}")

    def condition(
        self, entry: Entry, path: str, condition: Any, words: Collection[str], numbers: Collection[str]
    ) -> None:
        """A problem for each word of a condition that is none of `words`, and each number that is none of `numbers`."""
        for name in sorted(condition_words(condition)):
            self.known(entry, path, name, words)
        for name in condition_numbers(condition):
            self.known(entry, path, name, numbers)

    def problem(self, entry: Entry, path: str, what: str) -> None:
        """Add a problem with an entry."""
        self.problems.append(f"{entry.file}:{entry.line}: entry {entry.name!r}: field {path}: {what}")

    def count(self, what: str, found: int, wanted: int) -> None:
        """A problem unless a printed count is right."""
        if found != wanted:
            self.problems.append(f"{what}: found {found}, the printed count is {wanted}")

    def finish(self) -> str:
        """The content hash (hex) of everything read. Raises `ContentError` with all problems."""
        if self.problems:
            raise ContentError(self.problems)
        return self._hash.hexdigest()

    def _explain(self, entry: Entry, error: ValidationError) -> None:
        said: set[str] = set()
        for item in error.errors(include_url=False):
            path = _field_path(item["loc"], entry.data, named_last=item["type"] == "missing")
            line = entry.lines.get(path) or entry.lines.get(path[:-1]) or entry.line
            words = _words(item)
            place = ".".join(str(p) for p in path) or "(entry)"
            sentence = f"{entry.file}:{line}: entry {entry.name!r}: field {place}: {words}"
            if sentence not in said:
                said.add(sentence)
                self.problems.append(sentence)


def _kind_of(file: str, kinds: Collection[str]) -> str | None:
    """The longest kind that the file's name begins with: `items_epic.yaml` and `items-of-mine.yaml` hold items."""
    stem = file.rsplit("/", 1)[-1].removesuffix(".yaml").removesuffix(".yml")
    fitting = [kind for kind in kinds if stem == kind or stem.startswith((f"{kind}_", f"{kind}-"))]
    return max(fitting, key=len, default=None)


def _words(item: Mapping[str, Any]) -> str:
    kind, found = item["type"], item.get("input")
    shown = repr(found)
    shown = shown if len(shown) <= 60 else shown[:57] + "..."
    context = item.get("ctx") or {}
    if kind == "extra_forbidden":
        return "unknown field"
    if kind == "missing":
        return "is missing"
    if kind == "union_tag_invalid":
        choices = [c.strip(" '") for c in str(context.get("expected_tags", "")).split(",")]
        return f"found {context.get('tag')!r}; {_possible(str(context.get('tag')), choices)}"
    if kind == "literal_error":
        choices = [c.strip(" '") for c in str(context.get("expected", "")).replace(" or ", ", ").split(",")]
        return f"found {shown}; {_possible(str(found), choices)}"
    return f"found {shown}; {item['msg'].removeprefix('Value error, ')}"


def _possible(found: str, choices: Sequence[str]) -> str:
    near = difflib.get_close_matches(found, choices, 1)
    hint = f"did you mean {near[0]!r}? " if near else ""
    return f"{hint}possible: {', '.join(choices)}"


def _field_path(loc: Sequence[int | str], data: Any, named_last: bool) -> tuple[int | str, ...]:
    """Where in the file it is. Pydantic also names the branch of a union in its path, which is no field of the file.

    named_last: the last part is a field that is not there.
    """
    path: list[int | str] = []
    here = data
    for place, step in enumerate(loc):
        inside = step in here if isinstance(here, dict) else isinstance(here, list) and isinstance(step, int)
        if inside:
            here = here[step]
            path.append(step)
        elif named_last and place == len(loc) - 1:
            path.append(step)
    return tuple(path)


def _refused(why: str, mark: Any) -> yaml.MarkedYAMLError:
    return yaml.MarkedYAMLError(problem=why, problem_mark=mark)


@lru_cache(maxsize=24)
def _compose(source: str) -> yaml.Node | None:
    loader = _Loader(source)
    try:
        depth = 0
        for event in yaml.parse(source, Loader=_Loader):
            if isinstance(event, yaml.AliasEvent):
                raise _refused("anchors and aliases are not allowed in packs", event.start_mark)
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
                if depth > MAX_DEPTH:
                    raise _refused(f"nested deeper than {MAX_DEPTH}", event.start_mark)
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1
        node: yaml.Node | None = loader.get_single_node()
        return node
    finally:
        loader.dispose()


def _plain(node: yaml.Node, path: tuple[str | int, ...], lines: dict[tuple[str | int, ...], int]) -> Any:
    lines[path] = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        result: dict[Any, Any] = {}
        for key_node, value_node in node.value:
            key = _scalar(key_node)
            if key in result:
                raise _refused(f"the key {key!r} stands twice", key_node.start_mark)
            result[key] = _plain(value_node, (*path, key), lines)
        return result
    if isinstance(node, yaml.SequenceNode):
        return [_plain(item, (*path, index), lines) for index, item in enumerate(node.value)]
    return _scalar(node)


def _scalar(node: yaml.Node) -> Any:
    if not isinstance(node, yaml.ScalarNode):
        raise _refused("a key must be a plain word", node.start_mark)
    return _maker.construct_object(node)


def walk(part: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every model inside a card with its path, outer ones first."""
    if isinstance(part, BaseModel):
        yield path, part
        for name, info in type(part).model_fields.items():
            yield from walk(getattr(part, name), f"{path}/{info.alias or name}")
    elif isinstance(part, tuple | list):
        for place, inner in enumerate(part):
            yield from walk(inner, f"{path}/{place}")
    elif isinstance(part, dict):
        for key, inner in part.items():
            yield from walk(inner, f"{path}/{key}")
