"""kill -9 at any moment: what was acknowledged is there, nothing twice, what was not acknowledged is sent again.

    python -m tests.crash.kill --kills 200 --moves 10000 --seed 1

A process (`tests.crash.worker`) plays a dozen tables of three games at once. This one sends it clicks with interaction
ids, writes down each acknowledgement, kills it at random moments (also while it starts), starts it anew and sends again
whatever had not been answered, now and then also what had been. In the end the database is opened here and compared.
"""

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from bot.rules.errors import Refusal
from bot.rules.rng import Chance
from bot.tables.exports.export import export_table
from bot.tables.model.codec import digest
from bot.tables.proof.verify import replay
from bot.tables.service import Tables
from bot.tables.store.schema import choice
from tests.crash.party import GAMES, games, some_click, state_of, url

ROOT = Path(__file__).parents[2]
TABLES = 12
WAIT = 120


@dataclass
class Report:
    """What came of it. wrong: sentences; empty when all is well."""

    kills: int = 0
    sent: int = 0
    acknowledged: int = 0
    resent: int = 0
    known_again: int = 0
    lost: int = 0
    twice: int = 0
    tables: int = 0
    seconds: float = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.sent} moves sent at {self.tables} tables, {self.acknowledged} acknowledged; "
            f"{self.resent} sent again after a kill, {self.known_again} (with late double clicks) known as stored; "
            f"{self.lost} acknowledged moves lost, {self.twice} applied twice, {len(self.wrong)} other faults; "
            f"{self.seconds:.0f} s"
        )


