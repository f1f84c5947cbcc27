"""Stories that users' packs bring for reading aloud at a printed box. Pure. What tables play stays secret: the bundled
storybook, chapters, and arcade cards of any pack are not found here."""

from dataclasses import dataclass
from typing import Any, Literal

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.rules.stories.book import pages_of
from bot.rules.stories.loading import DONE
from bot.rules.stories.shapes import outcome_key
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.entry_ids import is_arcade, is_chapter

Told = Literal["won", "bonus", "lost"]


@dataclass(frozen=True, slots=True)
class Way:
    """A choice of a story. kind: skill, combat, or `none` where nothing is tried, with target 0."""

    label: str
    kind: str
    target: int


@dataclass(frozen=True, slots=True)
class Reading:
    """What is read: pages of Markdown, and under the last one the ways on."""

    id: str
    title: str
    pages: tuple[str, ...]
    ways: tuple[Way, ...] = ()


def entry_of(content: FarContent, wanted: str) -> str:
    """The story that is meant: its id, or the end of it, `17` of `hearth.17`, where only one pack has such a one.

    Raises `NotPossible` where there is none or more than one; whether tables play one of that name is not told."""
    own = [
        name
        for name, pack in content.stories.pack_of.items()
        if pack in content.books and not is_arcade(name) and not is_chapter(name)
    ]
    wanted = wanted.strip()
    found = [name for name in own if name == wanted] or [name for name in own if name.endswith(f".{wanted}")]
    if not own:
        raise NotPossible(text("nf-box-refused-no-stories"))
    if len(found) != 1:
        raise NotPossible(text("nf-box-refused-story", wanted=wanted[:40], n=len(found)))
    return found[0]


def read(content: FarContent, wanted: str) -> Reading:
    """What comes before the check. Raises `NotPossible`."""
    name = entry_of(content, wanted)
    book, entry = content.stories, content.stories.entries[name]
    words = [book.text(name, "intro"), *(book.text(name, part.name) for part in entry.paragraphs)]
    ways = tuple(_way(book.text(name, one.name), one.check) for one in entry.choices)
    return Reading(name, book.title(name), tuple(pages_of("\n\n".join(filter(None, words)))), ways)


def tell(content: FarContent, wanted: str, way: int, told: Told) -> Reading:
    """What comes of a choice, counted from 1; a bonus is read after what was won (NF-7.5). Raises `NotPossible`."""
    name = entry_of(content, wanted)
    book, entry = content.stories, content.stories.entries[name]
    if not 1 <= way <= len(entry.choices):
        raise NotPossible(text("nf-box-refused-story-way", n=len(entry.choices)))
    choice = entry.choices[way - 1]
    outcomes = (DONE,) if choice.check is None else choice.check.read_for(told)
    words = [book.text(name, outcome_key(choice.name, one)) for one in outcomes]
    return Reading(name, book.title(name), tuple(pages_of("\n\n".join(filter(None, words)))))


def _way(label: str, check: Any) -> Way:
    return Way(label, "none", 0) if check is None else Way(label, check.kind, check.target)
