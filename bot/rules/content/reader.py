"""Reads packs: YAML text to checked entries, with file, line, entry and field in every complaint, all at once. Pure:
who calls it brings the text.

What YAML may hold at all stands in `yaml_source.py`. However much is wrong, what is said of it stays within bounds.
"""

import difflib
import hashlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from types import UnionType
from typing import Any, Final, Literal, Protocol, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError

from bot.rules.cleaning import shortened
from bot.rules.content.yaml_source import Entry, KnownEntry, field_name, read_entries
from bot.rules.effects import Effect, condition_numbers, condition_words
from bot.rules.errors import ContentError

__all__ = ["Entry", "Reader", "effects_of", "walk"]

M = TypeVar("M", bound=BaseModel)
MAX_PROBLEMS: Final = 1_000
"""More are counted, not told: one wrong column is wrong in every entry."""
_HINTS: Final = 50
"""Problems that say what may have been meant: to look for it among thousands of names takes long."""
_LONGEST: Final = 3_000
"""Characters of a problem."""
_LEAVES: Final = frozenset({str, int, bool, float, type(None)})
_HOLDING: Final = frozenset({Union, UnionType, tuple, list, dict, Sequence, Mapping, frozenset, set})
_CHOICES: Final = 60
"""What is possible is listed up to here."""


class KeptEntries(Protocol):
    """Where the plain data of a text is kept that was read before and in which nothing was wrong, and which sets of
    texts were found sound as a whole. mark: names the texts and all that they were checked against."""

    def get(self, source: str) -> list[Any] | None: ...
    def put(self, source: str, entries: list[Any]) -> None: ...
    def is_sound(self, mark: str) -> bool: ...
    def note_sound(self, mark: str) -> None: ...


class Reader:
    """Collects entries and problems over all files of a pack; `finish` raises everything found at once.

    kept: what has been read before, so that it is not read again
    problems: in words, the last of very many only counts the rest; total: how many there are.
    """

    def __init__(self, kept: KeptEntries | None = None) -> None:
        self.kept = kept
        self.problems: list[str] = []
        self._hash = hashlib.blake2b(digest_size=16)
        self._hints = _HINTS
        self.total = 0

    def entries(self, file: str, source: str) -> list[Entry]:
        """The entries of one file, which is a list at its top. Problems are kept for `finish`."""
        self._hash.update(f"{file}\0{source}\0".encode("utf-8", "surrogatepass"))
        known = None if self.kept is None else self.kept.get(source)
        if known is not None:
            return [KnownEntry(file, n, data, source) for n, data in enumerate(known)]
        found, problems = read_entries(file, source)
        for problem in problems:
            self.add(problem)
        if self.kept is not None and not problems:
            self.kept.put(source, [entry.data for entry in found])
        return found

    def add(self, problem: str) -> None:
        """Keep a problem; from `MAX_PROBLEMS` on they are only counted, in the last one."""
        self.total += 1
        if self.total > MAX_PROBLEMS:
            problem = f"... and {self.total - MAX_PROBLEMS:,} more problems"
            del self.problems[MAX_PROBLEMS:]
        self.problems.append(shortened(problem, _LONGEST))

    def by_kind(self, files: Mapping[str, str], kinds: Collection[str]) -> list[tuple[str, Entry]]:
        """(kind, entry) of all files (name -> YAML text), in their order. A file's name says the kind of its entries;
        one that says none becomes a problem."""
        read = []
        for file, source in files.items():
            kind = _kind_of(file, kinds)
            if kind is None:
                wanted = ", ".join(sorted(kinds))
                self.add(f"{file}: unknown kind of file; a name begins with one of {wanted}")
                continue
            read += [(kind, entry) for entry in self.entries(file, source)]
        return read

    def check(self, entries: Iterable[Entry], model: type[M]) -> list[M]:
        """The entries as `model`; those that do not fit become problems, those that could not be read are left out."""
        good = []
        for entry in entries:
            try:
                made = model.model_validate(entry.data)
                if not entry.broken:
                    good.append(made)
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
        known = possible if isinstance(possible, Collection) else list(possible)
        if found not in known:
            self.problem(entry, path, f"found {shortened(repr(found))}; {self._possible(found, sorted(known))}")

    def near(self, found: str, possible: Iterable[str]) -> str | None:
        """What may have been meant; None also when that has been asked often enough."""
        if self._hints <= 0 or len(found) > _CHOICES:
            return None
        self._hints -= 1
        return next(iter(difflib.get_close_matches(found, possible, 1)), None)

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
        self.add(f"{entry.file}:{entry.line}: entry {entry.name!r}: field {shortened(path, 200)}: {what}")

    def count(self, what: str, found: int, wanted: int) -> None:
        """A problem unless a printed count is right."""
        if found != wanted:
            self.add(f"{what}: found {found}, the printed count is {wanted}")

    def finish(self) -> str:
        """The content hash (hex) of everything read. Raises `ContentError` with all problems."""
        if self.problems:
            raise ContentError(self.problems)
        return self._hash.hexdigest()

    def _explain(self, entry: Entry, error: ValidationError) -> None:
        said: set[str] = set()
        for item in error.errors(include_url=False):
            path = _field_path(item["loc"], entry.data, named_last=item["type"] == "missing")
            if any(path[:length] in entry.broken for length in range(len(path) + 1)):
                continue  # told already
            place, line = field_name(path), entry.line_of(path)
            sentence = f"{entry.file}:{line}: entry {entry.name!r}: field {place}: {self._words(item)}"
            if sentence not in said:
                said.add(sentence)
                self.add(sentence)

    def _words(self, item: Mapping[str, Any]) -> str:
        kind, found = item["type"], item.get("input")
        shown = shortened(repr(found))
        context = item.get("ctx") or {}
        if kind == "extra_forbidden":
            return "unknown field"
        if kind == "missing":
            return "is missing"
        if kind == "union_tag_invalid":
            choices = [c.strip(" '") for c in str(context.get("expected_tags", "")).split(",")]
            tag = str(context.get("tag"))
            return f"found {shortened(repr(tag))}; {self._possible(tag, choices)}"
        if kind == "literal_error":
            choices = [c.strip(" '") for c in str(context.get("expected", "")).replace(" or ", ", ").split(",")]
            return f"found {shown}; {self._possible(str(found), choices)}"
        return f"found {shown}; {item['msg'].removeprefix('Value error, ')}"

    def _possible(self, found: str, choices: Sequence[str]) -> str:
        near = self.near(found, choices)
        hint = f"did you mean {near!r}? " if near else ""
        shown, hidden = choices[:_CHOICES], choices[_CHOICES:]
        more = f" and {len(hidden):,} more" if hidden else ""
        return f"{hint}possible: {', '.join(shown)}{more}"


