"""Looking for players: a gathering of the kind `invite` stands in some channel of the server as long as its table waits
for people. Pure."""

from dataclasses import dataclass
from typing import Any, Final, Literal

from bot.tables.model.info import Info
from bot.tables.model.policy import DAY
from bot.tables.together.gatherings import Gathering

KIND: Final = "invite"
LASTS: Final = 7 * DAY
"""Seconds for which it stands at most; a lobby to which nobody comes is cleared away then as well."""
MOST: Final = 3
"""Posts of one table at a time, each in another channel."""
LONGEST_NOTE: Final = 200

Standing = Literal["open", "full", "begun", "cleared", "over", "withdrawn"]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What whoever posted it has said. zone: a name like Europe/Berlin; note: in their own words."""

    zone: str = ""
    note: str = ""

    def data(self) -> dict[str, Any]:
        """As it is stored."""
        return {"zone": self.zone, "note": self.note}


def wanted(found: Gathering) -> Wanted:
    """What was said; nothing, if whoever said it has been forgotten."""
    return Wanted(str(found.data.get("zone") or ""), str(found.data.get("note") or ""))


def standing(found: Gathering, info: Info, most: int, now: float) -> Standing:
    """How the search stands. most: seats of the game."""
    if info.status == "ended":
        return "cleared"
    if info.status != "lobby":
        return "begun"
    if found.until <= now:
        return "over"
    return "full" if len(info.seats) >= most else "open"
