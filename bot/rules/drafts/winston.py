"""Winston's draft for two: piles of one card that grow, and the player in turn takes one of them. Pure.

The piles are looked at one after the other. What is left alone gets a card more from the stock; whoever takes none of
them gets the top card of the stock.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from bot.rules.decision import Decision
from bot.rules.drafts.packs import Drafter
from bot.rules.piles.pile import draw
from bot.rules.piles.zones import Zone, hidden_zones
from bot.rules.play.handle import Play

TAKE: Final = "take"
LEAVE: Final = "leave"
STOCK: Final = -1
NOBODY: Final = -1


class Winston(Protocol):
    """The state of such a draft. stock: the last is on top; turn: a seat; looking: which pile that seat looks at."""

    piles: list[list[str]]
    stock: list[str]
    turn: int
    looking: int

    @property
    def drafters(self) -> Sequence[Drafter]: ...


class Taken(NamedTuple):
    """What a turn came to. place: of the pile, from 0, or `STOCK`; cards: how many, 0 when nothing was left."""

    place: int
    cards: int


Asking = Callable[[int, bool], Decision]
"""What the player in turn is asked about a pile: (its place, whether it must be taken); answers `TAKE` and `LEAVE`."""


def lay_out(table: Winston, cards: Sequence[str], piles: int, first: int) -> None:
    """Begin: so many piles of one card, the rest is the stock."""
    table.stock = list(cards)
    table.piles = [draw(table.stock) for _ in range(piles)]
    table.turn = first


async def take_turn(play: Play[Any], asking: Asking) -> Taken:
    """The player in turn takes a pile, or the top of the stock; then it is the other's turn. `play.state` is the
    `Winston`."""
    seat = play.state.turn
    place = await _look_around(play, asking)
    table: Winston = play.state
    found = draw(table.stock) if place == STOCK else _pile(table, place)
    table.drafters[seat].pool.extend(found)
    table.looking, table.turn = NOBODY, 1 - seat
    play.mark_undo_boundary()
    return Taken(place, len(found))


def is_over(table: Winston) -> bool:
    """Whether nothing is left to take."""
    return not table.stock and not any(table.piles)


async def _look_around(play: Play[Any], asking: Asking) -> int:
    """Look at the piles in order; the place of the one that is taken, or `STOCK`."""
    for place in range(len(play.state.piles)):
        table: Winston = play.state
        if not table.piles[place]:
            continue
        table.looking = place
        play.mark_undo_boundary()
        is_last = not any(table.piles[place + 1 :]) and not table.stock
        _, answer = await play.decide(asking(place, is_last))
        if answer == TAKE:
            return place
        play.state.piles[place].extend(draw(play.state.stock))
    return STOCK


def _pile(table: Winston, place: int) -> list[str]:
    found, table.piles[place] = table.piles[place], draw(table.stock)
    return found


def zones_of(table: Winston) -> list[Zone]:
    """The stock and the piles, one of which the player in turn looks at."""
    looking = [(table.turn,) if table.looking == n else () for n in range(len(table.piles))]
    return [*hidden_zones(table.stock), *(Zone(pile, seats) for pile, seats in zip(table.piles, looking, strict=True))]
