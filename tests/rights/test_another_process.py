"""A table of another process: a click on it is left to that process, or refused like a table that stands nowhere."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.rules.errors import NotPossible
from bot.tables.model.errors import NotOwner
from bot.tables.service import Tables
from bot.tables.store.shards import Shards
from bot.ui.door.door import Door
from tests.postgres import Server
from tests.rules.toy import Toy
from tests.tables.play import ADA, HandClock

OURS, THEIRS = 1 << 22, 2 << 22


async def served(address: str, shard: str) -> Tables:
    return await Tables.open(address, [Toy()], clock=HandClock(), shards=Shards.parse(shard))


def click(guild: int) -> Any:
    """As the door needs one."""
    return SimpleNamespace(guild_id=guild, channel_id=5, user=SimpleNamespace(id=ADA), extras={})


async def test_a_click_on_a_table_of_another_process(postgres: Server, tmp_path: Path) -> None:
    address = await postgres.empty()
    low, high = await served(address, "0/2"), await served(address, "1/2")
    mine, other = (low, high) if low.database.shards.has(OURS) else (high, low)
    theirs = THEIRS if other.database.shards.has(THEIRS) else OURS + (1 << 22)
    try:
        table = (await other.lobby.create("toy", theirs, 5, ADA, name="Ada")).info.id
        mine.keeper.memory.forget(table)
        with pytest.raises(NotPossible) as here:  # forged: pressed on a server of ours
            await Door(mine).find(click(OURS), table)
        with pytest.raises(NotPossible) as nowhere:
            await Door(mine).find(click(OURS), "nowhere2")
        assert here.value.text == nowhere.value.text, "whether it stands elsewhere or nowhere sounds the same"
        with pytest.raises(NotOwner):  # theirs to answer
            await Door(mine).find(click(theirs), table)
    finally:
        await low.close()
        await high.close()
        await postgres.drop(address)
