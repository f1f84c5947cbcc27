"""The post that asks the people of a table that is over whether they play again. Pure.

wk:<table>:-:again        asks them, or agrees to what has been asked
wk:<table>:-:again-yes    agrees    again-no  declines, or takes the question back    again-open  opens it now
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from bot.rules.decision import Text, text
from bot.tables.together.again import Count
from bot.tables.together.gatherings import Gathering
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Keep, Panel, Words, escape, join_lines

DEED = "again"
Say = Callable[[Text], str]
End = Literal["opened", "withdrawn", "over"]


def again_panel(
    asked: Gathering, players: Mapping[int, str], count: Count, say: Say, *, is_taken: bool, called: Sequence[int] = ()
) -> Panel:
    """While it is open. is_taken: another table stands in the channel; called: users who are called by name."""
    panel = Panel(say(text("again-title", game=text("game-name"))))
    asker = players.get(asked.user, "")
    panel.add(Words(say(text("again-asked", who=asker, seated=bool(asker))), Keep.CALL))
    lines = []
    for key, users in (("in", count.agreed), ("out", count.declined), ("silent", count.silent)):
        names = ", ".join(f"<@{user}>" if user in called else escape(players[user]) for user in users)
        lines += [say(text(f"again-{key}")) + f" {names}"] if users else []
    panel.add(Words(join_lines(lines), Keep.CALL))
    panel.add(Words(say(text("again-how", taken=is_taken)) + f" <t:{int(asked.until)}:R>", Keep.DETAIL))
    ways = (("yes", "again-yes", "success"), ("no", "again-no", "secondary"), ("open", "again-open", "secondary"))
    row = [
        Button(custom_id.button(asked.table, "-", f"{DEED}-{op}"), say(text(key)), style)  # type: ignore[arg-type]
        for op, key, style in ways
    ]
    panel.ping = tuple(called)
    return panel.add(tuple(row))


def again_closed(say: Say, end: End, channel: int = 0) -> Panel:
    """What is left of it. channel: where the new table stands."""
    panel = Panel(say(text("again-title", game=text("game-name"))))
    where = text("table-place", id=str(channel)) if channel else ""
    return panel.add(Words(say(text("again-end", end=end, where=where)), Keep.CALL))
