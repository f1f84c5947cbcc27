"""Databases of all released versions, with a game in the middle, are brought to this one; on both engines."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import create_async_engine

from bot.rules.rng import Chance
from bot.tables.exports.export import export_table
from bot.tables.model import errors
from bot.tables.model.chain import TABLE
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from bot.tables.shelf.shelf import Shelf
from bot.tables.store import care
from bot.tables.store.opening import open_database
from bot.tables.store.postgres import Postgres
from bot.tables.store.schema import HEAD, metadata
from tests.postgres import Server
from tests.rules.duel import Duel
from tests.tables.play import ADA, BEN, new_table, open_tables, play_on, snapshot, url


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", str(care.MIGRATIONS))
    return made


VERSIONS = sorted(script.revision for script in ScriptDirectory.from_config(config()).walk_revisions())


@pytest.fixture(params=["sqlite", "postgres"])
async def empty(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """A database without even a schema."""
    if request.param == "sqlite":
        yield url(tmp_path / "old.db")
        return
    server: Server = request.getfixturevalue("postgres")
    address = await server.empty()
    yield address
    await server.drop(address)


async def lay(address: str, version: str, rows: dict[str, list[dict[str, Any]]]) -> None:
    """A database of that version with these rows, as far as it knew their tables and columns."""

    def old(connection: sa.Connection) -> None:
        made = config()
        made.attributes["connection"] = connection
        command.upgrade(made, version)
        known = sa.MetaData()
        known.reflect(connection)
        for table in metadata.sorted_tables:
            was = known.tables.get(table.name)
            some = rows.get(table.name, [])
            if was is not None and some:
                columns = [column for column in table.columns if column.name in was.columns]
                insert = sa.insert(sa.table(table.name, *(sa.column(c.name, c.type) for c in columns)))
                connection.execute(insert, [{c.name: row[c.name] for c in columns} for row in some])

    await run_in(address, old)


async def run_in(address: str, job: Callable[[sa.Connection], None]) -> None:
    """In one transaction, whatever the schema."""
    if address.startswith("sqlite"):
        engine = sa.create_engine(address.replace("+aiosqlite", ""))
        with engine.begin() as connection:
            job(connection)
        engine.dispose()
    else:
        server = create_async_engine(address)
        async with server.begin() as later:
            await later.run_sync(job)
        await server.dispose()


def all_rows(connection: sa.Connection) -> dict[str, list[dict[str, Any]]]:
    return {
        table.name: [dict(row) for row in connection.execute(sa.select(table)).mappings()]
        for table in metadata.sorted_tables
        if table.name not in ("owner", "outbox")
    }


def unchained(rows: dict[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    """The same as it would have been stored before there were chains: without the row that begins one."""
    log = sorted(rows["choice"], key=lambda row: row["n"])
    assert log[0]["key"] == TABLE and all(row["key"] != TABLE for row in log[1:])
    tables = [row | {"log_length": row["log_length"] - 1} for row in rows["game_table"]]
    events = [row | ({} if row["choice_n"] is None else {"choice_n": row["choice_n"] - 1}) for row in rows["event"]]
    return rows | {"choice": [row | {"n": row["n"] - 1} for row in log[1:]], "event": events, "game_table": tables}


def _said(value: object) -> str:
    """A description that two connections give alike: of an expression its words, not its address."""
    if isinstance(value, Mapping):
        return repr({key: str(part) for key, part in sorted(value.items())})
    return str(value)


def schema_of(connection: sa.Connection) -> dict[str, Any]:
    """All tables as the engine itself describes them; in which order indexes were made means nothing."""
    inspector = sa.inspect(connection)

    def in_order(parts: Sequence[Mapping[str, Any]]) -> list[str]:
        return sorted(repr({key: _said(value) for key, value in sorted(part.items())}) for part in parts)

    return {
        table: [
            in_order(inspector.get_columns(table)),
            in_order([inspector.get_pk_constraint(table)]),
            in_order(inspector.get_indexes(table)),
            in_order(inspector.get_unique_constraints(table)),
            in_order(inspector.get_foreign_keys(table)),
            in_order(inspector.get_check_constraints(table)),
        ]
        for table in sorted(inspector.get_table_names())
    }


async def test_a_new_database_is_the_same_as_one_that_went_through_all_versions(empty: str) -> None:
    assert VERSIONS[-1] == HEAD
    found: list[dict[str, Any]] = []
    versions: list[str] = []

    def look(connection: sa.Connection) -> None:
        found.append(schema_of(connection))
        versions.append(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one())
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []

    await lay(empty, "head", {})
    await run_in(empty, look)

    def anew(connection: sa.Connection) -> None:
        known = sa.MetaData()
        known.reflect(connection)
        known.drop_all(connection)
        assert not sa.inspect(connection).get_table_names()
        care.upgrade_connection(connection)

    await run_in(empty, anew)
    await run_in(empty, look)
    migrated, new = found
    assert len(new) > 20 and versions == [HEAD, HEAD]
    assert new.keys() == migrated.keys()
    assert not [(table, new[table], migrated[table]) for table in new if new[table] != migrated[table]]


async def test_every_version_leads_here_and_its_game_goes_on(path: Path, empty: str) -> None:
    tables = await open_tables(path)
    table = await new_table(tables, players=3, rounds=3, clock_hours=10)
    await play_on(tables, table, Chance(b"old", {}), 9)
    before = await tables.keeper.look(table, snapshot)
    rows = await tables.database.read(all_rows)
    await tables.close()
    assert VERSIONS[0] == "0001" and VERSIONS[-1] == HEAD
    for version in VERSIONS:
        if version != VERSIONS[0]:
            await wipe(empty)
        await lay(empty, version, unchained(rows) if version < "0008" else rows)
        tables = await open_tables(empty)
        now = await tables.keeper.look(table, snapshot)
        if version < "0008":  # from before there were chains: it begins with the next change
            assert now["info"].head == ""
            now["info"] = replace(now["info"], head=before["info"].head, log_length=before["info"].log_length)
        assert now == before, version
        await play_on(tables, table, Chance(b"new", {}))
        report = verify_export(await export_table(tables, table), tables.games)
        assert report.ok, (version, report.problem)
        assert any("before there were chains" in gap for gap in report.gaps) is (version < "0008")
        await tables.close()


async def test_contests_from_before_know_what_the_house_has_done(path: Path, empty: str) -> None:
    tables = await Tables.open(url(path), [Duel()])
    begun = []
    for channel, kind in enumerate(("practice", "house", None)):
        made = (await tables.lobby.create("duel", 1, channel, ADA, {"rounds": 1}, name="Ada")).info.id
        if kind == "practice":
            await tables.seating.add_house(made, ADA, "Hearth")
        else:
            await tables.seating.join(made, BEN, "Ben")
        await tables.lobby.start(made, ADA)
        if kind == "house":
            await tables.seating.set_away(made, ADA, True)
            await tables.proposals.consent(made, BEN, True)
        begun.append((made, kind))
    rows = await tables.database.read(all_rows)
    await tables.close()
    await lay(empty, "0005", rows)
    tables = await Tables.open(empty, [Duel()])
    assert [(made, (await tables.keeper.get(made)).unrated) for made, _ in begun] == begun
    await tables.close()


async def wipe(address: str) -> None:
    if address.startswith("sqlite"):
        for file in Path(address.partition(":///")[2]).parent.glob("old.db*"):
            file.unlink()
        return
    engine = create_async_engine(address)
    async with engine.begin() as connection:
        await connection.exec_driver_sql("DROP SCHEMA public CASCADE")
        await connection.exec_driver_sql("CREATE SCHEMA public")
    await engine.dispose()


async def test_two_that_upgrade_at_once_and_a_newer_one_before_us(postgres: Server) -> None:
    address = await postgres.empty()
    both = await asyncio.gather(*(open_database(address, claim="later") for _ in range(3)))
    for database in both:
        assert isinstance(database, Postgres)
        await database.close()
    newer = await open_database(address)
    await newer.write(lambda connection: connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'")))
    await newer.close()
    with pytest.raises(errors.DatabaseError, match="newer Waykeeper"):
        await open_database(address)
    await postgres.drop(address)


async def test_decks_from_before_there_were_kinds_stay_on_the_shelf(empty: str) -> None:
    await lay(empty, "0008", {})
    deck = {"user": ADA, "game": "altered", "name": "Otters", "data": {"cards": {"hero": 1}}}

    def keep(connection: sa.Connection) -> None:
        known = sa.MetaData()
        known.reflect(connection, only=["user_deck"])
        connection.execute(known.tables["user_deck"].insert(), [deck])

    await run_in(empty, keep)
    tables = await open_tables(empty)
    assert await Shelf(tables.database).decks(ADA, "altered") == {"Otters": {"cards": {"hero": 1}}}
    assert await Shelf(tables.database).items(ADA, "altered", "hero") == {}
    await tables.close()
