"""The power goes at any moment: what was acknowledged is there, nothing is damaged, every table goes on.

    python -m tests.crash.power --cuts 600 --moves 400 --seed 1 [--weak]

A game evening of several tables at once is recorded on `tests.crash.disk` (with its creation, checkpoints of the log,
closing and opening again). Then the disk is put together as it may be after a power cut at random points of that
recording, half of the cuts without anything unsynced, half with random 512-byte sectors of it, and the bot's own store
is opened on it, with Python's own SQLite. `--weak` plays with `synchronous=NORMAL` instead: there losses must be seen,
or this test could not see them at all.
"""

import argparse
import asyncio
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import sqlalchemy as sa

from bot.rules.errors import Refusal
from bot.rules.rng import Chance
from bot.tables.model.errors import DatabaseError
from bot.tables.service import Tables
from bot.tables.store.care import begin_file
from bot.tables.store.schema import choice
from tests.crash.disk import Disk, Ghost, use
from tests.crash.party import GAMES, games, seat_table, some_click, state_of, url

NAME = "tables.db"
WEAK = {"PRAGMA synchronous=FULL": "PRAGMA synchronous=NORMAL"}


@dataclass
class Evening:
    """A recording. files: what the disk held at first; states: (table, version) -> fingerprint of what was told."""

    disk: Disk
    files: dict[str, bytes]
    moves: int = 0
    states: dict[tuple[str, int], str] = field(default_factory=dict)


@dataclass
class Losses:
    """What all cuts together have shown."""

    cuts: int = 0
    acknowledged: int = 0
    lost: int = 0
    losing_cuts: int = 0
    twice: int = 0
    damaged: int = 0
    wrong: list[str] = field(default_factory=list)


async def record(folder: Path, moves: int, seed: str, pragmas: dict[str, str] | None = None, rests: int = 3) -> Evening:
    """Play `moves` moves at a table of each game and two more, all at once, closing and opening `rests` times."""
    begin_file(folder / NAME)
    evening = Evening(Disk(pragmas), {NAME: (folder / NAME).read_bytes()})
    known = games()
    names: list[str] = []
    interactions = iter(range(1, 10 * moves))

    async def sit(tables: Tables, table: str, chance: Chance, until: int) -> None:
        while evening.moves < until:
            click = await tables.keeper.look(table, lambda look: some_click(look, chance))
            if click is None:
                return
            mine = next(interactions)
            try:
                outcome = await tables.playing.choose(table, *click, interaction=mine)
            except Refusal:
                continue
            evening.disk.acknowledge(mine)
            evening.states[table, outcome.info.version] = outcome.info.digest
            evening.moves += 1

    with use(evening.disk):
        for rest in range(1, rests + 2):
            tables = await Tables.open(url(folder / NAME), known, size=3)
            for game in (*GAMES, "toy", "toy"):  # some end early: new ones are opened each time
                names.append(await seat_table(tables, len(names), game))
            chances = [Chance(f"{seed} {name} {rest}".encode(), {}) for name in range(len(names))]
            until = moves * rest // (rests + 1)
            await asyncio.gather(
                *(sit(tables, table, chance, until) for table, chance in zip(names, chances, strict=True))
            )
            await tables.close()
    return evening


