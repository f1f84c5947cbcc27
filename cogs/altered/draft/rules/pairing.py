"""Who meets whom, who leads. Pure, knows no table.

Swiss: those who have won as much meet each other, nobody twice as long as that can be; three rounds for five to eight
players. `everyone`: each meets each. Who has nobody to play in a round has won it, once at most if possible.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cogs.altered.draft.state import Pairing

BYE = -1
DRAWN = -1
BROKEN = -2


class Standing(NamedTuple):
    """points: 2 a win, 1 a draw; against: points of those one has met, which tells equals apart; place: from 1."""

    seat: int
    points: int
    against: int
    place: int


def rounds_of(seats: int, everyone: bool) -> int:
    """How many rounds are played."""
    return seats - 1 + seats % 2 if everyone else max(1, (seats - 1).bit_length())


def standings(seats: int, rounds: Sequence[Sequence[Pairing]]) -> list[Standing]:
    """Everybody, the leader first; equals share a place."""
    points = [0] * seats
    met: list[list[int]] = [[] for _ in range(seats)]
    for pairing in (one for made in rounds for one in made):
        if pairing.b == BYE:
            points[pairing.a] += 2
            continue
        met[pairing.a].append(pairing.b)
        met[pairing.b].append(pairing.a)
        if pairing.won == DRAWN:
            points[pairing.a] += 1
            points[pairing.b] += 1
        elif pairing.won is not None and pairing.won >= 0:
            points[pairing.won] += 2
    against = [sum(points[other] for other in met[seat]) for seat in range(seats)]
    order = sorted(range(seats), key=lambda seat: (-points[seat], -against[seat], seat))
    found: list[Standing] = []
    for n, seat in enumerate(order, 1):
        same = found and found[-1][1:3] == (points[seat], against[seat])
        found.append(Standing(seat, points[seat], against[seat], found[-1].place if same else n))
    return found


def pair(seats: int, rounds: Sequence[Sequence[Pairing]], everyone: bool) -> list[Pairing]:
    """The matches of the next round."""
    if everyone:
        return _circle(seats, len(rounds))
    met = {frozenset((one.a, one.b)) for made in rounds for one in made}
    order = [one.seat for one in standings(seats, rounds)]
    if seats % 2:
        order.append(BYE)  # the last of those who have not had it yet stays alone
    best = min(_pairs(order), key=lambda pairs: _cost(pairs, order, met))
    return [_pairing(a, b) for a, b in best]


def _cost(pairs: Sequence[tuple[int, int]], order: Sequence[int], met: set[frozenset[int]]) -> tuple[int, int, int]:
    """Meeting again, then a rest for somebody in front, then pairs that stand far apart."""
    again = sum(frozenset(one) in met for one in pairs)
    gaps = [order.index(b) - order.index(a) for a, b in pairs]
    rest = sum(gap for gap, one in zip(gaps, pairs, strict=True) if BYE in one)
    return again, rest, sum(gap * gap for gap in gaps)


def _pairs(left: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    """All ways to pair an even number: at most 105."""
    if not left:
        yield []
        return
    first, *rest = left
    for n, other in enumerate(rest):
        for more in _pairs(rest[:n] + rest[n + 1 :]):
            yield [(first, other), *more]


def _circle(seats: int, number: int) -> list[Pairing]:
    """One stays, the others walk round the table."""
    ring = list(range(seats)) + ([BYE] if seats % 2 else [])
    walking = ring[1:]
    turned = [ring[0], *walking[number:], *walking[:number]]
    half = len(turned) // 2
    return [_pairing(turned[n], turned[-1 - n]) for n in range(half)]


def _pairing(a: int, b: int) -> Pairing:
    return Pairing(max(a, b), BYE) if BYE in (a, b) else Pairing(min(a, b), max(a, b))
