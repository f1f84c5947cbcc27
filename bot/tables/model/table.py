"""A table in memory: what is known of it, who sits there, what is asked. Plain data, and reading; nothing is stored."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.rules.decision import TABLE_SEAT, Answer, Decision, Event, Kind, Option, Text
from bot.rules.kernel.game import Game, Order
from bot.rules.kernel.run import ADMIT, Request, Run
from bot.rules.play.handle import CHILD_RESULT, DONE
from bot.rules.tokens import split_token
from bot.tables.model.since import Since, Told, since_last_answers

Times = tuple[float | None, float]
"""(reminder or None if it has been sent, due), in seconds since 1970."""
RECENT = 120
"""So many of the last events are at hand: what happens between two answers of one person is seldom more."""
Status = Literal["lobby", "running", "paused", "ended"]


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at a table. user None: nobody sits here (the house plays it, or the person has left).

    away: the house answers until its user is back. prefs: {"auto": {decision key: [option, lasts]}} are standing
    orders (`bot.rules.kernel.game.Order`), which nobody else may learn of; "missed": see `missed`; "since" and
    "index": the first event and the first choice that are of this user's time, of a seat that has changed hands;
    "rested": when its user last laid a contest to rest; "refused": when a stranger who asked for it was last turned
    down.
    """

    n: int
    user: int | None
    name: str
    entropy: str = ""
    house: bool = False
    away: bool = False
    prefs: Mapping[str, Any] = field(default_factory=dict)

    @property
    def is_absent(self) -> bool:
        """Whether the house answers for this seat at once."""
        return self.house or self.away or self.user is None

    @property
    def first_event(self) -> int:
        """Number of the first event of this user's time: private news from before it were somebody else's."""
        return int(self.prefs.get("since", 0))

    @property
    def first_choice(self) -> int:
        """Index of the first choice of this user's time: those before it are not this user's to take back."""
        return int(self.prefs.get("index", 0))


@dataclass(frozen=True, slots=True)
class Info:
    """All that is stored of a table besides its log, except the seeds. A value: it never changes under your hands."""

    id: str
    guild: int | None
    channel: int
    parent: int | None
    host: int
    game: str
    rules_version: int
    content_hash: str
    status: Status
    options: Mapping[str, Any]
    commitment: str
    created: float
    updated: float
    locale: str
    seats: tuple[Seat, ...] = ()
    entropies: tuple[str, ...] | None = None
    clock_hours: float | None = None
    base: int = 0
    bases: Mapping[str, int] | None = None
    version: int = 1
    index: int = 0
    log_length: int = 0
    event_count: int = 0
    digest: str = ""
    board_message: int | None = None
    board_channel: int | None = None
    board_version: int = 0
    sequel_of: str | None = None
    sequel_key: str | None = None
    """The table that had this one opened, and under which key (`bot.rules.kernel.game.ChildTable`)."""
    proposal: Mapping[str, Any] | None = None
    """What the others are asked just now, as it is stored: see `bot.tables.model.proposal`."""
    unrated: str | None = None
    """Why a contest counts on no ladder, however it ends. practice: it began with the house at a seat; house: the house
    has made moves for a person; handed: a seat has changed hands."""
    head: str = ""
    """Of the chain over log and journal (`bot.tables.model.chain`); empty before the start."""
    brings: Any = None
    """What it was given at its opening (`ChildTable.brings`)."""
    left: Any = None
    """What it left behind at its end (`Game.left`)."""

    def seats_of(self, user: int) -> list[Seat]:
        """The seats of a user, lowest first."""
        return [seat for seat in self.seats if seat.user == user]

    def is_practice(self, game: Game[Any]) -> bool:
        """Whether this is a contest that begins or began with the house at a seat, so that it counts for nothing."""
        is_open = self.status == "lobby" and any(seat.user is None for seat in self.seats)
        return game.contest and (is_open or self.unrated == "practice")


