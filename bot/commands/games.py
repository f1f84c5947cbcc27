"""How commands name a game and load it."""

import argparse
from typing import Any

from bot.errors import CommandError
from bot.rules.errors import ContentError
from bot.rules.kernel.game import Game
from cogs import game_ids, load_game


def add_game(parser: argparse.ArgumentParser) -> None:
    """The positional argument GAME."""
    parser.add_argument("game", metavar="GAME", help=", ".join(game_ids()))


def find_game(name: str) -> Game[Any]:
    """The game called so. Raises `CommandError` with what there is instead."""
    try:
        return load_game(name)
    except KeyError:
        raise CommandError(f"there is no game {name!r}; there is: {', '.join(game_ids())}") from None
    except ContentError as error:
        raise CommandError("its content is wrong:\n" + "\n".join(error.problems)) from error
