"""A game's stories after loading: entries by id, where each stands, and its prose. Pure."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from bot.rules.stories.prose import FALLBACK, TITLE, ProseBook, reference
from bot.rules.stories.shapes import EntryId, Name, Shape, StoryEntry

PAGE: Final = 3_000
"""Characters of a page: a panel holds 4,000, and marks that are escaped take two."""
MOST_PAGES: Final = 4
LABEL: Final = 80
"""Characters of a choice's label: it stands on a button."""

Span = Annotated[tuple[int, int], Field(description="at least, at most")]


class Head(Shape):
    """What a story file says of itself, as its first entry; the survey holds the rest of the file against it.

    pack      the file's name: `m04`
    starts    entries that the game itself opens: `all`, or their ids; every other one must be led to
    outside   keywords that are given or read outside of stories
    words     fewest and most words of a kind of prose: `entry` (first paragraph and labels), `outcome`, `paragraph`
    checks    kind of check -> target -> how many
    effects   effect -> how many, or fewest and most
    """

    pack: Name
    title: str = ""
    starts: Literal["all"] | tuple[EntryId, ...] = "all"
    outside: tuple[str, ...] = ()
    words: dict[Literal["entry", "outcome", "paragraph"], Span] = Field(default_factory=dict)
    checks: dict[str, dict[int, int]] = Field(default_factory=dict)
    effects: dict[str, int | Span] = Field(default_factory=dict)


def _no_remarks(entry: Any) -> Iterable[tuple[str, str]]:
    return ()


@dataclass(frozen=True, slots=True)
class StoryVocabulary:
    """How a game's story files are read.

    entry               the model of an entry, effects and checks filled in
    conditions, numbers  words that conditions may use (`bot.rules.effects`); None: any, while a game is being written
    keyword_conditions  those of them that ask for a keyword, such as `keyword` or `marked`
    remarks             (field, what is wrong) with an entry by the game's own measure, such as too high a reward
    """

    entry: type[StoryEntry[Any, Any]]
    conditions: Collection[str] | None = ("keyword",)
    numbers: Collection[str] = ()
    keyword_conditions: Collection[str] = ("keyword",)
    remarks: Callable[[Any], Iterable[tuple[str, str]]] = _no_remarks


@dataclass(slots=True, eq=False)
class StoryBook:
    """All entries of a game by id, in the order of the files.

    pack_of  entry -> the file it stands in; heads: pack -> what that file says of itself
    """

    entries: dict[str, StoryEntry[Any, Any]] = field(default_factory=dict)
    pack_of: dict[str, str] = field(default_factory=dict)
    heads: dict[str, Head] = field(default_factory=dict)
    prose: ProseBook = field(default_factory=ProseBook)

    def reference(self, entry: str, key: str) -> str:
        """`@prose:m04/12/intro`, for events and sentences."""
        return reference(self.pack_of[entry], entry, key)

    def text(self, entry: str, key: str, language: str = FALLBACK) -> str:
        """The Markdown of one piece of prose; empty where there is none."""
        return self.prose.find(f"{self.pack_of[entry]}/{entry}/{key}", language) or ""

    def title(self, entry: str) -> str:
        """An entry's title; its id where it has none."""
        return self.text(entry, TITLE) or entry

    def of_pack(self, pack: str) -> Mapping[str, StoryEntry[Any, Any]]:
        """The entries of one file."""
        return {name: entry for name, entry in self.entries.items() if self.pack_of[name] == pack}


def pages_of(prose: str, most: int = PAGE) -> list[str]:
    """Prose in pages of at most so many characters, cut between paragraphs; one that is longer than a page stays whole,
    which the loader does not let in."""
    pages: list[str] = []
    for paragraph in paragraphs_of(prose):
        if pages and len(pages[-1]) + 2 + len(paragraph) <= most:
            pages[-1] += "\n\n" + paragraph
        else:
            pages.append(paragraph)
    return pages


def paragraphs_of(prose: str) -> list[str]:
    """The paragraphs of a text, which blank lines part."""
    found: list[list[str]] = [[]]
    for line in prose.splitlines():
        if line.strip():
            found[-1].append(line)
        elif found[-1]:
            found.append([])
    return ["\n".join(lines) for lines in found if lines]
