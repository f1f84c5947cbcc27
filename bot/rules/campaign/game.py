"""A campaign as a `Game`. A game that has campaigns inherits from `Campaign` and supplies what its record is. Pure."""

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any, ClassVar, Generic

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.rules.campaign import steps
from bot.rules.campaign.state import MOST_LISTED, CampaignState, Lines, Opening, Page, R
from bot.rules.decision import TABLE_SEAT, Text, text
from bot.rules.errors import NotPossible
from bot.rules.kernel.game import ChildTable, Game, StepFunction
from bot.rules.play.handle import Play
from bot.rules.table_state import Step

PAGES_SHOWN = 8
"""Pages of the log on its board; the others are in the chronicle."""
CHILD = "child:"
"""Begins a reference to the place of a child table; the rest is its key."""
SCHEMA = 1
"""Of what a campaign brings along from elsewhere (`Campaign.carried`)."""


class Carried(BaseModel):
    """A campaign as it travels from one place to another: no dice, no accounts."""

    model_config = ConfigDict(extra="forbid")

    version: int = SCHEMA
    record: dict[str, Any]
    pages: list[Page]
    begun: int
    seats: int
    empty: list[int]


class Campaign(Game[CampaignState[R]], Generic[R]):
    """One game's campaigns. What a subclass gives beside the data of `Game`:

    record    pydantic type of what lasts from session to session
    party     fewest and most who ride along in a session
    children  the games of its sessions, by id
    has_heroes  whether those who ride outlive a campaign on their users' shelves: then it supplies `put_away`,
              `hero_text` and `fetched`, and its gate lets a seat bring one
    may_be_closed  whether its gate offers to end it before its time: then it supplies `close`
    """

    keeps_a_log = True
    record: type[R]
    party: tuple[int, int]
    has_heroes = False
    may_be_closed = False
    children: Mapping[str, Game[Any]] = MappingProxyType({})
    STEPS: ClassVar[Mapping[str, Any]] = {
        steps.GATE: steps.gate,
        steps.SESSION: steps.session,
        steps.TAKE_IN: steps.take_in,
        steps.BETWEEN: steps.between,
        steps.TEAR: steps.tear,
        steps.BRING: steps.bring,
        steps.CLOSE: steps.close,
    }

    def __init__(self) -> None:
        self.state = CampaignState[self.record]  # type: ignore[name-defined]
        self.steps: Mapping[str, StepFunction] = {name: partial(step, self) for name, step in self.STEPS.items()}

    # ------------------------------------------------------------------ what a game supplies

    def new_record(self, options: BaseModel, seats: int) -> R:
        """The record before the first session. Raises `NotPossible`."""
        raise NotImplementedError

    def party_of(self, state: CampaignState[R]) -> list[int]:
        """Who rides along when the next session begins: those who have said so. Read-only."""
        return state.held if self.rides_whole(state) else list(state.riding)

    def least_riders(self, state: CampaignState[R]) -> int:
        """How many must ride along for the next session to begin. Read-only."""
        return self.party[0]

    def rides_whole(self, state: CampaignState[R]) -> bool:
        """Whether everybody who has a seat plays every session, so that nobody has to say so. Read-only."""
        return False

    def opening(self, record: R, riders: Sequence[int]) -> Opening:
        """How the next session begins for those who ride along. Read-only."""
        raise NotImplementedError

    def take_in(self, record: R, left: Any, riders: Sequence[int]) -> Lines:
        """Change the record by what a session has left; gives what the journal tells of it.

        left: as the session's `Game.left` gave it; riders: our seats, in the order of its seats.
        """
        raise NotImplementedError

    async def between(self, play: Play[CampaignState[R]], seat: int) -> None:
        """What one who rode does after a session; all do it side by side."""

    async def close(self, play: Play[CampaignState[R]]) -> None:
        """Somebody at the gate would like the campaign to end: ask the others, and end it or not."""
        raise NotImplementedError

    def from_elsewhere(self, data: Any) -> tuple[dict[str, Any], R] | None:
        """(settings, record) of a campaign that another program has written, as JSON of any shape; None for a file that
        this game cannot read."""
        return None

    def result(self, record: R) -> str | None:
        """How the campaign has ended; None: there are further sessions. Asked after each, and whenever a seat has
        come or gone at the gate."""
        return None

    def welcome(self, record: R, seat: int) -> None:
        """A seat is new, or somebody else's from now on."""

    def farewell(self, record: R, seat: int) -> None:
        """Nobody holds this seat any more."""

    def has_left(self, record: R, seat: int) -> bool:
        """Whether the record has it that nobody holds this seat any more. Read-only."""
        return False

    def keeps_record(self, record: R, seat: int) -> bool:
        """Whether a seat that nobody holds waits with its record for whoever held it, so that somebody new gets a seat
        of their own. Else the next newcomer takes it over with all that belongs to it. Read-only."""
        return False

    def put_away(self, record: R, seat: int) -> Any:
        """The hero of a seat as it goes onto its user's shelf, JSON that `fetched` takes elsewhere. Read-only."""
        raise NotImplementedError

    def hero_text(self, data: Any) -> Text:
        """What is told of a hero on the shelf (`put_away`) in one line, beside the name."""
        raise NotImplementedError

    def fetched(self, state: CampaignState[R], seat: int, data: Any) -> None:
        """Take in what was fetched for a seat's answer, such as a hero of its user's shelf (`Decision.wants`)."""
        raise NotImplementedError

    def record_view(self, record: R, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know of the record, as JSON. Read-only."""
        raise NotImplementedError

    def sheet(self, view: Mapping[str, Any]) -> Lines:
        """The campaign sheet in words, from `record_view`."""
        raise NotImplementedError

    def page_text(self, page: Page) -> Text:
        """What a page tells in one line."""
        raise NotImplementedError

    # ------------------------------------------------------------------ the kernel's side

    def new(self, options: BaseModel, seats: int) -> CampaignState[R]:
        settings, agenda = options.model_dump(mode="json"), [Step(name=steps.GATE)]
        return self.state(steps=agenda, record=self.new_record(options, seats), settings=settings)

    def receive(self, state: CampaignState[R], brings: Any) -> None:
        """Go on with a campaign from elsewhere. Raises `NotPossible` for one that does not fit."""
        try:
            carried = Carried.model_validate(brings)
            record = self.record.model_validate(carried.record)
        except ValidationError as error:
            raise NotPossible(text("campaign-refused-file", why=error.errors()[0]["msg"])) from error
        if carried.seats != state.seats or carried.version > SCHEMA:
            raise NotPossible(text("campaign-refused-newer"))
        if carried.seats - len(carried.empty) > self.seats[1]:
            raise NotPossible(text("refused-full", most=self.seats[1]))
        state.record, state.pages, state.begun = record, carried.pages, carried.begun
        state.empty = list(carried.empty)

    def carried(self, state: CampaignState[R]) -> dict[str, Any]:
        """What `receive` takes elsewhere: the campaign as it stands, without the session that is played now."""
        record = state.record.model_dump(mode="json") if state.session is None else state.session.before
        given: dict[str, Any] = {"record": record, "pages": state.pages, "begun": state.begun}
        return Carried(**given, seats=state.seats, empty=state.empty).model_dump(mode="json")

    def supply(self, state: CampaignState[R], seat: int, data: Any) -> None:
        if seat != TABLE_SEAT:
            self.fetched(state, seat, data)
            state.brought = str(data["name"])
            return
        page = state.session
        if page is None or not isinstance(data, Mapping) or data.get("child") != page.key or data.get("left") is None:
            raise NotPossible(text("refused-stale"))
        page.left = data["left"]

    def admits(self, state: CampaignState[R]) -> bool:
        return bool(state.steps) and state.steps[0].name == steps.GATE

    def newcomers_seat(self, state: CampaignState[R]) -> int:
        able = [seat for seat in state.empty if not self.keeps_record(state.record, seat)]
        if not able and state.seats >= MOST_LISTED:
            able = state.empty
        return able[0] if able else state.seats

    def admit(self, state: CampaignState[R], seat: int) -> None:
        """At most so many people as the game has seats; seats that were given up are listed beside theirs."""
        others = sum(other != seat for other in state.held)
        if others >= self.seats[1]:
            raise NotPossible(text("refused-full", most=self.seats[1]))
        state.empty = [other for other in state.empty if other != seat]
        self.welcome(state.record, seat)

    def dismiss(self, state: CampaignState[R], seat: int) -> None:
        state.empty = sorted({*state.empty, seat})
        state.riding = [other for other in state.riding if other != seat]
        self.farewell(state.record, seat)

    def child_tables(self, state: CampaignState[R]) -> Sequence[ChildTable]:
        page = state.session
        if page is None:
            return ()
        made = self.opening(self.record.model_validate(page.before), page.riders)
        title = text("campaign-session-title", n=page.number)
        more: dict[str, Any] = {"brings": made.brings, "title": title, "is_lobby": made.is_lobby}
        return (ChildTable(page.key, made.game, tuple(page.riders), made.options, **more),)

    def opens_contests(self) -> bool:
        """Only a campaign whose sessions are contests keeps one person from two seats."""
        return any(game.contest for game in self.children.values())

    # ------------------------------------------------------------------ telling

    def view(self, state: CampaignState[R], seat: int | None) -> dict[str, Any]:
        told = [self._page_view(page) for page in state.pages]
        session = None if state.session is None else self._page_view(state.session)
        open_now: dict[str, Any] = {"number": state.next_number, "riding": list(state.riding), "session": session}
        return {**open_now, "pages": told, "record": self.record_view(state.record, seat)}

    def _page_view(self, page: Page) -> dict[str, Any]:
        riders, told = [f"@seat:{seat}" for seat in page.riders], None
        if page.left is not None:
            line = self.page_text(page)
            told = {"key": line.key, "params": dict(line.params)}
        return {"number": page.number, "key": page.key, "riders": riders, "torn": page.is_torn, "told": told}

    def describe(self, view: Mapping[str, Any]) -> list[Text]:
        pages, session = view["pages"], view["session"]
        earlier = max(0, len(pages) - PAGES_SHOWN)
        lines = [text("campaign-headline", n=sum(not page["torn"] for page in pages)), *self.sheet(view["record"])]
        if earlier:
            lines.append(text("campaign-earlier", n=earlier))
        shown = pages[earlier:] if session is None else [*pages[earlier:], session]
        return [*lines, *(page_line(page) for page in shown)]

    def result_text(self, state: CampaignState[R]) -> Text:
        return text("campaign-over", n=len(state.standing))

    def name_of(self, ref: str) -> str | None:
        """Whoever knows where a child table stands says so instead (`Scene.places`)."""
        return "none" if ref.startswith(CHILD) else None


def page_line(page: Mapping[str, Any]) -> Text:
    """A page of a view as a line of the log. The way to its table is `@child:<key>`."""
    told = text("campaign-page-open") if page["told"] is None else Text(page["told"]["key"], page["told"]["params"])
    riders, place = list(page["riders"]), f"@{CHILD}{page['key']}"
    more: dict[str, Any] = {"who": riders, "many": len(riders), "torn": page["torn"], "what": told, "where": place}
    return text("campaign-page", n=page["number"], **more)
