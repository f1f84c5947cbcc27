"""A table that all its people have left alone sleeps, where its game has it so, until one of them is back."""

from pathlib import Path
from typing import Any

import pytest

from bot.rules.kernel.game import Game
from bot.tables.clocks.deadlines import Clocks
from bot.tables.service import Tables
from tests.rules.toy import Toy
from tests.tables.play import ADA, BEN, HandClock, url
from tests.tables.test_deadlines import Turned
from tests.tables.test_missing import lines

DAY = 24.0


class Sleeper(Toy):
    sleeps = True


class Asleep(Turned):
    """Tables of a game that sleeps, or of one that does not, with a clock that is turned by hand."""

    game: Game[Any] = Sleeper()

    async def __aenter__(self) -> "Asleep":
        self.tables = await Tables.open(url(self.where), [self.game], clock=self.time)
        self.clocks = Clocks(self.tables.keeper, self.hear)
        await self.clocks.start()
        return self


class Awake(Asleep):
    game = Toy()


@pytest.fixture
def where(tmp_path: Path) -> str:
    return str(url(tmp_path / "sleep.db"))


async def two(tables: Tables) -> str:
    made = await tables.lobby.create("toy", 1, 5, ADA, {}, name="Ada", entropy="a", clock_hours=DAY)
    await tables.seating.join(made.info.id, BEN, "Ben", "b")
    await tables.lobby.start(made.info.id, ADA)
    return str(made.info.id)


async def test_once_all_are_late_it_sleeps_and_a_month_changes_nothing_more(where: str) -> None:
    async with Asleep(where, HandClock()) as here:
        table = await two(here.tables)
        await here.pass_hours(4 * DAY)
        info = await here.tables.keeper.get(table)
        assert info.status == "paused" and (await lines(here.tables, table)).count("journal-asleep") == 1
        before = await here.tables.keeper.look(table, lambda look: look.run.index)  # type: ignore[union-attr]
        await here.pass_hours(27 * DAY)
        assert await here.tables.keeper.look(table, lambda look: look.run.index) == before  # type: ignore[union-attr]
        await here.tables.playing.resume(table, BEN)
        info = await here.tables.keeper.get(table)
        assert info.status == "running" and [seat.prefs.get("missed", 0) > 1 for seat in info.seats] == [True, False]


async def test_in_another_game_the_clock_plays_on(where: str) -> None:
    async with Awake(where, HandClock()) as here:
        table = await two(here.tables)
        await here.pass_hours(31 * DAY)
        assert "journal-asleep" not in await lines(here.tables, table)
        assert (await here.tables.keeper.get(table)).status != "paused"


async def test_it_sleeps_when_the_last_one_goes_away_and_whoever_wakes_it_is_back(where: str) -> None:
    async with Asleep(where, HandClock()) as here:
        table = await two(here.tables)
        await here.tables.seating.set_away(table, BEN, True)
        assert (await here.tables.keeper.get(table)).status == "running"
        await here.tables.seating.set_away(table, ADA, True)
        assert (await here.tables.keeper.get(table)).status == "paused"
        await here.tables.playing.resume(table, ADA)
        info = await here.tables.keeper.get(table)
        assert info.status == "running" and [seat.away for seat in info.seats] == [False, True]


async def test_the_house_alone_does_not_keep_a_table_awake_and_without_people_it_plays_to_the_end(where: str) -> None:
    async with Asleep(where, HandClock()) as here:
        made = await here.tables.lobby.create("toy", 1, 5, ADA, {}, name="Ada", entropy="a", clock_hours=DAY)
        table = made.info.id
        await here.tables.seating.add_house(table, ADA, "House")
        await here.tables.lobby.start(table, ADA)
        await here.pass_hours(10 * DAY)
        assert (await here.tables.keeper.get(table)).status == "paused"
        await here.tables.playing.resume(table, ADA)
        await here.tables.seating.leave(table, ADA)
        assert "journal-asleep" in await lines(here.tables, table)
        assert (await here.tables.keeper.get(table)).status in ("running", "ended")
