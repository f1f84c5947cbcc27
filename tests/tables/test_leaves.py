"""Leave with dates: for all tables, told to the others, ending by itself; whoever is away loses no time by it."""

from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa

from bot.rules.errors import NotPossible
from bot.tables.clocks.deadlines import Clocks
from bot.tables.exports.export import export_table
from bot.tables.model import errors
from bot.tables.model.leave import CONTEST, LONGEST, Leave, seat_leave
from bot.tables.model.policy import DAY, HOUR
from bot.tables.model.table import Look
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from bot.tables.store.schema import deadline, seat, user_pref
from tests.rules.duel import Duel
from tests.rules.toy import Toy
from tests.tables.play import ADA, BEN, CAY, EVE, HandClock, new_table

DOT = 103


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def tables(where: str, clock: HandClock) -> AsyncIterator[Tables]:
    opened = await Tables.open(where, [Duel(), Toy()], clock=clock)
    yield opened
    await opened.close()


class Time:
    """Turns the clock, and lets what is due happen."""

    def __init__(self, tables: Tables, clock: HandClock) -> None:
        self.clock, self.clocks = clock, Clocks(tables.keeper)
        self.begun = clock.time

    async def to(self, hours: float) -> None:
        """So many hours after the beginning."""
        self.clock.time = self.begun + hours * HOUR
        await self.clocks.run_due()


async def duel(tables: Tables, hours: float | None = 24.0, bank: float | None = None) -> str:
    made = await tables.lobby.create("duel", 1, 20, ADA, name="Ada", clock_hours=hours)
    await tables.seating.join(made.info.id, BEN, "Ben")
    await tables.lobby.set_clock(made.info.id, ADA, hours, bank)
    await tables.lobby.start(made.info.id, ADA)
    return made.info.id


def days(clock: HandClock, begin: float, until: float, **more: Any) -> Leave:
    return Leave(clock.time + begin * DAY, clock.time + until * DAY, **more)


async def told(tables: Tables, table: str) -> list[str]:
    return [line.text.key for line in await tables.reader.log(table, None, 100) if line.text.key.startswith("journal-")]


async def dues(tables: Tables, table: str) -> dict[int, float]:
    """Seat -> when its question runs out."""
    return await tables.keeper.look(
        table, lambda look: {n: due for n in range(4) if (due := look.due_for([n])) is not None}
    )


def bids(look: Look) -> list[tuple[int, str]]:
    assert look.run is not None
    return [(choice.seat, choice.by) for choice in look.run.choices]


# ---------------------------------------------------------------------- together


async def test_a_leave_begins_and_ends_by_its_dates_at_every_table(tables: Tables, clock: HandClock) -> None:
    time = Time(tables, clock)
    one, two = await new_table(tables, 10, 3), await new_table(tables, 11, 2, clock_hours=12.0)
    await tables.leaves.go(BEN, days(clock, 1, 3))
    assert (await tables.leaves.of(BEN)) == days(clock, 1, 3)
    for table in (one, two):
        assert await told(tables, table) == ["journal-leave-planned"]
        assert not (await tables.keeper.get(table)).seats[1].away
    await time.to(23.9)
    assert not (await tables.keeper.get(one)).seats[1].away
    await time.to(24)
    for table in (one, two):
        assert (await tables.keeper.get(table)).seats[1].away and "journal-leave" in await told(tables, table)
        assert 1 not in await dues(tables, table)
    assert (1, "house") in await tables.keeper.look(one, bids), "nobody is held up"
    await time.to(71.9)
    assert (await tables.keeper.get(one)).seats[1].away
    await time.to(72)
    for table in (one, two):
        assert not (await tables.keeper.get(table)).seats[1].away and "journal-back" in await told(tables, table)
    assert await tables.leaves.of(BEN) is None
    left = await tables.database.read(lambda c: c.execute(sa.select(deadline).where(deadline.c.kind == "leave")).all())
    assert not left


