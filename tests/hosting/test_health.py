"""What /healthz, /readyz and /metrics answer, asked over HTTP, with a real store behind."""

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.hosting import health as module
from bot.hosting.health import Health
from bot.hosting.metrics import Metrics
from tests.tables.conftest import migrated, path
from tests.tables.play import open_tables

__all__ = ["migrated", "path"]


class Asked:
    """A health server over a bot that says of itself what the test wants."""

    def __init__(self, bot: Any, metrics: Metrics | None) -> None:
        self.bot = bot
        self.health = Health(bot, metrics)

    async def get(self, where: str) -> tuple[int, Any]:
        port = self.health._runner.addresses[0][1]  # type: ignore[union-attr]
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{where}") as response:
            return response.status, await (response.json() if "json" in response.content_type else response.text())

    async def reasons(self, where: str) -> list[str]:
        status, said = await self.get(where)
        assert status == (200 if said["ok"] else 503) and said["ok"] == (not said["reasons"]) and said["version"]
        found: list[str] = said["reasons"]
        return found


@pytest.fixture
async def asked(path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Asked]:
    monkeypatch.setattr(module, "FRESH", 0.0)
    tables = await open_tables(path)
    bot = SimpleNamespace(tables=tables, is_draining=False, is_connected=True, is_synced=True, is_closed=lambda: False)
    found = Asked(bot, Metrics("1"))
    await found.health.start("127.0.0.1", 0)
    yield found
    await found.health.stop()
    await tables.close()


async def test_a_bot_that_is_well(asked: Asked) -> None:
    assert await asked.reasons("/healthz") == [] and await asked.reasons("/readyz") == []
    status, figures = await asked.get("/metrics")
    assert status == 200 and "waykeeper_ready 1.0" in figures and 'waykeeper_tables{status="running"} 0.0' in figures
    assert (await asked.get("/"))[0] == 404


async def test_every_reason_is_told_at_once_and_none_of_them_calls_for_a_restart(asked: Asked) -> None:
    asked.bot.is_connected = asked.bot.is_synced = False
    asked.bot.is_draining = True
    asked.health.waiting = "Waiting for tomorrow."
    reasons = await asked.reasons("/readyz")
    assert [reason.split()[-1] for reason in reasons] == ["stopped.", "tomorrow.", "gateway.", "yet."]
    assert await asked.reasons("/healthz") == []
    assert "waykeeper_ready 0.0" in (await asked.get("/metrics"))[1]


async def test_before_the_database_is_open_we_live_but_are_not_ready(asked: Asked) -> None:
    del asked.bot.tables
    assert await asked.reasons("/healthz") == []
    assert await asked.reasons("/readyz") == ["The database is not open yet."]
    assert (await asked.get("/metrics"))[0] == 200


async def test_a_database_that_takes_no_writes_is_alive_and_not_ready(asked: Asked) -> None:
    await asked.bot.tables.database.read(lambda c: c.exec_driver_sql("PRAGMA query_only=ON"))
    assert await asked.reasons("/healthz") == []
    assert "cannot be written" in (await asked.reasons("/readyz"))[0]
    await asked.bot.tables.database.read(lambda c: c.exec_driver_sql("PRAGMA query_only=OFF"))
    assert await asked.reasons("/readyz") == []


async def test_a_database_that_does_not_answer(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as hasty:
        hasty.setattr(module, "PATIENCE", 0.05)
        async with asked.bot.tables.database._turn:  # somebody holds it and does not let go
            assert await asked.reasons("/healthz") == ["The database does not answer within 0.05 seconds."]
    assert await asked.reasons("/healthz") == []


async def test_without_the_exporter_the_rest_works(path: Path) -> None:
    bot = SimpleNamespace(is_draining=False, is_connected=False, is_synced=False, is_closed=lambda: False)
    found = Asked(bot, None)
    await found.health.start("127.0.0.1", 0)
    status, said = await found.get("/metrics")
    assert status == 501 and "install the extra `metrics`" in said
    assert (await found.get("/healthz"))[0] == 200
    await found.health.stop()
