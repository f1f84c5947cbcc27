"""Statements that every click sends go to SQLite's driver as they are, and fail in SQLAlchemy's words all the same."""

from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from bot.tables.store.prepared import Prepared, send

_PEBBLE = sa.Table("pebble", sa.MetaData(), sa.Column("n", sa.Integer, primary_key=True), sa.Column("data", sa.JSON))


@pytest.fixture
def connection() -> Iterator[sa.Connection]:
    engine = sa.create_engine("sqlite://", isolation_level="AUTOCOMMIT", hide_parameters=True)
    with engine.connect() as opened:
        _PEBBLE.create(opened)
        yield opened


@pytest.mark.parametrize("rows", [[{"n": 1, "data": {"a": [1]}}], [{"n": 1, "data": None}, {"n": 2, "data": "ä"}]])
def test_rows_are_read_as_sqlalchemy_would_have_written_them(
    connection: sa.Connection, rows: list[dict[str, object]]
) -> None:
    assert Prepared(_PEBBLE.insert()).run(connection, rows) == len(rows)
    assert [dict(row) for row in connection.execute(sa.select(_PEBBLE)).mappings()] == rows


def test_an_update_says_how_many_rows_it_met(connection: sa.Connection) -> None:
    Prepared(_PEBBLE.insert()).run(connection, [{"n": 1, "data": 0}])
    update = Prepared(_PEBBLE.update().where(_PEBBLE.c.n == sa.bindparam("at")))
    assert update.run(connection, [{"at": 1, "data": 1}]) == 1
    assert update.run(connection, [{"at": 2, "data": 1}]) == 0


@pytest.mark.parametrize(
    ("sql", "rows", "kind"),
    [
        ("INSERT INTO pebble VALUES (?, ?)", [(1, "secret"), (1, "secret")], sa.exc.IntegrityError),
        ("INSERT INTO boulder VALUES (?)", [("secret",)], sa.exc.OperationalError),
        ("COMMIT", [], sa.exc.OperationalError),
    ],
)
def test_what_goes_wrong_is_told_in_sqlalchemys_words_without_what_was_sent(
    connection: sa.Connection, sql: str, rows: list[tuple[object, ...]], kind: type[sa.exc.DBAPIError]
) -> None:
    with pytest.raises(kind) as caught:
        send(connection, sql, rows)
    assert "secret" not in str(caught.value) and caught.value.orig is not None
