"""A table in memory: what is known of it, who sits there, what is asked. Plain data, and reading; nothing is stored."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from bot.rules.decision import TABLE_SEAT, Event, Text
from bot.rules.kernel.game import Game, Order
from bot.rules.kernel.run import Run
from bot.rules.values import value_class
from bot.tables.model.answering import deputies, proxied_for, proxies, seats_for
from bot.tables.model.chain import chain_key
from bot.tables.model.info import Info
from bot.tables.model.plan import Plan, plan_of
from bot.tables.model.requests import RequestSnapshot, Times, pending, snapshot
from bot.tables.model.seats import given_orders
from bot.tables.model.since import Since, Told, since_last_answers
from bot.tables.model.undo import free_undo

RECENT = 120
"""So many of the last events are at hand: what happens between two answers of one person is seldom more."""


@dataclass(slots=True)
class Live:
    """A table in memory. `run` is None in the lobby. Only `bot.tables` holds one, and only under the table's lock."""

    info: Info
    game: Game[Any]
    server_seed: bytes
    seed: bytes | None = None
    run: Run[Any] | None = None
    stored: set[int] = field(default_factory=set)
    """Indexes of the checkpoints that are in the store."""
    deadlines: dict[tuple[int, str], Times] = field(default_factory=dict)
    """(seat, token) -> the clocks that run."""
    stopped: dict[tuple[int, str], Times] = field(default_factory=dict)
    """(seat, token) -> seconds left, while the table is paused."""
    plans: dict[int, tuple[str, float]] = field(default_factory=dict)
    """Seat -> (token of a question, when the seat's plan answers it). Nobody else may learn of it."""
    leaves: dict[int, float] = field(default_factory=dict)
    """Seat -> when its player's leave begins or ends."""
    has_old_clocks: bool = False
    """Whether the stored clocks have tokens of before there were lines; those above have been put right."""
    recent: list[Told] = field(default_factory=list)
    """The last events that were not taken back, oldest first, without those that only a former holder of a seat might
    read."""
    prefs: dict[int, dict[str, Any]] = field(default_factory=dict)
    """User -> quiet hours and so on, of those who sit here."""
    awaited: tuple[Info, Run[Any], int, tuple[int, ...]] | None = None
    """Who was awaited when the table was like this and its run had come so far (`Reading.ticks`)."""

    chain_key: bytes = field(init=False, repr=False)
    """See `bot.tables.model.chain.chain_key`."""

    def __post_init__(self) -> None:
        self.chain_key = chain_key(self.server_seed)

    def next_due(self) -> float:
        """When the next of its clocks or plans rings; infinity: there is none."""
        clocks = [due if remind is None else remind for remind, due in self.deadlines.values()]
        plans = [at for _, at in self.plans.values()]
        return min([*clocks, *plans, *self.leaves.values()], default=float("inf"))


