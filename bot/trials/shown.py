"""Which printed cards and entries the scenarios show: a scenario names them in `shows`, as its subjects."""

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.rules.kernel.game import Game
from bot.trials.scenario_file import read_scenarios, scenario_files


@dataclass(slots=True, frozen=True)
class Shown:
    """untested: bundled entries that no scenario shows; unknown: what a scenario shows and nobody has printed."""

    entries: int
    untested: tuple[str, ...]
    unknown: tuple[str, ...]


def shown(game: Game[Any], folder: Path) -> Shown:
    """Compare a game with the scenarios of a folder. Raises `ContentError` for a file that cannot be read."""
    named: list[str] = []
    for path in scenario_files([folder]) if folder.is_dir() else []:
        named += [card for scenario in read_scenarios(path) for card in scenario.shows]
    return _compare(game.printed(), named)


def _compare(printed: Collection[str], named: Collection[str]) -> Shown:
    return Shown(len(printed), tuple(sorted(set(printed) - set(named))), tuple(sorted(set(named) - set(printed))))
