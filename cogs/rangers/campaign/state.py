"""What lasts from day to day (ER-14.11). Everybody at the table may know all of it but entries that wait. Pure data."""

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.rules.stories.record import StoryRecord
from cogs.rangers.options import DayOptions
from cogs.rangers.state import BroughtRanger, KeptGear, MissionRecord

MOST_EXTRA: Final = 8
"""Days after the last one of the calendar (ER-14.7)."""
LATEST_DAY: Final = 99
_MANY: Final = 400
Word = Annotated[str, Field(max_length=80)]
Words = Annotated[list[Word], Field(max_length=_MANY)]
DayNumber = Annotated[int, Field(ge=1, le=LATEST_DAY)]
Cards = Annotated[dict[Word, Annotated[int, Field(ge=1, le=30)]], Field(max_length=_MANY)]
"""Bounded, since a record may come from a file."""


class CampaignScope(BaseModel):
    """length: days of the calendar."""

    length: Literal["12", "5", "20", "30"] = "12"


class CampaignOptions(DayOptions, CampaignScope):
    """What a group chooses for all of its days. without: packs of its own whose cards stay at home."""

    without: tuple[str, ...] = ()


class Member(BroughtRanger):
    """A Ranger of the roster. displaced: cards of the own deck that went out for rewards (ER-17.6); given_up: nobody
    holds the seat."""

    name: Word = ""
    deck: Cards = Field(default_factory=dict)
    gear: Annotated[list[KeptGear], Field(max_length=20)] = Field(default_factory=list)
    displaced: Cards = Field(default_factory=dict)
    given_up: bool = False


class PastDay(BaseModel):
    """A row of the history. number: of the day; riders: seats."""

    model_config = ConfigDict(extra="forbid")

    number: DayNumber
    place: Word
    terrain: Word
    reason: Word
    camped: bool
    riders: list[int]


class RangersRecord(BaseModel):
    """The campaign tracker.

    day       the next one, from 1; extra: days that were voted for beyond the calendar
    place     code of the location, "": to be picked; terrain: of the path that leads there, the same
    lead      the seat that led last; -1: none has
    rewards   unlocked ones; copies of them are in decks (ER-17.6)
    day_entries  day -> entries that wait there
    pinned    cards of a server's own that are in decks
    story     what was read between days: how it ended
    unknown   of a campaign from another program: field -> words that this valley does not know (ER-18.8)
    ending    of the campaign, by name; "": none yet; is_closed: readable, but there are no further days (ER-14.12)
    """

    model_config = ConfigDict(extra="forbid")

    options: CampaignOptions
    place: Word
    terrain: Word
    day: DayNumber = 1
    extra: Annotated[int, Field(ge=0, le=MOST_EXTRA)] = 0
    lead: int = -1
    missions: Annotated[dict[Word, MissionRecord], Field(max_length=_MANY)] = Field(default_factory=dict)
    done: Words = Field(default_factory=list)
    rewards: Words = Field(default_factory=list)
    events: Words = Field(default_factory=list)
    day_entries: Annotated[dict[int, Words], Field(max_length=LATEST_DAY)] = Field(default_factory=dict)
    members: list[Member]
    past: Annotated[list[PastDay], Field(max_length=_MANY)] = Field(default_factory=list)
    pinned: dict[str, dict[str, Any]] = Field(default_factory=dict)
    story: StoryRecord = Field(default_factory=StoryRecord)
    unknown: Annotated[dict[Word, Words], Field(max_length=20)] = Field(default_factory=dict)
    ending: Word = ""
    is_closed: bool = False

    @property
    def length(self) -> int:
        """Days of the calendar."""
        return int(self.options.length)

    @property
    def is_run_out(self) -> bool:
        """Whether the calendar, with the days that were voted for, has no further day."""
        return self.day > self.length + self.extra
