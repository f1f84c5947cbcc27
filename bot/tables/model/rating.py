"""Ratings and seasons of ladders: what follows from the results of contests between users. Pure.

No rating is ever stored: whoever wants to be forgotten leaves the others' games as they were, and a season is nothing
but a time to count from. Ratings are Elo's (A. Elo, "The Rating of Chessplayers, Past and Present", 1978): the expected
score is 1 / (1 + 10^((theirs - mine) / 400)), and each game moves both by K times what it differs from that.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.tables.model.info import Info

START: Final = 1_200.0
K: Final = 24.0
SEASON: Final = 8 * 7 * 86_400.0
"""Seconds after which a season ends by itself and the next one begins."""
FORGOTTEN: Final = 0
_SPREAD: Final = 400.0


@dataclass(frozen=True, slots=True)
class Result:
    """score: of a, in halves: 2 won, 1 drawn, 0 lost."""

    at: float
    a: int
    b: int
    name_a: str
    name_b: str
    score: int


@dataclass(slots=True)
class Rank:
    """Somebody on the ladder. place: from 1, equals share it."""

    user: int
    name: str
    rating: float = START
    won: int = 0
    drawn: int = 0
    lost: int = 0
    place: int = 0

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost


@dataclass(frozen=True, slots=True)
class Season:
    """One season of a ladder. n: from 1; of: how many there have been; ranks: best first. began 0: none yet."""

    n: int
    of: int
    began: float
    ends: float
    ranks: tuple[Rank, ...]


def result_row(info: Info, winners: Sequence[int], at: float) -> dict[str, Any] | None:
    """The row of a contest of two that is over; None where it counts for nobody: the house or one person twice."""
    if info.guild is None or len(info.seats) != 2 or not winners:
        return None
    a, b = info.seats
    if a.user is None or b.user is None or a.house or b.house or a.user == b.user:
        return None
    score = 1 if len(winners) == 2 else 2 if winners[0] == 0 else 0
    row: dict[str, Any] = {"table_id": info.id, "guild": info.guild, "game": info.game, "at": at, "score": score}
    return row | {"a": a.user, "b": b.user, "name_a": a.name, "name_b": b.name}


def ranks(results: Iterable[Result]) -> tuple[Rank, ...]:
    """Ratings after these results, oldest first. Forgotten users count for their opponents, as one of 1200 points."""
    found: dict[int, Rank] = {}
    for one in results:
        a = found.setdefault(one.a, Rank(one.a, one.name_a))
        b = found.setdefault(one.b, Rank(one.b, one.name_b))
        a.name, b.name = one.name_a, one.name_b
        mine = START if one.a == FORGOTTEN else a.rating
        theirs = START if one.b == FORGOTTEN else b.rating
        change = K * (one.score / 2 - 1 / (1 + 10 ** ((theirs - mine) / _SPREAD)))
        a.rating, b.rating = mine + change, theirs - change
        for rank, score in ((a, one.score), (b, 2 - one.score)):
            rank.won += score == 2
            rank.drawn += score == 1
            rank.lost += score == 0
    listed = sorted((r for r in found.values() if r.user != FORGOTTEN), key=lambda r: (-round(r.rating), r.user))
    for n, rank in enumerate(listed, 1):
        before = listed[n - 2] if n > 1 else None
        rank.place = before.place if before is not None and round(before.rating) == round(rank.rating) else n
    return tuple(listed)


def season_starts(begun: Iterable[float], first: float | None, now: float) -> list[float]:
    """When each season began: when somebody began one, when the first result came, eight weeks after the last began."""
    marks = sorted({*begun, *(() if first is None else (first,))})
    marks = [at for at in marks if at <= now]
    found: list[float] = []
    by_hand = set(begun)
    for at in marks:
        while found and found[-1] + SEASON <= at:
            found.append(found[-1] + SEASON)
        if (not found or at in by_hand) and at not in found:
            found.append(at)
    while found and found[-1] + SEASON <= now:
        found.append(found[-1] + SEASON)
    return found
