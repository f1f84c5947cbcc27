"""The process that is killed: a real `Tables`, which plays the clicks that it is sent, all tables at once.

    python -m tests.crash.worker DATABASE_URL SOCKET

Imports once; each line on standard input forks a life that opens the database and connects to the socket. There it is
sent one JSON object a line and answers each with one, in the order in which they are done:

    {"do": "new", "channel": n, "game": id}                          -> {"table": id, "next": click or null}
    {"do": "look", "table": id, "seed": n}                           -> {"table": id, "next": click or null}
    {"do": "click", "id": interaction, "table": id, "click": click}  -> the same with "done": yes | again | refused
"""

import asyncio
import json
import os
import sys
from typing import Any

from bot.rules.errors import Refusal
from bot.rules.rng import Chance
from bot.tables.service import Tables
from tests.crash.party import games, seat_table, some_click


class Life:
    """One life of the process."""

    def __init__(self, tables: Tables, writer: asyncio.StreamWriter) -> None:
        self.tables, self.writer = tables, writer
        self.tasks: set[asyncio.Task[None]] = set()

    async def live(self, reader: asyncio.StreamReader) -> None:
        while line := await reader.readline():
            task = asyncio.create_task(self.answer(json.loads(line)))
            self.tasks.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if task.exception() is not None:
            task.print_stack()
            os._exit(1)

    async def answer(self, asked: dict[str, Any]) -> None:
        said = dict(asked)
        if asked["do"] == "new":
            said["table"] = await seat_table(self.tables, asked["channel"], asked["game"])
        elif asked["do"] == "click":
            try:
                user, token, answer = asked["click"]
                outcome = await self.tables.playing.choose(asked["table"], user, token, answer, asked["id"])
                said["done"] = "again" if outcome.duplicate else "yes"
            except Refusal as refusal:
                said |= {"done": "refused", "why": refusal.text.key}
        chance = Chance(str(asked.get("id") or asked.get("seed", 0)).encode(), {})
        said["next"] = await self.tables.keeper.look(said["table"], lambda look: some_click(look, chance))
        self.writer.write(json.dumps(said).encode() + b"\n")


async def main(url: str, socket: str, known: dict[str, Any]) -> None:
    reader, writer = await asyncio.open_unix_connection(socket)
    tables = await Tables.open(url, known, size=4)
    writer.write(b'{"open": true}\n')
    await Life(tables, writer).live(reader)
    await tables.close()


if __name__ == "__main__":
    loaded = games()
    for _ in sys.stdin:
        pid = os.fork()
        if not pid:
            asyncio.run(main(sys.argv[1], sys.argv[2], loaded))
            os._exit(0)
        print(pid, flush=True)
        os.waitpid(pid, 0)
