"""What must hold before anything is changed at a table: who asks, where the table stands, that there is room. Nothing
waits, nothing is changed."""

from typing import Any

from bot.rules.kernel.run import Run
from bot.tables.model import errors
from bot.tables.model.info import Info
from bot.tables.model.seats import Seat
from bot.tables.model.table import Live


def require_host(info: Info, user: int) -> None:
    """Raises `NotHost`."""
    if info.host != user:
        raise errors.NotHost()


def require_lobby(info: Info) -> None:
    """Raises `AlreadyStarted` or `Over`."""
    if info.status != "lobby":
        raise errors.Over() if info.status == "ended" else errors.AlreadyStarted()


def require_room(live: Live) -> None:
    """Raises `TableFull`."""
    if len(live.info.seats) >= live.game.seats[1]:
        raise errors.TableFull(most=live.game.seats[1])


def playing(live: Live) -> Run[Any]:
    """The run of a table at which may be played. Raises `NotStarted`, `Paused`, `Over`."""
    status = live.info.status
    if status == "paused":
        raise errors.Paused()
    if status == "ended":
        raise errors.Over()
    if live.run is None:
        raise errors.NotStarted()
    return live.run


def seat_at(info: Info, seat: int) -> Seat:
    """The seat of that number. Raises `NoSuchSeat`."""
    if not 0 <= seat < len(info.seats):
        raise errors.NoSuchSeat(seats=len(info.seats))
    return info.seats[seat]
