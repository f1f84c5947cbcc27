"""How hard a game is: measured between greedy house players and held against its targets."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

from bot.rules.kernel.game import Game
from bot.trials.simulate import Report, play_one


@dataclass(slots=True)
class Cell:
    """One measured share of wins. least, most: what it should be, in percent; length: rounds or choices on average."""

    name: str
    size: int
    trials: int
    wins: int
    least: float
    most: float
    length: float

    @property
    def percent(self) -> float:
        return 100 * self.wins / self.trials if self.trials else 0.0

    @property
    def is_good(self) -> bool:
        return self.least <= self.percent <= self.most

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "percent": round(self.percent, 1), "good": self.is_good}


@dataclass(slots=True)
class Figure:
    """One measured number that is no share of wins. size: seats, 0 where they do not matter; least, most: what it
    should be."""

    name: str
    size: int
    trials: int
    value: float
    least: float
    most: float

    @property
    def is_good(self) -> bool:
        return self.least <= self.value <= self.most

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "good": self.is_good}


@dataclass(slots=True)
class Balance:
    """The cells of single parts (battles), and those of whole games; figures: other numbers. broken: games that could
    not be finished; notes: what stands behind a figure."""

    game: str
    parts: list[Cell] = field(default_factory=list)
    games: list[Cell] = field(default_factory=list)
    figures: list[Figure] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)

    @property
    def is_good(self) -> bool:
        return (
            not self.broken
            and all(one.is_good for one in self.parts + self.games)
            and all(one.is_good for one in self.figures)
        )

    def as_json(self) -> dict[str, Any]:
        """One plain object."""
        return {
            "game": self.game,
            "parts": [cell.as_json() for cell in self.parts],
            "games": [cell.as_json() for cell in self.games],
            "figures": [figure.as_json() for figure in self.figures],
            "notes": self.notes,
            "broken": self.broken,
            "good": self.is_good,
        }


Progress = Callable[[str], None]


def whole_games(
    game: Game[Any], seats: int, games: int, seed: str, goal: tuple[float, float], broken: list[str], progress: Progress
) -> Cell:
    """Whole games between greedy players; `win` is the result that counts. A game that breaks off is not won, and
    named in `broken`."""
    report = Report(game.id, "greedy", broken=broken)
    wins = choices = 0
    for number in range(games):
        run = play_one(game, f"{seed}:{seats}:{number}", seats, "greedy", None, report, check=False)
        wins += run.state.result == "win"
        choices += run.index
        progress(f"whole games, {seats} seats: {number + 1}/{games}")
    return Cell("whole games", seats, games, wins, *goal, choices / games if games else 0.0)
