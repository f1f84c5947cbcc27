"""The whole story of a table, to be read from its first line to its last: chapters, and pages of each. Pure.

A page is named by its chapter and its place in it as its reader sees it, so that a button keeps its meaning while the
story goes on. Never by numbers of events: those count what others have done in private.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from bot.rules.decision import Text, text
from bot.rules.retelling import Told, as_they_are
from bot.tables.model.table import LogLine
from bot.ui.panels import custom_id
from bot.ui.panels.panel import OPTIONS, Button, Keep, Panel, Pick, Select, Words, join_lines

SIZE = 3_200
"""Characters of a page; a panel has 4,000."""

Retold = Callable[[Sequence[Text]], Sequence[Told]]

RECENT = 3
"""In so many of the last chapters news are read from where they begin."""
LAST = "last"
"""Names the last page of a chapter."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """The events from number `begin` to before `end` (None: to the last). title: None for what stands before all
    openings."""

    begin: int
    end: int | None
    title: Text | None


def chapters_of(openings: Sequence[LogLine], short: Callable[[Text], Text]) -> list[Chapter]:
    """The chapters of a story whose openings these are, in order. short: the title that an opening gives."""
    begins: list[tuple[int, Text | None]] = [(line.n, short(line.text)) for line in openings]
    if not begins or begins[0][0] > 0:
        begins.insert(0, (0, None))
    ends = [*(begin for begin, _ in begins[1:]), None]
    return [Chapter(begin, end, title) for (begin, title), end in zip(begins, ends, strict=True)]


def chapter_at(chapters: Sequence[Chapter], n: int) -> int:
    """Which of them has the event of this number."""
    return max(0, bisect_right([chapter.begin for chapter in chapters], n) - 1)


def news_at(chapters: Sequence[Chapter], n: int, newest: int) -> int:
    """Which event a reader of news is shown first that begin with event n: that one, unless it is long past, as where
    somebody has not been asked for a battle. Then it is the newest, with the way back beside it."""
    return n if chapter_at(chapters, n) >= len(chapters) - RECENT else newest


@dataclass(frozen=True, slots=True)
class Page:
    """What stands on a page. first: number of its first event."""

    first: int
    lines: list[str]


def pages_of(lines: Sequence[LogLine], say: Callable[[Text], str], retold: Retold = as_they_are) -> list[Page]:
    """The pages of a chapter. lines: all of it that the reader may read; say: a sentence in the reader's language;
    retold: how the game tells lines that follow each other, what was taken back by itself"""
    pages: list[Page] = []
    size = SIZE
    for line in _retold(lines, retold):
        words = _told(line, say)
        size += len(words) + 1
        if size > SIZE:
            pages.append(Page(line.n, []))
            size = len(words)
        pages[-1].lines.append(words)
    return pages


def _retold(lines: Sequence[LogLine], retold: Retold) -> Iterator[LogLine]:
    for _, group in groupby(lines, lambda line: line.undone):
        run = [*group]
        for place, said in retold([line.text for line in run]):
            yield replace(run[place], text=said)


def page_at(pages: Sequence[Page], n: int) -> int:
    """Which of them has the event of this number."""
    return max(0, bisect_right([page.first for page in pages], n) - 1)


def chapter_panel(
    table: str, chapters: Sequence[Chapter], at: int, pages: Sequence[Page], page: int, say: Callable[[Text], str]
) -> Panel:
    """A page of the chapter at place `at`; the last one where there are not so many."""
    page = max(0, min(page, len(pages) - 1))
    panel = Panel(say(text("table-log-title")))
    title = chapters[at].title
    name = say(text("log-beginning")) if title is None else say(title)
    place = text("log-place", n=at + 1, of=len(chapters), page=page + 1, pages=len(pages))
    panel.add(Words(f"**{_plain(name)}**", Keep.NEWS) if len(chapters) > 1 else Words(""))
    panel.add(Words(join_lines(pages[page].lines) if pages else say(text("table-log-empty"))))
    panel.add(Words(say(place) if len(chapters) > 1 or len(pages) > 1 else "", Keep.NEWS))
    if len(chapters) > 1:
        panel.add(_contents(table, chapters, at, say))
    before = f"{at}.{page - 1}" if page else f"{at - 1}.{LAST}" if at else ""
    after = f"{at}.{page + 1}" if page + 1 < len(pages) else f"{at + 1}.0" if at + 1 < len(chapters) else ""
    row = [Button(custom_id.button(table, "-", f"log-{before}"), say(text("log-earlier")))] if before else []
    if after:
        row.append(Button(custom_id.button(table, "-", f"log-{after}"), say(text("log-later"))))
        row.append(Button(custom_id.button(table, "-", "log-new"), say(text("log-newest"))))
    return panel.add(tuple(row)) if row else panel


def _told(line: LogLine, say: Callable[[Text], str]) -> str:
    words = say(line.text)
    return f"› ~~{words}~~" if line.undone else f"› {words}"


def _contents(table: str, chapters: Sequence[Chapter], at: int, say: Callable[[Text], str]) -> Select:
    """As many chapters around this one as a select holds."""
    begin = max(0, min(at - OPTIONS // 2, len(chapters) - OPTIONS))
    picks = tuple(
        Pick(
            f"{place}.0",
            _plain(say(text("log-beginning")) if chapter.title is None else say(chapter.title)),
            chosen=place == at,
        )
        for place, chapter in enumerate(chapters[begin : begin + OPTIONS], begin)
    )
    return Select(custom_id.select(table, "-", "log-"), say(text("log-chapter")), picks)


def _plain(words: str) -> str:
    """The words of a heading without marks of their own."""
    return words.replace("**", "").replace("\\", "").replace("\n", " ")
