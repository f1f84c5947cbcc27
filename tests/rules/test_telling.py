"""A heading says whose effects follow: once, before the first line that comes of them, and never over others' lines."""

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest

from bot.rules.decision import Option, text
from bot.rules.kernel.run import Run
from bot.rules.play.handle import Play
from tests.rules.toy import Toy, ToyState

Rules = Callable[[Play[ToyState]], Coroutine[Any, Any, None]]
CARD = text("card")


def running(rules: Rules) -> Run[ToyState]:
    """A table that does just this."""

    async def deal(play: Play[ToyState]) -> None:
        await rules(play)
        play.say("after")
        play.end("done")

    game = Toy()
    game.steps = {"deal": deal}
    return Run.start(game, b"heading", 2)


def told(run: Run[ToyState]) -> list[str]:
    return [event.kind for event in run.journal]


def yes() -> list[Option]:
    return [Option(one, text("toy-yes")) for one in ("yes", "no")]


def test_it_stands_once_before_the_first_line() -> None:
    async def rules(play: Play[ToyState]) -> None:
        with play.heading(CARD):
            play.say("one")
            play.say("two")

    assert told(running(rules)) == ["card", "one", "two", "after"]


def test_what_one_seat_alone_may_read_comes_under_it_too() -> None:
    async def rules(play: Play[ToyState]) -> None:
        with play.heading(CARD):
            play.tell(0, "secret")

    run = running(rules)
    assert [(event.kind, event.only) for event in run.journal][:2] == [("card", None), ("secret", 0)]


def test_where_nothing_is_told_there_is_none() -> None:
    async def rules(play: Play[ToyState]) -> None:
        with play.heading(CARD):
            pass

    assert told(running(rules)) == ["after"]


def test_one_within_another_is_told_after_it() -> None:
    async def rules(play: Play[ToyState]) -> None:
        with play.heading(CARD):
            with play.heading(text("woken")):
                play.say("one")
            play.say("two")

    assert told(running(rules)) == ["card", "woken", "one", "two", "after"]


def test_none_is_left_over_when_rules_fail() -> None:
    async def rules(play: Play[ToyState]) -> None:
        with pytest.raises(KeyError), play.heading(CARD):
            raise KeyError

    assert told(running(rules)) == ["after"]


@pytest.mark.parametrize("first", [0, 1])
def test_lines_of_others_meanwhile_are_not_under_it(first: int) -> None:
    """Seat 0's card asks; whatever seat 1 does while it waits has nothing to do with that card."""

    async def part(play: Play[ToyState], seat: int) -> None:
        if seat == 1:
            await play.ask(1, "toy.vote", text("toy-vote"), yes)
            play.say("theirs")
            return
        with play.heading(CARD):
            await play.ask(0, "toy.vote", text("toy-vote"), yes)
            play.say("mine")

    async def rules(play: Play[ToyState]) -> None:
        await play.together([partial(part, play)(seat) for seat in (0, 1)])

    run = running(rules)
    for seat in (first, 1 - first):
        run.choose(seat, "yes", run.token(run.requests(seat)[0], seat))
    parts = [["card", "mine"], ["theirs"]]
    assert told(run) == [*parts[first], *parts[1 - first], "after"]
