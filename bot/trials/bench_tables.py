"""The slower measures: pictures, further looks at a board, and a hundred thousand stored tables."""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from bot.rules.kernel.run import Run
from bot.rules.rng import Chance
from bot.tables.service import Tables
from bot.trials.bench import Measure, median_seconds, played
from bot.trials.copies import copy_table
from bot.ui.panels.names import Names, SeatNames
from bot.ui.panels.surface import Peek, Surface

BOARDS = 12
"""So many games stand at different places when their boards are drawn and read."""
FEW = 100
MANY = 100_000


def pictures(surface: Surface) -> Iterator[Measure]:
    """Drawing each kind of picture of a game, without the cache."""
    game = surface.game
    times: dict[str, list[float]] = {}
    for number in range(BOARDS):
        run = played(game, 40 + 30 * number, f"pictures {number}")
        for seat in (None, 0):
            view = game.view(run.state, seat)
            for spec in surface.pictures(view):
                surface.draw(view, spec.name)
                spent = median_seconds(partial(surface.draw, view, spec.name), 3)
                times.setdefault(spec.name.split("-")[0], []).append(spent)
    for name, all_spent in sorted(times.items()):
        yield Measure("pictures", f"drawing {name}", round(statistics.median(all_spent) * 1000, 1), "ms", "<= 150")


# ---------------------------------------------------------------------- a peek


def peeks(surface: Surface) -> Iterator[Measure]:
    """Working out each further look at a board, its sentences included, in the middle of games; nothing kept."""
    game, words = surface.game, surface.words
    for name, tell in surface.peeks.items():
        spent: list[float] = []
        for number in range(BOARDS):
            run = played(game, 60 + 15 * number, f"peeks {number}")
            known = SeatNames({0: "Ada", 1: "Ben"}, game.name_of)

            def work(run: Run[Any] = run, tell: Peek = tell, known: Names = known) -> list[str]:
                return [words.format(line, known) for line in tell(game.view(run.state, None))]

            work()
            spent.append(median_seconds(work, 5))
        section, middle, most = f"{game.id} {name}", statistics.median(spent), max(spent)
        yield Measure(section, "worked out and told", round(middle * 1000, 2), "ms", "<= 5")
        yield Measure(section, f"the slowest of {BOARDS} boards", round(most * 1000, 2), "ms", "<= 5")


# ---------------------------------------------------------------------- many tables


def stored(game: Any) -> Iterator[Measure]:
    """Opening one table among a hundred and among a hundred thousand, interleaved in one run."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_stored(game, Path(folder)))


async def _stored(game: Any, folder: Path) -> list[Measure]:
    few = await _filled(game, folder / "few.db", FEW)
    many = await _filled(game, folder / "many.db", MANY)
    chance = Chance(b"stored tables", {})
    times: dict[int, list[float]] = {FEW: [], MANY: []}
    try:
        for _ in range(60):
            for tables, ids in (few, many):
                table = chance.pick("table", ids)
                start = time.perf_counter()
                await tables.keeper.look(table, lambda look: look.awaited())
                times[len(ids)].append(time.perf_counter() - start)
    finally:
        await few[0].close()
        await many[0].close()
    low, high = statistics.median(times[FEW]), statistics.median(times[MANY])
    return [
        Measure("stored", f"opening one of {FEW} tables", round(low * 1000, 2), "ms"),
        Measure("stored", f"opening one of {MANY:,} tables", round(high * 1000, 2), "ms"),
        Measure("stored", "ratio", round(high / low, 2), "x", "<= 1.5"),
    ]


async def _filled(game: Any, path: Path, count: int) -> tuple[Tables, list[str]]:
    """A database with so many running tables: one real one, its rows copied under other ids and channels."""
    url = f"sqlite+aiosqlite:///{path}"
    tables = await Tables.open(url, [game])
    made = await tables.lobby.create(game.id, 1, 1, 1, name="Ada")
    await tables.seating.join(made.info.id, 2, "Ben")
    await tables.lobby.start(made.info.id, 1)
    await tables.close()
    ids = [f"t{number:07d}" for number in range(count)]
    copy_table(path, made.info.id, ids, lambda number: {"channel": number + 10})
    return await Tables.open(url, [game], size=1), ids
