"""What somebody asks the others at a table: to take back a choice, or what becomes of a seat whose player is missing.

A value that is stored with the table (`Info.proposal`); pure, nothing is decided or carried out here.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from bot.tables.live import Seat

Kind = Literal["undo", "away", "free"]
FATES: tuple[Kind, ...] = ("away", "free")
"""What may become of a seat: the house answers until its player is back, or it is free for somebody else."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A question to the others.

    kind      undo: take back to index `to`; away, free: see `FATES`
    seat      whose choice is taken back, or whose player is missing
    needed    the seats that are asked; of a vote one for each person, whoever proposed it among them
    agreed, objected  those of them that have spoken
    by        the seat that asked; at: when, in seconds since 1970 (0: not known)
    """

    kind: Kind
    seat: int
    needed: tuple[int, ...] = ()
    agreed: tuple[int, ...] = ()
    objected: tuple[int, ...] = ()
    by: int = 0
    at: float = 0.0
    to: int = 0

    @property
    def is_vote(self) -> bool:
        """Whether it is about a player who is missing."""
        return self.kind != "undo"

    @property
    def silent(self) -> tuple[int, ...]:
        """Who has said nothing yet."""
        return tuple(n for n in self.needed if n not in self.agreed and n not in self.objected)

    @property
    def verdict(self) -> bool | None:
        """True: carried, False: refused, None: open. An undo needs everybody, a vote more than half of those asked."""
        if not self.is_vote:
            return False if self.objected else True if set(self.needed) <= set(self.agreed) else None
        if 2 * len(self.agreed) > len(self.needed):
            return True
        return False if 2 * (len(self.needed) - len(self.objected)) <= len(self.needed) else None

    def spoken(self, seat: int, agrees: bool) -> "Proposal":
        """The same after this seat has said yes or no, whatever it said before; who speaks is asked as well."""
        kept = [_but(seat, self.agreed), _but(seat, self.objected)]
        kept[0 if agrees else 1] += (seat,)
        agreed, objected = (tuple(sorted(seats)) for seats in kept)
        return replace(self, needed=tuple(sorted({*self.needed, seat})), agreed=agreed, objected=objected)

    def among_spoken(self) -> "Proposal":
        """The same without those who have said nothing."""
        return replace(self, needed=tuple(sorted({*self.agreed, *self.objected})))

    def fitted(self, before: Sequence[Seat], after: Sequence[Seat]) -> "Proposal | None":
        """The same after seats have changed; None: nobody is left to ask, to ask for it, or to be asked about.

        Nobody waits for the word of who has gone, and nobody is held to the word of who sat there before.
        """
        if after[self.seat].is_absent:
            return None
        same = {n for n in range(min(len(before), len(after))) if before[n].user == after[n].user}
        needed = [n for n in self.needed if not after[n].is_absent]
        if not self.is_vote:
            left = replace(self, needed=tuple(needed))
            return left if left.silent else None
        if self.seat not in same:
            return None
        agreed, objected = ([n for n in said if n in needed and n in same] for said in (self.agreed, self.objected))
        left = replace(self, needed=tuple(needed), agreed=tuple(agreed), objected=tuple(objected))
        return left if left.agreed and left.verdict is None else None

    def packed(self) -> dict[str, Any]:
        """As it is stored: JSON."""
        return {name: list(value) if isinstance(value, tuple) else value for name, value in asdict(self).items()}


def read_proposal(stored: Mapping[str, Any] | None) -> Proposal | None:
    """What is stored with a table. Before 2026-11-21 there were undos only, which did not say their kind."""
    if stored is None:
        return None
    said = {name: tuple(stored.get(name, ())) for name in ("needed", "agreed", "objected")}
    seat = int(stored["seat"])
    return Proposal(
        stored.get("kind", "undo"),
        seat,
        **said,
        by=int(stored.get("by", seat)),
        at=float(stored.get("at", 0.0)),
        to=int(stored.get("to", 0)),
    )


def _but(seat: int, seats: Iterable[int]) -> tuple[int, ...]:
    return tuple(n for n in seats if n != seat)
