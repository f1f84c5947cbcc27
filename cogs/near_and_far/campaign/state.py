"""What lasts from session to session (NF-14.4). Everybody at the table may know all of it. Pure data."""

from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from bot.rules.edition import as_stored
from cogs.near_and_far.state import SessionOptions

FIRST_MAP, LAST_MAP = 2, 11
LEAST_OF_A_STORY = 3
"""Maps on which everybody can tell a story of their own (NF-14.10)."""


class CampaignScope(BaseModel):
    """mode: one storybook for all, or a story of everybody's own (NF-14.10); maps: what is played, in this order, as
    numbers and ranges (`queue_of`); roster: whether people may join later or sit a session out (NF-14.16); begin: how
    a session does."""

    mode: Literal["campaign", "character"] = "campaign"
    maps: str = Field(default=f"{FIRST_MAP}-{LAST_MAP}", max_length=40)
    roster: Literal["fixed", "open"] = "fixed"
    begin: Literal["at once", "in a lobby"] = "at once"


class CampaignOptions(SessionOptions, CampaignScope):
    """What a group chooses for all of its sessions."""

    @model_validator(mode="before")
    @classmethod
    def _as_stored(cls, given: Any) -> Any:
        first = {"rulings": "first"}
        return as_stored(given, cls.model_fields.keys() - first.keys(), first)

    @model_validator(mode="after")
    def _fits(self) -> Self:
        """NF-E24."""
        queue = queue_of(self.maps)
        if self.mode == "character" and (len(queue) < LEAST_OF_A_STORY or queue[-1] != LAST_MAP):
            raise ValueError(
                f"everybody's own story takes {LEAST_OF_A_STORY} maps or more, the last of them {LAST_MAP}"
            )
        return self


def queue_of(maps: str) -> list[int]:
    """The maps of "2-4, 11": numbers and ranges. Raises `ValueError` unless they are campaign maps, each once and in
    ascending order (NF-14.3, NF-14.10, NF-E24)."""
    found: list[int] = []
    for part in maps.replace("–", "-").replace(",", " ").split():
        first, dash, last = part.partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()):
            raise ValueError(f"{part!r} is no map; try 2-11, or 2 4 6 8 11")
        found += range(int(first), min(int(last or first), LAST_MAP + 1) + 1)
    if not found or found[0] < FIRST_MAP or found[-1] > LAST_MAP or sorted(set(found)) != found:
        raise ValueError(f"maps {FIRST_MAP} to {LAST_MAP}, each once and in ascending order")
    return found


class Member(BaseModel):
    """One of the group. character: empty until it is chosen; xp: gained in all; spent: on talents; given_up: nobody
    holds the seat, it cannot win; platypus: comes along next time (NF-2.17); chapter, ending: of the own story, one of
    them in character mode."""

    model_config = ConfigDict(extra="forbid")

    character: str = ""
    xp: int = 0
    spent: int = 0
    talents: list[str] = Field(default_factory=list)
    keywords: list[str] = Field(default_factory=list)
    side_quests: dict[str, bool] = Field(default_factory=dict)
    worlds: list[str] = Field(default_factory=list)
    character_cards: list[str] = Field(default_factory=list)
    given_up: bool = False
    platypus: bool = False
    chapter: str = ""
    ending: str = ""

    @property
    def free_xp(self) -> int:
        """Experience that can still be spent."""
        return self.xp - self.spent


class Played(BaseModel):
    """A session that was played to its end. points: by seat of the campaign; won: seats; order: seats in the order of
    their turns; undefeated: bosses that still stood; beaten: boss -> the seat that has beaten it."""

    model_config = ConfigDict(extra="forbid")

    map: int
    points: dict[int, int]
    won: list[int]
    order: list[int]
    undefeated: list[str] = Field(default_factory=list)
    beaten: dict[str, int] = Field(default_factory=dict)


class CampaignRecord(BaseModel):
    """The campaign sheet."""

    model_config = ConfigDict(extra="forbid")

    options: CampaignOptions
    members: list[Member]
    played: list[Played] = Field(default_factory=list)

    @property
    def queue(self) -> list[int]:
        """The maps of all sessions, in their order (NF-14.3, NF-14.10)."""
        return queue_of(self.options.maps)

    @property
    def next_map(self) -> int:
        """The map of the next session; 0: there is none."""
        queue = self.queue
        return queue[len(self.played)] if len(self.played) < len(queue) else 0

    @property
    def is_over(self) -> bool:
        """Whether the last map has been played."""
        return len(self.played) >= len(self.queue)
