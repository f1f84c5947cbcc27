"""One package a game, each with the same files under the same names, and the shared commands.

A package with a `game.py` is a game; nothing else has to be said for the tests, the simulator and the scenarios.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

from bot.rules.game import Game


def game_ids() -> list[str]:
    """The games in this house, by id."""
    return sorted(path.parent.name for path in Path(__file__).parent.glob("*/game.py"))


def load_game(game_id: str, packs: dict[str, str] | None = None) -> Game[Any]:
    """A game with its bundled content, and further pack files (name -> YAML text) on top.

    Raises `KeyError` for an unknown game and `ContentError` for a wrong pack.
    """
    if game_id not in game_ids():
        raise KeyError(game_id)
    module = import_module(f"cogs.{game_id}.game")
    made: Game[Any] = module.game(packs) if packs else module.game()
    return made
