"""Standing orders of every game that has them: what each answers can be answered, and none waits for a question that
never comes."""

import re
from functools import partial
from typing import Any

import pytest

from bot.rules.decision import text
from bot.rules.kernel.game import Game
from bot.rules.kernel.legality import require_legal
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, mixed_player
from tests.every_game.conftest import MAKERS

ORDERED = [name for name, make in MAKERS.items() if type(make()).orders is not Game.orders]
MOST_GAMES, MOST_CHOICES = 80, 900
FIRST = {"doomrock": 84}
"""Where to begin: a game in which somebody has learned a reaction and has a die on it when it comes up."""
_PRICE = re.compile(r"-\d+$")
"""What an order may cost at most: at each price it is the same order."""


def test_the_games_with_orders() -> None:
    assert {"altered", "doomrock", "evershade", "rangers"} <= set(ORDERED)


@pytest.mark.parametrize("name", ORDERED)
def test_each_order_answers_what_can_be_answered_and_comes_up(name: str) -> None:
    """Tried at every question of some games, until each order that is offered has answered something."""
    game = MAKERS[name]()
    offered, useful = set[tuple[str, str]](), set[tuple[str, str]]()
    first = FIRST.get(name, 0)
    for n in range(first, first + MOST_GAMES):
        seed = f"orders {n}".encode()
        run, crowd = Run.start(game, seed, 2), Crowd(mixed_player(seed), seed)
        while not run.over and run.index < MOST_CHOICES:
            for seat in range(run.state.seats):
                offered |= _tried(run, seat, useful)
            crowd.step(run)
        if n > first and offered == useful:
            break
    assert offered and offered - useful == set()


def _tried(run: Run[Any], seat: int, useful: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """What may be ordered now; puts what has answered something into `useful`."""
    known = [(order.key, order.option) for order in run.game.orders(run.state, seat)]
    assert len(set(known)) == len(known)
    asked = [request for request in run.requests(seat) if not request.anytime]
    for key, option in known:
        for request in (one for one in asked if one.decision.key == key):
            answer = run.game.obey(run.state, request, seat, option)
            if answer is not None:
                options = partial(request.options, run)
                require_legal(request.decision, options, answer, lambda pick: text("refused-stale"))
                useful.add((key, _PRICE.sub("", option)))
    return {(key, _PRICE.sub("", option)) for key, option in known}
