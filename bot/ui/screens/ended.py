"""What can be done at a table that is over, by the buttons below its board. Pure."""

from collections.abc import Callable

from bot.rules.decision import Text, text
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, button_rows
from bot.ui.screens.again import DEED as AGAIN
from bot.ui.screens.my_tables import my_tables_button

WAYS = (("story", "board-log"), ("replay-p.", "story-replay"), ("export", "board-export"))


def ended_rows(game: str, table: str, label: Callable[[Text], str], is_own: bool) -> list[tuple[Button, ...]]:
    """Playing again with the same people, where they had opened it themselves; what is left of it; another one; and the
    reader's other tables."""
    left = [Button(custom_id.button(table, "-", op), label(text(key))) for op, key in WAYS]
    other = Button(custom_id.opening(game), label(text("board-again")), "secondary" if is_own else "success")
    row = [other, *left]
    if is_own:
        same = Button(custom_id.button(table, "-", AGAIN), label(text("board-same-again")), "success")
        row = [same, *left, other]
    return list(button_rows([*row, my_tables_button(label)]))
