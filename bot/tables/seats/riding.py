"""Seats of a campaign: they come and go while it runs, but only at its gate (`Game.admits`). No waiting in here.

Every change is a choice of the table (`Run.admit`), so that the rules know of it and the log proves it.
"""

from dataclasses import replace

from bot.tables.live.unit_of_work import UnitOfWork
from bot.tables.model import errors
from bot.tables.model.seats import Seat
from bot.tables.model.table import Live


def require_gate(live: Live) -> None:
    """Raises `SeatsSettled`: seats of a campaign stay as they are while a session is played or taken in."""
    if live.run is not None and live.game.keeps_a_log and not is_at_gate(live):
        raise errors.SeatsSettled()


def is_at_gate(live: Live) -> bool:
    """Whether the seats of this campaign may come and go now."""
    run = live.run
    return run is not None and live.game.keeps_a_log and run.game.admits(run.state)


def require_own_seats(live: Live) -> None:
    """Raises `SeatsGiven`: who plays at a child table was settled by the table that had it opened."""
    if live.info.sequel_of is not None:
        raise errors.SeatsGiven()


def add_seat(live: Live, work: UnitOfWork, user: int, name: str) -> None:
    """Somebody joins a campaign that runs: on the seat that they held, or, of a campaign that a file has brought, on
    that of their name; else on the one that its game gives to newcomers. Raises `NotPossible`."""
    run, seats = live.run, work.info.seats
    assert run is not None
    own = next((seat.n for seat in seats if seat.former == user), None)
    if own is None:
        own = next((seat.n for seat in seats if seat.is_unclaimed and seat.name.casefold() == name.casefold()), None)
    free = run.game.newcomers_seat(run.state) if own is None else own
    work.is_begun = True
    choice = run.admit(free)
    if free == len(seats):
        work.set(seats=(*seats, Seat(free, user, name)))
    else:  # its word for the dice stays
        place = replace(seats[free], user=user, name=name, house=False, away=False, deputy=None)
        work.set(seats=_put(seats, place))
    work.set_seat(replace(work.info.seats[free], prefs=_since(live, work)))
    work.record(choice, None)
    work.say("journal-joined", who=f"@seat:{free}")


def free_seats(live: Live, work: UnitOfWork, seats: list[int]) -> None:
    """The rules learn that nobody holds these seats any more."""
    run = live.run
    if run is None or not live.game.keeps_a_log:
        return
    work.is_begun = True
    for seat in seats:
        work.record(run.admit(seat, is_taken=False), None)


def fill_seat(live: Live, work: UnitOfWork, seat: int) -> None:
    """The rules learn that somebody else holds this seat from now on."""
    if live.run is not None and live.game.keeps_a_log:
        work.is_begun = True
        work.record(live.run.admit(seat), None)


def _put(seats: tuple[Seat, ...], place: Seat) -> tuple[Seat, ...]:
    return tuple(place if seat.n == place.n else seat for seat in seats)


def _since(live: Live, work: UnitOfWork) -> dict[str, int]:
    """Private news and choices from before are not this user's."""
    assert live.run is not None
    return {"since": live.info.event_count + len(work.write.events), "index": live.run.index}
