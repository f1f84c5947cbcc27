"""Tables opened, played, closed and exported for a long time: memory and open files stay as they are.

    python -m tests.crash.soak --minutes 30 --seed 1

Without Discord. Only a few tables stay in memory (`size`), so nearly each click opens its table from the file. The
figures, once a second: resident memory, Python's own blocks of memory (objects; what the C library keeps for later is
not in them) and open files; slopes are those of the last two thirds of the time.
"""

import argparse
import asyncio
import gc
import itertools
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from statistics import median

from bot.rules.errors import Refusal
from bot.rules.rng import Chance
from bot.tables.exports.export import export_table
from bot.tables.service import Tables
from bot.tables.store import care
from tests.crash.party import GAMES, GUEST, HOST, games, seat_table, some_click, url

SIZE = 3
AT_ONCE = 6
CLICKS = 60
"""Most clicks that a table lives; then its host ends it."""
LEAK = 20
"""Blocks that a table may leave behind; one that is kept has tens of thousands."""
WARM = 10
"""Minutes after which slopes count."""
_PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass
class Figures:
    """What was measured. memory: (seconds, resident bytes, blocks of Python's, open files), oldest first."""

    tables: int = 0
    moves: int = 0
    exports: int = 0
    opened: int = 0
    memory: list[tuple[float, int, int, int]] = field(default_factory=list)

    def __str__(self) -> str:
        sizes, blocks, files = ([row[n] for row in self.memory] for n in (1, 2, 3))
        third = len(self.memory) // 3
        return (
            f"{self.tables} tables, {self.moves} moves, {self.exports} exports, opened {self.opened} times in "
            f"{self.memory[-1][0] / 60:.1f} min; memory {sizes[third] / 2**20:.1f} MB after a third, "
            f"{sizes[-1] / 2**20:.1f} MB at the end, {self.bytes_a_minute / 2**20:+.3f} MB a minute; "
            f"blocks {blocks[third]:,} and {blocks[-1]:,}, {self.blocks_a_minute:+,.0f} a minute; "
            f"open files {files[third]} and {files[-1]}, at most {max(files)}"
        )

    @property
    def bytes_a_minute(self) -> float:
        """What comes to resident memory each minute."""
        return slope([(row[0], row[1]) for row in self.memory])

    @property
    def blocks_a_minute(self) -> float:
        """The same for Python's blocks."""
        return slope([(row[0], row[2]) for row in self.memory])


def slope(points: Sequence[tuple[float, float]]) -> float:
    """What comes to it each minute, without the first third. points: (seconds, value).

    The median of the slopes between all pairs (Theil and Sen), so that one step up or down, as heaps make them, is no
    slope.
    """
    kept = points[len(points) // 3 :]
    kept = kept[:: max(1, len(kept) // 300)]
    slopes = [(b - a) / (later - at) for (at, a), (later, b) in combinations(kept, 2) if later > at]
    return 60 * median(slopes) if slopes else 0.0


def resident() -> int:
    """Bytes of this process in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * _PAGE


def open_files() -> int:
    return len(os.listdir("/proc/self/fd"))


async def soak(folder: Path, seed: int, *, seconds: float = 0, tables_in_all: int = 0, clicks: int = CLICKS) -> Figures:
    """Until the time is up or so many tables have been through, each with at most so many clicks."""
    figures = Figures()
    tables = await Tables.open(url(folder / "soak.db"), games(), size=SIZE)
    channels = itertools.count(1)
    began = time.monotonic()

    def is_over() -> bool:
        return figures.tables >= tables_in_all if tables_in_all else time.monotonic() - began >= seconds

    async def one_after_another(name: int) -> None:
        chance = Chance(f"soak {seed} {name}".encode(), {})
        while not is_over():
            channel = next(channels)
            table = await seat_table(tables, channel, GAMES[channel % 3])
            figures.tables += 1
            for number in range(clicks):
                click = await tables.keeper.look(table, lambda look: some_click(look, chance))
                if click is None:
                    break
                try:
                    await tables.playing.choose(table, *click, interaction=channel * 1000 + number)
                except Refusal:
                    continue
                figures.moves += 1
            with suppress(Refusal):  # it is over already; one that has been laid to rest is ended too
                if (await tables.playing.end(table, HOST)).is_asked:
                    await tables.proposals.consent(table, GUEST, True)
            await export_table(tables, table, private=not channel % 2)
            figures.exports += 1

    async def measure() -> None:
        while True:
            figures.memory.append((time.monotonic() - began, resident(), sys.getallocatedblocks(), open_files()))
            if sys.stderr.isatty():
                print(f"\r{figures}", end="", file=sys.stderr, flush=True)
            await asyncio.sleep(1)
            gc.collect()
            if int(time.monotonic() - began) % 300 == 299:  # backups go on meanwhile
                await asyncio.to_thread(care.backup, folder / "soak.db", folder / "backup.db")

    measuring = asyncio.create_task(measure())
    try:
        await asyncio.gather(*(one_after_another(name) for name in range(AT_ONCE)))
    finally:
        measuring.cancel()
    gc.collect()
    figures.memory.append((time.monotonic() - began, resident(), sys.getallocatedblocks(), open_files()))
    figures.opened = tables.keeper.opened
    assert len(tables.keeper.memory) <= SIZE + AT_ONCE, "those in use may be more"
    await tables.close()
    return figures


async def main(minutes: float, seed: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        figures = await soak(Path(folder), seed, seconds=60 * minutes)
        print(f"{figures}; file of {(Path(folder) / 'soak.db').stat().st_size / 2**20:.0f} MB")
    # SQLite keeps the files of a closed backup until the bot's own connection lets go of its locks, and uses them again
    if minutes >= WARM:
        grown = figures.bytes_a_minute > 2**20 or figures.blocks_a_minute > LEAK * figures.tables / minutes
    else:  # caches of sentences and options are being filled; a leak of whole tables is seen all the same
        (_, size, blocks, _), end = figures.memory[len(figures.memory) // 3], figures.memory[-1]
        grown = end[1] > 1.3 * size or end[2] > 1.3 * blocks
    return int(grown or figures.memory[-1][3] > figures.memory[0][3] + 4)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    sys.exit(asyncio.run(main(args.minutes, args.seed)))
