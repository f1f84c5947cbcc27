"""The state of a draft: packs, picks, decks and the rounds of matches. References of cards and numbers only. Pure."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, Field, model_validator

from bot.rules.edition import as_stored, edition
from bot.rules.table_state import TableState

Extent = Literal["rares", "all", "first"]
"""Of which cards: all, the commons of both sets, those of the first."""
FIRST: Final = "first"
Judgement = Literal["second", "first"]
"""How the cards of a pool are judged for the decks that are suggested, the newest first."""
PACK_SIZE = 12
PACK_RARES = 3
"""So many cards of a pack are rares, where there are any."""
BOOSTERS = 4
SEALED_PACKS = 7
PILES = 3


class DraftOptions(BaseModel):
    """The table's settings (rules 13), defaults first. cards: what packs are made of; the first set alone is not
    stored, so that drafts from before the second one are as they were, and those from before rares say `all`.
    ideas: how decks are suggested."""

    kind: Literal["booster", "sealed", "winston"] = "booster"
    match: Literal["single", "best_of_three"] = "single"
    rounds: Literal["swiss", "everyone"] = "swiss"
    heroes: Literal["free", "drafted"] = "free"
    cards: Annotated[Extent, Field(exclude_if=FIRST.__eq__)] = "rares"
    ideas: Judgement = edition("second", FIRST)

    @model_validator(mode="before")
    @classmethod
    def _as_stored(cls, given: Any) -> Any:
        return as_stored(given, cls.model_fields.keys() - {"cards", "ideas"}, {"cards": FIRST, "ideas": FIRST})


@dataclass(slots=True)
class Drafter:
    """A player. pool: cards picked, in order; queue: packs that wait, the first is the one being looked at.

    deck     cards of the pool that are played, without the Hero; hero: None for none
    idea     which of the suggested decks was taken up last
    """

    pool: list[str] = field(default_factory=list)
    queue: list[list[str]] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    hero: str | None = None
    idea: int = 0
    ready: bool = False


@dataclass(slots=True)
class Pairing:
    """A match. b -1: a has nobody to play, and has won. won: None while it is played, -1 drawn, -2 broken off."""

    a: int
    b: int
    won: int | None = None


class DraftState(TableState):
    """One draft. phase: drafting, building, matches, over; pack: which one is open, from 1.

    piles, stock, turn, looking   of a Winston draft: three piles, what lies under them, who looks at which pile
    dealt                         how many of each card were handed out: none is lost on the way
    """

    options: DraftOptions = Field(default_factory=DraftOptions)
    phase: str = "drafting"
    pack: int = 0
    drafters: list[Drafter] = Field(default_factory=list)
    piles: list[list[str]] = Field(default_factory=list)
    stock: list[str] = Field(default_factory=list)
    turn: int = -1
    looking: int = -1
    dealt: dict[str, int] = Field(default_factory=dict)
    rounds: list[list[Pairing]] = Field(default_factory=list)
