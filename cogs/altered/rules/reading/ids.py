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


class Waiting(NamedTuple):
    """A reaction that waits, by its number: `r12`."""

    number: int

    def __str__(self) -> str:
        return f"r{self.number}"

    @classmethod
    def read(cls, name: str) -> "Waiting":
        """Back from its id."""
        return cls(int(name.removeprefix("r")))


class SeatOption(NamedTuple):
    """One of the players, as an option: `seat:1`."""

    seat: int

    def __str__(self) -> str:
        return f"seat:{self.seat}"

    @classmethod
    def read(cls, name: str) -> "SeatOption":
        """Back from its id."""
        return cls(int(name.removeprefix("seat:")))


class March(NamedTuple):
    """An expedition that is moved by hand, and which way: `0:hero:on`, `1:companion:back`."""

    place: Place
    is_forward: bool

    def __str__(self) -> str:
        return f"{self.place}:{self.way}"

    @property
    def way(self) -> str:
        return "on" if self.is_forward else "back"

    @classmethod
    def read(cls, name: str) -> "March":
        """Back from its id."""
        place, _, way = name.rpartition(":")
        return cls(Place.read(place), way == "on")


class Leaving(NamedTuple):
    """What somebody does about the game as a whole, or the whole match: `concede`, `offer-match`."""

    deed: str
    is_match: bool = False

    def __str__(self) -> str:
        return f"{self.deed}-match" if self.is_match else self.deed

    @classmethod
    def read(cls, name: str) -> "Leaving":
        """Back from its id."""
        deed, _, whole = name.partition("-")
        return cls(deed, bool(whole))


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
