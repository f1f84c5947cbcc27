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


def entries(game: Game[Any]) -> set[str]:
    """What is printed and has a name; the words of a game's vocabulary have none."""
    return {name for name in game.usable() if game.name_of(name) is not None}


def shown(game: Game[Any], folder: Path) -> Shown:
    """Compare a game with the scenarios of a folder. Raises `ContentError` for a file that cannot be read."""
    named: list[str] = []
    for path in scenario_files([folder]) if folder.is_dir() else []:
        named += [card for scenario in read_scenarios(path) for card in scenario.shows]
    return _compare(entries(game), named)


def _compare(printed: Collection[str], named: Collection[str]) -> Shown:
    return Shown(len(printed), tuple(sorted(set(printed) - set(named))), tuple(sorted(set(named) - set(printed))))
