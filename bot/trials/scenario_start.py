"""Brings a game to where a scenario begins: its `given`, as a run that is at its first question."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from bot.rules.kernel.game import Game
from bot.rules.kernel.run import Checkpoint, Run
from bot.rules.table_state import Step
from bot.trials.paths import put
from bot.trials.scenario_file import Given

MOST_CHOICES = 3_000


class Failed(Exception):
    """The scenario cannot be played as it is written; the message says why."""


def begin(game: Game[Any], given: Given) -> Run[Any]:
    """The run, patched and driven to its first question, or to a step of `halt`.

    Raises `Failed`, and what the rules raise.
    """
    for step in (*given.halt, *([given.until] if given.until else [])):
        if step not in game.steps:
            raise Failed(f"given: there is no step {step!r}; there are {', '.join(game.steps)}")
    seed = given.seed.encode()
    options = game.options.model_validate({**game.scenario_options, **given.options})
    script = {stream: list(values) for stream, values in given.streams.items()}
    halts = halts_before(*given.halt)
    if given.until is None:
        return Run.start(game, seed, given.seats, options, script, lambda state: _patch(game, state, given), halts)
    state = _state_at(game, given.until, given, options)
    return Run.resume(game, seed, Checkpoint(0, 0, _patched(game, state, given)), script, halts)


def halts_before(*steps: str) -> Callable[[Any], bool]:
    """For `Stepper.at_rest`: the play stops where one of these steps is about to begin."""
    return lambda state: state.steps[0].name in steps


def _state_at(game: Game[Any], until: str, given: Given, options: Any) -> Any:
    run = Run.start(game, given.seed.encode(), given.seats, options, at_rest=halts_before(until))
    for _ in range(MOST_CHOICES):
        asked = run.requests()
        if not asked:
            break
        pending = [one for one in asked if not one.is_done(run)] or asked  # a ballot may be changed until it is counted
        seat = pending[0].decision.seats[0]
        run.choose(seat, pending[0].decision.house_answer(), run.token(pending[0], seat))
    if run.requests() or run.over:
        raise Failed(f"given.until: the step {until!r} was never reached")
    return run.state


def _patch(game: Game[Any], state: Any, given: Given) -> None:
    changed = game.load(_patched(game, state, given))
    for name in type(state).model_fields:
        setattr(state, name, getattr(changed, name))


def _patched(game: Game[Any], state: Any, given: Given) -> bytes:
    data = state.model_dump(mode="json")
    for path, value in given.state.items():
        put(data, path, deepcopy(value))
    if given.steps is not None:
        data["steps"] = [Step(name=s).model_dump() if isinstance(s, str) else s for s in given.steps]
    return game.dump(type(state).model_validate(data))
