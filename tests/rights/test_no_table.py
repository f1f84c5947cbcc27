"""Ids without a table reach none: what stands behind the `~` is a word of a deed, never the id of a table."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from tests.simcord_world import simcord_world
from tests.ui.asker import toy_surface
from tests.ui.test_table import begun, forged

ELSEWHERE = "second-table"


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


@pytest.mark.parametrize("deed", ["clear", "log", "export", "keep", "practice"])
async def test_no_deed_takes_a_table_out_of_its_operation(maker: Callable[[], Any], deed: str) -> None:
    """Ada is the host, and still her table answers nobody who is elsewhere."""
    async with simcord_world(maker, channels=("the-table", ELSEWHERE)) as world:
        await begun(world)
        info = await world.bot.tables.index.by_channel(world.channel().id)
        await world.slash("Cleo", "table new", ELSEWHERE, game="toy")
        for user in ("Ada", "Cleo"):
            shown = len(world.messages(ELSEWHERE, user=user))
            await forged(world, user, f"wk:~:-:{deed}-{info.id}", world.board(ELSEWHERE))
            told = world.ephemerals(user, ELSEWHERE)[-1]
            assert not told.attachments and "This place" not in world.text(told)
            assert info.id not in str(told.components) and len(world.text(told).splitlines()) == 1
            assert len(world.messages(ELSEWHERE, user=user)) == shown + 1
        now = await world.bot.tables.keeper.get(info.id)
        assert (now.status, now.version) == (info.status, info.version)