async def test_nobody_is_asked_again_and_again_to_answer_for_somebody(tables: Tables, clock: HandClock) -> None:
    await new_table(tables, 10, 2)
    for _ in range(3):
        await tables.leaves.go(BEN, days(clock, 0, 3, how="deputy", deputy=EVE, name="Eve"))
        await tables.leaves.back(BEN)
    with pytest.raises(NotPossible) as refused:
        await tables.leaves.go(BEN, days(clock, 0, 3, how="deputy", deputy=EVE, name="Eve"))
    assert refused.value.text.key == "leave-asked-enough" and await tables.leaves.of(BEN) is None
    await tables.leaves.go(BEN, days(clock, 0, 3, how="deputy", deputy=CAY, name="Cay"))
    clock.time += DAY + 1
    await tables.leaves.go(BEN, days(clock, 0, 3, how="deputy", deputy=EVE, name="Eve"))


async def test_a_restart_in_the_middle_changes_nothing(where: str, clock: HandClock) -> None:
    tables = await Tables.open(where, [Toy()], clock=clock)
    table = await new_table(tables, players=3)
    await tables.leaves.go(BEN, days(clock, 1, 3, how="house"))
    await tables.close()
    clock.time += 4 * DAY - 60  # it begins and ends while nobody looks
    tables = await Tables.open(where, [Toy()], clock=clock)
    await Clocks(tables.keeper).run_due()
    assert not (await tables.keeper.get(table)).seats[1].away
    await tables.leaves.go(BEN, days(clock, 0, 2, how="house"))
    await tables.close()
    tables = await Tables.open(where, [Toy()], clock=clock)
    place = (await tables.keeper.get(table)).seats[1]
    assert place.away and seat_leave(place) is not None
    clock.time += 2 * DAY
    await Clocks(tables.keeper).run_due()
    assert not (await tables.keeper.get(table)).seats[1].away
    await tables.close()


@pytest.mark.parametrize(("how", "piloted"), [("default", False), ("house", True)])
async def test_what_happens_meanwhile_is_the_players_choice(
    where: str, clock: HandClock, monkeypatch: pytest.MonkeyPatch, how: Any, piloted: bool
) -> None:
    class Keen(Toy):
        """A house that bids all it may; the question's default is its first option."""

        def answer(self, state: Any, request: Any, seat: int) -> Any:
            return "3" if request.decision.key == "toy.bid" else None

        def stands_in(self, state: Any) -> bool:
            return not piloted  # the choice counts more than what the game does by itself

    tables = await Tables.open(where, [Keen()], clock=clock)
    table = await new_table(tables, players=2)
    await tables.leaves.go(BEN, days(clock, 0, 3, how=how))
    found = await tables.keeper.look(table, lambda look: look.run.choices if look.run else [])
    assert [(choice.seat, choice.answer) for choice in found] == [(1, "3" if piloted else "0")]
    await tables.close()


async def test_whoever_comes_back_early_is_back_everywhere_with_a_whole_clock(tables: Tables, clock: HandClock) -> None:
    time = Time(tables, clock)
    one, two = await new_table(tables, 10, 2, clock_hours=24.0), await new_table(tables, 11, 2, clock_hours=24.0)
    for table in (one, two):
        await tables.playing.do(table, BEN, "1")
        await tables.playing.do(table, ADA, "1")  # the floor is open
    await tables.leaves.go(BEN, days(clock, 0, 9))
    await time.to(10)
    await tables.leaves.back(BEN)
    assert await tables.leaves.of(BEN) is None
    for table in (one, two):
        assert not (await tables.keeper.get(table)).seats[1].away
        assert (await dues(tables, table)).get(1, clock.time + DAY) == clock.time + DAY
    await time.to(24 * 9 + 1)
    assert (await told(tables, one)).count("journal-back") == 1


async def test_a_game_that_begins_meanwhile_knows_of_it(tables: Tables, clock: HandClock) -> None:
    time = Time(tables, clock)
    await tables.leaves.go(BEN, days(clock, 0, 2))
    table = await new_table(tables, players=3)
    assert (await tables.keeper.get(table)).seats[1].away
    await time.to(49)
    assert not (await tables.keeper.get(table)).seats[1].away


