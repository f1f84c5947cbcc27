"""`/learn`: a thread in which only the learner sits, the house for company, and a teacher above each question."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.installed import load_surfaces
from bot.settings import Settings
from tests.simcord_world import World, simcord_world
from tests.ui.asker import toy_surface

PEBBLES = [one for one in load_surfaces() if one.id == "pebbles"]


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[*PEBBLES, toy_surface()])


async def lesson(world: World, who: str = "Ada") -> int:
    """The thread of a new lesson."""
    await world.slash(who, "learn", game="Pebbles")
    told = world.text(world.ephemerals(who)[-1])
    assert "ten decisions with a teacher" in told
    return int(told.partition("<#")[2].partition(">")[0])


async def test_a_lesson_has_a_thread_a_teacher_and_company(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        thread = await lesson(world)
        board = world.text(world.board(thread))
        assert "A lesson" in board and "the dice are prepared, the same for everybody" in board and "🔒" not in board
        assert not world.seals(thread), "the seed is everybody's, so there is nothing to seal"
        (info,) = [await world.bot.tables.keeper.get(one) for one in await world.bot.tables.index.all_tables()]
        assert (info.unrated, info.status, info.clock_hours) == ("lesson", "running", None)
        assert [(seat.user is None, seat.house) for seat in info.seats] == [(False, False), (True, True)]


async def hand(world: World, thread: int) -> Any:
    await world.slash("Ada", "table hand", thread)
    return world.ephemerals("Ada", thread)[-1]


async def test_the_teacher_goes_on_with_each_answer(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        thread = await lesson(world)
        assert "1 of 10** · A story asks first" in world.text(world.board(thread))
        await world.click("Ada", "Pim gets the flat ones", channel=thread)
        assert "2 of 10** · The pocket is empty" in world.text(await hand(world, thread))
        assert "2 of 10" not in world.text(world.board(thread)), "a secret question is nobody else's business"
        await world.click("Ada", "Walk on", await hand(world, thread), thread)
        assert "3 of 10" in world.text(world.ephemerals("Ada", thread)[-1])


async def test_who_does_otherwise_hears_a_kind_word_where_nobody_else_reads_it(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        thread = await lesson(world)
        await world.click("Ada", "Every stone is for the path", channel=thread)
        await world.click("Ada", "Walk on", await hand(world, thread), thread)
        told = world.text(world.ephemerals("Ada", thread)[-1])
        assert "3 of 10** · Cards are for early: what gives" in told
        assert "Not what I said. Good" in told
        assert "Not what I said" not in world.text(world.board(thread))


async def test_who_does_as_recommended_is_told_nothing_of_the_kind(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        thread = await lesson(world)
        await world.click("Ada", "Every stone is for the path", channel=thread)
        await world.click("Ada", "Heel of bread, and walk on", await hand(world, thread), thread)
        told = world.text(world.ephemerals("Ada", thread)[-1])
        assert "3 of 10** · Cards are for early, so blow your" in told and "Not what I said" not in told


async def test_everybody_who_learns_meets_the_same_first_question(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        first, second = await lesson(world, "Ada"), await lesson(world, "Ben")
        tables = [await world.bot.tables.keeper.get(one) for one in await world.bot.tables.index.all_tables()]
        assert len({info.commitment for info in tables}) == 1
        shown = [world.text(world.board(thread)).replace("Ben", "Ada") for thread in (first, second)]
        assert all("1 of 10" in one for one in shown)


async def test_a_game_without_a_lesson_says_which_have_one(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        await world.slash("Ada", "learn", game="toy")
        told = world.text(world.ephemerals("Ada")[-1])
        assert "Nobody teaches" in told and "Pebbles" in told
        await world.slash("Ada", "learn", game="nonsense")
        assert "nonsense" in world.text(world.ephemerals("Ada")[-1])
        offered = await world.complete("Ada", "learn", "game", "")
        assert [choice["value"] for choice in offered] == ["pebbles"]