@dataclass(frozen=True, slots=True)
class RequestSnapshot:
    """A pending request as plain data, safe to keep: its options are those of the moment when it was made.

    token     goes into custom ids; hand it back to `choose`, which also takes several joined by dots
    seats     who may answer
    done      an open floor on which this seat has said that it is done (it may still change its mind)
    """

    token: str
    key: str
    prompt: Text
    kind: Kind
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    least: int
    most: int
    private: bool
    reveals: bool
    irreversible: bool
    anytime: bool
    done: bool
    deadline: str


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
    has_old_clocks: bool = False
    """Whether the stored clocks have tokens of before there were lines; those above have been put right."""
    recent: list[Told] = field(default_factory=list)
    """The last events that were not taken back, oldest first, without those that only a former holder of a seat might
    read."""
    prefs: dict[int, dict[str, Any]] = field(default_factory=dict)
    """User -> quiet hours and so on, of those who sit here."""


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
            return [_asked(self.run, r, self.run.token(r, seat)) for r in self.run.requests(seat)]
        return [
            _asked(self.run, r, ".".join(dict.fromkeys(self.run.token(r, s) for s in r.decision.seats)))
            for r in self.run.requests()
            if not r.decision.private and TABLE_SEAT not in r.decision.seats
        ]

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
            (order, given_order(place, order.key) == (order.option, order.lasts))
            for order in self.run.game.orders(self.run.state, seat)
        ]

    def awaited(self) -> tuple[int, ...]:
        """The seats whose players must act before the game goes on, in order of asking: deputies for the absent."""
        if self.run is None or self.info.status != "running":
            return ()
        put = self.deputies()
        return tuple(dict.fromkeys(put.get(seat, seat) for seat, _ in pending(self.run)))

    def deputies(self) -> dict[int, int]:
        """Away seat -> the seat whose player decides for it now."""
        return {} if self.run is None else deputies(self.run, self.info.seats)

    def seats_for(self, user: int) -> list[int]:
        """The seats for which a user answers, their own first."""
        return seats_for(self.run, self.info, user)

    def result(self) -> Text | None:
        """How it ended; None while it runs or if it was broken off."""
        if self.run is None or not self.run.over:
            return None
        return self.game.result_text(self.run.state)


@dataclass(frozen=True, slots=True)
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


def given_order(seat: Seat, key: str) -> tuple[str, str] | None:
    """(option, lasts) of the standing order that a seat has given for a kind of decision."""
    found = seat.prefs.get("auto", {}).get(key)
    if found is None:
        return None
    return (found, "") if isinstance(found, str) else (found[0], found[1])


def is_late(game: Game[Any], place: Seat) -> bool:
    """Whether a player has missed so much that nobody waits for them until they are back."""
    return game.patience is not None and not place.is_absent and missed(place) >= game.patience


def is_there(game: Game[Any], place: Seat) -> bool:
    """Whether a person sits here who answers."""
    return not place.is_absent and not is_late(game, place)


def missed(place: Seat) -> int:
    """How many questions in a row the clock has answered for this seat."""
    return int(place.prefs.get("missed", 0))


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


def with_deputized(own: list[int], put: Mapping[int, int]) -> list[int]:
    """One's own seats, then those for which one decides. put: away seat -> the seat that decides for it."""
    return own + [n for n, deputy in put.items() if deputy in own and n not in own]


def with_present_tokens(
    run: Run[Any], clocks: Mapping[tuple[int, str], Times]
) -> tuple[dict[tuple[int, str], Times], bool]:
    """Stored clocks under the tokens of now, and whether any was stored under a token of before there were lines.

    Those go to what their seat is asked, in order of asking.
    """
    found = {key: times for key, times in clocks.items() if split_token(key[1]) is not None}
    old = sorted((int(token), seat, times) for (seat, token), times in clocks.items() if token.isdecimal())
    free = [key for key in clocked(run) if key not in found]
    for _, seat, times in old:
        key = next((key for key in free if key[0] == seat), None)
        if key is not None:
            free.remove(key)
            found[key] = times
    return found, bool(old)


