"""Every registered game, each with its usual settings and every set of them that it names, and the toys that use every
way of asking and of opening child tables, go through all tests of this folder by themselves."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pytest

from bot.rules.kernel.game import Game
from bot.trials.named_options import with_options
from cogs import game_ids, load_game
from tests.rules.toy import Toy
from tests.rules.trek import TrekCampaign

MAKERS: Mapping[str, Callable[[], Game[Any]]] = {game: partial(load_game, game) for game in game_ids()} | {
    "toy": Toy,
    "toy-campaign": TrekCampaign,
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" not in metafunc.fixturenames:
        return
    games = list(MAKERS)
    if "transcripts" not in metafunc.module.__name__:
        games += [f"{game}: {name}" for game, make in MAKERS.items() for name in make().named_options()]
    metafunc.parametrize("game", games, indirect=True, scope="session")


@pytest.fixture(scope="session")
def game(request: pytest.FixtureRequest) -> Game[Any]:
    name, _, options = request.param.partition(": ")
    made: Game[Any] = MAKERS[name]()
    return with_options(made, options) if options else made
