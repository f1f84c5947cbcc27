"""What may be taken back, by whom, and how far. Reading only."""

from collections.abc import Sequence
from typing import Any

from bot.rules.decision import TABLE_SEAT
from bot.rules.kernel.run import ADMIT, Run
from bot.rules.play.handle import CHILD_RESULT
from bot.tables.model.answering import seats_for
from bot.tables.model.info import Info


def free_undo(run: Run[Any], info: Info, user: int) -> tuple[int, int] | None:
    """(seat, index) to which this user may undo freely, or None.

    Answers that the house, or the player's own standing orders, gave after it go with it; another person's do not.
    """
    if run.game.undo(run.state) != "free" or not may_undo(run):
        return None
    first = run.checkpoints[0].index
    for index in range(run.index - 1, max(run.undo_boundary, first) - 1, -1):
        choice = run.choices[index - first]
        if choice.by in ("player", "deputy"):
            is_own = choice.seat in seats_for(run, info, user) and index >= info.seats[choice.seat].first_choice
            return (choice.seat, index) if is_own else None
        if choice.by not in ("house", "order"):
            return None
    return None


def may_undo(run: Run[Any]) -> bool:
    """Whether anything may be taken back at all: not while other tables are played because of it."""
    is_played = any(TABLE_SEAT in request.decision.seats for request in run.requests())
    return run.game.undo(run.state) != "off" and not is_played


def last_choice(run: Run[Any], info: Info, seats: Sequence[int]) -> tuple[int, int] | None:
    """(seat, index) of the last choice that the users of these seats made themselves, as far as checkpoints reach."""
    first = run.checkpoints[0].index
    for index in range(run.index - 1, first - 1, -1):
        choice = run.choices[index - first]
        if choice.key == ADMIT or choice.key.startswith(CHILD_RESULT):
            return None  # who sat down and what was played elsewhere stays
        if choice.seat not in seats or index < info.seats[choice.seat].first_choice:
            continue
        if choice.by in ("player", "deputy", "clock"):
            return choice.seat, index
    return None
