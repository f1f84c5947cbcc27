"""Seats that are added or given up while a game runs. Only at rest, so that no rule holds a number of seats in a local.

It is a choice of the table (`ADMIT`, answer `{"seat": number, "taken": bool}`): the game replays and is verified with
it, and nothing before it can be taken back freely.
"""

from typing import Any

from bot.rules.decision import TABLE_SEAT, Choice, text
from bot.rules.errors import NotPossible
from bot.rules.kernel.stepper import Stepper
from bot.rules.table_state import TableState

ADMIT = "!admit"


def admission(seat: int, is_taken: bool) -> Choice:
    """The choice by which a seat is taken (a new one: the number after the last) or given up."""
    answer: Any = {"seat": seat, "taken": is_taken}
    return Choice(TABLE_SEAT, ADMIT, answer, "table")


def carry_out(run: Stepper[Any], choice: Choice) -> None:
    """Back to the state at rest, which is changed; then its step begins anew. Raises `NotPossible`, nothing changed."""
    answer: Any = choice.answer
    state = _state_at_rest(run)
    _change(run, state, answer["seat"], answer["taken"])
    run.index += 1
    run.undo_boundary = run.index
    run._enter(state)
    run._loop()
    run.ticks += 1


def _state_at_rest(run: Stepper[Any]) -> TableState:
    point = run.checkpoints[-1]
    if not run.state.steps or point.index != run.index or not run.game.admits(run.state):
        raise NotPossible(text("refused-seats-settled"))
    state: TableState = point.read(run.game.state)
    return state


def _change(run: Stepper[Any], state: TableState, seat: int, is_taken: bool) -> None:
    is_new = is_taken and seat == state.seats
    if not is_new and not 0 <= seat < state.seats:
        raise NotPossible(text("refused-seats-settled"))
    state.seats += is_new
    if is_taken:
        run.game.admit(state, seat)
    else:
        run.game.dismiss(state, seat)
