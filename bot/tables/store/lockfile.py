"""One process a database file: a lock beside it, held while it is open. The system lets go of it even after kill -9."""

import os
import sys
from pathlib import Path

from bot.private import FILE
from bot.tables.model.errors import DatabaseInUse


class ProcessLock:
    """Holds `<database>.lock`. Raises DatabaseInUse if another process (or another opening here) holds it."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(database.name + ".lock")
        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, FILE)
        try:
            _lock(self._file)
        except OSError:
            owner = _owner(self._path)
            os.close(self._file)
            raise DatabaseInUse(
                f"{database} is in use by another Waykeeper{owner}: two at once would harm the tables. "
                "Stop the other one first, or give this one its own WAYKEEPER_DATABASE."
            ) from None
        os.ftruncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let go. The file stays: deleting it would let two processes lock two files of the same name."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def _owner(path: Path) -> str:
    try:
        number = path.read_text().strip()
    except OSError:
        return ""
    return f" (process {number})" if number.isdigit() else ""


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        # far behind the process number, because a locked byte cannot be read by others
        os.lseek(file, 1 << 20, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
