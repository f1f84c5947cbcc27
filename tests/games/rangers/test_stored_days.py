"""Days as stored tables: nobody comes for a month, somebody leaves at noon, all take a day back (ER-16.6, ER-14.13)."""

from pathlib import Path
from typing import Any

import pytest

from bot.rules.kernel.house import house_answer
from bot.tables.clocks.deadlines import Clocks
from bot.tables.exports.export import export_table
from bot.tables.model import errors
from bot.tables.model.requests import is_done
from bot.tables.model.table import Look
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from cogs.rangers.campaign.game import game as campaign
from cogs.rangers.game import game as day_game
from tests.tables.play import ADA, BEN, CAY, EVE, HandClock, url
from tests.tables.test_deadlines import Turned

GAMES: list[Any] = [campaign(), day_game()]
KNOWN: dict[str, Any] = {one.id: one for one in GAMES}
MONTH = 31 * 24.0


class Here(Turned):
    """Tables of Rangers, with a clock that is turned by hand."""

    async def __aenter__(self) -> "Here":
        self.tables = await Tables.open(url(self.where), GAMES, clock=self.time)
        self.clocks = Clocks(self.tables.keeper, self.hear)
        await self.clocks.start()
        return self


@pytest.fixture
def where(tmp_path: Path) -> str:
    return str(url(tmp_path / "rangers.db"))


async def set_up(tables: Tables, game: str = "rangers", players: int = 3, **options: Any) -> str:
    made = await tables.lobby.create(game, 1, 5, ADA, options, name="Ada", entropy="ada", clock_hours=24.0, parent=4)
    for user, name in ((BEN, "Ben"), (CAY, "Cay"))[: players - 1]:
        await tables.seating.join(made.info.id, user, name, name)
    await tables.lobby.start(made.info.id, ADA)
    return str(made.info.id)


def _next(look: Look) -> tuple[int, int, str, Any] | None:
    """(user, seat, token, what the house would say) of the first that is asked."""
    run = look.run
    for seat in look.info.seats:
        if run is None or seat.user is None:
            continue
        for request in run.requests(seat.n):
            if not request.anytime and not is_done(run, request):
                return seat.user, seat.n, run.token(request, seat.n), house_answer(run, request, seat.n)
    return None


def _keys(look: Look) -> list[str]:
    return [] if look.run is None else [request.decision.key for request in look.run.requests()]


async def play_on(tables: Tables, table: str, n: int = 2_000) -> int:
    """People answer as the house would; gives how often."""
    for came in range(n):
        found = await tables.keeper.look(table, _next)
        if found is None:
            return came
        user, _, token, answer = found
        await tables.playing.choose(table, user, token, answer)
    return n


async def state(tables: Tables, table: str) -> Any:
    return await tables.keeper.look(table, lambda look: look.run.state.model_copy(deep=True))  # type: ignore[union-attr]


async def is_whole(tables: Tables, table: str) -> bool:
    return verify_export(await export_table(tables, table), KNOWN).ok


# ---------------------------------------------------------------------- nobody comes


@pytest.mark.parametrize("preset", ["field", "full"])
async def test_a_day_in_which_nobody_comes_for_a_month(where: str, preset: str) -> None:  # ER-16.6
    """After three answers of the clock in a row each of them rests, and once all do the table sleeps: the day is not
    lost by waiting. Whoever comes back wakes it, and the day goes on to its end."""
    async with Here(where, HandClock()) as here:
        table = await set_up(here.tables, preset=preset)
        await play_on(here.tables, table, 25)
        before = await state(here.tables, table)
        await here.pass_hours(MONTH)
        after, info = await state(here.tables, table), await here.tables.keeper.get(table)
        assert info.status == "paused" and after.result is None and not day_game().invariants(after)
        assert after.round >= before.round and [seat.prefs["missed"] for seat in info.seats] >= [3, 3, 3]
        reminders = [post for post in await here.tables.outbox.pending(table) if post.kind == "remind"]
        assert len(reminders) <= 4 * 3, "each of the three a few times, however long it is"
        await here.tables.playing.resume(table, BEN)
        await play_on(here.tables, table)
        assert (await here.tables.keeper.get(table)).status == "ended"
        assert await is_whole(here.tables, table)


