"""All that is stored of a table besides its log, as one value."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from bot.rules.kernel.game import Game
from bot.tables.model.seats import Seat

LESSON = "lesson"
Status = Literal["lobby", "running", "paused", "ended"]


@dataclass(frozen=True)
class Info:
    """All that is stored of a table besides its log, except the seeds. A value: it never changes under your hands."""

    id: str
    guild: int | None
    channel: int
    parent: int | None
    host: int
    game: str
    rules_version: int
    content_hash: str
    status: Status
    options: Mapping[str, Any]
    commitment: str
    created: float
    updated: float
    locale: str
    seats: tuple[Seat, ...] = ()
    entropies: tuple[str, ...] | None = None
    clock_hours: float | None = None
    base: int = 0
    bases: Mapping[str, int] | None = None
    version: int = 1
    index: int = 0
    log_length: int = 0
    event_count: int = 0
    digest: str = ""
    board_message: int | None = None
    board_channel: int | None = None
    board_version: int = 0
    sequel_of: str | None = None
    sequel_key: str | None = None
    """The table that had this one opened, and under which key (`bot.rules.kernel.game.ChildTable`)."""
    proposal: Mapping[str, Any] | None = None
    """What the others are asked just now, as it is stored: see `bot.tables.model.proposal`."""
    unrated: str | None = None
    """Why a table counts for nothing, however it ends. lesson: its dice are the same for everybody who learns the game;
    of a contest, practice: it began with the house at a seat; house: the house
    has made moves for a person; handed: a seat has changed hands."""
    head: str = ""
    """Of the chain over log and journal (`bot.tables.model.chain`); empty before the start."""
    brings: Any = None
    """What it was given at its opening (`ChildTable.brings`)."""
    left: Any = None
    """What it left behind at its end (`Game.left`)."""
    bank_hours: float | None = None
    """Hours that each player has in hand, of which a turn takes what it takes and gives `clock_hours` back; None:
    `clock_hours` are for each question."""

    def changed(self, **columns: Any) -> "Info":
        """The same with other columns. Each click changes a few: `dataclasses.replace` would set all of them anew."""
        assert columns.keys() <= Info.__dataclass_fields__.keys(), columns
        changed = object.__new__(Info)
        changed.__dict__.update(self.__dict__)
        changed.__dict__.update(columns)
        return changed

    def seats_of(self, user: int) -> list[Seat]:
        """The seats of a user, lowest first."""
        return [seat for seat in self.seats if seat.user == user]

    def deputized(self, user: int) -> list[Seat]:
        """The seats of players on leave for whom this user answers."""
        return [seat for seat in self.seats if seat.deputy == user and seat.away]

    @property
    def is_lesson(self) -> bool:
        """Whether somebody learns the game here, with a teacher."""
        return self.unrated == LESSON

    def is_practice(self, game: Game[Any]) -> bool:
        """Whether this is a contest that begins or began with the house at a seat, so that it counts for nothing."""
        is_open = self.status == "lobby" and any(seat.user is None for seat in self.seats)
        return game.contest and (is_open or self.unrated in ("practice", LESSON))
