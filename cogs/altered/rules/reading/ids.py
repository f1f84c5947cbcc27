"""What the ids of options say, as values: the one place where they are written and read. Pure."""

from dataclasses import dataclass
from typing import Final, NamedTuple

HAND, SCOUT, RESERVE, SUPPORT, QUICK, PASS = "hand", "scout", "reserve", "support", "quick", "pass"
_COPY: Final = "~"


class Place(NamedTuple):
    """One expedition of one player: `0:hero` as an option, as a choice, and among those that moved today."""

    seat: int
    expedition: str

    def __str__(self) -> str:
        return f"{self.seat}:{self.expedition}"

    @classmethod
    def read(cls, name: str) -> "Place":
        """Back from its id."""
        seat, _, expedition = name.partition(":")
        return cls(int(seat), expedition)


@dataclass(frozen=True, slots=True)
class TurnChoice:
    """An answer to a turn's question (D4). of: the card from hand, or the object; path: of the ability."""

    kind: str
    of: str = ""
    path: str = ""

    def __str__(self) -> str:
        return ":".join(part for part in (self.kind, self.path, self.of) if part)

    @property
    def is_action(self) -> bool:
        """Whether the turn goes on after it (AL-6.2)."""
        return self.kind in (QUICK, SUPPORT)

    @classmethod
    def read(cls, name: str) -> "TurnChoice":
        """Back from its id."""
        kind, _, rest = name.partition(":")
        path, _, of = rest.rpartition(":")
        return cls(kind, of, path)


def hand_ids(hand: list[str]) -> dict[str, str]:
    """An id for each card of a hand: its reference, and a number behind it for further copies."""
    found: dict[str, str] = {}
    for ref in hand:
        name, n = ref, 1
        while name in found:
            n += 1
            name = f"{ref}{_COPY}{n}"
        found[name] = ref
    return found


def card_of(hand_id: str) -> str:
    """The reference of a card of a hand."""
    return hand_id.partition(_COPY)[0]
