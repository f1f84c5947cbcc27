"""What is remembered of a state is never shown for another one: through choices, undo, new dice, broken rules."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from bot.rules.errors import RuleFailure
from bot.rules.kernel.run import Run
from bot.rules.rng import Chance
from bot.rules.tokens import line_of
from bot.tables.live.unit_of_work import run_digest
from bot.tables.model.codec import digest
from tests.rules.toy import Toy

Line = str
"""A seat and the way in which it is asked: in public, in private, at any time."""
Question = tuple[Line, str]
"""A line and the key of a decision."""
SEATS = 3


def compare(run: Run[Any]) -> None:
    """Everything that is remembered against the same made anew; twice, as looking must change nothing."""
    game, state = run.game, run.state
    for _ in range(2):
        assert run_digest(run) == digest(state)
        for seat in (None, *range(state.seats)):
            fresh = game.view(state, seat)
            assert run.view(seat) == fresh and run.describe(seat) == game.describe(fresh)
        for request in run.requests():
            made, explain = request.decision.options(), request.decision.explain
            assert list(request.bare_options(run)) == list(made)
            assert list(request.options(run)) == list(made if explain is None else explain(made))


def shown(run: Run[Any]) -> Iterator[tuple[Line, str, str]]:
    """Line, key and token of everything that anybody can press now."""
    for seat in range(SEATS):
        for request in run.requests(seat):
            yield line_of(seat, request.decision, request.anytime), request.decision.key, run.token(request, seat)


class Buttons:
    """Books of all buttons that were ever shown, kept without a look into the kernel.

    A question is another one after its seat has answered it, and after an undo has taken back anything that this seat
    was asked, or has answered, in the same way. A token never fits two of them. Where an undo took back nothing of the
    kind, the buttons stay: who is asked what it was asked learns nothing of the undo.
    """

    def __init__(self) -> None:
        self.asked: dict[Question, int] = {}
        """All questions ever asked, each with a number that no other one has."""
        self.at: dict[int, dict[Question, int]] = {}
        """The same, by the number of choices when it was so."""
        self.meant: dict[str, int] = {}
        self.shown: set[tuple[Line, str, str]] = set()
        self.numbers = 0
        self.kept = 0
        """How many buttons outlived an undo."""

    def look(self, run: Run[Any]) -> None:
        """Check what is shown now."""
        self.shown = set(shown(run))
        for line, key, token in self.shown:
            if (line, key) not in self.asked:
                self.ask_anew((line, key))
            number = self.asked[line, key]
            assert self.meant.setdefault(token, number) == number, "a button of another question fits"
        self.at[run.index] = dict(self.asked)

    def ask_anew(self, question: Question) -> None:
        self.numbers += 1
        self.asked[question] = self.numbers

    def undone(self, run: Run[Any], before: int, to: int) -> None:
        """The run has gone back from index `before` to `to`."""
        then, now = self.at[to], self.at[before]
        changed = {question[0] for question in {*then, *now} if then.get(question) != now.get(question)}
        self.at = {index: asked for index, asked in self.at.items() if index <= to}
        self.asked = dict(then)
        for question in [question for question in then if question[0] in changed]:
            self.ask_anew(question)
            for asked in self.at.values():  # it was the same question at whatever moment it stood before
                if asked.get(question) == then[question]:
                    asked[question] = self.asked[question]
        pressable = {(line, key) for line, key, _ in self.shown if line not in changed}
        stayed = {found for found in shown(run) if found[:2] in pressable}
        assert stayed <= self.shown, "a button has gone though its question is the same"
        self.kept += len(stayed)


def answer(run: Run[Any], chance: Chance) -> Question:
    """Somebody answers something; gives what that was."""
    seats = sorted({seat for request in run.requests() for seat in request.decision.seats})
    seat = chance.pick("seat", seats)
    request = chance.pick("request", run.requests(seat))
    decision = request.decision
    if decision.kind == "amount":
        given: Any = chance.pick("amount", range(decision.least, decision.most + 1))
    else:
        given = chance.pick("option", [o.id for o in request.options(run) if o.refused is None])
    run.choose(seat, given, run.token(request, seat))
    return line_of(seat, decision, request.anytime), decision.key


@pytest.mark.parametrize("seed", range(6))
def test_what_is_remembered_is_the_present_state(seed: int) -> None:
    chance = Chance(bytes([seed]) * 32, {})
    game = Toy()
    armed = [False]

    def breaking(step: Any) -> Any:
        async def once(play: Any, **args: Any) -> None:
            if armed[0]:
                armed[0] = False  # what puts the run back comes through here again
                play.state.heap += 1_000
                raise ZeroDivisionError("on purpose")
            await step(play, **args)

        return once

    game.steps = {name: breaking(step) for name, step in game.steps.items()}
    run = Run.start(game, bytes([seed]) * 32, SEATS, game.options(rounds=3))
    buttons = Buttons()
    compare(run)
    buttons.look(run)
    for _ in range(120):
        if run.over:
            break
        deed = chance.below("deed", 10)
        first, before = run.checkpoints[0].index, run.index
        if deed == 0 and run.index > first:
            back = chance.pick("back", range(first, run.index))
            run.undo(back, fresh=bool(chance.below("fresh", 2)))
            buttons.undone(run, before, back)
        elif deed == 1:
            armed[0] = True
            with suppress(RuleFailure):
                buttons.ask_anew(answer(run, chance))
            armed[0] = False
        else:
            buttons.ask_anew(answer(run, chance))
        compare(run)
        buttons.look(run)
        restored = Run.restore(game, run.seed, run.checkpoints, run.choices, run.base, bases=run.bases)
        assert digest(restored.state) == run_digest(run) and list(shown(restored)) == list(shown(run))
    assert buttons.kept > 0
