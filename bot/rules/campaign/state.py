"""The state of a campaign: its record, and one page for each session that was played to its end. Pure data."""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from pydantic import BaseModel, Field

from bot.rules.decision import Text
from bot.rules.table_state import TableState

R = TypeVar("R", bound=BaseModel)

MOST_LISTED: Final = 20
"""Seats of a campaign, with those that nobody holds any more."""


class Page(BaseModel):
    """A session.

    number   from 1; a session that is played again after its page was torn out has the same one
    key      of its child table, never used twice
    riders   the seats that ride along, in the order in which they sit at the child table
    seats    how many seats the campaign had
    before   the record as it was handed out, as JSON
    left     what came back (`Game.left`); None while it is played
    is_torn  it was torn out: what is told there has not happened
    """

    number: int
    key: str
    riders: list[int]
    seats: int
    before: dict[str, Any]
    left: Any = None
    is_torn: bool = False


class Opening(BaseModel):
    """How a session begins: what the game makes of the record (`Campaign.opening`).

    game      which game is played there, one of `Campaign.children`
    options   its settings, where they are not the usual ones; brings: what it is given (`Game.receive`), JSON
    is_lobby  whether its host begins it, after a look at the settings
    """

    game: str
    options: dict[str, Any] = Field(default_factory=dict)
    brings: Any = None
    is_lobby: bool = False


class CampaignState(TableState, Generic[R]):
    """A campaign between and during its sessions.

    record    the game's own: all that lasts from session to session
    settings  the table's settings as they were chosen
    empty     seats that nobody holds; riding: those who have said that they ride along next time
    pages     one for each session that was taken in, torn ones too, in order of playing
    session   the one that is played now
    begun     how many sessions were ever begun
    asked_by  the seat that wants the last page torn out, or brings a hero, -1: none
    brought   the name of the hero that was fetched for it
    """

    record: R
    settings: dict[str, Any] = Field(default_factory=dict)
    empty: list[int] = Field(default_factory=list)
    riding: list[int] = Field(default_factory=list)
    pages: list[Page] = Field(default_factory=list)
    session: Page | None = None
    begun: int = 0
    asked_by: int = -1
    brought: str = ""

    @property
    def standing(self) -> list[Page]:
        """The pages that count, oldest first."""
        return [page for page in self.pages if not page.is_torn]

    @property
    def next_number(self) -> int:
        """The number of the next session."""
        return len(self.standing) + 1

    @property
    def held(self) -> list[int]:
        """The seats that somebody holds."""
        return [seat for seat in range(self.seats) if seat not in self.empty]


Lines = Sequence[Text]
