"""What one seat's player did in a game that is over, in figures: moves, answer times, dice, how it ended. Pure.

It is worked out by playing the stored choices again, as `verify` and replays do.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from bot.rules.decision import TABLE_SEAT
from bot.rules.errors import Refusal, ReplayMismatch, RuleFailure
from bot.rules.fairness import Draw
from bot.rules.kernel.game import Game, Verdict
from bot.rules.kernel.run import Run
from bot.rules.kernel.taped import TapedRun
from bot.tables.live.unit_of_work import RULES, UNDO
from bot.tables.model.info import Info
from bot.tables.model.requests import clocked
from bot.tables.proof.report import Bundle, Difference, Row
from bot.tables.proof.walk import Walk

_TROUBLE = (Difference, Refusal, RuleFailure, ReplayMismatch, KeyError, TypeError, ValueError, AttributeError)


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice that were thrown together. sides: of each; faces: 1 to sides."""

    sides: int
    faces: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.faces)

    @property
    def expected(self) -> float:
        """The mean of so many such dice."""
        return len(self.faces) * (self.sides + 1) / 2

    @property
    def luck(self) -> float:
        """By how many standard deviations it is above that; 0 for a die with one side."""
        spread = math.sqrt(len(self.faces) * (self.sides**2 - 1) / 12)
        return (self.total - self.expected) / spread if spread else 0.0


@dataclass(frozen=True, slots=True)
class Played:
    """One game of one player.

    verdict   how it ended for them; "" where nobody wins or loses, or it was broken off
    moves     their own choices that stand; choices: all of the game
    waits     seconds for which they were waited for before each of these moves
    throws    their dice, in order
    days      from its opening to its end
    is_whole  whether all of it could be played again with the present rules; figures are too small otherwise
    """

    game: str
    table: str
    verdict: Verdict
    moves: int
    choices: int
    waits: tuple[float, ...]
    throws: tuple[Throw, ...]
    days: float
    is_whole: bool = True


def play_record(
    bundle: Bundle, info: Info, game: Game[Any], seed: bytes, user: int, rest: Callable[[], bool] = lambda: True
) -> Played:
    """The figures of a user from an export with everything in it (`export_table`, private) of a table that is over.

    rest: called between choices, False: there is no time for more. Only what was done at a seat while the user held it
    counts: nothing of somebody who sat there before.
    """
    seats = {place.n: place.first_choice for place in info.seats_of(user)}
    first = next(iter(bundle["events"]), None)
    began = float(first["at"]) if first is not None and first["idx"] == -1 else None
    player = _Player(user, seats, game, began)
    walk = Walk(bundle, game, seed, runs=TapedRun)
    is_whole = True
    try:
        for row, _ in walk:
            run = getattr(walk, "run", None)
            number = None if row is None else row["n"]
            player.take(row, None if number in walk.unchecked or not isinstance(run, TapedRun) else run)
            if not rest():
                is_whole = False
                break
    except _TROUBLE:
        is_whole = False
    is_whole = is_whole and walk.given_up is None
    run = getattr(walk, "run", None)
    is_over = is_whole and run is not None and run.over
    verdict = game.verdict(run.state, min(seats)) if is_over and run is not None and seats else ""
    days = (info.updated - info.created) / 86_400
    counts = player.moves, player.choices, tuple(player.waits), tuple(player.throws)
    return Played(info.game, info.id, verdict, *counts, days, is_whole)


