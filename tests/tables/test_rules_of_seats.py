"""Without a table and without a store: who answers for a seat, what the others decide about it, how long is waited, and
what comes of the results of contests."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any, cast
from zoneinfo import ZoneInfo

import pytest

from bot.rules.decision import Text, text
from bot.rules.kernel.game import Game
from bot.rules.plans.step import PlanStep
from bot.tables.model.codec import pack, seal, unpack
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
from bot.tables.model.proposal import LASTS, Proposal, read_proposal
from bot.tables.model.rating import SEASON, START, K, Result, ranks, result_row, season_starts
from bot.tables.model.seats import (
    Seat,
    given_order,
    is_deserted,
    is_late,
    is_there,
    longest_seated,
    missed,
    seat_name,
    with_deputized,
)
from tests.rules.duel import Duel

ADA, BEN, CLEO = Seat(0, 100, "Ada"), Seat(1, 101, "Ben"), Seat(2, 102, "Cleo")
BERLIN = ZoneInfo("Europe/Berlin")
NIGHT = {"quiet": [22, 7], "zone": "Europe/Berlin"}
NOON = {"quiet": [12, 14], "zone": "Europe/Berlin"}


def at(hour: int, minute: int = 0, day: int = 25) -> float:
    return datetime(2026, 11, day, hour, minute, tzinfo=BERLIN).timestamp()


# ---------------------------------------------------------------------- seats

SEATS: list[tuple[Seat, bool, bool, int | None]] = [
    # seat, whether the house answers at once, whether its own player does, who is waited for
    (ADA, False, True, 100),
    (replace(ADA, away=True), True, False, 100),
    (replace(ADA, house=True), True, False, 100),
    (Seat(0, None, "House", house=True), True, False, None),
    (Seat(0, None, "Gone"), True, False, None),
    (replace(ADA, away=True, deputy=105), False, False, 105),
    (replace(ADA, deputy=105), False, True, 100),
]


@pytest.mark.parametrize(("place", "is_absent", "is_attended", "actor"), SEATS)
def test_who_answers_for_a_seat(place: Seat, is_absent: bool, is_attended: bool, actor: int | None) -> None:
    assert (place.is_absent, place.is_attended, place.actor) == (is_absent, is_attended, actor)


def test_what_a_seat_remembers() -> None:
    prefs = {"kicked": 7, "former": 8, "opened": ["a", "b"], "since": 5, "index": 3, "missed": 2}
    place = replace(ADA, prefs=prefs)
    assert (place.kicked, place.former, replace(place, house=True).kicked) == (None, None, 7)
    assert replace(place, user=None).former == 8 and not replace(place, user=None).is_unclaimed
    assert Seat(0, None, "Ada").is_unclaimed and not ADA.is_unclaimed
    assert (place.opened, place.first_event, place.first_choice, missed(place)) == (frozenset({"a", "b"}), 5, 3, 2)
    assert (ADA.opened, ADA.first_event, ADA.first_choice, missed(ADA)) == (frozenset(), 0, 0, 0)
    orders = replace(ADA, prefs={"auto": {"k": ["yes", "game"], "old": "no"}})
    assert [given_order(orders, key) for key in ("k", "old", "x")] == [("yes", "game"), ("no", ""), None]
    assert given_order(ADA, "k") is None


def test_a_name_is_fit_for_a_seat() -> None:
    assert seat_name("x" * 81) == "x" * 80 and seat_name("") == "…" and not seat_name("@seat:0").startswith("@")


def test_whoever_has_sat_longest() -> None:
    early, late = (replace(place, prefs={"since": n}) for place, n in ((CLEO, 3), (ADA, 4)))
    assert longest_seated([late, early]) is early and longest_seated([BEN, ADA]) is ADA
    assert longest_seated([Seat(0, None, "Gone"), late]) is late and longest_seated([Seat(0, None, "Gone")]) is None


@pytest.mark.parametrize(
    ("patience", "n", "late"), [(None, 99, False), (3, 2, False), (3, 3, True), (3, 4, True), (0, 0, True)]
)
def test_nobody_waits_for_somebody_who_missed_too_much(patience: int | None, n: int, late: bool) -> None:
    game = Duel()
    game.patience = patience
    place = replace(ADA, prefs={"missed": n})
    assert is_late(cast(Game[Any], game), place) is late and is_there(cast(Game[Any], game), place) is not late
    assert not is_late(cast(Game[Any], game), replace(place, away=True))
    assert not is_there(cast(Game[Any], game), replace(place, away=True))


def test_a_table_is_deserted_when_people_have_seats_and_none_is_there() -> None:
    game = cast(Game[Any], Duel())
    house, gone = Seat(1, None, "House", house=True), replace(ADA, away=True)
    assert [is_deserted(game, seats) for seats in ([gone, house], [gone, BEN], [house], [], [ADA])] == [
        True,
        False,
        False,
        False,
        False,
    ]
    assert not is_deserted(game, [replace(ADA, house=True)])


def test_one_decides_for_whom_one_is_put_in() -> None:
    assert with_deputized([0, 2], {1: 2, 3: 4, 2: 0}) == [0, 2, 1]


# ---------------------------------------------------------------------- what is asked of the others

VOTE = Proposal("away", 1, (0, 2, 3), by=0)
UNDO = Proposal("undo", 1, (0, 2), by=1)


@pytest.mark.parametrize(
    ("proposal", "agreed", "objected", "verdict"),
    [
        (UNDO, (), (), None),
        (UNDO, (0,), (), None),
        (UNDO, (0, 2), (), True),
        (UNDO, (0,), (2,), False),
        (VOTE, (0,), (), None),
        (VOTE, (0, 2), (), True),
        (VOTE, (0,), (2,), None),
        (VOTE, (), (2, 3), False),
        (Proposal("give", 1, (0,)), (0,), (), None),
        (Proposal("give", 1, (0,), is_taken=True), (0,), (), True),
        (Proposal("give", 1, (0,)), (), (0,), False),
        (Proposal("return", 1, (0, 2, 3)), (0, 2), (), None),
        (Proposal("return", 1, (0, 2, 3), is_taken=True), (0, 2), (), True),
        (Proposal("return", 1, (0, 2, 3)), (), (0, 2), False),
    ],
)
def test_what_the_others_have_decided(
    proposal: Proposal, agreed: tuple[int, ...], objected: tuple[int, ...], verdict: bool | None
) -> None:
    said = replace(proposal, agreed=agreed, objected=objected)
    assert said.verdict is verdict
    assert read_proposal(said.packed()) == said


def test_what_kind_of_question_it_is() -> None:
    kinds = {kind: Proposal(kind, 1) for kind in ("undo", "away", "free", "clock", "give", "return")}
    assert [kind for kind, one in kinds.items() if one.is_vote] == ["away", "free"]
    assert [kind for kind, one in kinds.items() if one.is_deed] == ["clock", "give", "return"]
    assert [kind for kind, one in kinds.items() if one.asks_user] == ["give", "return"]


def test_whoever_speaks_is_asked_and_may_say_otherwise_later() -> None:
    said = UNDO.spoken(2, True).spoken(3, False)
    assert (said.needed, said.agreed, said.objected, said.silent) == ((0, 2, 3), (2,), (3,), (0,))
    turned = said.spoken(2, False).spoken(0, True)
    assert (turned.agreed, turned.objected, turned.silent) == ((0,), (2, 3), ())
    assert said.among_spoken().needed == (2, 3)


def test_a_question_is_open_for_three_days_and_a_vote_has_a_rule_of_its_own() -> None:
    for proposal, then, is_expired in (
        (replace(UNDO, at=10.0), 10.0 + LASTS, True),
        (replace(UNDO, at=10.0), 9.0 + LASTS, False),
        (UNDO, 9 * LASTS, False),
        (replace(VOTE, at=10.0), 9 * LASTS, False),
    ):
        assert proposal.is_expired(then) is is_expired


def test_two_may_want_the_same_done() -> None:
    deed = Proposal("clock", -1, (0,), by=0, hours=24.0, bank=None, asker=100)
    assert deed.is_same_deed(replace(deed, by=1, asker=101, needed=(1,)))
    others = [{"kind": "end"}, {"seat": 2}, {"user": 7}, {"hours": 12.0}, {"bank": 3.0}]
    assert not any(deed.is_same_deed(replace(deed, **other)) for other in others)  # type: ignore[arg-type]


def fitted(proposal: Proposal, *after: Seat) -> Proposal | None:
    return proposal.fitted([ADA, BEN, CLEO], after)


def test_nobody_waits_for_the_word_of_somebody_who_has_gone() -> None:
    gone = replace(CLEO, user=None)
    assert fitted(UNDO, ADA, BEN, CLEO) == UNDO
    assert fitted(UNDO, ADA, BEN, gone) == replace(UNDO, needed=(0,))
    assert fitted(UNDO, ADA, replace(BEN, user=None), CLEO) is None, "nobody is left who asked"
    assert fitted(replace(UNDO, agreed=(0,)), ADA, BEN, gone) is None, "nobody is left to ask"
    assert fitted(UNDO, ADA, BEN, replace(CLEO, away=True, deputy=105)) == replace(UNDO, needed=(0,))


def test_nobody_is_held_to_the_word_of_whoever_sat_there_before() -> None:
    vote = Proposal("away", 1, (0, 2), agreed=(0,), by=0)
    other = replace(CLEO, user=109)
    assert fitted(vote, ADA, BEN, other) == vote
    assert fitted(replace(vote, agreed=(2,), by=2), ADA, BEN, other) is None
    assert fitted(replace(vote, objected=(2,)), ADA, BEN, other) == vote
    assert fitted(vote, ADA, replace(BEN, user=109), CLEO) is None, "somebody else sits there"
    assert fitted(vote, ADA, BEN, replace(CLEO, user=None)) is None, "one alone has agreed: it is carried"


def test_what_needs_everybodys_word_falls_with_each_of_their_seats() -> None:
    strict = Proposal("end", -1, (0, 2), by=0, strict=True)
    assert fitted(strict, ADA, BEN, CLEO) == strict == fitted(strict, ADA, replace(BEN, user=109), CLEO)
    assert fitted(strict, ADA, BEN, replace(CLEO, user=109)) is None
    assert fitted(replace(strict, seat=1), ADA, replace(BEN, user=109), CLEO) is None
    assert fitted(replace(strict, needed=(2,)), replace(ADA, user=109), BEN, CLEO) is None, "who asked"
    assert fitted(replace(strict, by=-1, needed=(2,)), replace(ADA, user=109), BEN, CLEO) is not None


def test_whoever_would_come_back_needs_their_seat_and_somebody_to_ask() -> None:
    empty = replace(BEN, user=None, house=True)
    back = Proposal("return", 1, (0, 2), by=-1, user=101)

    def then(*after: Seat, **more: Any) -> Proposal | None:
        return replace(back, **more).fitted([ADA, empty, CLEO], after)

    assert then(ADA, empty, CLEO) == back and then(ADA, BEN, CLEO) is None
    assert then(ADA, empty, replace(CLEO, user=None)) == replace(back, needed=(0,))
    assert then(ADA, empty, replace(CLEO, user=109), agreed=(2,)) == replace(back, needed=(0,), agreed=())
    assert then(replace(ADA, away=True), empty, replace(CLEO, away=True)) is None
    assert then(ADA, empty, CLEO, needed=()) == replace(back, needed=())
    assert then(ADA, empty, replace(CLEO, user=None), objected=(0,)) is None, "all that are left have refused"


def test_an_old_proposal_is_to_take_something_back() -> None:
    assert read_proposal(None) is None
    found = read_proposal({"seat": 2, "to": 7, "needed": [0, 1]})
    assert found == Proposal("undo", 2, (0, 1), by=2, to=7)
    assert found is not None and not found.strict and not found.is_taken and found.asker == 0 == found.at


# ---------------------------------------------------------------------- how long is waited


@pytest.mark.parametrize(
    ("prefs", "asked", "then"),
    [
        ({}, at(23), at(23)),
        ({"quiet": [7, 7]}, at(7), at(7)),
        (NIGHT, at(21, 59), at(21, 59)),
        (NIGHT, at(22), at(7, day=26)),
        (NIGHT, at(23, 30), at(7, day=26)),
        (NIGHT, at(0, 0, 26), at(7, day=26)),
        (NIGHT, at(6, 59, 26), at(7, day=26)),
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


# ---------------------------------------------------------------------- values that are stored


@pytest.mark.parametrize(
    "value", [None, 1, 1.5, "x", [1, [2]], {"a": {"b": [None]}}, text("k", a=[text("l", n=1)], b={"c": "@seat:1"})]
)
def test_what_is_stored_comes_back(value: Any) -> None:
    assert unpack(pack(value)) == value


def test_what_cannot_be_stored_is_refused() -> None:
    assert pack((1, (2,))) == [1, [2]] and pack({1: 2}) == {"1": 2}
    for value in (object(), {1, 2}, [b"x"]):
        with pytest.raises(TypeError):
            pack(value)
    assert isinstance(unpack({"!text": "k", "params": {}}), Text)


def test_a_seal_names_the_state_the_seat_the_question_and_the_answer() -> None:
    seals = {
        seal(*one)
        for one in (
            ("a", 0, "k", "x"),
            ("b", 0, "k", "x"),
            ("a", 1, "k", "x"),
            ("a", 0, "l", "x"),
            ("a", 0, "k", ["x"]),
        )
    }
    assert len(seals) == 5 and all(len(one) == 16 for one in seals)


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