class Driver:
    """Sends, kills, starts anew. One click is under way at each table."""

    def __init__(self, address: str, kills: int, moves: int, seed: int) -> None:
        self.address, self.kills, self.moves = address, kills, moves
        self.chance = Chance(f"kill {seed}".encode(), {})
        self.report = Report()
        self.acknowledged: dict[int, dict[str, Any]] = {}
        self.refused: set[int] = set()
        self.open: dict[int, dict[str, Any]] = {}
        """Interaction -> click that was sent and not answered."""
        self.idle: set[str] = set()
        """Tables where nothing is under way: it is asked what may be clicked there, until that is answered."""
        self.channels = 0
        self._writer: asyncio.StreamWriter | None = None
        self._connected: asyncio.Future[tuple[asyncio.StreamReader, asyncio.StreamWriter]] | None = None

    async def run(self) -> Report:
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            socket = f"{folder}/s"
            server = await asyncio.start_unix_server(self._meet, socket)
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.crash.worker", self.address, socket],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                bufsize=1,
                cwd=ROOT,
            )
            try:
                for life in range(self.kills + 1):
                    await asyncio.wait_for(self._live(last=life == self.kills), WAIT)
            finally:
                server.close()
                self.process.kill()
                self.process.communicate()
        await self._compare()
        self.report.seconds = time.monotonic() - began
        return self.report

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        assert self._connected is not None
        self._connected.set_result((reader, writer))

    async def _live(self, last: bool) -> None:
        self._connected = asyncio.get_running_loop().create_future()
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write("live\n")
        pid = int(await asyncio.to_thread(self.process.stdout.readline))
        reader, self._writer = await self._connected
        try:
            if not last and not self.chance.below("early", 8):
                await asyncio.sleep(self.chance.below("start", 150) / 1000)
            else:
                await self._play(reader, last)
                await asyncio.sleep(self.chance.below("moment", 10) / 1000)
        finally:
            os.kill(pid, signal.SIGKILL)
        self.report.kills += not last
        with suppress(ConnectionResetError):  # then some answers never arrive, and their clicks are sent again
            while (line := await reader.readline()).endswith(b"\n"):
                self._hear(json.loads(line))
        self._writer.close()

    async def _play(self, reader: asyncio.StreamReader, last: bool) -> None:
        if not await reader.readline():
            raise AssertionError("the worker did not open its database")
        for asked in list(self.open.values()):
            self.report.resent += 1
            self._write(asked)
        for table in sorted(self.idle):
            self._write({"do": "look", "table": table, "seed": self.chance.below("seed", 1 << 30)})
        known = self.idle | {asked["table"] for asked in self.open.values()}
        for _ in range(TABLES - len(known)):  # one that was being opened is lost with its life
            self._new_table()
        left = self.moves - len(self.acknowledged)
        share = max(1, left // max(1, self.kills - self.report.kills))
        most = left if last else 1 + self.chance.below("life", 2 * share)
        goal = len(self.acknowledged) + most
        while len(self.acknowledged) < goal or (last and self.open):
            line = await reader.readline()
            if not line:
                raise AssertionError("the worker died by itself")
            said = self._hear(json.loads(line))
            if said is not None and not (last and len(self.acknowledged) >= goal):
                self._next(*said)

    def _hear(self, said: dict[str, Any]) -> tuple[str, Any] | None:
        """(table, what may be clicked there next) of an answer."""
        if "table" not in said:
            return None
        if said["do"] == "new":
            self.report.tables += 1
        if said["do"] == "click":
            asked = self.open.pop(said["id"], None)
            if said["done"] == "again":
                self.report.known_again += 1
            if said["done"] == "refused":
                self.refused.add(said["id"])
                if said["id"] in self.acknowledged:
                    self.report.wrong.append(f"{said['id']} was acknowledged and then refused: {said['why']}")
            else:
                self.acknowledged[said["id"]] = said
            if asked is None:  # an answer to a late double
                return None
        self.idle.add(said["table"])
        return said["table"], said["next"]

    def _next(self, table: str, click: Any) -> None:
        self.idle.discard(table)
        if click is None:  # over
            self._new_table()
            return
        self.report.sent += 1
        asked = {"do": "click", "id": self.report.sent, "table": table, "click": click}
        self.open[asked["id"]] = asked
        self._write(asked)
        if not self.chance.below("double", 20):
            self._write(asked)
        if self.acknowledged and not self.chance.below("late", 20):
            late = self.acknowledged[self.chance.pick("which", list(self.acknowledged)[-200:])]
            self._write({name: late[name] for name in ("do", "id", "table", "click")})

    def _new_table(self) -> None:
        self.channels += 1
        game = ("toy", *GAMES)[self.channels % 4]
        self._write({"do": "new", "channel": self.channels, "game": game})

    def _write(self, asked: dict[str, Any]) -> None:
        assert self._writer is not None
        self._writer.write(json.dumps(asked).encode() + b"\n")

    # ------------------------------------------------------------------ afterwards

    async def _compare(self) -> None:
        report = self.report
        tables = await Tables.open(self.address, games())
        try:
            rows = await tables.database.read(
                lambda c: c.execute(sa.select(choice).order_by(choice.c.table_id, choice.c.n)).mappings().all()
            )
            stored = {row["interaction"]: row for row in rows if row["interaction"] is not None}
            report.acknowledged = len(self.acknowledged)
            report.lost = len(set(self.acknowledged) - set(stored))
            report.twice = sum(row["interaction"] is not None for row in rows) - len(stored)
            never = (set(stored) - set(self.acknowledged)) | (set(stored) & (self.refused - set(self.acknowledged)))
            if never:
                report.wrong.append(f"stored, but never acknowledged: {sorted(never)[:5]}")
            for mine, said in self.acknowledged.items():
                row = stored.get(mine)
                if row is not None and (row["table_id"], row["user"]) != (said["table"], said["click"][0]):
                    report.wrong.append(f"{mine} is stored for another table or player")
            names = await tables.index.all_tables(with_ended=True)
            for table in names:
                numbers = [row["n"] for row in rows if row["table_id"] == table]
                if numbers != list(range(len(numbers))):
                    report.wrong.append(f"{table}: a gap in the sequence")
                await self._compare_table(tables, table)
        finally:
            await tables.close()

    async def _compare_table(self, tables: Tables, table: str) -> None:
        """The table as rebuilt, and the whole game played again from its seed, are what is stored; and it goes on."""
        info = await tables.keeper.get(table)
        if info.status == "lobby":  # killed between opening and starting
            return
        _, stored, rebuilt = await tables.keeper.look(table, state_of)
        run, _ = replay(json.loads(json.dumps(await export_table(tables, table, private=True))), tables.games)
        if not stored == rebuilt == digest(run.state):
            self.report.wrong.append(f"{table}: stored {stored}, rebuilt {rebuilt}, replayed {digest(run.state)}")
        chance = Chance(b"on", {})
        for _ in range(20):
            click = await tables.keeper.look(table, lambda look: some_click(look, chance))
            if click is None:
                return
            try:
                await tables.playing.choose(table, *click)
            except Refusal:
                continue
            return
        self.report.wrong.append(f"{table}: does not go on")


async def main(kills: int, moves: int, seed: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        report = await Driver(url(Path(folder) / "tables.db"), kills, moves, seed).run()
    print(report)
    for line in report.wrong[:10]:
        print(line)
    return int(bool(report.lost or report.twice or report.wrong))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--moves", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    sys.exit(asyncio.run(main(args.kills, args.moves, args.seed)))
