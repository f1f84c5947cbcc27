"""Whoever was asked to leave comes back by the word of the others, and not by the host's or their own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.model import errors
from bot.tables.model.info import Info
from bot.tables.model.proposal import read_proposal
from bot.tables.service import Tables
from tests.tables.play import ADA, BEN, CAY, EVE, HandClock, new_table, open_tables

DOT = ADA + 3


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    found = await open_tables(tmp_path / "t.db", clock=HandClock())
    yield found
    await found.close()


async def without_ben(tables: Tables, players: int = 4) -> str:
    table = await new_table(tables, players=players, rounds=9)
    await tables.seating.kick(table, ADA, 1)
    return table


async def here(tables: Tables, table: str) -> Info:
    return await tables.keeper.get(table)


async def test_the_one_who_was_kicked_asks_and_more_than_half_of_the_others_decide(tables: Tables) -> None:
    table = await without_ben(tables)
    outcome = await tables.seating.take_house_seat(table, BEN, "Ben")
    asked = read_proposal(outcome.info.proposal)
    assert asked is not None and asked.needed == (2, 3), "Ada has asked him to leave and has no word in it"
    assert outcome.info.seats[1].user is None
    await tables.proposals.consent(table, CAY, True)
    assert (await here(tables, table)).seats[1].user is None, "one of two is not more than half"
    outcome = await tables.proposals.consent(table, DOT, True)
    place = outcome.info.seats[1]
    assert (place.user, place.name, place.house) == (BEN, "Ben", False) and "kicked" not in place.prefs
    assert [event.kind for event in outcome.events][-1] == "journal-returned"


async def test_the_host_can_neither_refuse_nor_stand_in_the_way(tables: Tables) -> None:
    table = await without_ben(tables)
    await tables.seating.take_house_seat(table, BEN, "Ben")
    with pytest.raises(errors.NotAsked):
        await tables.proposals.consent(table, ADA, False)
    await tables.proposals.consent(table, CAY, True)
    await tables.proposals.consent(table, DOT, True)
    assert (await here(tables, table)).seats[1].user == BEN


async def test_an_objection_is_one_voice_and_a_no_holds_for_a_day(tables: Tables) -> None:
    table = await without_ben(tables)
    await tables.seating.take_house_seat(table, BEN, "Ben")
    outcome = await tables.proposals.consent(table, CAY, False)
    assert outcome.info.proposal is None, "of two there is no more than half left"
    assert outcome.events[-1].kind == "journal-deed-refused"
    with pytest.raises(errors.RefusedToday):
        await tables.seating.take_house_seat(table, BEN, "Ben")


async def test_of_three_two_are_enough_whatever_the_third_says(tables: Tables) -> None:
    table = await new_table(tables, players=4, rounds=9)
    await tables.seating.kick(table, EVE, 1, moderator=True)  # and so Ada is one of the others
    await tables.seating.take_house_seat(table, BEN, "Ben")
    outcome = await tables.proposals.consent(table, ADA, False)
    assert outcome.info.proposal is not None and outcome.events[-1].kind == "journal-deed-objected"
    await tables.proposals.consent(table, CAY, True)
    await tables.proposals.consent(table, DOT, True)
    assert (await here(tables, table)).seats[1].user == BEN


async def test_the_others_ask_and_then_the_one_who_was_kicked_has_to_say_yes(tables: Tables) -> None:
    table = await without_ben(tables, 3)
    outcome = await tables.proposals.have_back(table, CAY, 1)
    asked = read_proposal(outcome.info.proposal)
    assert asked is not None and asked.asks_user and asked.user == BEN, "Cay's word is all that is needed of the others"
    assert outcome.info.seats[1].user is None
    outcome = await tables.proposals.consent(table, BEN, True)
    assert outcome.info.seats[1].user == BEN


async def test_asked_from_both_sides_it_is_one_question(tables: Tables) -> None:
    table = await without_ben(tables)
    await tables.seating.take_house_seat(table, BEN, "Ben")
    await tables.proposals.have_back(table, CAY, 1)
    outcome = await tables.proposals.consent(table, DOT, True)
    assert outcome.info.seats[1].user == BEN


async def test_whoever_asked_somebody_to_leave_takes_it_back_alone(tables: Tables) -> None:
    table = await without_ben(tables)
    outcome = await tables.proposals.have_back(table, ADA, 1)
    assert outcome.info.seats[1].user is None
    assert (await tables.proposals.consent(table, BEN, True)).info.seats[1].user == BEN


async def test_where_two_play_the_one_who_is_left_decides(tables: Tables) -> None:
    table = await without_ben(tables, 2)
    await tables.seating.take_house_seat(table, BEN, "Ben")
    assert (await tables.proposals.consent(table, ADA, True)).info.seats[1].user == BEN


async def test_somebody_else_may_take_the_seat_and_nobody_else_comes_back(tables: Tables) -> None:
    table = await without_ben(tables)
    await tables.seating.take_house_seat(table, BEN, "Ben")
    for user, seat, error in ((CAY, 2, errors.NobodyGone), (EVE, 1, errors.NotSeated)):
        with pytest.raises(error):
            await tables.proposals.have_back(table, user, seat)
    outcome = await tables.seating.take_house_seat(table, EVE, "Eve")
    assert outcome.info.seats[1].user == EVE and outcome.info.proposal is None, "there is nothing to decide any more"
    with pytest.raises(errors.NobodyGone):
        await tables.proposals.have_back(table, CAY, 1)


async def test_nobody_waits_for_the_word_of_who_has_gone(tables: Tables) -> None:
    table = await without_ben(tables)
    await tables.seating.take_house_seat(table, BEN, "Ben")
    await tables.seating.leave(table, DOT)
    asked = read_proposal((await here(tables, table)).proposal)
    assert asked is not None and asked.needed == (2,)
    assert (await tables.proposals.consent(table, CAY, True)).info.seats[1].user == BEN


async def test_what_is_kept_of_who_was_kicked_goes_with_them(tables: Tables) -> None:
    table = await without_ben(tables)
    assert (await tables.people.user_data(BEN))["asked_to_leave"] == [{"table": table, "seat": 1}]
    await tables.people.forget_user(BEN)
    place = (await here(tables, table)).seats[1]
    assert "kicked" not in place.prefs and place.name == "?"
