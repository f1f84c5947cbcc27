"""People who go in the middle of something: nothing waits for them, nothing of theirs goes to others or piles up."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.tables.model import errors
from bot.tables.service import Tables
from tests.simcord_world import simcord_world
from tests.tables.play import ADA, BEN, CAY, EVE, HandClock, new_table, open_tables
from tests.ui.asker import toy_surface
from tests.ui.test_table import last_private

HOUR = 3600.0


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


async def proposed(tables: Tables) -> str:
    """Ada has asked Ben and Cay to let her take back what all three have learned from."""
    table = await new_table(tables, players=3)
    for user in (ADA, BEN, CAY):
        await tables.playing.do(table, user, "1")
    with pytest.raises(errors.UndoNeedsConsent):
        await tables.playing.undo(table, ADA)
    await tables.proposals.propose_undo(table, ADA)
    return table


async def test_consent_does_not_wait_for_who_has_gone(tables: Tables) -> None:
    table = await proposed(tables)
    await tables.seating.leave(table, CAY)
    info = await tables.keeper.get(table)
    assert info.proposal is not None and info.proposal["needed"] == [1]
    assert (await tables.proposals.consent(table, BEN, True)).info.proposal is None
    assert "journal-undone-by-consent" in {e.kind for e in await tables.keeper.look(table, lambda look: look.events())}


@pytest.mark.parametrize("going", ["leave", "away", "forget", "hand over"])
async def test_a_wish_goes_with_whoever_had_it(tables: Tables, going: str) -> None:
    table = await proposed(tables)
    if going == "leave":
        await tables.seating.leave(table, ADA)
    elif going == "away":
        await tables.seating.set_away(table, ADA, True)
    elif going == "forget":
        await tables.people.forget_user(ADA)
    else:
        await tables.seating.hand_over(table, ADA, 0, EVE, "Eve")  # asked instead
        await tables.proposals.consent(table, EVE, True)
    assert (await tables.keeper.get(table)).proposal is None
    with pytest.raises(errors.NoProposal):
        await tables.proposals.consent(table, BEN, True)


async def test_when_all_others_have_gone_it_may_be_asked_anew_and_is_done_at_once(tables: Tables) -> None:
    table = await proposed(tables)
    await tables.seating.leave(table, BEN)
    await tables.seating.leave(table, CAY)
    assert (await tables.keeper.get(table)).proposal is None
    await tables.proposals.propose_undo(table, ADA)
    assert "journal-undone-by-consent" in {e.kind for e in await tables.keeper.look(table, lambda look: look.events())}


@pytest.mark.parametrize("before", [None, 24])
async def test_a_clock_that_is_set_while_the_table_rests_counts_from_the_waking(
    path: Path, before: float | None
) -> None:
    clock = HandClock()
    tables = await open_tables(path, clock=clock)
    table = await new_table(tables, clock_hours=before)
    await tables.playing.pause(table, ADA)
    await tables.lobby.set_clock(table, ADA, 2)
    await tables.playing.resume(table, ADA)
    due = await tables.keeper.look(table, lambda look: look.due())
    assert due == clock.now() + (before or 2) * HOUR, "one that ran goes on as it was"
    await tables.close()
    again = await open_tables(path, clock=clock)
    assert await again.keeper.look(table, lambda look: look.due()) == due
    await again.close()


async def test_the_quiet_hours_of_whoever_has_just_sat_down_are_kept(path: Path) -> None:
    clock = HandClock()
    hour = clock.now() % 86_400 / HOUR
    tables = await open_tables(path, clock=clock)
    quiet = [(int(hour) + 1) % 24, (int(hour) + 6) % 24]
    await tables.people.set_prefs(BEN, {"quiet": quiet})
    table = await new_table(tables, clock_hours=3)
    asked = await tables.keeper.look(
        table, lambda look: {seat: due for (seat, _), (_, due) in look._live.deadlines.items()}
    )
    assert asked[0] == clock.now() + 3 * HOUR and asked[1] > asked[0]
    await tables.close()


async def test_the_former_player_of_a_seat_can_neither_see_nor_answer_what_it_is_asked(tables: Tables) -> None:
    table = await new_table(tables)
    asked = next(a for a in await tables.reader.requests(table, 0) if a.private)
    await tables.seating.hand_over(table, ADA, 0, EVE, "Eve")
    await tables.proposals.consent(table, EVE, True)
    for deed in (
        tables.playing.choose(table, ADA, asked.token, "3"),
        tables.playing.do(table, ADA, "3"),
        tables.playing.undo(table, ADA),
    ):
        with pytest.raises(errors.NotSeated):
            await deed
    assert (await tables.playing.choose(table, EVE, asked.token, "3")).info.index == 1


async def test_whoever_is_forgotten_after_leaving_leaves_no_name_behind(tables: Tables) -> None:
    table = await new_table(tables, players=3)
    for user in (ADA, BEN, CAY):
        await tables.playing.do(table, user, "1")
    await tables.seating.leave(table, BEN)
    await tables.seating.leave(table, CAY)
    await tables.seating.take_house_seat(table, EVE, "Eve", 2)
    assert await tables.people.forget_user(BEN) == 1 and await tables.people.forget_user(CAY) == 1
    assert [seat.name for seat in (await tables.keeper.get(table)).seats] == ["Ada", "?", "Eve"]
    lines = await tables.reader.log(table, None, 100)
    assert "Ben" not in {str(value) for line in lines for value in line.text.params.values()}


async def test_tables_that_are_over_cost_no_memory(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        boards = world.bot.clicks.posts.boards
        for _ in range(3):
            await world.slash("Ada", "table new", game="toy")
            await world.click("Ben", "Join", world.board())
            await world.slash("Ada", "table end")
        assert not boards._boards and not boards._last


async def test_a_second_click_on_the_same_game_opens_no_second_table(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        await world.slash("Ada", "help")
        page = last_private(world, "Ada")
        for _ in range(2):
            await world.click("Ada", "wk:new:toy", page)
        assert len(await world.bot.tables.index.all_tables()) == 1 and not world.local.threads()
        await world.slash("Ben", "help")
        await world.click("Ben", "wk:new:toy", last_private(world, "Ben"))
        assert len(await world.bot.tables.index.all_tables()) == 2 and len(world.local.threads()) == 1
