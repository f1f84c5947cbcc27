"""Hands that are kept up to date never cover what their owner has opened in their place."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.messages.hands import LASTS, Hands
from bot.ui.panels.panel import Panel
from bot.ui.screens.stage import Shot

ADA = 7


class Answered:
    """An answer to a click, which notes what is shown in its place afterwards."""

    def __init__(self) -> None:
        self.interaction = SimpleNamespace(user=SimpleNamespace(id=ADA))
        self.private_message = 1
        self.shown: list[Panel] = []
        self.taken: list[int] = []

    async def take_away(self, message: int) -> None:
        self.taken.append(message)

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

    await opened.kept("t", reply, Panel("before"), present)  # type: ignore[arg-type]
    await opened.refresh("t")
    assert [panel.title for panel in reply.shown] == ["after"]


async def test_a_menu_that_is_opened_meanwhile_stays() -> None:
    opened, reply = hands(), Answered()

    async def present() -> Shot:
        opened.put_away("t", ADA)  # the menu behind "More" takes the hand's place while the hand is drawn
        return Shot(None, Panel("after"))

    await opened.kept("t", reply, Panel("before"), present)  # type: ignore[arg-type]
    await opened.refresh("t")
    assert reply.shown == []


@pytest.mark.parametrize(("after", "taken"), [(60.0, [1]), (LASTS + 1, [])])
async def test_a_new_hand_takes_the_old_one_away(after: float, taken: list[int]) -> None:
    """It stayed below the board with dice and news of long ago, and buttons that did nothing. Discord lets us for 15
    minutes."""
    now = [0.0]
    stage: Any = SimpleNamespace(tables=SimpleNamespace(clock=SimpleNamespace(now=lambda: now[0])))
    opened, old, new = Hands(stage), Answered(), Answered()
    new.private_message = 2

    async def present() -> Shot:
        return Shot(None, Panel())

    await opened.kept("t", old, Panel(), present)  # type: ignore[arg-type]
    now[0] = after
    await opened.kept("t", new, Panel(), present)  # type: ignore[arg-type]
    assert (old.taken, new.taken) == (taken, [])


async def test_a_hand_that_moves_on_stays() -> None:
    opened, old, new = hands(), Answered(), Answered()

    async def present() -> Shot:
        return Shot(None, Panel())

    await opened.kept("t", old, Panel("before"), present)  # type: ignore[arg-type]
    await opened.kept("t", new, Panel("after"), present)  # type: ignore[arg-type]
    assert (old.taken, new.taken) == ([], [])