def _kind_of(file: str, kinds: Collection[str]) -> str | None:
    """The longest kind that the file's name begins with: `items_epic.yaml` and `items-of-mine.yaml` hold items."""
    stem = file.rsplit("/", 1)[-1].removesuffix(".yaml").removesuffix(".yml")
    fitting = [kind for kind in kinds if stem == kind or stem.startswith((f"{kind}_", f"{kind}-"))]
    return max(fitting, key=len, default=None)


def _field_path(loc: Sequence[int | str], data: Any, named_last: bool) -> tuple[int | str, ...]:
    """Where in the file it is. Pydantic also names the branch of a union in its path, which is no field of the file.

    named_last: the last part is a field that is not there.
    """
    path: list[int | str] = []
    here = data
    for place, step in enumerate(loc):
        if isinstance(here, dict):
            inside = step in here
        else:
            inside = isinstance(here, list) and isinstance(step, int) and step < len(here)
        if inside:
            here = here[step]
            path.append(step)
        elif named_last and place == len(loc) - 1:
            path.append(step)
    return tuple(path)


def walk(part: Any, path: str) -> list[tuple[str, Any]]:
    """Every model inside a card with its path, outer ones first."""
    found: list[tuple[str, Any]] = []
    _gather(part, path, found)
    return found


def _gather(part: Any, path: str, found: list[tuple[str, Any]]) -> None:
    fields = _FIELDS[type(part)]
    if fields is not None:
        found.append((path, part))
        values = vars(part)  # where pydantic keeps fields, quicker than asking for each
        for name, key in fields:
            value = values[name]
            if value and type(value) not in _LEAVES:
                _gather(value, f"{path}/{key}", found)
    elif isinstance(part, dict):
        for key, value in part.items():
            if type(value) not in _LEAVES:
                _gather(value, f"{path}/{key}", found)
    elif isinstance(part, tuple | list):
        for n, value in enumerate(part):
            if type(value) not in _LEAVES:
                _gather(value, f"{path}/{n}", found)


class _Fields(dict[Any, tuple[tuple[str, str], ...] | None]):
    """Of a model name and key in a file of each field in which anything but words, numbers and nothing may stand: most
    of what a card holds are these, and whoever walks all cards, as a start does, goes into none. None: no model."""

    def __missing__(self, kind: Any) -> tuple[tuple[str, str], ...] | None:
        found = None
        if issubclass(kind, BaseModel):
            fields = kind.model_fields.items()
            found = tuple((name, info.alias or name) for name, info in fields if not _is_plain(info.annotation))
        self[kind] = found
        return found


_FIELDS: Final = _Fields()


def _is_plain(kind: Any) -> bool:
    """Whether only words, numbers and nothing may stand there, in whatever lists and mappings."""
    if kind in _LEAVES or get_origin(kind) is Literal:
        return True
    parts = [part for part in get_args(kind) if part is not Ellipsis]
    return get_origin(kind) in _HOLDING and bool(parts) and all(map(_is_plain, parts))


def effects_of(part: Any) -> Iterator[Effect]:
    """Every effect in a card, an entry of a story, or a list of them, those inside others too, outer ones first."""
    found: list[BaseModel] = []
    _collect(part, found)
    return (one for one in found if isinstance(one, Effect))


def _collect(part: Any, found: list[BaseModel]) -> None:
    """As `_gather`, without paths, which take most of its time."""
    fields = _FIELDS[type(part)]
    inside: Iterable[Any] = ()
    if fields is not None:
        found.append(part)
        values = vars(part)
        inside = [values[name] for name, _ in fields]
    elif isinstance(part, dict):
        inside = part.values()
    elif isinstance(part, tuple | list):
        inside = part
    for value in inside:
        if value and type(value) not in _LEAVES:
            _collect(value, found)
