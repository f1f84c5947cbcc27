"""A game under one of the sets of settings that it names (`Game.named_options`)."""

import copy
from functools import partial
from typing import Any

from pydantic import BaseModel, create_model

from bot.rules.kernel.game import Game


def with_options(game: Game[Any], name: str) -> Game[Any]:
    """The game, with that set as its usual settings. Raises `KeyError` for a set that it does not name."""
    given = game.named_options()[name]
    fields: dict[str, Any] = {
        field: (game.options.model_fields[field].annotation, value) for field, value in given.items()
    }
    made = copy.copy(game)
    made.options = create_model(game.options.__name__, __base__=game.options, **fields)
    made.new = partial(_begun, game)  # type: ignore[method-assign]
    return made


def _begun(game: Game[Any], options: BaseModel, seats: int) -> Any:
    """A state holds the settings as the game's own type, which is what a checkpoint gives back."""
    return game.new(game.options.model_validate(options.model_dump()), seats)
