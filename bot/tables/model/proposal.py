"""What somebody asks the others at a table: to take back a choice, what becomes of a seat whose player is missing, or
a deed that nobody may do alone.

A value that is stored with the table (`Info.proposal`); pure, nothing is decided or carried out here.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from bot.rules.council.counting import by_all, by_more_than_half
from bot.tables.model.seats import Seat

Kind = Literal["undo", "away", "free", "clock", "kick", "end", "give", "host", "join", "rest", "return"]
FATES: tuple[Kind, ...] = ("away", "free")
"""What may become of a seat: the house answers until its player is back, or it is free for somebody else."""
DEEDS: tuple[Kind, ...] = ("clock", "kick", "end", "give", "host", "join", "rest", "return")
"""What nobody may do alone (`bot.tables.seats.agreeing`): change the clock, let the house play on for a player, break
off, hand a seat over, hand the host's office over, sit down in place of the house, let the house play for oneself, come
back to a seat that one was asked to leave."""
STRANGER = -1
"""In place of a seat: somebody who does not sit here and is asked to."""
LASTS = 3 * 86_400.0
"""Seconds after which nobody is asked any more. Votes about a missing player have a rule of their own."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A question to the others.

    kind      undo: take back to index `to`; away, free: see `FATES`; the others: see `DEEDS`
    seat      whose choice is taken back, whose player is missing, or which seat a deed is about; -1: none
    needed    the seats that are asked; of a vote one for each person, whoever proposed it among them
    agreed, objected  those of them that have spoken
    by        the seat that asked, -1: somebody who does not sit here; at: when, in seconds since 1970 (0: not known)
    strict    nobody is left out because of being away
    asker     the user who wants a deed done; only that user takes it back
    user, name  who would sit down or host; is_taken: whether that user has said yes to a seat that is handed over
    hours     the clock that is wanted, None: none; bank: hours in hand that it gives, None: it is a simple one
    """

    kind: Kind
    seat: int
    needed: tuple[int, ...] = ()
    agreed: tuple[int, ...] = ()
    objected: tuple[int, ...] = ()
    by: int = 0
    at: float = 0.0
    to: int = 0
    strict: bool = False
    asker: int = 0
    user: int = 0
    name: str = ""
    is_taken: bool = False
    hours: float | None = None
    bank: float | None = None

    @property
    def is_vote(self) -> bool:
        """Whether it is about a player who is missing."""
        return self.kind in FATES

    @property
    def is_deed(self) -> bool:
        """Whether it is something that nobody may do alone."""
        return self.kind in DEEDS

    @property
    def asks_user(self) -> bool:
        """Whether the user who would take over a seat has still to say yes."""
        return self.kind in ("give", "return") and not self.is_taken

    def is_expired(self, now: float) -> bool:
        """Whether it has been open for too long. now: seconds since 1970."""
        return not self.is_vote and self.at > 0 and now - self.at >= LASTS

    def is_same_deed(self, other: "Proposal") -> bool:
        """Whether both want the same done, whoever asks."""
        wanted, theirs = (self.kind, self.seat, self.user), (other.kind, other.seat, other.user)
        return wanted == theirs and (self.hours, self.bank) == (other.hours, other.bank)

    @property
    def silent(self) -> tuple[int, ...]:
        """Who has said nothing yet."""
        return tuple(n for n in self.needed if n not in self.agreed and n not in self.objected)

    @property
    def verdict(self) -> bool | None:
        """True: carried, False: refused, None: open. A vote needs more than half of those asked, and so does coming
        back; all else everybody."""
        if self.kind == "return" and self.needed:
            found = by_more_than_half(self.needed, self.agreed, self.objected)
            return None if found and self.asks_user else found
        if not self.is_vote:
            found = by_all(self.needed, self.agreed, self.objected)
            return None if found and self.asks_user else found
        return by_more_than_half(self.needed, self.agreed, self.objected)

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

        Nobody waits for a player who has gone, or is held to the word of whoever sat there before. What needs
        everybody's word falls as soon as one of those seats has another holder.
        """
        if self.strict:
            concerned = [n for n in {self.by, self.seat, *self.needed} if 0 <= n < len(before)]
            return self if all(before[n].user == after[n].user for n in concerned) else None
        if self.kind == "return":
            return self._return_fitted(before, after)
        if after[self.seat].is_absent:
            return None
        same = {n for n in range(min(len(before), len(after))) if before[n].user == after[n].user}
        needed = [n for n in self.needed if after[n].is_attended]
        if not self.is_vote:
            left = replace(self, needed=tuple(needed))
            return left if left.silent else None
        if self.seat not in same:
            return None
        agreed, objected = ([n for n in said if n in needed and n in same] for said in (self.agreed, self.objected))
        left = replace(self, needed=tuple(needed), agreed=tuple(agreed), objected=tuple(objected))
        return left if left.agreed and left.verdict is None else None

    def _return_fitted(self, before: Sequence[Seat], after: Sequence[Seat]) -> "Proposal | None":
        """The same for somebody who would come back: nobody waits for the word of who has gone."""
        if after[self.seat].user is not None:
            return None
        here = {n for n in self.needed if before[n].user == after[n].user and not after[n].is_absent}
        needed, agreed, objected = (
            tuple(n for n in said if n in here) for said in (self.needed, self.agreed, self.objected)
        )
        left = replace(self, needed=needed, agreed=agreed, objected=objected)
        return left if left.verdict is None and (needed or not self.needed) else None

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
        strict=bool(stored.get("strict", False)),
        asker=int(stored.get("asker", 0)),
        user=int(stored.get("user", 0)),
        name=str(stored.get("name", "")),
        is_taken=bool(stored.get("is_taken", False)),
        hours=stored.get("hours"),
        bank=stored.get("bank"),
    )


def _but(seat: int, seats: Iterable[int]) -> tuple[int, ...]:
    return tuple(n for n in seats if n != seat)
