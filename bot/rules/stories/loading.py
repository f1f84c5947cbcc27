"""Pairs story files with their prose: every complaint has file, line, entry and field, and all come at once. Pure.

    reader = Reader()
    book = read_stories(reader, {"stories/m04.yaml": "..."}, {"stories/m04.md": "..."}, vocabulary)
    content_hash = reader.finish()      # raises ContentError

Only the YAML enters the content hash: a corrected comma in the prose changes no running table.
"""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.rules.content.reader import Entry, Reader, walk
from bot.rules.stories.book import LABEL, MOST_PAGES, PAGE, Head, StoryBook, StoryVocabulary, pages_of
from bot.rules.stories.prose import FALLBACK, TITLE, ProseBook, Section, pack_and_language, split_prose
from bot.rules.stories.shapes import (
    Passage,
    Redirect,
    StoryEffect,
    StoryEntry,
    outcome_key,
    prose_key,
)

DONE = "done"
"""The outcome of a choice without a check."""


def read_stories(
    reader: Reader, facts: Mapping[str, str], prose: Mapping[str, str], vocabulary: StoryVocabulary
) -> StoryBook:
    """The book of these files (file name -> text). Problems go to `reader`, whose `finish` raises them."""
    texts = {pack_and_language(file): text for file, text in prose.items()}
    book = StoryBook(prose=ProseBook(texts))
    placed: list[tuple[Entry, StoryEntry[Any, Any]]] = []
    for file, source in facts.items():
        placed += _read_file(reader, book, file, source, vocabulary)
    mark = _mark(facts, prose, vocabulary)
    if reader.kept is not None and reader.kept.is_sound(mark):
        return book
    _check_links(reader, book, placed, vocabulary)
    _pair(reader, placed, prose, book)
    if reader.kept is not None and not reader.total:
        reader.kept.note_sound(mark)
    return book


def _mark(facts: Mapping[str, str], prose: Mapping[str, str], vocabulary: StoryVocabulary) -> str:
    """Names everything that the checks below depend on, besides their code."""
    words = [sorted(found or ()) for found in (vocabulary.conditions, vocabulary.numbers)]
    named = hashlib.blake2b(f"{vocabulary.entry.__module__} {vocabulary.conditions is None} {words}".encode())
    for file, source in (*facts.items(), *prose.items()):
        named.update(f"\0{file}\0{source}".encode("utf-8", "surrogatepass"))
    return named.hexdigest()


def _read_file(
    reader: Reader, book: StoryBook, file: str, source: str, vocabulary: StoryVocabulary
) -> list[tuple[Entry, StoryEntry[Any, Any]]]:
    pack = file.rsplit("/", 1)[-1].removesuffix(".yaml")
    placed = []
    for n, entry in enumerate(reader.entries(file, source)):
        if n == 0 and isinstance(entry.data, dict) and "pack" in entry.data:
            _read_head(reader, book, pack, entry)
            continue
        for found in reader.check([entry], vocabulary.entry):
            if found.id in book.entries:
                reader.problem(entry, "id", f"found twice, first in {book.pack_of[found.id]}.yaml")
                continue
            book.entries[found.id], book.pack_of[found.id] = found, pack
            placed.append((entry, found))
    return placed


def _read_head(reader: Reader, book: StoryBook, pack: str, entry: Entry) -> None:
    for head in reader.check([entry], Head):
        if head.pack != pack:
            reader.problem(entry, "pack", f"found {head.pack!r}; the file is called {pack!r}")
        book.heads[pack] = head


# ---------------------------------------------------------------------- facts


def _check_links(
    reader: Reader,
    book: StoryBook,
    placed: list[tuple[Entry, StoryEntry[Any, Any]]],
    vocabulary: StoryVocabulary,
) -> None:
    for entry, found in placed:
        for path, target in links_of(found):
            reader.known(entry, path, target, book.entries)
        for prefix, passage in found.passages():
            _check_ways(reader, entry, prefix, passage)
        if vocabulary.conditions is not None:
            for path, condition in conditions_of(found):
                reader.condition(entry, path, condition, vocabulary.conditions, vocabulary.numbers)
        _check_names(reader, entry, found)


def _check_ways(reader: Reader, entry: Entry, prefix: str, passage: Passage[Any, Any]) -> None:
    for way, check, outcomes in passage.ways():
        named = frozenset({DONE}) if check is None else check.outcome_names()
        wanted = frozenset(outcomes) if named is None else named
        place = prose_key(prefix, way or "outcomes")
        for name in sorted(set(outcomes) - wanted):
            reader.problem(entry, place, f"found the outcome {name!r}; possible: {', '.join(sorted(wanted))}")
        if check is not None and (missing := sorted(wanted - set(outcomes))):
            reader.problem(entry, place, f"the outcome {missing[0]!r} is missing")
    if passage.choices and all(choice.condition is not None or choice.cost for choice in passage.choices):
        reader.problem(entry, prose_key(prefix, "choices"), "one choice must be open to everybody: no `if`, no `cost`")
    if passage.choices and passage.check is not None:
        reader.problem(entry, prose_key(prefix, "check"), "a passage has a check of its own or choices, not both")


