"""The question before a table is cleared. Pure."""

from collections.abc import Callable

from bot.rules.decision import Text, text
from bot.ui.panels.panel import Button, Keep, Panel, Words

Say = Callable[[Text], str]


def end_question(say: Say, *, is_alone: bool, yes: str, no: str, about: str = "") -> Panel:
    """is_alone: nobody else has to agree; yes, no: custom ids; about: which table it is, where that is not plain."""
    panel = Panel(say(text("table-end-title"))).add(Words(about, Keep.ANSWER))
    panel.add(Words(say(text("table-end-ask" if is_alone else "table-end-ask-contest"))))
    return panel.add((Button(yes, say(text("table-end-yes")), "danger"), Button(no, say(text("table-end-no")))))
