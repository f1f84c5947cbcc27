"""A mixed run of faults with a seed, under load: several tables are played at once while everything goes wrong.

    python -m tests.wire.soak --minutes 30 --seed 1 [--tables 6] [--one-life] [--json]

Now and then the bot is killed or stopped and started, the gateway closes, resets or repeats itself, and a share of
all REST calls meets a limit, a broken answer or a broken connection. After it: nothing that was acknowledged is lost,
nothing counts twice, every stored table replays to the same end and keeps its game's invariants, every board shows the
present state, and the bot's memory is told over time. With `--one-life` the process is neither killed nor stopped, so
that its memory can be seen to stay flat under all the other faults.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path

from bot.tables.exports.export import export_table
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from cogs import game_ids, load_game
from tests.crash.soak import slope
from tests.wire import stored
from tests.wire.faults import Fault, Limited, Reset, Slow, Status
from tests.wire.gateway import twice
from tests.wire.party import Party
from tests.wire.world import World, wire_world

USERS = ("Ada", "Ben", "Cleo", "Dot", "Eli", "Fay")
PATIENCE = 180.0
"""Seconds that a run may last beyond its own for what it is to have met; a slow machine needs them."""
SHARE = 0.05
"""Of all REST calls that meet trouble."""
SELDOM = 10
"""How much less often the gateway fails in one life: discord.py waits longer each time until it is started anew."""
DRIFT, CEILING = 30.0, 512.0
"""Megabytes that one life may grow by after its first third, if it lasts ten minutes or more (a megabyte a minute in
half an hour), and that it may ever have. The first minutes are spent with warming up: fonts, pictures, sentences.
"""
KINDS: list[tuple[str, Fault]] = [
    (where, fault)
    for where in ("callback", "edit", "post", "delete", "followup", "edit_followup", "edit_original")
    for fault in (
        Limited(0.2),
        Limited(0.2, everywhere=True),
        Status(500),
        Status(502, after=True),
        Reset(),
        Reset(after=True),
        Slow(0.5),
        Slow(0.5, after=True),
    )
]
GAMES = ("doomrock", "altered", "doomrock")


@dataclass
class Report:
    """What a run came to. memory: (seconds, megabytes) of whichever process lives then; a_minute: what comes to it
    each minute after the first third, where it was one process all the time; wrong: what must not be."""

    seed: int
    seconds: float = 0.0
    tables: int = 0
    tried: int = 0
    acknowledged: int = 0
    stored: int = 0
    kills: int = 0
    stops: int = 0
    gateway: int = 0
    faults: int = 0
    replayed: int = 0
    memory: list[tuple[int, float]] = field(default_factory=list)
    a_minute: float | None = None
    wrong: list[str] = field(default_factory=list)


class Soak:
    """One run."""

    def __init__(self, world: World, seed: int, tables: int, one_life: bool = False) -> None:
        self.world, self.count, self.one_life = world, tables, one_life
        self.chance = random.Random(seed)
        self.report = Report(seed)
        self.parties: list[Party] = []
        self.begun = time.monotonic()
        self.ends = 0.0
        self.moved: set[int] = set()
        """Channels in which something was acknowledged."""
        self.first = [0.05, 0.3, 0.6, 0.9]
        """A short run meets one trouble of each kind, too."""
        self.calm = asyncio.Event()
        self.calm.set()
        """Not set while the bot is away."""

    async def run(self, seconds: float) -> Report:
        self.ends = self.begun + seconds
        self.world.is_hurried = True
        await asyncio.gather(*(self._table(n) for n in range(self.count)), self._trouble(), self._memory())
        if self.one_life:
            self.report.a_minute = round(slope(self.report.memory), 2)
        await self._judge()
        self.report.seconds = round(time.monotonic() - self.begun, 1)
        return self.report

    @property
    def is_time(self) -> bool:
        """Not over yet: its seconds have not passed, or it has not met what every run is to meet."""
        now = time.monotonic()
        met = len(self.moved) == self.count and not self.first and bool(self.world.faults.struck)
        return now < self.ends or (not met and now < self.ends + PATIENCE)

    async def _table(self, n: int) -> None:
        """One table after another in a channel of its own; a game that is over makes room for the next."""
        users = tuple(self.chance.sample(USERS[:5], 2))
        turn = 0
        while self.is_time:
            party = Party(self.world, f"table-{n}-{turn}", users, seed=self.chance.randrange(10**9))
            turn += 1
            if not await self._opened(party, GAMES[(n + turn) % len(GAMES)]):
                continue
            self.parties.append(party)
            while self.is_time and not (party.has_board and party.is_over):
                await self.calm.wait()
                try:
                    await party.move(settle=False)
                except LookupError:  # the control went away while it was aimed at
                    await asyncio.sleep(0.05)
                if party.done:
                    self.moved.add(n)
                await asyncio.sleep(self.chance.uniform(0, 0.1))

    async def _opened(self, party: Party, game: str) -> bool:
        """Whether a table could be opened in the midst of it all: like people, they try again."""
        for _ in range(20):
            if not self.is_time:
                return False
            await self.calm.wait()
            try:
                await party.begin(game)
                return True
            except (LookupError, IndexError):
                await asyncio.sleep(0.3)
        return False

    async def _trouble(self) -> None:
        """The REST side all the time, the gateway every second or so, the process now and then."""
        world, chance = self.world, self.chance
        world.faults.at_random(chance, SHARE, KINDS)
        world.gateway.tamper = twice(lambda: chance.random() < 0.1)
        identified = 0
        while self.is_time:
            await asyncio.sleep(chance.uniform(0.7, 1.5) * (SELDOM if self.one_life else 1))
            what = self.first.pop() if self.first else chance.random()
            if what < 0.15 and self.one_life:
                continue
            if what < 0.10:
                self.report.kills += 1
                await self._away(world.kill)
                identified = 0
            elif what < 0.15:
                self.report.stops += 1
                await self._away(world.stop)
                identified = 0
            elif what < 0.18 and identified < 3:  # the bot may sign in five times an hour without waiting
                identified += 1
                self.report.gateway += 1
                world.gateway.refuse_resumes = 1
                await world.gateway.close(4000)
            elif what < 0.5:
                self.report.gateway += 1
                await world.gateway.close(chance.choice([1000, 1001, 4000, 4001, 4008, 4009]))
            elif what < 0.7:
                self.report.gateway += 1
                world.gateway.reset()
            elif what < 0.8:
                self.report.gateway += 1
                await world.gateway.reconnect()
            elif self.parties:
                party = chance.choice(self.parties)
                if party.has_board:
                    world.state.remove_message(party.board)

    async def _away(self, end) -> None:  # type: ignore[no-untyped-def]
        self.calm.clear()
        await end()
        await self.world.start()
        self.calm.set()

    async def _memory(self) -> None:
        while self.is_time:
            if self.world.bot is not None and self.world.bot_is_alive:
                with suppress(FileNotFoundError):  # killed a moment ago, and nobody here has been told yet
                    used = round(self.world.bot.rss() / 1e6, 1)
                    self.report.memory.append((round(time.monotonic() - self.begun), used))
            await asyncio.sleep(min(30.0, (self.ends - self.begun) / 10))

    # ------------------------------------------------------------------ judging

    async def _judge(self) -> None:
        """Calm weather, then every table is looked at from all sides."""
        world, report = self.world, self.report
        world.is_hurried = False
        world.faults.clear()
        world.gateway.tamper = None
        world.gateway.refuse_resumes = 0
        await world.until(lambda: world.gateway.is_up, 60, "the bot did not come back")
        await asyncio.sleep(3.5)
        report.faults = len(world.faults.struck)
        for party in self.parties:
            report.tables += 1
            report.tried += len(party.tried)
            report.acknowledged += len(party.done)
            try:
                party.check()
                if stored.is_ended(world.folder, party.table):
                    continue
                if not party.has_board:
                    await world.slash(party.users[0], "table show", party.channel)
                if not party.is_over:
                    await party.check_screen(45, alone=False)
                    await party.moves(1)
            except (AssertionError, LookupError, TimeoutError) as error:
                report.wrong.append(f"{party.table} in {party.channel}: {type(error).__name__}: {error}"[:600])
        report.wrong += [_both_ends(line) for line in world.bot_errors()]
        report.wrong += world.discord.rest.problems
        await world.stop()
        report.stored = len(stored.choices(world.folder))
        await self._replay()

    async def _replay(self) -> None:
        """Every stored table is played again from its seed and choices, and its last state is looked at by its game."""
        games = {game: load_game(game) for game in game_ids()}
        tables = await Tables.open(f"sqlite+aiosqlite:///{self.world.folder / stored.DATABASE}", games)
        try:
            for table in {choice.table for choice in stored.choices(self.world.folder)}:
                found = verify_export(await export_table(tables, table, private=True), games)
                if not found.ok:
                    self.report.wrong.append(f"{table} does not replay: {found.problem}")
                broken = await tables.keeper.look(
                    table, lambda look: look.run and look.run.game.invariants(look.run.state)
                )
                if broken:
                    self.report.wrong.append(f"{table}: {broken}")
                self.report.replayed += 1
        finally:
            await tables.close()


def _both_ends(line: str) -> str:
    """What the bot reported, in short: what it was about, and where it came from."""
    return f"{line[:300]} ... {line[-900:]}" if len(line) > 1_200 else line


async def soak(folder: Path, seconds: float, seed: int, tables: int = 4, one_life: bool = False) -> Report:
    """A whole run in a fresh folder."""
    async with wire_world(folder, players=USERS, check=False) as world:
        world.state.keep_files = False
        return await Soak(world, seed, tables, one_life).run(seconds)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--one-life", action="store_true", help="neither kill nor stop the bot")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(soak(Path(folder), args.minutes * 60, args.seed, args.tables, args.one_life))
    if args.json:
        print(json.dumps(asdict(report)))
    else:
        for name, value in asdict(report).items():
            print(f"{name:13} {value}")
    grown = (report.a_minute or 0.0) * args.minutes > DRIFT and args.minutes >= 10
    return int(bool(report.wrong) or grown or max((used for _, used in report.memory), default=0.0) > CEILING)


if __name__ == "__main__":
    sys.exit(main())
