"""What effects are worth to a Ranger, in cards of a deck: for tests, moments and abilities alike. Pure."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from cogs.rangers.house.aims import is_ahead
from cogs.rangers.rules.reading.board import Board

OTHER: Final = 0.5
"""An effect that is not weighed: cards are printed to do some good."""
FULL_HAND: Final = 7
LAST_CARDS: Final = 6
"""With so few in the deck, drawing does more harm than good: the deck is what the day is made of."""


def worth_of(look: Board, seat: int, effects: Sequence[Any], effort: int = 2) -> float:
    """All of them together. effort: of the test that brings them."""
    return sum(_one(look, seat, effect, effort) for effect in effects)


def _one(look: Board, seat: int, effect: Any, effort: int) -> float:
    found = _WEIGHED.get(effect.do)
    return found(look, seat, effect, _number(effect, effort)) if found is not None else OTHER


def _number(effect: Any, effort: int) -> int:
    n = getattr(effect, "n", 1)
    return n if isinstance(n, int) else effort


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
