"""A seat of a campaign that is given up, taken back, handed over or taken: the rules hear of each holder."""

from pathlib import Path

from bot.tables.service import Tables
from tests.campaign.played import opened, state
from tests.tables.play import ADA, BEN, CAY

DOT = ADA + 3


async def begun(path: Path) -> tuple[Tables, str]:
    """Ada and Ben, who has been asked to leave."""
    tables = await opened(path / "t.db")
    made = await tables.lobby.create("toy-campaign", 1, 5, ADA, {"walks": 3}, name="Ada", entropy="a")
    table = made.info.id
    await tables.seating.join(table, BEN, "Ben")
    await tables.lobby.start(table, ADA)
    await tables.seating.kick(table, ADA, 1)
    assert (await state(tables, table)).held == [0]
    return tables, table


async def test_whoever_comes_back_holds_the_seat_again(tmp_path: Path) -> None:
    tables, table = await begun(tmp_path)
    await tables.seating.take_house_seat(table, BEN, "Ben")
    assert (await state(tables, table)).held == [0], "the others have not said yes"
    outcome = await tables.proposals.consent(table, ADA, True)
    place = outcome.info.seats[1]
    assert (place.user, place.first_choice, place.kicked, place.former) == (BEN, 1, None, None)
    assert (await state(tables, table)).held == [0, 1]
    await tables.close()


async def test_a_newcomer_takes_the_seat_that_nobody_holds(tmp_path: Path) -> None:
    tables, table = await begun(tmp_path)
    await tables.seating.join(table, CAY, "Cay")
    info = await tables.keeper.get(table)
    held = (await state(tables, table)).held
    assert [place.user for place in info.seats if place.n in held] == [ADA, CAY]
    await tables.close()


async def test_somebody_new_sits_down_where_players_have_time_in_hand(tmp_path: Path) -> None:
    tables, table = await begun(tmp_path)
    await tables.lobby.set_clock(table, ADA, 4, 24)
    await tables.seating.join(table, CAY, "Cay")
    await tables.seating.join(table, DOT, "Dot")
    info = await tables.keeper.get(table)
    assert (info.clock_hours, info.bank_hours) == (4, 24)
    assert [place.user for place in info.seats] == [ADA, CAY, DOT] and (await state(tables, table)).held == [0, 1, 2]
    await tables.close()
