"""The whole story is whole: read from page to page it has every line once, in order, under its chapter."""

from bot.rules.decision import Text, text
from bot.tables.model.table import LogLine
from bot.ui.panels.catalogue import Say
from bot.ui.panels.panel import Panel, fit
from bot.ui.screens.chapters import (
    LAST,
    Chapter,
    Page,
    chapter_at,
    chapter_panel,
    chapters_of,
    news_at,
    page_at,
    pages_of,
)
from cogs.doomrock.cog import surface

SAY = Say(surface().words)


def line(n: int, said: Text, undone: bool = False) -> LogLine:
    return LogLine(n, said, 0.0, undone, n)


def rounds(many: int, each: int) -> list[LogLine]:
    lines = []
    for number in range(many * each):
        opens = number % each == 3
        said = (
            text("dr-round", round=number // each + 1, enrage=0)
            if opens
            else text("dr-chosen", card=f"Card {number}", choice="x" * 60)
        )
        lines.append(line(number, said))
    return lines


def pages(lines: list[LogLine], chapter: Chapter) -> list[Page]:
    inside = [one for one in lines if chapter.begin <= one.n and (chapter.end is None or one.n < chapter.end)]
    return pages_of(inside, SAY.text)


def read(lines: list[LogLine], chapters: list[Chapter], n: int) -> Panel:
    at = chapter_at(chapters, n)
    inside = pages(lines, chapters[at])
    return chapter_panel("abcdefgh", chapters, at, inside, page_at(inside, n), SAY.text)


def turn(lines: list[LogLine], chapters: list[Chapter], panel: Panel, label: str) -> Panel | None:
    """The page to which a button leads."""
    found = [button.id.rpartition("-")[2] for button in panel.buttons() if label in button.label]
    if not found:
        return None
    at, page = found[0].split(".")
    inside = pages(lines, chapters[int(at)])
    return chapter_panel("abcdefgh", chapters, int(at), inside, len(inside) if page == LAST else int(page), SAY.text)


def test_from_the_first_page_to_the_last_and_back_nothing_is_missing() -> None:
    lines = rounds(30, 90)
    chapters = chapters_of([one for one in lines if one.text.key == "dr-round"], lambda said: said)
    assert len(chapters) == 31 and chapters[0].title is None
    panel: Panel | None = read(lines, chapters, 0)
    forward, seen = "", []
    while panel is not None:
        assert fit(panel).words() == panel.words()  # nothing is cut
        assert sum(pick.chosen for select in panel.selects() for pick in select.picks) == 1
        forward += panel.words()[1].text + "\n"
        seen.append(panel.words()[1].text)
        panel = turn(lines, chapters, panel, "Later")
    told = [one for one in forward.splitlines() if one]
    assert told == [f"› {SAY.text(one.text)}" for one in lines]
    panel = read(lines, chapters, lines[-1].n)
    back = []
    while panel is not None:
        back.append(panel.words()[1].text)
        panel = turn(lines, chapters, panel, "Earlier")
    assert back[::-1] == seen


def test_a_page_is_found_by_any_of_its_events_and_what_was_taken_back_is_struck() -> None:
    lines = rounds(2, 50)
    lines[60] = line(60, lines[60].text, undone=True)
    chapters = chapters_of([lines[3], lines[53]], lambda said: said)
    assert "Card 60" in read(lines, chapters, 60).words()[1].text
    assert "› ~~" in read(lines, chapters, 60).words()[1].text
    assert "Card 10" in read(lines, chapters, 10).words()[1].text
    assert read(lines, chapters, 10**9).words() == read(lines, chapters, 99).words()


def test_a_story_without_a_line_says_so() -> None:
    panel = read([], chapters_of([], lambda said: said), 0)
    assert "Nothing has happened yet" in panel.words()[0].text and not panel.buttons()


def test_news_that_begin_long_ago_open_on_the_newest_page() -> None:
    """Whoever was not asked for a while found the page of an older battle."""
    lines = rounds(8, 10)
    chapters = chapters_of([one for one in lines if one.text.key == "dr-round"], lambda said: said)
    newest = len(lines)
    begins = [chapter.begin for chapter in chapters]
    assert [news_at(chapters, n, newest) for n in begins[-3:]] == begins[-3:]
    assert {news_at(chapters, n, newest) for n in begins[:-3]} == {newest}
