"""A disk that is really full: the system refuses to write, not a stand-in.

    python -m tests.crash.full --size 2

As root, on a tmpfs of so many MB that is mounted for it. The
short form, with a limit on the size of files instead, needs no rights and runs with all other tests.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from bot.rules.rng import Chance
from bot.tables.model.errors import StoreFailure
from tests.tables.play import clicks, new_table, open_tables, snapshot


@dataclass
class Tale:
    """What has happened: moves before the disk was full, refusals while it was, moves afterwards."""

    before: int = 0
    refused: int = 0
    after: int = 0


async def play_until_full(path: Path, make_room: Callable[[], None]) -> Tale:
    """Play until the disk is full and on when there is room again; raises AssertionError if anything is amiss."""
    tale, chance, number = Tale(), Chance(b"full", {}), 0
    tables = await open_tables(path)
    table = await new_table(tables, rounds=9)
    told = [await tables.keeper.look(table, snapshot)]
    while tale.refused < 5:
        possible = await tables.keeper.look(table, clicks)
        number += 1
        try:
            if not possible:
                table = await new_table(tables, 10 + number, rounds=9)
                told = [await tables.keeper.look(table, snapshot)]
                continue
            click = chance.pick("click", possible)
            await tables.playing.choose(table, *click, interaction=number)
        except StoreFailure as failure:
            assert failure.text.key in ("refused-store", "refused-store-unsure")
            tale.refused += 1
            assert await tables.keeper.look(table, snapshot) == told[-1], "refused, and yet something has changed"
            continue
        told.append(await tables.keeper.look(table, snapshot))
        tale.before += 1
    make_room()
    while tale.after < 10:
        possible = await tables.keeper.look(table, clicks)
        if not possible:
            break
        number += 1
        outcome = await tables.playing.choose(table, *chance.pick("click", possible), interaction=number)
        assert not outcome.duplicate
        tale.after += 1
    last = await tables.keeper.look(table, snapshot)
    await tables.close()
    tables = await open_tables(path)
    assert await tables.keeper.look(table, snapshot) == last, "opened anew it is the same"
    await tables.close()
    return tale


def main(megabytes: int) -> int:
    with tempfile.TemporaryDirectory() as name:
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", name], check=True)
        try:
            ballast = Path(name) / "ballast"
            ballast.write_bytes(bytes(megabytes * 2**19))
            tale = asyncio.run(play_until_full(Path(name) / "tables.db", ballast.unlink))
        finally:
            subprocess.run(["umount", name], check=True)
    print(
        f"tmpfs of {megabytes} MB: {tale.before} moves until it was full, {tale.refused} refused with the table as "
        f"before, {tale.after} more when there was room"
    )
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--size", type=int, default=2, help="megabytes")
    sys.exit(main(parser.parse_args().size))