async def look_at(folder: Path, evening: Evening, acknowledged: list[int], losses: Losses) -> None:
    """Open what is left after one cut and count what is wrong with it."""
    losses.cuts += 1
    losses.acknowledged += len(acknowledged)
    known = games_once()
    try:
        tables = await Tables.open(url(folder / NAME), known)
    except DatabaseError as error:
        losses.damaged += 1
        losses.wrong.append(str(error))
        return
    try:
        whole = await tables.database.read(lambda c: c.exec_driver_sql("PRAGMA integrity_check").scalars().all())
        if whole != ["ok"]:
            losses.damaged += 1
            losses.wrong.append(str(whole))
        rows = await tables.database.read(lambda c: c.execute(sa.select(choice).order_by(choice.c.n)).mappings().all())
        stored = [row["interaction"] for row in rows if row["interaction"] is not None]
        lost = len(set(acknowledged) - set(stored))
        losses.lost += lost
        losses.losing_cuts += bool(lost)
        losses.twice += len(stored) - len(set(stored))
        for table in await tables.index.all_tables(with_ended=True):
            numbers = [row["n"] for row in rows if row["table_id"] == table]
            if numbers != list(range(len(numbers))):
                losses.wrong.append(f"{table}: a gap in {numbers}")
            await _go_on(tables, table, evening, losses)
    finally:
        await tables.close()


async def _go_on(tables: Tables, table: str, evening: Evening, losses: Losses) -> None:
    """The table as rebuilt is the one that was played, and it takes the next click."""
    info = await tables.keeper.get(table)
    if info.status == "lobby":
        return
    _, stored, rebuilt = await tables.keeper.look(table, state_of)
    told = evening.states.get((table, info.version), stored)
    if not stored == rebuilt == told:
        losses.wrong.append(f"{table}: told {told}, stored {stored}, rebuilt {rebuilt}")
    chance = Chance(b"on", {})
    for _ in range(20):
        click = await tables.keeper.look(table, lambda look: some_click(look, chance))
        if click is None:
            return
        try:
            await tables.playing.choose(table, *click, interaction=10**9 + losses.cuts * 1000 + len(table))
        except Refusal:
            continue
        return
    losses.wrong.append(f"{table}: does not go on")


_games = None


def games_once() -> dict:  # type: ignore[type-arg]
    """The games, loaded once for all cuts."""
    global _games
    _games = _games or games()
    return _games


async def cut(evening: Evening, cuts: int, seed: str, folder: Path) -> Losses:
    """Cut the power `cuts` times, half with torn sectors."""
    chance, losses, ghost = Chance(seed.encode(), {}), Losses(), Ghost(evening.files)
    log = evening.disk.log
    points = sorted(chance.below("point", len(log) + 1) for _ in range((cuts + 1) // 2))
    at = 0
    for point in points:
        for op in log[at:point]:
            ghost.follow(op)
        at = point
        for torn in (False, True):
            if losses.cuts == cuts:
                break
            place = folder / f"{losses.cuts}"
            place.mkdir()
            for name, data in ghost.cut(chance, torn).items():
                (place / name).write_bytes(data)
            await look_at(place, evening, ghost.acknowledged, losses)
            for file in place.iterdir():
                file.unlink()
            if sys.stderr.isatty() and losses.cuts % 20 == 0:
                print(f"\r{losses.cuts} of {cuts} cuts", end="", file=sys.stderr, flush=True)
    return losses


async def main(cuts: int, moves: int, seed: int, weak: bool) -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "played").mkdir()
        evening = await record(folder / "played", moves, str(seed), WEAK if weak else None)
        losses = await cut(evening, cuts, str(seed), folder)
    syncs = sum(op[0] == "sync" for op in evening.disk.log)
    print(
        f"{evening.moves} moves, {len(evening.disk.log)} operations of the disk, {syncs} syncs; {losses.cuts} cuts: "
        f"{losses.lost} acknowledged moves lost (in {losses.losing_cuts} cuts), {losses.twice} applied twice, "
        f"{losses.damaged} damaged files, {len(losses.wrong)} other faults"
    )
    for line in losses.wrong[:10]:
        print(line)
    bad = losses.lost or losses.twice or losses.damaged or losses.wrong
    return int(not losses.lost if weak else bool(bad))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--cuts", type=int, default=600)
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weak", action="store_true", help="with synchronous=NORMAL: must show losses")
    args = parser.parse_args()
    sys.exit(asyncio.run(main(args.cuts, args.moves, args.seed, args.weak)))
