"""Each way in which rules ask: who is asked, what they get back, and when an open floor is over."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import pytest

from bot.rules.decision import TABLE_SEAT, Decision, Event, Option, text
from bot.rules.errors import NotPossible
from bot.rules.kernel.run import Run
from bot.rules.play.handle import Play
from tests.rules.toy import Toy, ToyState

Rules = Callable[[Play[ToyState]], Coroutine[Any, Any, Any]]
PROMPT = text("toy-vote")


def options(*names: str, most: int = 1) -> Callable[[], list[Option]]:
    return lambda: [Option(name, text("toy-yes"), most=most) for name in names]


def running(rules: Rules, seats: int = 2) -> tuple[Run[ToyState], list[Any]]:
    """A table that does just this, and what the rules got."""
    got: list[Any] = []

    async def deal(play: Play[ToyState]) -> None:
        got.append(await rules(play))
        play.end("done")

    game = Toy()
    game.steps = {"deal": deal}
    return Run.start(game, b"asking", seats), got


def asked(run: Run[ToyState]) -> list[tuple[tuple[int, ...], list[str]]]:
    return [
        (request.decision.seats, [option.id for option in request.options(run)])
        for request in run.requests()
        if not request.anytime
    ]


def press(run: Run[ToyState], seat: int, answer: Any) -> None:
    run.choose(seat, answer, run.token(run.requests(seat)[0], seat))


def test_one_of_several_seats_answers_for_all() -> None:
    run, got = running(lambda play: play.ask((0, 1), "k", PROMPT, options("a", "b")))
    assert asked(run) == [((0, 1), ["a", "b"])]
    press(run, 1, "b")
    assert got == ["b"] and run.over


def test_who_answered_is_told_to_the_rules_that_ask_for_it() -> None:
    async def rules(play: Play[ToyState]) -> Any:
        first = await play.decide(Decision((1, 0), "k", PROMPT, options("a", "b")))
        alone = await play.decide(Decision((1, 0), "k", PROMPT, options("a")))
        one_of = await play.ask_one_of(
            [Decision((seat,), f"k{seat}", PROMPT, options("x", "y"), forced=False) for seat in (0, 1)]
        )
        return first, alone, one_of

    run, got = running(rules)
    press(run, 0, "a")
    press(run, 1, "y")
    assert got == [((0, "a"), (1, "a"), (1, 1, "y"))]


@pytest.mark.parametrize(
    ("rules", "answer", "gives"),
    [
        (lambda play: play.ask_some(0, "k", PROMPT, options("a", "b", "c"), 1, 2), ["c", "a"], ["c", "a"]),
        (lambda play: play.ask_order(0, "k", PROMPT, options("a", "b")), ["b", "a"], ["b", "a"]),
        (lambda play: play.ask_amount(0, "k", PROMPT, 2, 5), 4, 4),
        (
            lambda play: play.ask_amounts(0, "k", PROMPT, options("a", "b", most=3), 2, 4),
            ["a", "b", "a"],
            {"a": 2, "b": 1},
        ),
    ],
)
def test_what_each_kind_gives(rules: Rules, answer: Any, gives: Any) -> None:
    run, got = running(rules)
    with pytest.raises(NotPossible):
        press(run, 0, {"k": 1})
    press(run, 0, answer)
    assert got == [gives]


def test_answers_of_all_come_in_the_order_of_the_question() -> None:
    async def one(play: Play[ToyState], seat: int) -> str:
        return f"{seat}{await play.ask(seat, 'k', PROMPT, options('a', 'b'), forced=False)}"

    run, got = running(lambda play: play.together([one(play, 1), one(play, 0)]))
    press(run, 0, "b")
    assert not run.over
    press(run, 1, "a")
    assert got == [["1a", "0b"]]


class Floor:
    """An open floor of two; seat 1 has nothing to do unless told so."""

    def __init__(self, **more: Any) -> None:
        self.acted: list[tuple[int, str]] = []
        self.able = {0: ["x", "y"], 1: list[str]()}
        self.more = more
        self.ends = False

    async def rules(self, play: Play[ToyState]) -> None:
        def actions(seat: int) -> Sequence[Option]:
            return options(*self.able[seat])()

        async def act(seat: int, answer: str) -> None:
            self.acted.append((seat, answer))
            if answer == "y":
                self.able[1] = ["z"]
            self.ends = answer == "z"

        more = {"over": lambda: self.ends, **self.more}
        await play.open_floor("floor", PROMPT, (0, 1), actions, act, **more)


def test_whoever_can_act_does_until_all_are_done() -> None:
    floor = Floor()
    run, _ = running(floor.rules)
    assert asked(run) == [((0,), ["x", "y", "done"])]
    press(run, 0, "x")
    press(run, 0, "y")
    assert asked(run) == [((0,), ["x", "y", "done"]), ((1,), ["z", "done"])]
    press(run, 0, "done")
    assert asked(run) == [((0,), ["x", "y", "not-done"]), ((1,), ["z", "done"])]
    press(run, 0, "not-done")
    assert asked(run)[0] == ((0,), ["x", "y", "done"])
    press(run, 0, "done")
    press(run, 0, "x")
    assert asked(run)[0] == ((0,), ["x", "y", "done"]), "whoever acts is not done"
    press(run, 1, "done")
    assert not run.over
    press(run, 0, "done")
    assert run.over and floor.acted == [(0, "x"), (0, "y"), (0, "x")]


def test_a_floor_ends_at_once_when_it_is_over_and_does_not_begin_where_nobody_can_act() -> None:
    floor = Floor()
    floor.able[1] = ["z"]
    run, _ = running(floor.rules)
    press(run, 1, "z")
    assert run.over
    nobody = Floor()
    nobody.able[0] = []
    assert running(nobody.rules)[0].over
    over = Floor(over=lambda: True)
    assert running(over.rules)[0].over


def test_where_nobody_is_forced_all_are_asked_and_some_may_be_done_before() -> None:
    floor = Floor(forced=False)
    run, _ = running(floor.rules)
    assert asked(run) == [((0,), ["x", "y", "done"]), ((1,), ["done"])]
    run, _ = running(Floor(done={0}, forced=False).rules)
    assert asked(run) == [((0,), ["x", "y", "not-done"]), ((1,), ["done"])]
    press(run, 1, "done")
    assert run.over
    assert running(Floor(done={0}).rules)[0].over


def test_what_the_house_does_on_a_floor_is_said_for_each_seat() -> None:
    floor = Floor(default=lambda seat: ("x", "done")[seat], forced=False, deadline="quick", advised=True)
    run, _ = running(floor.rules)
    decisions = [request.decision for request in run.requests() if not request.anytime]
    assert [one.house_answer() for one in decisions] == ["x", "done"]
    assert {(one.deadline, one.advised, one.otherwise) for one in decisions} == {("quick", True, "done")}


@pytest.mark.parametrize(("answer", "won"), [("won:1", (1,)), ("draw", (0, 1)), ("none", None)])
def test_the_result_of_another_table(answer: str, won: Any) -> None:
    run, got = running(lambda play: play.result_of("final", PROMPT, (0, 1)))
    (request,) = run.requests()
    assert request.decision.seats == (TABLE_SEAT,) and [option.id for option in request.options(run)] == [
        "won:0",
        "won:1",
        "draw",
        "none",
    ]
    run.choose(TABLE_SEAT, answer, by="table")
    assert got == [won]


def test_what_a_voice_says_stands_after_the_line_that_it_is_about(monkeypatch: pytest.MonkeyPatch) -> None:
    def remark(self: Any, event: Event) -> Event | None:
        return Event("hm", {"about": event.kind}) if event.kind != "quiet" else None

    monkeypatch.setattr(Run, "remark", remark)

    async def rules(play: Play[ToyState]) -> None:
        play.say("one")
        play.say("quiet")
        play.tell(0, "secret")

    run, _ = running(rules)
    assert [event.kind for event in run.journal] == ["one", "hm", "quiet", "secret"]
    assert run.work >= 4 + 1
