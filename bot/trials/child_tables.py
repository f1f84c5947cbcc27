"""Plays the child tables of a game to their end, for simulations and tests that have no store to open tables in."""

from collections.abc import Callable
from typing import Any

from bot.rules.decision import TABLE_SEAT, Answer
from bot.rules.fairness import child_seed, table_seed
from bot.rules.kernel.game import ChildTable
from bot.rules.kernel.run import Request, Run
from bot.rules.play.handle import CHILD_RESULT, OVER

Step = Callable[[Run[Any]], object]
"""Makes one choice of a run."""


def child_of(run: Run[Any], request: Request) -> ChildTable | None:
    """The child table whose result this request awaits, if trials play it (`Game.children`); None: decided by lot."""
    key = request.decision.key
    if TABLE_SEAT not in request.decision.seats or not key.startswith(CHILD_RESULT):
        return None
    found = next((one for one in run.game.child_tables(run.state) if CHILD_RESULT + one.key == key), None)
    return found if found is not None and found.game in run.game.children else None


def open_child(run: Run[Any], child: ChildTable) -> Run[Any]:
    """The child table, begun: with its settings, what it is given, and what it is told at once."""
    game = run.game.children[child.game]
    server_seed = child_seed(run.seed.ljust(32, b"\0")[:32], child.key)
    options = game.options.model_validate(dict(child.options))
    made = Run.start(game, table_seed(server_seed, ()), len(child.seats), options, brings=child.brings)
    for seat, key, answer in child.answers:
        request = next(one for one in made.requests(seat) if one.decision.key == key)
        made.choose(seat, answer, made.token(request, seat), "table")
    return made


def bring_back(run: Run[Any], request: Request, child: ChildTable, played: Run[Any]) -> Answer:
    """Hand the result of a child table that is over to the rules that wait for it; gives what was answered."""
    left = played.game.left(played.state)
    if left is not None:
        run.supply(TABLE_SEAT, {"child": child.key, "left": left})
    answer = OVER if left is not None else _winner(child, played)
    run.choose(TABLE_SEAT, answer, run.token(request, TABLE_SEAT), "table")
    return answer


def _winner(child: ChildTable, played: Run[Any]) -> str:
    won = played.game.winners(played.state)
    if not won:
        return "none"
    return f"won:{child.seats[won[0]]}" if len(won) == 1 else "draw"
