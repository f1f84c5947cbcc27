"""The state of one day in the valley: ids and numbers, no objects of the content. Pure data.

A card in a deck, a hand or a discard is its printed id alone; one in play is a `CardInPlay` with a name of its own, so
that two copies can lie at different places with different tokens.
"""

from dataclasses import dataclass, field
from typing import Any, Literal

from pydantic import BaseModel, Field

from bot.rules.own_cards.by_hand import OpenFor
from bot.rules.stories.record import StoryRecord
from bot.rules.table_state import TableState
from bot.rules.unordered import Unordered
from bot.rules.voice.speaking import VoiceRecord
from cogs.rangers.options import RangersOptions


@dataclass(slots=True)
class CardInPlay:
    """A card on the table.

    zone     `surroundings`, `along`, `reach:0`, `area:0`; `limbo`: being played, drawn or committed, in play nowhere
    owner    the seat of a Ranger's card; None: the valley's
    hold     so many times it does not ready (ER-6.3c)
    parent   the card that it is attached to: then that one's zone counts (ER-4.7)
    face     of a weather
    tokens   harm, progress, named ones
    pawns    the seats whose Ranger token lies here
    entered  in which round
    """

    uid: str
    card: str
    zone: str
    owner: int | None = None
    is_ready: bool = True
    hold: int = 0
    parent: str = ""
    face: int = 0
    is_face_down: bool = False
    tokens: dict[str, int] = field(default_factory=dict)
    pawns: list[int] = field(default_factory=list)
    entered: int = 0


