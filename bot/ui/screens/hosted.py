"""All tables of a server on one private panel, for who manages it. Pure.

    wk:~:-:host-<page>      a page of it
    wk:<table>:-:stop       asks whether the table is to be cleared    stop-yes, stop-no  the answers

It tells what stands on the boards; of a table whose channel its reader does not see, only the game and how it stands.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.rules.decision import Text, text
from bot.tables.model.info import Info
from bot.tables.seats.agreed_actions import clock_text
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Keep, Panel, Words, escape

DEED: Final = "host"
STOP: Final = "stop"
ON_A_PAGE: Final = 7
Say = Callable[[Text], str]


@dataclass(frozen=True, slots=True)
class HostedTable:
    """A table as its board tells it. game: its name; waits: names of those who are awaited; since: when something
    happened there last, due: when the next clock runs out, in seconds since 1970; kilobytes: it takes less than that;
    is_seen: whether the reader sees its channel now."""

    info: Info
    game: str
    is_seen: bool
    waits: tuple[str, ...] = ()
    since: float = 0.0
    due: float | None = None
    kilobytes: int = 10


def hosted_panel(
    tables: Sequence[HostedTable], say: Say, *, standing: int, over: int, megabytes: int, page: int = 0, note: str = ""
) -> Panel:
    """tables: those of this page; standing, over: how many there are; megabytes: what all take is less than that."""
    pages = max(1, -(-standing // ON_A_PAGE))
    panel = Panel(say(text("host-title"))).add(Words(note, Keep.ANSWER))
    panel.add(Words(say(text("host-count", n=standing, over=over, megabytes=megabytes)), Keep.ANSWER))
    for n, table in enumerate(tables, page * ON_A_PAGE + 1):
        label = say(text("host-end", n=n))
        panel.add(Words(f"**{n}** · {table_line(table, say)}"))
        panel.add((Button(custom_id.button(table.info.id, "-", STOP), label, "danger"),))
    turns = (("ask-previous-page", page - 1), ("ask-next-page", page + 1))
    row = [Button(_op(to), say(text(key, page=to + 1))) for key, to in turns if 0 <= to < pages]
    return panel.add((*row, Button(_op(page), say(text("board-refresh")))))


def table_line(table: HostedTable, say: Say) -> str:
    """How a table stands, and below it its clock and what it takes."""
    info = table.info
    where = say(text("table-place", id=str(info.channel))) if table.is_seen else say(text("host-unseen"))
    state = say(
        text(f"host-{info.status}", waits=[*table.waits] if table.is_seen else [], n=len(table.waits) * table.is_seen)
    )
    head = f"**{escape(table.game)}** · {where}\n{state}"
    clock = say(text("host-clock", clock=clock_text(info.clock_hours, info.bank_hours)))
    details = [f"{say(text('host-since'))} <t:{int(table.since)}:R>", clock]
    if table.due is not None:
        details.append(f"{say(text('host-due'))} <t:{int(table.due)}:R>")
    size = table.kilobytes
    details.append(say(text("host-size", kilobytes=size, megabytes=size // 1000, large=size >= 1000)))
    return f"{head}\n-# " + " · ".join(details)


def page_of(place: int) -> int:
    """The page on which the table at this place of the list stands, both from 0."""
    return place // ON_A_PAGE


def _op(page: int) -> str:
    return custom_id.button(custom_id.NO_TABLE, custom_id.NO_REQUEST, f"{DEED}-{page}")
