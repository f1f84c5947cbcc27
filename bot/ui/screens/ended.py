"""What can be done at a table that is over, by the buttons below its board; and the proof of its dice. Pure."""

from collections.abc import Callable, Sequence

from bot.rules.decision import Text, text
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Keep, Panel, Words, button_rows, join_lines
from bot.ui.questions.scene import Origin
from bot.ui.screens.again import DEED as AGAIN
from bot.ui.screens.my_tables import my_tables_button

PROOF = "proof"
"""What the button does that shows the opened seal."""
WAYS = (("story", "board-log"), ("replay-p.", "story-replay"), ("export", "board-export"))


def ended_rows(
    game: str,
    table: str,
    label: Callable[[Text], str],
    is_own: bool,
    is_proved: bool,
    origin: Origin | None = None,
) -> list[tuple[Button, ...]]:
    """Playing again with the same people, where they had opened it themselves; what is left of it; another one; the
    reader's other tables; and, where the seal of its dice is open (is_proved), the proof. Of a part of something that
    is still played (origin) first the way back there, and no other one."""
    same, left = _again(table, label, is_own), _left(table, label)
    other = Button(custom_id.opening(game), label(text("board-again")), "secondary" if is_own else "success")
    row = [*same, *left, other] if same else [other, *left]
    if origin is not None:
        row = [_onward(origin, label), *left]
    proof = [Button(custom_id.button(table, "-", PROOF), label(text("board-proof")))] if is_proved else []
    return list(button_rows([*row, my_tables_button(label), *proof]))


def ended_row(
    table: str, label: Callable[[Text], str], is_own: bool, origin: Origin | None = None
) -> tuple[Button, ...]:
    """What a hand has of that: playing again, or going on, and what is left of the game."""
    first = _again(table, label, is_own) if origin is None else [_onward(origin, label)]
    return (*first, *_left(table, label))


def _onward(origin: Origin, label: Callable[[Text], str]) -> Button:
    return Button("onward", label(text("board-onward", game=origin.game)), url=origin.url)


def _again(table: str, label: Callable[[Text], str], is_own: bool) -> list[Button]:
    same = Button(custom_id.button(table, "-", AGAIN), label(text("board-same-again")), "success")
    return [same] if is_own else []


def _left(table: str, label: Callable[[Text], str]) -> list[Button]:
    return [Button(custom_id.button(table, "-", op), label(text(key))) for op, key in WAYS]


def proof_panel(say: Callable[[Text], str], proof: Sequence[Text]) -> Panel:
    """The opened seal of the dice, and how to check every one of them. say: a sentence as Markdown."""
    return Panel(say(text("proof-title"))).add(Words(join_lines([say(line) for line in proof]), Keep.CALL))
