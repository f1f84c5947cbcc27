"""What an event is made of (AL-9.13): acts that happen at the same time, the facts of them, what they come to. Pure."""

from dataclasses import dataclass, field
from typing import Final

from cogs.altered.state import Obj

PHASES: Final = ("noon", "dusk", "night")


@dataclass(slots=True)
class Act:
    """One atomic action. What its fields mean follows from `kind`:

    move      obj goes to zone `to` (reserve, discard, hand, deck_top, mana, expedition, landmark, limbo)
    take      card of seat's hidden `source` (hand, deck, looked) goes to zone `to`
    gain/lose obj, `what` status or counter, n
    exhaust, ready, switch: obj.   pay, ready_orbs, draw: seat, n.   create: seat, card, exp
    advance   seat's expedition `exp` by n (1 or -1), due_to; fail: it failed to move forward
    phase     `what`; win: seat; spend: obj, what, n; passed: seat; rolled: seat, n
    quiet     of a move: whoever makes the event tells of it in one line
    what `played` of a move or take: this is what makes it count as played, from `played_from`
    why       the keyword or time by which it happens so, for whoever is told
    known, is_seasoned  of a move or switch: what was true of the object before the event (AL-9.1)
    """

    kind: str
    seat: int = -1
    obj: str = ""
    card: str = ""
    to: str = ""
    source: str = ""
    exp: str = ""
    what: str = ""
    n: int = 1
    due_to: tuple[str, ...] = ()
    sacrificed: bool = False
    exhausted: bool = False
    fleeting: bool = False
    played_from: str = ""
    no_hand_icon: bool = False
    quiet: bool = False
    known: Obj | None = None
    is_seasoned: bool = False
    why: str = ""


@dataclass(slots=True)
class Fact:
    """Something that really happened. obj: the object after it (empty: gone from sight); old: before it.

    seat: whose; exp: which expedition; source: the zone it came from; known: as it was last seen.
    """

    kind: str
    obj: str = ""
    old: str = ""
    seat: int = -1
    exp: str = ""
    what: str = ""
    source: str = ""
    due_to: tuple[str, ...] = ()
    known: Obj | None = None
    first: bool = False
    no_hand_icon: bool = False


@dataclass(slots=True)
class Outcome:
    """What an event came to: the facts, the new id of each object that went to another visible zone, and the objects
    that hidden cards have become, in order."""

    facts: list[Fact] = field(default_factory=list)
    new: dict[str, str] = field(default_factory=dict)
    shown: list[str] = field(default_factory=list)

    @property
    def happened(self) -> bool:
        return bool(self.facts)