class Look:
    """What can be read of a table at one moment. Valid only inside the `render` function that it is handed to."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self.info = live.info
        self.game = live.game
        self.run = live.run

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know; empty before the start."""
        return {} if self.run is None else self.run.view(seat)

    def describe(self, seat: int | None) -> list[Text]:
        """The board in words, as that seat sees it."""
        return [] if self.run is None else self.run.describe(seat)

    def requests(self, seat: int | None) -> list[RequestSnapshot]:
        """What a seat is asked, its own anytime actions last. None: what is asked publicly, of whomever.

        Private questions are nobody else's business: a spectator learns of them only by `awaited`.
        """
        if self.run is None or self.info.status not in ("running", "paused"):
            return []
        if seat is not None:
            return [snapshot(self.run, r, self.run.token(r, seat)) for r in self.run.requests(seat)]
        return [
            snapshot(self.run, r, ".".join(dict.fromkeys(self.run.token(r, s) for s in r.decision.seats)))
            for r in self.run.requests()
            if not r.decision.private and TABLE_SEAT not in r.decision.seats
        ]

    def is_asked_privately(self, seat: int) -> bool:
        """Whether a seat is asked something that can be answered in its hand alone."""
        if self.run is None or self.info.status != "running":
            return False
        return any(request.decision.private for request in self.run.requests() if seat in request.decision.seats)

    def recent(self, seat: int | None = None) -> list[Text]:
        """The last lines of the journal that a seat may read, oldest first, at most `RECENT`."""
        lines = (event.text_for(seat) for event in self.events())
        return [line for line in lines if line is not None]

    def events(self) -> list[Event]:
        """The last events, oldest first, as they are: whoever shows them must use `text_for`."""
        return [told.event for told in self._live.recent]

    def event_numbers(self) -> list[int]:
        """The numbers of these events in the journal."""
        return [told.n for told in self._live.recent]

    def since(self) -> Since:
        """From which of them on each seat, and those who are asked now, have not seen what happened."""
        if self.run is None:
            return Since()
        first_choices = {place.n: place.first_choice for place in self.info.seats}
        return since_last_answers(self._live.recent, self.run, first_choices, self.awaited())

    def due(self) -> float | None:
        """When the first pending decision runs out, in seconds since 1970; None without a clock or while paused."""
        return min((due for _, due in self._live.deadlines.values()), default=None)

    def due_for(self, seats: Collection[int]) -> float | None:
        """The same for what these seats are asked."""
        return min((due for (seat, _), (_, due) in self._live.deadlines.items() if seat in seats), default=None)

    def due_of(self, seat: int) -> float | None:
        """The same for all that this seat's player has to answer, for somebody else too."""
        put = self.deputies()
        return self.due_for({who for who, _ in self._live.deadlines if put.get(who, who) == seat})

    def plan(self, seat: int) -> Plan | None:
        """What a seat has answered ahead, or what has become of it. For that seat's eyes only."""
        return plan_of(self.info.seats[seat])

    def plan_at(self, seat: int) -> float | None:
        """When this seat's plan answers what is asked now; None: it does not. For that seat's eyes only."""
        found = self._live.plans.get(seat)
        return None if found is None else found[1]

    def planned_users(self, now: float) -> list[int]:
        """The users whose plans answer at this moment."""
        due = [seat for seat, (_, at) in self._live.plans.items() if at <= now]
        return [user for seat in due if (user := self.info.seats[seat].user) is not None]

    def undo(self) -> dict[int, int]:
        """Seat -> index to which its user may take back freely now."""
        if self.run is None or self.info.status != "running":
            return {}
        found = (free_undo(self.run, self.info, seat.user) for seat in self.info.seats if seat.user is not None)
        return {seat: index for seat, index in filter(None, found)}

    def orders(self, seat: int) -> list[tuple[Order, bool]]:
        """The standing orders that a seat may give now, and whether it has. For that seat's eyes only."""
        if self.run is None or self.run.over:
            return []
        place = self.info.seats[seat]
        return [
            (order, (order.option, order.lasts) in given_orders(place, order.key))
            for order in self.run.game.orders(self.run.state, seat)
        ]

    def awaited(self) -> tuple[int, ...]:
        """The seats whose players must act before the game goes on, in order of asking: deputies for the absent.

        The house answers on an open floor when the people there have finished; until then it keeps nobody waiting.
        """
        if self.run is None or self.info.status != "running":
            return ()
        known = self._live.awaited
        if known is None or known[0] is not self.info or known[1] is not self.run or known[2] != self.run.ticks:
            known = self._live.awaited = (self.info, self.run, self.run.ticks, self._awaited(self.run))
        return known[3]

    def _awaited(self, run: Run[Any]) -> tuple[int, ...]:
        put = self.deputies()
        asked = tuple(dict.fromkeys(put.get(seat, seat) for seat, _ in pending(run)))
        asked = tuple(dict.fromkeys((*asked, *(n for who in self.proxies().values() for n in who))))
        return tuple(seat for seat in asked if seat < 0 or not self.info.seats[seat].is_absent) or asked

    def deputies(self) -> dict[int, int]:
        """Away seat -> the seat whose player decides for it now."""
        return {} if self.run is None else deputies(self.run, self.info.seats)

    def proxies(self) -> dict[int, tuple[int, ...]]:
        """Late seat -> the seats that may answer for it now."""
        return {} if self.run is None else proxies(self.run, self.info.seats)

    def proxied_for(self, user: int) -> list[int]:
        """The late seats for which a user may answer what was asked in vain."""
        return [] if self.run is None else proxied_for(self.run, self.info, user)

    def seats_for(self, user: int) -> list[int]:
        """The seats for which a user answers, their own first."""
        return seats_for(self.run, self.info, user)

    def result(self) -> Text | None:
        """How it ended; None while it runs or if it was broken off."""
        if self.run is None or not self.run.over:
            return None
        return self.game.result_text(self.run.state)


@value_class(frozen=True, slots=True)
class Outcome:
    """What came of an operation, already stored.

    events     what happened, oldest first; use `text_for(seat)`
    awaited    seats that must act now
    duplicate  this interaction had been applied before: nothing was done now, `events` are those of then
    failure    a rule broke while the house answered: tell the players; None is the normal case
    posts      ids of the outbox rows that were written with it
    rendered   what your `render` function returned
    """

    info: Info
    events: tuple[Event, ...] = ()
    awaited: tuple[int, ...] = ()
    duplicate: bool = False
    failure: Text | None = None
    posts: tuple[int, ...] = ()
    rendered: Any = None

    @property
    def is_asked(self) -> bool:
        """Whether nothing has been done yet, but the others have been asked."""
        return any(event.kind == "journal-deed-asked" for event in self.events)


@dataclass(frozen=True, slots=True)
class LogLine:
    """A stored event. n: its number (for paging), at: seconds since 1970, undone: taken back since."""

    n: int
    text: Text
    at: float
    undone: bool
    choice_n: int | None


def undo_marks(look: Look, user: int) -> set[str]:
    """What the buttons name by which this user may take something back now (`Run.mark`)."""
    mine = set(look.undo()) & set(look.seats_for(user))
    return set() if look.run is None else {look.run.mark(seat, own) for seat in mine for own in (True, False)}


def public_of(event: Event) -> Event | None:
    """What everybody may read of an event; None: nothing."""
    if event.only is None:
        return event
    return None if event.public is None else Event(event.public.key, event.public.params)
