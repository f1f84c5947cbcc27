"""The figures of somebody's own games, for their eyes alone. Pure.

wk:~:-:record     works it out, or shows how far that is
"""

from collections.abc import Callable, Sequence

from bot.rules.decision import Text, text
from bot.tables.replays.record import GameRecord, Throw, sum_up
from bot.tables.replays.records import Gathered
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Keep, Panel, Words, cut, join_lines

DEED = "record"
_MOST_FACES = 24
_MINUTE, _HOUR, _DAY = 60, 3_600, 86_400
Say = Callable[[Text], str]
Name = Callable[[str], str]


def record_panel(gathered: Gathered, say: Say, name: Name) -> Panel:
    """name: of a game, by its id."""
    panel = Panel(say(text("record-title")))
    if not gathered.of:
        return panel.add(Words(say(text("record-none"))))
    if not gathered.is_done:
        panel.add(Words(say(text("record-progress", done=len(gathered.played), of=gathered.of))))
        refresh = custom_id.button(custom_id.NO_TABLE, custom_id.NO_REQUEST, DEED)
        return panel.add((Button(refresh, say(text("board-refresh")), "primary"),))
    records = sum_up(gathered.played)
    if len(records) > 1:
        moves = sum(record.moves for record in records)
        panel.add(Words(say(text("record-all", n=gathered.of, moves=moves)), Keep.ANSWER))
    for record in records:
        panel.add(Words(join_lines([say(line) for line in game_lines(record, name(record.game))])))
    return panel.add(Words(say(text("record-private")), Keep.FOOTNOTE))


def game_lines(record: GameRecord, game: str) -> list[Text]:
    """What is told of one kind of game."""
    ends = {"won": record.won, "lost": record.lost, "drawn": record.drawn}
    decided = record.won + record.lost + record.drawn
    lines = [text("record-game", game=game, n=record.played, moves=record.moves, decided=decided, **ends)]
    if record.answer is not None:
        lines.append(text("record-answer", span=span(record.answer)))
    longest = record.longest
    lines.append(text("record-longest", n=longest.choices, span=span(longest.days * _DAY)))
    for size in record.dice:
        faces = " · ".join(f"{face}: {times}" for face, times in enumerate(size.faces, 1))
        mean, expected = round(size.mean, 2), size.expected
        lines.append(text("record-dice", sides=size.sides, n=size.dice, mean=mean, expected=expected, faces=faces))
    if record.luckiest is not None and record.unluckiest is not None and record.throws > 1:
        lines += [_throw("record-luckiest", record.luckiest), _throw("record-unluckiest", record.unluckiest)]
    if record.broken:
        lines.append(text("record-broken", n=record.broken))
    return lines


def _throw(key: str, throw: Throw) -> Text:
    faces = cut(" ".join(map(str, throw.faces[:_MOST_FACES])), 80)
    return text(key, sides=throw.sides, faces=faces, n=len(throw.faces), mean=throw.expected)


def span(seconds: float) -> Text:
    """A time in words, in the unit in which one would say it."""
    units: Sequence[tuple[str, int, int]] = (("minutes", _MINUTE, 2 * _HOUR), ("hours", _HOUR, 2 * _DAY))
    for unit, length, most in units:
        if seconds < most:
            return text(f"span-{unit}", n=max(1, round(seconds / length)))
    return text("span-days", n=round(seconds / _DAY))
