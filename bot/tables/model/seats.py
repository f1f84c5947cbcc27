"""A place at a table: who sits there, what they have ordered and missed. Plain data; nothing is stored."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.rules.cleaning import no_reference
from bot.rules.kernel.game import Game


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at a table. user None: nobody sits here (the house plays it, or the person has left).

    away: the house answers until its user is back. prefs: {"auto": {decision key: [option, lasts, …]}} are standing
    orders (`given_orders`), which nobody else may learn of; "missed": see `missed`; "since" and
    "index": the first event and the first choice that are of this user's time, of a seat that has changed hands;
    "rested": when its user last laid a contest to rest; "refused": when a stranger who asked for it was last turned
    down; "given_at": when somebody last gave it more time, and "given": by how many seconds that has made its turn
    longer, where it has time in hand; "kicked": the user who was asked to leave it, of a seat that the house plays
    since, and "kicked_by": the seat of whoever asked, -1: somebody without one; "former": the user who has given up
    this seat of a campaign;
    "leave": what its player's leave has come to here (`bot.tables.model.leave`), and "leave_used": seconds for
    which a contest has waited because of that; "opened": see `opened`.

    deputy: a person who answers for it while its player is on leave, and has agreed to.
    """

    n: int
    user: int | None
    name: str
    entropy: str = ""
    house: bool = False
    away: bool = False
    prefs: Mapping[str, Any] = field(default_factory=dict)
    deputy: int | None = None

    @property
    def is_absent(self) -> bool:
        """Whether the house answers for this seat at once."""
        return self.house or self.user is None or (self.away and self.deputy is None)

    @property
    def is_attended(self) -> bool:
        """Whether its own player, not the house and no deputy, answers for this seat."""
        return not self.is_absent and not self.away

    @property
    def actor(self) -> int | None:
        """The user who is waited for and called: a deputy while its own is away."""
        return self.deputy if self.away and self.deputy is not None else self.user

    @property
    def kicked(self) -> int | None:
        """The user who was asked to leave it, if the house plays it since."""
        return self.prefs.get("kicked") if self.house else None

    @property
    def former(self) -> int | None:
        """The user who held this seat of a campaign last, if nobody does now."""
        return self.prefs.get("former") if self.user is None else None

    @property
    def is_unclaimed(self) -> bool:
        """Whether it has a name, and nobody whose account is known: of a campaign that a file has brought."""
        return self.user is None and not self.prefs

    @property
    def opened(self) -> frozenset[str]:
        """Tokens of what it was asked in vain, which others may answer now (`Game.proxies`)."""
        return frozenset(self.prefs.get("opened", ()))

    @property
    def first_event(self) -> int:
        """Number of the first event of this user's time: private news from before it were somebody else's."""
        return int(self.prefs.get("since", 0))

    @property
    def first_choice(self) -> int:
        """Index of the first choice of this user's time: those before it are not this user's to take back."""
        return int(self.prefs.get("index", 0))


def seat_name(name: str) -> str:
    """A name fit for a seat: at most 80 characters, none that are unseen or turn the text around, no `@` in front.

    See `no_reference`: somebody called `@seat:0` would bear another's name.
    """
    return no_reference(name)[:80] or "\u2026"


def longest_seated(seats: Iterable[Seat]) -> Seat | None:
    """The seat of the person who has sat here for the longest time; None: nobody does."""
    people = (place for place in seats if place.user is not None)
    return min(people, key=lambda place: (place.first_event, place.n), default=None)


def given_orders(seat: Seat, key: str) -> list[tuple[str, str]]:
    """(option, lasts) of the standing orders that a seat has given for a kind of decision, the last one first: one for
    a while does not end one that holds until it is revoked."""
    found = seat.prefs.get("auto", {}).get(key)
    if found is None:
        return []
    option, lasts, *until_revoked = (found, "") if isinstance(found, str) else found
    return [(option, lasts), *((one, "") for one in until_revoked)]


def with_orders_of(places: Iterable[Seat], before: Iterable[Seat]) -> tuple[Seat, ...]:
    """Seats of a new session with the standing orders that the same people gave in the one before, where those hold
    until they are revoked. Whoever plays several seats has them in the same order there."""
    given: dict[int | None, list[dict[str, Any]]] = {}
    for place in before:
        keys = place.prefs.get("auto", {})
        kept = {key: [option, lasts] for key in keys for option, lasts in given_orders(place, key) if not lasts}
        given.setdefault(place.user, []).append(kept)
    found = []
    for place in places:
        mine = given.get(place.user, []) if place.user is not None else []
        auto = mine.pop(0) if mine else {}
        found.append(replace(place, prefs={**place.prefs, "auto": auto}) if auto else place)
    return tuple(found)


def is_late(game: Game[Any], place: Seat) -> bool:
    """Whether a player has missed so much that nobody waits for them until they are back."""
    return game.patience is not None and not place.is_absent and missed(place) >= game.patience


def is_there(game: Game[Any], place: Seat) -> bool:
    """Whether a person sits here who answers."""
    return not place.is_absent and not is_late(game, place)


def is_deserted(game: Game[Any], seats: Iterable[Seat]) -> bool:
    """Whether people have seats and none of them is there."""
    people = [place for place in seats if place.user is not None and not place.house]
    return bool(people) and not any(is_there(game, place) for place in people)


def missed(place: Seat) -> int:
    """How many questions in a row the clock has answered for this seat."""
    return int(place.prefs.get("missed", 0))


def with_deputized(own: list[int], put: Mapping[int, int]) -> list[int]:
    """One's own seats, then those for which one decides. put: away seat -> the seat that decides for it."""
    return own + [n for n, deputy in put.items() if deputy in own and n not in own]
