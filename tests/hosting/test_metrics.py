"""What is counted: by tables that are really played, and by requests that really fail on a loopback server."""

import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web

from bot.hosting.metrics import Metrics
from bot.hosting.rest import Requests
from bot.rules.rng import Chance
from bot.tables.model.errors import RulesBroke
from bot.tables.model.observe import SILENT, Observer
from tests.tables.conftest import migrated, path
from tests.tables.play import ADA, HandClock, new_table, open_tables, play_on

__all__ = ["migrated", "path"]
ROOT = Path(__file__).parents[2]


def figures(metrics: Metrics, census: Any = None) -> dict[str, float]:
    """Name with labels -> value."""
    lines = metrics.text(census, ready=True).decode().splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


async def test_tables_that_are_played_are_counted(path: Path) -> None:
    metrics = Metrics("1.2.3")
    tables = await open_tables(path, observer=metrics)
    metrics.plays(tables.games.values())
    table = await new_table(tables, players=2, rounds=2)
    await new_table(tables, channel=11)
    commits = figures(metrics)["waykeeper_commit_seconds_count"]
    played = await play_on(tables, table, Chance(b"figures", {}))
    found = figures(metrics, await tables.health.census())
    assert found["waykeeper_commit_seconds_count"] - commits == len(played) > 5
    assert found['waykeeper_tables{status="ended"}'] == 1 and found['waykeeper_tables{status="running"}'] == 1
    assert found['waykeeper_tables{status="lobby"}'] == 0 and found["waykeeper_tables_live"] == 2
    assert found['waykeeper_info{version="1.2.3"}'] == 1
    assert found['waykeeper_game_info{content="toy",game="toy",rules="1"}'] == 1
    waiting = found["waykeeper_outbox_pending"]
    await tables.outbox.add_post(table, "board", {})
    assert figures(metrics, await tables.health.census())["waykeeper_outbox_pending"] == waiting + 1
    await tables.close()


async def test_rules_that_break_and_tables_that_come_back_different(path: Path) -> None:
    metrics = Metrics("1")
    tables = await open_tables(path, clock=HandClock(), observer=metrics)
    table = await new_table(tables)
    await tables.playing.do(table, ADA, "1")
    game = tables.games["toy"]
    whole = game.steps

    async def broken(play: object) -> None:
        raise ZeroDivisionError

    game.steps = {**whole, "take": broken}
    with pytest.raises(RulesBroke):
        await tables.playing.do(table, ADA + 1, "1")
    game.steps = whole
    await tables.keeper.storage.write(lambda c: c.exec_driver_sql("UPDATE game_table SET digest = 'x'"))
    tables.keeper.memory.forget(table)
    await tables.keeper.get(table)
    await tables.keeper.storage.write(lambda c: c.exec_driver_sql("UPDATE choice SET key = 'toy.other'"))
    tables.keeper.memory.forget(table)
    await tables.keeper.get(table)
    await tables.close()
    found = figures(metrics)
    assert found['waykeeper_rules_broken_total{game="toy"}'] == 1
    assert found['waykeeper_replay_mismatches_total{kind="differs"}'] == 1
    assert found['waykeeper_replay_mismatches_total{kind="lost"}'] == 1


@pytest.fixture
async def server() -> AsyncIterator[str]:
    """Answers every request with the status that its path begins with; `/0/...` breaks the connection."""

    async def answer(request: web.Request) -> web.Response:
        status = int(request.path.split("/")[1])
        if not status:
            assert request.transport is not None
            request.transport.abort()
        headers = {"X-RateLimit-Scope": "shared"} if status == 429 else {}
        return web.Response(status=status, headers=headers)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


def click(number: int, kind: discord.InteractionType = discord.InteractionType.component) -> Any:
    return SimpleNamespace(id=number, type=kind)


async def test_requests_to_discord_are_counted_by_what_came_of_them(server: str) -> None:
    metrics = Metrics("1")
    requests = Requests(metrics)
    made = (int((time.time() - 0.3) * 1000) - 1_420_070_400_000) << 22
    typed = made + 1
    requests.received(click(made))
    requests.received(click(typed, discord.InteractionType.autocomplete))
    async with aiohttp.ClientSession(trace_configs=[requests.trace]) as session:
        for status in (200, 200, 404, 429, 503, 503):
            await session.get(f"{server}/{status}/channels/1/messages")
        with pytest.raises(aiohttp.ClientError):
            await session.get(f"{server}/0/channels")
        for number in (made, made, typed, made + 2):  # answered twice, typed, of a life before
            await session.post(f"{server}/204/interactions/{number}/aW50ZXJhY3Rpb24secret/callback")
        await session.post(f"{server}/500/interactions/{made}/aW50ZXJhY3Rpb24secret/callback")
    found = figures(metrics)
    errors = {name: value for name, value in found.items() if re.match(r"waykeeper_rest_errors_total", name)}
    assert errors == {
        f'waykeeper_rest_errors_total{{status="{status}"}}': count
        for status, count in (("404", 1), ("429", 1), ("500", 1), ("503", 2), ("lost", 1))
    }
    assert found['waykeeper_rest_limited_total{scope="shared"}'] == 1
    assert found['waykeeper_answer_seconds_count{since="receipt"}'] == 1
    created, received = (found[f'waykeeper_answer_seconds_sum{{since="{since}"}}'] for since in ("creation", "receipt"))
    assert 0.3 <= created < 30 and received < created
    assert b"secret" not in metrics.text(None, ready=True)


def test_sign_ins_left_go_down_with_each() -> None:
    metrics = Metrics("1")
    metrics.signed_in()
    assert figures(metrics)["waykeeper_sign_ins_left"] == -1
    metrics.sign_ins_left(600)
    metrics.signed_in()
    metrics.late(0.2)
    found = figures(metrics)
    assert (found["waykeeper_sign_ins_left"], found["waykeeper_sign_ins_total"]) == (599, 2)
    assert found["waykeeper_loop_lag_seconds_sum"] == 0.2


def test_every_observation_has_a_figure_and_without_an_exporter_none_is_kept() -> None:
    from typing import get_args

    from bot.tables.model.observe import Span, Tally

    metrics = Metrics("1")
    for span in get_args(Span):
        metrics.took(span, 0.01)
        assert figures(metrics)[f"waykeeper_{span}_seconds_count"] == 1
    labelled = {"refusal", "replay_mismatch", "rule_broke"}
    before = len(figures(metrics))
    for tally in get_args(Tally):
        metrics.noted(tally, "toy" if tally in labelled else "")
    assert len(figures(metrics)) > before
    assert type(SILENT) is Observer and not hasattr(SILENT, "__dict__")


def test_without_a_port_nothing_of_it_is_imported(tmp_path: Path) -> None:
    script = (
        "import sys\n"
        "from bot.hosting.process import Host\n"
        "from bot.settings import Settings\n"
        "host = Host(Settings(_env_file=None, data_dir='.'))\n"
        "assert host.metrics is None and host.bot.http.http_trace is None\n"
        "print('prometheus_client' in sys.modules)\n"
    )
    environment = {"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"}
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=tmp_path, env=environment)
    assert ran.stdout == "False\n", ran.stderr
