"""The story of a table as chapters of sentences, with a picture at each turning point. Pure.

A campaign's chronicle is its own story with those of its sessions put in where each was played.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.rules.decision import Text
from bot.tables.model.table import LogLine
from bot.tables.replays.tape import Step, Tape
from bot.ui.panels.names import SeatNames
from bot.ui.panels.surface import Surface
from bot.ui.replays.rich import plain_line

MOST_PICTURES = 24
_TURNING = 2
"""From this weight on a milestone (`Surface.milestones`) is worth a picture."""
Say = Callable[[Text], str]


@dataclass(frozen=True)
class Chapter:
    """title: plain text; lines: Markdown; step: of the tape, with which it begins; picture: the step whose board is
    shown above it, None: none."""

    title: str
    lines: Sequence[str]
    step: int
    picture: int | None = None


@dataclass(frozen=True)
class Chronicle:
    """A story. title, about: plain text; surface: whose boards its pictures show; sessions: those of a campaign, each
    with its title."""

    title: str
    about: str
    tape: Tape
    surface: Surface
    say: Say
    label: Say
    chapters: Sequence[Chapter]
    sessions: "Sequence[Chronicle]" = field(default_factory=tuple)


def told_by(tape: Tape, surface: Surface, locale: str) -> tuple[Say, Say]:
    """How sentences of a tape are said: (as Markdown, as plain text)."""
    names: Mapping[int, str] = {place.n: place.name for place in tape.info.seats}

    def name(ref: str) -> str | None:
        return tape.names.get(ref) or surface.game.name_of(ref)

    known = SeatNames(names, name)
    return (
        lambda words: surface.words.format(words, known, locale),
        lambda words: surface.words.format(words, known, locale, label=True).strip(),
    )


def line_text(line: LogLine, surface: Surface) -> Text:
    """A line as a story tells it: in full, where the table has posted it in full (`Game.posts`)."""
    key = surface.game.posts.get(line.text.key)
    return line.text if key is None else Text(key, line.text.params)


def chronicle(
    tape: Tape, surface: Surface, locale: str, title: str, about: str, sessions: Sequence[Chronicle] = ()
) -> Chronicle:
    """The story of a tape. title: of all of it; about: who played, and when."""
    say, label = told_by(tape, surface, locale)
    begins = tape.chapters()
    ends = [*(begin for begin, _ in begins[1:]), len(tape.steps)]
    found = []
    for (begin, opening), end in zip(begins, ends, strict=True):
        lines = [say(line_text(line, surface)) for step in tape.steps[begin:end] for line in step.lines]
        short = None if opening is None else surface.words.short(opening, locale) or opening
        name = plain_line(say(short)) if short is not None else ""
        if lines:
            found.append(Chapter(name, lines, begin, _picture(tape.steps, begin, end, surface)))
    return Chronicle(title, about, tape, surface, say, label, _thinned(found), sessions)


def _picture(steps: Sequence[Step], begin: int, end: int, surface: Surface) -> int | None:
    """The step whose board says most about a chapter: where the most weighty milestone of it stands, else its end."""
    seen = [n for n in range(begin, end) if steps[n].packed is not None]
    if not seen:
        return None
    weights = {n: max((surface.milestones.get(line.text.key, 0) for line in steps[n].lines), default=0) for n in seen}
    best = max(seen, key=lambda n: (weights[n], n))
    return best if weights[best] >= _TURNING else seen[-1]


def _thinned(chapters: list[Chapter]) -> list[Chapter]:
    """With no more pictures than a file should carry, spread over the whole."""
    pictured = [n for n, chapter in enumerate(chapters) if chapter.picture is not None]
    if len(pictured) <= MOST_PICTURES:
        return chapters
    kept = {pictured[n * (len(pictured) - 1) // (MOST_PICTURES - 1)] for n in range(MOST_PICTURES)}
    return [
        chapter if n in kept else Chapter(chapter.title, chapter.lines, chapter.step)
        for n, chapter in enumerate(chapters)
    ]


def as_markdown(story: Chronicle, pictures: Mapping[int, str], beginning: str, level: int = 1) -> str:
    """The story as a file of Markdown. pictures: chapter -> name of the file beside it; beginning: the title of a
    chapter that has none."""
    parts = [f"{'#' * level} {_heading(story.title)}", story.about]
    for n, chapter in enumerate(story.chapters):
        if len(story.chapters) > 1:
            parts.append(f"{'#' * (level + 1)} {_heading(chapter.title or beginning)}")
        if n in pictures:
            parts.append(f"![{_heading(chapter.title or beginning)}]({pictures[n]})")
        parts += [line.strip() for line in chapter.lines if line.strip()]
    parts += [as_markdown(session, {}, beginning, level + 1).rstrip() for session in story.sessions]
    return "\n\n".join(part for part in parts if part) + "\n"


def _heading(words: str) -> str:
    """Foreign words as a heading: no marks, no brackets that could close a link."""
    return "".join("\\" + sign if sign in "\\`*_{}[]<>()#!|" else sign for sign in words.replace("\n", " "))
