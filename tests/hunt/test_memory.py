"""What is remembered of a state is never shown for another one: through choices, undo, new dice, broken rules."""

from contextlib import suppress
from typing import Any

import pytest

from bot.rules.errors import RuleFailure
from bot.rules.kernel import Run
from bot.rules.rng import Chance
from bot.tables.live.unit_of_work import run_digest
from bot.tables.model.codec import digest
from tests.rules.toy import Pebbles


def compare(run: Run[Any]) -> None:
    """Everything that is remembered against the same made anew; twice, as looking must change nothing."""
    game, state = run.game, run.state
    for _ in range(2):
        assert run_digest(run) == digest(state)
        for seat in (None, *range(state.seats)):
            fresh = game.view(state, seat)
            assert run.view(seat) == fresh and run.describe(seat) == game.describe(fresh)
        for request in run.requests():
            assert list(request.options(run)) == list(request.decision.options())


def answer(run: Run[Any], chance: Chance) -> None:
    seats = sorted({seat for request in run.requests() for seat in request.decision.seats})
    seat = chance.pick("seat", seats)
    request = chance.pick("request", run.requests(seat))
    decision = request.decision
    if decision.kind == "amount":
        given: Any = chance.pick("amount", range(decision.least, decision.most + 1))
    else:
        given = chance.pick("option", [o.id for o in request.options(run) if o.refused is None])
    run.choose(seat, given, run.token(request, seat))


@pytest.mark.parametrize("seed", range(6))
def test_what_is_remembered_is_the_present_state(seed: int) -> None:
    chance = Chance(bytes([seed]) * 32, {})
    game = Pebbles()

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
    run = Run.start(game, bytes([seed]) * 32, 3, game.options(rounds=3))
    compare(run)
    tokens: set[tuple[int, str]] = set()
    for _ in range(120):
        if run.over:
            break
        deed = chance.below("deed", 10)
        first = run.checkpoints[0].index
        if deed == 0 and run.index > first:
            back = chance.pick("back", range(first, run.index))
            old = {(seat, run.token(r, seat)) for r in run.requests() for seat in r.decision.seats}
            run.undo(back, fresh=bool(chance.below("fresh", 2)))
            new = {(seat, run.token(r, seat)) for r in run.requests() for seat in r.decision.seats}
            assert not new & (old | tokens), "a button from before an undo never fits again"
        elif deed == 1:
            armed[0] = True
            with suppress(RuleFailure):
                answer(run, chance)
            armed[0] = False
        else:
            tokens |= {(seat, run.token(r, seat)) for r in run.requests() for seat in r.decision.seats}
            answer(run, chance)
        compare(run)
        restored = Run.restore(game, run.seed, run.checkpoints, run.choices, run.base)
        assert digest(restored.state) == run_digest(run)
