"""Keeps the tables of this version for all versions to come: `python -m tests.releases.make [--again]`.

One database as a server has it, `tests/releases/<version>/tables.db.xz`: of each game a table in the middle and, where
games are short, an ended one. By hand, once for each release. `--again`: while the version has not been given out yet.
"""

import asyncio
import lzma
import sqlite3
import sys
import tempfile
from pathlib import Path

from bot import __version__
from bot.tables.service import Tables
from cogs import game_ids, load_game
from tests.histories.make import HALFWAY, MOST, SHORT, begin_session, is_at_gate, next_answer, play, table_of
from tests.tables.play import HandClock, url

HERE = Path(__file__).parent
ENDED = ("pebbles",)
"""Short games: of these an ended table is kept as well."""


def kept(version: str) -> Path:
    """Where the database of a version is."""
    return HERE / version / "tables.db.xz"


def unpack(version: str, folder: Path) -> Path:
    """The database of a version, as a file in this folder."""
    path = folder / "tables.db"
    path.write_bytes(lzma.decompress(kept(version).read_bytes()))
    return path


async def make(path: Path) -> None:
    """Play the tables and leave them in this database."""
    tables = await Tables.open(url(path), [load_game(one) for one in game_ids()], clock=HandClock())
    try:
        for channel, game in enumerate(game_ids(), 1):
            table = await table_of(tables, game, channel, SHORT.get(game, {}))
            if game.endswith("-campaign"):
                await one_session(tables, table)
            else:
                await play(tables, table, 10 if game in ENDED else HALFWAY)
        for channel, game in enumerate(ENDED, 100):
            assert await play(tables, await table_of(tables, game, channel, {}), MOST)
    finally:
        await tables.close()


async def one_session(tables: Tables, log: str) -> None:
    """A campaign whose first session is over, and whose second nobody has begun."""
    played = False
    for _ in range(MOST):
        found = await tables.keeper.look(log, next_answer)
        if found is not None:
            await tables.playing.choose(log, *found)
        elif not await tables.keeper.look(log, is_at_gate):
            for one in [one for one in await tables.children.child_tables(log) if one.is_awaited]:
                child = (await tables.children.open_child(log, one.sequel.key, 1_000)).info.id
                assert await play(tables, child, MOST)
            await tables.children.hand_in(log)
            played = True
        elif played:
            return
        else:
            await begin_session(tables, log)
    raise RuntimeError("a session does not end")


def packed(path: Path) -> bytes:
    """A closed database, as small as it gets."""
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
    connection.close()
    return lzma.compress(path.read_bytes(), preset=9)


if __name__ == "__main__":
    target = kept(__version__)
    if target.exists() and "--again" not in sys.argv:
        sys.exit(f"{target} is there: a release is kept once (--again while it has not been given out)")
    with tempfile.TemporaryDirectory() as place:
        made = Path(place) / "made.db"
        asyncio.run(make(made))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(packed(made))
    print(f"{target} {target.stat().st_size} bytes")
