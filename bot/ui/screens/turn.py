"""Whose turn it is at a table, in two lines for whoever asks. Pure."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.rules.decision import Text, text
from bot.tables.model.info import Info
from bot.ui.panels.panel import Button, Panel, Words, escape, join_lines
from bot.ui.screens.my_tables import board_url


@dataclass(frozen=True, slots=True)
class Turn:
    """waits: names of those who are awaited; is_mine: whether the reader is among them; due: when the next clock runs
    out, in seconds since 1970."""

    info: Info
    waits: tuple[str, ...]
    is_mine: bool
    due: float | None


def turn_panel(found: Turn, game: str, say: Callable[[Text], str]) -> Panel:
    """game: its name."""
    state = say(text(f"host-{found.info.status}", waits=[*found.waits], n=len(found.waits)))
    lines = [f"**{escape(game)}** · {state}"]
    if found.is_mine:
        lines.append(f"**{say(text('turn-yours'))}**")
    if found.due is not None:
        lines.append(f"-# {say(text('host-due'))} <t:{int(found.due)}:R>")
    link = Button("turn-board", say(text("turn-board")), url=board_url(found.info))
    return Panel().add(Words(join_lines(lines)), (link,))
