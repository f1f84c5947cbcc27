"""What effects are worth to a Ranger, in cards of a deck: for tests, moments and abilities alike. Pure."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from cogs.rangers.house.aims import is_ahead
from cogs.rangers.house.prospects import missing
from cogs.rangers.rules.reading.board import Board

OTHER: Final = 0.5
"""An effect that is not weighed: cards are printed to do some good."""
FULL_HAND: Final = 7
LAST_CARDS: Final = 6
"""With so few in the deck, drawing does more harm than good: the deck is what the day is made of."""

POINT: Final = {"place": 1.1, "camp": 2.4, "aim": 2.0, "other": 0.45}
WHOLE: Final = {"place": 1.5, "camp": 5.0, "aim": 4.0, "other": 0.8}
"""What a point of progress brings, and what the last one brings besides; `camp`: on the way to the last place of a
day."""
LATE: Final = 12
"""With so few cards left in somebody's deck a day has one more place in it, where it ends in a camp."""


def way_on(look: Board) -> str:
    """What progress on the location is for: another place, or the last one of the day."""
    return "camp" if min(len(own.deck) for own in look.state.rangers) <= LATE else "place"


def worth_of(look: Board, seat: int, effects: Sequence[Any], effort: int = 2) -> float:
    """All of them together. effort: of the test that brings them."""
    return sum(_one(look, seat, effect, effort) for effect in effects)


def _one(look: Board, seat: int, effect: Any, effort: int) -> float:
    found = _WEIGHED.get(effect.do)
    return found(look, seat, effect, _number(effect, effort)) if found is not None else OTHER


def _number(effect: Any, effort: int) -> int:
    n = getattr(effect, "n", 1)
    return n if isinstance(n, int) else effort


def _add(look: Board, seat: int, effect: Any, n: int) -> float:
    """Progress on the location is worth what it is in a test, and nothing more once the way is open."""
    if effect.token != "progress" or effect.to != "location":
        return OTHER
    left, way = missing(look), way_on(look)
    return POINT[way] * min(n, left) + WHOLE[way] * (0 < left <= n)


def _soothe(look: Board, seat: int, effect: Any, n: int) -> float:
    return 0.6 * min(n, len(look.state.rangers[seat].fatigue))


def _draw(look: Board, seat: int, effect: Any, n: int) -> float:
    own = look.state.rangers[seat]
    if len(own.deck) <= LAST_CARDS:
        return -1.0 * n
    return n * (0.3 if len(own.hand) >= FULL_HAND else 1.0 if len(own.hand) <= 3 else 0.6)


def _scout(look: Board, seat: int, effect: Any, n: int) -> float:
    if effect.deck == "path":
        return 0.1 * n + 5.0 * min(1.0, n * is_ahead(look))
    return 0.15 * n


def _draw_path(look: Board, seat: int, effect: Any, n: int) -> float:
    return 5.0 * is_ahead(look) - 0.3


def _heal(look: Board, seat: int, effect: Any, n: int) -> float:
    return 3.0 * min(n, look.state.rangers[seat].injuries)


def _nested(look: Board, seat: int, effect: Any, n: int) -> float:
    return worth_of(look, seat, getattr(effect, "effects", ()) or getattr(effect, "then", ()), n)


def _each(look: Board, seat: int, effect: Any, n: int) -> float:
    return sum(worth_of(look, other, effect.effects, n) for other in range(look.state.seats))


def _flat(value: float) -> Callable[[Board, int, Any, int], float]:
    return lambda look, seat, effect, n: value


_WEIGHED: Final[dict[str, Callable[[Board, int, Any, int], float]]] = {
    "add": _add,
    "soothe": _soothe,
    "draw": _draw,
    "scout": _scout,
    "draw_path": _draw_path,
    "heal": _heal,
    "if": _nested,
    "attempt": _nested,
    "each_ranger": _each,
    "choose": _flat(0.0),
    "ranger_token": _flat(1.5),
    "remove_from_deck": _flat(3.0),
    "cancel": _flat(2.0),
    "mission_check": _flat(6.0),
    "reward": _flat(4.0),
    "fatigue": lambda look, seat, effect, n: -1.0 * n,
    "injure": _flat(-4.0),
    "spend": _flat(-0.3),
    "gain": lambda look, seat, effect, n: 0.5 * n,
}
