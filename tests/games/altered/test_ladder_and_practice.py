"""`/altered ladder` and practice against the house, as users see them."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.tables.exports.export import export_table
from bot.tables.model.rating import Rank, Season
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.panel import as_text
from cogs.altered.screens.deck_screens import Say
from cogs.altered.screens.ladder_screen import SHOWN, ladder
from tests.simcord_world import World, simcord_world
from tests.ui.test_table import forged


@pytest.fixture
def make(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings)


async def told(world: World, user: str, command: str, /, **options: Any) -> str:
    await world.slash(user, f"altered {command}", **options)
    return world.text(world.ephemerals(user)[-1])


async def test_practice_is_one_press_and_says_so_everywhere(make: Callable[[], Any]) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ada", "table new", game="altered")
        await world.click("Ada", "Practise with the house")
        table = (await world.bot.tables.index.all_tables())[0]
        info = await world.bot.tables.keeper.get(table)
        assert info.status == "running" and [seat.user is None for seat in info.seats] == [False, True]
        assert "Practice" in world.text(world.board())
        assert "which deck?" in world.text(world.ephemerals("Ada")[-1])  # no second press to see it
        assert (await export_table(world.bot.tables, table))["practice"] is True
        await world.bot.tables.playing.choose(table, world.user("Ada").id, None, "gearwrights_2")
        await world.slash("Ada", "table do", what="concede")
        assert (await world.bot.tables.keeper.get(table)).status == "ended"
        board = world.text(world.board())
        assert "by concession" in board and "Practice" in board
        assert board.count(" wins") == 1, "who won is told once"
        assert (await export_table(world.bot.tables, table))["practice"] is True
        assert "Nobody has finished a game yet" in await told(world, "Ada", "ladder")


async def test_a_draft_against_the_house_is_one_press(make: Callable[[], Any]) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ada", "table new", game="altered-draft")
        await world.click("Ada", "Practise with the house")
        info = await world.bot.tables.keeper.get((await world.bot.tables.index.all_tables())[0])
        assert info.status == "running" and [seat.user is None for seat in info.seats] == [False, True]
        assert info.seats[1].name.startswith("🏠 ")
        assert "for your eyes only" in world.text(world.ephemerals("Ada")[-1])


async def test_two_people_are_no_practice_and_stand_on_the_ladder(make: Callable[[], Any]) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ada", "table new", game="altered")
        await world.click("Ben", "Join")
        assert "Practise" not in world.text(world.board())
        await world.click("Ada", "Start")
        table = (await world.bot.tables.index.all_tables())[0]
        for user in ("Ada", "Ben"):
            await world.bot.tables.playing.choose(table, world.user(user).id, None, "gearwrights_2")
        assert "Practice" not in world.text(world.board())
        await world.slash("Ada", "table do", what="concede")
        words = (await told(world, "Ben", "ladder")).replace("\\", "").replace("*", "")
        assert "1. Ben 1212 · 1–0–0 ← you" in words and "2. Ada 1188" in words
        assert (await export_table(world.bot.tables, table))["practice"] is False
        # by itself: within a hash the four digits may well stand
        assert not re.search(r"\b1212\b", str(await export_table(world.bot.tables, table)))
        assert "may manage" in await told(world, "Ben", "season")
        assert "no season 9" in await told(world, "Ben", "ladder", season=9)
        assert "season 1 is closed for good" in await told(world, "Ada", "season")
        asked = world.ephemerals("Ada")[-1]
        await world.click("Ada", "No, play on", asked)
        assert "Ben" in await told(world, "Ben", "ladder"), "nothing has happened"
        await told(world, "Ada", "season")
        asked = world.ephemerals("Ada")[-1]
        yes = next(one for one, label in world.controls(asked).items() if label == "Yes, begin it")
        await world.click("Ada", yes, asked)
        assert "Season 2 begins" in world.text(world.ephemerals("Ada")[-1])
        await forged(world, "Ada", yes)
        assert "not the present one" in world.text(world.ephemerals("Ada")[-1]), "once, however often it is pressed"
        assert "1212" not in await told(world, "Ben", "ladder")
        assert "1212" in await told(world, "Ben", "ladder", season=1)
        await world.bot.tables.people.forget_user(world.user("Ben").id)
        assert "Ben" not in await told(world, "Ada", "ladder")


def test_ones_own_row_is_always_there_and_rows_fit_a_phone() -> None:
    say = Say(Catalogue("altered"))
    ranks = tuple(Rank(n, "Somebody with quite a name", 1300 - n, n, 0, 3, n) for n in range(1, 41))
    words = as_text(ladder(say, Season(2, 2, 1.0, 2.0, ranks), 33))
    assert words.count("\n") < SHOWN + 6 and "33" in words and "and 29 more" in words
    assert "← you" in words and "34" not in words.split("←")[0].split("⋯")[0]
    assert "more" in as_text(ladder(say, Season(1, 2, 1.0, 2.0, ranks), 5))
    assert "in that season" in as_text(ladder(say, Season(1, 2, 1.0, 2.0, ()), 5))
