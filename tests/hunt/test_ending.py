"""The end of the process: SIGTERM lets what is under way finish; a file of a newer version is left alone."""

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.__main__ import main
from bot.app import make_bot
from bot.settings import Settings
from bot.tables.model.errors import DatabaseError
from bot.tables.store.lockfile import ProcessLock
from tests.patience import GIVE_UP
from tests.simcord_world import simcord_world
from tests.tables.play import open_tables
from tests.ui.asker import toy_surface
from tests.ui.test_table import begun

ROOT = Path(__file__).parents[2]

PROCESS = """
import asyncio, sys
from types import SimpleNamespace
from bot.ui.door.tree import Tree
from bot.waykeeper import Waykeeper
from bot.__main__ import main
from bot.hosting.brake import NOTHING
from bot.hosting.process import Host

async def sync(tree):
    return []

async def login(bot, token):
    await bot.setup_hook()

async def quota(host):
    return NOTHING

async def connect(bot):
    made = await bot.tables.lobby.create("doomrock", 1, 10, 100, name="Ada")

    async def slow():
        async with bot.clicks.guard(SimpleNamespace(interaction=SimpleNamespace(id=1, guild_id=1)), None):
            print("ready", flush=True)
            while not bot.is_draining:
                await asyncio.sleep(0)
            await bot.tables.seating.join(made.info.id, 101, "Ben")
            print("stored", flush=True)

    bot.kept = asyncio.ensure_future(slow())
    await asyncio.sleep(3600)

Tree.sync, Waykeeper.login, Waykeeper.connect, Host._quota = sync, login, connect, quota
Waykeeper.is_ready = lambda bot: True
code = main(["run"])
print("ended", code, flush=True)
sys.exit(code)
"""


def test_sigterm_lets_a_click_finish_and_closes_the_file(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "WAYKEEPER_DATA_DIR": str(tmp_path)}
    environment["DISCORD_TOKEN"] = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
    process = subprocess.Popen(
        [sys.executable, "-c", PROCESS],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        cwd=tmp_path,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    process.send_signal(signal.SIGTERM)
    out, errors = process.communicate(timeout=GIVE_UP)
    assert out == "stored\nended 0\n", errors
    assert process.returncode == 0 and "Traceback" not in errors
    path = tmp_path / "waykeeper.db"
    ProcessLock(path).release()
    with sqlite3.connect(path) as file:
        assert [name for (name,) in file.execute("select name from seat order by n")] == ["Ada", "Ben"]


async def test_closing_waits_for_what_is_under_way(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, data_dir=tmp_path)

    def maker() -> Any:
        return make_bot(settings, surfaces=[toy_surface()])

    async with simcord_world(maker) as world:
        await begun(world)
        clicks = world.bot.clicks
        assert clicks.traffic.idle.is_set(), "every click that began has come to its end"
        reply: Any = SimpleNamespace(interaction=SimpleNamespace(id=1, guild_id=1))
        guard = clicks.guard(reply, None)
        await guard.__aenter__()
        assert not clicks.traffic.idle.is_set()
        await guard.__aexit__(None, None, None)
        assert clicks.traffic.idle.is_set()
        await world.click("Ben", "Your move")
        assert clicks.traffic.idle.is_set()


async def test_a_setup_that_fails_lets_go_of_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    bot = make_bot(settings, surfaces=[toy_surface()])

    async def broken(*told: object) -> None:
        raise RuntimeError("Discord is away")

    monkeypatch.setattr("bot.waykeeper.tell_commands", broken)
    with pytest.raises(RuntimeError, match="away"):
        async with bot:
            await bot.setup_hook()
    ProcessLock(tmp_path / "waykeeper.db").release()


async def test_a_database_of_a_newer_version_is_left_as_it_is(path: Path) -> None:
    with sqlite3.connect(path) as file:
        file.execute("update alembic_version set version_num = '9999'")
    file.close()
    for _ in range(2):
        with pytest.raises(DatabaseError, match=r"newer Waykeeper.*9999"):
            await open_tables(path)
    with sqlite3.connect(path) as file:
        assert file.execute("select version_num from alembic_version").fetchone() == ("9999",)
    file.close()
    ProcessLock(path).release()


def test_and_the_command_line_says_so_in_a_sentence(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(path) as file:
        file.execute("update alembic_version set version_num = '9999'")
    file.close()
    monkeypatch.setenv("WAYKEEPER_DATABASE", str(path))
    assert main(["db", "upgrade"]) == 2
    assert "newer Waykeeper" in capsys.readouterr().err
