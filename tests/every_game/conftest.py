"""Every registered game, and the toy that uses every way of asking, go through all tests of this folder by itself."""

from typing import Any

import pytest

from bot.rules.game import Game
from cogs import game_ids, load_game
from tests.rules.toy import Pebbles

GAMES = [*game_ids(), "pebbles"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", GAMES, indirect=True, scope="session")


@pytest.fixture(scope="session")
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return Pebbles() if request.param == "pebbles" else load_game(request.param)
