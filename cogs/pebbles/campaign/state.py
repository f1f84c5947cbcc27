"""What lasts from evening to evening. Everybody at the table may know all of it. Pure data."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

MOST_EVENINGS = 3


class CampaignOptions(BaseModel):
    """evenings: how many there are; walks: in each; begin: how an evening begins."""

    evenings: int = Field(default=MOST_EVENINGS, ge=1, le=MOST_EVENINGS)
    walks: int = Field(default=2, ge=1, le=3)
    begin: Literal["at once", "in a lobby"] = "at once"


class Gatherer(BaseModel):
    """One player. stones: brought home in all; evenings: ridden along; keepsake: a coat card for the next evening;
    offered: the cards that were in the coat when the last evening ended."""

    model_config = ConfigDict(extra="forbid")

    stones: int = 0
    evenings: int = 0
    keepsake: str | None = None
    offered: list[str] = Field(default_factory=list)


class PathRecord(BaseModel):
    """The path. laid: stones of each evening; missing: what was short so far; keywords: of the story."""

    model_config = ConfigDict(extra="forbid")

    options: CampaignOptions
    gatherers: list[Gatherer]
    laid: list[int] = Field(default_factory=list)
    missing: int = 0
    keywords: list[str] = Field(default_factory=list)
