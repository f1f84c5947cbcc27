"""A ballot on the board that two share: what one has said takes nothing from the other, and what is pressed in vain is
told so."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.rules.council.council import Council
from bot.rules.decision import Option, text
from bot.rules.play.handle import Play
from bot.rules.table_state import TableState
from bot.settings import Settings
from bot.ui.panels.surface import Surface
from tests.simcord_world import World, simcord_world
from tests.ui.asker import WORDS, Asker

LONG = "What fits a button as long as there is no name beside it"
"""With the name of whoever is for it, longer than most buttons are."""


class Ballot(Asker):
    """Two vote on two roads, one of which is shut."""

    def __init__(self) -> None:
        self.steps = {"ask": self.ask}

    async def ask(self, play: Play[TableState]) -> None:
        options = [
            Option("long", text("asker-option", name=LONG)),
            Option("short", text("asker-option", name="Short")),
            Option(
                "shut",
                text("asker-option", name="A gate that has been shut since"),
                refused=text("asker-hint", why="rain"),
            ),
        ]
        council = Council(range(2), 0, closes="reached", may_change=True, may_abstain=True, is_tie_asked=True)
        await council.vote(play, "k", text("asker-prompt", who="you"), lambda: options)
        play.end("done")


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[Surface(Ballot(), root=WORDS)])


async def begun(world: World) -> None:
    await world.slash("Ada", "table new", game="asker")
    await world.click("Ben", "Join")
    await world.click("Ada", "Start")


async def test_a_vote_leaves_the_others_their_buttons_and_nothing_that_they_press_in_vain(
    maker: Callable[[], Any],
) -> None:
    """Once one had voted, the others found a list in place of the buttons, and a button that took back no vote."""
    async with simcord_world(maker) as world:
        await begun(world)
        await world.click("Ada", LONG)
        board = world.controls(world.board()).values()
        assert f"{LONG} · for it: Ada" in board and "Short" in board
        assert "Take my vote back" not in board
        await world.click("Ben", "Short")
        assert "Take my vote back" not in world.controls(world.board()).values()
        tie = world.controls(world.board()).values()
        assert f"{LONG} · for it: Ada" in tie and "Short · for it: Ben" in tie


async def test_why_something_is_not_possible_is_told_with_one_press_on_the_board(maker: Callable[[], Any]) -> None:
    """What a board asks of two was looked at in the hand of neither."""
    async with simcord_world(maker) as world:
        await begun(world)
        await world.click("Ada", "Not possible now: 1…")
        assert "because rain" in world.text(world.ephemerals("Ada")[-1])
