"""What an answer of a player's means besides itself: they are there. Waits for nothing."""

from dataclasses import replace

from bot.tables.live.unit_of_work import UnitOfWork, without_missed
from bot.tables.model.proposal import read_proposal
from bot.tables.model.seats import missed


def came_forward(work: UnitOfWork, user: int) -> None:
    """A user has answered, planned or not: nobody votes about them, and a wish to take something back is over."""
    work.show_up(user)
    drop_undo(work)
    for place in work.info.seats_of(user):
        if missed(place):
            work.set_seat(replace(place, prefs=without_missed(place)))


def drop_undo(work: UnitOfWork) -> None:
    """A wish to take something back is over once somebody has gone on; what else is asked is not."""
    proposal = read_proposal(work.info.proposal)
    if proposal is not None and proposal.kind == "undo":
        work.set(proposal=None)
