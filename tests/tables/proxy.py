"""A wire to the database that can be cut, go dead or lose what it carries."""

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit, urlunsplit

from tests.postgres import Server

COMMIT = b"COMMIT;"


class Proxy:
    """Listens on loopback. `through(address)` is the same database by this wire.

    is_dead      nothing goes through in either direction any more, but nobody is told
    lose_answer  of the next commit; its line is dead from then on
    lose_commit  itself
    """

    def __init__(self, server: Server) -> None:
        self._server = server
        self.is_dead = self.lose_answer = self.lose_commit = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._door: asyncio.Server | None = None
        self._port = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Proxy":
        await self.open()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def open(self) -> None:
        """Let them in, again."""
        self._door = await asyncio.start_server(self._meet, "127.0.0.1", self._port)
        self._port = self._door.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """As if the server were stopped: every connection breaks, nobody listens."""
        if self._door is not None:
            self._door.close()
            self._door = None
        for writer in list(self._writers):
            writer.transport.abort()
        await asyncio.sleep(0)

    def through(self, address: str) -> str:
        parts = urlsplit(address)
        user, at, _ = parts.netloc.rpartition("@")
        return urlunsplit((parts.scheme, f"{user}{at}127.0.0.1:{self._port}", parts.path, "", ""))

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._tasks.add(task := asyncio.ensure_future(self._carry(reader, writer)))
        task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await self._server.line()
        self._writers |= {writer, back}
        muted = False

        async def forward() -> None:
            nonlocal muted
            while data := await reader.read(65536):
                if COMMIT in data and (self.lose_answer or self.lose_commit):
                    muted, lost = True, self.lose_commit
                    self.lose_answer = self.lose_commit = False
                    if lost:
                        continue
                if not self.is_dead and (not muted or COMMIT in data):
                    back.write(data)

        async def backward() -> None:
            while data := await there.read(65536):
                if not self.is_dead and not muted:
                    writer.write(data)

        ways = {asyncio.ensure_future(forward()), asyncio.ensure_future(backward())}
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            for way in ways:
                with suppress(OSError, asyncio.CancelledError):
                    await way
            writer.transport.abort()
            back.transport.abort()
            self._writers -= {writer, back}
