"""Answers that nobody has to give, without a store: for seats of the house, for who is away or late, by standing order;
and what is left to the people who are there."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.rules.decision import Answer, Option, text
from bot.rules.kernel.game import Order
from bot.rules.kernel.run import Request, Run
from bot.rules.play.handle import Play
from bot.tables.live import autoplay
from bot.tables.live.autoplay import answer_for_absent, default_answer, is_piloted, obeyed
from bot.tables.model.leave import Leave, SeatLeave
from bot.tables.model.seats import Seat
from bot.tables.seats.seating import give_order
from tests.rules.toy import Toy, ToyState, deal

ADA, BEN = Seat(0, 100, "Ada"), Seat(1, 101, "Ben")
HOUSE = Seat(1, None, "House", house=True)
AWAY = replace(BEN, away=True)


class Table:
    """Stands for a unit of work: what was recorded is kept, nothing is stored."""

    def __init__(self, run: Run[Any], seats: Sequence[Seat]) -> None:
        self.info = SimpleNamespace(seats=tuple(seats), status="running")
        self.live = SimpleNamespace(run=run)
        self.now = 50.0
        self.failure: Any = None
        self.said: list[str] = []
        self.recorded: list[tuple[int, str, Answer, str]] = []
        self.reported: list[Any] = []

    def record(self, choice: Any, user: int | None) -> None:
        self.recorded.append((choice.seat, choice.key, choice.answer, choice.by))

    def say(self, kind: str, /, **params: Any) -> None:
        self.said.append(kind)

    def set(self, **changes: Any) -> None:
        vars(self.info).update(changes)

    def set_seat(self, place: Seat) -> None:
        seats = list(self.info.seats)
        seats[place.n] = place
        self.info.seats = tuple(seats)

    def report(self, *args: Any) -> None:
        self.reported.append(args)


def answered(run: Run[Any], *seats: Seat) -> Table:
    table = Table(run, seats)
    asyncio.run(answer_for_absent(cast(Any, table), cast(Any, table.live), cast(Any, table)))
    return table


class Game(Toy):
    """Its house bids three and takes nothing unless told to."""

    def __init__(self, wants: str | None = "3") -> None:
        super().__init__()
        self.wants = wants

    def answer(self, state: ToyState, request: Request, seat: int) -> Answer | None:
        return self.wants if request.decision.key == "toy.bid" else None


def bidding(game: Toy | None = None) -> Run[ToyState]:
    return Run.start(game or Game(), b"s" * 32, 2)


def test_the_house_answers_for_its_seats_and_for_nobody_who_is_there() -> None:
    assert answered(bidding(), ADA, BEN).recorded == []
    assert answered(bidding(), ADA, HOUSE).recorded == [(1, "toy.bid", "3", "house")]
    assert answered(bidding(), ADA, replace(BEN, user=None)).recorded == [(1, "toy.bid", "3", "house")]
    assert answered(bidding(Game("9")), ADA, HOUSE).recorded == [(1, "toy.bid", "0", "house")], "what it may not"
    assert answered(bidding(Game(None)), ADA, HOUSE).recorded == [(1, "toy.bid", "0", "house")]


def test_nobody_is_asked_which_of_those_that_come_to_the_same() -> None:
    options = [Option(name, text("p"), alike="minion") for name in ("m1", "m2")]

    async def strike(play: Play[ToyState]) -> None:
        await play.ask(1, "toy.whom", text("p"), lambda: options)
        await play.ask(1, "toy.whom", text("p"), lambda: [*options, Option("boss", text("p"))])

    game = Game()
    game.steps = {**game.steps, "bid": lambda play, round: strike(play)}
    assert answered(bidding(game), ADA, BEN).recorded == [(1, "toy.whom", "m1", "order")]
    at_any_time = Game()
    at_any_time.anytime = lambda state, seat: options[:1]  # type: ignore[method-assign]
    assert answered(bidding(at_any_time), ADA, BEN).recorded == [], "nobody wanted it"


def test_for_who_is_away_the_house_plays_as_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    assert answered(bidding(), ADA, AWAY).recorded == [(1, "toy.bid", "3", "house")]
    run = bidding()
    monkeypatch.setattr(run.game, "stands_in", lambda state: False)
    assert answered(run, ADA, AWAY).recorded == [(1, "toy.bid", "0", "house")]
    run = bidding()
    monkeypatch.setattr(run.game, "stands_in", lambda state: False)
    assert answered(run, ADA, HOUSE).recorded == [(1, "toy.bid", "3", "house")], "its own seats it always plays"
    assert answered(bidding(), ADA, replace(AWAY, deputy=105)).recorded == [], "a person answers"


@pytest.mark.parametrize(
    ("how", "stands_in", "piloted"),
    [("default", True, False), ("house", False, True), ("deputy", True, True), ("deputy", False, False)],
)
def test_a_player_on_leave_has_said_how(
    monkeypatch: pytest.MonkeyPatch, how: Any, stands_in: bool, piloted: bool
) -> None:
    run = bidding()
    monkeypatch.setattr(run.game, "stands_in", lambda state: stands_in)
    leave = SeatLeave(Leave(0.0, 9.0, how), 0.0)
    place = replace(AWAY, prefs={"leave": leave.packed()})
    assert is_piloted(run, place) is piloted
    assert is_piloted(run, replace(place, house=True)) and is_piloted(run, replace(place, user=None))


def test_a_deputy_of_the_game_is_asked_and_not_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    run = bidding()
    monkeypatch.setattr(run.game, "deputy", lambda state, seat, present: present[0])
    assert answered(run, ADA, AWAY).recorded == []
    run = bidding()
    monkeypatch.setattr(run.game, "deputy", lambda state, seat, present: present[0])
    away = [(0, "toy.bid", "3", "house"), (1, "toy.bid", "3", "house")]
    assert answered(run, replace(ADA, away=True), AWAY).recorded[:2] == away


def test_what_belongs_to_all_is_not_spent_without_the_word_of_who_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    for asks, given in ((0, "0"), (None, "3"), (1, "3")):
        run = bidding()
        monkeypatch.setattr(run.game, "needs_word", lambda state, request, answer, asks=asks: asks)
        assert answered(run, ADA, AWAY).recorded == [(1, "toy.bid", given, "house")], asks


@pytest.mark.parametrize(("missed", "late"), [(2, False), (3, True)])
def test_nobody_waits_for_who_missed_too_much(monkeypatch: pytest.MonkeyPatch, missed: int, late: bool) -> None:
    run = bidding()
    monkeypatch.setattr(run.game, "patience", 3)
    table = answered(run, ADA, replace(BEN, prefs={"missed": missed}))
    assert table.recorded == [(1, "toy.bid", "0", "clock")] * late
    assert table.info.seats[1].prefs["missed"] == (4 if late else 2)
    run = bidding()
    monkeypatch.setattr(run.game, "patience", 3)
    both = [replace(place, prefs={"missed": 3}) for place in (ADA, BEN)]
    assert answered(run, *both).recorded == [], "there is nobody whom they keep waiting"


def test_the_first_that_is_missed_is_noted_with_its_time() -> None:
    table = Table(bidding(), [ADA, BEN])
    assert autoplay.count_missed(cast(Any, table), 1) == 1
    assert table.info.seats[1].prefs == {"missed": 1, "missed_at": 50.0}
    table.now = 60.0
    assert autoplay.count_missed(cast(Any, table), 1) == 2
    assert table.info.seats[1].prefs == {"missed": 2, "missed_at": 50.0}


def on_the_floor(game: Toy | None = None) -> Run[ToyState]:
    run = bidding(game)
    run.choose(0, "1"), run.choose(1, "1")
    return run


def test_the_house_waits_on_an_open_floor_until_the_people_there_have_finished() -> None:
    run = on_the_floor(Game(None))
    assert answered(run, ADA, HOUSE).recorded == []
    run.choose(0, "done", run.token(run.requests(0)[0], 0))
    assert answered(run, ADA, HOUSE).recorded[0] == (1, "toy.floor", "done", "house")
    run = on_the_floor(Game(None))
    done = answered(run, replace(ADA, user=None), HOUSE).recorded[:2]
    assert done == [(0, "toy.floor", "done", "house"), (1, "toy.floor", "done", "house")]


class Ordered(Game):
    def __init__(self, lasts: str = "") -> None:
        super().__init__()
        self.lasts = lasts

    def orders(self, state: ToyState, seat: int) -> Sequence[Order]:
        return [Order("toy.bid", "2", text("toy-yes"), self.lasts, ("toy.keep",))]


def test_a_standing_order_answers_for_somebody_who_is_there() -> None:
    for order, given in ((["2", ""], "2"), (["9", ""], None), (["1", ""], "1")):
        run = bidding(Ordered())
        place = replace(BEN, prefs={"auto": {"toy.bid": order}})
        expected = [] if given is None else [(1, "toy.bid", given, "order")]
        assert answered(run, ADA, place).recorded == expected, order


@pytest.mark.parametrize(
    ("option", "lasts", "given"), [("2", "day 1", "2"), ("2", "day 2", None), ("1", "day 1", None), ("2", "", "2")]
)
def test_an_order_holds_as_long_as_the_game_offers_it(option: str, lasts: str, given: str | None) -> None:
    run = bidding(Ordered("day 1"))
    assert obeyed(run, run.requests(1)[0], 1, option, lasts) == given


def test_an_order_given_with_an_answer_that_has_ended_its_day_is_over_with_it() -> None:
    """*Play, then pass* of day 1 passed all of day 2: the play had turned the day before it was written down."""
    run = bidding(Ordered("day 2"))
    table, then = Table(run, [ADA, BEN]), Ordered("day 1").orders(run.state, 1)
    for offered, lasts, given in ((then, "day 1", None), (None, "day 2", "2")):
        give_order(cast(Any, table.live), cast(Any, table), 1, "toy.bid", "2", offered)
        assert table.info.seats[1].prefs["auto"] == {"toy.bid": ["2", lasts], "toy.keep": ["2", lasts]}
        assert obeyed(run, run.requests(1)[0], 1, "2", lasts) == given


def test_an_order_for_a_day_does_not_end_one_that_holds_until_it_is_revoked() -> None:
    """*Play, then pass* ended *From now on: pass for me* without a word: days later somebody was asked again."""
    run = bidding(Ordered("day 1"))
    table = Table(run, [ADA, replace(BEN, prefs={"auto": {"toy.bid": ["1", ""]}})])
    for _ in range(2):  # said once more it is not kept twice
        give_order(cast(Any, table.live), cast(Any, table), 1, "toy.bid", "2", Ordered("day 1").orders(run.state, 1))
        assert table.info.seats[1].prefs["auto"]["toy.bid"] == ["2", "day 1", "1"]
    seat = table.info.seats[1]
    assert answered(bidding(Ordered("day 1")), ADA, seat).recorded == [(1, "toy.bid", "2", "order")]
    assert answered(bidding(Ordered("day 2")), ADA, seat).recorded == [(1, "toy.bid", "1", "order")], "the day is over"
    for ended, left in (("2", ["1", ""]), ("1", ["2", "day 1"])):
        both = Table(run, [ADA, seat])
        give_order(cast(Any, both.live), cast(Any, both), 1, "toy.bid", None, ended=ended)
        assert both.info.seats[1].prefs["auto"]["toy.bid"] == left, "the other one goes on"
    give_order(cast(Any, table.live), cast(Any, table), 1, "toy.bid", None)
    assert "toy.bid" not in table.info.seats[1].prefs["auto"]


def test_what_nobody_is_waited_for_and_what_the_table_waits_for_is_left_alone() -> None:
    async def ask(play: Play[ToyState], round: int = 1) -> None:
        def options() -> list[Option]:
            return [Option("a", text("toy-yes")), Option("b", text("toy-no"))]

        await play.ask((0, 1), "toy.slow", text("toy-vote"), options, deadline="none")
        play.end("done")

    game = Game()
    game.steps = {"deal": deal, "bid": ask}
    table = answered(bidding(game), replace(ADA, user=None), HOUSE)
    assert table.recorded == [] and not table.live.run.over


def test_a_question_to_several_waits_for_those_who_are_there() -> None:
    async def ask(play: Play[ToyState], round: int = 1) -> None:
        def options() -> list[Option]:
            return [Option("a", text("toy-yes")), Option("b", text("toy-no"))]

        await play.ask((0, 1), "toy.both", text("toy-vote"), options)
        play.end("done")

    game = Game()
    game.steps = {"deal": deal, "bid": ask}
    assert answered(bidding(game), ADA, HOUSE).recorded == []
    assert answered(bidding(game), replace(ADA, away=True), HOUSE).recorded == [(0, "toy.both", "a", "house")]


def test_a_table_of_the_house_alone_plays_to_its_end() -> None:
    run = bidding()
    table = answered(run, replace(HOUSE, n=0), HOUSE)
    assert run.over and {by for _, _, _, by in table.recorded} == {"house"} and table.said == []
    assert answered(run, replace(HOUSE, n=0), HOUSE).recorded == [], "it is over"
    paused = Table(bidding(), [ADA, HOUSE])
    paused.info.status = "paused"
    asyncio.run(answer_for_absent(cast(Any, paused), cast(Any, paused.live), cast(Any, paused)))
    assert paused.recorded == []


def test_a_game_that_sleeps_is_paused_while_nobody_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    for sleeps, seats, is_paused in (
        (True, (replace(ADA, away=True), AWAY), True),
        (True, (replace(ADA, away=True), HOUSE), True),
        (True, (ADA, AWAY), False),
        (True, (replace(HOUSE, n=0), HOUSE), False),
        (False, (replace(ADA, away=True), AWAY), False),
    ):
        run = bidding()
        monkeypatch.setattr(run.game, "sleeps", sleeps)
        table = answered(run, *seats)
        assert (table.info.status == "paused", table.said) == (is_paused, ["journal-asleep"] * is_paused)
        assert not (is_paused and table.recorded)


def test_the_house_rests_after_very_many_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    for most, tired in ((3, True), (10_000, False)):
        monkeypatch.setattr(autoplay, "MOST_ANSWERS", most)
        table = answered(bidding(), replace(HOUSE, n=0), HOUSE)
        assert table.said == ["journal-house-tired"] * tired
        assert (len(table.recorded), table.info.status) == (3, "paused") if tired else table.live.run.over


def test_a_rule_that_breaks_stops_the_house_and_is_reported() -> None:
    async def broken(play: Play[ToyState]) -> None:
        raise ZeroDivisionError

    game = Game()
    game.steps = {**game.steps, "take": broken}
    run = bidding(game)
    run.choose(0, "1")
    table = answered(run, ADA, HOUSE)
    assert table.recorded == [] and table.failure is not None and len(table.reported) == 1


class Hungry(Game):
    """Its house eats its biscuit when it may, and asks for another that there is not."""

    def answer(self, state: ToyState, request: Request, seat: int) -> Answer | None:
        return "biscuit" if request.anytime else super().answer(state, request, seat)


def test_the_house_acts_at_any_time_for_its_seats_alone() -> None:
    run = bidding(Hungry())
    table = answered(run, ADA, HOUSE)
    assert [(seat, key) for seat, key, _, _ in table.recorded] == [
        (1, "anytime"),
        (1, "toy.crumbs"),
        (1, "toy.bid"),
    ]
    assert run.state.biscuits == [1, 0]
    assert answered(bidding(Hungry()), ADA, BEN).recorded == []


def test_what_happens_when_time_is_up() -> None:
    run = on_the_floor()
    assert default_answer(run, run.requests(0)[0]) == "done"
    assert default_answer(bidding(), bidding().requests(0)[0]) == "0"
