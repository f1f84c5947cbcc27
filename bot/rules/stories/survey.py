"""Looks over whole story files for whoever writes them: what nobody can reach, what is given and never asked, how hard
and how generous the checks are, what begins alike, what is too long. Pure.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.rules.content.reader import effects_of
from bot.rules.effects import condition_arguments
from bot.rules.stories.book import Head, StoryBook, StoryVocabulary
from bot.rules.stories.loading import conditions_of, links_of, wanted_prose
from bot.rules.stories.shapes import StoryEffect

OPENING_WORDS: Final = 4
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")


@dataclass(slots=True)
class Survey:
    """What was found, each as sentences. `findings` gives all of it with headings."""

    unreachable: list[str] = field(default_factory=list)
    circles: list[str] = field(default_factory=list)
    never_given: list[str] = field(default_factory=list)
    never_read: list[str] = field(default_factory=list)
    distribution: list[str] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    openings: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    lengths: list[str] = field(default_factory=list)

    def findings(self) -> Iterator[tuple[str, list[str]]]:
        """(heading, lines) of every list, empty ones too."""
        yield "entries that nothing leads to", self.unreachable
        yield "entries that lead to each other and ask nobody", self.circles
        yield "keywords that are read and never given", self.never_given
        yield "keywords that are given and never read", self.never_read
        yield "counts beside what the head of the file says", self.distribution
        yield "what the game's own measure says", self.remarks
        yield "paragraphs that begin alike", self.openings
        yield "names of the publisher's", self.names
        yield "lengths beside what the head of the file says", self.lengths

    def is_clean(self) -> bool:
        """Whether there is nothing to say."""
        return not any(lines for _, lines in self.findings())


def survey(book: StoryBook, vocabulary: StoryVocabulary, names: Collection[str] = ()) -> Survey:
    """Look over a book. names: what no sentence may say, in any case of letters."""
    found = Survey()
    found.unreachable = sorted(set(book.entries) - _reached(book), key=list(book.entries).index)
    found.circles = _circles(book)
    _keywords(book, vocabulary, found)
    for pack, head in book.heads.items():
        found.distribution += [f"{pack}: {line}" for line in _counts(book, pack, head)]
        found.lengths += [f"{pack}: {line}" for line in _lengths(book, pack, head)]
    for name, entry in book.entries.items():
        found.remarks += [f"{book.pack_of[name]}: {name}: {at}: {what}" for at, what in vocabulary.remarks(entry)]
    found.openings = _openings(book)
    found.names = _names(book, names)
    return found


def _reached(book: StoryBook) -> set[str]:
    """Every entry that a game opens, and what those lead to."""
    waiting: list[str] = []
    for name in book.entries:
        head = book.heads.get(book.pack_of[name])
        is_start = head is None or head.starts == "all" or name in head.starts
        if is_start or book.entries[name].is_opened_by_game:
            waiting.append(name)
    seen = set(waiting)
    while waiting:
        for _, target in links_of(book.entries[waiting.pop()]):
            if target not in seen and target in book.entries:
                seen.add(target)
                waiting.append(target)
    return seen


def _circles(book: StoryBook) -> list[str]:
    """Circles of entries that go on by themselves while no redirect and no variant holds."""
    after = {name: entry.goto for name, entry in book.entries.items() if not entry.choices and entry.check is None}
    found: list[str] = []
    done: set[str] = set()
    for start in after:
        way: list[str] = []
        here: str | None = start
        while here is not None and here not in way and here not in done:
            way.append(here)
            here = after.get(here)
        if here in way:
            found.append(" → ".join([*way[way.index(here) :], here]))
        done.update(way)
    return found


def _keywords(book: StoryBook, vocabulary: StoryVocabulary, found: Survey) -> None:
    outside = {keyword for head in book.heads.values() for keyword in head.outside}
    given: dict[str, str] = {}
    asked: dict[str, str] = {}
    for name, entry in book.entries.items():
        for effect in effects_of(entry):
            if isinstance(effect, StoryEffect):
                given |= dict.fromkeys(effect.gives() - given.keys(), name)
        for _, condition in conditions_of(entry):
            for keyword in condition_arguments(condition, vocabulary.keyword_conditions):
                asked.setdefault(str(keyword), name)
    found.never_given = [f"{word} (in {asked[word]})" for word in sorted(asked.keys() - given.keys() - outside)]
    found.never_read = [f"{word} (in {given[word]})" for word in sorted(given.keys() - asked.keys() - outside)]


def _counts(book: StoryBook, pack: str, head: Head) -> Iterator[str]:
    checks: Counter[tuple[str, int]] = Counter()
    effects: Counter[str] = Counter()
    for entry in book.of_pack(pack).values():
        effects.update(effect.do for effect in effects_of(entry))
        for _, passage in entry.passages():
            measures = (check.measure() for _, check, _ in passage.ways() if check is not None)
            checks.update(measure for measure in measures if measure is not None)
    for kind, targets in head.checks.items():
        have = {target: n for (of, target), n in checks.items() if of == kind}
        for target in sorted({*targets, *have}):
            if have.get(target, 0) != targets.get(target, 0):
                yield f"{kind} {target}: {have.get(target, 0)} checks, {targets.get(target, 0)} wanted"
    for effect, wanted in head.effects.items():
        least, most = (wanted, wanted) if isinstance(wanted, int) else wanted
        if not least <= effects[effect] <= most:
            yield f"{effect}: {effects[effect]} times, {_span(least, most)} wanted"


def _lengths(book: StoryBook, pack: str, head: Head) -> Iterator[str]:
    spans: dict[str, tuple[int, int]] = {str(kind): span for kind, span in head.words.items()}
    for name, entry in book.of_pack(pack).items():
        for wanted in wanted_prose(entry):
            span = spans.get(wanted.kind)
            n = words_of(book.text(name, wanted.key))
            if span is not None and not span[0] <= n <= span[1]:
                yield f"{name} {wanted.key}: {n} words, {_span(*span)} wanted"


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} to {most}"


def _openings(book: StoryBook) -> list[str]:
    places: dict[tuple[str, ...], list[str]] = {}
    for name, wanted, prose in _prose(book):
        first = tuple(_WORD.findall(prose.lower())[:OPENING_WORDS])
        if wanted != "label" and len(first) == OPENING_WORDS:
            places.setdefault(first, []).append(name)
    return [f"{' '.join(words)} …: {', '.join(found)}" for words, found in places.items() if len(found) > 1]


def _names(book: StoryBook, names: Collection[str]) -> list[str]:
    if not names:
        return []
    listed = re.compile(rf"\b(?:{'|'.join(re.escape(name) for name in sorted(names, key=len, reverse=True))})\b", re.I)
    return [f"{place}: {hit[0]}" for place, _, prose in _prose(book) if (hit := listed.search(prose))]


def _prose(book: StoryBook) -> Iterator[tuple[str, str, str]]:
    """(entry and key, kind, Markdown) of everything, titles among it."""
    for name, entry in book.entries.items():
        yield f"{name} title", "label", book.text(name, "title")
        for wanted in wanted_prose(entry):
            yield f"{name} {wanted.key}", wanted.kind, book.text(name, wanted.key)


def words_of(prose: str) -> int:
    """How many words a text has."""
    return len(_WORD.findall(prose))


def as_json(found: Survey) -> Mapping[str, Sequence[Any]]:
    """The survey as one object, a list under each heading."""
    return dict(found.findings())
