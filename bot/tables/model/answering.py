"""Who answers for a seat: its user, or a deputy while the user is away. Reading only."""

from collections.abc import Sequence
from typing import Any

from bot.rules.kernel.run import Request, Run
from bot.tables.model.info import Info
from bot.tables.model.seats import Seat, is_there, with_deputized


def deputies(run: Run[Any], seats: Sequence[Seat]) -> dict[int, int]:
    """Away seat -> the seat whose player decides for it now (`Game.deputy`); not those for whom the house does."""
    away = [place.n for place in seats if place.away and place.is_absent and not place.house and place.user is not None]
    if not away or run.over:
        return {}
    present = [place.n for place in seats if is_there(run.game, place)]
    found = {n: run.game.deputy(run.state, n, present) for n in away} if present else {}
    return {n: deputy for n, deputy in found.items() if deputy in present}


def seats_for(run: Run[Any] | None, info: Info, user: int) -> list[int]:
    """The seats for which a user answers: their own, then those of absent players for whom they decide, by the game's
    rules or because they were asked to."""
    put = {} if run is None else deputies(run, info.seats)
    own = with_deputized([place.n for place in info.seats_of(user)], put)
    return [*own, *(place.n for place in info.deputized(user) if place.n not in own)]


def proxies(run: Run[Any], seats: Sequence[Seat]) -> dict[int, tuple[int, ...]]:
    """Late seat -> the seats that may answer for it now what it was asked in vain (`Game.proxies`)."""
    if run.over or run.game.contest or not any(place.opened for place in seats):
        return {}
    found: dict[int, tuple[int, ...]] = {}
    for place, request in opened(run, seats):
        present = [other.n for other in seats if other.n != place.n and is_there(run.game, other)]
        allowed = run.game.proxies(run.state, request.decision.key, place.n, present) if present else ()
        mine = tuple(n for n in allowed if n in present)
        if mine:
            found[place.n] = tuple(dict.fromkeys((*found.get(place.n, ()), *mine)))
    return found


def opened(run: Run[Any], seats: Sequence[Seat]) -> list[tuple[Seat, Request]]:
    """The questions whose first time is up and which others may answer."""
    return [
        (place, request)
        for place in seats
        if place.opened
        for request in run.requests(place.n)
        if run.token(request, place.n) in place.opened and not request.is_done(run)
    ]


def proxied_for(run: Run[Any], info: Info, user: int) -> list[int]:
    """The late seats for which a user may answer what was asked in vain, and nothing else: neither see their hands nor
    take anything back."""
    own = {place.n for place in info.seats_of(user)}
    return [n for n, who in proxies(run, info.seats).items() if n not in own and not own.isdisjoint(who)]
