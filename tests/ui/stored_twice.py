"""Transactions that run twice, as one does that failed together with another's (`ChannelRecords.play`)."""

import contextlib
from typing import Any

import pytest

from tests.simcord_world import World


def store_twice(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on everything is written once in vain, and then for good."""
    database = world.bot.channel_records._database
    write = type(database).write

    async def again(self: Any, job: Any, *more: Any) -> Any:
        def fails(connection: Any) -> None:
            job(connection)
            raise RuntimeError("another's job failed")

        with contextlib.suppress(RuntimeError):
            await write(self, fails, *more)
        return await write(self, job, *more)

    monkeypatch.setattr(type(database), "write", again)