class _Player:
    """Counts while the game goes by."""

    def __init__(self, user: int, seats: dict[int, int], game: Game[Any], began: float | None) -> None:
        self.user, self.seats, self.game, self.began = user, seats, game, began
        self.moves = self.choices = 0
        self.waits: list[float] = []
        self.throws: list[Throw] = []
        self._asked: dict[int, tuple[frozenset[str], float | None]] = {}
        """Seat -> what it was asked after the row before, and since when it has been waited for."""

    def take(self, row: Row | None, run: "TapedRun[Any] | None") -> None:
        """After a row of the log (None: the start). run: None where the present rules cannot follow."""
        draws = [] if run is None else run.take_draws()
        counts = row is None or not (row["undone"] or row["key"] in (UNDO, RULES))
        if row is not None and counts and row["idx"] is not None and row["seat"] != TABLE_SEAT:
            self.choices += 1
            if row["by"] == "player" and row["user"] == self.user and self._is_mine(row["seat"], row["idx"]):
                self._move(row)
        if counts and run is not None:
            self._dice(row, run, draws)
        if run is not None:
            self._wait(row, run)

    def _is_mine(self, seat: int, idx: int) -> bool:
        return seat in self.seats and idx >= self.seats[seat]

    def _move(self, row: Row) -> None:
        self.moves += 1
        keys, since = self._asked.get(row["seat"], (frozenset[str](), None))
        if since is not None and row["key"] in keys:
            self.waits.append(max(0.0, float(row["at"]) - since))

    def _dice(self, row: Row | None, run: Run[Any], draws: Iterable[Draw]) -> None:
        for draw in draws:
            if draw.kind not in ("die", "dice"):
                continue
            seat = self.game.roller(run.state, draw.stream)
            if seat is None and row is not None:
                seat = row["seat"]
            idx = -1 if row is None or row["idx"] is None else row["idx"]
            if seat is not None and seat in self.seats and (idx >= self.seats[seat] or self.seats[seat] == 0):
                faces = draw.result if isinstance(draw.result, list | tuple) else [draw.result]
                if faces:
                    self.throws.append(Throw(draw.n, tuple(int(face) for face in faces)))

    def _wait(self, row: Row | None, run: Run[Any]) -> None:
        asked: dict[int, set[str]] = {}
        for (seat, _), decision in clocked(run).items():
            if seat in self.seats:
                asked.setdefault(seat, set()).add(decision.key)
        at = self.began if row is None else float(row["at"])
        for seat in self.seats:
            before, since = self._asked.get(seat, (frozenset[str](), None))
            keys = frozenset(asked.get(seat, ()))
            has_moved = row is not None and row["seat"] == seat
            if not keys:
                self._asked[seat] = (keys, None)
            elif not before or has_moved or since is None:
                self._asked[seat] = (keys, at)
            else:
                self._asked[seat] = (keys, since)


# ---------------------------------------------------------------------- several games together


@dataclass(frozen=True, slots=True)
class DiceSum:
    """All dice of one size. mean, expected: of one die."""

    sides: int
    dice: int
    mean: float
    expected: float
    faces: tuple[int, ...]
    """How often each face came, from 1."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """All games of one kind of a player. answer: the median of their answer times in seconds, None: never waited for;
    longest: the game with most choices; luckiest, unluckiest: throws, None: there was none."""

    game: str
    played: int
    won: int
    lost: int
    drawn: int
    moves: int
    answer: float | None
    longest: Played
    dice: tuple[DiceSum, ...] = ()
    throws: int = 0
    luckiest: Throw | None = None
    unluckiest: Throw | None = None
    broken: int = field(default=0)
    """Games that could not be played again to their end."""


def sum_up(played: Sequence[Played]) -> list[GameRecord]:
    """By game, the one played most first."""
    by_game: dict[str, list[Played]] = {}
    for one in played:
        by_game.setdefault(one.game, []).append(one)
    found = [_sum_of(game, games) for game, games in by_game.items()]
    return sorted(found, key=lambda record: (-record.played, record.game))


def _sum_of(game: str, games: Sequence[Played]) -> GameRecord:
    verdicts = Counter(one.verdict for one in games)
    waits = [wait for one in games for wait in one.waits]
    throws = [throw for one in games for throw in one.throws]
    return GameRecord(
        game,
        len(games),
        verdicts["won"],
        verdicts["lost"],
        verdicts["drawn"],
        sum(one.moves for one in games),
        median(waits) if waits else None,
        max(games, key=lambda one: (one.choices, one.days)),
        _dice_of(throws),
        len(throws),
        max(throws, key=lambda throw: throw.luck, default=None),
        min(throws, key=lambda throw: throw.luck, default=None),
        sum(not one.is_whole for one in games),
    )


def _dice_of(throws: Sequence[Throw]) -> tuple[DiceSum, ...]:
    by_size: dict[int, Counter[int]] = {}
    for throw in throws:
        by_size.setdefault(throw.sides, Counter()).update(throw.faces)
    found = []
    for sides, faces in sorted(by_size.items()):
        n = faces.total()
        mean = sum(face * times for face, times in faces.items()) / n
        often = tuple(faces[face] for face in range(1, sides + 1))
        found.append(DiceSum(sides, n, mean, (sides + 1) / 2, often))
    return tuple(found)
