"""Databases that a failed test has left open: closed after it, or their threads would keep the run from ever ending."""

import asyncio
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

import aiosqlite
from aiosqlite.core import _STOP_RUNNING_SENTINEL

from bot.tables.store.database import Database

_made: "WeakKeyDictionary[Database, asyncio.AbstractEventLoop]" = WeakKeyDictionary()


def watch() -> None:
    """From now on every database that is made is known."""
    begin = Database.__init__

    def noted(self: Database, *args: Any, **more: Any) -> None:
        begin(self, *args, **more)
        _made[self] = asyncio.get_running_loop()

    Database.__init__ = noted  # type: ignore[method-assign]


def close_all() -> None:
    """End what is still open although its loop is over: thread, file and lock."""
    for database in [database for database, loop in _made.items() if loop.is_closed()]:
        del _made[database]
        handle = getattr(database, "_handle", None)
        if handle is not None and handle._thread.is_alive():
            database._closed = True
            handle._running = False
            handle._tx.put_nowait((None, partial(_shut, handle)))
            handle._thread.join()
        lock = getattr(database, "_lock", None)
        if lock is not None:
            lock.release()


def _shut(handle: aiosqlite.Connection) -> object:
    """In its thread."""
    if handle._connection is not None:
        handle._connection.close()
        handle._connection = None
    return _STOP_RUNNING_SENTINEL
