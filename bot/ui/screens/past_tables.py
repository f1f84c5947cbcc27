"""The games of a channel: the one that stands, and those that are over, with the ways to what is left of each. Pure.

wk:~:-:past-<page>     a page of it
"""

from collections.abc import Callable, Sequence

from bot.rules.decision import Text, text
from bot.tables.model.info import Info
from bot.tables.together.again import may_play_again
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Panel, Part, Rule, Words
from bot.ui.screens.again import DEED as AGAIN

DEED = "past"
ON_A_PAGE = 5
Say = Callable[[Text], str]
Name = Callable[[Info], str]


def past_panel(now: Info | None, over: Sequence[Info], here: int, say: Say, name: Name, page: int = 0) -> Panel:
    """now: the table that stands in the channel `here`; over: those that are over, there or in its threads, the last
    one first; name: of a table's game."""
    pages = max(1, -(-len(over) // ON_A_PAGE))
    page = max(0, min(page, pages - 1))
    panel = Panel(say(text("past-title")))
    stands = text("past-free") if now is None else text("past-now", game=name(now), state=now.status)
    panel.add(Words(say(stands)), Rule())
    panel.add(Words(say(text("past-over", n=len(over)) if over else text("past-none"))))
    for info in over[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]:
        panel.add(*_table(info, here, say, name))
    turns = (("ask-previous-page", page - 1), ("ask-next-page", page + 1))
    row = [Button(_op(to), say(text(key, page=to + 1))) for key, to in turns if 0 <= to < pages]
    return panel.add(tuple(row)) if row else panel


def _table(info: Info, here: int, say: Say, name: Name) -> list[Part]:
    players = [place.name for place in info.seats]
    line = f"{say(text('past-table', game=name(info), players=players))} · <t:{int(info.updated)}:D>"
    if info.channel != here:  # what is left of it can be read where it was played, by whoever sees that place
        place = f"https://discord.com/channels/{info.guild}/{info.channel}"
        return [Words(line), (Button(f"{DEED}-{info.id}", say(text("past-there")), url=place),)]
    if info.entropies is None:  # it never began
        return [Words(line)]
    ways = [("story", "past-story"), ("replay-p.", "story-replay"), ("export", "past-copy")]
    ways += [(AGAIN, "board-same-again")] if may_play_again(info) else []
    return [Words(line), tuple(Button(custom_id.button(info.id, "-", op), say(text(key))) for op, key in ways)]


def _op(page: int) -> str:
    return custom_id.button(custom_id.NO_TABLE, custom_id.NO_REQUEST, f"{DEED}-{page}")
