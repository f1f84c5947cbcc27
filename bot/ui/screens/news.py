"""What happened since somebody's last answer: the first words of every board and hand. Pure; no discord in here.

In order and without a gap: whole where it is short; else the last turn of play whole, or how it ended where that is
too long, and a line for each turn before, made of the sentences `<kind>-short` of what happened in it. The whole of it
is a button away, in the story.
"""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace

from bot.rules.decision import Text, text
from bot.rules.retelling import ASIDE
from bot.rules.values import value_class
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, join_lines
from bot.ui.questions.scene import TAKEN_BACK, Scene

LINES = 9
SIZE = 850
"""Lines and characters of what is told whole."""
END = 4
"""So many of the last lines are told whole at the least, also of a turn that is too long."""
TURNS = 6
TURN = 170
"""Lines of turns that are summed up, and characters of each."""
FORMER = 5
"""Lines of what happened before somebody sat down."""
_EVENT = re.compile(r"\n(?=\*\*.+:\*\*\n› |› )(?<!:\*\*\n)")
"""Between two events: before the sign with which each begins, or before a heading that stands above it."""
_REMARK = re.compile(r"› (?:💬 )?\*(?!\*)[^\n]+\*$")
"""A remark upon the event before it: a line in italics and nothing else."""
_QUOTED = re.compile(r": “([^”]+)”")
_SAYS = "💬 "
"""Before a remark, which is no fact."""
LATEST = 3
LATEST_SIZE = 200
"""Events and characters of the last that happened, which stands right above the question."""
LAST_SIZE = 100
"""Characters of the last event alone, where many answers stand below it."""
BEFORE = 2
"""Milestones of before that are still named."""


@value_class(frozen=True, slots=True)
class _Line:
    """is_public: whether everybody reads the same; what only some may read is never kept for others."""

    place: int
    said: Text
    is_public: bool


@value_class(frozen=True, slots=True)
class News:
    """words: as Markdown; is_whole: whether they are all."""

    words: str = ""
    is_whole: bool = True


def news(scene: Scene, seat: int | None, but: Collection[str] = (), until: int | None = None) -> News:
    """What a seat (None: those who are asked now) has not seen yet. but: kinds of events that are told elsewhere;
    until: up to which of the recent ones, where the others are.

    What happened before its holder sat down comes first, under a heading, and is no more than a few lines.
    """
    begin = scene.news_begin(seat)
    sat = begin if seat is None else max(begin, scene.sat_down.get(seat, 0))
    end = len(scene.recent) if until is None else max(until, sat)
    since = _news(scene, seat, _retold(scene, [*_lines(scene, seat, sat, end, but)]))
    if end < len(scene.recent):
        since = replace(since, is_whole=False)
    if seat is None or sat == begin:
        return since
    lines = _retold(scene, [*_lines(scene, seat, begin, sat, but)])
    if not lines:
        return since
    told = [scene.words(text("news-before-you")), *_as_the_seats(scene, seat, lines[-FORMER:])]
    if since.words:
        told += [scene.words(text("news-since-then")), since.words]
    return News(join_lines(told), since.is_whole and len(lines) <= FORMER)


def _as_the_seats(scene: Scene, seat: int, lines: Sequence[_Line]) -> list[str]:
    """Lines in which this seat is called so: what a former holder did was not done by whoever sits there now."""
    of_seat = replace(scene, names={**scene.names, seat: scene.label(text("news-your-seat"))})
    return [f"› {of_seat.words(line.said)}" for line in lines]


def _news(scene: Scene, seat: int | None, lines: Sequence[_Line]) -> News:
    turns = _turns(lines, scene.surface.turns)
    whole: list[str] = []
    size = 0
    while turns:
        told = [_told(scene, seat, line) for line in turns[-1]]
        size += sum(map(len, told))
        if len(whole) + len(told) > LINES or size > SIZE:
            end = _end(told, END - len(whole), SIZE - sum(map(len, whole)))
            if end:
                whole[:0] = end
                turns[-1] = turns[-1][: -len(end)]
            break
        whole[:0] = told
        turns.pop()
    summed = [line for turn in turns[-TURNS:] if (line := _summed_up(scene, seat, turn))]
    if len(turns) > TURNS:
        summed.insert(0, scene.words(text("news-before", n=len(turns) - TURNS)))
    return News(join_lines([*summed, *whole]), not turns)


def _end(told: Sequence[str], most: int, room: int) -> list[str]:
    """The last lines of a turn that is too long to be told whole: what came of it, which its beginning does not say.
    most, room: lines and characters."""
    end: list[str] = []
    for line in reversed(told[1:]):  # with its beginning it would be whole
        room -= len(line)
        if len(end) >= most or room < 0:
            break
        end.insert(0, line)
    return end


def split_latest(words: str, most: int = LATEST, room: int = LATEST_SIZE) -> tuple[str, str]:
    """News as what is read before a picture, and the last of it, which stands between the picture and the question: a
    channel is read from its end, and who was asked again had to look for what came of the last answer. most, room:
    events and characters of that; no event is cut in two, and none is left without its heading. A remark stands with
    what it is about; where only that has room, it is left out."""
    told = _with_remarks(_EVENT.split(words) if words else [])
    latest, shown = len(told), list[str]()
    while latest and len(shown) < most:
        found = _fitting(told[latest - 1], room)
        if found is None:
            break
        shown.insert(0, found)
        room -= len(found)
        latest -= 1
    return "\n".join(part for parts in told[:latest] for part in parts), "\n".join(shown)


