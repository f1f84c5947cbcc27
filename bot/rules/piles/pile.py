"""Cards on top of each other, as a list whose last card is on top; and bags. Pure.

Several cards at once are always told from the top down: the first of them is the one that was, or will be, drawn first.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from bot.rules.rng import Chance

T = TypeVar("T")


def face_down(order: Sequence[T]) -> list[T]:
    """A pile of cards in this order, the first of them on top."""
    return list(order)[::-1]


def top(pile: Sequence[T], n: int = 1) -> list[T]:
    """The n cards on top, which stay there; fewer if there are not as many."""
    return list(pile[: -n - 1 : -1]) if n > 0 else []


def draw(pile: list[T], n: int = 1) -> list[T]:
    """Take n cards off the top; fewer if there are not as many."""
    drawn = top(pile, n)
    if drawn:
        del pile[-len(drawn) :]
    return drawn


def put_on_top(pile: list[T], cards: Sequence[T]) -> None:
    """Lay cards on a pile, so that the first of them is drawn next."""
    pile.extend(face_down(cards))


def put_under(pile: list[T], cards: Sequence[T]) -> None:
    """Lay cards under a pile, so that the last of them is the lowest of all."""
    pile[:0] = face_down(cards)


def search(pile: list[T], fits: Callable[[T], bool], n: int = 1) -> list[T]:
    """Take out the n uppermost cards that fit; fewer if there are not as many. The rest keeps its order."""
    places = [place for place in range(len(pile) - 1, -1, -1) if fits(pile[place])][: max(0, n)]
    return [pile.pop(place) for place in places]  # from the top down, so that no place moves before its turn


def take_all(pile: list[T]) -> list[T]:
    """Everything that lies there, as it stands in the list; nothing is left."""
    found = list(pile)
    pile.clear()
    return found


def pull(chance: Chance, stream: str, bag: list[T], n: int = 1) -> list[T]:
    """Pull n things out of a bag at random; fewer if there are not as many. What is left keeps its places."""
    return [bag.pop(chance.below(stream, len(bag))) for _ in range(min(n, len(bag)))]