async def test_a_longer_leave_takes_the_place_of_the_former_and_a_hand_away_stays(
    tables: Tables, clock: HandClock
) -> None:
    time = Time(tables, clock)
    table = await new_table(tables, players=3)
    await tables.seating.set_away(table, BEN, True)  # by hand, before
    await tables.leaves.go(BEN, days(clock, 0, 2))
    await time.to(24)
    await tables.leaves.go(BEN, Leave(clock.time, time.begun + 4 * DAY, "house"))
    await time.to(49)
    here = seat_leave((await tables.keeper.get(table)).seats[1])
    assert here is not None and here.of.how == "house"
    await time.to(97)
    place = (await tables.keeper.get(table)).seats[1]
    assert seat_leave(place) is None and place.away, "as it was before"


@pytest.mark.parametrize(
    ("begin", "until", "why"),
    [(0, 0, "backwards"), (2, 1, "backwards"), (-9, -1, "backwards"), (0, 61, "too-long"), (400, 401, "too-early")],
)
async def test_dates_that_cannot_be(tables: Tables, clock: HandClock, begin: float, until: float, why: str) -> None:
    with pytest.raises(NotPossible) as refused:
        await tables.leaves.go(BEN, days(clock, begin, until))
    assert refused.value.text.key == f"leave-{why}" and await tables.leaves.of(BEN) is None
    assert LONGEST == 60 * DAY


# ---------------------------------------------------------------------- against each other


async def test_in_a_contest_the_clock_stands_still_and_nobody_answers(tables: Tables, clock: HandClock) -> None:
    time = Time(tables, clock)
    table = await duel(tables)
    await time.to(10)
    await tables.leaves.go(BEN, Leave(clock.time, clock.time + 5 * DAY))
    assert (await dues(tables, table))[1] == time.begun + 6 * DAY, "14 hours were left"
    assert (await dues(tables, table))[0] == time.begun + DAY
    assert "journal-leave-waits" in await told(tables, table)
    place = (await tables.keeper.get(table)).seats[1]
    assert not place.away and not place.is_absent
    await time.to(10 + 5 * 24)
    assert await tables.keeper.look(table, bids) == [(0, "clock")], "Ada's clock ran"
    await time.to(6 * 24)
    assert (1, "clock") in await tables.keeper.look(table, bids)


async def test_coming_back_early_to_a_contest_gives_no_time(tables: Tables, clock: HandClock) -> None:
    time = Time(tables, clock)
    table = await duel(tables)
    await time.to(10)
    await tables.leaves.go(BEN, Leave(clock.time, clock.time + 5 * DAY))
    await time.to(20)
    await tables.leaves.back(BEN)
    assert (await dues(tables, table))[1] == clock.time + 14 * HOUR
    assert (await tables.keeper.get(table)).seats[1].prefs["leave_used"] == 10 * HOUR


async def test_what_is_asked_during_a_leave_begins_to_run_after_it(tables: Tables, clock: HandClock) -> None:
    time = Time(tables, clock)
    table = await duel(tables)
    await tables.leaves.go(BEN, Leave(clock.time, clock.time + 5 * DAY))
    await time.to(1)
    for user in (ADA, BEN):  # who is away may answer all the same
        await tables.playing.do(table, user, "1")
    assert (await dues(tables, table)) == {0: clock.time + DAY, 1: time.begun + 6 * DAY}


async def test_a_contest_that_rests_meanwhile_goes_on_with_the_same_time(tables: Tables, clock: HandClock) -> None:
    time = Time(tables, clock)
    table = await duel(tables)
    await time.to(10)
    await tables.leaves.go(BEN, Leave(clock.time, clock.time + 5 * DAY))
    await time.to(20)
    await tables.playing.pause(table, ADA)
    await time.to(30)
    await tables.playing.resume(table, ADA)
    assert (await dues(tables, table))[1] == time.begun + 6 * DAY
    await time.to(40)
    await tables.playing.pause(table, BEN)
    await time.to(7 * 24)  # it ends while the table rests
    await tables.playing.resume(table, ADA)
    assert (await dues(tables, table))[1] == clock.time + 14 * HOUR


