"""Statements that every click sends: compiled once, and then handed to the driver as they are.

SQLAlchemy finds what it has compiled again too, but asks on the way what could be different this time. These are plain
rows of known columns, and nothing is.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.sql.compiler import SQLCompiler


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
        sent = [found.values(row) for row in rows]
        return connection.exec_driver_sql(found.sql, sent if len(sent) > 1 else sent[0]).rowcount

    def _compile(self, dialect: sa.Dialect, names: tuple[str, ...]) -> _Compiled:
        compiled = self._statement.compile(dialect=dialect, column_keys=list(names))
        assert isinstance(compiled, SQLCompiler) and compiled.positiontup is not None
        kinds = {name: compiled.binds[name].type.dialect_impl(dialect) for name in compiled.positiontup}
        return _Compiled(str(compiled), [(name, kind.bind_processor(dialect)) for name, kind in kinds.items()])
