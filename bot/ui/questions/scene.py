"""What a table looks like from outside at one moment: all that a panel is made from. No discord in here.

The screens read a `Scene` and nothing else, so that the browser, the terminal and Discord show the same, and so that a
test can build one from a `Run` alone.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import field, replace
from functools import cached_property
from typing import Any, Final, NamedTuple

from bot.rules.alike import one_of_each
from bot.rules.campaign.game import CHILD
from bot.rules.decision import Event, Option, Text, text
from bot.rules.kernel.game import Order
from bot.rules.kernel.run import Request, Run
from bot.rules.plans.step import PlanStep
from bot.rules.play.handle import CHILD_RESULT
from bot.rules.values import value_class
from bot.tables.model.leave import SeatLeave
from bot.tables.model.plan import MOST_STEPS, Plan
from bot.tables.model.proposal import Proposal
from bot.tables.model.seats import with_deputized
from bot.tables.model.since import Since
from bot.ui.panels.addressed import addressed
from bot.ui.panels.names import SeatNames
from bot.ui.panels.panel import UNSAID, cut
from bot.ui.panels.surface import PictureSpec, Surface
from bot.ui.questions.signs import signs_of

OF_TABLE: Final = "journal-"
"""With this the keys of lines begin that are about the table itself, in every game."""

TAKEN_BACK: Final = "journal-undone"
"""Of no use later: what stands is what counts."""


def no_orders(seat: int) -> Sequence[tuple[Order, bool]]:
    """Of a game without standing orders."""
    return ()


class Origin(NamedTuple):
    """A table that has had another one opened, such as a campaign. url: of its board; game: its name."""

    url: str
    game: str


@value_class(frozen=True)
class Scene:
    """A table whose game has begun.

    names   seat -> display name; users: seat -> Discord user, without the seats that the house plays
    is_broken_off  whether it was ended before its end
    recent  the last journal events, oldest first
    since   from which of them on they are news to whom
    due     when the pending decisions run out, in seconds since 1970, or None
    answered  at a lesson: what the learner has answered, (key of the question, answer); None: it is none
    seal    of the dice, as it was posted
    leaves  seats whose players are on leave; stand_ins: those of them for which another user answers
    proxies late seats -> those that may answer for them what was asked in vain; opened: the tokens of that
    is_own  whether it is over and its people may play it again
    is_proved  whether it is over and the seal of its dice is open, to be looked at
    proposal  what the others are asked just now
    places  keys of the tables whose results are waited for -> the channel where each is played
    plans   seat -> what it has answered ahead; for that seat's panels only
    orders  of a seat: its standing orders, and whether it has given them; for that seat's panels only
    unrated why a contest counts on no ladder (`Info.unrated`); empty: it may
    late    seats that nobody waits for, because they missed too much; away: players for whom the house answers
    deputies  away seat -> the seat whose player decides for it
    missing seats about which the others may decide (`bot.tables.seats.proposing`)
    kicked  seats whose players were asked to leave, and that nobody has taken since
    vacant  seats that somebody has got up from, and that the house plays since
    sat_down  seat that has changed hands -> how many of the recent events are from before its present holder
    origin  of a table that is over: the one that had it opened, where its people go on
    undo    seat -> index to which its player may take back freely; None: as the run itself says
    """

    table: str
    surface: Surface
    run: Run[Any]
    names: Mapping[int, str]
    users: Mapping[int, int] = field(default_factory=dict)
    recent: Sequence[Event] = ()
    since: Since = field(default_factory=Since)
    paused: bool = False
    due: float | None = None
    is_proved: bool = False
    undo: Mapping[int, int] | None = None
    locale: str = "en"
    proposal: Proposal | None = None
    places: Mapping[str, int] = field(default_factory=dict)
    unrated: str = ""
    late: frozenset[int] = frozenset()
    away: frozenset[int] = frozenset()
    missing: frozenset[int] = frozenset()
    deputies: Mapping[int, int] = field(default_factory=dict)
    orders: Callable[[int], Sequence[tuple[Order, bool]]] = no_orders
    plans: Mapping[int, Plan] = field(default_factory=dict)
    seal: str = ""
    is_own: bool = False
    is_broken_off: bool = False
    leaves: Mapping[int, SeatLeave] = field(default_factory=dict)
    stand_ins: Mapping[int, int] = field(default_factory=dict)
    proxies: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    opened: Mapping[int, frozenset[str]] = field(default_factory=dict)
    sat_down: Mapping[int, int] = field(default_factory=dict)
    kicked: frozenset[int] = frozenset()
    vacant: frozenset[int] = frozenset()
    answered: Sequence[tuple[str, Any]] | None = None
    origin: Origin | None = None
    _labels: dict[int, tuple[Text, str]] = field(default_factory=dict, init=False, repr=False, compare=False)
    _words: dict[int, tuple[Text, str]] = field(default_factory=dict, init=False, repr=False, compare=False)
    _begins: dict[int | None, int] = field(default_factory=dict, init=False, repr=False, compare=False)

    @cached_property
    def known(self) -> SeatNames:
        """Names behind references, and the places of child tables."""
        own: dict[str, Hashable] = {**self.run.game.own_names(self.run.state)}
        if self.places:
            own[CHILD] = tuple(self.places.items())
        return SeatNames(self.names, self._other_name, self.run.game, own)

    def _other_name(self, ref: str) -> str | None:
        place = self.places.get(CHILD_RESULT + ref.removeprefix(CHILD)) if ref.startswith(CHILD) else None
        return self.run.name_of(ref) if place is None else str(place)

    def words(self, text: Text) -> str:
        """A sentence as Markdown; made once, like a label."""
        found = self._words.get(id(text))
        if found is None:
            found = self._words[id(text)] = (text, self.surface.words.format(text, self.known, self.locale))
        return found[1]

    def addressed(self, said: Text, seat: int | None) -> Text:
        """A sentence as a seat is told it that it may be about (None: anybody)."""
        return addressed(self.surface.words, said, seat, self.locale)

    @property
    def signs(self) -> Mapping[str, str]:
        """The signs of the game's legend that can be typed -> what each is called; none, where all know them."""
        if not self.surface.names_signs(self.run.view(None)):
            return {}
        return signs_of(self.surface.words, self.surface.signs.values(), self.locale)

    def label(self, text: Text) -> str:
        """A sentence for a label or an alt text, where no Markdown is read; made once, as options are read several
        times over. Its object is kept beside it, so that no other one gets its `id` meanwhile."""
        found = self._labels.get(id(text))
        if found is None:
            label = self.surface.words.format(text, self.known, self.locale, label=True).strip() or UNSAID
            found = self._labels[id(text)] = (text, label)
        return found[1]

    @property
    def to_hand(self) -> str:
        """What the button to one's own hand is called: once all is over nobody looks for cards there."""
        return self.label(text("board-hand-over" if self.run.over else "board-hand"))

    def seats_of(self, user: int) -> list[int]:
        """The seats for which a user answers: own ones, lowest first, then of absent players; none for a spectator."""
        own = with_deputized(sorted(seat for seat, who in self.users.items() if who == user), self.deputies)
        return [*own, *(seat for seat, who in self.stand_ins.items() if who == user and seat not in own)]

    def proxied_for(self, user: int) -> list[int]:
        """Late seats for which a user may answer what was asked in vain, and nothing else."""
        own = {seat for seat, who in self.users.items() if who == user}
        return [n for n, who in self.proxies.items() if n not in own and not own.isdisjoint(who)]

    @property
    def is_going_on(self) -> bool:
        """Whether somebody can be asked anything."""
        return not (self.run.over or self.paused or self.is_broken_off)

    def undo_index(self, seat: int) -> int | None:
        """The index to which this seat may take back freely, or None."""
        return self.run.undo_index(seat) if self.undo is None else self.undo.get(seat)

    def taken_back(self, seat: int, *, own: bool) -> Text | None:
        """What that would take back, in few words; None: the game does not say. own: nobody else reads it."""
        index = self.undo_index(seat)
        choices = [] if index is None else self.run.choices_since(index)
        if not choices or choices[0].seat != seat:
            return None
        lines = [line for event in self.recent if (line := event.text_for(seat if own else None)) is not None]
        return self.surface.taken_back(self.run.state, choices, lines, own=own)

    def seen(self, seat: int | None) -> Mapping[str, Any]:
        """What the pictures of a seat (None: anybody) are made from."""
        view = self.surface.of_people(self.run.view(seat), self.names)
        if self.surface.by_question and seat is not None:
            asked = [request.decision.key for _, request in self.requests(seat) if not request.anytime]
            view = {**view, "asked": asked}
        return view if self.surface.happened is None else {**view, "happened": self._happened(seat)}

    def news_begin(self, seat: int | None) -> int:
        """From which of the recent events on they are news to a seat (None: on the board)."""
        return self.since.board if seat is None else self.since.hands.get(seat, 0)

    def news_from(self, seat: int | None) -> int:
        """The same for pictures and accounts: nothing from before its player sat down."""
        begin = self._begins.get(seat)
        if begin is None:
            begin = self.news_begin(seat)
            begin = self._begins[seat] = begin if seat is None else max(begin, self.sat_down.get(seat, 0))
        return begin

    def _happened(self, seat: int | None) -> Any:
        """What the pictures show of a seat's news."""
        tell = self.surface.happened
        assert tell is not None
        return self.run.now(self._of_news("happened", seat), lambda: tell(self._unseen(seat)))

    def summary(self, seat: int | None) -> Text | None:
        """What a seat's news came to, in one sentence."""
        tell = self.surface.summary
        if tell is None:
            return None
        found: Text | None = self.run.now(self._of_news("summary", seat), lambda: tell(self._unseen(seat)))
        return found

    def account(self, seat: int | None) -> Sequence[Text]:
        """What a seat's news come to, deed by deed; empty: the game has no such account of them."""
        found: Sequence[Text] = self.run.now(
            self._of_news("account", seat), lambda: self.surface.account(self._unseen(seat))
        )
        return found

    def of_table(self, seat: int | None) -> tuple[Sequence[Text], Sequence[Text]]:
        """The lines of a seat's news that are about the table itself, and which no account of a game tells: those from
        before the last line of the game, and those since. What was taken back before that says nothing of what stands
        now, and is behind "What happened"."""
        told, news = self.account(seat), self._unseen(seat)
        last = max((n for n, line in enumerate(news) if not line.key.startswith(OF_TABLE)), default=-1)
        found = [(n < last, line) for n, line in enumerate(news) if line.key.startswith(OF_TABLE) and line not in told]
        before = [line for is_before, line in found if is_before and line.key != TAKEN_BACK]
        return before, [line for is_before, line in found if not is_before]

    def tells_all(self, seat: int | None) -> bool:
        """Whether that has each line of them, so that there is nothing more to read of them."""
        return len(self.account(seat)) >= len(self._unseen(seat))

    def _of_news(self, what: str, seat: int | None) -> tuple[object, ...]:
        """The key of something that is worked out once for a seat's news."""
        return what, seat, self.news_from(seat), len(self.recent)

    def _unseen(self, seat: int | None) -> list[Text]:
        """The lines of a seat's news, as they are stored."""
        found: list[Text] = self.run.now(self._of_news("unseen", seat), lambda: self._lines_of(seat))
        return found

    def _lines_of(self, seat: int | None) -> list[Text]:
        events = self.recent[self.news_from(seat) :]
        return [line for event in events if (line := event.text_for(seat)) is not None]

    def pictures(self, seat: int | None) -> Sequence[PictureSpec]:
        """The pictures of what a seat (None: anybody) may know, looked up once for each state."""
        people = tuple(self.names.items()) if self.surface.names_people else ()
        news = () if self.surface.happened is None else (self.news_from(seat), len(self.recent))
        found: Sequence[PictureSpec] = self.run.now(
            ("pictures", seat, people, news), lambda: self.surface.pictures(self.seen(seat))
        )
        return found

    def plannable(self, seat: int) -> Sequence[PlanStep]:
        """What this seat may answer ahead next. For that seat's panels only."""
        plan = self.plans.get(seat)
        steps = plan.steps if plan is not None and not plan.is_live else ()
        if self.run.over or len(steps) >= MOST_STEPS:
            return ()
        return self.run.game.plannable(self.run.state, seat, steps)

    def peek(self, name: str) -> Sequence[Text]:
        """What a further look at the public board tells (`Surface.peeks`), worked out once for each state."""
        tell = self.surface.peeks.get(name)
        if tell is None:
            return ()
        found: Sequence[Text] = self.run.now(("peek", name), lambda: tell(self.run.view(None)))
        return found

    def requests(self, seat: int) -> list[tuple[str, Request]]:
        """What a seat is asked, with the token of each request."""
        return [(self.run.token(request, seat), request) for request in self.run.requests(seat)]

    def request(self, seat: int, token: str) -> Request | None:
        """The request that a token stands for, None when it has moved on."""
        found = self.run.find_request(seat, (token,))
        return None if found is None else found[1]

    def options(self, request: Request) -> list[Option]:
        """What may be answered, each under a label of its own: two dice that show the same are told apart, and of what
        comes to the same one stands for all."""
        found: list[Option] = self.run.now(
            ("options", request.decision.key, request.number, request.index, request.decision.seats, self.locale),
            lambda: told_apart(one_of_each(request.decision, request.options(self.run)), self.label),
        )
        return found


_LONGEST_TWIN = 60


def told_apart(options: Sequence[Option], label: Callable[[Text], str]) -> list[Option]:
    """The options with labels that can be told apart when seen or heard: equal ones are numbered as they are listed."""
    labels = [label(option.label) for option in options]
    if len(set(labels)) == len(labels):
        return list(options)
    count = Counter(labels)
    met: Counter[str] = Counter()
    apart = []
    for option, shown in zip(options, labels, strict=True):
        met[shown] += 1
        if count[shown] > 1:
            # what follows a long label would be cut off
            whole: object = option.label if len(shown) <= _LONGEST_TWIN else cut(shown, _LONGEST_TWIN)
            option = replace(option, label=text("ask-twin", label=whole, n=met[shown]))
        apart.append(option)
    return apart
