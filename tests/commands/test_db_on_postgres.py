"""`waykeeper db ...` with a PostgreSQL server: the same commands, or the sentence that says what to use instead."""

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.tables.service import Tables
from cogs import load_game
from tests.postgres import Server


async def play(address: str) -> str:
    tables = await Tables.open(address, [load_game("doomrock")])
    made = await tables.lobby.create("doomrock", 1, 10, 1, name="Ada")
    await tables.seating.join(made.info.id, 2, "Ben")
    await tables.lobby.start(made.info.id, 1)
    await tables.close()
    return made.info.id


async def look(address: str, table: str) -> str:
    tables = await Tables.open(address, [load_game("doomrock")])
    found = (await tables.keeper.get(table)).status
    await tables.close()
    return found


def test_export_import_upgrade_and_move_work_and_backup_names_pg_dump(
    postgres: Server,
    on_postgres: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    table = asyncio.run(play(on_postgres))
    monkeypatch.setenv("WAYKEEPER_DATABASE", on_postgres.replace("+asyncpg", ""))
    assert main(["db", "upgrade"]) == 0 and main(["db", "export", "out"]) == 0
    other = asyncio.run(postgres.empty())
    monkeypatch.setenv("WAYKEEPER_DATABASE", other)
    assert main(["db", "import", "out"]) == 0
    assert asyncio.run(look(other, table)) == "running"
    capsys.readouterr()
    for what, tool in (("backup", "pg_dump -Fc"), ("restore x", "pg_restore --clean"), ("check", "pg_amcheck")):
        assert main(["db", *what.split()]) == 2
        assert tool in capsys.readouterr().err
    assert main(["db", "move", other, "moved.db"]) == 0
    told = capsys.readouterr()
    assert "1 games that run were played again" in told.out and "Every row is the same" in told.err
    assert asyncio.run(look(f"sqlite+aiosqlite:///{tmp_path / 'moved.db'}", table)) == "running"
    assert main(["db", "move", "moved.db", other]) == 2 and "not empty" in capsys.readouterr().err
    assert main(["db", "move", "gone.db", other]) == 2 and "nothing to move" in capsys.readouterr().err
    assert main(["db", "move", "moved.db", "mysql://x/y"]) == 2 and "mysql://" in capsys.readouterr().err
    asyncio.run(postgres.drop(other))


@pytest.mark.parametrize("given", ["0-3", "16/16", "x/2"])
def test_shards_that_cannot_be_read(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--shards", given]) == 2
    assert f"--shards {given!r}" in capsys.readouterr().err