# ---------------------------------------------------------------------- somebody leaves


async def test_a_ranger_leaves_in_the_middle_of_a_day(where: str) -> None:  # ER-16.6, E-PLAYERS
    """The seat plays on with all of its cards; another user takes it over, with the same hand; nobody new rides."""
    async with Here(where, HandClock()) as here:
        table = await set_up(here.tables)
        await play_on(here.tables, table, 25)
        before = await state(here.tables, table)
        await here.tables.seating.leave(table, BEN)
        with pytest.raises(errors.AlreadyStarted):
            await here.tables.seating.join(table, EVE, "Eve")
        await play_on(here.tables, table, 6)
        after = await state(here.tables, table)
        assert len(after.rangers) == 3 and after.rangers[1].role == before.rangers[1].role
        assert sorted(after.rangers[1].cards) == sorted(before.rangers[1].cards)
        with pytest.raises(errors.NotSeated):
            await here.tables.playing.do(table, BEN, "pass")
        held = (await state(here.tables, table)).rangers[1].hand
        await here.tables.seating.take_house_seat(table, EVE, "Eve")
        assert (await state(here.tables, table)).rangers[1].hand == held
        await play_on(here.tables, table)
        assert (await here.tables.keeper.get(table)).status == "ended" and await is_whole(here.tables, table)


# ---------------------------------------------------------------------- a day is taken back


async def open_day(tables: Tables, table: str, channel: int) -> str:
    (waiting,) = [one for one in await tables.children.child_tables(table) if one.is_awaited]
    opened = await tables.children.open_child(table, waiting.sequel.key, channel, 4)
    return str(opened.info.id)


async def ride(tables: Tables, table: str, channel: int) -> str:
    """Both ride the next day, to its end; gives its table."""
    await tables.playing.choose(table, BEN, None, "ride")
    await tables.playing.choose(table, ADA, None, "begin")
    day = await open_day(tables, table, channel)
    await play_on(tables, day)
    await tables.children.hand_in(table)
    for _ in range(40):  # rewards in the camp
        found = await tables.keeper.look(table, _next)
        keys = await tables.keeper.look(table, _keys)
        if found is None or any(key.startswith("campaign.") for key in keys):
            break
        await tables.playing.choose(table, found[0], found[2], found[3])
    return day


async def test_a_day_is_taken_back_when_all_agree_who_rode(where: str) -> None:  # ER-14.13
    """The record is as in the morning, swaps and all; the day is played again with fresh chance; nothing is deleted."""
    async with Here(where, HandClock()) as here:
        table = await set_up(here.tables, "rangers-campaign", 2, length="5")
        first = await ride(here.tables, table, 6)
        after_one = (await state(here.tables, table)).record.model_dump()
        second = await ride(here.tables, table, 7)
        assert (await state(here.tables, table)).record.day == 3
        await here.tables.playing.choose(table, ADA, None, "tear")
        await here.tables.playing.choose(table, BEN, None, "no")
        assert (await state(here.tables, table)).record.day == 3, "one of them would not"
        await here.tables.playing.choose(table, ADA, None, "tear")
        await here.tables.playing.choose(table, BEN, None, "yes")
        found = await state(here.tables, table)
        assert found.record.model_dump() == after_one and found.pages[1].is_torn
        again = await ride(here.tables, table, 8)
        seals = [(await here.tables.keeper.get(one)).commitment for one in (second, again)]
        assert seals[0] != seals[1] and (await state(here.tables, table)).record.day == 3
        for one in (first, second, again):
            assert await is_whole(here.tables, one)


async def test_a_day_that_is_broken_off_leaves_no_page(where: str) -> None:  # ER-14.14
    async with Here(where, HandClock()) as here:
        table = await set_up(here.tables, "rangers-campaign", 2, length="5")
        await here.tables.playing.choose(table, BEN, None, "ride")
        await here.tables.playing.choose(table, ADA, None, "begin")
        day = await open_day(here.tables, table, 6)
        await play_on(here.tables, day, 20)
        before = (await state(here.tables, table)).record.model_dump()
        await here.tables.playing.end(day, ADA)
        await here.tables.children.hand_in(table)
        found = await state(here.tables, table)
        assert found.pages == [] and found.record.model_dump() == before