def _with_remarks(events: Sequence[str]) -> list[list[str]]:
    """Each event with the remarks upon it: alone, below the picture, they would be about nothing."""
    found: list[list[str]] = []
    for event in events:
        if found and _REMARK.match(event):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def _fitting(event: Sequence[str], room: int) -> str | None:
    """An event with the remarks upon it, as far as they have room; None: it has none itself."""
    words = "\n".join(event)
    fitting = words if len(words) <= room else event[0]
    return fitting if len(fitting) <= room else None


def without_quotes(words: str, asked: Callable[[], str]) -> str:
    """News in which nothing is quoted that the question below them (asked) quotes as well: once is enough."""
    if "“" not in words:
        return words
    said = asked()
    return _QUOTED.sub(lambda found: "" if found[1] in said else found[0], words)


def own_pages(scene: Scene, seat: int) -> list[str]:
    """What this seat alone has read since its news begin, as its pages have it: a block of its own in its hand, and no
    line among what all know. Nothing from before its holder sat down."""
    begin = max(scene.news_begin(seat), scene.sat_down.get(seat, 0))
    posts = scene.run.game.posts
    read = [event for event in scene.recent[begin:] if event.only == seat and event.kind in posts]
    return [scene.words(Text(posts[event.kind], event.params)) for event in read]


def milestones(scene: Scene, seat: int | None) -> str:
    """The last great events from before the news, in one line; nothing where there are none."""
    weights = scene.surface.milestones
    great: list[Text] = []
    for place in range(scene.news_begin(seat) - 1, -1, -1):
        event = scene.recent[place]
        if weights.get(event.kind, 0) > 1 and (said := event.text_for(seat)) is not None:
            great.insert(0, said)
            if len(great) == BEFORE:
                break
    told = [one.said for said in great for one in scene.run.game.retold([said])]
    named = [scene.surface.words.short(said, scene.locale) or said for said in told]
    return scene.words(text("news-milestones", what=named)) if named else ""


def secrets_before(scene: Scene, seat: int, most: int) -> str:
    """The last lines that only this seat may read, from before its news: in small print, as no news. What its hand
    shows by now is left out, and pages, which are read again behind a button."""
    before, pages = scene.recent[: scene.news_begin(seat)], {TAKEN_BACK, *scene.run.game.posts}
    events = [event for event in before if event.only == seat and event.kind not in pages]
    lines = [line for event in events if (line := event.text_for(seat)) is not None]
    told = [line for line in lines if line.key not in scene.surface.at_hand]
    return " ".join([scene.words(text("news-secrets")), *map(scene.words, told[-most:])]) if told else ""


def more_button(scene: Scene, seat: int | None, told: News) -> list[Button]:
    """The way to what the news of a seat (None: of the board) sum up."""
    if told.is_whole:
        return []
    return [Button(custom_id.button(scene.table, "-", since_op(seat)), scene.label(text("news-more")))]


def since_op(seat: int | None) -> str:
    """What a button does that leads to the beginning of these news. It names no event: the numbers of events count what
    others have done in private."""
    return "log-since" if seat is None else f"log-since.{seat}"


def _told(scene: Scene, seat: int | None, line: _Line) -> str:
    """A line as it is shown; board and hands of the same moment share what is public and about nobody who reads it."""
    said, mark = scene.addressed(line.said, seat), _SAYS if ASIDE in line.said.key else ""
    if not line.is_public or said is not line.said:
        return f"› {mark}{scene.words(said)}"
    found: str = scene.run.now(("told", line.place, scene.locale), lambda: f"› {mark}{scene.words(line.said)}")
    return found


def _lines(scene: Scene, seat: int | None, begin: int, end: int, but: Collection[str] = ()) -> Iterator[_Line]:
    for place in range(begin, end):
        event = scene.recent[place]
        said = event.text_for(seat)
        is_page = seat is not None and event.only == seat and event.kind in scene.run.game.posts
        if said is not None and said.key not in but and not is_page:
            yield _Line(place, said, event.only is None)


def _retold(scene: Scene, lines: Sequence[_Line]) -> list[_Line]:
    """The lines as the game tells them. What became of several is nobody else's: others may read fewer of them."""
    told = scene.run.game.retold([line.said for line in lines])
    return [
        line if said is line.said else _Line(line.place, said, is_public=False)
        for place, said in told
        for line in (lines[place],)
    ]


def _turns(lines: Sequence[_Line], openings: Collection[str]) -> list[list[_Line]]:
    """The lines by turns of play; what stands before the first opening is the rest of a turn. What the table itself
    tells, and each line of a game that names no openings, stands alone."""
    turns: list[list[_Line]] = []
    for line in lines:
        key = line.said.key
        if not turns or not openings or key in openings or key.startswith("journal-"):
            turns.append([])
        turns[-1].append(line)
    return turns


def _summed_up(scene: Scene, seat: int | None, turn: Sequence[_Line]) -> str:
    """A turn in one line: the short sentences of what happened in it, else its first sentence."""
    if any(not line.is_public or scene.addressed(line.said, seat) is not line.said for line in turn):
        return _sum(scene, seat, turn)
    key = "summed up", turn[0].place, turn[-1].place, len(turn), scene.locale
    found: str = scene.run.now(key, lambda: _sum(scene, None, turn))
    return found


def _sum(scene: Scene, seat: int | None, turn: Sequence[_Line]) -> str:
    shorts = [short for line in turn if (short := scene.surface.words.short(line.said, scene.locale)) is not None]
    told = ""
    for part in (scene.words(scene.addressed(short, seat)) for short in shorts):
        if told and len(told) + len(part) > TURN:
            return f"› {told} …"
        told = f"{told} · {part}" if told else part
    return f"› {told or scene.words(scene.addressed(turn[0].said, seat))}"