def is_done(run: Run[Any], request: Request) -> bool:
    """Whether the seat of an open floor has said that it is done; it is asked on, but nobody waits for it."""
    return request.is_done(run)


def pending(run: Run[Any]) -> list[tuple[int, str]]:
    """(seat, token) of every answer that is really waited for, in order of asking."""
    return list(clocked(run))


def clocked(run: Run[Any]) -> dict[tuple[int, str], Decision]:
    """The same, each with the question, which says how long its clock is (`Decision.deadline`, `Decision.clock`)."""
    found: dict[tuple[int, str], Decision] = {}
    for request in run.requests():
        if request.decision.deadline == "none":
            continue
        if not is_done(run, request) and TABLE_SEAT not in request.decision.seats:
            for seat in request.decision.seats:
                found[seat, run.token(request, seat)] = request.decision
    return found


def find_token(run: Run[Any], seat: int, token: str) -> str | None:
    """The seat's own token among those joined in `token` by dots, if it still stands."""
    offered = token.split(".")
    for request in run.requests(seat):
        own = run.token(request, seat)
        if own in offered:
            return own
    return None


def find_answer(run: Run[Any], seat: int, answer: Answer) -> str | None:
    """The token of the seat's request that this answer fits, for answers given without one; None: none fits."""
    requests = run.requests(seat)
    picks = answer if isinstance(answer, list) else [answer]
    for request in requests:
        known = {option.id for option in request.options(run)}
        if known.issuperset(map(str, picks)) and request.decision.kind not in ("amount", "text"):
            return run.token(request, seat)
    for request in requests:
        if request.decision.kind in ("amount", "text") or len(requests) == 1:
            return run.token(request, seat)
    return None


def free_undo(run: Run[Any], info: Info, user: int) -> tuple[int, int] | None:
    """(seat, index) to which this user may undo freely, or None.

    Answers that the house, or the player's own standing orders, gave after it go with it; another person's do not.
    """
    mine = set(seats_for(run, info, user))
    if run.game.undo(run.state) != "free" or not may_undo(run):
        return None
    first = run.checkpoints[0].index
    for index in range(run.index - 1, max(run.undo_boundary, first) - 1, -1):
        choice = run.choices[index - first]
        if choice.by in ("player", "deputy"):
            is_own = choice.seat in mine and index >= info.seats[choice.seat].first_choice
            return (choice.seat, index) if is_own else None
        if choice.by not in ("house", "order"):
            return None
    return None


def undo_marks(look: Look, user: int) -> set[str]:
    """What the buttons name by which this user may take something back now (`Run.mark`)."""
    mine = set(look.undo()) & set(look.seats_for(user))
    return set() if look.run is None else {look.run.mark(seat, own) for seat in mine for own in (True, False)}


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


def public_of(event: Event) -> Event | None:
    """What everybody may read of an event; None: nothing."""
    if event.only is None:
        return event
    return None if event.public is None else Event(event.public.key, event.public.params)


def _asked(run: Run[Any], request: Request, token: str) -> RequestSnapshot:
    decision = request.decision
    options = tuple(request.options(run))
    return RequestSnapshot(
        token=token,
        key=decision.key,
        prompt=decision.prompt,
        kind=decision.kind,
        seats=decision.seats,
        options=options,
        least=decision.least,
        most=decision.most,
        private=decision.private,
        reveals=decision.reveals,
        irreversible=decision.irreversible,
        anytime=request.anytime,
        done=request.is_done(run),
        deadline=decision.deadline,
    )


def floor_answer(request: Request, run: Run[Any]) -> Answer | None:
    """What ends an open floor for a seat, where neither the game nor the question says what the house does there."""
    if request.ask_again and request.decision.default is None:
        return DONE.id if any(option.id == DONE.id for option in request.options(run)) else None
    return None
