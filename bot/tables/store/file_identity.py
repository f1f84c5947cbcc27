"""Is the database under its name still the file that we have open? Asked before and after each transaction, in some
microseconds: a few looks at the folder, nothing is read and nothing synced.

A file that is deleted, exchanged, mounted over or renamed with its folder stays open, and whatever is stored in it is
gone at the next start. One that is written over in place is no longer what SQLite believes. Nobody is told that a move
is stored then; the bot stops with one sentence.

The log is not looked at each time but its folder, which changes when anything in it is made, removed or renamed: on
Linux since 6.13 a look at a file's times makes the next write to it note the time anew, and each commit writes to the
log.
"""

import os
import time
from contextlib import closing
from pathlib import Path
from sqlite3 import Connection, Error, connect

from bot.private import begin_private, copy_private

_Mark = tuple[int, int]
SETTLED = 3.0
"""Seconds after which another change of a folder bears another time on every file system."""


class Exchanged(OSError):
    """The database is no longer the one that was opened; `str()` is the sentence for the operator."""


class Standing:
    """What a database file and its log were after our last transaction. For one thread."""

    def __init__(self, database: Path) -> None:
        self._path = os.fspath(database)
        self._log = f"{self._path}-wal"
        self._folder = os.path.dirname(os.path.abspath(self._path))
        self._around: tuple[int, ...] = ()
        """The folder as it was when the log was looked at last."""
        self._around_since = 0.0
        self._file: _Mark | None = None
        self._content: _Mark | None = None
        self._side: _Mark | None = None
        self._is_written_over = False

    def require_same(self) -> None:
        """Before a transaction. Raises `Exchanged`."""
        if self._file is not None:
            found = self._look()
            if _content(found) != self._content:
                self._is_written_over = True
                raise self._exchanged("was written over by another program")
            if not self._is_folder_as_before():
                self._look_at_log()

    def _is_folder_as_before(self) -> bool:
        """Whether nothing in it can have been made, removed or renamed since the log was looked at last."""
        try:
            found = os.stat(self._folder)
        except OSError:
            return False
        around, now = (*_mark(found), found.st_mtime_ns, found.st_ctime_ns), time.monotonic()
        if around != self._around:
            self._around, self._around_since = around, now
            return False
        return now - self._around_since > SETTLED

    def require_kept(self) -> None:
        """After a transaction, before anybody is told of it; its own changes of the file are noted. Raises
        `Exchanged`."""
        found = self._look()
        if self._file is None:
            self._file = _mark(found)
            self._look_at_log()
        self._content = _content(found)

    def _look(self) -> os.stat_result:
        try:
            found = os.stat(self._path)
        except OSError:
            raise self._exchanged("is gone") from None
        if self._file is not None and _mark(found) != self._file:
            raise self._exchanged("is another file than the one that was opened")
        return found

    def _look_at_log(self) -> None:
        """SQLite begins it with the first transaction and keeps it as long as the file is open."""
        try:
            found = _mark(os.stat(self._log))
        except OSError:
            raise self._exchanged(f"has lost its log {os.path.basename(self._log)}") from None
        if self._side is not None and found != self._side:
            raise self._exchanged("has another log than the one that was opened")
        self._side = found

    def keep_former(self, live: Connection) -> Path | None:
        """After `Exchanged`: keep what was stored before, and see that closing harms nothing of what stands there now.
        Gives the path of what was kept: the whole former database, or its log if it was written over. None: nothing,
        because it is all still there or could not be kept."""
        database, log = Path(self._path), Path(self._log)
        try:
            kept = _free_name(database)
            if self._is_written_over:
                if _mark(os.stat(log)) != self._side:
                    return None
                kept = kept.with_name(kept.name + "-wal")
                copy_private(log, kept)
                os.truncate(log, 0)  # or it would be carried over into what stands there now
            elif self._is_there() or not database.parent.is_dir():
                return None
            else:
                begin_private(kept)
                with closing(connect(kept)) as copy:
                    live.backup(copy)
                    copy.execute("PRAGMA journal_mode=DELETE")
        except (OSError, Error):  # the bot stops as it would without
            return None
        return kept

    def _is_there(self) -> bool:
        try:
            return _mark(os.stat(self._path)) == self._file
        except OSError:
            return False

    def _exchanged(self, what: str) -> Exchanged:
        return Exchanged(
            f"{self._path} {what} while the bot was running, so nothing more is stored and the bot stops: look at what "
            "stands there (`waykeeper run --check`), then start it again."
        )


def _free_name(database: Path) -> Path:
    number = 1
    while list(database.parent.glob(f"{database.name}.before-exchange-{number}*")):
        number += 1
    return database.with_name(f"{database.name}.before-exchange-{number}")


def _mark(found: os.stat_result) -> _Mark:
    return found.st_dev, found.st_ino


def _content(found: os.stat_result) -> _Mark:
    return found.st_mtime_ns, found.st_size
