"""Shared by the tests of tables: a table of Toy, players that click, a clock that is turned by hand."""

import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.rules.decision import Answer
from bot.rules.kernel.game import Game
from bot.rules.rng import Chance
from bot.tables.model.observe import Observer, Tally
from bot.tables.model.requests import is_done
from bot.tables.model.table import Look, Outcome
from bot.tables.service import Tables
from tests.rules.toy import Toy

# As long as accounts are on Discord: shorter ones stand by chance within times and digests where leaks are looked for.
ADA, BEN, CAY, EVE = 300_100_100_100_100_100, 300_100_100_100_100_101, 300_100_100_100_100_102, 300_100_100_100_100_666
_interactions = itertools.count(10_000)
Click = tuple[int, str, Answer]


@dataclass(eq=False)
class Timer:
    at: float
    call: Callable[[], None]
    off: bool = False

    def cancel(self) -> None:
        self.off = True


@dataclass
class HandClock:
    """Time passes only when a test says so, and then nothing rings by itself. time: in seconds since 1970; set_by: by
    how much somebody has set the computer's clock."""

    time: float = 1_800_000_000.0
    set_by: float = 0.0
    jumped: float = 0.0
    timers: list[Timer] = field(default_factory=list)

    def now(self) -> float:
        return self.time

    def step(self) -> float:
        return self.set_by

    def follow(self, step: float) -> None:
        self.time += step
        self.set_by -= step
        self.jumped += step
        for timer in self.timers:  # a loop's timers know nothing of the computer's clock
            timer.at += step

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        self.timers.append(Timer(self.time + seconds, call))
        return self.timers[-1]

    @property
    def waiting(self) -> list[Timer]:
        return [timer for timer in self.timers if not timer.off]


class Counting(Observer):
    """Keeps what is noted: (what, kind)."""

    def __init__(self) -> None:
        self.counted: list[tuple[str, str]] = []

    def noted(self, what: Tally, kind: str = "") -> None:
        self.counted.append((what, kind))


@contextmanager
def broken_step(game: Game[Any], step: str) -> Iterator[None]:
    """A rule of the game raises meanwhile."""

    async def broken(play: object) -> None:
        raise ZeroDivisionError("on purpose")

    whole = game.steps
    game.steps = {**whole, step: broken}
    try:
        yield
    finally:
        game.steps = whole


def url(where: Path | str) -> str:
    """The address of a file; an address is one already."""
    return where if isinstance(where, str) else f"sqlite+aiosqlite:///{where.as_posix()}"


async def open_tables(where: Path | str, **more: Any) -> Tables:
    return await Tables.open(url(where), [Toy()], **more)


async def new_table(tables: Tables, channel: int = 10, players: int = 2, rounds: int = 2, **more: Any) -> str:
    """A started table with players ADA, BEN, ..."""
    made = await tables.lobby.create(
        "toy", 1, channel, ADA, {"rounds": rounds}, name="Ada", entropy=f"ada{channel}", **more
    )
    for n in range(1, players):
        await tables.seating.join(made.info.id, ADA + n, ("Ada", "Ben", "Cay", "Dot")[n], f"word{n}")
    await tables.lobby.start(made.info.id, ADA)
    for post in await tables.outbox.pending(made.info.id):  # its seal, as if a screen had shown it
        await tables.outbox.mark_sent(post.id)
    return made.info.id


def clicks(look: Look) -> list[Click]:
    """All that could be answered now: (user, token, answer)."""
    run = look.run
    assert run is not None
    found: list[Click] = []
    for seat in look.info.seats:
        if seat.user is None:
            continue
        for request in run.requests(seat.n):
            decision = request.decision
            token = run.token(request, seat.n)
            if decision.kind == "amount":
                found += [(seat.user, token, n) for n in range(decision.least, decision.most + 1)]
            elif not is_done(run, request):
                found += [(seat.user, token, o.id) for o in request.options(run) if o.refused is None]
    return found


async def play_on(tables: Tables, table: str, chance: Chance, limit: int = 500) -> list[tuple[Click, Outcome]]:
    """Random players until the end, or `limit` choices."""
    made = []
    for _ in range(limit):
        possible = await tables.keeper.look(table, clicks)
        if not possible:
            break
        click = chance.pick("click", possible)
        made.append((click, await tables.playing.choose(table, *click, interaction=next(_interactions))))
    return made


def snapshot(look: Look) -> dict[str, Any]:
    """All that people could see, for comparing two tables."""
    seats = [seat.n for seat in look.info.seats]
    return {
        "views": [look.view(seat) for seat in (None, *seats)],
        "requests": [look.requests(seat) for seat in (None, *seats)],
        "state": None if look.run is None else look.run.state.model_dump(),
        "undo_boundary": None if look.run is None else look.run.undo_boundary,
        "recent": look.events(),
        "undo": look.undo(),
        "due": look.due(),
        "info": look.info,
    }
