"""A disk for `bot.tables` that forgets and fails on command.

`Disk` is an SQLite VFS (of apsw) that writes down every write, truncate, sync, delete and acknowledgement, can make the
n-th of them fail, and tells what a disk may hold after the power went at any point. `use(disk)` puts it under the real
`bot.tables.store.engine`: all of bot/tables, SQLAlchemy, aiosqlite's thread, each statement, pragma and transaction
are the project's own.

What differs from the running bot: the SQLite library is apsw's (newer than Python's own; the WAL's format and its order
of writes and syncs are the same), `_Handle` stands for Python's `sqlite3.Connection`, and syncs cost nothing, because
what they would make durable is worked out from the log. Shared memory (`-shm`) is not logged: it is rebuilt after a
power cut anyway. Sectors are 512 bytes and atomic; a disk that lies about syncs is not imagined.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest import mock

import aiosqlite
import apsw

from bot.rules.rng import Chance

SECTOR = 512
_AUTOCHECKPOINT = "PRAGMA wal_autocheckpoint="
_REAL = aiosqlite.connect
Op = tuple[str, str, Any, bytes]
"""(write | truncate | sync | open | delete | ack, file name, offset or what was acknowledged, data)."""
FAULTS = {
    "write": (apsw.SQLITE_IOERR_WRITE, "write"),
    "full": (apsw.SQLITE_FULL, "write"),
    "sync": (apsw.SQLITE_IOERR_FSYNC, "sync"),
    "truncate": (apsw.SQLITE_IOERR_TRUNCATE, "truncate"),
    "open": (apsw.SQLITE_CANTOPEN, "open"),
    "read": (apsw.SQLITE_IOERR_READ, "read"),
    "delete": (apsw.SQLITE_IOERR_DELETE, "delete"),
}


class Disk(apsw.VFS):
    """The VFS. log: what has happened, in order; pragmas: pragmas of the engine that are replaced, for weaker disks."""

    def __init__(self, pragmas: dict[str, str] | None = None) -> None:
        self.name = f"disk-{id(self):x}"
        self.log: list[Op] = []
        self.pragmas = pragmas or {}
        self.statements: list[str] = []
        self._kind = ""
        self._count = 0
        self._sticky = False
        self._then = ""
        self.failed = 0
        super().__init__(self.name, "")

    def fail(self, kind: str, at: int, sticky: bool = False, then: str = "") -> None:
        """From now on the `at`-th operation of this kind of `FAULTS` fails; sticky: each later one too; then: after it
        each one of that other kind."""
        self._kind, self._count, self._sticky, self._then, self.failed = kind, at, sticky, then, 0

    def heal(self) -> None:
        """The disk works again."""
        self._kind = ""

    def note(self, op: str, name: str, at: Any = 0, data: bytes = b"") -> None:
        """Write an operation down, unless it is the one to fail."""
        self.stumble(op, name)
        self.log.append((op, name, at, data))

    def stumble(self, op: str, name: str) -> None:
        """Raises if this operation is the one to fail."""
        if self._kind and FAULTS[self._kind][1] == op and name.endswith((".db", "-wal", "-journal")):
            self._count -= 1
            if self._count == 0 or (self._sticky and self._count < 0):
                self.failed += 1
                error = apsw.exception_for(FAULTS[self._kind][0])
                if self._then:
                    self.fail(self._then, 1, sticky=True)
                raise error

    def acknowledge(self, what: Any) -> None:
        """Somebody has been told that this is stored."""
        self.log.append(("ack", "", what, b""))

    def xOpen(self, name: Any, flags: list[int]) -> "_File":
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        short = Path(path).name if path else ""
        if short:
            self.note("open", short)
        return _File(self, short, name, flags)

    def xDelete(self, name: str, sync_directory: bool) -> None:
        self.note("delete", Path(name).name, sync_directory)
        super().xDelete(name, sync_directory)

    def excepthook(self, *ignored: Any) -> Any:
        """Errors on closing are expected here; the default hook would print them."""


class _File(apsw.VFSFile):
    def __init__(self, disk: Disk, short: str, name: Any, flags: list[int]) -> None:
        self.disk, self.short = disk, short
        super().__init__("", name, flags)

    def xRead(self, amount: int, offset: int) -> bytes:
        self.disk.stumble("read", self.short)
        return super().xRead(amount, offset)

    def xWrite(self, data: bytes, offset: int) -> None:
        try:
            self.disk.note("write", self.short, offset, bytes(data))
        except apsw.IOError:  # the worst kind: part of it has been written
            half = bytes(data)[: len(data) // 2]
            if half:
                self.disk.log.append(("write", self.short, offset, half))
                super().xWrite(half, offset)
            raise
        super().xWrite(data, offset)

    def xTruncate(self, size: int) -> None:
        self.disk.note("truncate", self.short, size)
        super().xTruncate(size)

    def xSync(self, flags: int) -> None:
        self.disk.note("sync", self.short)

    def excepthook(self, *ignored: Any) -> Any:
        """See `Disk.excepthook`."""


# ------------------------------------------------------------------ what is left after a power cut


@dataclass
class _Kept:
    """A file: what surely is on the disk (None: not even its name), and what may or may not be."""

    durable: bytearray | None = None
    pending: list[Op] = field(default_factory=list)
    before: "_Kept | None" = None
    """The file of the same name that was deleted, as long as the deletion may be forgotten."""
    deleted: bool = False


class Ghost:
    """Follows a log and tells what a disk may hold if the power goes now. files: what it held at the beginning."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self._files = {name: _Kept(bytearray(data)) for name, data in files.items()}
        self.acknowledged: list[Any] = []

    def follow(self, op: Op) -> None:
        """One more operation has happened."""
        kind, name, at, _ = op
        if kind == "ack":
            self.acknowledged.append(at)
            return
        kept = self._files.get(name)
        if kind == "delete":
            if kept is not None:
                self._files[name] = _Kept(before=None if at else kept, deleted=True)
            return
        if kind == "open":
            return
        if kept is None or kept.deleted:
            kept = self._files[name] = _Kept(before=kept.before if kept is not None else None)
        if kind == "sync":
            if kept.durable is None:
                # SQLite syncs the folder with the first sync of a new log: its name and all deletions are durable then
                kept.durable = bytearray()
                self._files = {n: file for n, file in self._files.items() if not file.deleted}
            for one in kept.pending:
                _carry_out(kept.durable, one)
            kept.pending, kept.before = [], None
        else:
            kept.pending.append(op)

    def cut(self, chance: Chance, torn: bool) -> dict[str, bytes]:
        """A disk after the power cut. torn: each unsynced sector is kept or not; else all that is unsynced is gone."""
        found = {name: self._after(kept, chance, torn) for name, kept in self._files.items()}
        return {name: data for name, data in found.items() if data is not None}

    def _after(self, kept: _Kept, chance: Chance, torn: bool) -> bytes | None:
        if kept.durable is None and (kept.deleted or not torn or chance.below("name", 2)):
            forgotten = kept.before is not None and (not torn or chance.below("delete", 2))
            return self._after(kept.before, chance, torn) if forgotten and kept.before is not None else None
        data = bytearray(kept.durable or b"")
        for op in kept.pending if torn else ():
            if op[0] == "truncate":
                if chance.below("truncate", 2):
                    _carry_out(data, op)
                continue
            for start, part in _sectors(op[2], op[3]):
                if chance.below("sector", 2):
                    _carry_out(data, ("write", op[1], start, part))
        return bytes(data)