async def test_time_in_hand_is_not_spent_on_leave(tables: Tables, clock: HandClock) -> None:
    time = Time(tables, clock)
    table = await duel(tables, 12.0, 72.0)
    assert (await dues(tables, table))[1] == clock.time + 72 * HOUR
    await time.to(10)
    await tables.leaves.go(BEN, Leave(clock.time, clock.time + 5 * DAY))
    await time.to(34)
    await tables.playing.do(table, BEN, "1")
    bank = (await tables.keeper.get(table)).seats[1].prefs.get("bank")
    assert bank == 72 * HOUR, "10 hours were taken, 12 came back, and no more than 72 are in hand"
    await tables.leaves.back(BEN)
    await tables.playing.do(table, ADA, "1")
    assert (await dues(tables, table))[1] == clock.time + 72 * HOUR
    await time.to(34 + 30)
    await tables.leaves.go(BEN, Leave(clock.time, clock.time + DAY))
    await time.to(34 + 40)
    await tables.playing.do(table, BEN, "done")
    assert (await dues(tables, table))[1] == time.begun + (34 + 72 + 24) * HOUR, "the turn goes on, 30 hours were taken"


async def test_a_contest_waits_three_weeks_in_all(tables: Tables, clock: HandClock) -> None:
    time = Time(tables, clock)
    table = await duel(tables)
    await tables.leaves.go(BEN, days(clock, 0, 20))
    await time.to(20 * 24)
    assert (await tables.keeper.get(table)).seats[1].prefs["leave_used"] == 20 * DAY
    await tables.leaves.go(BEN, days(clock, 0, 20))
    here = seat_leave((await tables.keeper.get(table)).seats[1])
    assert here is not None and here.frozen == clock.time + CONTEST - 20 * DAY
    assert (await dues(tables, table))[1] == here.frozen + 24 * HOUR


# ---------------------------------------------------------------------- deputies


async def deputized(tables: Tables, clock: HandClock, who: int = CAY, **more: Any) -> str:
    """Ben is away and Cay, who does not sit there, is asked to answer for him."""
    table = await new_table(tables, players=2, **more)
    await tables.leaves.go(BEN, days(clock, 0, 3, how="deputy", deputy=who, name="Cay"))
    return table


async def test_a_deputy_who_agrees_answers_for_the_seat_until_its_player_is_back(
    tables: Tables, clock: HandClock
) -> None:
    time = Time(tables, clock)
    table = await new_table(tables, players=3, clock_hours=24.0)
    await tables.playing.do(table, ADA, "2")
    await tables.playing.do(table, CAY, "2")
    await tables.playing.do(table, BEN, "2")  # the floor is open for all
    await time.to(20)
    await tables.leaves.go(BEN, days(clock, 0, 3, how="deputy", deputy=DOT, name="Dot"))
    with pytest.raises(errors.NotSeated):
        await tables.playing.do(table, DOT, "take")
    await tables.leaves.answer(table, DOT, 1, True)
    assert (await told(tables, table))[-1] == "journal-leave-deputy"
    assert (await dues(tables, table))[1] == clock.time + DAY, "the clock is the deputy's, and whole"
    look = tables.keeper.look
    assert await look(table, lambda found: found.seats_for(DOT)) == [1]
    assert 1 in await look(table, lambda found: found.awaited())
    await tables.playing.do(table, DOT, "take")
    assert (await look(table, bids))[-1] == (1, "deputy")
    assert table in [info.id for info in await tables.index.of_user(DOT)]
    await time.to(20 + 72)
    place = (await tables.keeper.get(table)).seats[1]
    assert place.deputy is None and not place.away
    with pytest.raises(errors.NotSeated):
        await tables.playing.do(table, DOT, "take")
    assert [info.id for info in await tables.index.of_user(DOT)] == []


