"""What can be done at a table that is over: one row of buttons below its board. Pure."""

from collections.abc import Callable

from bot.rules.decision import Text, text
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button
from bot.ui.screens.again import DEED as AGAIN

WAYS = (("story", "board-log"), ("replay-p.", "story-replay"), ("export", "board-export"))


def ended_row(game: str, table: str, label: Callable[[Text], str], is_own: bool) -> tuple[Button, ...]:
    """Playing again with the same people, where they had opened it themselves; what is left of it; another one."""
    left = [Button(custom_id.button(table, "-", op), label(text(key))) for op, key in WAYS]
    other = Button(custom_id.opening(game), label(text("board-again")), "secondary" if is_own else "success")
    if not is_own:
        return (other, *left)
    return (Button(custom_id.button(table, "-", AGAIN), label(text("board-same-again")), "success"), *left, other)
