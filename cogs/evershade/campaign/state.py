"""What lasts from act to act (LE-26.7). Everybody at the table may know all of it. Pure data."""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from cogs.evershade.options import HouseRules
from cogs.evershade.state import Character, Tracker

_MANY: Final = 400
Word = Annotated[str, Field(max_length=80)]
Words = Annotated[list[Word], Field(max_length=_MANY)]
"""Bounded, since a record may come from a file."""


class CampaignOptions(HouseRules):
    """What a group chooses for all of its acts."""


class Member(BaseModel):
    """A seat of the roster. heroes: its characters, the first of whom rides; whoever plays alone has a second one;
    given_up: nobody holds the seat."""

    model_config = ConfigDict(extra="forbid")

    heroes: Annotated[list[Character], Field(max_length=4)] = Field(default_factory=list)
    given_up: bool = False


class PastAct(BaseModel):
    """A row of the history. act: counted through the adventure; how: `act`, `won` or `lost`; adventure: empty in rows
    of a time when there was one."""

    model_config = ConfigDict(extra="forbid")

    act: Annotated[int, Field(ge=1, le=20)]
    how: Literal["act", "won", "lost"]
    riders: list[int]
    adventure: Word = ""


class Beginning(BaseModel):
    """What a party had when it set off on its adventure, to which a lost one goes back (LE-26.12)."""

    model_config = ConfigDict(extra="forbid")

    marks: Words = Field(default_factory=list)
    achievements: Words = Field(default_factory=list)


class EvershadeRecord(BaseModel):
    """The party between two acts.

    adventure      the running one; empty: the one that the settings name
    chapter, act   of the next one, from 1; is_over: there is none
    following      adventures of which one may be next, while nobody has said which (LE-3.8)
    began          what the party had when it set off on this adventure
    holder         the seat with the decision token; entries: what was read (LE-12.9)
    allies         companions, each with its owner (LE-26.5); offered: those who would come along
    holders, stored  camp cards on the camp sheet, and in the inventory
    """

    model_config = ConfigDict(extra="forbid")

    options: CampaignOptions
    members: list[Member]
    chapter: Annotated[int, Field(ge=1, le=6)] = 1
    act: Annotated[int, Field(ge=1, le=6)] = 1
    adventure: Word = ""
    is_over: Literal["", "won", "so_far"] = ""
    following: Words = Field(default_factory=list)
    began: Beginning = Field(default_factory=Beginning)
    tracker: Tracker = Field(default_factory=Tracker)
    holder: Annotated[int, Field(ge=0, le=20)] = 0
    entries: Words = Field(default_factory=list)
    holders: Words = Field(default_factory=list)
    stored: Words = Field(default_factory=list)
    achievements: Words = Field(default_factory=list)
    completed: Annotated[list[tuple[Word, Word]], Field(max_length=20)] = Field(default_factory=list)
    allies: Annotated[list[Character], Field(max_length=8)] = Field(default_factory=list)
    offered: Words = Field(default_factory=list)
    past: Annotated[list[PastAct], Field(max_length=_MANY)] = Field(default_factory=list)
