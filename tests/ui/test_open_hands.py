"""Hands that are kept up to date never cover what their owner has opened in their place."""

from types import SimpleNamespace
from typing import Any

from bot.ui.messages.hands import Hands
from bot.ui.panels.panel import Panel
from bot.ui.screens.stage import Shot

ADA = 7


class Answered:
    """An answer to a click, which notes what is shown in its place afterwards."""

    def __init__(self) -> None:
        self.interaction = SimpleNamespace(user=SimpleNamespace(id=ADA))
        self.private_message = 1
        self.shown: list[Panel] = []

    async def again(self, message: int, shot: Shot) -> bool:
        self.shown.append(shot.panel)
        return True


def hands() -> Hands:
    stage: Any = SimpleNamespace(tables=SimpleNamespace(clock=SimpleNamespace(now=lambda: 0.0)))
    return Hands(stage)


async def test_a_hand_that_looks_different_is_shown_anew() -> None:
    opened, reply = hands(), Answered()

    async def present() -> Shot:
        return Shot(None, Panel("after"))

    opened.kept("t", reply, Panel("before"), present)  # type: ignore[arg-type]
    await opened.refresh("t")
    assert [panel.title for panel in reply.shown] == ["after"]


async def test_a_menu_that_is_opened_meanwhile_stays() -> None:
    opened, reply = hands(), Answered()

    async def present() -> Shot:
        opened.put_away("t", ADA)  # the menu behind "More" takes the hand's place while the hand is drawn
        return Shot(None, Panel("after"))

    opened.kept("t", reply, Panel("before"), present)  # type: ignore[arg-type]
    await opened.refresh("t")
    assert reply.shown == []