def _sectors(offset: int, data: bytes) -> Iterator[tuple[int, bytes]]:
    start = 0
    while start < len(data):
        end = min(len(data), start + SECTOR - (offset + start) % SECTOR)
        yield offset + start, data[start:end]
        start = end


def _carry_out(data: bytearray, op: Op) -> None:
    kind, _, at, new = op
    if kind == "truncate":
        del data[at:]
        data.extend(bytes(at - len(data)))
    else:
        data.extend(bytes(max(0, at - len(data))))
        data[at : at + len(new)] = new


# ------------------------------------------------------------------ apsw in the place of sqlite3


@contextmanager
def use(disk: Disk) -> Iterator[Disk]:
    """While this lasts, `bot.tables.store.engine` opens its databases on this disk."""

    def connect(path: str, *, isolation_level: None, timeout: float) -> aiosqlite.Connection:
        connector: Callable[[], Any] = lambda: _Handle(disk, path, timeout)  # noqa: E731
        return aiosqlite.Connection(connector, iter_chunk_size=64)

    with mock.patch.object(aiosqlite, "connect", connect):
        yield disk


def use_none() -> Any:
    """`with use_none():` within `use`: databases are opened by Python's own SQLite on the real disk."""
    return mock.patch.object(aiosqlite, "connect", _REAL)