def _check_names(reader: Reader, entry: Entry, found: StoryEntry[Any, Any]) -> None:
    lists = [("variants", [v.name for v in found.variants])]
    for prefix, passage in found.passages():
        names = [p.name for p in passage.paragraphs] + [c.name for c in passage.choices]
        lists.append((prefix or "choices", names + ([] if passage.silent else ["intro"])))
    for path, names in lists:
        if twice := sorted({name for name in names if names.count(name) > 1}):
            reader.problem(entry, path, f"the name {twice[0]!r} stands twice")


def conditions_of(found: StoryEntry[Any, Any]) -> Iterator[tuple[str, Any]]:
    """(path, condition) of everything in an entry that has one."""
    for path, part in walk(found, ""):
        condition = vars(part).get("condition")
        if condition is not None:
            yield f"{path.strip('/').replace('/', '.')}.if".strip("."), condition


def links_of(found: StoryEntry[Any, Any]) -> Iterator[tuple[str, str]]:
    """(path, entry) of everywhere that an entry may lead to."""
    for path, part in walk(found, ""):
        at = path.strip("/").replace("/", ".")
        if isinstance(part, Redirect):
            yield f"{at}.to", part.to
        elif isinstance(part, StoryEffect):
            yield from ((at, target) for target in part.opens())
        elif (target := vars(part).get("goto")) is not None:
            yield f"{at}.goto".strip("."), target


# ---------------------------------------------------------------------- prose


@dataclass(frozen=True, slots=True)
class Wanted:
    """A piece of prose that an entry needs. kind: entry, label, outcome or paragraph."""

    key: str
    kind: str


def wanted_prose(found: StoryEntry[Any, Any]) -> Iterator[Wanted]:
    """What must be written for an entry."""
    for prefix, passage in found.passages():
        if not passage.silent:
            yield Wanted(prose_key(prefix, "intro"), "entry")
        yield from (Wanted(prose_key(prefix, p.name), "paragraph") for p in passage.paragraphs if not p.silent)
        yield from (Wanted(prose_key(prefix, choice.name), "label") for choice in passage.choices)
        for way, check, outcomes in passage.ways():
            for name, outcome in outcomes.items():
                if check is not None or outcome.goto is None:
                    yield Wanted(prose_key(prefix, outcome_key(way, name)), "outcome")


def _pair(
    reader: Reader,
    placed: list[tuple[Entry, StoryEntry[Any, Any]]],
    prose: Mapping[str, str],
    book: StoryBook,
) -> None:
    written: dict[tuple[str, str], dict[str, tuple[str, dict[str, Section]]]] = {}
    for file, source in prose.items():
        sections, problems = split_prose(file, source)
        for problem in problems:
            reader.add(problem)
        by_entry = written.setdefault(pack_and_language(file), {})
        for section in sections:
            by_entry.setdefault(section.entry, (file, {}))[1][section.key] = section
    for entry, found in placed:
        _pair_entry(reader, entry, found, written.get((book.pack_of[found.id], FALLBACK), {}))
    for (pack, _), by_entry in written.items():
        for name, (file, own) in by_entry.items():
            if book.pack_of.get(name) != pack:
                line = min(section.line for section in own.values())
                reader.add(f"{file}:{line}: entry {name!r}: is not in {pack}.yaml")
            else:
                _check_sections(reader, file, book.entries[name], own)


def _pair_entry(
    reader: Reader,
    entry: Entry,
    found: StoryEntry[Any, Any],
    written: Mapping[str, tuple[str, dict[str, Section]]],
) -> None:
    own = written.get(found.id, ("", {}))[1]
    missing = [wanted.key for wanted in wanted_prose(found) if not (own.get(wanted.key) and own[wanted.key].text)]
    prose_file = entry.file.removesuffix(".yaml").rsplit("/", 1)[-1] + ".md"
    if any(wanted_prose(found)) and not (own.get(TITLE) and own[TITLE].text):
        reader.problem(entry, TITLE, f"no title: {prose_file} wants `## {found.id} <title>`")
    for key in missing:
        reader.problem(entry, key, f"no prose: {prose_file} wants `### {key}` under `## {found.id}`")


def _check_sections(reader: Reader, file: str, found: StoryEntry[Any, Any], own: Mapping[str, Section]) -> None:
    kinds = {wanted.key: wanted.kind for wanted in wanted_prose(found)}
    for key, section in own.items():
        place = f"{file}:{section.line}: entry {found.id!r}: field {key}"
        if key == TITLE:
            if len(section.text) > LABEL:
                reader.add(f"{place}: a title has at most {LABEL} characters")
        elif key not in kinds:
            near = reader.near(key, kinds)
            hint = f"; did you mean {near!r}?" if near else ""
            reader.add(f"{place}: no fact asks for this prose{hint}")
        elif kinds[key] == "label" and (len(section.text) > LABEL or "\n" in section.text):
            reader.add(f"{place}: a choice's label is one line of at most {LABEL} characters")
        elif problem := _length_problem(section.text, kinds[key]):
            reader.add(f"{place}: {problem}")


def _length_problem(text: str, kind: str) -> str:
    pages = pages_of(text)
    if any(len(page) > PAGE for page in pages):
        return f"a paragraph of more than {PAGE:,} characters fits no page"
    most = MOST_PAGES if kind == "entry" else 1
    return "" if len(pages) <= most else f"{len(pages)} pages; possible: {most} of {PAGE:,} characters"
