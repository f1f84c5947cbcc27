"""The bot in a process of its own, started as `waykeeper run` starts it."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.patience import GIVE_UP

ROOT = Path(__file__).parents[2]
START_WITHIN = GIVE_UP
_QUIET = 0.012
SIGN_INS = "signins.json"


class BotProcess:
    """One bot at a time. log: what it has said so far, over all its lives. command: what Python is to run."""

    def __init__(
        self, folder: Path, environment: Mapping[str, str], command: Sequence[str] = ("-m", "bot", "run")
    ) -> None:
        self.command = command
        self.folder, self.log_file = folder, folder / "bot.log"
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("WAYKEEPER_", "DISCORD_"))}
        ours = {"PYTHONPATH": str(ROOT), "PYTHONFAULTHANDLER": "1", "WAYKEEPER_DATA_DIR": str(folder)}
        self.environment = {**kept, **ours, **environment}
        self.process: asyncio.subprocess.Process | None = None

    @property
    def log(self) -> str:
        return self.log_file.read_text(encoding="utf-8") if self.log_file.exists() else ""

    @property
    def is_alive(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def start(self) -> None:
        """Start it; whether it can be talked to yet is for the server to see."""
        assert not self.is_alive
        (self.folder / SIGN_INS).unlink(missing_ok=True)  # tests start it more often than people do
        with self.log_file.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, *self.command, cwd=self.folder, env=self.environment, stdout=log, stderr=log
            )

    async def kill(self) -> None:
        """kill -9"""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """SIGTERM; the exit code."""
        return await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(how)
        return await self.ended()

    async def ended(self, seconds: float = GIVE_UP) -> int:
        """Wait for its end; the exit code. A process that does not end is killed, and TimeoutError raised, with where
        it stood."""
        assert self.process is not None
        try:
            return await asyncio.wait_for(self.process.wait(), seconds)
        except TimeoutError:
            self.process.send_signal(signal.SIGABRT)  # then Python's faulthandler says what each thread is doing
            await self.process.wait()
            raise TimeoutError(f"the bot does not end:\n{self.log[-6000:]}") from None

    # ------------------------------------------------------------------ looking at it from outside

    def rss(self) -> int:
        """Bytes of memory in use."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def cpu_seconds(self) -> float:
        """Processor time so far, of all its threads."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _traces(self) -> tuple[bool, tuple[str, ...]]:
        """(whether all threads sleep, how long each has run so far)"""
        assert self.process is not None
        asleep, ran = True, []
        for task in sorted(Path(f"/proc/{self.process.pid}/task").iterdir()):
            try:
                state = (task / "stat").read_text().rpartition(")")[2].split()[0]
                ran.append((task / "schedstat").read_text())
            except (FileNotFoundError, ProcessLookupError):
                return False, ()
            asleep = asleep and state == "S"
        return asleep, tuple(ran)

    async def idle(self, seconds: float = GIVE_UP) -> None:
        """Wait until every thread sleeps and has slept for some milliseconds: what was under way has come to its end,
        or waits for a timer or the network. Raises TimeoutError."""
        end = time.monotonic() + seconds
        before: tuple[str, ...] = ()
        while self.is_alive:
            try:
                asleep, ran = self._traces()
            except FileNotFoundError:
                return
            if asleep and ran == before:
                return
            if time.monotonic() > end:
                raise TimeoutError("the bot does not come to rest")
            before = ran if asleep else ()
            await asyncio.sleep(_QUIET)
