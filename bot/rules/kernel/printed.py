"""What a game says of its content to those who check and measure it. Part of `Game`. Pure."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel


@dataclass(frozen=True, slots=True)
class Pace:
    """work: done once; without: the same but for what is measured; most: milliseconds that the difference may take.
    beside: where it is done in a thread, milliseconds that everything else may wait for it; 0: it is not."""

    work: Callable[[], object]
    without: Callable[[], object]
    most: float
    beside: float = 0


class Printed:
    """Counts, schemas, names, speeds: nothing here takes part in the play."""

    def name_of(self, ref: str) -> str | None:
        """The name behind a reference without its `@` (`ab.haymaker`); None when the game does not know it."""
        return None

    def counts(self) -> list[tuple[str, int, int]]:
        """What there is of each component and how many are printed: (component, found, printed)."""
        return []

    def at_least(self) -> Collection[str]:
        """Those of `counts` of which more than the printed number is no mistake, for it is meant as the least."""
        return ()

    def notices(self) -> list[str]:
        """What a host should know about the loaded content, such as cards left out."""
        return []

    def schemas(self) -> dict[str, object]:
        """JSON Schema for each kind of content file, by the kind's name."""
        return {}

    def usable(self) -> set[str]:
        """The words, cards and decisions that random players must come across (`Play.used` notes them)."""
        return set()

    def usable_with(self, options: BaseModel) -> set[str] | None:
        """What of `usable` a table with these settings can bring, so that a simulation looks for what is left where it
        may be found; None: the game does not say, and sets of settings take turns to the end."""
        return None

    def printed(self) -> set[str]:
        """The bundled cards and entries, each of which a scenario must show; the words of a vocabulary have no name."""
        return {name for name in self.usable() if self.name_of(name) is not None}

    def balance(self, battles: int, games: int, seed: str, only: Sequence[str], progress: Callable[[str], None]) -> Any:
        """What `waykeeper balance` prints (a `bot.trials.balance.Balance`); None: nothing is measured here."""
        return None

    def paces(self) -> Mapping[str, Pace]:
        """Work whose speed is promised, by what `waykeeper bench` calls it."""
        return {}
