"""A replay on Discord: one step of it, with the ways to the others. Pure.

    wk:<table>:-:replay-<reader>.<step>      reader: a seat, or `p` for what everybody saw; no step: the newest tape
    wk:<table>:-:*replay-<reader>            a select of chapters, whose values are steps

Steps are counted as their reader may count them (`bot.tables.replays.tape`).
"""

from collections.abc import Sequence

from bot.rules.decision import Text, text
from bot.tables.replays.tape import Progress, Tape
from bot.ui.panels import custom_id
from bot.ui.panels.panel import (
    OPTIONS,
    ROW,
    Button,
    Keep,
    Panel,
    Part,
    Pick,
    Picture,
    Rule,
    Select,
    Words,
    cut,
    join_lines,
)
from bot.ui.panels.surface import PictureSpec, Surface
from bot.ui.replays.chronicle import Say, line_text, told_by
from bot.ui.replays.rich import plain_line

DEED = "replay"
EVERYBODY = "p"
_LONGEST = 2_200
"""Characters of what happened in a step; the board in words gets the rest."""


def read_op(rest: str) -> tuple[str, str]:
    """(reader, step) as they are written in an id or picked in a select."""
    reader, step, *_ = (*rest.replace("=", ".").split("."), "")
    return reader, step


def name_of(reader: int | None) -> str:
    """A reader as ids name it."""
    return EVERYBODY if reader is None else str(reader)


def progress_panel(table: str, reader: int | None, progress: Progress, say: Say) -> Panel:
    """While a long game is played again."""
    done = text("replay-progress", done=min(progress.done, progress.of), of=progress.of)
    again = Button(_op(table, reader, ""), say(text("board-refresh")), "primary")
    return Panel(say(text("replay-title"))).add(Words(say(done)), (again,))


def step_panel(
    tape: Tape, surface: Surface, at: int, mine: Sequence[int], locale: str, specs: Sequence[PictureSpec]
) -> Panel:
    """One step of a replay. mine: seats of whoever looks, from whose sight they may see it; specs: its pictures."""
    say, label = told_by(tape, surface, locale)
    table, reader = tape.info.id, tape.reader
    panel = Panel(say(text("replay-title")), accent=surface.accent)
    chapters = tape.chapters()
    chapter = tape.chapter_of(at)
    title = _title(chapters[chapter][1], surface, say, label)
    seen = text("replay-seen", who="" if reader is None else f"@seat:{reader}", own=reader is not None)
    place = text("replay-place", n=at + 1, of=len(tape.steps), chapter=title)
    panel.add(Words(f"{say(seen)}\n{say(place)}", Keep.CALL))
    step = tape.steps[at]
    told = [f"› {say(line_text(line, surface))}" for line in step.lines]
    panel.add(Words(cut(join_lines(told), _LONGEST), Keep.PROMPT))
    view = step.view
    if view is None:
        panel.add(Words(say(text("replay-no-board"))))
    else:
        panel.add(*[Picture(spec.name, label(spec.alt)) for spec in specs], Rule())
        lines = surface.game.describe(view)
        shown = lines[: 1 + surface.brief] if specs else lines
        panel.add(Words(join_lines([say(line) for line in shown]), Keep.STANDING))
    if tape.is_cut and at == len(tape.steps) - 1:
        panel.add(Words(say(text("replay-cut")), Keep.NEWS))
    panel.add(_ways(table, reader, at, len(tape.steps), label))
    if len(chapters) > 1:
        panel.add(_contents(table, reader, chapters, chapter, surface, say, label))
    row = [_seen_by(table, one, label) for one in (None, *mine) if one != reader]
    return panel.add(tuple(row[:ROW])) if row else panel


def _seen_by(table: str, reader: int | None, label: Say) -> Button:
    """The way to the same table as somebody else saw it; steps are counted otherwise there."""
    as_it_was = text("replay-as", own=reader is not None, who="" if reader is None else f"@seat:{reader}")
    return Button(_op(table, reader, "0"), label(as_it_was))


def _ways(table: str, reader: int | None, at: int, many: int, label: Say) -> Part:
    last = many - 1
    ways = (("first", 0, at > 0), ("back", at - 1, at > 0), ("forward", at + 1, at < last), ("last", last, at < last))
    row = []
    for key, to, is_open in ways:
        op = f"{_op(table, reader, str(max(to, 0)))}.{key}"  # one id each, also where two lead to the same step
        row.append(
            Button(op, label(text(f"replay-{key}")), "primary" if key == "forward" else "secondary", not is_open)
        )
    return tuple(row)


def _contents(
    table: str,
    reader: int | None,
    chapters: Sequence[tuple[int, Text | None]],
    now: int,
    surface: Surface,
    say: Say,
    label: Say,
) -> Select:
    """As many chapters around this one as a select holds."""
    begin = max(0, min(now - OPTIONS // 2, len(chapters) - OPTIONS))
    picks = tuple(
        Pick(str(step), _title(opening, surface, say, label), chosen=n == now)
        for n, (step, opening) in enumerate(chapters[begin : begin + OPTIONS], begin)
    )
    return Select(custom_id.select(table, "-", f"{DEED}-{name_of(reader)}"), label(text("log-chapter")), picks)


def _title(opening: Text | None, surface: Surface, say: Say, label: Say) -> str:
    if opening is None:
        return label(text("log-beginning"))
    return plain_line(say(surface.words.short(opening) or opening))


def _op(table: str, reader: int | None, step: str) -> str:
    return custom_id.button(table, "-", f"{DEED}-{name_of(reader)}.{step}")
