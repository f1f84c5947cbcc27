"""Where a card in play lies, what is printed on it, and for whom an effect is carried out. Pure."""

from dataclasses import dataclass, field
from typing import Any, Final

from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.world import Weather
from cogs.rangers.state import CardInPlay, RangersState

SURROUNDINGS: Final = "surroundings"
ALONG: Final = "along"
LIMBO: Final = "limbo"
FIXED: Final = ("location", "weather", "mission", "role")
"""Kinds of cards that are never discarded, cleared off or moved (ER-4.6, ER-4.8)."""


def reach(seat: int) -> str:
    """The zone within reach of a Ranger."""
    return f"reach:{seat}"


def area(seat: int) -> str:
    """A Ranger's player area."""
    return f"area:{seat}"


def seat_of(zone: str) -> int | None:
    """Whose zone it is; None: everybody's."""
    name, _, seat = zone.partition(":")
    return int(seat) if name in ("reach", "area") else None


@dataclass(slots=True)
class Happening:
    """Something that happens, while cards may answer to it; no part of the state.

    seat    of whom; card: to which card in play; source: what does it
    printed  the card's id, also when it is not in play
    n       how much; is_off: it was cancelled, or replaced by something else
    """

    kind: str
    seat: int
    card: str = ""
    printed: str = ""
    source: str = ""
    token: str = ""
    by: str = ""
    n: int = 0
    is_off: bool = False


@dataclass(slots=True)
class Context:
    """For whom effects are carried out. seat: "you", who plays, draws or tests (ER-1.5); card: the card that
    says it; names: what was chosen before."""

    seat: int
    card: str = ""
    names: dict[str, list[str]] = field(default_factory=dict)
    happening: Happening | None = None

    def of(self, seat: int) -> "Context":
        """The same for another Ranger."""
        return Context(seat, self.card, {**self.names}, self.happening)


def kind_of(content: RangersContent, card_id: str) -> str:
    """`being`, `gear`, `location`: the type of a printed card."""
    return content.kinds[card_id]


def face_of(content: RangersContent, card: CardInPlay) -> Any:
    """What is printed on the side that shows."""
    found = content.printed[card.card]
    return found.faces[card.face] if type(found) is Weather else found  # pydantic's `isinstance` is slow


def root_of(state: RangersState, card: CardInPlay) -> CardInPlay:
    """The card itself, or the one that it hangs on in the end."""
    while card.parent and (parent := state.find(card.parent)) is not None:
        card = parent
    return card


def zone_of(state: RangersState, card: CardInPlay) -> str:
    """Where it lies; an attached card lies where its parent does (ER-4.7)."""
    return root_of(state, card).zone if card.parent else card.zone


def in_play(state: RangersState) -> list[CardInPlay]:
    """Every card in play, in the order in which they came; face-down ones are not in play (ER-4.5)."""
    return [
        card
        for card in state.cards
        if not card.is_face_down and (zone_of(state, card) if card.parent else card.zone) != LIMBO
    ]


def attached_to(state: RangersState, uid: str) -> list[CardInPlay]:
    """The cards that hang on this one."""
    return [card for card in state.cards if card.parent == uid]


def is_on_role(state: RangersState, content: RangersContent, card: CardInPlay) -> bool:
    """Whether it is attached to a Role: then it is always between (ER-4.7)."""
    parent = state.find(card.parent) if card.parent else None
    return parent is not None and kind_of(content, parent.card) == "role"


def role_of(state: RangersState, content: RangersContent, seat: int) -> CardInPlay | None:
    """A Ranger's Role on the table."""
    return next((c for c in state.cards if c.owner == seat and kind_of(content, c.card) == "role"), None)


def only(state: RangersState, content: RangersContent, kind: str) -> CardInPlay | None:
    """The location, or the weather."""
    return next((card for card in state.cards if kind_of(content, card.card) == kind), None)


def pool(state: RangersState, aspect: str) -> str:
    """Which energy pays for an aspect (D16: with `energy: single` there is one kind)."""
    return "any" if state.options.says("energy") == "single" else aspect


def has_energy(state: RangersState, seat: int, aspect: str | None) -> int:
    """How much energy of an aspect a Ranger has; without an aspect the most of any one kind."""
    energy = state.rangers[seat].energy
    return energy.get(pool(state, aspect), 0) if aspect is not None else max(energy.values(), default=0)


def area_rank(state: RangersState, content: RangersContent, card: CardInPlay) -> int:
    """ER-8.5: weather, location, missions, other surroundings, along the way, within reach, player areas."""
    zone = zone_of(state, card)
    if zone == SURROUNDINGS:
        kinds = ("weather", "location", "mission")
        kind = kind_of(content, card.card)
        return kinds.index(kind) if kind in kinds else len(kinds)
    return {ALONG: 4}.get(zone, 5 if zone.startswith("reach") else 6)
