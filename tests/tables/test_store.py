"""What may go wrong below: a full disk, a failing statement, a killed process, a damaged file, a second process."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.rules.rng import Chance
from bot.tables.exports.export import export_table
from bot.tables.live import unit_of_work
from bot.tables.model import errors
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from bot.tables.store import care, owned, prepared, sqlite, statements
from bot.tables.store.opening import open_database
from bot.tables.store.schema import metadata
from tests.patience import GIVE_UP
from tests.rules.toy import Toy, ToyState
from tests.tables.play import ADA, BEN, broken_step, clicks, new_table, open_tables, play_on, snapshot, url


@contextmanager
def failing(tables: Tables, at: int, kind: str) -> Iterator[list[int]]:
    """The statement number `at` that writes fails, or (kind `commit`) the commit itself."""
    engine, seen, send = tables.database.sync_engine, [0], prepared.send

    def straight(connection: sa.Connection, sql: str, *rest: Any) -> int:
        if connection.dialect.driver == "pysqlite":
            if sql == "COMMIT":
                commit(connection)
            before(connection, None, sql)
        return send(connection, sql, *rest)

    def before(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        if statement.split()[0] in ("INSERT", "UPDATE", "DELETE"):
            seen[0] += 1
            if kind == "statement" and seen[0] == at:
                raise sa.exc.OperationalError(statement, {}, Exception("disk I/O error"))

    def commit(connection: Any) -> None:
        if kind == "commit":
            raise sa.exc.OperationalError("COMMIT", {}, Exception("database or disk is full"))

    sa.event.listen(engine, "before_cursor_execute", before)
    sa.event.listen(engine, "commit", commit)
    try:
        with pytest.MonkeyPatch.context() as patch:
            for module in (prepared, sqlite):
                patch.setattr(module, "send", straight)
            yield seen
    finally:
        sa.event.remove(engine, "before_cursor_execute", before)
        sa.event.remove(engine, "commit", commit)


async def test_a_click_that_fails_at_any_statement_has_not_happened(where: str) -> None:
    tables = await open_tables(where)
    table = await new_table(tables, players=2, clock_hours=24)
    await tables.playing.do(table, ADA, "1")
    before = await tables.keeper.look(table, snapshot)
    for at in range(20):
        kind = "statement" if at else "commit"
        with failing(tables, at, kind) as seen:
            if at and seen[0] >= at:
                break
            try:
                await tables.playing.do(table, BEN, "2", 77)
            except errors.StoreFailure as failure:
                # when every commit fails, nobody can tell what the disk has kept of the first
                is_unsure = not at and where.startswith("sqlite")
                assert failure.text.key == ("refused-store-unsure" if is_unsure else "refused-store")
            else:
                assert at > 5, "a click writes at least choice, event, checkpoint, table and clocks"
                break
        assert await tables.keeper.look(table, snapshot) == before
    else:
        raise AssertionError("it never got through")
    assert (await tables.playing.do(table, BEN, "2", 77)).duplicate
    await tables.close()


async def test_a_full_disk_is_survived(tables_in_file: Tables) -> None:
    tables = tables_in_file
    table = await new_table(tables, players=2, rounds=9)
    pages = await tables.database.read(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar_one())
    await tables.database.read(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={pages}").scalar())
    played, chance = 0, Chance(b"full", {})
    with pytest.raises(errors.StoreFailure):
        while True:
            assert await play_on(tables, table, chance, 1)
            played += 1
    before = await tables.keeper.look(table, snapshot)
    assert before["info"].index == played
    with pytest.raises(errors.StoreFailure):
        await tables.lobby.create("toy", 1, 11, ADA, {"rounds": 1}, name="x" * 80, entropy="y" * 200)
        for channel in range(100, 200):
            await tables.lobby.create("toy", 1, channel, ADA, name="x" * 80, entropy="y" * 200)
    await tables.database.read(lambda c: c.exec_driver_sql("PRAGMA max_page_count=1000000").scalar())
    assert await tables.keeper.look(table, snapshot) == before
    await play_on(tables, table, chance)
    assert (await tables.keeper.get(table)).status == "ended"


async def test_a_locked_database_is_a_polite_refusal(tables_in_file: Tables, path: Path, monkeypatch: Any) -> None:
    tables = tables_in_file
    table = await new_table(tables)
    await tables.database.read(lambda c: c.exec_driver_sql("PRAGMA busy_timeout=10").scalar())
    import sqlite3

    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(errors.StoreFailure):
        await tables.playing.do(table, ADA, "1")
    other.execute("ROLLBACK")
    other.close()
    assert (await tables.playing.do(table, ADA, "1")).info.index == 1


async def test_a_rule_that_breaks_leaves_the_table_playable(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await new_table(tables)
    await tables.playing.do(table, ADA, "1")
    before = await tables.keeper.look(table, snapshot)
    with broken_step(tables.games["toy"], "take"), pytest.raises(errors.RulesBroke):
        await tables.playing.do(table, BEN, "1")
    told = capsys.readouterr().out
    assert f"waykeeper replay FOLDER/{table}.json --until 2 --then DETAIL" in told and "choice=1" in told
    assert "answer=<private>" in told
    assert await tables.keeper.look(table, snapshot) == before
    assert (await tables.playing.do(table, BEN, "1")).info.index == 2


# ------------------------------------------------------------------ many tables


async def test_clicks_at_once_share_commits_and_none_is_lost(tables: Tables) -> None:
    ids = [await new_table(tables, channel) for channel in range(50)]
    commits, writes = tables.database.commits, tables.database.writes
    outcomes = await asyncio.gather(*(tables.playing.do(table, user, "1") for table in ids for user in (ADA, BEN)))
    assert len(outcomes) == 100 and not any(outcome.duplicate for outcome in outcomes)
    assert tables.database.writes - writes == 100
    assert tables.database.commits - commits < 50
    tables.keeper.memory.clear()
    assert {(await tables.keeper.get(table)).index for table in ids} == {2}


async def test_one_refused_write_does_not_harm_those_committed_with_it(where: str) -> None:
    database = await open_database(url(where))

    def good(n: int) -> Any:
        return lambda c: owned.set_prefs(c, n, {"n": n})

    def bad(connection: sa.Connection) -> None:
        connection.execute(sa.text("INSERT INTO nowhere VALUES (1)"))

    found = await asyncio.gather(
        database.write(good(1)), database.write(bad), database.write(good(2)), return_exceptions=True
    )
    assert found[0] is None and found[2] is None and isinstance(found[1], sa.exc.DBAPIError)
    assert [await database.read(partial(owned.prefs_of, user=n)) for n in (1, 2)] == [{"n": 1}, {"n": 2}]
    await database.close()


async def test_opening_one_of_many_tables_uses_indexes(tables_in_file: Tables) -> None:
    tables = tables_in_file
    table = await new_table(tables)
    await play_on(tables, table, Chance(b"many", {}), 6)

    def fill(connection: sa.Connection) -> None:
        columns = ", ".join(f'"{c.name}"' for c in metadata.tables["game_table"].columns)
        copied = columns.replace('"id"', "substr(printf('%08d', i.n), 1, 8)").replace('"channel"', "1000 + i.n")
        numbers = "WITH RECURSIVE i(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM i WHERE n < 5000)"
        connection.exec_driver_sql(
            f"INSERT INTO game_table ({columns}) {numbers} SELECT {copied} FROM game_table, i WHERE id = ?", (table,)
        )

    await tables.database.write(fill)
    assert len(await tables.index.all_tables()) == 5001
    queries = [
        statements.table_query(table),
        statements.seats_query(table),
        statements.checkpoints_query(table),
        statements.choices_query(table, 0),
        statements.deadlines_query(table),
        statements.recent_query(table),
        statements.channel_query(10),
    ]

    def plans(connection: sa.Connection) -> list[str]:
        found = []
        for query in queries:
            compiled = query.compile(connection, compile_kwargs={"literal_binds": True})
            rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {compiled}").all()
            found += [row[3] for row in rows]
        return found

    for line in await tables.database.read(plans):
        assert line.startswith("SEARCH") or "TEMP B-TREE" in line, line
    tables.keeper.memory.clear()
    assert (await tables.index.by_channel(10)) == await tables.keeper.get(table)


# ------------------------------------------------------------------ the file


async def test_what_comes_while_it_closes_is_refused_and_keeps_nobody_from_leaving(where: str) -> None:
    """P1: it would wait for ever for a thread that is gone, and not even be cancelled, since a commit may not be."""
    database = await open_database(url(where))

    async def late(turns: int) -> object:
        for _ in range(turns):
            await asyncio.sleep(0)
        return await database.read(lambda connection: connection.scalar(sa.text("select 7")))

    coming = [asyncio.ensure_future(late(turns)) for turns in range(40)]
    closing = asyncio.ensure_future(database.close())
    done, waiting = await asyncio.wait({*coming, closing}, timeout=GIVE_UP)
    assert not waiting and closing in done
    for task in coming:
        error = task.exception()
        assert task.result() == 7 if error is None else isinstance(error, sa.exc.SQLAlchemyError), error
    with pytest.raises(sa.exc.SQLAlchemyError):
        await late(0)
    await database.close()


async def test_a_second_process_is_refused_and_a_killed_one_lets_go(path: Path) -> None:
    code = (
        "import asyncio, sys; from pathlib import Path; from tests.tables.play import open_tables\n"
        "async def main():\n"
        "    await open_tables(Path(sys.argv[1])); print('open', flush=True); await asyncio.sleep(3600)\n"
        "asyncio.run(main())"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code, str(path)], stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]
    )
    assert process.stdout is not None and process.stdout.readline() == "open\n"
    with pytest.raises(errors.DatabaseInUse, match=f"process {process.pid}.*WAYKEEPER_DATABASE"):
        await open_tables(path)
    with pytest.raises(errors.DatabaseInUse):
        care.restore(care.backup(path, path.parent / "copy.db"), path)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process.stdout.close()
    await (await open_tables(path)).close()


async def test_backup_while_playing_and_the_way_back_from_damage(path: Path) -> None:
    tables = await open_tables(path)
    table = await new_table(tables, rounds=9)
    await play_on(tables, table, Chance(b"one", {}), 10)
    before = await tables.keeper.look(table, snapshot)
    saved = await asyncio.to_thread(care.backup, path, care.backup_folder(path) / "monday.db")
    await play_on(tables, table, Chance(b"two", {}), 3)
    await tables.close()
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(os.urandom(path.stat().st_size - 4096))
    with pytest.raises(errors.DamagedDatabase, match=r"waykeeper db restore .*monday\.db"):
        await open_tables(path)
    with pytest.raises(errors.DamagedDatabase):
        care.backup(path, path.parent / "bad.db")
    assert not list(path.parent.glob("bad*"))
    kept = care.restore(saved, path)
    assert kept is not None and kept.exists()
    tables = await open_tables(path)
    assert await tables.keeper.look(table, snapshot) == before
    await tables.close()


async def test_no_database_at_all_and_a_file_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear database, " * 500)
    with pytest.raises(errors.DamagedDatabase, match="no backup"):
        await open_tables(tmp_path / "letter.db")
    with pytest.raises(errors.DatabaseError, match="nothing to back up"):
        care.backup(tmp_path / "none.db", tmp_path / "copy.db")
    with pytest.raises(errors.DamagedDatabase):
        care.restore(tmp_path / "letter.db", tmp_path / "new.db")


async def test_old_checkpoints_go_and_the_proof_still_holds(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unit_of_work, "KEPT_CHECKPOINTS", 2)
    monkeypatch.setattr(unit_of_work, "_PRUNE_AT", 3)
    monkeypatch.setattr(statements, "KEPT_CHECKPOINTS", 2)
    tables = await open_tables(where)
    table = await new_table(tables, rounds=6)
    chance = Chance(b"prune", {})
    while await play_on(tables, table, chance, 5):
        before = await tables.keeper.look(table, snapshot)
        tables.keeper.memory.clear()
        assert await tables.keeper.look(table, snapshot) == before
    _, _, points = await tables.database.read(lambda c: statements.whole_log(c, table))
    assert points[0]["idx"] == 0 and len(points) <= 5
    bundle = json.loads(json.dumps(await export_table(tables, table)))
    assert verify_export(bundle, tables.games).ok
    await tables.close()


async def test_the_first_checkpoint_is_kept_when_one_click_plays_further_than_is_kept(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house answers on after the click until a person is asked: one change may play a long way."""
    monkeypatch.setattr(unit_of_work, "KEPT_CHECKPOINTS", 2)
    monkeypatch.setattr(unit_of_work, "_PRUNE_AT", 3)
    monkeypatch.setattr(statements, "KEPT_CHECKPOINTS", 2)
    table = (await tables.lobby.create("toy", 1, 10, ADA, {"rounds": 6}, name="Ada")).info.id
    await tables.seating.set_away(table, ADA, True)
    await tables.lobby.start(table, ADA)
    _, _, points = await tables.database.read(lambda c: statements.whole_log(c, table))
    assert [p["idx"] for p in points if p["keep"]] == [0] and 1 < len(points) <= 3 and points[-1]["idx"] > 3
    bundle = json.loads(json.dumps(await export_table(tables, table, private=True)))
    assert verify_export(bundle, tables.games).problem is None


