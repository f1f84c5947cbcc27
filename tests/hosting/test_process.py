"""The process around the bot: exit codes, signals, the wait before signing in, the invitation."""

import asyncio
import json
import os
import signal
import socket
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.__main__ import main
from bot.hosting.brake import FREE, Brake
from bot.hosting.invite import PERMISSIONS, application_of, invite_url
from bot.hosting.process import Host, on_signal
from bot.settings import Settings
from bot.waykeeper import Waykeeper
from tests.patience import GIVE_UP

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl." + "x" * 38


@pytest.fixture(autouse=True)
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("WAYKEEPER_DATA_DIR", str(tmp_path))
    monkeypatch.delenv("WAYKEEPER_HEALTH_PORT", raising=False)


def closed(code: int) -> discord.ConnectionClosed:
    unused: Any = type("Socket", (), {"close_code": code})()
    return discord.ConnectionClosed(unused, shard_id=None, code=code)


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (discord.LoginFailure("Improper token"), 78, "does not know this token"),
        (discord.PrivilegedIntentsRequired(None), 78, "intents"),
        (closed(4004), 78, "for good (code 4004)"),
        (closed(4999), 1, "for good (code 4999)"),
        (RuntimeError(f"the goose is hidden, {TOKEN}"), 1, "RuntimeError (text held back)"),
    ],
)
def test_what_cannot_go_on_ends_with_its_own_code_and_one_sentence(
    error: Exception, code: int, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def login(bot: Waykeeper, token: str) -> None:
        raise error

    monkeypatch.setattr(Waykeeper, "login", login)
    assert main(["run"]) == code
    told = capsys.readouterr().err
    assert said in told and TOKEN not in told and "goose" not in told
    assert ("Traceback" in told) == (code == 1 and isinstance(error, RuntimeError))


def test_a_port_that_is_taken_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setenv("WAYKEEPER_HEALTH_PORT", str(taken.getsockname()[1]))
        assert main(["run"]) == 2
    assert "WAYKEEPER_HEALTH_PORT: cannot listen on 127.0.0.1" in capsys.readouterr().err


async def test_a_signal_stops_softly_and_a_second_one_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    stopped: list[str] = []
    monkeypatch.setattr(os, "_exit", lambda code: stopped.append(f"exit {code}"))
    on_signal(lambda: stopped.append("softly"))
    loop = asyncio.get_running_loop()
    try:
        for times in (1, 2):
            os.kill(os.getpid(), signal.SIGTERM)
            async with asyncio.timeout(GIVE_UP):
                while len(stopped) < times:
                    await asyncio.sleep(0)
    finally:
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.remove_signal_handler(number)
    assert stopped == ["softly", "exit 143"]


class Away:
    """Time in which nothing but waiting happens."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0
        self.slept: list[float] = []

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


def hosted(tmp_path: Path, away: Away, monkeypatch: pytest.MonkeyPatch, left: int) -> Host:
    host = Host(Settings(_env_file=None, data_dir=tmp_path), clock=away.clock, sleep=away.sleep)
    bot = host.bot

    async def login(token: str) -> None:
        return None

    async def connect() -> None:
        await bot.before_identify_hook(None, initial=True)

    async def gateway() -> tuple[int, str, dict[str, int]]:
        return 1, "", {"total": 1000, "remaining": left, "reset_after": 7_200_000, "max_concurrency": 1}

    monkeypatch.setattr(bot, "login", login)
    monkeypatch.setattr(bot, "connect", connect)
    monkeypatch.setattr(bot.http, "get_bot_gateway", gateway)
    return host


async def test_a_crash_loop_waits_before_it_signs_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    away = Away()
    for _ in range(FREE + 3):
        await hosted(tmp_path, away, monkeypatch, left=900).run(TOKEN)
    assert away.slept == [5, 10, 20]
    assert len(json.loads((tmp_path / "signins.json").read_text())) == FREE + 3


async def test_with_few_sign_ins_left_it_waits_for_the_next_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    away = Away()
    host = hosted(tmp_path, away, monkeypatch, left=40)
    said: list[str] = []
    monkeypatch.setattr(away, "sleep", None)

    async def sleep(seconds: float) -> None:
        said.extend([str(seconds), *await host.health.unready()])

    host._sleep = sleep
    await host.run(TOKEN)
    assert said[0] == "7200.0" and any("only 40 more sign-ins" in reason for reason in said)
    assert host.health.waiting == ""


async def test_a_signal_ends_the_wait_and_no_sign_in_is_spent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    away = Away()
    brake = Brake(tmp_path / "signins.json", away.clock)
    for _ in range(FREE + 9):
        brake.note()
    host = hosted(tmp_path, away, monkeypatch, left=900)
    host._sleep = asyncio.sleep
    running = asyncio.ensure_future(host.run(TOKEN))
    async with asyncio.timeout(GIVE_UP):
        while "I wait 15 min" not in host.health.waiting:
            await asyncio.sleep(0)
        host.stop()
        await running
    assert len(json.loads((tmp_path / "signins.json").read_text())) == FREE + 9


def test_the_invitation_asks_for_what_is_used_and_no_more(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--invite"]) == 0
    url = capsys.readouterr().out.strip()
    assert url == invite_url(123456789012345678) and "client_id=123456789012345678" in url
    assert f"permissions={PERMISSIONS.value}" in url and "scope=bot+applications.commands" in url
    assert not (PERMISSIONS.administrator or PERMISSIONS.manage_guild or PERMISSIONS.mention_everyone)
    assert application_of("abc.def.ghi") is None and application_of("bm90IGEgbnVtYmVy.x.y") is None
