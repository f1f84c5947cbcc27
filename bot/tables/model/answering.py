"""Who answers for a seat: its user, or a deputy while the user is away. Reading only."""

from collections.abc import Sequence
from typing import Any

from bot.rules.kernel.run import Run
from bot.tables.model.info import Info
from bot.tables.model.seats import Seat, is_there, with_deputized


def deputies(run: Run[Any], seats: Sequence[Seat]) -> dict[int, int]:
    """Away seat -> the seat whose player decides for it now (`Game.deputy`); not those for whom the house does."""
    away = [place.n for place in seats if place.away and not place.house and place.user is not None]
    if not away or run.over:
        return {}
    present = [place.n for place in seats if is_there(run.game, place)]
    found = {n: run.game.deputy(run.state, n, present) for n in away} if present else {}
    return {n: deputy for n, deputy in found.items() if deputy in present}


def seats_for(run: Run[Any] | None, info: Info, user: int) -> list[int]:
    """The seats for which a user answers: their own, then those of absent players for whom they decide."""
    put = {} if run is None else deputies(run, info.seats)
    return with_deputized([place.n for place in info.seats_of(user)], put)
