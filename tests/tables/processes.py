"""Real processes with tables of their own, which do as they are told: for what happens when one hangs or dies."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from typing import Any

from bot.rules.rng import Chance
from bot.tables.service import Tables
from bot.tables.store import owner, postgres
from bot.tables.store.shards import EVERY, Shards
from tests.tables.play import clicks, open_tables

_forks = get_context("forkserver")
_forks.set_forkserver_preload(["tests.tables.processes"])
WAIT = 30.0


class Worker:
    """One process. Its answers are `("done", value)` or `("failed", name of the error, its text)`."""

    def __init__(self, where: str, shards: str | None = None) -> None:
        self._ours, theirs = _forks.Pipe()
        self._process = _forks.Process(target=_live, args=(theirs, where, shards), daemon=True)
        self._process.start()
        theirs.close()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def tell(self, *what: Any) -> None:
        self._ours.send(what)

    def hear(self) -> Any:
        if not self._ours.poll(WAIT):
            raise TimeoutError("a process does not answer")
        return self._ours.recv()

    def ask(self, *what: Any) -> Any:
        """Tell and hear; the value, if it was done."""
        self.tell(*what)
        answer = self.hear()
        return answer[1] if answer[0] == "done" else answer

    def send(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    def stop(self) -> None:
        for number in (signal.SIGKILL, signal.SIGCONT):
            if self._process.is_alive():
                with suppress(ProcessLookupError):  # the first signal may just have had its effect
                    self.send(number)
        self._process.join(WAIT)
        self._ours.close()


@contextmanager
def workers(*started: Worker) -> Iterator[None]:
    """Ends them in any case."""
    try:
        yield
    finally:
        for worker in started:
            worker.stop()


def _live(line: Any, where: str, shards: str | None) -> None:
    # what takes seconds outside may take tenths of them here
    owner.BEAT_SECONDS = 0.3  # type: ignore[misc]
    postgres._SETTINGS["idle_in_transaction_session_timeout"] = "500"
    asyncio.run(_obey(line, where, EVERY if shards is None else Shards.parse(shards)))


async def _obey(line: Any, where: str, shards: Shards) -> None:
    loop = asyncio.get_running_loop()
    here = _Here(await open_tables(where, shards=shards, claim="later"))
    while True:
        try:
            word, *rest = await loop.run_in_executor(None, line.recv)
        except EOFError:
            return
        try:
            answer: tuple[Any, ...] = ("done", await getattr(here, word)(*rest))
        except Exception as error:
            answer = ("failed", type(error).__name__, str(error))
        line.send(answer)


class _Here:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.lost: list[str] = []
        tables.keeper.on_lost = lambda gone, why: self.lost.append(why)

    async def take(self) -> str:
        await self.tables.database.take()
        return self.tables.database.name  # type: ignore[attr-defined,no-any-return]

    async def click(self, table: str, interaction: int) -> int:
        """Somebody chooses something; how many choices there are then."""
        possible = await self.tables.keeper.look(table, clicks)
        chosen = Chance(str(interaction).encode(), {}).pick("click", possible)
        return (await self.tables.playing.choose(table, *chosen, interaction=interaction)).info.index

    async def click_on(self, table: str, interaction: int) -> tuple[int, str]:
        """Click until that is refused; (the first interaction that was not applied, why)."""
        while True:
            try:
                await self.click(table, interaction)
            except Exception as error:
                return interaction, type(error).__name__
            interaction += 1

    async def fall_asleep(self) -> None:
        """Hang in the middle of a transaction, until somebody wakes us."""
        await self.tables.database.write(lambda connection: os.kill(os.getpid(), signal.SIGSTOP), 0)

    async def losses(self) -> tuple[list[str], int]:
        return self.lost, len(self.tables.keeper.memory)

    async def wait_for_loss(self) -> list[str]:
        while not self.lost:
            await asyncio.sleep(0.02)
        return self.lost

    async def close(self) -> None:
        await self.tables.close()
