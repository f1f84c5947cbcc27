"""What a channel keeps for a group that plays with Doomrock's printed box: expose markers, AI deck, time, enrage. Pure.

All 29 expose markers are in pool, lying, revealed and removed together.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from pydantic import Field

from bot.rules.box.deck import BoxDeck
from bot.rules.box.markers import MarkerPool, full
from bot.rules.box.tracks import Track
from bot.rules.box.tray import Tray
from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.rules.piles.pile import search, take_all

MARKERS: Final[Mapping[str, int]] = {"blank": 12, "plus1": 10, "push": 4, "cumulation": 3}
ALL_MARKERS: Final = sum(MARKERS.values())
SPRUNG: Final = ("blank", "cumulation")
"""What a cumulation takes out of the battle."""
AI_CARDS: Final = 8
MOST_DICE: Final = 12
REROLLS: Final = 2  # DR-8.3
MOST_TIME: Final = 99
TIME: Final = Track(MOST_TIME, "dr-box-refused-time", "dr-box-refused-much-time")  # E-3
ENRAGE: Final = Track(MOST_TIME)  # never below 0 (DR-1.9, DR-15.1)


class Pool(MarkerPool):
    """The expose markers: drawn (DR-12.1), revealed (DR-12.2), reset after a battle (DR-12.9)."""

    counts: ClassVar[Mapping[str, int]] = MARKERS
    pool: list[str] = Field(default_factory=lambda: full(MARKERS))

    def clean(self, all_blanks: bool = False) -> tuple[int, int]:
        """DR-12.4: (how many left the battle, how many went back). The pool must be shuffled after it."""
        if "cumulation" not in self.revealed:
            raise NotPossible(text("dr-box-refused-cumulation"))
        shown = take_all(self.revealed)
        gone = [kind for kind in shown if kind in SPRUNG]
        back = [kind for kind in shown if kind not in SPRUNG]
        if all_blanks:
            gone += search(self.pool, lambda kind: kind == "blank", ALL_MARKERS)
        self.removed += gone
        self.pool += back
        return len(gone), len(back)

    def explode(self) -> dict[str, list[str]]:
        """DR-12.6: the pool is empty and a marker is wanted. Gives what lay where; the pool must be shuffled after."""
        if self.pool:
            raise NotPossible(text("dr-box-refused-explosion", n=len(self.pool)))
        shown = self.lying
        self.lying = {}
        kinds = [kind for found in shown.values() for kind in found]
        self.revealed += kinds
        if "cumulation" in kinds:
            self.clean()
        else:
            self.pool = take_all(self.revealed)
        return shown


class Ai(BoxDeck):
    """The AI deck: `1`..`8`, or cards of an encounter of a pack."""

    encounter: str = ""


class Box(Tray):
    """All that a channel keeps."""

    pool: Pool = Field(default_factory=Pool)
    ai: Ai = Field(default_factory=Ai)
    time: int = 0
    enrage: int = 0

    def set_time(self, n: int) -> None:
        self.time = TIME.set(n)

    def spend_time(self, n: int) -> None:
        self.time = TIME.spend(self.time, n)

    def add_time(self, n: int) -> None:
        self.time = TIME.gain(self.time, n)

    def change_enrage(self, n: int) -> None:
        self.enrage = ENRAGE.shift(self.enrage, n)
