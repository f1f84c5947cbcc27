"""Without a store: how long is waited for whom, what a leave and a plan come to, and how contests are counted."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.rules.decision import text
from bot.rules.plans.step import PlanStep
from bot.tables.model.info import Info
from bot.tables.model.leave import Leave, SeatLeave, begins_to_run, leave_of, next_moment, seat_leave
from bot.tables.model.plan import MOST_STEPS, Plan, plan_of, with_plan
from bot.tables.model.policy import (
    DAY,
    HOUR,
    LONGEST_WAIT,
    MISSED,
    THINKING,
    Policy,
    after_quiet,
    waking_after,
    waking_between,
)
from bot.tables.model.rating import SEASON, START, K, Result, ranks, result_row, season_starts
from bot.tables.model.seats import (
    Seat,
)

ADA, BEN, CLEO = Seat(0, 100, "Ada"), Seat(1, 101, "Ben"), Seat(2, 102, "Cleo")
BERLIN = ZoneInfo("Europe/Berlin")
NIGHT = {"quiet": [22, 7], "zone": "Europe/Berlin"}
NOON = {"quiet": [12, 14], "zone": "Europe/Berlin"}


def at(hour: int, minute: int = 0, day: int = 25, second: int = 0) -> float:
    return datetime(2026, 11, day, hour, minute, second, tzinfo=BERLIN).timestamp()


# ---------------------------------------------------------------------- how long is waited


@pytest.mark.parametrize(
    ("prefs", "asked", "then"),
    [
        ({}, at(23), at(23)),
        ({"quiet": [7, 7]}, at(7), at(7)),
        (NIGHT, at(21, 59), at(21, 59)),
        (NIGHT, at(22), at(7, day=26)),
        (NIGHT, at(22, second=30), at(7, day=26)),
        (NIGHT, at(21, 59, second=59), at(21, 59, second=59)),
        (NIGHT, at(23, 30), at(7, day=26)),
        (NIGHT, at(0, 0, 26), at(7, day=26)),
        (NIGHT, at(6, 59, 26), at(7, day=26)),
        (NIGHT, at(6, 59, 26, 59), at(7, day=26)),
        (NIGHT, at(7, 0, 26, 1), at(7, 0, 26, 1)),
        (NIGHT, at(7, 0, 26), at(7, day=26)),
        (NOON, at(11, 59), at(11, 59)),
        (NOON, at(12), at(14)),
        (NOON, at(13, 59), at(14)),
        (NOON, at(14), at(14)),
    ],
)
def test_quiet_hours_put_off_to_their_end(prefs: Mapping[str, Any], asked: float, then: float) -> None:
    assert after_quiet(asked, prefs) == then


@pytest.mark.parametrize(
    ("begin", "hours", "end"),
    [
        (at(20), 1.0, at(21)),
        (at(20), 2.0, at(22)),
        (at(20), 3.0, at(8, day=26)),
        (at(23), 1.0, at(8, day=26)),
        (at(7), 15.0, at(22)),
        (at(7), 16.0, at(8, day=26)),
        (at(7), 31.0, at(8, day=27)),
    ],
)
def test_time_runs_while_one_is_awake(begin: float, hours: float, end: float) -> None:
    assert waking_after(begin, hours * HOUR, NIGHT) == end
    assert waking_between(begin, end, NIGHT) == hours * HOUR
    assert waking_between(begin, end, {}) == end - begin and waking_after(begin, 9.0, {}) == begin + 9
    assert waking_between(end, end, NIGHT) == 0 == waking_between(at(23), at(6, day=26), NIGHT)


def test_when_somebody_is_reminded_and_when_time_is_up() -> None:
    policy = Policy()
    assert policy.times(at(8), 4.0, ADA, {}) == (at(10), at(12))
    assert policy.times(at(20), 4.0, ADA, NIGHT) == (None, at(7, day=26)), "both would be at seven"
    assert policy.times(at(18), 6.0, ADA, NIGHT) == (at(21), at(7, day=26))
    assert policy.bank_times(at(8), 4 * HOUR, {}, True) == (at(10), at(12))
    assert policy.bank_times(at(8), 9 * DAY, {}, True) == (at(8) + 4.5 * DAY, at(8) + 9 * DAY)
    assert policy.bank_times(at(8), 9 * DAY, {}, False) == (at(8) + LONGEST_WAIT / 2, at(8) + LONGEST_WAIT)
    assert policy.bank_times(at(21), 2 * HOUR, NIGHT, True) == (at(7, day=26), at(8, day=26))
    assert policy.bank_times(at(22), 0.0, NIGHT, True) == (None, at(7, day=26))


def test_a_planned_answer_comes_after_some_minutes_and_never_at_night() -> None:
    policy = Policy()
    assert policy.thinks_until(at(8), 0.0, NIGHT) == at(8) + THINKING[0]
    assert policy.thinks_until(at(8), 1.0, NIGHT) == at(8) + THINKING[1]
    assert policy.thinks_until(at(23), 0.0, NIGHT) == at(7, day=26) + THINKING[0]


@pytest.mark.parametrize(
    ("hours", "prefs", "more"),
    [(24.0, {}, DAY), (48.0, {}, DAY / 2), (1.0, {}, 47 * HOUR), (24.0, {"quiet": [22, 7]}, 15 * HOUR)],
)
def test_how_long_somebody_is_waited_for_once_more(hours: float, prefs: Mapping[str, Any], more: float) -> None:
    assert Policy().second_chance(100.0, hours, prefs) == 100.0 + more


def test_when_the_others_may_decide_about_a_seat() -> None:
    missing = [
        Policy().is_missing(n, patience, still)
        for n, patience, still in (
            (1, None, 0),
            (MISSED, None, 0),
            (2, 3, 0),
            (3, 3, 0),
            (0, None, DAY - 1),
            (0, 3, DAY),
        )
    ]
    assert missing == [False, True, False, True, False, True]
    assert Policy().when_due(ADA, 9) == "answer"


def test_a_leave_holds_from_its_beginning_until_it_ends() -> None:
    leave = Leave(10.0, 20.0, "deputy", 7, "Mo")
    assert [leave.is_on(now) for now in (9.9, 10.0, 19.9, 20.0)] == [False, True, True, False]
    assert leave.without_deputy() == Leave(10.0, 20.0)
    here = SeatLeave(leave, 12.0, 15.0, True, True)
    place = replace(ADA, prefs={"leave": here.packed()})
    assert seat_leave(place) == here and seat_leave(ADA) is None
    assert leave_of({"leave": leave.packed()}) == leave and leave_of({}) is None
    assert [begins_to_run(place, now) for now in (14.0, 16.0)] == [15.0, 16.0] and begins_to_run(ADA, 3.0) == 3.0
    assert next_moment(leave, here, 99.0) == 20.0 and next_moment(None, None, 0.0) is None
    assert [next_moment(leave, None, now) for now in (5.0, 15.0, 20.0)] == [10.0, 10.0, None]


# ---------------------------------------------------------------------- plans


def step(n: int, often: bool = False) -> PlanStep:
    return PlanStep("k", str(n), text("toy-number", n=n), often=often)


def test_a_plan_answers_step_by_step_and_says_what_it_has_done() -> None:
    plan = Plan((step(1), step(2)), True, "sight")
    assert plan.is_live and not replace(plan, is_ready=False).is_live and not Plan((), True).is_live
    once = plan.after_step()
    assert (once.steps, once.last, once.sight, once.done) == ((step(2),), step(1), "", (step(1).label,))
    over = once.after_step()
    assert over.steps == () and over.is_live and over.done == (step(1).label, step(2).label)
    often = Plan((step(1, True), step(2)), True).after_step()
    assert often.steps == (step(1, True), step(2)) and often.after_step().done == (step(1).label,)
    assert plan.with_step(step(3)) == Plan((step(1), step(2), step(3))) and plan.without_last() == Plan((step(1),))
    assert once.cancelled(text("toy-no")) == Plan(done=once.done, off=text("toy-no"))
    assert once.finished() == Plan(done=once.done) and plan.finished() is None
    for one in (plan, once, often, once.cancelled(text("toy-no", n=1))):
        assert plan_of(with_plan(replace(ADA, prefs={"x": 1}), one)) == one
    assert with_plan(with_plan(replace(ADA, prefs={"x": 1}), plan), None).prefs == {"x": 1}
    assert plan_of(ADA) is None and MOST_STEPS >= 2


# ---------------------------------------------------------------------- ladders


def info(*seats: Seat, guild: int | None = 1) -> Info:
    return Info("t1", guild, 5, None, 100, "duel", 1, "h", "ended", {}, "c", 0.0, 0.0, "en", seats)


def test_a_contest_of_two_people_counts_for_both() -> None:
    row = result_row(info(ADA, BEN), [0], 9.0)
    assert row == {
        "table_id": "t1",
        "guild": 1,
        "game": "duel",
        "at": 9.0,
        "score": 2,
        "a": 100,
        "b": 101,
        "name_a": "Ada",
        "name_b": "Ben",
    }
    scores = [result_row(info(ADA, BEN), winners, 9.0) for winners in ([1], [0, 1])]
    assert [row and row["score"] for row in scores] == [0, 1]
    for table, winners in (
        (info(ADA, BEN), []),
        (info(ADA, BEN, guild=None), [0]),
        (info(ADA, BEN, CLEO), [0]),
        (info(ADA), [0]),
        (info(ADA, replace(BEN, user=None)), [0]),
        (info(replace(ADA, user=None), BEN), [0]),
        (info(replace(ADA, house=True), BEN), [0]),
        (info(ADA, replace(BEN, house=True)), [0]),
        (info(ADA, replace(BEN, user=100)), [0]),
    ):
        assert result_row(table, winners, 9.0) is None


def result(a: int, b: int, score: int, at: float = 0.0) -> Result:
    return Result(at, a, b, f"n{a}", f"n{b}", score)


def test_ratings_after_one_game_and_two() -> None:
    won = {rank.user: rank for rank in ranks([result(1, 2, 2)])}
    assert (won[1].rating, won[2].rating) == (START + K / 2, START - K / 2)
    assert (won[1].won, won[1].lost, won[2].won, won[2].lost) == (1, 0, 0, 1)
    first, second = ranks([result(1, 2, 2), result(1, 2, 1)])
    expected = 1 / (1 + 10 ** (-K / 400))
    assert first.rating == pytest.approx(START + K / 2 + K * (0.5 - expected))
    assert second.rating == pytest.approx(2 * START - first.rating)
    assert (first.user, first.drawn, first.games, second.drawn) == (1, 1, 2, 1)
    assert {rank.rating for rank in ranks([result(1, 2, 1)])} == {START}


def test_equals_share_their_place_and_the_forgotten_have_none() -> None:
    listed = ranks([result(1, 2, 1), result(4, 3, 0)])
    assert [(rank.user, rank.place) for rank in listed] == [(3, 1), (1, 2), (2, 2), (4, 4)]
    first = ranks([result(1, 0, 2), result(1, 0, 2)])
    assert [rank.user for rank in first] == [1]
    expected = 1 / (1 + 10 ** ((START - (START + K / 2)) / 400))
    assert first[0].rating == pytest.approx(START + K / 2 + K * (1 - expected)), "the forgotten stay at 1200"
    other = ranks([result(0, 1, 2), result(0, 1, 2)])
    assert other[0].rating == pytest.approx(2 * START - first[0].rating)
    assert ranks([Result(0.0, 1, 2, "old", "b", 2), Result(1.0, 1, 2, "new", "b", 2)])[0].name == "new"


def test_when_seasons_begin() -> None:
    assert season_starts([], None, 9.0) == []
    assert season_starts([], 5.0, 9.0) == [5.0]
    assert season_starts([], 5.0, 5.0 + SEASON) == [5.0, 5.0 + SEASON]
    assert season_starts([], 5.0, 4.9 + SEASON) == [5.0]
    assert season_starts([7.0], 5.0, 9.0) == [5.0, 7.0] and season_starts([3.0], 5.0, 9.0) == [3.0]
    assert season_starts([3.0, 11.0], None, 9.0) == [3.0] and season_starts([5.0], 5.0, 9.0) == [5.0]
    late = 5.0 + 2 * SEASON + 1
    assert season_starts([late], 5.0, late + 1) == [5.0, 5.0 + SEASON, 5.0 + 2 * SEASON, late]
    assert season_starts([5.0 + SEASON], 5.0, 6.0 + SEASON) == [5.0, 5.0 + SEASON]
