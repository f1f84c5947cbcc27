"""What a channel keeps for a group that plays with the printed box: expose markers, AI deck, time, enrage, open throws.
Pure: shuffles and dice come from outside as orders and faces; a refusal is a `NotPossible` and has changed nothing.

Every expose marker is in exactly one place at all times: 29 in pool, lying, revealed and removed together.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from pydantic import BaseModel, Field

from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.rules.piles.pile import draw, face_down, search, take_all

MARKERS: Final[Mapping[str, int]] = {"blank": 12, "plus1": 10, "push": 4, "cumulation": 3}
ALL_MARKERS: Final = sum(MARKERS.values())
SPRUNG: Final = ("blank", "cumulation")
"""What a cumulation takes out of the battle."""
AI_CARDS: Final = 8
MOST_DICE: Final = 12
REROLLS: Final = 2
MOST_TIME: Final = 99
MOST_NAME: Final = 40
MOST_NAMES: Final = 24
_THROWS_KEPT: Final = 30
_DONE_KEPT: Final = 50


class Pool(BaseModel):
    """The expose markers.

    pool     face down, the last is on top; its order is nobody's business
    lying    whose -> face down there, the oldest first; "" for markers that nobody was named for
    made     the interaction that shuffled it first, its name in proofs
    shuffles how often the pool was shuffled; 0: it still has to be
    sealed   ledger entries of its shuffles, opened when all markers go back
    """

    pool: list[str] = Field(default_factory=lambda: [kind for kind, n in MARKERS.items() for _ in range(n)])
    lying: dict[str, list[str]] = {}
    revealed: list[str] = []
    removed: list[str] = []
    made: int = 0
    shuffles: int = 0
    sealed: list[int] = []

    def zones(self) -> list[list[str]]:
        """Every place a marker can be, for counting."""
        return [self.pool, *self.lying.values(), self.revealed, self.removed]

    def draw(self, n: int, whose: str) -> int:
        """Lay face-down markers on somebody; gives how many were missing in the pool (DR-12.1)."""
        check_range(n, 1, ALL_MARKERS)
        if whose not in self.lying and len(self.lying) >= MOST_NAMES:
            raise NotPossible(text("dr-box-refused-names", most=MOST_NAMES))
        laid = draw(self.pool, n)
        if laid:
            self.lying.setdefault(whose, []).extend(laid)
        return n - len(laid)

    def reveal(self, whose: str, n: int | None) -> list[str]:
        """Turn over somebody's markers, all unless told otherwise (DR-12.2). NotPossible for more than lie there."""
        lying = self.lying.get(whose, [])
        if not lying or (n is not None and n > len(lying)):
            key = "dr-box-refused-lying" if whose else "dr-box-refused-lying-nobody"
            raise NotPossible(text(key, who=whose, n=len(lying)))
        if n is not None:
            check_range(n, 1, ALL_MARKERS)
        shown, rest = (lying, []) if n is None else (lying[:n], lying[n:])
        if rest:
            self.lying[whose] = rest
        else:
            del self.lying[whose]
        self.revealed += shown
        return shown

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

    def reset(self, keep: Iterable[str] = ()) -> None:
        """DR-12.9: everything goes back but what lies on `keep`. The pool must be shuffled after it."""
        kept = set(keep)
        for whose in kept:
            if whose not in self.lying:
                raise NotPossible(text("dr-box-refused-lying", who=whose, n=0))
        back = [kind for whose, kinds in self.lying.items() if whose not in kept for kind in kinds]
        self.lying = {whose: kinds for whose, kinds in self.lying.items() if whose in kept}
        self.pool += take_all(self.revealed) + take_all(self.removed) + back

    def settled(self) -> list[str]:
        """The pool in an order that tells nothing, to be shuffled."""
        return [kind for kind in MARKERS for _ in range(self.pool.count(kind))]

    def stack(self, order: Sequence[str]) -> None:
        """Lay the shuffled pool, its top first."""
        assert sorted(order) == sorted(self.pool)
        self.pool = face_down(order)
        self.shuffles += 1