@dataclass(slots=True)
class Ranger:
    """One who rides today.

    energy    by aspect; with the setting `energy: single` one pool, `any`
    deck, fatigue   face down, the last card is next; hand: its player's alone
    cards     the whole deck of this morning, kept gear and maladies with it
    gone      cards that are out of the deck for good; maladies: those that came to it today, kept whatever happens
    has_passed   rests until the next round
    """

    ready_made: str = ""
    aspect: str = ""
    role: str = ""
    energy: dict[str, int] = field(default_factory=dict)
    injuries: int = 0
    cards: Unordered[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    hand: Unordered[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    fatigue: list[str] = field(default_factory=list)
    gone: Unordered[str] = field(default_factory=list)
    maladies: list[str] = field(default_factory=list)
    has_passed: bool = False


@dataclass(slots=True)
class Trial:
    """A test that is being made (rules 6).

    name      `traverse`, `connect`, `avoid`, `remember`, or a printed one's; path: where a printed one stands
    source    the card that offers it; target: the card it affects, the farthest one, or none
    areas     active, fixed when the test starts (ER-4.4)
    dodged    cards that are passed without fatigue
    effort    energy, icons and what else was committed; energy, icons: what of it they are
    cards     those committed, in limbo
    resolved  challenge effects that have been carried out: `uid|path`
    """

    seat: int
    name: str
    aspect: str
    approach: str
    path: str = ""
    source: str = ""
    target: str = ""
    areas: list[str] = field(default_factory=list)
    dodged: list[str] = field(default_factory=list)
    effort: int = 0
    energy: int = 0
    icons: int = 0
    cards: list[str] = field(default_factory=list)
    challenge: str = ""
    resulting: int = 0
    outcome: str = ""
    resolved: list[str] = field(default_factory=list)


@dataclass(slots=True)
class SumOfTest:
    """How a test came out, for all to see until the round is over (rules 10).

    title   a printed test's name; card: the printed id of what it was tried on, or of what offers it
    energy, icons, other   what was committed; modifier: of the challenge card; more: what cards added after it
    """

    seat: int
    name: str
    title: str
    card: str
    aspect: str
    energy: int
    icons: int
    other: int
    challenge: str
    modifier: int
    more: int
    resulting: int
    difficulty: int
    won: bool


@dataclass(slots=True)
class Change:
    """A number or mark that is different for a while, as an effect has said (`modify`).

    of      uids it holds for; None: for every card or test of its kind
    lasts   test, turn, next_turn, round, day, attached or in_play: while `source` is (attached) in play
    seat    whose turn is meant
    """

    what: str
    by: int = 0
    of: list[str] | None = None
    of_tests: str | None = None
    trait: str | None = None
    keyword: str | None = None
    aspect: str | None = None
    least: int | None = None
    lasts: str = "turn"
    seat: int = 0
    source: str = ""


@dataclass(slots=True)
class MissionRecord:
    """A mission that is open. started: on which day; is_read: its objective has been met and read; tokens: those that
    it begins the day with, and has kept when it ends."""

    started: int = 1
    checks: int = 0
    is_read: bool = False
    tokens: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class KeptGear:
    """Gear that goes from one day to the next, with its tokens and what is attached to it (ER-14.4)."""

    card: str
    tokens: dict[str, int] = field(default_factory=dict)
    attached: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Gain:
    """Something won today that is lost unless the day is banked (ER-14.3)."""

    kind: Literal["mission", "check", "done", "reward", "event", "entry", "swap"]
    what: str
    n: int = 0


class BroughtRanger(BaseModel):
    """A Ranger as the campaign has them. role: "", where nobody has been chosen yet; deck: card -> copies, maladies and
    kept gear among them."""

    name: str = ""
    aspect: str = ""
    role: str = ""
    background: str = ""
    specialty: str = ""
    deck: dict[str, int] = Field(default_factory=dict)
    gear: list[KeptGear] = Field(default_factory=list)


class RangersState(TableState):
    """A day.

    day        its number in the calendar; length: of the calendar
    place      the code of the location; terrain: the set that the path deck is made of
    drawer     whose turn it is to draw the path card (D1)
    turn_of    whose turn it is; None outside phase 2; last_turn: whose was the one before
    is_edge    abilities of a turn's edge may be used (ER-5.8)
    cards      in play, in the order in which they came
    reserve    the terrain's cards that wait beneath an empty path deck (D3); collection: path cards in the box
    open_reaches   other Rangers' areas that are active for the one whose turn it is (D17)
    collapsed  the seats with a third injury: the day ends soon (ER-10.3)
    ahead      cards that somebody looks at, by seat, topmost first, until they are laid back (ER-4.9)
    wants      what an effect has asked for after its branch: a day's end, a journey (ER-14.15)
    is_lone     no campaign has sent this day; is_weather_open: somebody would like another weather (DP-25)
    ground     of this server's own, by name, that the day is walked on, or may be (ER-18.5)
    own_rangers  of users, by seat, as the table has fetched them from their shelves, or a campaign has brought them
    pinned .. fetched, toolkit .. resolving   cards of a server's own (`Pinning`), carried out by hand (`Toolkit`)
    has_arrived  in this phase 3, so that a camp is possible
    kept       gear, by seat: what the Rangers came with, and in the evening what they keep
    missions, done, rewards, day_entries   of the record and today's together; ledger: today's alone
    """

    options: RangersOptions = Field(default_factory=RangersOptions)
    day: int = 1
    length: int = 5
    round: int = 0
    phase: Literal["setup", "path", "turns", "travel", "refresh"] = "setup"
    place: str = ""
    terrain: str = ""
    lead: int = 0
    drawer: int = 0
    turn_of: int | None = None
    last_turn: int | None = None
    is_edge: bool = False
    rangers: list[Ranger] = Field(default_factory=list)
    cards: list[CardInPlay] = Field(default_factory=list)
    last_uid: int = 0
    path_deck: list[str] = Field(default_factory=list)
    path_discard: list[str] = Field(default_factory=list)
    reserve: list[str] = Field(default_factory=list)
    collection: Unordered[str] = Field(default_factory=list)
    set_aside: list[str] = Field(default_factory=list)
    own_rangers: dict[int, BroughtRanger] = Field(default_factory=dict)
    pinned: dict[str, dict[str, Any]] = Field(default_factory=dict)
    pinned_mark: str = ""
    fetched: dict[int, list[str]] = Field(default_factory=dict)
    toolkit: OpenFor = ""
    by_hand: int = 0
    resolving: int | None = None
    challenge_deck: list[str] = Field(default_factory=list)
    challenge_discard: list[str] = Field(default_factory=list)
    test: Trial | None = None
    last_test: SumOfTest | None = None
    is_lone: bool = True
    is_weather_open: bool = False
    ground: str = ""
    changes: list[Change] = Field(default_factory=list)
    limits: dict[str, int] = Field(default_factory=dict)
    open_reaches: list[int] = Field(default_factory=list)
    collapsed: list[int] = Field(default_factory=list)
    ahead: dict[int, list[str]] = Field(default_factory=dict, exclude_if=lambda ahead: not ahead)
    wants: str = ""
    has_arrived: bool = False
    camped: bool = False
    missions: dict[str, MissionRecord] = Field(default_factory=dict)
    done: list[str] = Field(default_factory=list)
    rewards: list[str] = Field(default_factory=list)
    day_entries: dict[int, list[str]] = Field(default_factory=dict)
    ledger: list[Gain] = Field(default_factory=list)
    kept: dict[int, list[KeptGear]] = Field(default_factory=dict)
    story: StoryRecord = Field(default_factory=StoryRecord)
    voice: VoiceRecord = Field(default_factory=VoiceRecord)

    @property
    def owners(self) -> list[str]:
        """A reference to everybody, by seat."""
        return [f"@seat:{seat}" for seat in range(len(self.rangers))]

    def clockwise(self, first: int) -> list[int]:
        """All seats, beginning with this one."""
        return [(first + n) % self.seats for n in range(self.seats)]

    def find(self, uid: str) -> CardInPlay | None:
        """A card in play or in limbo; None once it has left."""
        for card in self.cards:
            if card.uid == uid:
                return card
        return None

    def card(self, uid: str) -> CardInPlay:
        """The same for one that is certainly there. Raises `KeyError`."""
        found = self.find(uid)
        if found is None:
            raise KeyError(uid)
        return found


class Brought(BaseModel):
    """What a day is given of the campaign's record (ER-14.9). rangers: by seat; lead: yesterday's successor; pinned:
    cards of a server's own that are in their decks."""

    day: int
    length: int
    place: str
    terrain: str
    lead: int = 0
    missions: dict[str, MissionRecord] = Field(default_factory=dict)
    done: list[str] = Field(default_factory=list)
    rewards: list[str] = Field(default_factory=list)
    events: list[str] = Field(default_factory=list)
    day_entries: dict[int, list[str]] = Field(default_factory=dict)
    rangers: list[BroughtRanger]
    pinned: dict[str, dict[str, Any]] = Field(default_factory=dict)
