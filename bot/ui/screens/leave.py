"""Somebody's leave in their own eyes: what is planned, what happens meanwhile, and calling it off. Pure.

wk:~:-:leave-end     being back, or not going away after all
"""

from collections.abc import Callable

from bot.rules.decision import Text, text
from bot.tables.model.leave import CONTEST, Leave
from bot.tables.model.policy import DAY
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Panel, Words, join_lines

DEED = "leave"
END = "end"
Say = Callable[[Text], str]


def leave_panel(leave: Leave | None, now: float, tables: int, say: Say) -> Panel:
    """tables: how many of theirs it concerns now."""
    panel = Panel(say(text("leave-title")))
    if leave is None:
        return panel.add(Words(say(text("leave-none"))))
    is_on = leave.is_on(now)
    begin, end = f"<t:{int(leave.begin)}:f>", f"<t:{int(leave.until - 60)}:f>"
    span = f"{end} · <t:{int(leave.until)}:R>" if is_on else f"{begin} – {end}"
    lines = [f"🧳 {say(text('leave-on' if is_on else 'leave-planned'))} {span}"]
    lines.append(say(text("leave-how", how=leave.how, name=leave.name)))
    lines.append(say(text("leave-contests", days=round(CONTEST / DAY))))
    lines.append(say(text("leave-told", n=tables, on=is_on)))
    panel.add(Words(join_lines(lines)))
    label = say(text("hand-back" if is_on else "leave-call-off"))
    button = custom_id.button(custom_id.NO_TABLE, custom_id.NO_REQUEST, f"{DEED}-{END}")
    return panel.add((Button(button, label, "success" if is_on else "secondary"),))