async def test_a_game_that_cannot_begin_leaves_the_lobby(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = (await tables.lobby.create("toy", 1, 10, ADA, name="Ada")).info.id
    with broken_step(tables.games["toy"], "deal"), pytest.raises(errors.RulesBroke):
        await tables.lobby.start(table, ADA)
    assert (await tables.keeper.get(table)).status == "lobby"
    assert (await tables.lobby.start(table, ADA)).info.status == "running"


# ------------------------------------------------------------------ upgrades


class NewRules(Toy):
    """The same game after an upgrade that asks for the bid under another name."""

    version = 2

    def __init__(self) -> None:
        super().__init__()
        old = self.steps["take"]

        async def take(play: Any) -> None:
            if await play.ask(0, "toy.new", ("toy-new", {}), lambda: _options()) == "go":
                await old(play)

        self.steps = {**self.steps, "take": take}


def _options() -> list[Any]:
    from bot.rules.decision import Option, text

    return [Option("go", text("toy-go")), Option("stop", text("toy-stop"))]


async def test_rules_that_changed_go_on_from_a_checkpoint_and_say_so(where: str) -> None:
    tables = await open_tables(where)
    table = await new_table(tables, rounds=3)
    await tables.playing.do(table, ADA, "1"), await tables.playing.do(table, BEN, "1")
    token = (await tables.reader.requests(table, 0))[0].token
    await tables.playing.do(table, ADA, "take"), await tables.playing.do(table, BEN, "take")
    await tables.close()
    tables = await Tables.open(url(where), [NewRules()])
    info = await tables.keeper.get(table)
    assert info.index == 2 and info.rules_version == 2
    last = (await tables.reader.log(table, None))[-1]
    assert last.text.key == "journal-rules-changed" and last.text.params == {"lost": 2}
    from bot.rules.errors import NoLongerPossible

    with pytest.raises(NoLongerPossible):
        await tables.playing.choose(table, ADA, token, "take")
    assert [asked.key for asked in await tables.reader.requests(table, 0)] == ["toy.new", "anytime"]
    await tables.close()
    tables = await Tables.open(url(where), [NewRules()])
    assert (await tables.reader.log(table, None))[-1].text.key == "journal-rules-changed"
    await play_on(tables, table, Chance(b"new", {}))
    assert (await tables.keeper.get(table)).status == "ended"
    await tables.close()


async def test_rules_that_cannot_read_the_state_refuse_and_keep_it(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = await open_tables(where)
    table = await new_table(tables)
    user, token, answer = (await tables.keeper.look(table, clicks))[0]
    await tables.close()

    class Renamed(ToyState):
        pebbles_in_the_middle: int

    class Unreadable(Toy):
        pass

    monkeypatch.setattr(Unreadable, "state", Renamed)

    tables = await Tables.open(url(where), [Unreadable()])
    with pytest.raises(errors.RulesChanged):
        await tables.playing.choose(table, user, token, answer)
    await tables.close()
    tables = await open_tables(where)
    await tables.playing.choose(table, user, token, answer)
    await tables.close()


def test_schema_and_queries_also_compile_for_postgresql() -> None:
    from sqlalchemy.dialects import postgresql
    from sqlalchemy.schema import CreateIndex, CreateTable

    dialect: Any = postgresql.dialect()  # type: ignore[no-untyped-call]
    for table in metadata.sorted_tables:
        assert "PRAGMA" not in str(CreateTable(table).compile(dialect=dialect))
        for index in table.indexes:
            made = str(CreateIndex(index).compile(dialect=dialect))
            if index.name == "uq_game_table_open_channel":
                assert made.endswith("WHERE status != 'ended'")
    queries = (
        statements.table_query("t"),
        statements.choices_query("t", 0),
        statements.recent_query("t"),
        statements.channel_query(1),
    )
    for query in queries:
        assert str(query.compile(dialect=dialect)).startswith("SELECT")
