"""Statements that every click sends: compiled once, and then handed to the driver as they are.

SQLAlchemy finds what it has compiled again too, but asks on the way what could be different this time. These are plain
rows of known columns, and nothing is. SQLite's driver gets them without SQLAlchemy, whose cursors and results cost as
much as SQLite itself; what goes wrong is told in SQLAlchemy's words all the same.
"""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.sql.compiler import SQLCompiler

_STRAIGHT = "pysqlite"
"""The driver that is spoken to without SQLAlchemy."""


@dataclass(frozen=True)
class _Compiled:
    """sql: for one driver; order: the names of its values, each with what makes of it what the driver takes (None: it
    is taken as it is)."""

    sql: str
    order: Sequence[tuple[str, Callable[[Any], Any] | None]]

    def values(self, row: Mapping[str, Any]) -> tuple[Any, ...]:
        return tuple(row[name] if made is None else made(row[name]) for name, made in self.order)


class Prepared:
    """An `insert` or `update` of rows by name. Columns without a value stay out of it."""

    def __init__(self, statement: sa.Insert | sa.Update) -> None:
        self._statement = statement
        self._compiled: dict[tuple[str, tuple[str, ...]], _Compiled] = {}
        """By driver, and by the names of the values."""

    def run(self, connection: sa.Connection, rows: Sequence[Mapping[str, Any]]) -> int:
        """Send it once for each row; all have the same columns. Gives how many rows it met."""
        dialect, names = connection.dialect, tuple(rows[0])
        found = self._compiled.get((dialect.driver, names))
        if found is None:
            found = self._compiled[dialect.driver, names] = self._compile(dialect, names)
        return send(connection, found.sql, [found.values(row) for row in rows])

    def _compile(self, dialect: sa.Dialect, names: tuple[str, ...]) -> _Compiled:
        compiled = self._statement.compile(dialect=dialect, column_keys=list(names))
        assert isinstance(compiled, SQLCompiler) and compiled.positiontup is not None
        kinds = {name: compiled.binds[name].type.dialect_impl(dialect) for name in compiled.positiontup}
        return _Compiled(str(compiled), [(name, kind.bind_processor(dialect)) for name, kind in kinds.items()])


def send(connection: sa.Connection, sql: str, rows: Sequence[tuple[Any, ...]] = ()) -> int:
    """Send a statement that reads nothing as it is, once for each row. Gives how many rows it met, -1 if it meets none.
    Raises what SQLAlchemy raises."""
    if connection.dialect.driver != _STRAIGHT:
        return connection.exec_driver_sql(sql, (list(rows) if len(rows) > 1 else rows[0]) if rows else None).rowcount
    handle = connection.connection.dbapi_connection
    assert handle is not None
    with closing(handle.cursor()) as cursor:  # one that is kept by an error would keep the file open
        try:
            if rows:
                cursor.executemany(sql, rows)
            else:
                cursor.execute(sql)
        except sqlite3.Error as error:
            raise sa.exc.DBAPIError.instance(
                sql, None, error, sqlite3.Error, hide_parameters=True, dialect=connection.dialect
            ) from error
        return int(cursor.rowcount)