async def test_until_somebody_agrees_the_game_does_what_it_does_for_who_is_away(
    tables: Tables, clock: HandClock
) -> None:
    table = await deputized(tables, clock)
    assert (1, "house") in await tables.keeper.look(table, bids)
    place = (await tables.keeper.get(table)).seats[1]
    assert place.deputy is None and place.is_absent


@pytest.mark.parametrize("user", [ADA, BEN, EVE])
async def test_nobody_else_can_agree(tables: Tables, clock: HandClock, user: int) -> None:
    table = await deputized(tables, clock)
    with pytest.raises(NotPossible) as refused:
        await tables.leaves.answer(table, user, 1, True)
    assert refused.value.text.key == "leave-not-asked"
    with pytest.raises(NotPossible):
        await tables.leaves.answer(table, CAY, 0, True)


async def test_a_deputy_may_decline_and_stop(tables: Tables, clock: HandClock) -> None:
    table = await deputized(tables, clock)
    await tables.leaves.answer(table, CAY, 1, False)
    assert (await told(tables, table))[-1] == "journal-leave-no-deputy"
    await tables.leaves.answer(table, CAY, 1, True)
    assert (await tables.keeper.get(table)).seats[1].deputy == CAY
    await tables.leaves.answer(table, CAY, 1, False)
    assert (await tables.keeper.get(table)).seats[1].deputy is None
    with pytest.raises(NotPossible):
        await tables.leaves.answer(table, CAY, 1, False)


async def test_no_deputy_plays_a_contest(tables: Tables, clock: HandClock) -> None:
    table = await duel(tables)
    await tables.leaves.go(BEN, days(clock, 0, 3, how="deputy", deputy=CAY, name="Cay"))
    for user in (CAY, ADA):
        with pytest.raises(NotPossible):
            await tables.leaves.answer(table, user, 1, True)
    with pytest.raises(errors.NotSeated):
        await tables.playing.do(table, CAY, "1")


async def test_one_who_is_away_and_a_deputy_keep_nobody_from_taking_back(tables: Tables, clock: HandClock) -> None:
    table = await new_table(tables, players=3)
    await tables.playing.do(table, ADA, "2")
    await tables.leaves.go(BEN, days(clock, 0, 3, how="deputy", deputy=DOT, name="Dot"))
    await tables.leaves.answer(table, DOT, 1, True)
    outcome = await tables.proposals.propose_undo(table, ADA)
    assert outcome.info.proposal is not None and outcome.info.proposal["needed"] == [2]


async def test_the_proof_of_a_game_with_leaves_and_deputies_holds(tables: Tables, clock: HandClock) -> None:
    time = Time(tables, clock)
    table = await new_table(tables, players=2)
    await tables.leaves.go(BEN, days(clock, 0, 1, how="deputy", deputy=CAY, name="Cay"))
    await tables.leaves.answer(table, CAY, 1, True)
    await tables.playing.do(table, ADA, "1")
    await time.to(25)
    await tables.playing.end(table, ADA)
    bundle = await export_table(tables, table)
    assert all(row["deputy"] is None and row["prefs"] == {} for row in bundle["seats"])
    said = [row["user"] for row in bundle["choices"] if row["user"] is not None]
    assert said and all(user == "player-1" for user in said)
    assert verify_export(bundle, {"toy": Toy()}).ok


async def test_a_deputy_who_wants_to_be_forgotten_is(tables: Tables, clock: HandClock) -> None:
    table = await deputized(tables, clock)
    await tables.leaves.answer(table, CAY, 1, True)
    other = await new_table(tables, 11, 2)  # asked there, and never answered
    await tables.people.forget_user(CAY)

    def rows(connection: sa.Connection, table: sa.Table) -> str:
        return str(connection.execute(sa.select(table)).all())

    for kept in (seat, user_pref):
        found = await tables.database.read(partial(rows, table=kept))
        assert "Cay" not in found and str(CAY) not in found
    log = str([(line.text.params) for line in await tables.reader.log(table, None, 100)])
    assert "Cay" not in log
    assert (await tables.keeper.get(other)).seats[1].away and (await tables.keeper.get(table)).seats[1].away
