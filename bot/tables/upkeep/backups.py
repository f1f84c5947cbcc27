"""A backup a day beside the running bot, so that there is a last one when it is needed. SQLite only.

No task waits in the background: one timer, as for the clocks, and each copy is made in a thread of its own.
"""

import asyncio
import time
from pathlib import Path

import sqlalchemy as sa
import structlog

from bot.tables.model.clock import Clock, Handle, SystemClock
from bot.tables.model.errors import DatabaseError
from bot.tables.store import care

DAY = 24 * 3600.0
FIRST = 600.0
"""Seconds after the start before which none is made: a bot that falls over and over again has other worries."""
TRY_AGAIN = 3600.0
_NAME = "daily-"
log = structlog.get_logger("tables")


class Backups:
    """Copies of a database in `care.backup_folder`, the newest `keep` of them; those made by hand are left alone.

    database: its file, None: nothing is done (`file_of`). keep: how many daily ones; 0: none are made.
    """

    def __init__(self, database: Path | None, keep: int, clock: Clock | None = None) -> None:
        self.database = database
        self.keep = keep
        self._clock: Clock = clock if clock is not None else SystemClock()
        self._timer: Handle | None = None
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Set the timer: a day after the last one, at least `FIRST` from now."""
        if self.database is None or not self.keep:
            return
        now = self._clock.now()
        last = max((at for path in _daily(self.database) if (at := path.stat().st_mtime) <= now), default=0.0)
        self._set(max(FIRST, min(DAY, last + DAY - now)))

    async def stop(self) -> None:
        """Call the timer off; a copy that is being made is waited for."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._running is not None:
            await self._running

    async def run(self) -> None:
        """Make one now and set the timer for the next; trouble is logged, and tried again in an hour."""
        assert self.database is not None
        again = DAY
        try:
            target = await asyncio.to_thread(make_daily, self.database, self.keep, self._clock.now())
            log.info("backup made", file=str(target))
        except (DatabaseError, OSError) as error:
            again = TRY_AGAIN
            log.error("no backup could be made", error=error)
        finally:
            self._running = None
        self._set(again)

    def _set(self, seconds: float) -> None:
        self._timer = self._clock.call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._running = asyncio.ensure_future(self.run())


def make_daily(database: Path, keep: int, now: float) -> Path:
    """One more backup, and the oldest daily ones gone. Raises `DamagedDatabase`, `DatabaseError`, OSError: then all
    former ones are still there."""
    name = time.strftime(f"{_NAME}%Y-%m-%d-%H%M%S.db", time.localtime(now))
    target = care.backup(database, care.backup_folder(database) / name)
    # what was made later than now was made by a clock that was wrong, or before one that is: sooner or later it goes
    others = sorted((path for path in _daily(database) if path != target), key=lambda path: (path.name <= name, path))
    for old in others[: len(others) + 1 - keep]:
        old.unlink(missing_ok=True)
    return target


def file_of(url: str) -> Path | None:
    """The file of a database address; None if it is in memory or on a server, which has tools of its own."""
    parts = sa.make_url(url)
    if parts.get_backend_name() != "sqlite" or parts.database in (None, "", ":memory:"):
        return None
    return Path(str(parts.database))


def _daily(database: Path) -> list[Path]:
    """The daily backups, oldest first."""
    return sorted(care.backup_folder(database).glob(f"{_NAME}*.db"))
