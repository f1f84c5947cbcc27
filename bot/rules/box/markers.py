"""A pool of markers or tokens of several kinds: drawn unseen, laid face down on somebody, revealed, put back. Pure.

Every marker is in exactly one place at all times: pool, lying, revealed or removed.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final

from pydantic import BaseModel

from bot.rules.box.amounts import check_range, whose_name
from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.rules.piles.pile import draw, face_down, take_all

MOST_NAMES: Final = 24


class MarkerPool(BaseModel):
    """A game says how many there are of each kind (`counts`), and fills `pool` with them (`full`).

    pool     face down, the last is on top; its order is nobody's business
    lying    whose -> face down there, the oldest first; "" for markers that nobody was named for
    made     the interaction that shuffled it first, its name in proofs
    shuffles how often the pool was shuffled; 0: it still has to be
    sealed   ledger entries of its shuffles, opened when all markers go back
    """

    counts: ClassVar[Mapping[str, int]] = {}
    pool: list[str]
    lying: dict[str, list[str]] = {}
    revealed: list[str] = []
    removed: list[str] = []
    made: int = 0
    shuffles: int = 0
    sealed: list[int] = []

    def zones(self) -> list[list[str]]:
        """Every place a marker can be, for counting."""
        return [self.pool, *self.lying.values(), self.revealed, self.removed]

    def whose(self, typed: str | None) -> str:
        """A name, spelled as it was when markers were laid there."""
        name = whose_name(typed)
        return next((known for known in self.lying if known.casefold() == name.casefold()), name)

    def one_of_those(self, typed: str | None) -> str:
        """The same; somebody who alone has markers need not be named. Raises `NotPossible` when several could be
        meant."""
        if typed is None and "" not in self.lying and self.lying:
            if len(self.lying) > 1:
                raise NotPossible(text("box-refused-whose", names=list(self.lying)))
            return next(iter(self.lying))
        return self.whose(typed)

    def draw(self, n: int, whose: str) -> int:
        """Lay face-down markers on somebody; gives how many were missing in the pool."""
        check_range(n, 1, sum(self.counts.values()))
        if whose not in self.lying and len(self.lying) >= MOST_NAMES:
            raise NotPossible(text("box-refused-names", most=MOST_NAMES))
        laid = draw(self.pool, n)
        if laid:
            self.lying.setdefault(whose, []).extend(laid)
        return n - len(laid)

    def reveal(self, whose: str, n: int | None) -> list[str]:
        """Turn over somebody's markers, all unless told otherwise. Raises `NotPossible` for more than lie there."""
        lying = self.lying.get(whose, [])
        if not lying or (n is not None and n > len(lying)):
            key = "box-refused-lying" if whose else "box-refused-lying-nobody"
            raise NotPossible(text(key, who=whose, n=len(lying)))
        if n is not None:
            check_range(n, 1, sum(self.counts.values()))
        shown, rest = (lying, []) if n is None else (lying[:n], lying[n:])
        if rest:
            self.lying[whose] = rest
        else:
            del self.lying[whose]
        self.revealed += shown
        return shown

    def reset(self, keep: Iterable[str] = ()) -> None:
        """Everything goes back but what lies on `keep`. The pool must be shuffled after it."""
        kept = set(keep)
        for whose in kept:
            if whose not in self.lying:
                raise NotPossible(text("box-refused-lying", who=whose, n=0))
        back = [kind for whose, kinds in self.lying.items() if whose not in kept for kind in kinds]
        self.lying = {whose: kinds for whose, kinds in self.lying.items() if whose in kept}
        self.pool += take_all(self.revealed) + take_all(self.removed) + back

    def settled(self) -> list[str]:
        """The pool in an order that tells nothing, to be shuffled."""
        return [kind for kind in self.counts for _ in range(self.pool.count(kind))]

    def stack(self, order: Sequence[str]) -> None:
        """Lay the shuffled pool, its top first."""
        assert sorted(order) == sorted(self.pool)
        self.pool = face_down(order)
        self.shuffles += 1


def full(counts: Mapping[str, int]) -> list[str]:
    """A pool in which no marker is missing."""
    return [kind for kind, n in counts.items() for _ in range(n)]
