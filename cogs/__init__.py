"""One package a game, each with the same files under the same names, and the shared commands.

A package with a `game.py` is a game; nothing else has to be said for the tests, the simulator and the scenarios. A
package inside a game's package is another way of playing it, a draft for example: a game of its own that may lean on
the other. Its id says where it is: `altered-draft` stands in `cogs/altered/draft`, its sentences in
`data/altered/draft`, on top of those of `altered`.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.rules.kernel.game import Game

if TYPE_CHECKING:
    from bot.ui.panels.surface import Surface


def game_ids() -> list[str]:
    """The games in this house, by id."""
    return list(_game_ids())


@cache
def _game_ids() -> tuple[str, ...]:
    """Looked up once: whoever loads a game asks whether there is one, and a start loads them all."""
    here = Path(__file__).parent
    found = [path.parent.relative_to(here).parts for depth in ("*", "*/*") for path in here.glob(f"{depth}/game.py")]
    return tuple(sorted("-".join(parts) for parts in found))


def module_of(game_id: str, part: str) -> str:
    """The name of a module of a game, there or not: `cogs.altered.draft.cog`."""
    return f"cogs.{game_id.replace('-', '.')}.{part}"


def load_game(game_id: str, packs: dict[str, str] | None = None) -> Game[Any]:
    """A game with its bundled content, and further pack files (name -> YAML text) on top.

    Raises `KeyError` for an unknown game and `ContentError` for a wrong pack.
    """
    if game_id not in game_ids():
        raise KeyError(game_id)
    module = import_module(module_of(game_id, "game"))
    made: Game[Any] = module.game(packs) if packs else module.game()
    return made


def load_surface(game_id: str) -> "Surface":
    """How a game looks: what `surface()` of its `cog.py` says; one without a face of its own gets a plain one.

    Raises what `load_game` raises.
    """
    from bot.ui.panels.surface import Surface  # only who shows something needs the screens

    name = module_of(game_id, "cog")
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return Surface(load_game(game_id))
    made: Surface = module.surface()
    return made


class InstalledGames(Mapping[str, Game[Any]]):
    """All games by id; each is loaded when it is first asked for. Raises what `load_game` raises."""

    def __init__(self) -> None:
        self._loaded: dict[str, Game[Any]] = {}

    def __getitem__(self, game_id: str) -> Game[Any]:
        if game_id not in self._loaded:
            self._loaded[game_id] = load_game(game_id)
        return self._loaded[game_id]

    def __contains__(self, game_id: object) -> bool:
        return game_id in game_ids()

    def __iter__(self) -> Iterator[str]:
        return iter(game_ids())

    def __len__(self) -> int:
        return len(game_ids())