class Ai(BaseModel):
    """The AI deck: `1`..`8`, or cards of an encounter of a pack.

    pile   what can be drawn, the last is on top; out: drawn, the newest last
    turn   cards drawn in all; tells a click on an old button from one on the newest
    made   the interaction that made this deck, its name in proofs; shuffles: how often it was shuffled since
    """

    encounter: str = ""
    pile: list[str] = []
    out: list[str] = []
    turn: int = 0
    made: int = 0
    shuffles: int = 0
    sealed: list[int] = []

    @property
    def is_new(self) -> bool:
        """Whether no deck has been made yet."""
        return not self.pile and not self.out

    def gather(self, cards: Sequence[str] | None = None, encounter: str = "") -> list[str]:
        """Take out everything for a shuffle: other cards, or the same again."""
        if cards is not None:
            self.encounter, found, self.shuffles = encounter, list(cards), 0
        else:
            found = sorted(self.pile + self.out)
        self.pile, self.out = [], []
        return found

    def stack(self, order: Sequence[str]) -> None:
        """Lay a shuffled deck, its top first."""
        self.pile, self.out = face_down(order), []
        self.shuffles += 1

    def draw(self, turn: int | None = None) -> str:
        """The top card. turn: as it stood on the button; NoLongerPossible when somebody was quicker."""
        if turn is not None and turn != self.turn:
            raise NoLongerPossible(text("dr-box-refused-drawn"))
        (card,) = draw(self.pile)
        self.out.append(card)
        self.turn += 1
        return card


class Throw(BaseModel):
    """Dice that may still be rerolled; whose they are stands in the ledger. left: rerolls."""

    faces: list[int]
    left: int = REROLLS


class Box(BaseModel):
    """All that a channel keeps. throws: ledger entry of the first throw -> how it lies; done: newest interactions."""

    pool: Pool = Field(default_factory=Pool)
    ai: Ai = Field(default_factory=Ai)
    time: int = 0
    enrage: int = 0
    throws: dict[str, Throw] = {}
    done: list[int] = []

    def once(self, interaction: int) -> None:
        """Discord may deliver an interaction twice; it counts once. NoLongerPossible the second time."""
        if interaction in self.done:
            raise NoLongerPossible(text("dr-box-refused-done"))
        self.done = [*self.done, interaction][-_DONE_KEPT:]

    # ------------------------------------------------------------------ counters

    def set_time(self, n: int) -> None:
        check_range(n, 0, MOST_TIME)
        self.time = n

    def spend_time(self, n: int) -> None:
        """NotPossible when there is not enough (E-3)."""
        check_range(n, 1, MOST_TIME)
        if n > self.time:
            raise NotPossible(text("dr-box-refused-time", need=n, have=self.time))
        self.time -= n

    def add_time(self, n: int) -> None:
        check_range(n, 1, MOST_TIME)
        if self.time + n > MOST_TIME:
            raise NotPossible(text("dr-box-refused-much-time", most=MOST_TIME))
        self.time += n

    def change_enrage(self, n: int) -> tuple[int, int]:
        """(before, after); never below 0 (DR-1.9, DR-15.1)."""
        check_range(n, -MOST_TIME, MOST_TIME)
        before = self.enrage
        self.enrage = min(MOST_TIME, max(0, before + n))
        return before, self.enrage

    # ------------------------------------------------------------------ throws

    def keep_throw(self, entry: int, faces: Sequence[int]) -> Throw:
        """Remember a throw for its rerolls; the oldest is forgotten when there are too many."""
        throw = Throw(faces=list(faces))
        self.throws[str(entry)] = throw
        while len(self.throws) > _THROWS_KEPT:
            del self.throws[min(self.throws, key=int)]
        return throw

    def throw(self, entry: int, left: int) -> Throw:
        """A throw as it stood on the button. NoLongerPossible when it has been rolled or kept since."""
        found = self.throws.get(str(entry))
        if found is None or found.left != left:
            raise NoLongerPossible(text("dr-box-refused-thrown"))
        return found

    def reroll(self, entry: int, places: Sequence[int], faces: Sequence[int]) -> Throw:
        """Put new faces at these places (DR-8.3); a throw without rerolls left is finished and forgotten."""
        throw = self.throws[str(entry)]
        for place, face in zip(places, faces, strict=True):
            throw.faces[place] = face
        throw.left -= 1
        if throw.left <= 0:
            del self.throws[str(entry)]
        return throw

    def finish(self, entry: int, left: int) -> Throw:
        """Keep the dice as they lie."""
        throw = self.throw(entry, left)
        del self.throws[str(entry)]
        return throw.model_copy(update={"left": 0})


def check_range(n: int, least: int, most: int) -> None:
    """Discord checks ranges too, but a forged command does not pass through its screens."""
    if not least <= n <= most:
        raise NotPossible(text("refused-amount", least=least, most=most))


def whose_name(typed: str | None) -> str:
    """The name of a character as it is kept: one blank between words; "" for nobody in particular."""
    name = " ".join((typed or "").split())
    if len(name) > MOST_NAME:
        raise NotPossible(text("dr-box-refused-name", most=MOST_NAME))
    return name


def find_whose(pool: Pool, typed: str | None) -> str:
    """The same, spelled as it was when markers were laid there."""
    name = whose_name(typed)
    return next((known for known in pool.lying if known.casefold() == name.casefold()), name)
