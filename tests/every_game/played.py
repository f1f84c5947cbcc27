"""Random games for the properties of every game, step by step.

A game without child tables is played by lot for each property anew, with dice of its own. A campaign takes as long as
all its sessions together, so all properties look at the same two of each size: each is played once in a process, kept
as what was chosen at it, and chosen again on a run of its own for each property. What a child table left behind stands
among these choices.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from zlib import crc32

from bot.rules.decision import Answer, Choice
from bot.rules.kernel.game import Game
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, random_player

SHARED = ("first", "second")
"""Seeds of the campaigns that all look at."""
KEPT = 8
"""Games; whatever looks at one set of settings comes one after the other."""
MOST = 10_000
"""After so many choices a game is left."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """One choice: with the token of its question, which is the same whenever this game is played."""

    seat: int
    answer: Answer
    token: str
    by: str


@dataclass(frozen=True, slots=True)
class Supplied:
    """What was fetched for a seat's answer, as what a child table left behind."""

    seat: int
    data: Any


class Recording(Run[Any]):
    """A run that writes down what is done to it, the newest at the end."""

    moves: list[Chosen | Supplied]

    def choose(self, seat: int, answer: Answer, token: str | None = None, by: str = "player") -> Choice:
        choice = super().choose(seat, answer, token, by)
        self.moves.append(Chosen(seat, answer, token or "", by))
        return choice

    def supply(self, seat: int, data: Any) -> Choice:
        choice = super().supply(seat, data)
        self.moves.append(Supplied(seat, data))
        return choice


def seed_of(game: Game[Any], wanted: str) -> str:
    """The seed of the game that is played for this one: of a campaign one of two."""
    return SHARED[crc32(wanted.encode()) % len(SHARED)] if game.children else wanted


@lru_cache(maxsize=KEPT)
def played(game: Game[Any], seed: str, seats: int) -> Recording:
    """A whole random game, over, only to be read."""
    run = Recording.start(game, seed.encode(), seats)
    assert isinstance(run, Recording)
    run.moves, run.is_only_played_through = [], True
    for _ in _by_lot(run):
        run.journal.clear()
    return run


def started(game: Game[Any], wanted: str, seats: int) -> Run[Any]:
    """The run of a random game, at its first question."""
    return Run.start(game, seed_of(game, wanted).encode(), seats)


def walk(
    game: Game[Any], wanted: str, seats: int, every: int, most: int = MOST, *, only_onward: bool = False
) -> Iterator[Run[Any]]:
    """A random game, handed out before every so many choices. only_onward: nobody asks for its checkpoints, which in a
    long game are a fifth of the work."""
    run = started(game, wanted, seats)
    run.is_only_played_through = only_onward
    steps = _again(run) if game.children else _by_lot(run)
    while not run.over and run.index < most:
        if run.index % every == 0:
            yield run
        next(steps)


def _by_lot(run: Run[Any]) -> Iterator[None]:
    """Plays a game to its end, one step at a time."""
    crowd = Crowd(random_player(run.seed), run.seed)
    while not run.over and run.index < MOST:
        crowd.step(run)
        yield


def _again(run: Run[Any]) -> Iterator[None]:
    """The same for one that is kept. What a child table left is supplied in one step with the choice after it."""
    for move in played(run.game, run.seed.decode(), run.state.seats).moves:
        if isinstance(move, Supplied):
            run.supply(move.seat, move.data)
            continue
        run.choose(move.seat, move.answer, move.token, move.by)
        yield
