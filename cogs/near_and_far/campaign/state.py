"""What lasts from session to session (NF-14.4). Everybody at the table may know all of it. Pure data."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

FIRST_MAP, LAST_MAP = 2, 11
MOST_TALENTS = 6


class CampaignOptions(BaseModel):
    """roster: whether people may join later or sit a session out (NF-14.16); last_map: after it the campaign is over;
    the others are those of each session."""

    roster: Literal["fixed", "open"] = "fixed"
    last_map: int = Field(default=LAST_MAP, ge=FIRST_MAP, le=LAST_MAP)
    side: Literal["day", "dusk"] = "day"
    camps: int = Field(default=14, ge=14, le=20)
    threats: Literal["ascending", "shuffled"] = "ascending"
    draft: bool = True
    begin: Literal["at once", "in a lobby"] = "at once"


class Member(BaseModel):
    """One of the group. xp: gained in all; spent: on talents; given_up: nobody holds the seat, it cannot win;
    platypus: comes along next time (NF-2.17)."""

    model_config = ConfigDict(extra="forbid")

    character: str
    xp: int = 0
    spent: int = 0
    talents: list[str] = Field(default_factory=list)
    keywords: list[str] = Field(default_factory=list)
    side_quests: dict[str, bool] = Field(default_factory=dict)
    worlds: list[str] = Field(default_factory=list)
    character_cards: list[str] = Field(default_factory=list)
    given_up: bool = False
    platypus: bool = False

    @property
    def free_xp(self) -> int:
        """Experience that can still be spent."""
        return self.xp - self.spent


class Played(BaseModel):
    """A session that was played to its end. points: by seat of the campaign; won: seats; order: seats in the order of
    their turns; undefeated: bosses that still stood."""

    model_config = ConfigDict(extra="forbid")

    map: int
    points: dict[int, int]
    won: list[int]
    order: list[int]
    undefeated: list[str] = Field(default_factory=list)


class CampaignRecord(BaseModel):
    """The campaign sheet."""

    model_config = ConfigDict(extra="forbid")

    options: CampaignOptions
    members: list[Member]
    played: list[Played] = Field(default_factory=list)

    @property
    def next_map(self) -> int:
        """The map of the next session (NF-14.3)."""
        return FIRST_MAP + len(self.played)

    @property
    def is_over(self) -> bool:
        """Whether the last map has been played."""
        return self.next_map > self.options.last_map
