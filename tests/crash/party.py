"""Tables of three games and players that click at random: the load under which things are broken here."""

from pathlib import Path
from typing import Any

from bot.rules.decision import Answer
from bot.rules.kernel.game import Game
from bot.rules.kernel.run import Request, Run
from bot.rules.rng import Chance
from bot.tables.model.codec import digest
from bot.tables.model.requests import is_done
from bot.tables.model.table import Look
from bot.tables.service import Tables
from bot.trials.house import random_player
from cogs import load_game
from tests.rules.toy import Toy

HOST, GUEST = 100, 101
GAMES = ("toy", "doomrock", "altered")
Click = tuple[int, str, Answer]


def games() -> dict[str, Game[Any]]:
    """The games that are played here."""
    return {"toy": Toy(), **{name: load_game(name) for name in GAMES[1:]}}


def url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path.as_posix()}"


async def seat_table(tables: Tables, channel: int, game: str) -> str:
    """A started table of two players."""
    options = {"rounds": 9} if game == "toy" else None
    made = await tables.lobby.create(
        game, 1, channel, HOST, options, name="Ada", entropy=f"ada{channel}", clock_hours=24
    )
    await tables.seating.join(made.info.id, GUEST, "Ben", "ben")
    await tables.lobby.start(made.info.id, HOST)
    return made.info.id


def some_click(look: Look, chance: Chance) -> Click | None:
    """Something that may be answered now; None: the table is over."""
    run = look.run
    if run is None or look.info.status != "running":
        return None
    pending = [request for request in run.requests() if not is_done(run, request) and _is_answerable(request, run)]
    if not pending:
        return None
    request = chance.pick("request", pending)
    seat = chance.pick("seat", list(request.decision.seats))
    if not chance.below("anytime", 20):
        request = chance.pick("any", [r for r in run.requests(seat) if _is_answerable(r, run)])
    user = look.info.seats[seat].user
    assert user is not None
    player = random_player(chance.below("dice", 1 << 30).to_bytes(4, "big"))
    return user, run.token(request, seat), player(run, request, seat)


def _is_answerable(request: Request, run: Run[Any]) -> bool:
    if request.decision.kind in ("amount", "text"):
        return True
    return any(o.refused is None and not (request.anytime and o.destructive) for o in request.options(run))


def state_of(look: Look) -> tuple[int, str, str]:
    """(index, fingerprint as stored, fingerprint of the state as rebuilt)."""
    assert look.run is not None
    return look.info.index, look.info.digest, digest(look.run.state)