@contextmanager
def _as_sqlite3() -> Iterator[None]:
    """apsw's errors as those that Python's own module raises, with the same codes."""
    try:
        yield
    except apsw.Error as error:
        code = getattr(error, "extendedresult", 0) or getattr(error, "result", 0)
        kind: type[sqlite3.Error] = sqlite3.OperationalError
        if isinstance(error, apsw.ConstraintError):
            kind = sqlite3.IntegrityError
        elif isinstance(error, apsw.CorruptError | apsw.NotADBError):
            kind = sqlite3.DatabaseError
        made = kind(str(error))
        made.sqlite_errorcode = code
        raise made from error


class _Handle:
    """What SQLAlchemy and the engine use of `sqlite3.Connection`."""

    isolation_level = None

    def __init__(self, disk: Disk, path: str, timeout: float) -> None:
        self.disk = disk
        with _as_sqlite3():
            self.apsw = apsw.Connection(path, vfs=disk.name)
        self.apsw.set_busy_timeout(int(timeout * 1000))
        self.pages = 1000
        self.apsw.set_wal_hook(self._carry_over)

    def _carry_over(self, connection: apsw.Connection, name: str, pages: int) -> int:
        """SQLite's own hook in Python: it does not mind when a checkpoint fails, apsw would let the commit fail."""
        if pages >= self.pages:
            with suppress(apsw.Error):
                connection.wal_checkpoint(name)
        return apsw.SQLITE_OK

    def cursor(self) -> "_Cursor":
        return _Cursor(self)

    def execute(self, statement: str, values: Any = ()) -> "_Cursor":
        return self.cursor().execute(statement, values)

    def commit(self) -> None:
        if self.apsw.in_transaction:
            self.execute("COMMIT")

    def rollback(self) -> None:
        if self.apsw.in_transaction:
            self.execute("ROLLBACK")

    def create_function(self, name: str, arguments: int, function: Any, deterministic: bool = False) -> None:
        self.apsw.create_scalar_function(name, function, arguments, deterministic=deterministic)

    def close(self) -> None:
        with suppress(apsw.Error):  # sqlite3's close says nothing either when the last checkpoint fails
            self.apsw.close()


class _Cursor:
    """What SQLAlchemy uses of `sqlite3.Cursor`. Rows are fetched at once."""

    arraysize = 1

    def __init__(self, handle: _Handle) -> None:
        self._handle = handle
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self._rows: list[Any] = []

    def execute(self, statement: str, values: Any = ()) -> "_Cursor":
        statement = self._handle.disk.pragmas.get(statement, statement)
        self._handle.disk.statements.append(statement)
        if statement.startswith(_AUTOCHECKPOINT):
            self._handle.pages = int(statement.removeprefix(_AUTOCHECKPOINT))
            return self
        self.description, self.rowcount = None, -1
        cursor = self._handle.apsw.cursor()
        cursor.exec_trace = self._prepared
        with _as_sqlite3():
            self._rows = list(cursor.execute(statement, tuple(values)))
        if statement.split(None, 1)[0].upper() in ("INSERT", "UPDATE", "DELETE", "REPLACE"):
            self.rowcount = self._handle.apsw.changes()
            self.lastrowid = self._handle.apsw.last_insert_rowid()
        return self

    def _prepared(self, cursor: Any, statement: str, values: Any) -> bool:
        described = cursor.get_description() if cursor.is_readonly or "RETURNING" in statement else ()
        if described:
            self.description = tuple((name, None, None, None, None, None, None) for name, *_ in described)
        return True

    def executemany(self, statement: str, many: Any) -> "_Cursor":
        changed = 0
        for values in many:
            self.execute(statement, values)
            changed += max(0, self.rowcount)
        self.rowcount = changed
        return self

    def fetchone(self) -> Any:
        return self._rows.pop(0) if self._rows else None

    def fetchmany(self, size: int = 1) -> list[Any]:
        taken, self._rows = self._rows[:size], self._rows[size:]
        return taken

    def fetchall(self) -> list[Any]:
        taken, self._rows = self._rows, []
        return taken

    def close(self) -> None:
        self._rows = []
