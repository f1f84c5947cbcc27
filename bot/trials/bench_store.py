"""Stored choices a second: a SQLite file against a PostgreSQL server, one process against several on one database.

`waykeeper bench store --postgres ADDRESS`; each process is this file, started anew: `python -m bot.trials.bench_store`.
Rules, storing and commits are in it; Discord and pictures are not (for those: `waykeeper bench click`).
"""

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bot.rules.kernel.house import house_answer
from bot.tables.model.requests import is_done
from bot.tables.model.table import Look
from bot.tables.service import Tables
from bot.tables.store.shards import Shards
from bot.trials.bench import Measure
from cogs import load_game

GAME = "doomrock"
SECONDS = 8.0
TABLES = 40
"""At once in each process: about as many as forty groups that all click at the same time."""


def store(postgres: str | None = None, seconds: float = SECONDS) -> Iterator[Measure]:
    """One process on a file, one on a server, two on a server. postgres: address of a database that may be filled."""
    with tempfile.TemporaryDirectory() as folder:
        file = f"sqlite+aiosqlite:///{Path(folder) / 'store.db'}"
        yield from _measured("SQLite, one process", file, ["0/1"], seconds)
    if postgres is not None:
        yield from _measured("PostgreSQL, one process", postgres, ["0/1"], seconds)
        yield from _measured("PostgreSQL, two processes", postgres, ["0/2", "1/2"], seconds)


def _measured(name: str, url: str, parts: Sequence[str], seconds: float) -> Iterator[Measure]:
    asyncio.run(_prepared(url))
    command = [sys.executable, "-m", "bot.trials.bench_store", url]
    started = [subprocess.Popen([*command, part, str(seconds)], stdout=subprocess.PIPE) for part in parts]
    found = [json.loads(process.communicate()[0]) for process in started]
    clicks = sum(one["clicks"] for one in found)
    yield Measure("store", name, round(sum(one["clicks"] / one["seconds"] for one in found)), "choices/s")
    yield Measure("store", f"{name}: each", round(1000 * sum(one["cpu"] for one in found) / clicks, 2), "ms CPU")
    commits = sum(one["commits"] for one in found)
    yield Measure("store", f"{name}: sharing a commit", round(clicks / commits, 1), "choices")
    alone = sorted(time for one in found for time in one["alone"])
    yield Measure("store", f"{name}: one by one, median", round(1000 * alone[len(alone) // 2], 2), "ms")


async def _prepared(url: str) -> None:
    """Upgrades; and forgets who had which shards, as another number of them follows."""
    tables = await Tables.open(url, [load_game(GAME)])
    await tables.close()


async def _play(url: str, shards: Shards, seconds: float) -> dict[str, Any]:
    from bot.collector import spare_the_collector

    tables = await Tables.open(url, [load_game(GAME)], size=10_000, shards=shards)
    shard = min(shards.mine)
    channels = iter(range(time.time_ns(), 1 << 62))

    async def new() -> str:
        made = await tables.lobby.create(GAME, shard << 22, next(channels), 1, name="Ada")
        await tables.seating.join(made.info.id, 2, "Ben")
        await tables.lobby.start(made.info.id, 1)
        return made.info.id

    async def move(table: str) -> bool:
        asked = await tables.keeper.look(table, _next)
        if asked is not None:
            await tables.playing.choose(table, *asked, interaction=next(channels))
        return asked is not None

    async def play(table: str, until: float) -> int:
        made = 0
        while time.perf_counter() < until:
            if await move(table):
                made += 1
            else:
                table = await new()
        return made

    ids = [await new() for _ in range(TABLES)]
    spare_the_collector()
    await asyncio.gather(*(play(table, time.perf_counter() + 2) for table in ids))
    commits, start, cpu = tables.database.commits, time.perf_counter(), time.process_time()
    made = sum(await asyncio.gather(*(play(table, start + seconds) for table in ids)))
    spent, cpu = time.perf_counter() - start, time.process_time() - cpu
    commits = tables.database.commits - commits
    alone: list[float] = []
    table = await new()
    while len(alone) < 150:
        begun = time.perf_counter()
        if await move(table):
            alone.append(time.perf_counter() - begun)
        else:
            table = await new()
    await tables.close()
    return {"clicks": made, "seconds": spent, "cpu": cpu, "commits": commits, "alone": alone}


def _next(look: Look) -> tuple[int, str, Any] | None:
    """(user, token, answer) of somebody's next move; None: the game is over."""
    run = look.run
    assert run is not None
    for request in run.requests():
        if not is_done(run, request):
            seat = request.decision.seats[0]
            return seat + 1, run.token(request, seat), house_answer(run, request, seat)
    return None


if __name__ == "__main__":
    found = asyncio.run(_play(sys.argv[1], Shards.parse(sys.argv[2]), float(sys.argv[3])))
    print(json.dumps(found))
