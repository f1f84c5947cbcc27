"""How long a broken connection is waited with, which discord.py decides inside itself."""

import time
from types import SimpleNamespace
from typing import Any

import pytest
from discord.shard import Shard

from bot.hosting.connection import STEADY, stay_connected


async def test_a_shard_that_loses_its_line_again_and_again_waits_a_minute_at_most_and_forgets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """discord.py would wait up to 17 minutes, and go on so after half an hour without trouble."""
    closed: Any = SimpleNamespace(is_closed=lambda: True)
    await stay_connected(closed)
    client: Any = SimpleNamespace(dispatch=None, _reconnect=True)
    shard = Shard(closed, client, lambda item: None)
    waits = [shard._backoff.delay() for _ in range(500)]
    assert max(waits) <= 64 and max(waits) > 32, "it does grow"
    later = time.monotonic() + STEADY + 1
    monkeypatch.setattr(time, "monotonic", lambda: later)
    assert shard._backoff.delay() <= 2
