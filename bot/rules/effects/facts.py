"""What a game answers for amounts and conditions. Pure."""

from typing import Any, Protocol


class Facts(Protocol):
    """What a game answers for a vocabulary, at one moment of one effect."""

    def number(self, name: str) -> int:
        """A countable thing by name (`round`, `hero`, `adjacent_enemy`)."""

    def holds(self, name: str, argument: Any) -> bool:
        """Whether a condition of the game holds (`surrounded`, `self`)."""

    def die(self) -> int:
        """A thrown d6, for amounts that are thrown."""

    def scale(self) -> int:
        """Which entry of a table by player count applies, from 0."""

    def base(self) -> int:
        """The printed strength of whoever acts."""
