"""What a Ranger could try now, and what each try takes: effort at hand, what lies on the way, how likely it is. Only
looks, and at nothing but what its seat may know. Pure."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import has_energy, kind_of, only
from cogs.rangers.rules.reading.difficulty import difficulty
from cogs.rangers.rules.trials.odds import chance, least_effort
from cogs.rangers.rules.trials.testable import aspect_of, blocking, tiring, trials
from cogs.rangers.state import CardInPlay, Trial

ENERGY: Final = "energy"


@dataclass(slots=True)
class Prospect:
    """A test that could be made.

    hard    what has to be reached; least: the effort that it starts with
    energy  what there is of its aspect, the first one among it; icons: card of the hand -> its icons, each once a copy
    price   cards burnt on the way; blocked: obstacles there; target: what it is tried on
    """

    option: str
    test: Trial
    hard: int
    least: int
    energy: int
    price: int
    blocked: int
    target: CardInPlay | None
    kind: str
    icons: list[tuple[str, int]] = field(default_factory=list)

    @property
    def most(self) -> int:
        """All the effort that there is."""
        return self.least + self.energy - 1 + sum(n for _, n in self.icons)


def prospects(look: Board, seat: int, able: Collection[str]) -> list[Prospect]:
    """Each test among these options."""
    return [_prospect(look, option, test) for option, test in trials(look, seat) if option in able]


def _prospect(look: Board, option: str, test: Trial) -> Prospect:
    target = look.state.find(test.target) if test.target else None
    kind = kind_of(look.content, target.card) if target is not None else ""
    price = sum(look.presence(card) for card in tiring(look, test))
    energy = has_energy(look.state, test.seat, aspect_of(look, test))
    numbers = difficulty(look, test), least_effort(look, test), energy, price, len(blocking(look, test))
    return Prospect(option, test, *numbers, target, kind, icons_for(look, test.seat, test.approach))


def icons_for(look: Board, seat: int, approach: str) -> list[tuple[str, int]]:
    """The cards of a hand with this icon, those with most first."""
    hand = look.state.rangers[seat].hand
    found = [(card, look.content.ranger_cards[card].icons.get(approach, 0)) for card in hand]  # type: ignore[call-overload]
    return sorted(((card, n) for card, n in found if n), key=lambda one: (-one[1], one[0]))


def odds(look: Board, test: Trial, effort: int) -> float:
    """The chance of success with so much effort, from 0 to 1."""
    return chance(look, test, effort) / 100


def place_of(look: Board) -> CardInPlay | None:
    """The location in play."""
    return only(look.state, look.content, "location")


def missing(look: Board) -> int:
    """Progress that the location still wants before one can travel on; 0 where the way is open."""
    place = place_of(look)
    if place is None or look.is_met(place, "progress") or look.is_met(place, "rangers"):
        return 0
    limit = look.threshold(place, "progress")
    return limit - place.tokens.get("progress", 0) if isinstance(limit, int) else 1


def adds_to(look: Board, prospect: Prospect, token: str) -> bool:
    """Whether a success puts tokens of this kind onto the target, as many as the effort."""
    test = prospect.test
    if not test.path:
        return token == "progress" and test.name in ("traverse", "connect")
    printed = look.content.index.at(test.path)
    return any(
        effect.do == "add" and effect.token == token and effect.n == "effort" and effect.to == "self"
        for effect in printed.success
    )
