"""A real process against a Discord on loopback: what it tells of itself is true, and it ends in peace."""

import asyncio
import json
import socket
import time
from pathlib import Path
from typing import Any

import aiohttp

from tests.patience import GIVE_UP
from tests.wire.faults import Held, Status
from tests.wire.world import World, wire_world


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


async def told(port: int, where: str) -> tuple[int, Any]:
    """(status, body); (0, None) while nobody listens."""
    try:
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{where}") as response:
            return response.status, await (response.json() if "json" in response.content_type else response.text())
    except aiohttp.ClientError:
        return 0, None


async def until_told(port: int, where: str, status: int) -> Any:
    end = time.monotonic() + GIVE_UP
    while True:
        found, body = await told(port, where)
        if found == status:
            return body
        assert time.monotonic() < end, f"{where} did not come to {status}: {found} {body}"
        await asyncio.sleep(0.025)


async def figures(port: int) -> dict[str, float]:
    _, text = await told(port, "/metrics")
    lines = [line.rpartition(" ") for line in text.splitlines() if line[0] != "#"]
    return {name: float(value) for name, _, value in lines}


def private_words(world: World, users: list[str]) -> set[str]:
    """Lines that only one person was shown, long enough to be recognised."""
    shown = {line for user in users for message in world.ephemerals(user) for line in world.text(message).splitlines()}
    public = {line for message in world.messages() for line in world.text(message).splitlines()}
    return {line for line in shown - public if len(line) > 12}


async def test_health_figures_log_and_end_of_a_real_process(tmp_path: Path) -> None:
    port = free_port()
    async with wire_world(tmp_path, health_port=port, log="json", log_level="debug") as world:
        await until_told(port, "/readyz", 200)
        assert (await told(port, "/healthz"))[0] == 200
        await world.slash("Ada", "table new", game="doomrock")
        await world.click("Ben", "Join")
        await world.click("Ada", "Start")
        world.faults.next("callback", Status(404))
        await world.slash("Ben", "table hand", settle=False)
        await world.slash("Ben", "table hand")
        found = await figures(port)
        assert found['waykeeper_answer_seconds_count{since="creation"}'] == 4
        assert found['waykeeper_answer_seconds_sum{since="creation"}'] > 0
        assert found['waykeeper_tables{status="running"}'] == 1 and found["waykeeper_ready"] == 1
        assert found['waykeeper_rest_errors_total{status="404"}'] == 1
        assert found["waykeeper_sign_ins_total"] == 1 and found["waykeeper_sign_ins_left"] == 999
        assert found["waykeeper_commit_seconds_count"] >= 3 and found["waykeeper_panel_seconds_count"] >= 3

        # the end: what is under way is finished, what comes now is sent away, the exit code is 0
        held = asyncio.Event()
        world.faults.next("callback", Held(held))
        slow = asyncio.ensure_future(world.click("Ada", "Refresh", settle=False))
        await world.until(lambda: world.discord.rest.running, what="the slow click did not come")
        assert world.bot is not None and world.bot.process is not None
        world.bot.process.terminate()
        said = await until_told(port, "/readyz", 503)
        assert "The bot is being stopped." in said["reasons"]
        late = await world.click("Ben", "Refresh", settle=False)
        held.set()
        assert "I am just being restarted" in world.text(late)
        assert not (await slow).failed
        assert await world.bot.ended() == 0
        assert await told(port, "/healthz") == (0, None)

        log = world.bot.log
        lines = [json.loads(line) for line in log.splitlines()]
        assert all({"time", "level", "event"} <= set(line) for line in lines)
        assert any(line["event"] == "signed in" and "permissions=" in line["invite"] for line in lines)
        secrets = private_words(world, ["Ada", "Ben"])
        assert len(secrets) > 3
        for secret in (world.discord.token, world.discord.token.split(".")[2], *secrets):
            assert secret not in log, secret


async def test_with_few_sign_ins_left_a_real_process_waits_and_can_be_stopped(tmp_path: Path) -> None:
    port = free_port()
    async with wire_world(tmp_path, health_port=port, started=False) as world:
        world.discord.rest.sign_ins_left = 7
        assert world.bot is not None
        await world.bot.start()
        end = time.monotonic() + GIVE_UP
        while not any("only 7 more sign-ins" in why for why in (await until_told(port, "/readyz", 503))["reasons"]):
            assert time.monotonic() < end, "it does not wait"
            await asyncio.sleep(0.05)
        assert (await told(port, "/healthz"))[0] == 200
        assert await world.stop() == 0  # and not when the day is over
        assert world.gateway.identified == 0
